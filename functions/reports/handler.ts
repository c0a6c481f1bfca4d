import { reportRoutes } from '../../shared/contract/reports.ts';
import { createCallers } from '../platform/callers.ts';
import { readEnvironment } from '../platform/env.ts';
import { createGuards } from '../platform/guards.ts';
import { serve } from '../platform/http.ts';
import { connectTable } from '../platform/table.ts';
import { createReportsApi } from './api.ts';
import { createReportsRepository } from './repository.ts';

const { TABLE_NAME } = readEnvironment('TABLE_NAME');
const table = connectTable(TABLE_NAME);

export const handler = serve(
  reportRoutes,
  createReportsApi({ reports: createReportsRepository(table) }),
  createCallers(table),
  createGuards(table),
);
