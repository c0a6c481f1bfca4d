import { ERRORS } from '../../../../../shared/contract/errors.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

/** Why nothing can be asked of the sourcers now (3-pipeline, section 8). */
export default function CannotStart({ isClosed, onClose }: { isClosed: boolean; onClose: () => void }) {
  return (
    <Dialog
      open
      size="s"
      title="Can't start sourcing"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <p>{isClosed ? 'Please re-open the job before sourcing.' : ERRORS.SOURCING_PAUSED.title}</p>
    </Dialog>
  );
}
