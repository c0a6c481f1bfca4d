import { outreachRoutes } from '../../shared/contract/outreach.ts';
import { createCallers } from '../platform/callers.ts';
import { readEnvironment } from '../platform/env.ts';
import { createFileLinks } from '../platform/file-links.ts';
import { createGuards } from '../platform/guards.ts';
import { serve } from '../platform/http.ts';
import { connectTable } from '../platform/table.ts';
import { createReplyStore } from '../replies/repository.ts';
import { createOutreachApi } from './api.ts';
import { createOutreachStore } from './repository.ts';
import { mailSettings } from './settings.ts';

const env = readEnvironment('TABLE_NAME', 'MAIL_BUCKET', 'WEB_URL', 'REPLY_DOMAIN', 'MAIL_DOMAIN', 'SIGNING_SECRET');
const table = connectTable(env.TABLE_NAME);

export const handler = serve(
  outreachRoutes,
  createOutreachApi({
    store: createOutreachStore(table, env.MAIL_DOMAIN),
    replies: createReplyStore(table),
    files: createFileLinks(env.MAIL_BUCKET),
    settings: mailSettings(env),
    now: () => new Date(),
  }),
  createCallers(table),
  createGuards(table),
);
