import { useParams } from 'react-router-dom';
import type { PersonOverview } from '../../../../shared/contract/persons.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { messageOf } from '../../api/problem.ts';
import { useApi } from '../../api/use-api.ts';
import { addressWords } from '../../parts/candidate/address-words.ts';
import { shortDay } from '../../parts/candidate/dates.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { useTitle } from '../../ui/hooks/use-title.ts';
import styles from './person.module.css';
import { PersonJob } from './person-job.tsx';

/** Somebody over all jobs of the account: where they stand, what was written, what leaves next, and why nothing does. */
export default function PersonPage() {
  const { submissionId } = useParams();
  const id = submissionId as SubmissionId;
  const { data, error, isValidating, mutate } = useApi('getPerson', { params: { id } });
  useTitle(data?.name ?? 'Person');
  return (
    <>
      <header className={cx('head', styles.head)}>
        {data && <Avatar name={data.name} decorative />}
        <div className="grow">
          <h1 className="cut">{data?.name ?? 'Person'}</h1>
          {data && <p className="small muted cut">{[data.jobTitle, data.employer].filter(Boolean).join(' at ')}</p>}
        </div>
      </header>
      <div className="page">
        <div className="in col g6">
          {data && <Known person={data} />}
          {!data && error && (
            <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />
          )}
          {!data && !error && (
            <Loading label="Loading the person">
              <SkeletonText lines={8} />
            </Loading>
          )}
        </div>
      </div>
    </>
  );
}

function Known({ person }: { person: PersonOverview }) {
  const { jobs, addresses, suppressed, held } = person;
  return (
    <>
      {suppressed.map(({ why, at }) => (
        <EducationBox key={why} type="warning">
          {why}
          {at && <span className="faint"> Since {shortDay(at)}.</span>}
        </EducationBox>
      ))}
      {held && suppressed.length === 0 && (
        <EducationBox>
          {held.why}
          <span className="faint">
            {' '}
            {held.jobTitle}
            {held.until && `, until ${shortDay(held.until)}`}.
          </span>
        </EducationBox>
      )}
      <section className="col" aria-labelledby="jobs-of-person">
        <h2 id="jobs-of-person">{jobs.length === 1 ? 'One job' : `${jobs.length} jobs`}</h2>
        <ul className="col g3">
          {jobs.map((job) => (
            <PersonJob key={job.submissionId} job={job} />
          ))}
        </ul>
      </section>
      <section className="col" aria-labelledby="addresses-of-person">
        <h2 id="addresses-of-person">Addresses</h2>
        {addresses.length === 0 && <p className="muted">No address is known of them.</p>}
        <ul className={styles.addresses}>
          {addresses.map((address) => (
            <li key={address.email}>
              <span className={styles.email}>{address.email}</span>
              <span className="small muted">{addressWords(address)}</span>
              {address.closedAt && (
                <span className="small muted">It takes no mail since {shortDay(address.closedAt)}.</span>
              )}
              {jobs.length > 1 && <span className="small faint">Known on {address.jobTitles.join(', ')}</span>}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
