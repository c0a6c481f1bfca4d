import { jobRoutes } from '../../shared/contract/jobs.ts';
import { createCallers } from '../platform/callers.ts';
import { readEnvironment } from '../platform/env.ts';
import { createGuards } from '../platform/guards.ts';
import { serve } from '../platform/http.ts';
import { newId } from '../platform/ids.ts';
import { connectTable } from '../platform/table.ts';
import { createJobsApi } from './api.ts';
import { createJobListRepository } from './list-repository.ts';
import { lazyPlaces } from './places.ts';
import { createJobsRepository } from './repository.ts';
import { createSourcingRepository } from './sourcing-repository.ts';

const { TABLE_NAME, PLACES } = readEnvironment('TABLE_NAME', 'PLACES');
const table = connectTable(TABLE_NAME);

export const handler = serve(
  jobRoutes,
  createJobsApi({
    jobs: createJobsRepository(table),
    list: createJobListRepository(table),
    sourcing: createSourcingRepository(table),
    places: lazyPlaces(PLACES),
    // Loaded when a job is saved: it is larger than all the rest.
    cleanHtml: async (html) => (await import('./clean-html.ts')).cleanHtml(html),
    now: () => new Date(),
    newId,
  }),
  createCallers(table),
  createGuards(table),
);
