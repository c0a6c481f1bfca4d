import { useState } from 'react';
import { callCognito } from '../../../api/cognito.ts';
import { logOut } from '../../../api/log-out.ts';
import { readAccessToken } from '../../../api/session.ts';
import { showProblem } from '../../../api/use-api-mutation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { noteSecurityChange } from './note-security-change.ts';

/** Ends every session of the person at once: the user pool keeps no list of them to choose from. */
export function Sessions() {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await callCognito('GlobalSignOut', { AccessToken: await readAccessToken() });
      await noteSecurityChange('SIGNED_OUT_EVERYWHERE');
      await logOut();
    } catch (error) {
      showProblem(error);
      setBusy(false);
    }
  };
  return (
    <div className="row">
      <p className="grow muted">
        Signs you out on every device, this one included. What is open elsewhere ends within the hour.
      </p>
      <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      <ConfirmDialog
        open={isAsking}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        loading={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void end()}
      >
        <p>You will need your password to sign in again, on this device too.</p>
      </ConfirmDialog>
    </div>
  );
}
