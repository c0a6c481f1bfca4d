import { inboxRoutes } from '../../shared/contract/inbox.ts';
import { readEnvironment } from '../platform/env.ts';
import { createFileLinks } from '../platform/file-links.ts';
import { serve } from '../platform/http.ts';
import { readSecret } from '../platform/secret.ts';
import { messageIdDomain } from '../platform/ses.ts';
import { connectTable } from '../platform/table.ts';
import { createCallers } from '../records/account/callers.ts';
import { createGuards } from '../records/call/guards.ts';
import { createNoticeStore } from '../records/notice/notice-store.ts';
import { createInboxApi } from './api.ts';
import { createInboxStore } from './repository.ts';

const env = readEnvironment('TABLE_NAME', 'FILES_BUCKET', 'MAIL_DOMAIN', 'SIGNING_SECRET');
const table = connectTable(env.TABLE_NAME);
const now = () => new Date();

export const handler = serve(
  inboxRoutes,
  createInboxApi({
    store: createInboxStore(table, env.MAIL_DOMAIN),
    notices: { notices: createNoticeStore(table), signingSecret: readSecret(env.SIGNING_SECRET), now },
    files: createFileLinks(env.FILES_BUCKET),
    mailDomain: env.MAIL_DOMAIN,
    messageIdDomain: messageIdDomain(process.env.AWS_REGION),
    now,
  }),
  createCallers(table),
  createGuards(table),
);
