import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import type { Teammate } from '../../../../../shared/model/account.ts';
import { canRemove } from '../../../../../shared/rules/account/access.ts';
import { useUser } from '../../../api/use-user.ts';
import { PersonAvatar } from '../../../parts/person-avatar.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { nameOf } from './team-words.ts';
import styles from './teammates.module.css';

const RemoveDialog = lazily(() => import('./remove-dialog.tsx'));

/** Somebody of the team; an admin can remove everyone but themself. */
export function MemberItem({ person, people }: { person: Teammate; people: readonly Teammate[] }) {
  const me = useUser();
  const [isRemoving, setRemoving] = useState(false);
  const mayRemove = canRemove({ id: me.id, isAdmin: me.employer.accountAdmin }, person);
  const name = nameOf(person);
  return (
    <li className={styles.mate}>
      <PersonAvatar id={person.id} name={name} size="m" decorative />
      <div className={styles.who}>
        <p className="cut">
          <b className="med">{name}</b> {person.id === me.id && <span className="faint">you</span>}
        </p>
        <p className="small faint cut" title={person.email}>
          {person.email}
        </p>
      </div>
      {person.employer.accountAdmin && (
        <Tag type="primary" capitals>
          ADMIN
        </Tag>
      )}
      {mayRemove && (
        <span className={styles.acts}>
          <IconButton label={`Remove ${name}`} icon={<UserMinus />} onClick={() => setRemoving(true)} />
        </span>
      )}
      {isRemoving && <RemoveDialog person={person} people={people} onClose={() => setRemoving(false)} />}
    </li>
  );
}
