import type { CardMail } from './card.ts';
import type { Campaign, Head, Said, Undo } from './head.ts';
import { MAIL_TIMES, type MailFacts } from './mail-facts.ts';

type Item = Record<string, unknown>;

/**
 * Names in the table, where every letter is paid for with each write: a head of more than 1,024 bytes costs a unit more. All
 * other names stand as they are; what the index of the board holds is among those.
 */
export const SHORT = {
  head: {
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
    declinedFor: 'decl',
    changedBy: 'who',
    fromJob: 'fj',
    saidBefore: 'sbf',
  } satisfies Names<Head>,
  campaign: {
    startedAt: 'from',
    startedBy: 'user',
    sender: 'sndr',
    outreachVersion: 'outr',
    isAutoContact: 'auto',
    useWorkEmails: 'work',
    claimedAt: 'claim',
    nextAt: 'next',
    waitUntil: 'wait',
    waitReason: 'wfor',
    refusedSince: 'busy',
    searchedSince: 'srch',
    toSince: 'tos',
    pausedUntil: 'pause',
    stopReason: 'why',
    stoppedAt: 'stop',
  } satisfies Names<Campaign>,
  undo: { previousColumn: 'prev' } satisfies Names<Undo>,
  said: { feedback: 'text', byUser: 'user' } satisfies Names<Said>,
  ats: { candidateId: 'cand' } satisfies Names<NonNullable<Head['ats']>>,
  mail: {
    delivered: 'd',
    opened: 'o',
    machineOpened: 'm',
    clicked: 'c',
    bounced: 'b',
    replied: 'r',
    uncertain: 'u',
  } satisfies Names<MailFacts>,
} as const;

/** What most heads say. Of these a card in the board's index has nothing, so that more of them are read for a unit. */
export const USUAL = { origin: 'crowd', huntDone: true, hasEmail: true } as const satisfies Partial<Head>;

type Names<T> = Readonly<Partial<Record<keyof T, string>>>;

/** Times that the table holds as milliseconds, a third of their text. What an index is sorted by stays text. */
const TIMES = {
  head: [
    ...(['columnAt', 'submittedAt', 'reviewedAt', 'contactedAt', 'repliedAt', 'interestedAt'] as const),
    ...(['notInterestedAt', 'phoneInterviewedAt', 'interviewedAt', 'hiredAt', 'autoReplyAt'] as const),
    ...(['unsubscribedAt', 'nextMailAt', 'undoUntil'] as const),
  ] satisfies (keyof (Head & CardMail))[],
  campaign: [
    ...(['startedAt', 'claimedAt', 'nextAt', 'waitUntil', 'refusedSince', 'searchedSince'] as const),
    ...(['pausedUntil', 'stoppedAt'] as const),
  ] satisfies (keyof Campaign)[],
  undo: ['until', 'columnAt'] satisfies (keyof Undo)[],
  said: ['at'] satisfies (keyof Said)[],
  ats: ['since'] satisfies (keyof NonNullable<Head['ats']>)[],
  mail: MAIL_TIMES,
} as const;

/** How one part of a head stands in the table: what is renamed, what are times, and which parts of its own it has. */
interface Form {
  readonly shortOf: ReadonlyMap<string, string>;
  readonly longOf: ReadonlyMap<string, string>;
  readonly times: ReadonlySet<string>;
  readonly parts: ReadonlyMap<string, Form>;
  /** What follows from the rest and stands in the item for the indexes and the table itself: it is made anew with each write. */
  readonly derived?: ReadonlySet<string>;
  /** Each of its entries is a part of this form. */
  readonly each?: Form;
  /** What it says where the item does not. */
  readonly usual?: Item;
}

const formOf = (
  names: Readonly<Record<string, string>>,
  times: readonly string[],
  parts: Record<string, Form> = {},
) => ({
  shortOf: new Map(Object.entries(names)),
  longOf: new Map(Object.entries(names).map(([name, short]) => [short, name])),
  times: new Set(times),
  parts: new Map(Object.entries(parts)),
});

/** The form of a head. Names mean something only in the part that they belong to: the rest is kept as it is. */
export const HEAD: Form = {
  ...formOf(SHORT.head, TIMES.head, {
    campaign: formOf(SHORT.campaign, TIMES.campaign),
    undo: formOf(SHORT.undo, TIMES.undo),
    ats: formOf(SHORT.ats, TIMES.ats),
    said: formOf(SHORT.said, TIMES.said),
    saidBefore: formOf(SHORT.said, TIMES.said),
    mails: { ...formOf({}, []), each: formOf(SHORT.mail, TIMES.mail) },
  } satisfies Partial<Record<keyof Head, Form>>),
  derived: new Set([
    ...['pk', 'sk', 'boardKey', 'boardSort', 'dueShard', 'expiresAt'],
    ...(['mailStatus', 'mailStep', 'nextMailAt', 'undoUntil'] satisfies (keyof CardMail)[]),
  ]),
  usual: USUAL,
};

/** The latest time there is, in milliseconds. */
const LAST_TIME = 8.64e15;

const isMap = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Loops and not chains of entries: every head that is read or written goes through here. */
export function shortened(fields: object, form: Form): Item {
  const item: Item = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || (form.usual && form.usual[name] === value)) continue;
    const part = form.each ?? form.parts.get(name);
    item[form.shortOf.get(name) ?? name] = part && isMap(value) ? shortened(value, part) : shortTime(name, value, form);
  }
  return item;
}

const shortTime = (name: string, value: unknown, { times }: Form) =>
  times.has(name) ? Date.parse(String(value)) : value;

export function lengthened(item: Item, form: Form): Item {
  const fields: Item = { ...form.usual };
  for (const [short, value] of Object.entries(item)) {
    if (form.derived?.has(short)) continue;
    const name = form.longOf.get(short) ?? short;
    const part = form.each ?? form.parts.get(name);
    fields[name] = part && isMap(value) ? lengthened(value, part) : longTime(name, value, form);
  }
  return fields;
}

/** What is no time is left as it is, for the schema to refuse. */
const longTime = (name: string, value: unknown, { times }: Form) =>
  typeof value === 'number' && times.has(name) && value <= LAST_TIME ? new Date(value).toISOString() : value;
