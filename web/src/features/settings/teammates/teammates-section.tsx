import UserPlus from 'lucide-react/icons/user-plus';
import type { Account } from '../../../../../shared/model/account.ts';
import { freeSeats } from '../../../../../shared/rules/account/teammates.ts';
import { messageOf } from '../../../api/problem.ts';
import { useApi } from '../../../api/use-api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { useUrlState } from '../../../ui/hooks/use-url-state.ts';
import { Section } from '../section.tsx';
import frame from '../settings.module.css';
import { InvitationItem } from './invitation-item.tsx';
import { MemberItem } from './member-item.tsx';
import { seatsRemaining } from './team-words.ts';
import styles from './teammates.module.css';
import { useNow } from './use-now.ts';

const InviteDialog = lazily(() => import('./invite-dialog.tsx'));

/** The people of the account and those who were invited (1-product, section 2). */
export function TeammatesSection({ account }: { account: Account }) {
  const params = { params: { id: account.id } };
  const people = useApi('listTeammates', params);
  const invitations = useApi('listInvitations', params);
  const now = useNow();
  const [{ invite }, changeUrl] = useUrlState<{ invite: boolean }>({ invite: false });
  const setInviting = (isOpen: boolean) => changeUrl({ invite: isOpen });
  const free = freeSeats(account.subscription, invitations.data ?? [], now);
  const error = people.error ?? invitations.error;
  const retry = () => void Promise.all([people.mutate(), invitations.mutate()]);
  return (
    <Section
      title="Teammates"
      aside={
        <>
          {free !== undefined && <span className="small muted num">{seatsRemaining(free)}</span>}
          <Button
            look="primary"
            icon={<UserPlus />}
            disabledReason={free === 0 ? 'Every seat of your account is taken.' : undefined}
            onClick={() => setInviting(true)}
          >
            Add a teammate
          </Button>
        </>
      }
    >
      {people.data && invitations.data ? (
        <ul className={frame.panel}>
          {people.data.map((person) => (
            <MemberItem key={person.id} person={person} people={people.data ?? []} />
          ))}
          {invitations.data.map((invitation) => (
            <InvitationItem key={invitation._id} invitation={invitation} now={now} />
          ))}
        </ul>
      ) : error ? (
        <div className={frame.panel}>
          <ProblemState
            title={messageOf(error)}
            retrying={people.isValidating || invitations.isValidating}
            onRetry={retry}
          />
        </div>
      ) : (
        <Loading label="Loading your teammates">
          <div className={frame.panel}>
            {[0, 1, 2].map((row) => (
              <div className={styles.mate} key={row}>
                <Skeleton width={32} height={32} round />
                <div className="col">
                  <Skeleton width={140} />
                  <Skeleton width={200} height={10} />
                </div>
              </div>
            ))}
          </div>
        </Loading>
      )}
      {invite && free !== 0 && <InviteDialog account={account.id} onClose={() => setInviting(false)} />}
    </Section>
  );
}
