import * as z from 'zod';
import { AtsExportState } from '../../../shared/model/ats.ts';
import { ColumnName, MailStatus } from '../../../shared/model/funnel.ts';
import { JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { isOneOf, orNewer } from '../../../shared/model/newer.ts';
import { type Card, Origin } from '../../../shared/model/submission.ts';
import { isHuntOver } from '../../../shared/rules/outreach/addresses.ts';
import { packMarks, unpackMarks } from './card-marks.ts';
import type { Head } from './head.ts';
import { USUAL } from './head-names.ts';
import { hasKnownState, isKnown, shownColumn, shownOrigin } from './known-head.ts';
import { type MailFacts, mailKey, mailStatusOf } from './mail-facts.ts';

/** The latest email of which anything is known. */
export function latestMail(head: Head): { step: number; facts: MailFacts } | undefined {
  const steps = Object.keys(head.mails ?? {})
    .map((key) => Number(key.slice(1)))
    .sort((a, b) => b - a);
  const step = steps.find((candidate) => mailStatusOf(head.mails?.[mailKey(candidate)] ?? {}) !== undefined);
  const facts = step === undefined ? undefined : head.mails?.[mailKey(step)];
  return step === undefined || !facts ? undefined : { step, facts };
}

/** The one status line of a card. */
export function cardMailStatus(head: Head): MailStatus | null {
  const latest = latestMail(head);
  const status = latest && mailStatusOf(latest.facts);
  if (head.unsubscribedAt) return 'unsubscribed';
  if (status === 'complained') return status;
  if (head.repliedAt) return 'replied';
  if (status === 'bounced' || status === 'uncertain') return status;
  if (head.campaign?.state === 'paused') return head.autoReplyAt && head.campaign.pausedUntil ? 'away' : 'paused';
  if (head.campaign?.state === 'blocked' && head.campaign.pausedUntil) return 'paused';
  if (status || !head.campaign || !hasKnownState(head.campaign)) return status ?? null;
  return head.campaign.state === 'running' ? 'scheduled' : 'cancelled';
}

/** When the next email leaves, as far as is known: when it is due, or when it is looked at again. */
export function nextMailAt({ campaign }: Pick<Head, 'campaign'>): string | undefined {
  if (campaign?.state !== 'running') return undefined;
  const { nextAt, waitUntil } = campaign;
  return nextAt && waitUntil && Date.parse(waitUntil) > Date.parse(nextAt) ? waitUntil : nextAt;
}

/** What a card says of the emails: derived from the head, and written with it for the board's index. */
export const mailFactsOfCard = (head: Head) => ({
  mailStatus: cardMailStatus(head) ?? undefined,
  mailStep: packMarks(latestMail(head)?.step ?? head.campaign?.step, {
    isAutoContact: head.campaign?.isAutoContact ?? false,
    isSourcerTrial: head.trial ?? false,
    fromCompanyNotToSourceFrom: head.barred ?? false,
  }),
  nextMailAt: nextMailAt(head),
  undoUntil: head.undo?.until,
});

export type CardMail = ReturnType<typeof mailFactsOfCard>;

/** A time that the table holds as milliseconds. */
const StoredTime = z.coerce.date().transform((time) => time.toISOString());

/** A head as the index holds it: its ids, column and time stand in the keys. */
export const BoardItem = z.object({
  boardKey: z.string(),
  boardSort: z.string(),
  version: z.number().int(),
  name: z.string(),
  title: z.string().optional(),
  employer: z.string().optional(),
  origin: orNewer(Origin).default(USUAL.origin),
  huntDone: z.boolean().default(USUAL.huntDone),
  hasEmail: z.boolean().default(USUAL.hasEmail),
  duplicate: z.boolean().optional(),
  benchmarked: z.boolean().optional(),
  unreadReply: z.boolean().optional(),
  verdicts: z.string(),
  mailStatus: orNewer(MailStatus).optional(),
  /** With the marks above it (`card-marks.ts`). */
  mailStep: z.number().int().optional(),
  nextMailAt: StoredTime.optional(),
  undoUntil: StoredTime.optional(),
});
export type BoardItem = z.infer<typeof BoardItem>;

/** Whose card it is. */
export function submissionIn({ boardSort }: Pick<BoardItem, 'boardSort'>): SubmissionId {
  const [, id = ''] = boardSort.split('#');
  return SubmissionId.parse(id.startsWith(ID) ? id : `${ID}${id}`);
}
const ID = 'sub_';

/** How an export stands is in the head only: who stands in Exported is read with it. */
type Shown = Omit<BoardItem, 'boardKey' | 'boardSort'> & Pick<Head, 'ats'>;

/** One that only a newer version knows is on its way. */
const stateOfExport = (state: unknown): AtsExportState => (isOneOf(AtsExportState, state) ? state : 'queued');

type Place = Pick<Card, 'id' | 'jobId' | 'columnName' | 'columnUpdatedAt' | 'isBeingUpdated'>;

const cardOf = (shown: Shown, place: Place): Card => ({
  ...place,
  version: shown.version,
  name: shown.name,
  jobTitle: shown.title ?? null,
  currentEmployer: shown.employer ?? null,
  origin: shownOrigin(shown),
  isEmailHuntDone: isHuntOver(shown),
  hasEmailToContact: shown.hasEmail,
  isDuplicate: shown.duplicate ?? false,
  isBenchmarked: shown.benchmarked ?? false,
  hasUnreadReply: shown.unreadReply ?? false,
  mailStatus: isOneOf(MailStatus, shown.mailStatus) ? shown.mailStatus : null,
  ...unpackMarks(shown.mailStep),
  nextMailAt: shown.nextMailAt ?? null,
  verdicts: shown.verdicts,
  undoableUntil: shown.undoUntil ?? null,
  atsExport: shown.ats ? stateOfExport(shown.ats.state) : null,
  exportedToAtsAt: shown.ats?.at ?? null,
});

/** The card of a head that was read whole. */
export const toCard = (head: Head): Card =>
  cardOf(
    { ...head, ...mailFactsOfCard(head) },
    {
      id: head.id,
      jobId: head.jobId,
      columnName: shownColumn(head),
      columnUpdatedAt: head.columnAt,
      isBeingUpdated: !isKnown(head),
    },
  );

/** The card of a head as the index holds it. */
export function indexedCard(item: BoardItem): Card {
  const [, , , job, column] = item.boardKey.split('#');
  const [at] = item.boardSort.split('#');
  const place = {
    id: submissionIn(item),
    jobId: JobId.parse(job),
    columnName: ColumnName.parse(column),
    columnUpdatedAt: at ?? '',
    isBeingUpdated:
      !isOneOf(Origin, item.origin) || !(item.mailStatus === undefined || isOneOf(MailStatus, item.mailStatus)),
  };
  return cardOf(item, place);
}
