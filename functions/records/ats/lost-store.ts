import * as z from 'zod';
import { type AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { fingerprint } from '../../platform/ids.ts';
import { deleteItem, putItem, queryPages } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsLostPartition, keys } from '../keys.ts';
import type { Sent } from './sent-person.ts';
import type { StoredAtsApplicant } from './stored-ats.ts';

/**
 * Item ATSLOST: a candidate who is said to be gone from the ATS. `sk` is who, `by` fingerprints of all by which they would be known
 * if they came back.
 */
export const StoredLost = asStored(z.object({ sk: SubmissionId, by: z.array(z.string()) }));

const PRINT = 12;
const printsOf = (known: Readonly<Record<string, readonly (string | null | undefined)[]>>) =>
  Object.entries(known).flatMap(([what, all]) =>
    all.flatMap((one) => (one ? fingerprint(`${what} ${one}`).slice(0, PRINT) : [])),
  );

const byOf = ({ head, emails, sending }: Sent, was: readonly StoredAtsApplicant[]) => [
  ...new Set(
    printsOf({
      email: [...emails, ...was.flatMap((one) => one.emails)],
      candidate: [sending?.candidateId, head.ats?.candidateId, ...was.map(({ candidateId }) => candidateId)],
      application: [sending?.applicationId, ...was.map(({ id }) => id)],
      remote: [sending?.there?.remoteId, ...was.map(({ remoteId }) => remoteId)],
      ref: [sending?.there?.ref, ...was.map(({ ref }) => ref)],
    }),
  ),
];

/** By what somebody is known. */
type Known = Pick<StoredAtsApplicant, 'id' | 'candidateId' | 'emails' | 'remoteId' | 'ref'>;

/** Who of an account is said to be gone from its ATS, so that whoever comes back is seen. */
export const createLostStore = (table: Table) => ({
  /** Before it is said. `was` are the applications of theirs that are no more. */
  async note(one: Sent, was: readonly StoredAtsApplicant[]): Promise<void> {
    const { accountId, id } = one.head;
    await putItem(table, { ...keys.atsLost(accountId, id), by: byOf(one, was) });
  },

  /** They are there again, or sent anew. */
  async drop(account: AccountId, who: SubmissionId): Promise<void> {
    await deleteItem(table, keys.atsLost(account, who));
  },

  /** Answers of somebody on a job which candidates they may be. Half a unit for some thirty who are gone. */
  async read(account: AccountId): Promise<(person: Known) => readonly SubmissionId[]> {
    const query = { where: 'pk = :pk', values: { ':pk': atsLostPartition(account) }, strongly: true };
    const by = new Map<string, SubmissionId[]>();
    for await (const items of queryPages(table, query))
      for (const one of parseItems(StoredLost, items))
        for (const print of one.by) by.set(print, [...(by.get(print) ?? []), one.sk]);
    return ({ id, candidateId, emails, remoteId, ref }) => {
      const prints = printsOf({
        email: emails,
        ...{ candidate: [candidateId], application: [id], remote: [remoteId], ref: [ref] },
      });
      return [...new Set(by.size === 0 ? [] : prints.flatMap((print) => by.get(print) ?? []))];
    };
  },
});
export type LostStore = ReturnType<typeof createLostStore>;
