import * as z from 'zod';
import { type AccountId, Instant, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { fingerprint } from '../../platform/ids.ts';
import { deleteItem, getItem, updateItem, updateOrFind } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/**
 * Somebody in the ATS of an account. `round` is that of the link: the same where that ATS lets us in again, with all its ids, and
 * another one where another account of it is connected.
 */
export interface AtsPerson {
  readonly accountId: AccountId;
  readonly round: number;
  /** By what they are known: an address, or as which person. */
  readonly by: string;
}

/**
 * Item ATSPERSON: who creates somebody in the ATS at the moment, or did so last, and `earlier` whose it was before, each of whom may have
 * created them. One that says no `isNobody` is of before anybody was looked for first: whoever is found after it may have been there.
 */
const StoredClaim = asStored(
  z.object({
    claimedBy: SubmissionId,
    claimedUntil: Instant.optional(),
    earlier: z.array(SubmissionId).optional(),
    isNobody: z.boolean().optional(),
  }),
);

/** Who set about creating somebody, the last one first. */
const allOf = ({ claimedBy, earlier = [] }: z.infer<typeof StoredClaim>) => [claimedBy, ...[...earlier].reverse()];
const MOST_EARLIER = 5;

/** How long it is known who created somebody: a wrong address is put right within days. */
export const CLAIMS_KNOWN_MS = 7 * 24 * 3_600_000;

interface Claim {
  readonly by: SubmissionId;
  readonly at: Date;
  readonly until: Date;
  /** Whose claim is none any more. */
  readonly insteadOf?: SubmissionId;
}

const keyOf = ({ accountId, round, by }: AtsPerson) => keys.atsPerson(accountId, fingerprint(`${round} ${by}`));

/** One person is created once in an ATS, on however many jobs they are sent at the same time. */
export const createPersonClaims = (table: Table) => ({
  /**
   * Claims whoever is known by this; it may be claimed again by the same submission, and by all once its time is over. Answers who has
   * claimed them before; undefined where nobody has. Taking it over is a write more.
   */
  async claim(person: AtsPerson, { by, at, until, insteadOf }: Claim): Promise<SubmissionId | undefined> {
    const [change, values] = [
      'SET claimedBy = :by, claimedUntil = :until, expiresAt = :end, isNobody = :nobody',
      {
        ...{ ':by': by, ':until': until.toISOString(), ':nobody': true },
        ':end': Math.ceil((until.getTime() + CLAIMS_KNOWN_MS) / 1_000),
      },
    ];
    const own = { when: 'attribute_not_exists(claimedBy) OR claimedBy = :by', values: { ':by': by } };
    const item = await updateOrFind(table, keyOf(person), { change, values, if: own });
    if (!item) return undefined;
    const { claimedBy, claimedUntil, earlier = [] } = parseItem(StoredClaim, item);
    if (claimedBy !== insteadOf && claimedUntil && claimedUntil >= at.toISOString()) return claimedBy;
    const inTheWay = await updateOrFind(table, keyOf(person), {
      change: `${change}, earlier = :earlier`,
      values: { ...values, ':earlier': [...earlier.filter((one) => one !== by), claimedBy].slice(-MOST_EARLIER) },
      if: { when: 'claimedBy = :before', values: { ':before': claimedBy } },
    });
    return inTheWay && parseItem(StoredClaim, inTheWay).claimedBy;
  },

  /** Who set about creating them once nobody was found, the last one first, however long ago; nobody where none did. */
  async claimants(person: AtsPerson): Promise<SubmissionId[]> {
    const item = await getItem(table, keyOf(person));
    const claim = item && parseItem(StoredClaim, item);
    return claim?.isNobody ? allOf(claim) : [];
  },

  /** Lets go of somebody who was not created: it is whose it was before, and free. */
  async release(person: AtsPerson, by: SubmissionId): Promise<void> {
    const item = await getItem(table, keyOf(person), { strongly: true });
    const earlier = item ? (parseItem(StoredClaim, item).earlier ?? []) : [];
    const isOwn = { when: 'claimedBy = :mine', values: { ':mine': by } };
    const [before, ...others] = [...earlier].reverse();
    if (!before) await deleteItem(table, keyOf(person), isOwn);
    else
      await updateItem(table, keyOf(person), {
        change: 'SET claimedBy = :before, earlier = :others REMOVE claimedUntil',
        values: { ':before': before, ':others': others.reverse() },
        if: isOwn,
      });
  },
});
export type PersonClaims = ReturnType<typeof createPersonClaims>;
