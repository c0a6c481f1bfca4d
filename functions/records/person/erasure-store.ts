import * as z from 'zod';
import { type AccountId, Instant, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { hashOf } from '../../platform/ids.ts';
import { getItem, IF_NEW, putItem, updateItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { ERASURES_DUE, keys } from '../keys.ts';

/** What is still to be deleted, noted before the first of it goes, so that a run that broke off knows it. */
export const ErasurePlan = z.object({
  persons: z.array(PersonId),
  submissions: z.array(SubmissionId),
  prints: z.array(z.string()),
});
export type ErasurePlan = Readonly<z.infer<typeof ErasurePlan>>;

/**
 * Item of ERASURES: that somebody is to be deleted, and once it is done when. Then it says nothing of them: its key is a hash of
 * an id that nothing else has now.
 */
export const StoredErasure = asStored(
  z.object({
    /** The submission by whose link it was asked; gone once it is done. */
    submissionId: SubmissionId.optional(),
    reason: z.enum(['asked', 'retention']),
    requestedAt: Instant,
    plan: ErasurePlan.optional(),
    /** Its submissions are gone, and what follows from the stream is following. */
    deletedAt: Instant.optional(),
    doneAt: Instant.optional(),
    /** How many submissions there were. */
    submissions: z.number().int().optional(),
    dueAt: Instant.optional(),
  }),
);
export type StoredErasure = z.infer<typeof StoredErasure>;
export type ErasureState = Pick<StoredErasure, 'requestedAt' | 'doneAt'>;

/** Under what an erasure is kept. */
export const erasureHash = (submission: SubmissionId) => hashOf(`erasure:${submission}`).slice(0, 32);

/** Who is to be deleted. One item each, of less than a kilobyte as a rule. */
export function createErasureStore(table: Table) {
  const save = (account: AccountId, hash: string, { dueAt, ...erasure }: StoredErasure) =>
    putItem(table, {
      ...keys.erasure(account, hash),
      ...erasure,
      ...(dueAt && { dueAt, dueShard: ERASURES_DUE }),
    });

  return {
    save,

    async find(account: AccountId, hash: string): Promise<StoredErasure | undefined> {
      const item = await getItem(table, keys.erasure(account, hash), { strongly: true });
      return item && parseItem(StoredErasure, item);
    },

    /** Notes that somebody is to be deleted; the first time counts. The sweep looks at it at `dueAt`, whatever becomes of the queue. */
    async open(
      account: AccountId,
      submissionId: SubmissionId,
      { reason, at, dueAt }: { readonly reason: StoredErasure['reason']; readonly at: Date; readonly dueAt: Date },
    ): Promise<string> {
      const hash = erasureHash(submissionId);
      const item = { ...keys.erasure(account, hash), submissionId, reason, requestedAt: at.toISOString() };
      await putItem(table, { ...item, dueAt: dueAt.toISOString(), dueShard: ERASURES_DUE }, IF_NEW);
      return hash;
    },

    /** Notes on an account that it forgot somebody: from then on whoever is written to is asked for. */
    noteForgotten: (account: AccountId) =>
      updateItem(table, keys.account(account), {
        change: 'SET hasForgotten = :yes',
        values: { ':yes': true },
        if: { when: 'attribute_exists(pk)' },
      }),
  };
}
export type ErasureStore = ReturnType<typeof createErasureStore>;
