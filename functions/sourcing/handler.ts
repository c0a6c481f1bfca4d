import { sourcingRoutes } from '../../shared/contract/sourcing.ts';
import { createCallers } from '../platform/callers.ts';
import { readEnvironment } from '../platform/env.ts';
import { createGuards } from '../platform/guards.ts';
import { serve } from '../platform/http.ts';
import { newId } from '../platform/ids.ts';
import { connectTable } from '../platform/table.ts';
import { createSourcingApi } from './api.ts';
import { createRepository } from './repository.ts';

const { TABLE_NAME } = readEnvironment('TABLE_NAME');
const table = connectTable(TABLE_NAME);
const api = createSourcingApi({ repository: createRepository(table), now: () => new Date(), newId });

export const handler = serve(sourcingRoutes, api, createCallers(table), createGuards(table));
