import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { JobId } from '../../../../shared/model/ids.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { useFlag } from '../../api/use-user.ts';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { FormScreen } from './form-screen.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { useFacts } from './use-facts.ts';

const titleOf = (jobId: string | undefined) => (jobId ? 'Edit job' : 'Post a job');

function JobFormOf({ jobId, copyOf }: { jobId: JobId | undefined; copyOf: JobId | undefined }) {
  const known = useFacts(jobId, copyOf);
  const title = titleOf(jobId);
  if (known.state === 'ready') return <FormScreen title={title} facts={known.facts} />;
  return (
    <>
      <header className="head">
        <h1>{title}</h1>
      </header>
      {known.state === 'problem' ? (
        <div className="page">
          <ProblemState title={known.message} onRetry={known.retry} />
        </div>
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

/** By its form alone: the schema of ids is larger than all the rest of the page. */
const isJobId = (text: string | null): text is JobId => /^job_[A-Za-z0-9]{1,64}$/.test(text ?? '');

/** The form of a new or a saved job (2-jobs, section 2). */
export default function JobFormPage() {
  const { jobId } = useParams();
  useTitle(titleOf(jobId));
  const [query] = useSearchParams();
  const asked = query.get('copyOf');
  const copied = isJobId(asked) ? asked : undefined;
  const onlyViaAts = useFlag('jobPostingOnlyViaAts');
  if (onlyViaAts && !jobId) return <Navigate to={WEB_PATHS.jobs} replace />;
  return <JobFormOf key={jobId ?? copied ?? 'new'} jobId={jobId as JobId | undefined} copyOf={copied} />;
}
