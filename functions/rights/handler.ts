import { rightsRoutes } from '../../shared/contract/rights.ts';
import { readEnvironment } from '../platform/env.ts';
import { createFileLinks } from '../platform/file-links.ts';
import { serve } from '../platform/http.ts';
import { readSecret } from '../platform/secret.ts';
import { connectTable } from '../platform/table.ts';
import { createCallers } from '../records/account/callers.ts';
import { createGuards } from '../records/call/guards.ts';
import { createRightsApi } from './api.ts';
import { createRightsStore } from './repository.ts';

const env = readEnvironment('TABLE_NAME', 'FILES_BUCKET', 'MAIL_BUCKET', 'SIGNING_SECRET');
const table = connectTable(env.TABLE_NAME);

export const handler = serve(
  rightsRoutes,
  createRightsApi({
    store: createRightsStore(table),
    links: { files: createFileLinks(env.FILES_BUCKET), mail: createFileLinks(env.MAIL_BUCKET) },
    signingSecret: readSecret(env.SIGNING_SECRET),
    now: () => new Date(),
  }),
  createCallers(table),
  createGuards(table),
);
