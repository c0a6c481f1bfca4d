import type { Outcome } from '../../../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { inParts } from '../../parts/in-parts.ts';
import { failedOutcome } from '../../parts/moves/refused-words.ts';

export type Update = { updates: Outcome[] };

/**
 * Sends so many at a time as a bulk call takes. Where a later call fails those before it are done: the rest is answered as failed. Throws
 * where nothing was done.
 */
export async function sendInParts(
  ids: readonly SubmissionId[],
  send: (part: SubmissionId[]) => Promise<Update>,
): Promise<Outcome[]> {
  const updates: Outcome[] = [];
  const parts = inParts(ids);
  for (const [at, part] of parts.entries()) {
    try {
      updates.push(...(await send(part)).updates);
    } catch (error) {
      if (updates.length === 0) throw error;
      const rest = parts.slice(at).flat();
      return [...updates, ...rest.map((id) => failedOutcome(id, error))];
    }
  }
  return updates;
}
