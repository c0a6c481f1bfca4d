import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

/** The company that a person had, and the one they have now. */
export interface CompanyChange {
  readonly from: string;
  readonly to: string;
  /** How many of their jobs name the old one. */
  readonly jobs: number;
}

/** Asks whether the person's jobs that name the old company take over the new one (1-product, section 2). */
export function CompanyDialog({ change: { from, to, jobs }, onClose }: { change: CompanyChange; onClose: () => void }) {
  const { attempt, busy } = useApiMutation('applyCompanyName', { refreshes: ['listJobs', 'getJob'] });
  const apply = async () => {
    const answer = await attempt({ body: { oldCompanyName: from } });
    if (!answer) return;
    showToast(`Updated ${answer.updatedJobCount} of your jobs`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Update your jobs as well?"
      cancelLabel="Leave them"
      confirmLabel="Update my jobs"
      loading={busy}
      onCancel={onClose}
      onConfirm={() => void apply()}
    >
      <p>
        {jobs === 1 ? '1 of your jobs or drafts names' : `${jobs} of your jobs and drafts name`} “{from}”. From now on{' '}
        {jobs === 1 ? 'it' : 'they'} can name “{to}”. Jobs for other companies stay as they are.
      </p>
    </ConfirmDialog>
  );
}
