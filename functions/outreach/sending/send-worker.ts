import { setTimeout } from 'node:timers/promises';
import type { SQSEvent } from 'aws-lambda';
import { DueWork } from '../../../shared/tasks.ts';
import { readEnvironment } from '../../platform/env.ts';
import { createMailer, createQuotaReader } from '../../platform/mail.ts';
import { consume } from '../../platform/queue.ts';
import { createSes } from '../../platform/ses.ts';
import { connectTable } from '../../platform/table.ts';
import { mailSettings } from '../mail-settings.ts';
import { createOutreachStore } from '../repository.ts';
import { createSnippetModel } from '../snippets/bedrock.ts';
import { createQuota } from './quota.ts';
import { readingOnce } from './reading-once.ts';
import { createSend } from './send.ts';

const env = readEnvironment(
  'TABLE_NAME',
  'WEB_URL',
  'REPLY_DOMAIN',
  'MAIL_DOMAIN',
  'SES_CONFIGURATION_SET',
  'SIGNING_SECRET',
  'CONCURRENT_SENDS',
  'LANGUAGE_MODEL',
  'LANGUAGE_MODEL_ID',
);

const store = createOutreachStore(connectTable(env.TABLE_NAME), env.MAIL_DOMAIN);
const deps = {
  settings: mailSettings(env),
  writeSnippet: env.LANGUAGE_MODEL === 'bedrock' ? createSnippetModel(env.LANGUAGE_MODEL_ID) : undefined,
  mail: { send: createSes(createMailer(), env.SES_CONFIGURATION_SET, env.MAIL_DOMAIN) },
  quota: createQuota({
    readQuota: createQuotaReader(),
    programs: env.CONCURRENT_SENDS,
    now: () => new Date(),
    pause: (ms) => setTimeout(ms),
  }),
  now: () => new Date(),
  random: Math.random,
};

/** One message per candidate for whom something is due. */
export const handler = (event: SQSEvent) =>
  consume(DueWork, createSend({ ...deps, store: readingOnce(store, inRun(event)) }))(event);

/** What cannot be read is a message of its own that fails by itself. */
const inRun = ({ Records }: SQSEvent): DueWork[] =>
  Records.flatMap(({ body }) => {
    try {
      return DueWork.parse(JSON.parse(body));
    } catch {
      return [];
    }
  });
