import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Refused } from './discard-all-dialog.tsx';
import { stayedTitle } from './stayed-title.ts';
import type { GroupOutcome } from './use-group-moves.ts';

/** Names those of a group who stayed where they were, each with its reason. */
export default function GroupOutcomeDialog({ told, onClose }: { told: GroupOutcome; onClose: () => void }) {
  const moved = told.outcomes.filter(({ ok }) => ok).length;
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={stayedTitle(told.outcomes)}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {moved > 0 && <p>{moved === 1 ? '1 was moved.' : `${moved} were moved.`} These were not:</p>}
      <Refused cards={told.cards} outcomes={told.outcomes} />
    </Dialog>
  );
}
