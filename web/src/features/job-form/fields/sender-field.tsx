import { senderAddress } from '../../../../../shared/rules/account/domains.ts';
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
    { value: me.id, label: 'Myself', hint: senderAddress(account, me) || undefined },
    ...others.map((one) => ({
      value: one.id,
      label: one.name || one.email,
      hint: senderAddress(account, one) || undefined,
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
