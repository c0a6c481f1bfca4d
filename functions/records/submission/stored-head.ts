import * as z from 'zod';
import { asStored } from '../../../shared/model/without-limits.ts';
import { TIMES as DURATIONS } from '../../../shared/product.ts';
import { boardKey, boardSort, dueShardOf, keys } from '../keys.ts';
import { mailFactsOfCard } from './card.ts';
import { Head } from './head.ts';
import { HEAD, lengthened, shortened, USUAL } from './head-names.ts';

type Item = Record<string, unknown>;

const isMap = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

type Expiring = Pick<Head, 'pending' | 'submittedAt'>;
const expiryAfter = ({ pending, submittedAt }: Expiring, days: number) =>
  pending ? { expiresAt: Math.floor(Date.parse(submittedAt) / 1_000) + days * 86_400 } : {};

/** When the table lets go of the head of a profile that nobody finishes adding, in seconds; of one that is finished, never. */
const expiryOf = (head: Expiring) => expiryAfter(head, DURATIONS.unfinishedDays);

/**
 * The same of the profile beside it, which goes with the head, and outlives it: it says which file is to be deleted, and the table
 * lets go of what expires in no order, and days late.
 */
export const restExpiryOf = (head: Expiring) => expiryAfter(head, 2 * DURATIONS.unfinishedDays);

/**
 * The head as an item. What its keys say is not said again: account and id stand in `pk`; job, column and time of the column
 * in the keys of `board`, which are there unless the head is pending; when the sweep must look at it, in `due`.
 */
export function toHeadItem(head: Head): Item {
  const { accountId, id, jobId, column, columnAt, ...rest } = head;
  const place = head.pending
    ? { ...shortened({ jobId, column, columnAt }, HEAD), ...expiryOf(head) }
    : {
        boardKey: boardKey(accountId, jobId, column),
        boardSort: boardSort(columnAt, id),
        ...shortened(mailFactsOfCard(head), HEAD),
      };
  return {
    ...keys.head(accountId, id),
    ...shortened(withoutKnownDue(rest), HEAD),
    ...place,
    ...(head.dueAt && { dueShard: dueShardOf(id) }),
  };
}

/** A head read from its item, with what only a newer version knows; it parses like any other schema of an item. */
export const StoredHead = z.preprocess(
  (item) => (isMap(item) ? withKnownDue({ ...placeIn(item), ...lengthened(item, HEAD) }) : item),
  asStored(Head),
);

/** When the next email is due is written once where it is also when the sweep must look. */
function withoutKnownDue<H extends Pick<Head, 'campaign' | 'dueAt'>>(head: H): H {
  const { campaign, dueAt } = head;
  if (!campaign?.nextAt || campaign.nextAt !== dueAt) return head;
  const { nextAt: _, ...rest } = campaign;
  return { ...head, campaign: rest };
}

/** The other way round. A head that was written before the two were told apart reads the same. */
function withKnownDue(fields: Item): Item {
  const { campaign, dueAt } = fields;
  if (!isMap(campaign) || campaign.nextAt || !dueAt) return fields;
  return { ...fields, campaign: { ...campaign, nextAt: dueAt } };
}

/** What a head says of the search for addresses, read from just the attributes of this schema and `pk`. */
export const StoredHunt = z.preprocess(
  (item) => (isMap(item) ? { ...USUAL, ...placeIn(item), ...item } : item),
  Head.pick({ id: true, huntDone: true, hasEmail: true }),
);

function placeIn({ pk, boardKey: board, boardSort: sort }: Item): Item {
  const [, accountId, , id] = String(pk).split('#');
  if (!board) return { accountId, id };
  const [, , , jobId, column] = String(board).split('#');
  const [columnAt] = String(sort).split('#');
  return { accountId, id, jobId, column, columnAt };
}
