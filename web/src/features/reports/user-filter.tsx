import type { UserId } from '../../../../shared/model/ids.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { useFormerPeople, useTeammates } from './use-teammates.ts';

const EVERYONE = 'everyone';

/** Whose jobs are counted: everyone's, or one owner's. */
export default function UserFilter(props: { user: UserId | undefined; onChange: (user: UserId | undefined) => void }) {
  const teammates = useTeammates() ?? [];
  const people = teammates.map(({ id, name, email }) => ({ value: id, label: name || email }));
  const left = useFormerPeople().filter(({ id }) => !teammates.some((teammate) => teammate.id === id));
  return (
    <Select<UserId | typeof EVERYONE>
      label="Job owner"
      value={props.user ?? EVERYONE}
      placeholder="Somebody else"
      options={[
        { value: EVERYONE, label: 'Everyone' },
        ...people.toSorted((one, other) => one.label.localeCompare(other.label)),
        ...left.map(({ id, name }) => ({ value: id, label: `${name} (left)` })),
      ]}
      onChange={(user) => props.onChange(user === EVERYONE ? undefined : user)}
    />
  );
}
