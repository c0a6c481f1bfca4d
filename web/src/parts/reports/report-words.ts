import type { JobReport } from '../../../../shared/contract/reports.ts';
import { STAGES as ALL_STAGES, type Stage } from '../../../../shared/rules/funnel/counters.ts';
import { DEFINITIONS } from '../../../../shared/rules/funnel/definitions.ts';
import { STAGE_WORDS } from '../../../../shared/rules/funnel/stage-words.ts';
import type { Bar } from '../../ui/data/bar-chart.tsx';

/** What the figures of a job and of a period are made of. */
export type Report = Omit<JobReport, 'funnelPrediction'>;

const MAILS = [
  ['sent', 'Sent'],
  ['opened', 'Opened'],
  ['replied', 'Replied'],
] as const;

export const SERIES = { crowd: 'Sourced by Bramble', team: 'My team' } as const;

/** A share as a whole percent; a dash where there is nothing to divide by. */
export const percent = (rate: number | null): string => (rate === null ? '–' : `${Math.round(rate * 100)}%`);

/** A duration given in hours: hours under a day, else days to one decimal (2-jobs, section 2). */
export function duration(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 24) return hours < 1 ? 'under 1 h' : `${Math.round(hours)} h`;
  const days = Math.round((hours / 24) * 10) / 10;
  return days === 1 ? '1 day' : `${days} days`;
}

/** The stamp of a report: `MM/dd/yyyy - H:mm`. */
export function stamp(at: string): string {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()} - ${date.getHours()}:${two(date.getMinutes())}`;
}

const shareOf = (part: number, whole: number) => (whole > 0 ? `${Math.round((part / whole) * 100)}%` : undefined);

/** Whether the team added anyone, so that the chart tells the two apart. */
export const hasTeam = ({ platformSubmissions }: Report) => ALL_STAGES.some((stage) => platformSubmissions[stage] > 0);

function barsOf(rows: readonly (readonly [string, number, number])[], withTeam: boolean): Bar[] {
  return rows.map(([label, crowd, team], index) => {
    const before = rows[index - 1];
    const share = before && shareOf(crowd + team, before[1] + before[2]);
    return { label, values: withTeam ? [crowd, team] : [crowd + team], ...(share && { note: share }) };
  });
}

const stageRows = (report: Report) =>
  ALL_STAGES.map(
    (stage) => [STAGE_WORDS[stage].reached, report.crowdSubmissions[stage], report.platformSubmissions[stage]] as const,
  );

/** How many got to each stage, in both sets. */
export const stageTotals = (report: Report) => ALL_STAGES.map((stage) => [stage, both(report, stage)] as const);

/** The bars of the pipeline, each with its share of the one before. */
export const pipelineBars = (report: Report): Bar[] => barsOf(stageRows(report), hasTeam(report));

/** The bars of a period: who replied in it may have been contacted before it, so none is a share of another. */
export const periodBars = (report: Report, withTeam: boolean): Bar[] =>
  barsOf(stageRows(report), withTeam).map(({ label, values }) => ({ label, values }));

/** The bars of the emails. */
export const mailBars = (report: Report): Bar[] =>
  barsOf(
    MAILS.map(([what, label]) => [
      label,
      report.crowdSubmissions.emailOutreach[what],
      report.platformSubmissions.emailOutreach[what],
    ]),
    hasTeam(report),
  );

/** A figure with the fraction it stands for, and what it means. */
export interface Figure {
  readonly label: string;
  readonly definition: string;
  readonly value: string;
  readonly fraction: string;
}

const both = (report: Report, stage: Stage) => report.crowdSubmissions[stage] + report.platformSubmissions[stage];
const mailsOf = (report: Report, what: (typeof MAILS)[number][0]) =>
  report.crowdSubmissions.emailOutreach[what] + report.platformSubmissions.emailOutreach[what];

/** Of a period the part may be more than the whole: what is left of the one before it. */
const partOf = (part: number, whole: number, what: string) =>
  part > whole ? `${part}, and ${whole} ${what}` : `${part} of ${whole} ${what}`;

function waitFraction({ timeToReviewCandidate: { min, max } }: Report, reviewed: number): string {
  if (min === null || max === null) return 'No profile was reviewed yet';
  const [shortest, longest] = [duration(min), duration(max)];
  return shortest === longest ? `${reviewed} reviewed` : `from ${shortest} to ${longest}, ${reviewed} reviewed`;
}

/** The figures of the pipeline (2-jobs, section 2). */
export function pipelineFigures(report: Report): Figure[] {
  const [reviewed, contacted] = [both(report, 'reviewed'), both(report, 'contacted')];
  return [
    {
      label: 'Time to review',
      definition: DEFINITIONS.timeToReview,
      value: duration(report.timeToReviewCandidate.average),
      fraction: waitFraction(report, reviewed),
    },
    {
      label: 'Contact rate',
      value: percent(report.averageContactRate),
      fraction: partOf(contacted, reviewed, 'reviewed'),
      definition: DEFINITIONS.contactRate,
    },
    {
      label: 'Response rate',
      value: percent(report.contactResponse.rate),
      fraction: partOf(both(report, 'replied'), contacted, 'contacted'),
      definition: DEFINITIONS.responseRate,
    },
    {
      label: 'Lead rate',
      value: percent(report.averageLeadRate),
      fraction: partOf(both(report, 'lead'), contacted, 'contacted'),
      definition: DEFINITIONS.leadRate,
    },
  ];
}

/** The figures of the emails. */
export function mailFigures(report: Report): Figure[] {
  const sent = mailsOf(report, 'sent');
  const { averageContactRate, averageOpenRate, averageResponseRate } = report.emailOutreach;
  return [
    {
      label: 'Contact rate',
      value: percent(averageContactRate),
      fraction: `${sent} emailed of ${both(report, 'reviewed')} reviewed`,
      definition: DEFINITIONS.mailsSent,
    },
    {
      label: 'Open rate',
      value: percent(averageOpenRate),
      fraction: `${mailsOf(report, 'opened')} of ${sent} emailed`,
      definition: DEFINITIONS.mailsOpened,
    },
    {
      label: 'Response rate',
      value: percent(averageResponseRate),
      fraction: `${mailsOf(report, 'replied')} of ${sent} emailed`,
      definition: DEFINITIONS.mailsReplied,
    },
  ];
}
