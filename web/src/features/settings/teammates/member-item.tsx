import ShieldMinus from 'lucide-react/icons/shield-minus';
import ShieldPlus from 'lucide-react/icons/shield-plus';
import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import type { Teammate } from '../../../../../shared/model/account.ts';
import { canChangeRights, canRemove } from '../../../../../shared/rules/account/access.ts';
import { useUser } from '../../../api/use-user.ts';
import { PersonAvatar } from '../../../parts/person-avatar.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { nameOf } from './team-words.ts';
import styles from './teammates.module.css';

const RightsDialog = lazily(() => import('./rights-dialog.tsx'));
const RemoveDialog = lazily(() => import('./remove-dialog.tsx'));

/** Somebody of the team; an admin can remove everyone but themself, and say who else is one. */
export function MemberItem({ person, people }: { person: Teammate; people: readonly Teammate[] }) {
  const me = useUser();
  const [asking, setAsking] = useState<'rights' | 'removal'>();
  const asker = { id: me.id, isAdmin: me.employer.accountAdmin };
  const mayRemove = canRemove(asker, person);
  const isAdmin = person.employer.accountAdmin;
  const close = () => setAsking(undefined);
  const name = nameOf(person);
  return (
    <li className={styles.mate}>
      <PersonAvatar id={person.id} name={name} size="m" decorative />
      <div className={styles.who}>
        <p className="cut">
          <b className="med">{name}</b> {person.id === me.id && <span className="faint">you</span>}
        </p>
        <p className="small faint cut" title={person.email}>
          {name === person.email ? 'Has not finished signing up.' : person.email}
        </p>
      </div>
      {isAdmin && (
        <Tag type="primary" capitals>
          ADMIN
        </Tag>
      )}
      {mayRemove && (
        <span className={styles.acts}>
          {canChangeRights(asker, person) && (
            <IconButton
              label={isAdmin ? `Take the admin rights of ${name}` : `Make ${name} an admin`}
              icon={isAdmin ? <ShieldMinus /> : <ShieldPlus />}
              onClick={() => setAsking('rights')}
            />
          )}
          <IconButton label={`Remove ${name}`} icon={<UserMinus />} onClick={() => setAsking('removal')} />
        </span>
      )}
      {asking === 'rights' && <RightsDialog person={person} onClose={close} />}
      {asking === 'removal' && <RemoveDialog person={person} people={people} onClose={close} />}
    </li>
  );
}
