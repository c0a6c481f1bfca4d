import type { Teammate, TeammateJobCount } from '../../../../../shared/model/account.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useUser } from '../../../api/use-user.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { TEAM_CHANGE } from './team-reads.ts';
import { firstNameOf, nameOf, ownsJobs } from './team-words.ts';
import styles from './teammates.module.css';

interface ConfirmStepProps {
  readonly person: Teammate;
  /** Whom the jobs and the emails go to; oneself where nobody else was chosen. */
  readonly successor: Teammate | undefined;
  readonly jobs: TeammateJobCount;
  readonly onClose: () => void;
}

/** Asks whether one is sure, and says what follows. */
export function ConfirmStep({ person, successor, jobs, onClose }: ConfirmStepProps) {
  const me = useUser();
  const { attempt, busy } = useApiMutation('removeTeammate', {
    ...TEAM_CHANGE,
    refreshes: [...TEAM_CHANGE.refreshes, 'listJobs', 'countJobs'],
  });
  const remove = async () => {
    const query = successor ? { successorId: successor.id } : {};
    if (await attempt({ params: { id: person.id }, query })) showToast('The user is removed.');
    onClose();
  };
  const isMe = !successor || successor.id === me.id;
  const heir = isMe ? 'you' : nameOf(successor);
  const name = firstNameOf(person);
  return (
    <ConfirmDialog
      open
      danger
      title={`Are you sure you want to remove ${nameOf(person)} from your account?`}
      loading={busy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      <div className="col g3">
        <ul className={styles.follows}>
          <li>{name} is signed out at once and can no longer open anything of your account.</li>
          {ownsJobs(jobs) && (
            <li>
              {name}’s jobs go to {heir}, within a minute or two.
            </li>
          )}
          <li>
            Emails that are still to leave in {name}’s name leave in {isMe ? 'yours' : `${heir}’s`}. Their sequences go
            on.
          </li>
          <li>What {name} wrote stays, and answers of candidates still arrive.</li>
        </ul>
        <p className="strong">This action cannot be undone.</p>
      </div>
    </ConfirmDialog>
  );
}
