import type { Job } from '../../../../../shared/model/job.ts';
import { refundOnStop } from '../../../../../shared/rules/sourcing/sourcing.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

const profiles = (count: number) => (count === 1 ? '1 profile' : `${count} profiles`);

/** What stopping gives back, in a sentence; nothing on an unlimited plan. */
export const refundWords = (refunded: number): string =>
  refunded === 0
    ? 'Sourcing stopped. Every profile was delivered.'
    : `Sourcing stopped. ${profiles(refunded)} ${refunded === 1 ? 'was' : 'were'} given back.`;

/** Stops the open request after saying how many profiles come back. */
export default function StopDialog(props: {
  job: Job;
  isUnlimited: boolean;
  onClose: () => void;
  onStopped: (job: Job) => void;
}) {
  const { job, isUnlimited, onClose, onStopped } = props;
  const { attempt, busy } = useApiMutation('stopSourcing', { refreshes: ['getAccount', 'listJobs'] });
  const missing = job.sourcingRequest ? refundOnStop(job, job.sourcingRequest.batchSize) : 0;
  const stop = async () => {
    const answer = await attempt({ params: { id: job.id } });
    if (answer) {
      showToast(isUnlimited ? 'Sourcing stopped.' : refundWords(answer.refunded));
      onStopped(answer.job);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title="Stop sourcing?"
      confirmLabel="Stop sourcing"
      loading={busy}
      onCancel={onClose}
      onConfirm={() => void stop()}
    >
      <p>
        {isUnlimited
          ? `${profiles(missing)} of this batch will not come.`
          : `${profiles(missing)} of this batch will not come and ${missing === 1 ? 'is' : 'are'} given back to your account.`}
      </p>
    </ConfirmDialog>
  );
}
