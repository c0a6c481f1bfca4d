import { LIMITS, TIMES } from '../../../../../shared/product.ts';
import { call } from '../../../api/call.ts';
import { usePolled } from '../../../api/use-polled.ts';
import type { BoardStore } from './board-store.ts';

const pendingIn = (store: BoardStore) =>
  [...store.read().cards.values()]
    .filter(({ isEmailHuntDone, columnName }) => !isEmailHuntDone && columnName !== 'NEW')
    .slice(0, LIMITS.bulk)
    .map(({ id }) => id);

async function askOnce(store: BoardStore): Promise<void> {
  const ids = pendingIn(store);
  if (ids.length === 0) return;
  const statuses = await call('listHuntStatuses', { query: { submissionIds: ids.join() } });
  const done = statuses.filter(({ isEmailHuntDone }) => isEmailHuntDone);
  if (done.length === 0) return;
  store.change((state) => {
    const cards = new Map(state.cards);
    for (const { submissionId, isEmailHuntDone, hasEmailToContact } of done) {
      const card = cards.get(submissionId);
      if (card) cards.set(submissionId, { ...card, isEmailHuntDone, hasEmailToContact });
    }
    return { ...state, cards };
  });
}

/** Follows the email searches under way: after 5 s, then every 15 s until each is done (3-pipeline, section 4). */
export const useHunts = (store: BoardStore): void =>
  usePolled(() => askOnce(store), TIMES.boardHuntPoll, TIMES.boardHuntFirstPoll);
