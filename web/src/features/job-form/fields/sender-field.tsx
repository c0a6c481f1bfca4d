import { messageOf } from '../../../api/problem.ts';
import { useApi } from '../../../api/use-api.ts';
import { useUser } from '../../../api/use-user.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { useFormFacts } from '../facts-context.ts';
import { JobField } from './job-field.tsx';

/** In whose name the emails leave: the person or a teammate. */
export function SenderField() {
  const { account } = useFormFacts();
  const me = useUser();
  const { data, error, mutate } = useApi('listTeammates', { params: { id: account.id } });
  const others = (data ?? []).filter(({ id }) => id !== me.id);
  const options = [
    { value: me.id, label: 'Myself', hint: me.employer.senderEmailAddress || undefined },
    ...others.map(({ id, name, email, employer }) => ({
      value: id,
      label: name || email,
      hint: employer.senderEmailAddress || undefined,
    })),
  ];
  const retry = (
    <>
      {error && messageOf(error)}{' '}
      <Button look="quiet" size="s" onClick={() => void mutate()}>
        Try again
      </Button>
    </>
  );
  return (
    <JobField name="emailSender" label="Sender" required {...(error && !data && { hint: retry })}>
      {(field) => <Select {...field} options={options} />}
    </JobField>
  );
}
