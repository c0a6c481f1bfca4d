import { GUEST_RATINGS, type GuestLink } from '../../../../shared/model/guest.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { messageOf } from '../../api/problem.ts';
import { useApi } from '../../api/use-api.ts';
import { Tag, type TagType } from '../../ui/data/tag.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { contactDate } from '../candidate/dates.ts';
import styles from './guests.module.css';

const LOOKS: Readonly<Record<keyof typeof GUEST_RATINGS, TagType>> = { YES: 'success', MAYBE: 'warning', NO: 'danger' };

/** What was said by a link, of each of its profiles. */
export function GuestAnswers({ link: { id: linkId, jobId } }: { link: GuestLink }) {
  const { data, error, isValidating, mutate } = useApi('listGuestAnswers', { params: { id: jobId, linkId } });
  if (error && !data)
    return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <Loading label="Loading the answers">
        <SkeletonText lines={2} />
      </Loading>
    );
  if (data.length === 0) return <p className="small muted">None of its profiles is on this job any more.</p>;
  return (
    <ul className="col g3">
      {data.map(({ submissionId, name, rating, comment, date }) => (
        <li key={submissionId} className={styles.answer}>
          <span className="row g1 wrap">
            <a
              className="link"
              href={`${WEB_PATHS.job(jobId)}?submissionId=${submissionId}`}
              target="_blank"
              rel="noopener"
            >
              {name}
            </a>
            {rating ? <Tag type={LOOKS[rating]}>{GUEST_RATINGS[rating]}</Tag> : null}
            <span className="small muted">{date ? contactDate(date) : 'No answer yet'}</span>
          </span>
          {comment && <p>{comment}</p>}
        </li>
      ))}
    </ul>
  );
}
