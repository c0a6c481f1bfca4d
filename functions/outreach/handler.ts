import { outreachRoutes } from '../../shared/contract/outreach.ts';
import { readEnvironment } from '../platform/env.ts';
import { createFileLinks } from '../platform/file-links.ts';
import { serve } from '../platform/http.ts';
import { createMailer } from '../platform/mail.ts';
import { composeMime } from '../platform/mime.ts';
import { connectTable } from '../platform/table.ts';
import { createCallers } from '../records/account/callers.ts';
import { createOverviewReader } from '../records/board/person-overview.ts';
import { createGuards } from '../records/call/guards.ts';
import { createReplyStore } from '../records/reply/reply-store.ts';
import { createOutreachApi } from './api.ts';
import { mailSettings } from './mail-settings.ts';
import { createOutreachStore } from './repository.ts';
import { createSnippetModel } from './snippets/bedrock.ts';

const env = readEnvironment(
  'TABLE_NAME',
  'MAIL_BUCKET',
  'WEB_URL',
  'REPLY_DOMAIN',
  'MAIL_DOMAIN',
  'SIGNING_SECRET',
  'SES_CONFIGURATION_SET',
  'LANGUAGE_MODEL',
  'LANGUAGE_MODEL_ID',
);
const table = connectTable(env.TABLE_NAME);
const sendRaw = createMailer();

export const handler = serve(
  outreachRoutes,
  createOutreachApi({
    store: createOutreachStore(table, env.MAIL_DOMAIN),
    replies: createReplyStore(table),
    readOverview: createOverviewReader(table),
    files: createFileLinks(env.MAIL_BUCKET),
    settings: mailSettings(env),
    writeSnippet: env.LANGUAGE_MODEL === 'bedrock' ? createSnippetModel(env.LANGUAGE_MODEL_ID) : undefined,
    sendPreview: async (mail) => {
      const configurationSet = env.SES_CONFIGURATION_SET;
      await sendRaw({ raw: await composeMime(mail), to: mail.to, from: mail.from.address, configurationSet });
    },
    now: () => new Date(),
  }),
  createCallers(table),
  createGuards(table),
);
