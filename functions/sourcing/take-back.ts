import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
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

/** The team may have contacted many others beside them. */
const LOOKED_THROUGH = 1_000;

/** Whoever the product contacted and who has no email yet is to be reviewed again. Answers how many. */
export async function takeBackContacts(deps: TakeBackDeps, actor: Actor, jobId: JobId): Promise<number> {
  const { accountId } = actor;
  const since = new Date(deps.now().getTime() - WAITS_MS).toISOString();
  const latest = { since, limit: LOOKED_THROUGH, newestFirst: true };
  const cards = await deps.readColumnSince({ accountId, jobId }, 'CONTACTED', latest);
  const ids = cards.filter(({ isAutoContact }) => isAutoContact).map(({ id }) => id);
  return takeBack(deps.heads, actor, ids);
}

/** The same of these. */
export async function takeBack(
  heads: TakeBackDeps['heads'],
  { accountId, userId }: Pick<Actor, 'accountId' | 'userId'>,
  ids: readonly SubmissionId[],
): Promise<number> {
  let takenBack = 0;
  for (const id of ids) {
    let isTaken = false;
    await heads.change(accountId, id, (head) => {
      const before = uncontacted(head, userId);
      isTaken = before !== undefined;
      return before;
    });
    if (isTaken) takenBack++;
  }
  return takenBack;
}
