import type { Prediction } from '../../contract/jobs.ts';
import type { JobReport, SubmissionSet } from '../../contract/reports.ts';
import {
  COUNTED_METRICS,
  type CountedMetric,
  type Counts,
  counterOf,
  type MailMetric,
  type Metric,
  type Stage,
  type SubmissionSetName,
  totalOf,
  waitsIn,
} from './counters.ts';
import { NONE, percentOf } from './figure-words.ts';
import { SET_WORDS, STAGE_WORDS } from './stage-words.ts';

/** A part of a whole as a fraction of 1; null where there is nothing to divide by. */
export const rateOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.min(Math.max(part / whole, 0), 1) : null;

function submissionSet(counts: Counts, set: SubmissionSetName): SubmissionSet {
  const count = (metric: Metric) => counts[counterOf(set, metric)] ?? 0;
  return {
    sourced: count('sourced'),
    reviewed: count('reviewed'),
    contacted: count('contacted'),
    replied: count('replied'),
    lead: count('lead'),
    interviewed: count('interviewed'),
    hired: count('hired'),
    emailOutreach: {
      sent: count('mailsSent'),
      opened: count('mailsOpened'),
      machineOpened: count('mailsMachineOpened'),
      replied: count('mailsReplied'),
    },
  };
}

/**
 * The report of a job (2-jobs, section 3). Each count is of candidates that ever got that far, both sets together:
 * contact rate = contacted / reviewed; response rate = replied / contacted; lead rate = leads / contacted; interested and
 * not interested = leads, or those who declined, / replied. For emails alone, of the candidates that one was sent to:
 * contact = sent / reviewed, open = opened by a person / sent, response = replied / sent, interested and declined / replied.
 * The time to review is the mean, over the profiles reviewed, of the time between arrival and review; the shortest is rounded down,
 * the longest up, in steps that grow.
 */
export function toReport(
  counts: Counts,
  around: {
    readonly prediction: Prediction | null;
    readonly lastUpdateAt: string | null;
  },
): JobReport {
  const of = (metric: Metric) => totalOf(counts, metric);
  const minutes = of('reviewed') > 0 ? of('reviewMinutes') / of('reviewed') : null;
  return {
    crowdSubmissions: submissionSet(counts, 'crowd'),
    platformSubmissions: submissionSet(counts, 'team'),
    funnelPrediction: around.prediction,
    contactResponse: {
      rate: rateOf(of('replied'), of('contacted')),
      interestedRate: rateOf(of('lead'), of('replied')),
      notInterestedRate: rateOf(of('notInterested'), of('replied')),
    },
    timeToReviewCandidate: reviewTimes(waitsIn(counts), hoursOf(minutes)),
    averageContactRate: rateOf(of('contacted'), of('reviewed')),
    averageLeadRate: rateOf(of('lead'), of('contacted')),
    emailOutreach: {
      averageContactRate: rateOf(of('mailsSent'), of('reviewed')),
      averageOpenRate: rateOf(of('mailsOpened'), of('mailsSent')),
      averageResponseRate: rateOf(of('mailsReplied'), of('mailsSent')),
      interestedRate: rateOf(of('mailsInterested'), of('mailsReplied')),
      notInterestedRate: rateOf(of('mailsNotInterested'), of('mailsReplied')),
    },
    lastUpdateAt: around.lastUpdateAt,
  };
}

/** What was counted while waits were rounded may say of the shortest that it was longer than the average, or the other way round. */
const reviewTimes = (waits: ReturnType<typeof waitsIn>, average: number | null) => ({
  average,
  min: waits && average !== null ? Math.min(waits.min, Math.floor(average)) : null,
  max: waits && average !== null ? Math.max(waits.max, Math.ceil(average)) : null,
});

const hoursOf = (minutes: number | null) => (minutes === null ? null : Math.round((minutes / 60) * 100) / 100);

/** Whether nothing has happened that a report could show. */
export const isEmptyReport = ({ crowdSubmissions, platformSubmissions }: JobReport) =>
  crowdSubmissions.sourced + platformSubmissions.sourced === 0;

/** What the emails of a set are called in a report, by what is counted. */
export const MAILS_IN_REPORT = {
  mailsSent: 'sent',
  mailsOpened: 'opened',
  mailsMachineOpened: 'machineOpened',
  mailsReplied: 'replied',
} as const satisfies Record<MailMetric, keyof SubmissionSet['emailOutreach']>;

/** How many of a set of a report a number counts. */
export const countedIn = (set: SubmissionSet, metric: CountedMetric): number =>
  metric in MAILS_IN_REPORT ? set.emailOutreach[MAILS_IN_REPORT[metric as MailMetric]] : set[metric as Stage];

/** The report of a job as a spreadsheet. */
export const reportRows = (title: string, report: JobReport): Row[] => [['Job', title], ...figureRows(report)];

/** A line of a spreadsheet. */
export type Row = (string | number)[];

/** A heading, then one metric per row for the crowd, the team and both. */
export function figureRows(report: Omit<JobReport, 'funnelPrediction'>): Row[] {
  const { crowdSubmissions: crowd, platformSubmissions: team, emailOutreach: mails } = report;
  const row = (label: string, ours: number, theirs: number) => [label, ours, theirs, ours + theirs];
  return [
    ['Metric', SET_WORDS.crowd, SET_WORDS.team, 'Total'],
    ...COUNTED_METRICS.map((what) => row(wordsOf(what), countedIn(crowd, what), countedIn(team, what))),
    ['Time to review (hours)', '', '', report.timeToReviewCandidate.average ?? NONE],
    ['Contact rate', '', '', percentOf(report.averageContactRate)],
    ['Response rate', '', '', percentOf(report.contactResponse.rate)],
    ['Lead rate', '', '', percentOf(report.averageLeadRate)],
    ['Email open rate', '', '', percentOf(mails.averageOpenRate)],
    ['Email response rate', '', '', percentOf(mails.averageResponseRate)],
  ];
}

/** People as the screen of the report calls them; its emails by what is counted of them, since people reply too. */
const wordsOf = (what: CountedMetric) => STAGE_WORDS[what][what in MAILS_IN_REPORT ? 'counted' : 'reached'];

/**
 * Rows as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front, and a mark at the
 * beginning makes spreadsheets read accents.
 */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // Full-width and small signs count too: spreadsheets of some languages take them for the plain ones.
  const begins = value.slice(0, 100).normalize('NFKC');
  const harmless = /^[\s\p{Cc}'"]*[=+\-\u2212@\t\r]/u.test(begins) && value !== '-' ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
