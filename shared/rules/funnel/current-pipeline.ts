import type { PipelineJob, PipelineSet } from '../../contract/reports.ts';
import { STAGES, type Stage } from './counters.ts';
import { NONE, percentOf } from './figure-words.ts';
import { type Row, rateOf } from './reports.ts';
import { STAGE_WORDS } from './stage-words.ts';

/** A job as its row tells it: the numbers of its funnel, and which of them are of the crowd's profiles. */
export interface PipelineRow {
  readonly id: PipelineJob['jobId'];
  readonly title: string;
  readonly place: string;
  /** One that only a newer version knows is told as no place. */
  readonly office: string;
  readonly ownerId: PipelineJob['ownerId'];
  readonly ownerName: string;
  /** Seconds since 1970. */
  readonly posted: number | null;
  readonly funnel: readonly number[];
  readonly crowdFunnel: readonly number[];
}

const setOf = (numberOf: (stage: number) => number) =>
  Object.fromEntries(STAGES.map((stage, index) => [stage, numberOf(index)])) as Record<
    Stage,
    number
  > satisfies PipelineSet;

/** A job in the current pipeline, by the rules of its report (`toReport`): response rate = replied / contacted, lead rate = leads / contacted. */
export function toPipelineJob(row: PipelineRow): PipelineJob {
  const crowd = (stage: number) => row.crowdFunnel[stage] ?? 0;
  const all = (stage: Stage) => row.funnel[STAGES.indexOf(stage)] ?? 0;
  return {
    jobId: row.id,
    jobTitle: row.title,
    jobLocation: row.office === 'REMOTE_ONLY' ? 'Remote' : row.place,
    ownerId: row.ownerId,
    ownerName: row.ownerName,
    jobPostedAt: row.posted === null ? null : new Date(row.posted * 1_000).toISOString(),
    responseRate: rateOf(all('replied'), all('contacted')),
    leadRate: rateOf(all('lead'), all('contacted')),
    crowdSubmissions: setOf(crowd),
    platformSubmissions: setOf((stage) => (row.funnel[stage] ?? 0) - crowd(stage)),
  };
}

/** One number over both sets. */
export const inBoth = ({ crowdSubmissions, platformSubmissions }: PipelineJob, stage: Stage) =>
  crowdSubmissions[stage] + platformSubmissions[stage];

const COUNTED = ['reviewed', 'contacted', 'lead', 'interviewed', 'hired'] as const;

const HEADINGS = [
  ...[
    'Title',
    'Location',
    'Owner',
    'Posted on',
    'Response rate',
    'Lead rate',
    'Sourced by Bramble',
    'Sourced by my team',
  ],
  ...COUNTED.map((stage) => STAGE_WORDS[stage].counted),
];

/** The pipeline as a spreadsheet, a job in a row. */
export const pipelineRows = (jobs: readonly PipelineJob[]): Row[] => [
  HEADINGS,
  ...jobs.map((job) => [
    ...[job.jobTitle, job.jobLocation, job.ownerName, job.jobPostedAt?.slice(0, 10) ?? NONE],
    ...[percentOf(job.responseRate), percentOf(job.leadRate)],
    ...[job.crowdSubmissions.sourced, job.platformSubmissions.sourced],
    ...COUNTED.map((stage) => inBoth(job, stage)),
  ]),
];
