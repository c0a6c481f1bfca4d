import type { AnswerState } from '../../../shared/model/inbox.ts';
import type { StoredAnswer, StoredConversation } from './stored-inbox.ts';

/** After this an answer that was claimed and not recorded is looked at again, and shown as uncertain. */
export const UNCERTAIN_AFTER_MS = 15 * 60_000;

/** The claim: from now on this answer belongs to whoever wrote that, and nobody sends it again. */
export const claimedAnswer = (answer: StoredAnswer, at: Date): StoredAnswer => ({
  ...answer,
  state: 'sending',
  sentAt: at.toISOString(),
  dueAt: new Date(at.getTime() + UNCERTAIN_AFTER_MS).toISOString(),
});

/** It was not taken, and is due again later. */
export const postponedAnswer = ({ sentAt: _, ...answer }: StoredAnswer, until: Date): StoredAnswer => ({
  ...answer,
  state: 'waiting',
  dueAt: until.toISOString(),
});

/** It needs no more looking at. */
const ended = ({ dueAt: _, ...answer }: StoredAnswer, state: AnswerState): StoredAnswer => ({ ...answer, state });

/** SES took it, under this id; or a person says that it left. */
export const sentAnswer = (answer: StoredAnswer, messageId?: string): StoredAnswer => ({
  ...ended(answer, 'sent'),
  ...(messageId && { messageId }),
});

/** Nobody knows whether it left. */
export const uncertainAnswer = (answer: StoredAnswer): StoredAnswer => ended(answer, 'uncertain');

/** It did not leave, and will not by itself. */
export function failedAnswer({ sentAt: _, ...answer }: StoredAnswer, why: string): StoredAnswer {
  return { ...ended(answer, 'failed'), why };
}

/** A conversation that was just answered. */
export const answered = (conversation: StoredConversation, { id, writtenAt }: StoredAnswer): StoredConversation => ({
  ...conversation,
  answeredAt: writtenAt,
  lastAnswerId: id,
  isUnread: false,
});

/** A conversation whose latest answer did not leave: it stands as before. Where there was another since, that one counts. */
export function unanswered(conversation: StoredConversation, answer: StoredAnswer): StoredConversation {
  if (conversation.lastAnswerId !== answer.id) return conversation;
  const { answeredAt: _at, lastAnswerId: _id, ...rest } = conversation;
  const { answeredBefore: before } = answer;
  return { ...rest, ...(before && { answeredAt: before.at, lastAnswerId: before.id }) };
}
