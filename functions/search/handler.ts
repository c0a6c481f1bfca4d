import { searchRoutes } from '../../shared/contract/search.ts';
import { readEnvironment } from '../platform/env.ts';
import { serve } from '../platform/http.ts';
import { connectTable } from '../platform/table.ts';
import { createCallers } from '../records/account/callers.ts';
import { createGuards } from '../records/call/guards.ts';
import { createJobFacts } from '../records/job/job-facts.ts';
import { createSearchIndex } from '../records/search/search-index.ts';
import { createSearchApi } from './api.ts';

const { TABLE_NAME } = readEnvironment('TABLE_NAME');
const table = connectTable(TABLE_NAME);

export const handler = serve(
  searchRoutes,
  createSearchApi({ index: createSearchIndex(table), jobs: createJobFacts(table) }),
  createCallers(table),
  createGuards(table),
);
