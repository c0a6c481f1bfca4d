import { useState } from 'react';
import { callCognito, PoolRefusal } from '../../../api/cognito.ts';
import { messageOf } from '../../../api/problem.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { cx } from '../../../ui/hooks/cx.ts';
import styles from '../settings.module.css';
import { PasswordDialog } from './password-dialog.tsx';

const NOT_SENT = 'An error happened while sending you a reset password email.';

const wordsFor = (error: unknown): string => {
  if (!(error instanceof PoolRefusal)) return messageOf(error);
  return error.message.replace(/^CustomMessage failed with error /, '') || NOT_SENT;
};

/** Sends the mail with which a password is changed, and takes its code (1-product, sections 2 and 8). */
export function Password({ email }: { email: string }) {
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await callCognito('ForgotPassword', { Username: email });
      showToast('We sent you an e-mail to change your password.');
      setSent(true);
    } catch (error) {
      showToast(wordsFor(error), { kind: 'danger', id: 'password' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="row">
      <p className={cx(styles.words, 'grow muted')}>We email a code to {email}, with which you choose a new one.</p>
      <Button loading={isBusy} onClick={() => void send()}>
        Change your password
      </Button>
      {isSent && <PasswordDialog email={email} onClose={() => setSent(false)} />}
    </div>
  );
}
