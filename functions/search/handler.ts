import { searchRoutes } from '../../shared/contract/search.ts';
import { readEnvironment } from '../platform/env.ts';
import { serve } from '../platform/http.ts';
import { connectTable } from '../platform/table.ts';
import { createCallers } from '../records/account/callers.ts';
import { createGuards } from '../records/call/guards.ts';
import { createJobFacts } from '../records/job/job-facts.ts';
import { createSearchIndex } from '../records/search/search-index.ts';
import { createSearchApi } from './api.ts';
import { createLogoSearch, monograms } from './logos.ts';

const { TABLE_NAME, COMPANY_LOGOS_URL } = readEnvironment('TABLE_NAME', 'COMPANY_LOGOS_URL');
const table = connectTable(TABLE_NAME);

export const handler = serve(
  searchRoutes,
  createSearchApi({
    index: createSearchIndex(table),
    jobs: createJobFacts(table),
    logos: COMPANY_LOGOS_URL ? createLogoSearch(COMPANY_LOGOS_URL) : monograms,
  }),
  createCallers(table),
  createGuards(table),
);
