import * as z from 'zod';
import { readEnvironment } from '../../platform/env.ts';
import { createFiles } from '../../platform/files.ts';
import { consume } from '../../platform/queue.ts';
import { readSecret } from '../../platform/secret.ts';
import { connectTable } from '../../platform/table.ts';
import { createReplyStore } from '../../records/reply/reply-store.ts';
import { createOutreachStore } from '../repository.ts';
import { createReceive } from './receive-reply.ts';
import { sanitiseMail } from './sanitise-reply.ts';

const env = readEnvironment('TABLE_NAME', 'MAIL_BUCKET', 'REPLY_DOMAIN', 'SIGNING_SECRET');
const table = connectTable(env.TABLE_NAME);

/** S3 tells of new mails, several in one message, with keys as they stand in a form. Its test message has none. */
const NewMails = z.object({
  Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })).default([]),
});

const receive = createReceive({
  store: createOutreachStore(table, ''),
  replies: createReplyStore(table),
  files: createFiles(env.MAIL_BUCKET),
  sanitise: sanitiseMail,
  signingSecret: readSecret(env.SIGNING_SECRET),
  replyDomain: env.REPLY_DOMAIN,
  now: () => new Date(),
});

/** One message per mail that came in. */
export const handler = consume(NewMails, async ({ Records }) => {
  for (const { s3 } of Records) {
    await receive(decodeURIComponent(s3.object.key.replaceAll('+', ' ')));
  }
});
