import type { Stage } from './counters.ts';

/** What the stages are called: as people reached them, and as a column counts them. Both mean what `DEFINITIONS` says. */
export const STAGE_WORDS: Readonly<Record<Stage, { readonly reached: string; readonly counted: string }>> = {
  sourced: { reached: 'Sourced', counted: 'Sourced' },
  reviewed: { reached: 'Reviewed', counted: 'Reviewed' },
  contacted: { reached: 'Contacted', counted: 'Contacted' },
  replied: { reached: 'Replied', counted: 'Replied' },
  lead: { reached: 'Interested', counted: 'Leads' },
  interviewed: { reached: 'Interviewed', counted: 'Interviews' },
  hired: { reached: 'Hired', counted: 'Hires' },
};
