import { ContactChannel } from '../../shared/model/funnel.ts';
import { GUEST_RATINGS, GuestRating } from '../../shared/model/guest.ts';
import { shown } from '../../shared/model/newer.ts';
import type { TimelineEntry } from '../../shared/model/submission.ts';
import { CONTACT_CHANNELS } from '../../shared/reference/funnel.ts';
import { linesOfMails, type MailLine } from '../records/submission/mail-lines.ts';
import type { Dossier } from './presenter.ts';

/** How else a candidate was reached; a contact that was taken back leaves nothing to show. */
export const channelsOf = ({ head, channels }: Dossier) =>
  channels
    .filter(({ date }) => head.contactedAt !== undefined && date >= head.contactedAt)
    .map((each) => ({ ...each, channel: shown(ContactChannel, each.channel) }));

/** What people noted of a candidate and did beside the product: it is stored by itself, and no change of the head. */
const saidBeside = (dossier: Dossier): TimelineEntry[] => [
  ...dossier.notes.map(({ createdAt, author }) => ({
    at: createdAt,
    kind: 'note',
    text: 'Private note added',
    by: author.name,
  })),
  ...channelsOf(dossier).map(({ channel, date, byUser }) => ({
    ...{ at: date, kind: 'channel', by: byUser },
    text: `Contacted: ${CONTACT_CHANNELS[channel]}`,
  })),
  ...dossier.guestReviews.map(({ date, rating, reviewer }) => ({
    ...{ at: date, kind: 'guest-rated', by: reviewer },
    text: `Guest review: ${GUEST_RATINGS[shown(GuestRating, rating)]}`,
  })),
];

/** What events say of answers that are told by themselves. */
const TOLD_BY_ANSWERS = ['Replied', 'Replied again', 'Answered automatically'];

/** What an event says beside answers that are there to be read; nothing else is as it was stored. */
const besideAnswers = (text: string, hasAnswers: boolean) =>
  hasAnswers
    ? text
        .split(' · ')
        .filter((part) => !TOLD_BY_ANSWERS.includes(part))
        .join(' · ')
    : text;

/** Each answer that is kept, to be read from here. */
const answersOf = ({ replies }: Dossier): TimelineEntry[] =>
  replies.map(({ id, receivedAt, kind }) => ({
    ...{ at: receivedAt, kind: 'reply', by: null, replyId: id },
    text: kind === 'auto-reply' ? 'Answered automatically' : 'Replied',
  }));

/** The stored events, what was noted and done beside them, answers, and what became of emails as far as no event says it. */
export function timelineOf(dossier: Dossier): TimelineEntry[] {
  const { head, events } = dossier;
  const answers = answersOf(dossier);
  const stored = events
    .map(({ at, kind, text, by }) => ({ at, kind, text: besideAnswers(text, answers.length > 0), by }))
    .filter(({ text }) => text !== '');
  const isTold = (line: MailLine) => stored.some(({ at, text }) => at === line.at && text.includes(line.text));
  const ofMails = linesOfMails(head.mails).filter((line) => !isTold(line));
  const beside = saidBeside(dossier);
  return [...stored, ...beside, ...answers, ...ofMails.map((line) => ({ ...line, by: null }))].sort((a, b) =>
    a.at < b.at ? 1 : -1,
  );
}
