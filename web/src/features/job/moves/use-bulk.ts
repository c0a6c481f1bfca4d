import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Outcome } from '../../../../../shared/contract/submissions.ts';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { TIMES } from '../../../../../shared/product.ts';
import { showProblem } from '../../../api/use-api-mutation.ts';
import { type BegunAs, begunIn, begunKept } from '../../../parts/begun.ts';
import { madeIn } from '../../../parts/undo.ts';
import { whom } from '../../../parts/whom.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import type { BoardStore } from '../board/board-store.ts';
import type { Shows } from '../board/filter-context.ts';
import type { BrokenOff } from './broken-off.ts';
import type { allSaved } from './bulk.ts';
import type { Moves } from './use-moves.ts';

/** As many as a person could mean by all; more are contacted or discarded the next time. */
const MOST = 10_000;

/** Where the filters hide all of them there is nothing to do, which is said. */
const isSome = (cards: readonly Card[]): boolean => {
  if (cards.length === 0) showToast('No one in Saved passes the filters.', { kind: 'info', id: 'none-shown' });
  return cards.length > 0;
};

const discardedWords = (count: number) =>
  count === 1 ? 'We’ve discarded the profile.' : 'We’ve discarded the profiles.';

interface Around {
  readonly jobId: JobId;
  readonly store: BoardStore;
  readonly moves: Moves;
  readonly shows: Shows;
  readonly reveal: (column: ColumnName) => void;
}

/** Comes once it is wanted: hardly any visit of the board is for it. */
const readAllSaved = async (saved: Parameters<typeof allSaved>[0]) => (await import('./bulk.ts')).allSaved(saved);

/** Comes once there is something to say, which is rare. */
const readBrokenOff = () => import('./broken-off.ts');
type Words = Awaited<ReturnType<typeof readBrokenOff>>;

/** Says once what became of a Discard all or a Contact all that was under way when the page was left. */
function useSayBrokenOff(as: BegunAs, jobId: JobId, say: (as: BegunAs, broken: BrokenOff, words: Words) => void) {
  const latest = useRef(say);
  latest.current = say;
  useEffect(() => {
    const begun = begunIn(begunKept(as, jobId).take());
    const tell = async () => {
      const words = await readBrokenOff();
      latest.current(as, await words.findBrokenOff(as, jobId, begun), words);
    };
    if (begun.length > 0) tell().catch(showProblem);
  }, [as, jobId]);
}

/** Contact all and Discard all of the Saved column (3-pipeline, section 2). */
export function useBulk({ jobId, store, moves, shows, reveal }: Around) {
  const [discarding, setDiscarding] = useState<readonly Card[]>();
  const { ask, settleAll, offerUndo, readAgain } = moves;

  const onContactAll = useCallback(() => {
    readAllSaved({ jobId, store, shows, most: MOST })
      .then((cards) => isSome(cards) && ask({ to: 'CONTACTED', cards }))
      .catch(showProblem);
  }, [jobId, store, shows, ask]);

  const onDiscardAll = useCallback(() => {
    readAllSaved({ jobId, store, shows, most: MOST })
      .then((cards) => isSome(cards) && setDiscarding(cards))
      .catch(showProblem);
  }, [jobId, store, shows]);

  const told = useCallback(
    (outcomes: readonly Outcome[]) => {
      const done = madeIn(outcomes);
      readAgain();
      if (done.length === 0) return;
      reveal('DISCARDED');
      offerUndo(discardedWords, done, { onUndone: settleAll });
    },
    [readAgain, reveal, offerUndo, settleAll],
  );
  const say = (as: BegunAs, broken: BrokenOff, words: Words) => {
    const to = words.BROKEN_OFF_TO[as];
    readAgain();
    if (broken.gone.length > 0) reveal(to);
    const { made, left } = words.stillUndoable(broken.gone, Date.now());
    offerUndo(words.brokenOffWords(as, broken), made, {
      kind: as === 'discarding' || broken.stayed.length > 0 ? 'warning' : 'info',
      onUndone: (updates) => settleAll(updates, to),
      about: (left) => whom((left.length < made.length ? left : broken.gone).map(({ name }) => name)),
      duration: made.length > 0 ? left : TIMES.partialContactToast,
    });
  };
  useSayBrokenOff('discarding', jobId, say);
  useSayBrokenOff('contacting', jobId, say);
  const actions = useMemo(() => ({ onContactAll, onDiscardAll }), [onContactAll, onDiscardAll]);
  return { actions, discarding, close: useCallback(() => setDiscarding(undefined), []), told };
}
