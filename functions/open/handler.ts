import { openRoutes } from '../../shared/contract/open.ts';
import { readEnvironment } from '../platform/env.ts';
import { createFileLinks } from '../platform/file-links.ts';
import { createFiles } from '../platform/files.ts';
import { serve } from '../platform/http.ts';
import { connectTable } from '../platform/table.ts';
import { createCallers } from '../records/account/callers.ts';
import { createSubmissionRepository } from '../records/board/submission-store.ts';
import { createGuards } from '../records/call/guards.ts';
import { createOpenJobs } from '../records/job/open-job.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { createResumeReader } from '../resumes/invoke.ts';
import { createOpenApi } from './api.ts';
import { openPagePolicy } from './apply-script.ts';

const { TABLE_NAME, FILES_BUCKET, RESUME_PARSER_NAME, WEB_URL } = readEnvironment(
  'TABLE_NAME',
  'FILES_BUCKET',
  'RESUME_PARSER_NAME',
  'WEB_URL',
);
const table = connectTable(TABLE_NAME);
const links = createFileLinks(FILES_BUCKET);
const now = () => new Date();

export const handler = serve(
  openRoutes,
  createOpenApi({
    openJobs: createOpenJobs(table),
    heads: createHeadStore(table),
    persons: createSubmissionRepository(table),
    links,
    files: createFiles(FILES_BUCKET),
    readResume: createResumeReader({ functionName: RESUME_PARSER_NAME, now }),
    webUrl: WEB_URL,
    now,
  }),
  createCallers(table),
  createGuards(table),
  { pagePolicy: openPagePolicy(links.origin) },
);
