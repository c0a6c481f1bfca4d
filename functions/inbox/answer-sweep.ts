import { readEnvironment } from '../platform/env.ts';
import { createFiles } from '../platform/files.ts';
import { createMailer } from '../platform/mail.ts';
import { readSecret } from '../platform/secret.ts';
import { createSes } from '../platform/ses.ts';
import { connectTable } from '../platform/table.ts';
import { dueAnswers } from '../records/inbox/answers-due.ts';
import { createAnsweringStore } from './repository.ts';
import { createAnswerSweep } from './send-answer.ts';

const env = readEnvironment(
  'TABLE_NAME',
  'FILES_BUCKET',
  'REPLY_DOMAIN',
  'MAIL_DOMAIN',
  'SES_CONFIGURATION_SET',
  'SIGNING_SECRET',
);

const table = connectTable(env.TABLE_NAME);

/** Every minute: answers to candidates that are due leave. */
export const handler = createAnswerSweep({
  store: createAnsweringStore(table, env.MAIL_DOMAIN),
  listDue: (until) => dueAnswers(table, until),
  mail: { send: createSes(createMailer(), env.SES_CONFIGURATION_SET, env.MAIL_DOMAIN) },
  files: createFiles(env.FILES_BUCKET),
  signingSecret: readSecret(env.SIGNING_SECRET),
  mailDomain: env.MAIL_DOMAIN,
  replyDomain: env.REPLY_DOMAIN,
  now: () => new Date(),
});
