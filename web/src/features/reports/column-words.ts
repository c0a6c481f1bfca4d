import { PRODUCT } from '../../../../shared/product.ts';
import type { SortKey } from './filters.ts';

/** What the columns of the pipeline are called. */
export const COLUMN_WORDS: Readonly<Record<SortKey, string>> = {
  title: 'Title',
  owner: 'Owner',
  postedOn: 'Posted on',
  responseRate: 'Response rate',
  leadRate: 'Lead rate',
  sourcedByBramble: `Sourced by ${PRODUCT.name}`,
  sourcedByTeam: 'Sourced by my team',
  reviewed: 'Reviewed',
  contacted: 'Contacted',
  leads: 'Leads',
  interviews: 'Interviews',
  hires: 'Hires',
};
