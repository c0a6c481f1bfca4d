import type { Instant } from '../../../shared/model/ids.ts';
import { Interest } from '../../../shared/model/inbox.ts';
import { isOneOf } from '../../../shared/model/newer.ts';
import { type ConversationFacts, latestOf } from '../../../shared/rules/inbox/boxes.ts';
import type { StoredJobRow } from '../job/stored-job.ts';
import type { Head } from '../submission/head.ts';
import type { StoredReply } from '../submission/stored-items.ts';
import type { StoredConversation } from './stored-inbox.ts';

/** Characters of an answer that a line of the inbox shows. */
const PREVIEW = 160;

/** What a conversation is made from. */
export interface Sources {
  readonly head: Head;
  readonly job: Pick<StoredJobRow, 'title' | 'ownerId'>;
  /** An answer of the candidate: a new one, or one that is known. */
  readonly reply?: StoredReply | undefined;
}

/** A conversation as its sources have it now; the very same where they change nothing, and none before the first answer. */
export function followed(known: StoredConversation | undefined, sources: Sources): StoredConversation | undefined {
  const { head, job, reply } = sources;
  const answered = reply ? withReply(known, reply) : known;
  if (!answered) return undefined;
  const interest = interestOf(head);
  const { employer: _e, interest: _i, ...rest } = answered;
  const next: StoredConversation = {
    ...rest,
    accountId: head.accountId,
    submissionId: head.id,
    version: known?.version ?? 0,
    jobId: head.jobId,
    jobTitle: job.title,
    ownerId: job.ownerId,
    name: head.name,
    ...(head.employer && { employer: head.employer }),
    ...(interest && { interest }),
    isUnread: head.unreadReply ?? false,
    hasOptedOut: head.unsubscribedAt !== undefined,
  };
  return known && isSame(known, next) ? known : next;
}

const isSame = (some: StoredConversation, other: StoredConversation) =>
  Object.keys({ ...some, ...other }).every((name) => Reflect.get(some, name) === Reflect.get(other, name));

type Answered = Pick<StoredConversation, 'replyId' | 'preview' | 'suggestion' | 'humanAt' | 'awayAt'> &
  Partial<StoredConversation>;

/** A person's answer is shown before a machine's, and a later one before an earlier one. */
function withReply(known: StoredConversation | undefined, reply: StoredReply): Answered {
  const { receivedAt } = reply;
  const shown = { replyId: reply.id, preview: previewOf(reply.visibleText), suggestion: reply.suggestion };
  if (reply.kind === 'auto-reply') {
    const awayAt = later(known?.awayAt, receivedAt);
    const isNewest = awayAt === receivedAt && known?.humanAt === undefined;
    return { ...shown, ...known, ...(isNewest && shown), awayAt };
  }
  const humanAt = later(known?.humanAt, receivedAt);
  return { ...shown, ...known, ...(humanAt === receivedAt && shown), humanAt };
}

const later = (some: Instant | undefined, other: Instant): Instant =>
  some !== undefined && some > other ? some : other;

const previewOf = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, PREVIEW).toWellFormed();

/** As the employer marked it last. */
function interestOf({ interestedAt, notInterestedAt }: Head): Interest | undefined {
  if (!interestedAt && !notInterestedAt) return undefined;
  return (interestedAt ?? '') > (notInterestedAt ?? '') ? 'interested' : 'not-interested';
}

/** What decides where a conversation stands. A choice that only a newer version knows decides nothing. */
export const factsOf = (conversation: StoredConversation): ConversationFacts => ({
  ...conversation,
  interest: isOneOf(Interest, conversation.interest) ? conversation.interest : undefined,
});

/** Who is to answer. */
export const responsibleOf = ({ handedTo, ownerId }: Pick<StoredConversation, 'handedTo' | 'ownerId'>) =>
  handedTo ?? ownerId;

/** The order of the boxes it stands in. */
export const placeInTime = (conversation: StoredConversation): Instant => latestOf(factsOf(conversation));
