import { useEffect } from 'react';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { LIMITS } from '../../../../../shared/product.ts';
import { call } from '../../../api/call.ts';
import { mergeCards } from './board-state.ts';
import type { BoardStore } from './board-store.ts';

/** Whoever scrolls on meanwhile is not asked about. */
const REST_MS = 150;

async function askOnce(jobId: JobId, { change, drawn }: BoardStore): Promise<void> {
  const version = drawn.latest();
  const asked = drawn.old().slice(0, LIMITS.bulk);
  if (asked.length === 0) return;
  const cards = await call('listCards', { query: { submissionIds: asked.join() } });
  const answered = cards.filter((card) => card.jobId === jobId);
  change((state) => mergeCards(state, { asked, answered }, Date.now()));
  drawn.note(asked, version);
}

/** Reads by themselves the cards that are drawn and that the latest reading of the board left out. */
export function useDrawnCards(jobId: JobId, store: BoardStore): void {
  useEffect(() => {
    let timer = 0;
    const look = () => {
      window.clearTimeout(timer);
      // What fails is asked again after the next reading, which says that it fails.
      timer = window.setTimeout(() => void askOnce(jobId, store).catch(() => {}), REST_MS);
    };
    const stop = store.drawn.listen(look);
    look();
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [jobId, store]);
}
