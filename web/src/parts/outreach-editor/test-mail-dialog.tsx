import { useRef, useState } from 'react';
import type { JourneyStep } from '../../../../shared/model/job.ts';
import { ApiError } from '../../api/problem.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useUser } from '../../api/use-user.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { factsOf, type MailFacts } from '../emails/use-preview.ts';

interface TestMailDialogProps {
  facts: MailFacts;
  template: Pick<JourneyStep, 'subject' | 'html'>;
  onClose: () => void;
}

/** Sends one email to an address, to see it arrive. */
export function TestMailDialog({ facts, template: { subject, html }, onClose }: TestMailDialogProps) {
  const [address, setAddress] = useState(useUser().email);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { run, busy } = useApiMutation('sendTestMail', {
    quiet: (error) => error.fields.emailAddress !== undefined,
  });
  const send = async () => {
    const refuse = (why: string | undefined) => {
      setProblem(why);
      input.current?.focus();
    };
    const emailAddress = address.trim();
    if (emailAddress === '') return refuse('This field is required.');
    // What the browser lets pass, the server still judges.
    if (input.current?.validity.typeMismatch) return refuse('Please enter a valid email address.');
    try {
      await run({ body: { ...factsOf(facts), emailAddress, template: { subject, html } } });
      showToast(`A preview email was sent to ${emailAddress}.`);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fields.emailAddress) refuse(error.fields.emailAddress[0]);
    }
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button look="primary" type="submit" form="test-mail" loading={busy}>
        Send
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Send preview" size="s" footer={footer}>
      <form
        id="test-mail"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field
          label="Email address"
          required
          error={problem}
          hint="What is of a candidate is filled in with an example."
        >
          <TextInput
            ref={input}
            type="email"
            autoComplete="email"
            value={address}
            onChange={(event) => {
              setAddress(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
