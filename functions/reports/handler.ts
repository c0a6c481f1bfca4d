import { reportRoutes } from '../../shared/contract/reports.ts';
import { readEnvironment } from '../platform/env.ts';
import { serve } from '../platform/http.ts';
import { connectTable } from '../platform/table.ts';
import { createCallers } from '../records/account/callers.ts';
import { createPlatformAccess } from '../records/account/platform-access.ts';
import { createGuards } from '../records/call/guards.ts';
import { createBehindRepository } from '../records/job/behind-report.ts';
import { createReportsRepository } from '../records/job/job-report.ts';
import { readExported } from '../records/submission/exported.ts';
import { createReportsApi } from './api.ts';

const { TABLE_NAME } = readEnvironment('TABLE_NAME');
const table = connectTable(TABLE_NAME);

export const handler = serve(
  reportRoutes,
  createReportsApi({
    reports: createReportsRepository(table, () => new Date()),
    behind: createBehindRepository(table),
    hasPlatformAccess: createPlatformAccess(table),
    readExported: (...of) => readExported(table, ...of),
    now: () => new Date(),
  }),
  createCallers(table),
  createGuards(table),
);
