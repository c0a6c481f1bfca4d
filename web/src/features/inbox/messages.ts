import type { SentMail } from '../../../../shared/contract/outreach.ts';
import type { Answer } from '../../../../shared/model/inbox.ts';
import type { CandidateReply } from '../../../../shared/model/submission.ts';

/** One thing of a conversation: an email of the sequence, an answer of the candidate, an answer of the team. */
export type Message =
  | { readonly kind: 'sent'; readonly key: string; readonly at: string; readonly mail: SentMail }
  | { readonly kind: 'reply'; readonly key: string; readonly at: string; readonly reply: CandidateReply }
  | { readonly kind: 'answer'; readonly key: string; readonly at: string; readonly answer: Answer };

/** All that was written, oldest first. */
export const messagesOf = (
  mails: readonly SentMail[],
  replies: readonly CandidateReply[],
  answers: readonly Answer[],
): Message[] =>
  [
    ...mails.map((mail): Message => ({ kind: 'sent', key: `sent ${mail.sentAt}`, at: mail.sentAt, mail })),
    ...replies.map((reply): Message => ({ kind: 'reply', key: reply.id, at: reply.receivedAt, reply })),
    ...answers.map((answer): Message => ({ kind: 'answer', key: answer.id, at: answer.writtenAt, answer })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));

/** What became of an answer, in words. */
export const ANSWER_STATES: Readonly<Record<Answer['state'], string>> = {
  waiting: 'Leaves in a moment',
  sending: 'Being sent',
  sent: 'Sent',
  uncertain: 'Nobody knows whether this left',
  failed: 'Not sent',
};

/** Whether it can still be taken back: until it leaves, and for good where it did not. */
export const canTakeBack = ({ state, leavesAt }: Pick<Answer, 'state' | 'leavesAt'>, now: Date): boolean =>
  state === 'failed' || (state === 'waiting' && Date.parse(leavesAt) > now.getTime());

/** The name that an address carries; empty where it is an address alone. */
export function nameIn(from: string): string {
  const name = from
    .replace(/<[^<>]*>\s*$/, '')
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
  return name.includes('@') ? '' : name;
}
