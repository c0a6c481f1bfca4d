import MailPlus from 'lucide-react/icons/mail-plus';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import type { UserId } from '../../../../shared/model/ids.ts';
import type { Conversation } from '../../../../shared/model/inbox.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { useApi } from '../../api/use-api.ts';
import { useUser } from '../../api/use-user.ts';
import { PersonAvatar } from '../../parts/person-avatar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';

/** Who is to answer: anybody of the team, or whose the job is. */
export function HandOver({
  conversation,
  onHand,
}: {
  conversation: Conversation;
  onHand: (to: UserId | null, name: string) => void;
}) {
  const me = useUser();
  const { data: team = [] } = useApi('listTeammates', { params: { id: me.employer.account } });
  const others = team.filter(({ id }) => id !== conversation.responsible);
  const isAlone = team.length === 1;
  const icon = (id: UserId, name: string) => <PersonAvatar id={id} name={name} size="s" decorative />;
  return (
    <Menu
      align="end"
      trigger={
        <Button size="s" look="tertiary" icon={<UserRoundPlus />}>
          Hand over
        </Button>
      }
      entries={[
        { heading: 'Who is to answer' },
        ...others.map(({ id, name }) => ({
          label: id === me.id ? `${name} (you)` : name,
          icon: icon(id, name),
          onSelect: () => onHand(id, name),
        })),
        ...(conversation.isHandedOver
          ? (['line', { label: 'Give back to whose job it is', onSelect: () => onHand(null, '') }] as const)
          : []),
        ...(isAlone
          ? [
              { label: 'There is nobody else on your account yet', disabled: true },
              { label: 'Invite a teammate', icon: <MailPlus />, to: `${WEB_PATHS.settings}/subscription` },
            ]
          : []),
      ]}
    />
  );
}
