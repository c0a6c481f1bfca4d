import { outreachRoutes } from '../../shared/contract/outreach.ts';
import { readEnvironment } from '../platform/env.ts';
import { createFileLinks } from '../platform/file-links.ts';
import { serve } from '../platform/http.ts';
import { connectTable } from '../platform/table.ts';
import { createCallers } from '../records/account/callers.ts';
import { createGuards } from '../records/call/guards.ts';
import { createReplyStore } from '../records/reply/reply-store.ts';
import { createOutreachApi } from './api.ts';
import { mailSettings } from './mail-settings.ts';
import { createOutreachStore } from './repository.ts';

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
