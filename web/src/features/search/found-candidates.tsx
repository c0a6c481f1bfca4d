import { Link } from 'react-router-dom';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { highlight } from '../../../../shared/rules/text/highlight.ts';
import type { AnswerOf } from '../../api/routes.ts';
import { Marked } from '../../parts/marked.tsx';
import { Avatar } from '../../ui/data/avatar.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './search.module.css';

type Found = AnswerOf<'searchCandidates'>;

/** Whom a search found: each opens on the job they are on. */
export const FoundCandidates = ({ found, onOpen }: { found: Found; onOpen: () => void }) => (
  <ul className={styles.results} aria-label="Candidates">
    {found.candidates.map((one) => (
      <li key={one.submissionId} className={styles.found}>
        <Link
          className={styles.result}
          data-result
          to={`${WEB_PATHS.job(one.jobId)}/profiles?submissionId=${one.submissionId}`}
          onClick={onOpen}
        >
          <Avatar name={one.name} size="s" decorative />
          <span className="grow">
            <b className="cut">
              <Marked pieces={highlight(one.name, found.terms, true)} />
            </b>
            <span className="small muted cut">
              <Marked pieces={highlight(workOf(one), found.terms, true)} />
            </span>
            {one.email && (
              <span className="small muted cut">
                <mark>{one.email}</mark>
              </span>
            )}
            <span className="small faint cut">{one.jobTitle}</span>
          </span>
        </Link>
        <Link
          className={cx('link small', styles.person)}
          to={WEB_PATHS.person(one.submissionId)}
          onClick={onOpen}
          aria-label={`All jobs of ${one.name}`}
        >
          All jobs
        </Link>
      </li>
    ))}
  </ul>
);

const workOf = ({ title, employer }: Found['candidates'][number]) => [title, employer].filter(Boolean).join(', ');
