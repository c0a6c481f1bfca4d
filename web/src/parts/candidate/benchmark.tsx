import Heart from 'lucide-react/icons/heart';
import { ERRORS } from '../../../../shared/contract/errors.ts';
import type { Submission } from '../../../../shared/model/submission.ts';
import { benchmarkLinkOf } from '../../../../shared/rules/sourcing/benchmark.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './candidate.module.css';

/** Shows sourcers what one looks for by this profile (3-pipeline, section 2). */
export function BenchmarkPanel({ submission, isClosed }: { submission: Submission; isClosed: boolean }) {
  const { id, jobId, name, isBenchmarked, candidate } = submission;
  const { attempt, busy } = useApiMutation('addBenchmarkProfile', {
    refreshes: ['getSubmission', 'listReviewIds', 'getFunnel', 'getJob'],
  });
  const hasLink = benchmarkLinkOf(candidate.socialProfiles) !== undefined;
  const add = async () => {
    if (await attempt({ params: { id: jobId }, body: { submissionId: id } }))
      showToast('Added to the benchmark profiles.', { about: name });
  };
  return (
    <section className={cx('col g3', styles.benchmark)} aria-label="Benchmark profile">
      <h2>Benchmark profile</h2>
      <p className="small muted">
        {isBenchmarked
          ? 'This profile is a benchmark of the job.'
          : hasLink
            ? 'Is this what you look for? Sourcers will see the link of this public profile with the job.'
            : 'Is this what you look for? No public profile is known, so sourcers will see nothing of it.'}
      </p>
      {!isBenchmarked && (
        <div>
          <Button
            size="s"
            icon={<Heart className="s" />}
            loading={busy}
            disabledReason={isClosed ? ERRORS.JOB_CLOSED.title : undefined}
            onClick={() => void add()}
          >
            Add as benchmark profile
          </Button>
        </div>
      )}
    </section>
  );
}
