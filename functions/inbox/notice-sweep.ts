import { readEnvironment } from '../platform/env.ts';
import { createMailer } from '../platform/mail.ts';
import { readSecret } from '../platform/secret.ts';
import { createSes } from '../platform/ses.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createAtsLinks } from '../records/ats/link-store.ts';
import { stillUnread } from '../records/inbox/still-unread.ts';
import { readWaiting } from '../records/inbox/waiting.ts';
import { createNoticeStore } from '../records/notice/notice-store.ts';
import { dueNotices } from '../records/notice/notices-due.ts';
import { createNoticeSweep } from './send-notices.ts';

const env = readEnvironment('TABLE_NAME', 'WEB_URL', 'MAIL_DOMAIN', 'SES_CONFIGURATION_SET', 'SIGNING_SECRET');
const table = connectTable(env.TABLE_NAME);

/** Every minute: people who are to be told what waits for them get a mail. */
export const handler = createNoticeSweep({
  notices: createNoticeStore(table),
  store: {
    findTeammate: createAccountReader(table).findTeammate,
    isAtsShut: async (account, linkedAt) => {
      const link = await createAtsLinks(table).find(account);
      return link?.state === 'RELINK' && link.linkedAt === linkedAt;
    },
    readWaiting: (account, user) => readWaiting(table, account, user),
    stillUnread: (account, user, of) => stillUnread(table, account, user, of),
  },
  listDue: (until) => dueNotices(table, until),
  mail: { send: createSes(createMailer(), env.SES_CONFIGURATION_SET, env.MAIL_DOMAIN) },
  signingSecret: readSecret(env.SIGNING_SECRET),
  webUrl: env.WEB_URL,
  mailDomain: env.MAIL_DOMAIN,
  now: () => new Date(),
});
