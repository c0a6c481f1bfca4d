import type { JobId } from '../../shared/model/ids.ts';
import { AUTO } from '../../shared/product.ts';
import type { Actor } from '../platform/http.ts';
import type { readColumnSince } from '../records/submission/auto-contacted.ts';
import { uncontacted } from '../records/submission/auto-contacted.ts';
import type { HeadStore } from '../records/submission/head-store.ts';

export interface TakeBackDeps {
  readonly heads: Pick<HeadStore, 'change'>;
  readonly readColumnSince: (...of: ParametersAfterTable) => ReturnType<typeof readColumnSince>;
  readonly now: () => Date;
}
type ParametersAfterTable = Parameters<typeof readColumnSince> extends [unknown, ...infer Rest] ? Rest : never;

/** A first email waits for a weekend at most, and its morning. */
const WAITS_MS = 4 * 86_400_000;

/**
 * Whoever the product contacted and who has no email yet is to be reviewed again: as many as it contacts in a day or two. Answers
 * how many.
 */
export async function takeBackContacts(deps: TakeBackDeps, actor: Actor, jobId: JobId): Promise<number> {
  const { accountId, userId } = actor;
  const since = new Date(deps.now().getTime() - WAITS_MS).toISOString();
  const latest = { since, limit: 4 * AUTO.contactsPerDay, newestFirst: true };
  const cards = await deps.readColumnSince({ accountId, jobId }, 'CONTACTED', latest);
  let takenBack = 0;
  for (const { id } of cards) {
    await deps.heads.change(accountId, id, (head) => {
      const before = uncontacted(head, userId);
      if (before) takenBack++;
      return before;
    });
  }
  return takenBack;
}
