import QRCode from 'qrcode';
import { useEffect, useId, useState } from 'react';
import type * as z from 'zod';
import { TwoStepProof } from '../../../../../shared/contract/two-step.ts';
import { PRODUCT } from '../../../../../shared/product.ts';
import { call } from '../../../api/call.ts';
import { applyProblem, type Checked, checkWith } from '../../../api/form.ts';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { LOST_PHONE } from '../../../parts/lost-phone.ts';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CodeField, PasswordField, proofField } from './two-step-fields.tsx';

const SIDE = 192;
const me = { params: { id: 'me' } } as const;

/** An app to be, as a QR code to scan and as letters to type. */
interface NewApp {
  readonly square: string;
  readonly letters: string;
}

/** What an app reads from the square: whose codes, where for, and the secret. */
const addressOf = (secret: string, email: string): string => {
  const label = encodeURIComponent(`${PRODUCT.name}:${email}`);
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: PRODUCT.name })}`;
};

const newApp = async (password: string, email: string): Promise<NewApp> => {
  const { secret } = await call('newTwoStepApp', { ...me, body: { password } });
  const square = await QRCode.toDataURL(addressOf(secret, email), { width: SIDE, margin: 1 });
  return { square, letters: secret.replace(/(.{4})(?=.)/g, '$1 ') };
};

type Proof = z.infer<typeof TwoStepProof>;
const checkAll = checkWith(TwoStepProof);
/** While the code is still to be asked for. */
const checkPassword: (typed: Proof) => Checked<Partial<Proof>> = checkWith(TwoStepProof.pick({ password: true }));

interface TwoStepDialogProps {
  readonly email: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Sets up an app for codes: give the password, scan the QR code, give a code. */
export default function TwoStepDialog({ email, onClose, onDone }: TwoStepDialogProps) {
  const id = useId();
  const [app, setApp] = useState<NewApp>();
  const { register, handleSubmit, formState, setError, setFocus, control, getValues } = useCheckedForm<
    Proof,
    Partial<Proof>
  >(app ? checkAll : checkPassword, {
    defaultValues: { password: '', code: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useEffect(() => {
    if (app) setFocus('code');
  }, [app, setFocus]);
  const next = handleSubmit(async () => {
    const { password, code } = getValues();
    try {
      if (!app) return setApp(await newApp(password, email));
      await call('saveTwoStep', { ...me, body: { isOn: true, password, code } });
      onDone();
    } catch (error) {
      applyProblem({ setError }, error, (path) => (app && path === 'password' ? undefined : proofField(path)));
      setFocus(app ? 'code' : 'password');
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Set up two-step sign-in"
      description={
        app
          ? 'Scan the QR code with an app for codes, such as Google Authenticator or 1Password.'
          : 'You need an app for codes, such as Google Authenticator or 1Password. Enter your password first.'
      }
      size="s"
      sticky={isDirty}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={id} loading={isSubmitting}>
            {app ? 'Turn on' : 'Continue'}
          </Button>
        </>
      }
    >
      <form id={id} className="col g4" noValidate onSubmit={next}>
        <FormAlert control={control} />
        {app ? (
          <>
            <img src={app.square} alt="QR code for the app" width={SIDE} height={SIDE} />
            <p className="small muted">
              Or type it in: <code>{app.letters}</code>
            </p>
            <p className="small muted">From now on you need this app to sign in. {LOST_PHONE}</p>
            <CodeField field={register('code')} error={errors.code?.message} />
          </>
        ) : (
          <PasswordField field={register('password')} error={errors.password?.message} />
        )}
      </form>
    </Dialog>
  );
}
