import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Duplicates } from './duplicates.tsx';
import type { Duplicate } from './told-apart.ts';

export interface DuplicatesDialogProps {
  readonly duplicates: readonly Duplicate[];
  /** Who was added in the same moment, where that is why one is asked. */
  readonly news?: string | undefined;
  /** Something is under way. */
  readonly isBusy: boolean;
  /** The one into which it is being merged. */
  readonly merging?: Duplicate | undefined;
  readonly onMerge?: ((into: Duplicate) => void) | undefined;
  /** Leads to the form of the profile. */
  readonly onProfile: () => void;
  /** The other answer, such as to add the profile all the same. */
  readonly other: { readonly label: string; readonly loading?: boolean | undefined; readonly onClick: () => void };
  readonly onClose: () => void;
}

/**
 * Asks whether a profile is of somebody who is there already. Its main button leads to the form, wherever one comes from: whoever
 * presses twice adds nobody whom they have not looked at.
 */
export function DuplicatesDialog(props: DuplicatesDialogProps) {
  const { duplicates, news, isBusy, merging, onMerge, onProfile, other, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      sticky
      title="Is this someone you have already?"
      footer={
        <>
          <Button loading={other.loading} disabled={isBusy && !other.loading} onClick={other.onClick}>
            {other.label}
          </Button>
          <Button look="primary" disabled={isBusy} onClick={onProfile}>
            Go to the profile
          </Button>
        </>
      }
    >
      <Duplicates duplicates={duplicates} news={news} onMerge={onMerge} isBusy={isBusy} merging={merging} />
    </Dialog>
  );
}
