import type { TeamInvitation } from '../../../../../shared/model/account.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { TEAM_CHANGE } from './team-reads.ts';

/** Asks before an invitation is taken back. */
export function RevokeDialog({ invitation, onClose }: { invitation: TeamInvitation; onClose: () => void }) {
  const { attempt, busy } = useApiMutation('revokeInvitation', TEAM_CHANGE);
  const revoke = async () => {
    if (await attempt({ params: { id: invitation._id } })) showToast('The invitation is revoked.');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title="Revoke the invitation?"
      loading={busy}
      onCancel={onClose}
      onConfirm={() => void revoke()}
    >
      <p>The link that was sent to {invitation.email} will open nothing any more.</p>
    </ConfirmDialog>
  );
}
