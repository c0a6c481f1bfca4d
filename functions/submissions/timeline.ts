import { ContactChannel } from '../../shared/model/funnel.ts';
import { GUEST_RATINGS, GuestRating } from '../../shared/model/guest.ts';
import type { Person } from '../../shared/model/job.ts';
import { shown } from '../../shared/model/newer.ts';
import type { TimelineEntry } from '../../shared/model/submission.ts';
import { COLUMN_LABELS, CONTACT_CHANNELS } from '../../shared/reference/funnel.ts';
import { declinedWords } from '../../shared/rules/funnel/reason-words.ts';
import {
  answersInHead,
  arrivalInAts,
  arrivalOfHead,
  besideAnswers,
  endOfSequence,
} from '../records/submission/head-lines.ts';
import { linesOfMails, type MailLine } from '../records/submission/mail-lines.ts';
import { type Dossier, isOfThisJob } from './presenter.ts';

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
  ...dossier.merged.map(({ at, by, addedByName, resume, leftOut = [] }) => ({
    ...{ at, kind: 'merged', by, ...(resume && { resume }), ...(leftOut.length > 0 && { leftOut }) },
    text: [
      'Merged with another profile',
      addedByName !== null && addedByName !== by && ` that ${addedByName} added`,
      resume && ` · ${resume.originalFilename}`,
    ]
      .filter(Boolean)
      .join(''),
  })),
  ...dossier.guestReviews.map((said) => ({
    ...{ at: said.date, kind: 'guest-rated', by: said.reviewer },
    text: `Guest review${isOfThisJob(said, dossier) ? '' : ' on another job'}: ${GUEST_RATINGS[shown(GuestRating, said.rating)]}`,
  })),
];

/** Whether it is them who has their address in the ATS. */
const saidOfOthers = ({ exported }: Dossier, people: readonly Person[]): TimelineEntry[] =>
  (exported?.said ?? []).map(({ at, by, name, isThem }) => ({
    ...{ at, kind: 'ats-said', by: people.find(({ id }) => id === by)?.name ?? null },
    text: isThem ? `Said to be “${name}” in the ATS` : `Said not to be “${name}”, who has the same address in the ATS`,
  }));

const NOT_INTERESTED = `Moved to ${COLUMN_LABELS.NOT_INTERESTED}`;
/** Why they were not interested, of events that were stored before they said so; known of the latest time. */
function withReasons(text: string, at: string, { interest }: Dossier): string {
  if (interest?.isInterested !== false || interest.date !== at) return text;
  const why = declinedWords(interest.notInterestedReasons);
  const parts = text.split(' · ').map((part) => (part === NOT_INTERESTED && why ? `${part}: ${why}` : part));
  return parts.join(' · ');
}

/** Each answer that is kept, to be read from here. */
const answersOf = ({ replies }: Dossier): TimelineEntry[] =>
  replies.map(({ id, receivedAt, kind }) => ({
    ...{ at: receivedAt, kind: 'reply', by: null, replyId: id },
    text: kind === 'auto-reply' ? 'Answered automatically' : 'Replied',
  }));

/** The stored events, what was noted and done beside them, answers, and what the head says as far as no event says it. */
export function timelineOf(dossier: Dossier, people: readonly Person[] = []): TimelineEntry[] {
  const { head, events } = dossier;
  const answers = answersOf(dossier);
  const stored = events
    .map(({ at, kind, text, by }) => ({
      ...{ at, kind, by },
      text: withReasons(answers.length > 0 ? besideAnswers(text) : text, at, dossier),
    }))
    .filter(({ text }) => text !== '');
  const isTold = (line: MailLine) => stored.some(({ at, text }) => at === line.at && text.includes(line.text));
  const isSaid = ({ text: said }: MailLine) => stored.some(({ text }) => text.includes(said));
  const kinds = dossier.replies.map(({ kind }) => kind);
  const ofHead = [
    ...[...linesOfMails(head.mails), ...arrivalInAts(head), ...endOfSequence(head)].filter((line) => !isTold(line)),
    ...[...arrivalOfHead(head), ...answersInHead(head, kinds)].filter((line) => !isSaid(line)),
  ];
  const beside = [...saidBeside(dossier), ...saidOfOthers(dossier, people)];
  return [...stored, ...beside, ...answers, ...ofHead.map((line) => ({ ...line, by: null }))].sort((a, b) =>
    a.at < b.at ? 1 : -1,
  );
}
