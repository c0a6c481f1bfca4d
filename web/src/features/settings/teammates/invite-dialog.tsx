import * as z from 'zod';
import { emailAddress } from '../../../../../shared/model/email-address.ts';
import type { AccountId } from '../../../../../shared/model/ids.ts';
import { applyProblem, checkWith } from '../../../api/form.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { useDraft } from '../../../parts/use-draft.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TEAM_CHANGE } from './team-reads.ts';

const Invited = z.object({
  email: z.string().trim().min(1, 'This field is required.').pipe(emailAddress()),
});

const FORM = 'invite-a-teammate';

/** Invites somebody by email (1-product, section 2). An address that was not sent stays in the field. */
export default function InviteDialog({ account, onClose }: { account: AccountId; onClose: () => void }) {
  const [draft, keepDraft] = useDraft(FORM);
  const { run, busy } = useApiMutation('createInvitation', { ...TEAM_CHANGE, quiet: true });
  const { register, handleSubmit, formState, setError, control, watch } = useCheckedForm(checkWith(Invited), {
    defaultValues: { email: draft },
  });
  const send = handleSubmit(async ({ email }) => {
    const sent = await run({ body: { account, email } }).catch((error: unknown) => {
      keepDraft(email);
      applyProblem({ setError }, error, (path) => (path === 'email' ? 'email' : undefined));
    });
    if (!sent) return;
    keepDraft('');
    onClose();
    showToast('The invitation was sent!');
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="Invite a teammate"
      description="Enter their email address and we will send them an invitation right away."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={FORM}
            look="primary"
            loading={busy}
            disabledReason={watch('email').trim() === '' ? 'Enter an email address first.' : undefined}
          >
            Send
          </Button>
        </>
      }
    >
      <form id={FORM} className="col g4" noValidate onSubmit={send}>
        <FormAlert control={control} />
        <Field label="Email" required error={formState.errors.email?.message}>
          <TextInput {...register('email')} type="email" placeholder="Enter an email address" autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  );
}
