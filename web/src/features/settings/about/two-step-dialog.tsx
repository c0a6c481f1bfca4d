import QRCode from 'qrcode';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import useSWR from 'swr';
import * as z from 'zod';
import { PoolRefusal } from '../../../api/cognito.ts';
import { checkWith, formResolver } from '../../../api/form.ts';
import { messageOf } from '../../../api/problem.ts';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { LOST_PHONE } from '../../../parts/lost-phone.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { addressOf, newSecret, turnOn } from './second-factor.ts';

const Code = z.object({ code: z.string().trim().min(1, 'This field is required.') });
type Code = z.infer<typeof Code>;

const WRONG = 'This code is not right. Please enter the one that the app shows now.';
const SIDE = 192;

interface TwoStepDialogProps {
  email: string;
  onClose: () => void;
  onDone: () => void;
}

/** The secret as a QR code to scan and as letters to type. */
const useSecret = (email: string) =>
  useSWR(
    'new-second-factor',
    async () => {
      const secret = await newSecret();
      const square = await QRCode.toDataURL(addressOf(secret, email), { width: SIDE, margin: 1 });
      return { square, letters: secret.replace(/(.{4})(?=.)/g, '$1 ') };
    },
    // Asked once for each dialog: another secret would make the first square worthless.
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: true, dedupingInterval: 0 },
  );

/** Sets up an app for codes: scan the QR code, give a code. */
export default function TwoStepDialog({ email, onClose, onDone }: TwoStepDialogProps) {
  const id = useId();
  const { data: secret, error, isValidating, mutate } = useSecret(email);
  const { register, handleSubmit, formState, setError, control } = useForm<Code>({
    resolver: formResolver(checkWith(Code)),
    defaultValues: { code: '' },
  });
  const confirm = handleSubmit(async ({ code }) => {
    try {
      await turnOn(code.replaceAll(/\s/g, ''));
      onDone();
    } catch (problem) {
      const isWrong = problem instanceof PoolRefusal;
      setError(
        isWrong ? 'code' : 'root.server',
        { message: isWrong ? WRONG : messageOf(problem) },
        { shouldFocus: true },
      );
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Set up two-step sign-in"
      description="Scan the QR code with an app for codes, such as Google Authenticator or 1Password."
      size="s"
      sticky
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={id} loading={formState.isSubmitting}>
            Turn on
          </Button>
        </>
      }
    >
      <form id={id} className="col g4" noValidate onSubmit={confirm}>
        <FormAlert control={control} />
        {error && <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />}
        {!error && (!secret || isValidating) && (
          <Loading>
            <Skeleton height={SIDE} width={SIDE} />
          </Loading>
        )}
        {secret && !isValidating && (
          <>
            <img src={secret.square} alt="QR code for the app" width={SIDE} height={SIDE} />
            <p className="small muted">
              Or type it in: <code>{secret.letters}</code>
            </p>
          </>
        )}
        <p className="small muted">From now on you need this app to sign in. {LOST_PHONE}</p>
        <Field label="Code of the app" required error={formState.errors.code?.message}>
          <TextInput {...register('code')} inputMode="numeric" autoComplete="one-time-code" />
        </Field>
      </form>
    </Dialog>
  );
}
