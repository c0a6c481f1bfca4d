import { useLocation } from 'react-router-dom';
import { SupportRequest } from '../../../shared/contract/support.ts';
import type { Preferences } from '../../../shared/model/account.ts';
import { LIMITS, PRODUCT } from '../../../shared/product.ts';
import { applyProblem, checkWith } from '../api/form.ts';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { FormAlert } from '../parts/form-alert.tsx';
import { THANKS } from '../parts/support-words.ts';
import { useCheckedForm } from '../parts/use-checked-form.ts';
import { useDraft } from '../parts/use-draft.ts';
import { Button } from '../ui/actions/button.tsx';
import { showToast } from '../ui/feedback/toast-store.ts';
import { Field } from '../ui/inputs/field.tsx';
import { TextArea } from '../ui/inputs/text-area.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

const FORM = 'contact-support';

/** Writes to our support. What was not sent stands there again when one comes back. */
export default function SupportDialog({ person, onClose }: { person: Preferences; onClose: () => void }) {
  const { pathname } = useLocation();
  const [draft, keepDraft] = useDraft(FORM);
  const { run, busy } = useApiMutation('askSupport', { quiet: true });
  const { register, handleSubmit, formState, setError, control, getValues } = useCheckedForm(
    checkWith(SupportRequest),
    {
      defaultValues: { about: 'HELP', words: draft, page: pathname.slice(0, LIMITS.text) },
    },
  );
  const send = handleSubmit(async (body) => {
    const sent = await run({ body }).catch((error: unknown) => {
      applyProblem({ setError }, error, (path) => (path === 'words' ? path : undefined));
    });
    if (!sent) return;
    keepDraft('');
    onClose();
    showToast(THANKS);
  });
  const close = () => {
    keepDraft(getValues('words'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      size="s"
      title="Contact support"
      description={`We answer by email, to ${person.email}.`}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={FORM} look="primary" loading={busy}>
            Send
          </Button>
        </>
      }
    >
      <form id={FORM} className="col g4" noValidate onSubmit={send}>
        <FormAlert control={control} />
        <Field
          label="How can we help?"
          required
          hint={
            <>
              Many answers stand in the{' '}
              <a className="link" href={PRODUCT.helpCenterUrl} target="_blank" rel="noreferrer">
                Help Center
              </a>
              .
            </>
          }
          error={formState.errors.words?.message}
        >
          <TextArea {...register('words')} rows={5} autoFocus />
        </Field>
      </form>
    </Dialog>
  );
}
