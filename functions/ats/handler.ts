import { atsRoutes } from '../../shared/contract/ats.ts';
import type { SyncAts } from '../../shared/tasks.ts';
import { lazyPlaces } from '../jobs/places.ts';
import { createCipher } from '../platform/cipher.ts';
import { readEnvironment } from '../platform/env.ts';
import { serve } from '../platform/http.ts';
import { enqueueTo } from '../platform/queue.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createCallers } from '../records/account/callers.ts';
import { createPlaceReader } from '../records/ats/applicant-places.ts';
import { createApplicantReader } from '../records/ats/applicant-reader.ts';
import { createAtsImports } from '../records/ats/ats-imports.ts';
import { createAtsJobReader } from '../records/ats/ats-job-reader.ts';
import { createExportStore } from '../records/ats/export.ts';
import { createHeardStore } from '../records/ats/heard-store.ts';
import { createImportStore } from '../records/ats/import-store.ts';
import { createLinkChange } from '../records/ats/link-change.ts';
import { createAtsLinks } from '../records/ats/link-store.ts';
import { createGuards } from '../records/call/guards.ts';
import { createJobReader } from '../records/job/job-reader.ts';
import { createCandidateReader } from '../records/submission/candidate-reader.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { createExportApi } from './export-api.ts';
import { createImportApi } from './import-api.ts';
import { createLinkApi } from './link-api.ts';
import { openMerge, openSignatures } from './merge/open.ts';
import { createPeopleApi } from './people-api.ts';
import { createMergeHookApi } from './webhook-api.ts';

const env = readEnvironment('TABLE_NAME', 'ATS_QUEUE_URL', 'MERGE_SECRET', 'MERGE_LINK_SCRIPT', 'TOKEN_KEY', 'PLACES');
const table = connectTable(env.TABLE_NAME);

/** The API waits for Merge as long as a person waits for a page. */
const PATIENCE_MS = 10_000;

const deps = {
  applicants: createApplicantReader(table),
  places: createPlaceReader(table),
  heads: createHeadStore(table),
  exports: createExportStore(table),
  findJob: createJobReader(table).findJob,
  findEmails: createCandidateReader(table).findEmails,
  now: () => new Date(),
  links: createAtsLinks(table),
  changeLink: createLinkChange(table),
  jobs: createAtsJobReader(table),
  imports: createAtsImports(table),
  importing: createImportStore(table),
  accounts: createAccountReader(table),
  merge: openMerge(env.MERGE_SECRET, () => PATIENCE_MS),
  isSigned: openSignatures(env.MERGE_SECRET),
  heard: createHeardStore(table),
  cipher: createCipher(env.TOKEN_KEY),
  enqueueSync: enqueueTo<SyncAts>(env.ATS_QUEUE_URL),
  script: env.MERGE_LINK_SCRIPT,
  // Loaded when a job is imported: it is larger than all the rest.
  cleanHtml: async (html: string) => (await import('../platform/clean-html.ts')).cleanHtml(html),
  placeNamed: lazyPlaces(env.PLACES).named,
};

export const handler = serve(
  atsRoutes,
  {
    ...createLinkApi(deps),
    ...createImportApi(deps),
    ...createExportApi(deps),
    ...createPeopleApi(deps),
    ...createMergeHookApi(deps),
  },
  createCallers(table),
  createGuards(table),
);
