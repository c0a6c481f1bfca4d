import { Suspense } from 'react';
import type { Outcome } from '../../../../../shared/contract/submissions.ts';
import type { Job } from '../../../../../shared/model/job.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { useAtsName } from '../ats/ats-context.ts';
import type { GroupOutcome } from './use-group-moves.ts';
import type { Asking, Moves } from './use-moves.ts';

const ContactDialog = lazily(async () => ({
  default: (await import('../../../parts/contact/contact-dialog.tsx')).ContactDialog,
}));
const InterestedDialog = lazily(async () => ({
  default: (await import('../../../parts/moves/interested-dialog.tsx')).InterestedDialog,
}));
const NotInterestedDialog = lazily(async () => ({
  default: (await import('../../../parts/moves/not-interested-dialog.tsx')).NotInterestedDialog,
}));

const ExportDialog = lazily(() => import('../../../parts/moves/export-dialog.tsx'));

/** Those that a key or a drop may open. */
export const MOVE_DIALOGS = [InterestedDialog, NotInterestedDialog, ContactDialog];

interface AskedProps {
  readonly job: Job;
  readonly asking: Asking;
  readonly moves: Moves;
  readonly onMoved: () => void;
  /** Told what became of those whom one contacted. */
  readonly onContacted: (updates: readonly Outcome[]) => void;
  /** Told what became of each of several, once some of them stayed. */
  readonly onStayed: (told: GroupOutcome) => void;
}

function AskedDialog(props: AskedProps) {
  const { job, asking, moves, onMoved, onContacted, onStayed } = props;
  const atsName = useAtsName();
  const close = () => moves.ask(undefined);
  const [card] = asking.cards;
  if (!card) return null;
  if (asking.to === 'CONTACTED') {
    return (
      <ContactDialog
        jobId={job.id}
        job={job}
        submissionIds={asking.cards.map(({ id }) => id)}
        names={asking.cards.map(({ name }) => name)}
        open
        onClose={close}
        onContacted={(updates: Outcome[]) => {
          moves.settleAll(updates);
          onContacted(updates);
          onMoved();
          if (asking.cards.length > 1 && updates.some(({ ok }) => !ok))
            onStayed({ cards: asking.cards, outcomes: updates });
        }}
        onUndone={moves.settleAll}
        onBusy={moves.hold}
      />
    );
  }
  if (asking.to === 'EXPORTED') {
    if (!atsName) return null;
    const settle = (moved: Card) => {
      moves.settle(moved);
      onMoved();
    };
    return <ExportDialog candidate={card} atsName={atsName} onClose={close} onMoved={settle} />;
  }
  const InterestDialog = asking.to === 'INTERESTED' ? InterestedDialog : NotInterestedDialog;
  return (
    <InterestDialog
      open
      candidate={{ ...card, jobId: job.id, hasCampaign: card.mailStatus !== null }}
      onClose={close}
      onMoved={(moved) => {
        moves.settle(moved);
        onMoved();
      }}
      onUndone={moves.settle}
    />
  );
}

/** The dialog that a move opens first, if one is asked for. */
export const MoveDialogs = (props: Omit<AskedProps, 'asking'>) =>
  props.moves.asking ? (
    <Suspense>
      <AskedDialog {...props} asking={props.moves.asking} />
    </Suspense>
  ) : null;
