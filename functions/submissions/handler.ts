import { submissionRoutes } from '../../shared/contract/submissions.ts';
import { readEnvironment } from '../platform/env.ts';
import { serve } from '../platform/http.ts';
import { connectTable } from '../platform/table.ts';
import { createCallers } from '../records/account/callers.ts';
import { createPlatformAccess } from '../records/account/platform-access.ts';
import { createAtsOfJob } from '../records/ats/job-standing.ts';
import { createSubmissionRepository } from '../records/board/submission-store.ts';
import { createGuards } from '../records/call/guards.ts';
import { eraseDeliveryMarks } from '../records/request/delivery-marks.ts';
import { createResumeReader } from '../resumes/invoke.ts';
import { createSubmissionsApi } from './api.ts';

const { TABLE_NAME, RESUME_PARSER_NAME } = readEnvironment('TABLE_NAME', 'RESUME_PARSER_NAME');
const table = connectTable(TABLE_NAME);

const now = () => new Date();

const api = createSubmissionsApi({
  repository: createSubmissionRepository(table),
  readResume: createResumeReader({ functionName: RESUME_PARSER_NAME, now }),
  hasPlatformAccess: createPlatformAccess(table),
  atsOfJob: createAtsOfJob(table),
  eraseDeliveryMarks: (head, prints) => eraseDeliveryMarks(table, head, prints),
  now,
});

export const handler = serve(submissionRoutes, api, createCallers(table), createGuards(table));
