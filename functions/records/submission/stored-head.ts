import * as z from 'zod';
import { TIMES as DURATIONS } from '../../../shared/product.ts';
import { boardKey, dueShardOf, keys } from '../keys.ts';
import { mailFactsOfCard } from './card.ts';
import { type Campaign, Head, type Undo } from './head.ts';
import type { MailFacts } from './mail-facts.ts';

type Item = Record<string, unknown>;
type Field = keyof (Head & Campaign & Undo & MailFacts) | 'undoUntil' | 'nextMailAt';

/**
 * Names in the table, where every letter is paid for with each write: a head of more than 1,024 bytes costs a unit more. All
 * other names stand as they are; what the index of the board holds is among those.
 */
export const SHORT = {
  previousColumn: 'prev',
  submittedAt: 'sub',
  reviewedAt: 'rev',
  contactedAt: 'con',
  repliedAt: 'rep',
  interestedAt: 'int',
  notInterestedAt: 'not',
  phoneInterviewedAt: 'pho',
  interviewedAt: 'ivw',
  hiredAt: 'hir',
  autoReplyAt: 'aut',
  unsubscribedAt: 'uns',
  lastReplyId: 'reply',
  discardReason: 'disc',
  changedBy: 'who',
  startedAt: 'from',
  startedBy: 'user',
  sender: 'sndr',
  outreachVersion: 'outr',
  isAutoContact: 'auto',
  useWorkEmails: 'work',
  claimedAt: 'claim',
  nextAt: 'next',
  pausedUntil: 'pause',
  stopReason: 'why',
  stoppedAt: 'stop',
  delivered: 'd',
  opened: 'o',
  machineOpened: 'm',
  clicked: 'c',
  bounced: 'b',
  uncertain: 'u',
} as const satisfies Partial<Record<Field, string>>;

/** Times that the table holds as milliseconds, a third of their text. What an index is sorted by stays text. */
const TIMES: ReadonlySet<string> = new Set<Field>([
  ...(['columnAt', 'submittedAt', 'reviewedAt', 'contactedAt', 'repliedAt', 'interestedAt'] as const),
  ...(['notInterestedAt', 'phoneInterviewedAt', 'interviewedAt', 'hiredAt', 'autoReplyAt', 'unsubscribedAt'] as const),
  ...(['startedAt', 'claimedAt', 'nextAt', 'pausedUntil', 'stoppedAt', 'until', 'undoUntil', 'nextMailAt'] as const),
  ...(['sent', 'delivered', 'opened', 'machineOpened', 'clicked', 'bounced', 'complained', 'uncertain'] as const),
]);

/** The latest time there is, in milliseconds. */
const LAST_TIME = 8.64e15;

const SHORT_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(SHORT));
const LONG_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(SHORT).map(([name, short]) => [short, name]));
const isMap = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/** When the table lets go of a profile that nobody finishes adding, in seconds; of what is finished, never. */
export const expiryOf = ({ pending, submittedAt }: Pick<Head, 'pending' | 'submittedAt'>) =>
  pending ? { expiresAt: Math.floor(Date.parse(submittedAt) / 1_000) + DURATIONS.unfinishedDays * 86_400 } : {};

/**
 * The head as an item. What its keys say is not said again: account and id stand in `pk`; job, column and time of the column
 * in the keys of `board`, which are there unless the head is pending; when the sweep must look at it, in `due`.
 */
export function toHeadItem(head: Head): Item {
  const { accountId, id, jobId, column, columnAt, ...rest } = head;
  const place = head.pending
    ? { ...shortened({ jobId, column, columnAt }), ...expiryOf(head) }
    : {
        boardKey: boardKey(accountId, jobId, column),
        boardSort: `${columnAt}#${id}`,
        ...shortened(mailFactsOfCard(head)),
      };
  return {
    ...keys.head(accountId, id),
    ...shortened(withoutKnownDue(rest)),
    ...place,
    ...(head.dueAt && { dueShard: dueShardOf(id) }),
  };
}

/** A head read from its item; it parses like any other schema of an item. */
export const StoredHead = z.preprocess(
  (item) => (isMap(item) ? withKnownDue(lengthened(item, placeIn(item))) : item),
  Head,
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
  (item) => (isMap(item) ? { ...placeIn(item), ...item } : item),
  Head.pick({ id: true, huntDone: true, hasEmail: true }),
);

/** Loops and not chains of entries: every head that is read or written goes through here. */
function shortened(fields: object): Item {
  const item: Item = {};
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) item[SHORT_NAMES.get(name) ?? name] = shortValue(name, value);
  return item;
}

function shortValue(name: string, value: unknown) {
  if (TIMES.has(name)) return Date.parse(String(value));
  return isMap(value) ? shortened(value) : value;
}

function lengthened(item: Item, fields: Item): Item {
  for (const [short, value] of Object.entries(item)) {
    const name = LONG_NAMES.get(short) ?? short;
    fields[name] = longValue(name, value);
  }
  return fields;
}

/** What is no time is left as it is, for the schema to refuse. */
function longValue(name: string, value: unknown) {
  if (typeof value === 'number') return TIMES.has(name) && value <= LAST_TIME ? new Date(value).toISOString() : value;
  return isMap(value) ? lengthened(value, {}) : value;
}

function placeIn({ pk, boardKey: board, boardSort }: Item): Item {
  const [, accountId, , id] = String(pk).split('#');
  if (!board) return { accountId, id };
  const [, , , jobId, column] = String(board).split('#');
  const [columnAt] = String(boardSort).split('#');
  return { accountId, id, jobId, column, columnAt };
}
