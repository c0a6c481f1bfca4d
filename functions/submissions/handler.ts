import { submissionRoutes } from '../../shared/contract/submissions.ts';
import { createCallers } from '../platform/callers.ts';
import { readEnvironment } from '../platform/env.ts';
import { serve } from '../platform/http.ts';
import { newId } from '../platform/ids.ts';
import { connectTable } from '../platform/table.ts';
import { createResumeReader } from '../resumes/invoke.ts';
import { createSubmissionsApi } from './api.ts';
import { createSubmissionRepository } from './repository.ts';

const { TABLE_NAME, RESUME_PARSER_NAME } = readEnvironment('TABLE_NAME', 'RESUME_PARSER_NAME');
const table = connectTable(TABLE_NAME);

const now = () => new Date();

const api = createSubmissionsApi({
  repository: createSubmissionRepository(table),
  readResume: createResumeReader({ functionName: RESUME_PARSER_NAME, now }),
  now,
  newId,
});

export const handler = serve(submissionRoutes, api, createCallers(table));
