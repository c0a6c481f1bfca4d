import * as z from 'zod';
import { type AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { fingerprint } from '../../platform/ids.ts';
import { deleteItem, getItem, updateOrFind } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Somebody in the ATS of an account, as it was connected then: connected anew it has another id for them. */
export interface AtsPerson {
  readonly accountId: AccountId;
  readonly linkedAt: string;
  /** By what they are known: an address, or as which person. */
  readonly by: string;
}

/**
 * Item ATSPERSON: who creates somebody in the ATS at the moment, or did so last, and from whom they took it over. One that says no
 * `isNobody` is of before anybody was looked for first: whoever is found after it may have been there.
 */
const StoredClaim = asStored(
  z.object({ claimedBy: SubmissionId, takenFrom: SubmissionId.optional(), isNobody: z.boolean().optional() }),
);
export type StoredClaim = z.infer<typeof StoredClaim>;

/** How long it is known who created somebody: a wrong address is put right within days. */
const KNOWN_MS = 7 * 24 * 3_600_000;

interface Claim {
  readonly by: SubmissionId;
  readonly at: Date;
  readonly until: Date;
  /** Whose claim is none any more. */
  readonly insteadOf?: SubmissionId;
}

const keyOf = ({ accountId, linkedAt, by }: AtsPerson) => keys.atsPerson(accountId, fingerprint(`${linkedAt} ${by}`));

/** One person is created once in an ATS, on however many jobs they are sent at the same time. */
export const createPersonClaims = (table: Table) => ({
  /**
   * Claims whoever is known by this; it may be claimed again by the same submission, and by all once its time is over. Answers who has
   * claimed them before; undefined where nobody has.
   */
  async claim(person: AtsPerson, { by, at, until, insteadOf = by }: Claim): Promise<SubmissionId | undefined> {
    const takeover = insteadOf === by ? '' : ', takenFrom = :instead';
    const inTheWay = await updateOrFind(table, keyOf(person), {
      change: `SET claimedBy = :by, claimedUntil = :until, expiresAt = :end, isNobody = :nobody${takeover}`,
      values: {
        ':until': until.toISOString(),
        ':nobody': true,
        ':end': Math.ceil((until.getTime() + KNOWN_MS) / 1_000),
      },
      if: {
        when: 'attribute_not_exists(claimedUntil) OR claimedUntil < :at OR claimedBy = :by OR claimedBy = :instead',
        values: { ':at': at.toISOString(), ':by': by, ':instead': insteadOf },
      },
    });
    return inTheWay && parseItem(StoredClaim, inTheWay).claimedBy;
  },

  /** Who set about creating them last, once nobody was found, however long ago; undefined where nobody did. */
  async find(person: AtsPerson): Promise<StoredClaim | undefined> {
    const item = await getItem(table, keyOf(person));
    const claim = item && parseItem(StoredClaim, item);
    return claim?.isNobody ? claim : undefined;
  },

  /** Lets go of somebody who was not created. */
  async release(person: AtsPerson, by: SubmissionId): Promise<void> {
    await deleteItem(table, keyOf(person), { when: 'claimedBy = :by', values: { ':by': by } });
  },
});
export type PersonClaims = ReturnType<typeof createPersonClaims>;
