import type { JobReport, SubmissionSet } from '../../../../../shared/contract/reports.ts';
import type { Bar } from '../../../ui/data/bar-chart.tsx';

type Stage = Exclude<keyof SubmissionSet, 'emailOutreach'>;

/** The stages of the pipeline chart with what people read of them. */
const STAGES: readonly (readonly [Stage, string])[] = [
  ['sourced', 'Sourced'],
  ['reviewed', 'Reviewed'],
  ['contacted', 'Contacted'],
  ['replied', 'Replied'],
  ['lead', 'Interested'],
  ['interviewed', 'Interviewed'],
  ['hired', 'Hired'],
];
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
export const hasTeam = ({ platformSubmissions }: JobReport) => platformSubmissions.sourced > 0;

function barsOf(rows: readonly (readonly [string, number, number])[], withTeam: boolean): Bar[] {
  return rows.map(([label, crowd, team], index) => {
    const before = rows[index - 1];
    const share = before && shareOf(crowd + team, before[1] + before[2]);
    return { label, values: withTeam ? [crowd, team] : [crowd + team], ...(share && { note: share }) };
  });
}

/** The bars of the pipeline, each with its share of the one before. */
export const pipelineBars = (report: JobReport): Bar[] =>
  barsOf(
    STAGES.map(([stage, label]) => [label, report.crowdSubmissions[stage], report.platformSubmissions[stage]]),
    hasTeam(report),
  );

/** The bars of the emails. */
export const mailBars = (report: JobReport): Bar[] =>
  barsOf(
    MAILS.map(([what, label]) => [
      label,
      report.crowdSubmissions.emailOutreach[what],
      report.platformSubmissions.emailOutreach[what],
    ]),
    hasTeam(report),
  );

/** A figure with the fraction it stands for. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly fraction: string;
}

const both = (report: JobReport, stage: Stage) => report.crowdSubmissions[stage] + report.platformSubmissions[stage];
const mailsOf = (report: JobReport, what: (typeof MAILS)[number][0]) =>
  report.crowdSubmissions.emailOutreach[what] + report.platformSubmissions.emailOutreach[what];

function waitFraction({ timeToReviewCandidate: { min, max } }: JobReport, reviewed: number): string {
  if (min === null || max === null) return 'No profile was reviewed yet';
  return `from ${duration(min)} to ${duration(max)}, ${reviewed} reviewed`;
}

/** The figures of the pipeline (2-jobs, section 2). */
export function pipelineFigures(report: JobReport): Figure[] {
  const [reviewed, contacted] = [both(report, 'reviewed'), both(report, 'contacted')];
  return [
    {
      label: 'Time to review',
      value: duration(report.timeToReviewCandidate.average),
      fraction: waitFraction(report, reviewed),
    },
    {
      label: 'Contact rate',
      value: percent(report.averageContactRate),
      fraction: `${contacted} of ${reviewed} reviewed`,
    },
    {
      label: 'Response rate',
      value: percent(report.contactResponse.rate),
      fraction: `${both(report, 'replied')} of ${contacted} contacted`,
    },
    {
      label: 'Lead rate',
      value: percent(report.averageLeadRate),
      fraction: `${both(report, 'lead')} of ${contacted} contacted`,
    },
  ];
}

/** The figures of the emails. */
export function mailFigures(report: JobReport): Figure[] {
  const sent = mailsOf(report, 'sent');
  const { averageContactRate, averageOpenRate, averageResponseRate } = report.emailOutreach;
  return [
    {
      label: 'Contact rate',
      value: percent(averageContactRate),
      fraction: `${sent} emailed of ${both(report, 'reviewed')} reviewed`,
    },
    {
      label: 'Open rate',
      value: percent(averageOpenRate),
      fraction: `${mailsOf(report, 'opened')} of ${sent} emailed`,
    },
    {
      label: 'Response rate',
      value: percent(averageResponseRate),
      fraction: `${mailsOf(report, 'replied')} of ${sent} emailed`,
    },
  ];
}
