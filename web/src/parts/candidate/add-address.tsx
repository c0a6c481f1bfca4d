import MailPlus from 'lucide-react/icons/mail-plus';
import { Suspense, useState } from 'react';
import type { Submission } from '../../../../shared/model/submission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { lazily } from '../../ui/hooks/lazily.tsx';

const AddressDialog = lazily(() => import('./address-dialog.tsx'));

/** Opens the dialog with which an address is added, or put in the place of a wrong one. */
export function AddAddress(props: {
  candidate: Pick<Submission, 'id' | 'name'>;
  instead?: string | undefined;
  onSaved?: ((submission: Submission) => void) | undefined;
}) {
  const { candidate, instead, onSaved } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {instead ? (
        <Button look="quiet" size="s" aria-label={`Correct ${instead}`} onClick={() => setOpen(true)}>
          Correct
        </Button>
      ) : (
        <Button
          size="s"
          icon={<MailPlus />}
          aria-label={`Add an address of ${candidate.name}`}
          onClick={() => setOpen(true)}
        >
          Add address
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <AddressDialog candidate={candidate} instead={instead} onClose={() => setOpen(false)} onSaved={onSaved} />
        </Suspense>
      )}
    </>
  );
}
