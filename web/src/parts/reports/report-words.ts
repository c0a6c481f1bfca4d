import type { JobReport } from '../../../../shared/contract/reports.ts';
import { STAGES as ALL_STAGES, type CountedMetric, type MailMetric } from '../../../../shared/rules/funnel/counters.ts';
import { DEFINITIONS } from '../../../../shared/rules/funnel/definitions.ts';
import { duration, percent } from '../../../../shared/rules/funnel/figure-words.ts';
import { countedIn } from '../../../../shared/rules/funnel/reports.ts';
import { STAGE_WORDS } from '../../../../shared/rules/funnel/stage-words.ts';
import type { Bar } from '../../ui/data/bar-chart.tsx';

/** What the figures of a job and of a period are made of. */
export type Report = Omit<JobReport, 'funnelPrediction'>;

const MAIL_BARS = [
  ['mailsSent', 'Sent'],
  ['mailsOpened', 'Opened'],
  ['mailsReplied', 'Replied'],
] as const;

const shareOf = (part: number, whole: number) => (whole > 0 ? `${Math.round((part / whole) * 100)}%` : undefined);

/** Whether the team added anyone, so that the chart tells the two apart. */
export const hasTeam = ({ platformSubmissions }: Report) => ALL_STAGES.some((stage) => platformSubmissions[stage] > 0);

type BarRow = readonly [label: string, crowd: number, team: number];

/** Each bar with its share of what it is a part of: the bar before it, unless told which. */
function barsOf(
  rows: readonly BarRow[],
  withTeam: boolean,
  wholeOf = (index: number): BarRow | undefined => rows[index - 1],
): Bar[] {
  return rows.map(([label, crowd, team], index) => {
    const before = wholeOf(index);
    const share = before && shareOf(crowd + team, before[1] + before[2]);
    return { label, values: withTeam ? [crowd, team] : [crowd + team], ...(share && { note: share }) };
  });
}

const stageRows = (report: Report) =>
  ALL_STAGES.map(
    (stage) => [STAGE_WORDS[stage].reached, report.crowdSubmissions[stage], report.platformSubmissions[stage]] as const,
  );

/** The bars of the pipeline, each with its share of the one before. */
export const pipelineBars = (report: Report): Bar[] => barsOf(stageRows(report), hasTeam(report));

/** The bars of a period: who replied in it may have been contacted before it, so none is a share of another. */
export const periodBars = (report: Report, withTeam: boolean): Bar[] =>
  barsOf(stageRows(report), withTeam).map(({ label, values }) => ({ label, values }));

/** The bars of the emails, each with its share of whom one was sent to: who answered may not have been seen to open. */
export function mailBars(report: Report): Bar[] {
  const rows = MAIL_BARS.map(
    ([what, label]): BarRow => [
      label,
      countedIn(report.crowdSubmissions, what),
      countedIn(report.platformSubmissions, what),
    ],
  );
  return barsOf(rows, hasTeam(report), (index) => (index > 0 ? rows[0] : undefined));
}

/** A figure with the fraction it stands for, and what it means. */
export interface Figure {
  readonly label: string;
  readonly definition: string;
  readonly value: string;
  readonly fraction: string;
}

/** How many a number counts, of the crowd's and the team's together. */
export const inBothSets = ({ crowdSubmissions, platformSubmissions }: Report, metric: CountedMetric) =>
  countedIn(crowdSubmissions, metric) + countedIn(platformSubmissions, metric);

/** Of a period the part may be more than the whole: what is left of the one before it. */
const partOf = (part: number, whole: number, what: string) =>
  part > whole ? `${part}, and ${whole} ${what}` : `${part} of ${whole} ${what}`;

function waitFraction({ timeToReviewCandidate: { min, max } }: Report, reviewed: number): string {
  if (reviewed <= 0) return 'No profile was reviewed yet';
  if (min === null || max === null) return `${reviewed} reviewed`;
  const [shortest, longest] = [duration(min), duration(max)];
  return shortest === longest ? `${reviewed} reviewed` : `from ${shortest} to ${longest}, ${reviewed} reviewed`;
}

/** The figures of the pipeline (2-jobs, section 2). */
export function pipelineFigures(report: Report): Figure[] {
  const [reviewed, contacted] = [inBothSets(report, 'reviewed'), inBothSets(report, 'contacted')];
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
      fraction: partOf(inBothSets(report, 'replied'), contacted, 'contacted'),
      definition: DEFINITIONS.responseRate,
    },
    {
      label: 'Lead rate',
      value: percent(report.averageLeadRate),
      fraction: partOf(inBothSets(report, 'lead'), contacted, 'contacted'),
      definition: DEFINITIONS.leadRate,
    },
  ];
}

/** The figures of the emails. */
export function mailFigures(report: Report): Figure[] {
  const count = (metric: MailMetric) => inBothSets(report, metric);
  const [sent, byMachines] = [count('mailsSent'), count('mailsMachineOpened')];
  const { averageContactRate, averageOpenRate, averageResponseRate } = report.emailOutreach;
  return [
    {
      label: 'Contact rate',
      value: percent(averageContactRate),
      fraction: `${sent} emailed of ${inBothSets(report, 'reviewed')} reviewed`,
      definition: DEFINITIONS.mailsSent,
    },
    {
      label: 'Open rate',
      value: percent(averageOpenRate),
      fraction: `${count('mailsOpened')} of ${sent} emailed${byMachines > 0 ? `, ${byMachines} more by machines only` : ''}`,
      definition: DEFINITIONS.mailsOpened,
    },
    {
      label: 'Response rate',
      value: percent(averageResponseRate),
      fraction: `${count('mailsReplied')} of ${sent} emailed`,
      definition: DEFINITIONS.mailsReplied,
    },
  ];
}
