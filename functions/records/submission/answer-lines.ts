import type { Head } from './head.ts';
import type { MailLine } from './mail-lines.ts';

const ENDED = 'Email sequence ended with a reply';
/** What events say of answers that are told by themselves. */
const TOLD_BY_ANSWERS = ['Replied', 'Replied again', 'Answered automatically'];

const without = (text: string, told: readonly string[]) =>
  text
    .split(' · ')
    .filter((part) => !told.includes(part))
    .join(' · ');

/** What an event says beside answers that are there to be read. */
export const besideAnswers = (text: string) => without(text, TOLD_BY_ANSWERS);

/** What an event says that neither answers nor the head tell: only that is worth an item. */
export const besideHead = (text: string) => without(text, [...TOLD_BY_ANSWERS, ENDED]);

/** That a sequence ended with a reply, as the head says it. */
export const endOfSequence = ({ campaign }: Pick<Head, 'campaign'>): MailLine[] =>
  campaign?.state === 'replied' && campaign.stoppedAt
    ? [{ at: campaign.stoppedAt, kind: 'sequence-replied', text: ENDED }]
    : [];

/** The same where a change makes the head forget it. */
export const endLost = (before: Head | undefined, after: Head): MailLine[] =>
  before ? endOfSequence(before).filter(({ at }) => endOfSequence(after)[0]?.at !== at) : [];

/** That somebody answered, as the head says it where no answer can be read. */
export function answersInHead({ repliedAt, autoReplyAt }: Head, kinds: readonly string[]): MailLine[] {
  const isReplyKept = kinds.some((kind) => kind !== 'auto-reply');
  return [
    ...(repliedAt && !isReplyKept ? [{ at: repliedAt, kind: 'replied', text: 'Replied' }] : []),
    ...(autoReplyAt && !kinds.includes('auto-reply')
      ? [{ at: autoReplyAt, kind: 'away', text: 'Answered automatically' }]
      : []),
  ];
}
