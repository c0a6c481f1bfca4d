import { PRODUCT } from '../../product.ts';
import type { CountedMetric } from './counters.ts';

/** The two sets that are counted apart: who applied is of the second. */
export const SET_WORDS = { crowd: `Sourced by ${PRODUCT.name}`, team: 'My team and applicants' } as const;

/**
 * What is counted, by name: as people reached it, in the reports of an account and of a job and in their exports, and as a column
 * of the pipeline counts it. Both mean what `DEFINITIONS` says.
 */
export const STAGE_WORDS: Readonly<Record<CountedMetric, { readonly reached: string; readonly counted: string }>> = {
  sourced: { reached: 'Sourced', counted: 'Sourced' },
  reviewed: { reached: 'Reviewed', counted: 'Reviewed' },
  contacted: { reached: 'Contacted', counted: 'Contacted' },
  replied: { reached: 'Replied', counted: 'Replied' },
  lead: { reached: 'Interested', counted: 'Leads' },
  interviewed: { reached: 'Interviewed', counted: 'Interviews' },
  hired: { reached: 'Hired', counted: 'Hires' },
  mailsSent: { reached: 'Emailed', counted: 'Emails sent' },
  mailsOpened: { reached: 'Opened', counted: 'Emails opened' },
  mailsMachineOpened: { reached: 'Opened by machines only', counted: 'Emails opened by machines only' },
  mailsReplied: { reached: 'Replied', counted: 'Emails replied' },
};
