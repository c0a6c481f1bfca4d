import { useCallback, useMemo, useState } from 'react';
import type { Outcome } from '../../../../../shared/contract/submissions.ts';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { showProblem } from '../../../api/use-api-mutation.ts';
import { madeIn } from '../../../parts/undo.ts';
import { whom } from '../../../parts/whom.ts';
import type { BoardStore } from '../board/board-store.ts';
import { allSaved } from './bulk.ts';
import type { Moves } from './use-moves.ts';

/** As many as a person could mean by all; more are contacted or discarded the next time. */
const MOST = 10_000;

interface Around {
  readonly jobId: JobId;
  readonly store: BoardStore;
  readonly moves: Moves;
  readonly reveal: (column: ColumnName) => void;
}

/** Contact all and Discard all of the Saved column (3-pipeline, section 2). */
export function useBulk({ jobId, store, moves, reveal }: Around) {
  const [discarding, setDiscarding] = useState<readonly Card[]>();
  const { ask, settleAll, offerUndo, readAgain } = moves;

  const onContactAll = useCallback(() => {
    allSaved(jobId, store, MOST)
      .then((cards) => ask({ to: 'CONTACTED', cards }))
      .catch(showProblem);
  }, [jobId, store, ask]);

  const onDiscardAll = useCallback(() => {
    allSaved(jobId, store, MOST).then(setDiscarding).catch(showProblem);
  }, [jobId, store]);

  const told = useCallback(
    (outcomes: readonly Outcome[]) => {
      const done = madeIn(outcomes);
      readAgain();
      if (done.length === 0) return;
      reveal('DISCARDED');
      const words = done.length === 1 ? 'We’ve discarded the profile.' : 'We’ve discarded the profiles.';
      offerUndo(words, done, { onUndone: settleAll, about: whom(done.map(({ name }) => name)) });
    },
    [readAgain, reveal, offerUndo, settleAll],
  );
  const actions = useMemo(() => ({ onContactAll, onDiscardAll }), [onContactAll, onDiscardAll]);
  return { actions, discarding, close: useCallback(() => setDiscarding(undefined), []), told };
}
