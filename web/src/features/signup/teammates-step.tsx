import { type FormEvent, useRef, useState } from 'react';
import type { Account } from '../../../../shared/model/account.ts';
import { ApiError, messageOf } from '../../api/problem.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { isElsewhere } from '../../ui/hooks/elsewhere.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { mostTeammates } from './steps.ts';
import { checked, type Invitee, isFilled, left, shownOf } from './teammates.ts';

interface TeammatesStepProps {
  account: Account;
  /** What was typed and sent so far: it is there when one comes back. */
  lines: readonly Invitee[];
  setLines: (lines: readonly Invitee[]) => void;
  onBack: () => void;
  /** With how many invitations were sent. */
  onDone: (invited: number) => void;
}

const wordsFor = (error: unknown) =>
  (error instanceof ApiError ? error.fields.email?.[0] : undefined) ?? messageOf(error);

/** Asks an admin whom else to invite. Each address is sent by itself: what is wrong with one holds up no other. */
export function TeammatesStep({ account, lines, setLines, onBack, onDone }: TeammatesStepProps) {
  // As many as there were seats on arrival: those that are sent take theirs.
  const [most] = useState(() => mostTeammates(account.subscription, lines.filter(({ isSent }) => isSent).length));
  const { run, busy } = useApiMutation('createInvitation', {
    quiet: true,
    refreshes: ['getAccount', 'listInvitations'],
  });
  const form = useRef<HTMLFormElement>(null);
  const shown = shownOf(lines, most);
  const sent = lines.filter(({ isSent }) => isSent).length;
  const isEmpty = !shown.some((line) => isFilled(line) && !line.isSent);

  const type = (index: number, email: string) => setLines(shown.map((line, at) => (at === index ? { email } : line)));

  const send = async (line: Invitee): Promise<Invitee> => {
    if (line.isSent || line.problem || !isFilled(line)) return line;
    try {
      await run({ body: { account: account.id, email: line.email } });
      return { email: line.email, isSent: true };
    } catch (error) {
      return { email: line.email, problem: wordsFor(error) };
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const from = document.activeElement;
    const after: Invitee[] = [];
    for (const line of checked(shown)) after.push(await send(line));
    setLines(after);
    const wrong = after.findIndex(({ problem }) => problem !== undefined);
    if (wrong < 0) return onDone(after.filter(({ isSent }) => isSent).length);
    if (!isElsewhere(from)) form.current?.querySelectorAll<HTMLInputElement>('input')[wrong]?.focus();
  };

  return (
    <form ref={form} className="col g4" noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted">Enter their email addresses and we will send them an invitation right away.</p>
      {shown.map(({ email, problem, isSent }, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: lines neither move nor go
          key={index}
          label={`Email of teammate ${index + 1}`}
          hint={isSent ? 'The invitation was sent!' : undefined}
          error={problem}
        >
          <TextInput
            type="email"
            placeholder="Enter an email address"
            autoComplete="off"
            value={email}
            readOnly={Boolean(isSent)}
            onChange={(event) => type(index, event.target.value)}
            onBlur={() => setLines(left(shown, index))}
          />
        </Field>
      ))}
      <div className="row">
        <Button size="l" onClick={onBack}>
          Back
        </Button>
        {isEmpty ? (
          <Button size="l" className="end" onClick={() => onDone(sent)}>
            {sent > 0 ? 'Continue' : 'Skip'}
          </Button>
        ) : (
          <Button type="submit" look="primary" size="l" className="end" loading={busy}>
            Continue
          </Button>
        )}
      </div>
    </form>
  );
}
