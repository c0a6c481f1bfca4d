import { useState } from 'react';
import type { Outcome } from '../../../../../shared/contract/submissions.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { TIMES } from '../../../../../shared/product.ts';
import { showProblem } from '../../../api/use-api-mutation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { discardAll } from './bulk.ts';
import styles from './discard-all-dialog.module.css';

const profiles = (count: number) => (count === 1 ? '1 profile' : `${count} profiles`);

/** Those of a bulk action that stayed where they were, each with its reason. */
export function Refused({ cards, outcomes }: { cards: readonly Card[]; outcomes: readonly Outcome[] }) {
  const refused = outcomes.filter(({ ok }) => !ok);
  return (
    <ul className={styles.refused}>
      {refused.map(({ submissionId, why }) => (
        <li key={submissionId}>
          <span className="strong">{cards.find(({ id }) => id === submissionId)?.name}</span>
          <span className="muted">{why}</span>
        </li>
      ))}
    </ul>
  );
}

export interface DiscardAllProps {
  readonly jobId: JobId;
  readonly cards: readonly Card[];
  readonly onClose: () => void;
  readonly onPart: (updates: readonly Outcome[]) => void;
  /** Told what became of each once all are done. */
  readonly onDone: (outcomes: readonly Outcome[]) => void;
}

/** Discards all saved profiles and says what became of each. */
export default function DiscardAllDialog({ jobId, cards, onClose, onPart, onDone }: DiscardAllProps) {
  const [done, setDone] = useState<readonly Outcome[]>([]);
  const [state, setState] = useState<'asked' | 'working' | 'over'>('asked');
  const refused = done.filter(({ ok }) => !ok).length;
  const run = async () => {
    setState('working');
    try {
      const outcomes = await discardAll(jobId, cards, (part) => {
        setDone((before) => [...before, ...part]);
        onPart(part);
      });
      onDone(outcomes);
      if (outcomes.every(({ ok }) => ok)) onClose();
      else setState('over');
    } catch (error) {
      showProblem(error);
      onClose();
    }
  };
  return (
    <Dialog
      open
      sticky={state === 'working'}
      onClose={onClose}
      size="s"
      title={state === 'over' ? `${profiles(refused)} stayed in Saved` : `Discard ${profiles(cards.length)}?`}
      footer={
        state === 'over' ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="danger" loading={state === 'working'} onClick={() => void run()}>
              {`Discard ${profiles(cards.length)}`}
            </Button>
          </>
        )
      }
    >
      {state === 'asked' && (
        <p>Every profile in Saved goes to Discarded. You can take it back for {TIMES.undoSeconds} seconds.</p>
      )}
      {state === 'working' && <ProgressBar label="Discarding" value={done.length} max={cards.length} />}
      {state === 'over' && <Refused cards={cards} outcomes={done} />}
    </Dialog>
  );
}
