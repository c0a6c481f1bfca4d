import type { JobRow } from '../../../../shared/model/job.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

/** Deletes a draft, once one is sure. */
export default function DeleteDraftDialog({ job, onClose }: { job: JobRow; onClose: () => void }) {
  const deleting = useApiMutation('deleteDraft', { refreshes: ['listJobs', 'countJobs'] });
  const remove = async () => {
    const answer = await deleting.attempt({ params: { id: job.id } });
    onClose();
    if (answer) showToast('The draft is deleted.', { about: job.title });
  };
  return (
    <ConfirmDialog
      open
      title="Delete this draft?"
      confirmLabel="Delete"
      danger
      loading={deleting.busy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      What was filled in of “{job.title}” is gone for good.
    </ConfirmDialog>
  );
}
