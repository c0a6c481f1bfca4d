import * as z from 'zod';
import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { fingerprint } from '../../platform/ids.ts';
import { updateItem, updateOrFind } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Somebody in the ATS of an account, as it was connected then: connected anew it has another id for them. */
export interface AtsPerson {
  readonly accountId: AccountId;
  readonly linkedAt: string;
  readonly email: string;
}

/** Item ATSPERSON: who creates somebody in the ATS at the moment, and the id that they got there. */
const StoredClaim = asStored(z.object({ candidateId: z.string().optional() }));

interface Claim {
  readonly by: SubmissionId;
  readonly at: Date;
  readonly until: Date;
}

/** What came of a claim. Held by somebody else, `candidateId` is there once that one has created them. */
export type Claimed = { readonly isHeld: false } | { readonly isHeld: true; readonly candidateId: string | undefined };

const keyOf = ({ accountId, linkedAt, email }: AtsPerson) =>
  keys.atsPerson(accountId, fingerprint(`${linkedAt} ${email}`));

/** One person is created once in an ATS, on however many jobs they are sent at the same time. */
export const createPersonClaims = (table: Table) => ({
  /** Claims whoever has this address; it may be claimed again by the same submission, and by all once its time is over. */
  async claim(person: AtsPerson, { by, at, until }: Claim): Promise<Claimed> {
    const inTheWay = await updateOrFind(table, keyOf(person), {
      change: 'SET claimedBy = :by, claimedUntil = :until, expiresAt = :end REMOVE candidateId',
      values: { ':until': until.toISOString(), ':end': Math.ceil(until.getTime() / 1_000) },
      if: {
        when: 'attribute_not_exists(claimedUntil) OR claimedUntil < :at OR (claimedBy = :by AND attribute_not_exists(candidateId))',
        values: { ':at': at.toISOString(), ':by': by },
      },
    });
    if (!inTheWay) return { isHeld: false };
    return { isHeld: true, candidateId: parseItem(StoredClaim, inTheWay).candidateId };
  },

  /** They are there: whoever waits for them takes this id, also where the ATS lists them late. */
  async created(person: AtsPerson, by: SubmissionId, candidateId: string): Promise<void> {
    await updateItem(table, keyOf(person), {
      change: 'SET candidateId = :id',
      values: { ':id': candidateId },
      if: { when: 'claimedBy = :by', values: { ':by': by } },
    });
  },
});
export type PersonClaims = ReturnType<typeof createPersonClaims>;
