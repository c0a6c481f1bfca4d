import type { JobId } from '../../model/ids.ts';
import { day } from '../funnel/figure-words.ts';
import { fold } from '../text/fold.ts';

/** What a job is known by beside its title. */
export interface NamedJob {
  readonly id: JobId;
  readonly title: string;
  /** Where it is, `Remote` where it is anywhere; empty where that is not known. */
  readonly place: string;
  readonly ownerName: string;
  /** When it was posted; null where it was not. */
  readonly postedAt: string | null;
}

type Fact = (job: NamedJob) => string;

const place: Fact = (job) => job.place;
const owner: Fact = (job) => job.ownerName;
const posted: Fact = ({ postedAt }) => (postedAt ? `posted ${day(postedAt)}` : 'not posted');
const minute: Fact = ({ postedAt }) => (postedAt ? `posted ${day(postedAt)}, ${postedAt.slice(11, 16)} UTC` : '');

/** The fewest facts first; the last are said where nothing is enough. */
const WAYS: readonly (readonly Fact[])[] = [
  [place],
  [owner],
  [place, owner],
  [posted],
  [place, posted],
  [owner, posted],
  [place, owner, posted],
  [place, owner, minute],
];

/** What to say beside the title of each job of which another one has the same title, as `Berlin, Germany · Ada Byron`. */
export function tellingApart(jobs: readonly NamedJob[]): ReadonlyMap<JobId, string> {
  const byTitle = Map.groupBy([...new Map(jobs.map((job) => [job.id, job])).values()], ({ title }) => fold(title));
  const groups = [...byTitle.values()].filter(({ length }) => length > 1);
  return new Map(groups.flatMap((group) => wordsOf(group)));
}

function wordsOf(group: readonly NamedJob[]): [JobId, string][] {
  const ways = WAYS.map((facts) =>
    group.map((job): [JobId, string] => [
      job.id,
      facts
        .map((fact) => fact(job))
        .filter(Boolean)
        .join(' · '),
    ]),
  );
  const isEnough = (way: readonly [JobId, string][]) =>
    way.every(([, words]) => words) && new Set(way.map(([, words]) => words)).size === group.length;
  return ways.find(isEnough) ?? ways.at(-1) ?? [];
}

/** A job by its title, and what tells it apart where there is anything. */
export const jobName = (title: string, apart: string): string => [title, apart].filter(Boolean).join(' · ');
