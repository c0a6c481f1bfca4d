import type { AccountId, SubmissionId } from '../../shared/model/ids.ts';
import { PRODUCT } from '../../shared/product.ts';
import { decideRetention } from '../../shared/rules/outreach/retention.ts';
import type { EraseCandidate } from '../../shared/tasks.ts';
import type { Enqueue } from '../platform/queue.ts';
import type { AuditLog } from '../records/account/audit-store.ts';
import type { ErasurePlan, StoredErasure } from '../records/person/erasure-store.ts';
import type { Held } from '../records/person/held.ts';
import { retentionFactsOf } from '../records/person/retention-items.ts';
import type { ErasingStore } from './erasing-store.ts';
import { fileKeysOf, filesOf } from './held-copy.ts';

export interface EraseDeps {
  readonly store: ErasingStore;
  /** Delete a file of a bucket for good. */
  readonly removers: Readonly<Record<'files' | 'mail', (key: string) => Promise<void>>>;
  readonly enqueue: Enqueue<EraseCandidate>;
  readonly audit: AuditLog;
  readonly now: () => Date;
}

/** What follows from the stream has followed after so long; then what may have been written meanwhile goes too. */
const SETTLED_SECONDS = 120;
const LOOK_AGAIN_MS = 15 * 60_000;
/** Somebody whom another sequence of the account writes to is looked at again after so long. */
const BUSY_MS = 7 * 86_400_000;

/** Deletes who is noted to be deleted, or looks whether somebody is kept any longer. All of it may run twice, and in pieces. */
export const createErase = (deps: EraseDeps) => (task: EraseCandidate) =>
  'erasure' in task ? erase(deps, task.accountId, task.erasure) : lookAt(deps, task.accountId, task.submissionId);

/**
 * First what must outlast the rest: the plan, and the keyed hashes that keep emails away. Then files, then submissions, of which
 * all else follows from the stream; and once that has settled, what is left.
 */
async function erase(deps: EraseDeps, account: AccountId, hash: string): Promise<void> {
  const { store, now } = deps;
  const erasure = await store.erasures.find(account, hash);
  if (!erasure?.submissionId) return;
  if (erasure.deletedAt) return finish(deps, account, hash, erasure);
  const held = await store.readHeld(account, erasure.submissionId);
  const plan = joined(erasure.plan, held && planOf(held, erasure));
  const dueAt = new Date(now().getTime() + LOOK_AGAIN_MS).toISOString();
  const planned = { ...erasure, plan, dueAt };
  await store.erasures.save(account, hash, planned);
  const isOut = erasure.reason === 'asked' || held?.person?.optedOut !== undefined;
  if (isOut) await store.forget(account, plan.prints, erasure.requestedAt);
  const goes = (held?.submissions ?? []).filter(({ id }) => plan.submissions.includes(id));
  for (const { bucket, key } of filesOf({ submissions: goes }, fileKeysOf(account))) await deps.removers[bucket](key);
  for (const submission of plan.submissions)
    await store.eraseSubmission(account, submission, { at: erasure.requestedAt, prints: [...plan.prints] });
  await store.erasures.save(account, hash, { ...planned, deletedAt: now().toISOString() });
  await deps.enqueue([{ accountId: account, erasure: hash }], SETTLED_SECONDS);
}

/** Whoever asked is deleted from all jobs; who did not answer on one, from that one. */
function planOf({ person, prints, submissions }: Held, { reason, submissionId }: StoredErasure): ErasurePlan {
  const ids = submissions.map(({ id }) => id);
  return {
    persons: person ? [person.id, ...(person.joined ?? [])] : [],
    prints: [...prints],
    submissions: reason === 'asked' ? ids : ids.filter((id) => id === submissionId),
  };
}

/** What a run before this one noted is not there to be read any more. */
const joined = (one: ErasurePlan | undefined, other: ErasurePlan | undefined): ErasurePlan => ({
  persons: [...new Set([...(one?.persons ?? []), ...(other?.persons ?? [])])],
  prints: [...new Set([...(one?.prints ?? []), ...(other?.prints ?? [])])],
  submissions: [...new Set([...(one?.submissions ?? []), ...(other?.submissions ?? [])])],
});

async function finish(deps: EraseDeps, account: AccountId, hash: string, erasure: StoredErasure): Promise<void> {
  const { store, now } = deps;
  const { plan = joined(undefined, undefined), deletedAt = '', reason, requestedAt } = erasure;
  if (now().getTime() - Date.parse(deletedAt) < (SETTLED_SECONDS - 1) * 1_000)
    return deps.enqueue([{ accountId: account, erasure: hash }], SETTLED_SECONDS);
  await store.erasePerson(account, plan);
  const submissions = plan.submissions.length;
  await deps.audit.add(account, {
    ...{ id: hash, at: requestedAt, kind: 'DATA_DELETED', by: { id: null, name: PRODUCT.name } },
    subject: reason === 'asked' ? 'A candidate, at their own wish' : 'A candidate who did not answer',
    details: `${submissions} ${submissions === 1 ? 'profile' : 'profiles'}`,
  });
  await store.erasures.save(account, hash, { reason, requestedAt, submissions, doneAt: now().toISOString() });
}

/** Somebody who was emailed and has not answered: they are deleted, looked at again, or not looked at any more. */
async function lookAt({ store, now }: EraseDeps, account: AccountId, submission: SubmissionId): Promise<void> {
  const head = await store.readHead(account, submission);
  if (!head) return store.leave(account, submission);
  const decision = decideRetention(retentionFactsOf(head), await store.findRetentionDays(account), now());
  if (decision === 'keep') return store.leave(account, submission);
  if (decision !== 'delete') return store.lookAgain(account, submission, decision);
  if (await store.isWrittenTo(account, submission))
    return store.lookAgain(account, submission, new Date(now().getTime() + BUSY_MS));
  const dueAt = new Date(now().getTime() + LOOK_AGAIN_MS);
  await store.erasures.open(account, submission, { reason: 'retention', at: now(), dueAt });
}
