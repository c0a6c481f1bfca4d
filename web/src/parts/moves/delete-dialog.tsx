import type { Card } from '../../../../shared/model/submission.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { MOVE_READS, withdrawOlder } from '../undo.ts';

/** What is read again where somebody is deleted: not the candidate, who is gone. */
const READS = MOVE_READS.filter((name) => name !== 'getSubmission');

export interface DeleteDialogProps {
  readonly card: Pick<Card, 'id' | 'name'>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a profile goes for good (3-pipeline, section 5). */
export default function DeleteDialog({ card, onClose, onDeleted }: DeleteDialogProps) {
  const { attempt, busy } = useApiMutation('deleteSubmission', { refreshes: READS });
  const confirm = async () => {
    if (!(await attempt({ params: { id: card.id } }))) return;
    withdrawOlder([card]);
    onClose();
    onDeleted();
    showToast('Candidate deleted.', { about: card.name });
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${card.name} permanently?`}
      confirmLabel="Delete permanently"
      loading={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <p>
        The profile goes from this job with its resume, emails, answers and notes, and no further email leaves. This
        cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
