import Heart from 'lucide-react/icons/heart';
import HeartOff from 'lucide-react/icons/heart-off';
import { ERRORS } from '../../../../shared/contract/errors.ts';
import type { Submission } from '../../../../shared/model/submission.ts';
import { benchmarkLinkOf } from '../../../../shared/rules/sourcing/benchmark.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './candidate.module.css';

const READS = ['getSubmission', 'listReviewIds', 'getFunnel', 'getJob'] as const;

/** Shows sourcers what one looks for by this profile (3-pipeline, section 2). */
export function BenchmarkPanel({ submission, isClosed }: { submission: Submission; isClosed: boolean }) {
  const { id, jobId, name, isBenchmarked, candidate, version } = submission;
  const options = { refreshes: READS, refreshesRefused: true };
  const adding = useApiMutation('addBenchmarkProfile', options);
  const removing = useApiMutation('removeBenchmarkProfile', options);
  const hasLink = benchmarkLinkOf(candidate.socialProfiles) !== undefined;
  const add = async () => {
    if (await adding.attempt({ params: { id: jobId }, body: { submissionId: id, version } }))
      showToast('Added to the benchmark profiles.', { about: name });
  };
  const remove = async () => {
    if (await removing.attempt({ params: { id: jobId }, body: { submissionId: id, version } }))
      showToast('Taken from the benchmark profiles.', { about: name });
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
      <div>
        <Button
          size="s"
          icon={isBenchmarked ? <HeartOff className="s" /> : <Heart className="s" />}
          loading={adding.busy || removing.busy}
          disabledReason={isClosed ? ERRORS.JOB_CLOSED.title : undefined}
          onClick={() => void (isBenchmarked ? remove() : add())}
        >
          {isBenchmarked ? 'Take back' : 'Add as benchmark profile'}
        </Button>
      </div>
    </section>
  );
}
