import type { AccountId } from '../../shared/model/ids.ts';
import { answerFileKey, resumeKey } from '../platform/file-keys.ts';
import type { Item } from '../platform/items.ts';
import type { Held, HeldSubmission } from '../records/person/held.ts';
import { keptMailOf } from '../records/reply/sent-mails.ts';
import { HEAD, lengthened } from '../records/submission/head-names.ts';

/** Under which name each kind of item stands in the copy: those of which there may be many are lists. */
const SECTIONS: readonly { readonly begins: string; readonly name: string; readonly isList?: true }[] = [
  { begins: 'HEAD', name: 'application' },
  { begins: 'PROFILE', name: 'profile' },
  { begins: 'DRAFT', name: 'draft' },
  { begins: 'EMAILS', name: 'addresses' },
  { begins: 'SPOTLIGHT', name: 'comparisonWithTheJob' },
  { begins: 'REVIEW', name: 'review' },
  { begins: 'INTEREST', name: 'interest' },
  { begins: 'CHANNELS', name: 'contactedOtherwise' },
  { begins: 'CAMPAIGN', name: 'emailsForYou' },
  { begins: 'CONVERSATION', name: 'conversation' },
  { begins: 'SNIPPET', name: 'openingOfEmails' },
  { begins: 'GUEST#', name: 'guestReviews', isList: true },
  { begins: 'MERGED#', name: 'mergedProfiles', isList: true },
  { begins: 'REPLY#', name: 'yourAnswers', isList: true },
  { begins: 'rep_', name: 'yourAnswersAsHtml', isList: true },
  { begins: 'ANSWER#', name: 'answersToYou', isList: true },
  { begins: 'SENT#', name: 'emailsToYou', isList: true },
  { begins: 'RAW#', name: 'emailsFromYou', isList: true },
  { begins: 'EVENT#', name: 'history', isList: true },
];
/** Bookkeeping that says nothing of anybody: places in boxes and which answer is the latest. */
const SILENT = ['BOXES', 'LATESTREPLY', 'RETENTION'];
/** What team members write for themselves alone. */
const PRIVATE = ['NOTE#'];
/** What an item is found by, and whose it is: not about the candidate. */
const INTERNAL = new Set([
  ...['pk', 'sk', 'boardKey', 'boardSort', 'listKey', 'listSort', 'ownerKey', 'openKey', 'openSort'],
  ...['dueShard', 'expiresAt', 'accountId', 'version', 'linked', 'ownerId', 'by', 'byUser', 'author', 'createdBy'],
  ...['addedByName', 'changedBy', 'startedBy', 'sender', 'reviewer'],
]);

/** A file that belongs to the copy, by where it lies. */
export interface HeldFile {
  readonly bucket: 'files' | 'mail';
  readonly key: string;
  readonly name: string;
}

/** One submission as its candidate may have it: everything that is stored, under names for people, but for private notes and our own bookkeeping. */
export function copyOf({ items }: HeldSubmission): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  const review = items.find(({ sk }) => sk === 'REVIEW');
  for (const item of items) {
    const sk = String(item.sk);
    if (SILENT.includes(sk) || PRIVATE.some((begins) => sk.startsWith(begins))) continue;
    const { name, isList } = SECTIONS.find(({ begins }) => sk.startsWith(begins)) ?? { name: 'other', isList: true };
    const content = withoutInternal(readable(sk, item, review));
    if (!isList) copy[name] = content;
    else copy[name] = [...((copy[name] as unknown[] | undefined) ?? []), content];
  }
  return copy;
}

/** What is stored short or packed, at length; a review that is an item of its own is not said by the head again. */
function readable(sk: string, item: Item, review: Item | undefined): unknown {
  if (sk === 'HEAD') {
    const { said, ...head } = lengthened(item, HEAD);
    return said && Object(said).at !== review?.date ? { ...head, said } : head;
  }
  return sk.startsWith('SENT#') ? keptMailOf(item) : item;
}

/** Names of teammates are theirs, and no part of what is held about a candidate. */
function withoutInternal(value: unknown): unknown {
  if (value instanceof Set) return [...value];
  if (Array.isArray(value)) return value.map(withoutInternal);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !INTERNAL.has(name));
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutInternal(part)]));
}

/** Every file of somebody: resumes, what came with their answers, what was sent to them, and their mails as they came. */
export function filesOf({ submissions }: Pick<Held, 'submissions'>, keysOf: FileKeys): HeldFile[] {
  return submissions.flatMap(({ items }) => items.flatMap((item) => filesIn(item, keysOf)));
}

/** Where the files lie that a candidate's items name. */
export const fileKeysOf = (account: AccountId): FileKeys => ({
  resume: (file) => resumeKey(account, file as `file_${string}`),
  answerFile: (file) => answerFileKey(account, file as `file_${string}`),
});

/** Where a file lies that an item names by its id. */
export interface FileKeys {
  resume(file: string): string;
  answerFile(file: string): string;
}

function filesIn(item: Item, keysOf: FileKeys): HeldFile[] {
  const sk = String(item.sk);
  const [resume, attachments] = [Object(item.resume), Array.isArray(item.attachments) ? item.attachments : []];
  if (sk === 'PROFILE' || sk === 'DRAFT' || sk.startsWith('MERGED#'))
    return resume.identifier
      ? [{ bucket: 'files', key: keysOf.resume(resume.identifier), name: resume.originalFilename ?? 'resume' }]
      : [];
  if (sk.startsWith('REPLY#'))
    return [
      ...attachments.map(({ key, filename }) => ({ bucket: 'mail' as const, key, name: filename })),
      ...(typeof item.mailKey === 'string' ? [asMail(item.mailKey)] : []),
    ];
  if (sk.startsWith('ANSWER#'))
    return attachments.map(({ identifier, filename }) => ({
      bucket: 'files',
      key: keysOf.answerFile(identifier),
      name: filename,
    }));
  return sk.startsWith('RAW#') ? [asMail(sk.slice('RAW#'.length))] : [];
}

const asMail = (key: string): HeldFile => ({ bucket: 'mail', key, name: 'email.eml' });
