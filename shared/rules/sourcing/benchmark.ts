import type { SocialProfile } from '../../model/candidate.ts';

const BEST_FIRST: readonly SocialProfile['type'][] = ['linkedin', 'github', 'twitter'];

/** The public page by which sourcers see what a benchmark profile is like; none where only a file or nothing is known. */
export const benchmarkLinkOf = (links: readonly SocialProfile[]): string | undefined =>
  BEST_FIRST.flatMap((type) => links.filter((link) => link.type === type))[0]?.url;

/** What another hand did with somebody since one saw them, and whose that was where it is known. */
export const changedBenchmark = (name: string, isBenchmark: boolean, by = 'A teammate'): string =>
  isBenchmark
    ? `${by} made ${name} a benchmark profile of the job.`
    : `${by} took ${name} from the benchmark profiles of the job.`;
