import type { Teammate } from '../../../../../shared/model/account.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { TEAM_CHANGE } from './team-reads.ts';
import { firstNameOf, nameOf } from './team-words.ts';

/** Asks before somebody becomes an admin, or is one no longer. */
export default function RightsDialog({ person, onClose }: { person: Teammate; onClose: () => void }) {
  const { attempt, busy } = useApiMutation('changeAdminRights', TEAM_CHANGE);
  const isAdmin = person.employer.accountAdmin;
  const name = firstNameOf(person);
  const change = async () => {
    if (await attempt({ params: { id: person.id }, body: { accountAdmin: !isAdmin } }))
      showToast(isAdmin ? `${nameOf(person)} is no longer an admin.` : `${nameOf(person)} is an admin now.`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger={isAdmin}
      title={isAdmin ? `Take the admin rights of ${nameOf(person)}?` : `Make ${nameOf(person)} an admin?`}
      confirmLabel={isAdmin ? 'Take the rights' : 'Make an admin'}
      loading={busy}
      onCancel={onClose}
      onConfirm={() => void change()}
    >
      <p>
        {isAdmin
          ? `From now on ${name} no longer changes the team, its settings and its domains. Their jobs stay theirs.`
          : `${name} will invite and remove people, say who else is an admin, change the settings of the team, and read the audit log.`}
      </p>
    </ConfirmDialog>
  );
}
