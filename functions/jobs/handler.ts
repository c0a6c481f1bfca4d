import { jobRoutes } from '../../shared/contract/jobs.ts';
import { readEnvironment } from '../platform/env.ts';
import { serve } from '../platform/http.ts';
import { newId } from '../platform/ids.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createCallers } from '../records/account/callers.ts';
import { createFlagReader } from '../records/account/flag-reader.ts';
import { createGuards } from '../records/call/guards.ts';
import { createBatchRatings } from '../records/job/batch-ratings.ts';
import { createCompanyNames } from '../records/job/company-names.ts';
import { createJobListRepository } from '../records/job/job-list.ts';
import { createJobOwners } from '../records/job/job-owner.ts';
import { createJobPrompts } from '../records/job/job-prompts.ts';
import { createJobsRepository } from '../records/job/job-store.ts';
import { createTemplateLibrary } from '../records/job/template-library.ts';
import { createSourcingRepository } from '../records/request/request-store.ts';
import { createRequestApi } from '../sourcing/request-api.ts';
import { createJobsApi } from './api.ts';
import { jobReader } from './found-job.ts';
import { lazyPlaces } from './places.ts';

const { TABLE_NAME, PLACES } = readEnvironment('TABLE_NAME', 'PLACES');
const table = connectTable(TABLE_NAME);

const deps = {
  jobs: createJobsRepository(table),
  list: createJobListRepository(table),
  companies: createCompanyNames(table),
  owners: createJobOwners(table),
  prompts: createJobPrompts(table),
  ratings: createBatchRatings(table),
  library: createTemplateLibrary(table),
  findTeammate: createAccountReader(table).findTeammate,
  hasFlag: createFlagReader(table),
  sourcing: createSourcingRepository(table),
  places: lazyPlaces(PLACES),
  // Loaded when a job is saved: it is larger than all the rest.
  cleanHtml: async (html: string) => (await import('../platform/clean-html.ts')).cleanHtml(html),
  now: () => new Date(),
  newId,
};
const api = { ...createJobsApi(deps), ...createRequestApi({ ...deps, ...jobReader(deps) }) };

export const handler = serve(jobRoutes, api, createCallers(table), createGuards(table));
