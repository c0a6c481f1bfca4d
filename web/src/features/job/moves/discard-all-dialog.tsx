import { useEffect, useState } from 'react';
import type { Outcome } from '../../../../../shared/contract/submissions.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { LIMITS, TIMES } from '../../../../../shared/product.ts';
import { messageOf } from '../../../api/problem.ts';
import { begunKept, begunWith } from '../../../parts/begun.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EducationBox } from '../../../ui/feedback/education-box.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { BoardStore } from '../board/board-store.ts';
import { discardAll } from './bulk.ts';
import styles from './discard-all-dialog.module.css';
import { whyBelow } from './group.ts';

const profiles = (count: number) => (count === 1 ? '1 profile' : `${count} profiles`);

/** Those of a bulk action that stayed where they were, each with its reason. */
export function Refused({ cards, outcomes }: { cards: readonly Card[]; outcomes: readonly Outcome[] }) {
  const refused = outcomes.filter(({ ok }) => !ok);
  return (
    <ul className={styles.refused}>
      {refused.map(({ submissionId, why }) => {
        const name = cards.find(({ id }) => id === submissionId)?.name;
        return (
          <li key={submissionId}>
            <span className="strong">{name}</span>
            <span className="muted">{whyBelow(name, why)}</span>
          </li>
        );
      })}
    </ul>
  );
}

export interface DiscardAllProps {
  readonly jobId: JobId;
  readonly store: BoardStore;
  readonly cards: readonly Card[];
  /** A search or filters hide others of the column, who stay. */
  readonly isNarrowed: boolean;
  readonly onClose: () => void;
  readonly onPart: (updates: readonly Outcome[]) => void;
  /** Told what became of each once all are done. */
  readonly onDone: (outcomes: readonly Outcome[]) => void;
}

type State = 'asked' | 'working' | 'broken' | 'over';

/** What the dialog is about by now: what is asked, and then what has been done of it. */
function titleOf(state: State, { all, left, refused }: { all: number; left: number; refused: number }): string {
  if (state === 'over') return `${profiles(refused)} ${refused === 1 ? 'was' : 'were'} not moved`;
  if (state === 'broken' && left < all) return `Discard the other ${profiles(left)}?`;
  return `Discard ${profiles(all)}?`;
}

/** The browser asks before it leaves a page that is still at work. */
function useKeptWhile(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}

/** Discards all saved profiles and says what became of each. */
export default function DiscardAllDialog(props: DiscardAllProps) {
  const { jobId, store, cards, isNarrowed, onPart, onDone } = props;
  const [done, setDone] = useState<readonly Outcome[]>([]);
  const [state, setState] = useState<State>('asked');
  const [problem, setProblem] = useState('');
  const refused = done.filter(({ ok }) => !ok).length;
  const told = new Set(done.map(({ submissionId }) => submissionId));
  const left = cards.filter(({ id }) => !told.has(id));
  const gone = done.length - refused;
  useKeptWhile(state === 'working');
  const onClose = () => {
    // From here on what it came to was said.
    begunKept('discarding', jobId).write(null);
    props.onClose();
  };
  const run = async () => {
    setState('working');
    begunKept('discarding', jobId).write(begunWith(cards));
    const outcomes: Outcome[] = [];
    try {
      await discardAll({ jobId, store }, left, (part) => {
        outcomes.push(...part);
        setDone([...done, ...outcomes]);
        onPart(part);
      });
      if ([...done, ...outcomes].every(({ ok }) => ok)) onClose();
      else setState('over');
    } catch (error) {
      setProblem(messageOf(error));
      setState('broken');
    }
    // Also those before a failure can be taken back.
    onDone(outcomes);
  };
  return (
    <Dialog
      open
      sticky={state === 'working'}
      onClose={onClose}
      size="s"
      title={titleOf(state, { all: cards.length, left: left.length, refused })}
      footer={
        state === 'over' ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={state === 'working'}>
              Cancel
            </Button>
            <Button look="danger" loading={state === 'working'} onClick={() => void run()}>
              {state === 'broken' ? 'Try again' : `Discard ${profiles(cards.length)}`}
            </Button>
          </>
        )
      }
    >
      {state === 'asked' && (
        <p>
          {isNarrowed
            ? 'Every shown profile in Saved goes to Discarded, the others stay.'
            : 'Every profile in Saved goes to Discarded.'}{' '}
          {cards.length <= LIMITS.bulk
            ? `You can take it back for ${TIMES.undoSeconds} seconds.`
            : `You can take each of them back for ${TIMES.undoSeconds} seconds after it has gone, and later by selecting them in Discarded and moving them back.`}
        </p>
      )}
      {state === 'working' && <ProgressBar label="Discarding" value={done.length} max={cards.length} />}
      {state === 'broken' && (
        <EducationBox type="danger">
          {gone > 0 && `${profiles(gone)} went to Discarded. `}
          {profiles(left.length)} stayed in Saved: {problem}
        </EducationBox>
      )}
      {state === 'over' && <Refused cards={cards} outcomes={done} />}
    </Dialog>
  );
}
