import type { Outcome } from '../../../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { inParts } from '../../parts/in-parts.ts';
import type { Place, ReadCards } from '../../parts/moves/lost-outcomes.ts';
import { failedOutcome, seenOutcomes } from '../../parts/moves/refused-words.ts';

export type Update = { updates: Outcome[] };

/**
 * Sends so many at a time as a bulk call takes. Where a call fails those before it are done, of its own it is looked who is, and the rest
 * is answered as failed. Throws where nothing was done.
 */
export async function sendInParts(
  ids: readonly SubmissionId[],
  send: (part: SubmissionId[]) => Promise<Update>,
  to: Place,
  read?: ReadCards,
): Promise<Outcome[]> {
  const updates: Outcome[] = [];
  const parts = inParts(ids);
  for (const [at, part] of parts.entries()) {
    try {
      updates.push(...(await send(part)).updates);
    } catch (error) {
      updates.push(...(await seenOutcomes(part, error, to, read)));
      if (!updates.some(({ ok }) => ok)) throw error;
      const rest = parts.slice(at + 1).flat();
      return [...updates, ...rest.map((id) => failedOutcome(id, error))];
    }
  }
  return updates;
}
