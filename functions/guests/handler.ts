import { guestRoutes } from '../../shared/contract/guests.ts';
import { readEnvironment } from '../platform/env.ts';
import { serve } from '../platform/http.ts';
import { readSecret } from '../platform/secret.ts';
import { connectTable } from '../platform/table.ts';
import { createCallers } from '../records/account/callers.ts';
import { createGuards } from '../records/call/guards.ts';
import { createGuestsApi } from './api.ts';
import { createGuestRepository } from './repository.ts';

const env = readEnvironment('TABLE_NAME', 'WEB_URL', 'SIGNING_SECRET');
const table = connectTable(env.TABLE_NAME);

export const handler = serve(
  guestRoutes,
  createGuestsApi({
    repository: createGuestRepository(table),
    webUrl: env.WEB_URL,
    signingSecret: readSecret(env.SIGNING_SECRET),
    now: () => new Date(),
  }),
  createCallers(table),
  createGuards(table),
);
