import type { UserId } from '../../../../shared/model/ids.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { useTeammates } from './use-teammates.ts';

const EVERYONE = 'everyone';

/** Whose jobs are counted: everyone's, or one owner's. */
export default function UserFilter(props: { user: UserId | undefined; onChange: (user: UserId | undefined) => void }) {
  const teammates = useTeammates() ?? [];
  const people = teammates.map(({ id, name, email }) => ({ value: id, label: name || email }));
  return (
    <Select<UserId | typeof EVERYONE>
      label="Job owner"
      value={props.user ?? EVERYONE}
      placeholder="Somebody else"
      options={[
        { value: EVERYONE, label: 'Everyone' },
        ...people.toSorted((one, other) => one.label.localeCompare(other.label)),
      ]}
      onChange={(user) => props.onChange(user === EVERYONE ? undefined : user)}
    />
  );
}
