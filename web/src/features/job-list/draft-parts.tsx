import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { JobRow } from '../../../../shared/model/job.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

/** Deletes a draft, once one is sure. */
export function DeleteDraft({ job }: { job: JobRow }) {
  const [isAsking, setAsking] = useState(false);
  const deleting = useApiMutation('deleteDraft', { refreshes: ['listJobs', 'countJobs'] });
  const remove = async () => {
    const answer = await deleting.attempt({ params: { id: job.id } });
    setAsking(false);
    if (answer) showToast('The draft is deleted.', { about: job.title });
  };
  return (
    <>
      <IconButton size="s" label={`Delete the draft ${job.title}`} icon={<Trash2 />} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title="Delete this draft?"
        confirmLabel="Delete"
        danger
        loading={deleting.busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      >
        What was filled in of “{job.title}” is gone for good.
      </ConfirmDialog>
    </>
  );
}
