import type { ColumnName } from '../../model/funnel.ts';
import type { FunnelCounts } from '../../model/job.ts';
import type { Origin } from '../../model/submission.ts';
import { COLUMNS } from '../../reference/funnel.ts';
import { type CampaignInUse, outreachCounter, versionInUse } from '../outreach/outreach-use.ts';

/** When an email was sent, and first opened: by a person, and by a machine. */
interface CountedMail {
  readonly sent?: string | undefined;
  readonly opened?: string | undefined;
  readonly machineOpened?: string | undefined;
}

/** What the counts read of a submission's head. */
export interface Countable {
  readonly column: ColumnName;
  readonly columnAt?: string | undefined;
  readonly origin: Origin;
  readonly submittedAt: string;
  readonly pending?: boolean | undefined;
  readonly reviewedAt?: string | undefined;
  readonly contactedAt?: string | undefined;
  readonly repliedAt?: string | undefined;
  readonly interestedAt?: string | undefined;
  readonly notInterestedAt?: string | undefined;
  readonly phoneInterviewedAt?: string | undefined;
  readonly interviewedAt?: string | undefined;
  readonly hiredAt?: string | undefined;
  readonly campaign?: CampaignInUse | undefined;
  readonly mails?: Readonly<Record<string, CountedMail>> | undefined;
}

/**
 * What is counted of each set, as `crowd.<metric>` for sourced profiles and `team.<metric>` for all others. Each counts
 * candidates, not messages: everyone who ever got that far. `toReview` is who stands in New now, `unmarked` who stands in Contacted
 * with an answer that nobody has marked; `reviewMinutes` is the sum
 * of the whole minutes between a profile's arrival and its review.
 */
export const METRICS = [
  'sourced',
  'toReview',
  'reviewed',
  'reviewMinutes',
  'contacted',
  'replied',
  'lead',
  'notInterested',
  'unmarked',
  'phoneInterviewed',
  'interviewed',
  'hired',
  'mailsSent',
  'mailsOpened',
  'mailsMachineOpened',
  'mailsReplied',
  'mailsInterested',
  'mailsNotInterested',
] as const;
export type Metric = (typeof METRICS)[number];
export type SubmissionSetName = 'crowd' | 'team';
export type Counts = Record<string, number>;

export const columnCounter = (column: ColumnName) => `column.${column}`;
export const counterOf = (set: SubmissionSetName, metric: Metric) => `${set}.${metric}`;
export const setOf = (origin: Origin): SubmissionSetName => (origin === 'crowd' ? 'crowd' : 'team');

/** Whole minutes a profile waited for its review; undefined while it waits. */
export function reviewMinutesOf({ submittedAt, reviewedAt }: Pick<Countable, 'submittedAt' | 'reviewedAt'>) {
  if (!reviewedAt) return undefined;
  return Math.max(0, Math.floor((Date.parse(reviewedAt) - Date.parse(submittedAt)) / 60_000));
}

const WAITED = /^(?:crowd|team)\.waited\.(\d+)$/;

/**
 * From how many whole hours on a profile counts as having waited so long; each ends where the next begins, the last after twice as
 * long. They grow and are few: every change of a job writes all its counters.
 */
const WAITS = [0, 1, 2, 3, 4, 6, 9, 12, 24, 48, 72, 96, 120, 168, 240, 336, 720, 1_440, 2_880, 5_760] as const;

const waitCounter = (set: SubmissionSetName, minutes: number) =>
  `${set}.waited.${WAITS.findLast((hours) => hours * 60 <= minutes) ?? 0}`;

/**
 * What the shortest and the longest wait for a review lie between, in hours; undefined where none is known. They are known again
 * when a review is taken back.
 */
export function waitsIn(counts: Readonly<Counts>): { readonly min: number; readonly max: number } | undefined {
  const hours = Object.entries(counts).flatMap(([name, count]) =>
    count > 0 ? (WAITED.exec(name)?.slice(1) ?? []).map(Number) : [],
  );
  if (hours.length === 0) return undefined;
  const longest = Math.max(...hours);
  return { min: Math.min(...hours), max: WAITS.find((from) => from > longest) ?? longest * 2 };
}

/** What is counted of how long a profile waited for its review. */
export function reviewCounts(head: Pick<Countable, 'origin' | 'submittedAt' | 'reviewedAt'>): Counts {
  const [set, minutes] = [setOf(head.origin), reviewMinutesOf(head)];
  return minutes === undefined ? {} : { [counterOf(set, 'reviewMinutes')]: minutes, [waitCounter(set, minutes)]: 1 };
}

/**
 * What one submission counts for (3-pipeline, section 4): contacted is whoever was contacted or has an interest, leads are
 * the interested, phone interviews include interviews and hires, interviews include hires; and the version of the emails that
 * the candidate is being sent. One still being added counts nowhere. Counters that would be 0 are left out.
 */
export function countsOf(head: Countable | undefined): Counts {
  if (!head || head.pending) return {};
  const set = setOf(head.origin);
  const reached = Object.entries(reachedAt(head)).map(
    ([milestone, at]) => [counterOf(set, milestone as Milestone), at ? 1 : 0] as const,
  );
  const version = versionInUse(head.campaign);
  const all = [
    [columnCounter(head.column), 1] as const,
    ...reached,
    [counterOf(set, 'toReview'), head.column === 'NEW' ? 1 : 0] as const,
    [counterOf(set, 'unmarked'), isUnmarked(head) ? 1 : 0] as const,
    ...Object.entries(reviewCounts(head)),
    ...(version === undefined ? [] : [[outreachCounter(version), 1] as const]),
  ];
  return Object.fromEntries(all.filter(([, value]) => value !== 0));
}

/** What a change adds to the counters; only those that change are named. */
export const deltaOf = (before: Countable | undefined, after: Countable | undefined): Counts =>
  differenceOf(countsOf(before), countsOf(after));

/** What must be added to these counts to get those. */
export function differenceOf(old: Readonly<Counts>, now: Readonly<Counts>): Counts {
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const changes = names.map((name) => [name, (now[name] ?? 0) - (old[name] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/** Adds what changed to what was counted. */
export function addCounts(counts: Readonly<Counts>, delta: Readonly<Counts>): Counts {
  const sum = { ...counts };
  for (const [name, change] of Object.entries(delta)) sum[name] = (sum[name] ?? 0) + change;
  return Object.fromEntries(Object.entries(sum).filter(([, value]) => value !== 0));
}

const BOTH_SETS: readonly SubmissionSetName[] = ['crowd', 'team'];

/** One metric over some sets: both, if not told which. */
export const totalOf = (counts: Readonly<Counts>, metric: Metric, sets = BOTH_SETS) =>
  sets.reduce((sum, set) => sum + (counts[counterOf(set, metric)] ?? 0), 0);

/**
 * How many of those who stand in Contacted answered, and nobody has said whether they are interested. Who was counted before this
 * was can only leave it, so it is never taken for less than none.
 */
export const unmarkedAnswers = (counts: Readonly<Counts>): number => Math.max(totalOf(counts, 'unmarked'), 0);

/** How many stand in each column. */
export const columnsOf = (counts: Readonly<Counts>): FunnelCounts =>
  Object.fromEntries(COLUMNS.map((column) => [column, counts[columnCounter(column)] ?? 0])) as FunnelCounts;

/** How many stand where only who was interested does. */
export const inLeadColumns = (counts: FunnelCounts): number =>
  counts.INTERESTED + counts.PHONE_INTERVIEWED + counts.INTERVIEWED + counts.HIRED;

/** The stages of a funnel, in order. */
export const STAGES = [
  'sourced',
  'reviewed',
  'contacted',
  'replied',
  'lead',
  'interviewed',
  'hired',
] as const satisfies readonly Metric[];
export type Stage = (typeof STAGES)[number];

/** What is counted of emails: whom they went to, who opened one, whose were opened by machines alone, who answered. */
export const MAIL_METRICS = [
  'mailsSent',
  'mailsOpened',
  'mailsMachineOpened',
  'mailsReplied',
] as const satisfies readonly Metric[];
export type MailMetric = (typeof MAIL_METRICS)[number];

/** The numbers of a report that open whom they count. */
export const COUNTED_METRICS = [...STAGES, ...MAIL_METRICS] as const;
export type CountedMetric = Stage | MailMetric;

/** The seven numbers of a job row: sourced, reviewed, contacted, replied, leads, interviewed, hired. */
export const funnelOf = (counts: Readonly<Counts>, sets = BOTH_SETS): number[] =>
  STAGES.map((stage) => totalOf(counts, stage, sets));

/** What a submission reaches at an instant of its own. */
export type Milestone = Exclude<Metric, 'toReview' | 'unmarked' | 'reviewMinutes'>;

/**
 * When a submission reached each thing that is counted; undefined where it did not. What has no instant of its own has that of
 * what implies it: who stands in a column got there with the move, who replied was contacted by then.
 */
export function reachedAt(head: Countable): Record<Milestone, string | undefined> {
  const since = head.columnAt ?? head.submittedAt;
  const inColumn = (column: ColumnName) => (head.column === column ? since : undefined);
  const hired = head.hiredAt ?? inColumn('HIRED');
  const interviewed = head.interviewedAt ?? inColumn('INTERVIEWED') ?? hired;
  const phoneInterviewed = head.phoneInterviewedAt ?? inColumn('PHONE_INTERVIEWED') ?? interviewed;
  const interest = interestOf(head);
  const lead = interest === 'interested' ? (head.interestedAt ?? since) : phoneInterviewed;
  const notInterested = !lead && interest === 'not-interested' ? (head.notInterestedAt ?? since) : undefined;
  const replied = head.repliedAt ?? lead ?? notInterested;
  const contacted = head.contactedAt ?? inColumn('CONTACTED') ?? replied ?? inColumn('EXPORTED');
  const mails = Object.values(head.mails ?? {});
  const mailed = earliest(mails.map(({ sent }) => sent));
  const ofMailed = (instant: string | undefined) => mailed && instant;
  const opened = earliest(mails.map((mail) => mail.opened));
  const machineOpened = earliest(mails.map((mail) => mail.machineOpened));
  return {
    sourced: head.submittedAt,
    reviewed: head.reviewedAt ?? contacted,
    contacted,
    replied,
    lead,
    notInterested,
    phoneInterviewed,
    interviewed,
    hired,
    mailsSent: mailed,
    mailsOpened: ofMailed(opened),
    mailsMachineOpened: opened ? undefined : ofMailed(machineOpened),
    mailsReplied: ofMailed(replied),
    mailsInterested: ofMailed(lead),
    mailsNotInterested: ofMailed(notInterested),
  };
}

const earliest = (instants: readonly (string | undefined)[]) => instants.filter((instant) => instant).toSorted()[0];

const isUnmarked = (head: Countable): boolean =>
  head.column === 'CONTACTED' && head.repliedAt !== undefined && interestOf(head) === undefined;

/** The latest answer stands: a candidate marked interested and then not interested is not interested. */
function interestOf({ interestedAt, notInterestedAt, column }: Countable) {
  if (column === 'INTERESTED') return 'interested';
  if (column === 'NOT_INTERESTED') return 'not-interested';
  if (!interestedAt && !notInterestedAt) return undefined;
  return (interestedAt ?? '') >= (notInterestedAt ?? '') ? 'interested' : 'not-interested';
}
