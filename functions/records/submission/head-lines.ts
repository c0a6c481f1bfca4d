import type { Head } from './head.ts';
import { shownOrigin } from './known-head.ts';
import type { MailLine } from './mail-lines.ts';

const ARRIVED = { crowd: 'Sourced by Bramble', team: 'Added by your team', application: 'Applied for this job' };
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

/** What an event of a head says that neither answers nor the head go on telling: only that is worth an item. */
export const besideHead = (text: string, head: Head) =>
  without(text, [...TOLD_BY_ANSWERS, ENDED, ...arrivalOfHead(head).map((line) => line.text)]);

/** How somebody came to a job. */
export const arrivalText = (head: Pick<Head, 'origin'>) => ARRIVED[shownOrigin(head)];

/** The same as a line, where no teammate added them: the head goes on saying when that was. */
export const arrivalOfHead = (head: Head): MailLine[] =>
  head.origin === 'crowd' || head.origin === 'application'
    ? [{ at: head.submittedAt, kind: 'added', text: arrivalText(head) }]
    : [];

/** That a sequence ended with a reply, as the head says it. */
export const endOfSequence = ({ campaign }: Pick<Head, 'campaign'>): MailLine[] =>
  campaign?.state === 'replied' && campaign.stoppedAt
    ? [{ at: campaign.stoppedAt, kind: 'sequence-replied', text: ENDED }]
    : [];

/** That somebody arrived in the ATS, as the head says it until they are sent once more. */
export const arrivalInAts = ({ ats }: Pick<Head, 'ats'>): MailLine[] =>
  (ats?.state === 'sent' || ats?.state === 'gone') && ats.sentAt
    ? [{ at: ats.sentAt, kind: 'export-sent', text: 'Arrived in the ATS' }]
    : [];

const saidByHead = (head: Head) => [...endOfSequence(head), ...arrivalInAts(head)];

/** The same two where a change makes the head forget them. */
export const headLinesLost = (before: Head | undefined, after: Head): MailLine[] => {
  const isSaid = (line: MailLine) => saidByHead(after).some(({ at, kind }) => at === line.at && kind === line.kind);
  return before ? saidByHead(before).filter((line) => !isSaid(line)) : [];
};

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
