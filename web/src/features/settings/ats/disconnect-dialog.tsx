import { useId, useState } from 'react';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { ATS_READS } from '../../../parts/ats/use-connect-ats.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

/** Asks before an ATS is disconnected (1-product, ATS integration section). */
export function DisconnectDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const [isUnderstood, setUnderstood] = useState(false);
  const form = useId();
  const { attempt, busy } = useApiMutation('unlinkAts', { refreshes: ATS_READS });
  const disconnect = async () => {
    if (await attempt({})) showToast(`${name} is disconnected.`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title="Are you sure you want to disconnect your ATS?"
      confirmLabel="Disconnect"
      disabledReason={isUnderstood ? undefined : 'Tick the box first.'}
      loading={busy}
      onCancel={onClose}
      onConfirm={() => void disconnect()}
      form={form}
    >
      <form
        id={form}
        className="col g4"
        onSubmit={(event) => {
          event.preventDefault();
          void disconnect();
        }}
      >
        <p>
          Synchronised jobs will stop working, and new candidates will not be accessible in {name}. Jobs that were
          imported stay here as they are. People whom {name} said not to email are still not emailed.
        </p>
        <p>To link it again, you will need admin access here and in {name}.</p>
        <Checkbox
          label={`I understand and want to disconnect ${name}`}
          checked={isUnderstood}
          onChange={({ target }) => setUnderstood(target.checked)}
        />
      </form>
    </ConfirmDialog>
  );
}
