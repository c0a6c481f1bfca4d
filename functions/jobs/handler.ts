import { jobRoutes } from '../../shared/contract/jobs.ts';
import type { AccountId, FileId } from '../../shared/model/ids.ts';
import { createChatApi } from '../chat/api.ts';
import { readEnvironment } from '../platform/env.ts';
import { createFileLinks } from '../platform/file-links.ts';
import { serve } from '../platform/http.ts';
import { newId } from '../platform/ids.ts';
import { readSecret } from '../platform/secret.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createCallers } from '../records/account/callers.ts';
import { createFlagReader } from '../records/account/flag-reader.ts';
import { createGuards } from '../records/call/guards.ts';
import { createChatStore } from '../records/chat/chat-store.ts';
import { createNeeds } from '../records/inbox/needs.ts';
import { createCompanyNames } from '../records/job/company-names.ts';
import { createDeleteDraft } from '../records/job/delete-draft.ts';
import { createJobFacts } from '../records/job/job-facts.ts';
import { createJobListRepository } from '../records/job/job-list.ts';
import { createJobOwners } from '../records/job/job-owner.ts';
import { createJobPrompts } from '../records/job/job-prompts.ts';
import { createJobsRepository } from '../records/job/job-store.ts';
import { createPeriodReader } from '../records/job/kept-periods.ts';
import { createTemplateLibrary } from '../records/job/template-library.ts';
import { claimForJobs } from '../records/submission/file-claim.ts';
import { createSteering } from '../sourcing/steering.ts';
import { createJobsApi } from './api.ts';
import { lazyReader } from './description/lazy-reader.ts';
import { jobReader } from './found-job.ts';
import { lazyPlaces } from './places.ts';

const { TABLE_NAME, FILES_BUCKET, SIGNING_SECRET, PLACES, LANGUAGE_MODEL, LANGUAGE_MODEL_ID } = readEnvironment(
  'TABLE_NAME',
  'FILES_BUCKET',
  'SIGNING_SECRET',
  'PLACES',
  'LANGUAGE_MODEL',
  'LANGUAGE_MODEL_ID',
);
const table = connectTable(TABLE_NAME);

const parts = {
  jobs: createJobsRepository(table),
  list: createJobListRepository(table),
  companies: createCompanyNames(table),
  owners: createJobOwners(table),
  prompts: createJobPrompts(table),
  chats: createChatStore(table),
  library: createTemplateLibrary(table),
  findTeammate: createAccountReader(table).findTeammate,
  hasFlag: createFlagReader(table),
  readNeeds: createNeeds(table),
  deleteDraft: createDeleteDraft(table),
  readPeriod: createPeriodReader(table),
  places: lazyPlaces(PLACES),
  files: createFileLinks(FILES_BUCKET),
  claimFile: (account: AccountId, file: FileId) => claimForJobs(table, account, file),
  // Loaded when a job is saved: it is larger than all the rest.
  cleanHtml: async (html: string) => (await import('../platform/clean-html.ts')).cleanHtml(html),
  descriptionReader: lazyReader(LANGUAGE_MODEL === 'bedrock' ? LANGUAGE_MODEL_ID : undefined),
  signingSecret: readSecret(SIGNING_SECRET),
  now: () => new Date(),
  newId,
};
const steering = createSteering(table, { ...parts, ...jobReader(parts) });
const api = {
  ...createJobsApi({ ...parts, startFirstBatch: steering.startFirstBatch, lookSoon: steering.lookSoon }),
  ...steering.api,
  ...createChatApi({ ...parts, findJob: createJobFacts(table).findJob }),
};

export const handler = serve(jobRoutes, api, createCallers(table), createGuards(table));
