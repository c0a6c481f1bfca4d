import type { Submission } from '../../../../shared/model/submission.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AddressForm } from './add-address.tsx';

interface AddAddressDialogProps {
  readonly submission: Pick<Submission, 'id' | 'name'>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for an address of somebody whom nobody can write to yet. */
export default function AddAddressDialog({ submission, onClose, onDone }: AddAddressDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={`Add an address of ${submission.name}`}
      description="Emails go there from then on. Your team and nobody else sees who gave it."
    >
      <AddressForm submission={submission} onDone={onDone} onCancel={onClose} />
    </Dialog>
  );
}
