import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { TeamInvitation } from '../../../../../shared/model/account.ts';
import { canResend, canRevoke } from '../../../../../shared/rules/account/access.ts';
import { isExpired } from '../../../../../shared/rules/account/teammates.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useUser } from '../../../api/use-user.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import { TEAM_CHANGE } from './team-reads.ts';
import { invitationWords } from './team-words.ts';
import styles from './teammates.module.css';

/** Somebody who was invited and has not come yet; an admin can send the invitation anew or take it back. */
export function InvitationItem({ invitation, now }: { invitation: TeamInvitation; now: Date }) {
  const { accountAdmin: isAdmin } = useUser().employer;
  const [isRevoking, setRevoking] = useState(false);
  const { attempt, busy } = useApiMutation('createInvitation', TEAM_CHANGE);
  const { email, account, _id: replaces } = invitation;
  const resend = async () => {
    if (await attempt({ body: { account, email, replaces } })) showToast('The invitation was sent!');
  };
  return (
    <li className={styles.mate}>
      <span className={styles.letter} aria-hidden="true">
        <Mail />
      </span>
      <div className={styles.who}>
        <p className="cut med" title={email}>
          {email}
        </p>
        <p className="small faint">{invitationWords(invitation, now)}</p>
      </div>
      <Tag type={isExpired(invitation, now) ? 'warning' : 'info'}>
        {isExpired(invitation, now) ? 'Expired' : 'Invited'}
      </Tag>
      {canRevoke({ isAdmin }) && (
        <span className={styles.acts}>
          <Button
            look="tertiary"
            icon={<Send />}
            loading={busy}
            aria-label={`Resend the invitation to ${email}`}
            disabledReason={
              canResend({ isAdmin }, invitation, now)
                ? undefined
                : 'An invitation can be sent again 10 minutes after it was sent.'
            }
            onClick={() => void resend()}
          >
            Resend
          </Button>
          <IconButton label={`Revoke the invitation of ${email}`} icon={<X />} onClick={() => setRevoking(true)} />
        </span>
      )}
      {isRevoking && <RevokeDialog invitation={invitation} onClose={() => setRevoking(false)} />}
    </li>
  );
}
