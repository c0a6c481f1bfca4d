import type { Outcome } from '../../../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { call } from '../../api/call.ts';
import { isOpen } from '../../api/call-keys.ts';
import { inParts } from '../../parts/in-parts.ts';
import { failedOutcome } from '../../parts/moves/refused-words.ts';

export type Update = { updates: Outcome[] };

const look = (ids: readonly SubmissionId[]) => call('listCards', { query: { submissionIds: ids.join() } });

/** Of whom the answer was lost, as far as it can be seen: those who are where they were to go were moved. */
async function lostOutcomes(
  ids: readonly SubmissionId[],
  error: unknown,
  isDone: (card: Card) => boolean,
  read: typeof look,
): Promise<Outcome[]> {
  const cards = isOpen(error) ? await read(ids).catch((): Card[] => []) : [];
  const done = new Map(cards.filter(isDone).map((card) => [card.id, card]));
  return ids.map((id) => {
    const card = done.get(id);
    return card ? { submissionId: id, ok: true, code: null, why: null, card } : failedOutcome(id, error);
  });
}

/**
 * Sends so many at a time as a bulk call takes. Where a call fails those before it are done, of its own it is looked who is, and the rest
 * is answered as failed. Throws where nothing was done.
 */
export async function sendInParts(
  ids: readonly SubmissionId[],
  send: (part: SubmissionId[]) => Promise<Update>,
  isDone: (card: Card) => boolean,
  read = look,
): Promise<Outcome[]> {
  const updates: Outcome[] = [];
  const parts = inParts(ids);
  for (const [at, part] of parts.entries()) {
    try {
      updates.push(...(await send(part)).updates);
    } catch (error) {
      updates.push(...(await lostOutcomes(part, error, isDone, read)));
      if (!updates.some(({ ok }) => ok)) throw error;
      const rest = parts.slice(at + 1).flat();
      return [...updates, ...rest.map((id) => failedOutcome(id, error))];
    }
  }
  return updates;
}
