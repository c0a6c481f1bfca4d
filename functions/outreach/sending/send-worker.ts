import { DueWork } from '../../../shared/tasks.ts';
import { readEnvironment } from '../../platform/env.ts';
import { createMailer } from '../../platform/mail.ts';
import { consume } from '../../platform/queue.ts';
import { connectTable } from '../../platform/table.ts';
import { mailSettings } from '../mail-settings.ts';
import { createOutreachStore } from '../repository.ts';
import { createSend } from './send.ts';
import { createSes } from './ses.ts';

const env = readEnvironment(
  'TABLE_NAME',
  'WEB_URL',
  'REPLY_DOMAIN',
  'MAIL_DOMAIN',
  'SES_CONFIGURATION_SET',
  'SIGNING_SECRET',
);

/** One message per candidate for whom something is due. */
export const handler = consume(
  DueWork,
  createSend({
    store: createOutreachStore(connectTable(env.TABLE_NAME), env.MAIL_DOMAIN),
    settings: mailSettings(env),
    mail: { send: createSes(createMailer(), env.SES_CONFIGURATION_SET) },
    now: () => new Date(),
  }),
);
