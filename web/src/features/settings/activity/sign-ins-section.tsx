import { Link } from 'react-router-dom';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import { messageOf } from '../../../api/problem.ts';
import { usePages } from '../../../api/use-pages.ts';
import { me, useUser } from '../../../api/use-user.ts';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Earlier } from '../earlier.tsx';
import { Section } from '../section.tsx';
import frame from '../settings.module.css';
import { When } from '../when.tsx';
import styles from './activity.module.css';

/** When one signed in with one's own address: a sign-in that was not one's own shows here. */
export function SignInsSection() {
  const { accountAdmin } = useUser().employer;
  const pages = usePages('listSignIns', (after) => ({ ...me, query: after ? { after } : {} }));
  const entries = pages.data?.flatMap((page) => page.entries);
  return (
    <Section title="Your sign-ins">
      <p className="muted">
        Do you see one that was not you? Change your password and sign out everywhere, in{' '}
        <Link className="link" to={`${WEB_PATHS.settings}/about`}>
          About you
        </Link>
        {accountAdmin ? '.' : ', and tell your admin.'}
      </p>
      <div className={frame.panel}>
        {entries && (
          <ul className={styles.signIns} aria-label="Your sign-ins">
            {entries.map(({ id, at, details }) => (
              <li key={id} className="row">
                <span className="grow">
                  <When at={at} />
                </span>
                <span className="muted">{details ?? 'Device not known'}</span>
              </li>
            ))}
            {entries.length === 0 && <li className="muted">No sign-in was noted yet.</li>}
          </ul>
        )}
        {!entries && pages.error && (
          <ProblemState
            title={messageOf(pages.error)}
            retrying={pages.isValidating}
            onRetry={() => void pages.mutate()}
          />
        )}
        {!entries && !pages.error && (
          <Loading label="Loading your sign-ins">
            <div className={styles.signIns}>
              <SkeletonText lines={4} />
            </div>
          </Loading>
        )}
      </div>
      <Earlier pages={pages} />
    </Section>
  );
}
