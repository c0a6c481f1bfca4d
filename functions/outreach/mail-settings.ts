import type { Environment } from '../platform/env.ts';
import { readSecret } from '../platform/secret.ts';
import { messageIdDomain } from '../platform/ses.ts';
import type { MailSettings } from './sending/content-facts.ts';

/** Where mail comes from and leads to, from the environment. */
export function mailSettings(
  env: Pick<Environment, 'WEB_URL' | 'MAIL_DOMAIN' | 'REPLY_DOMAIN' | 'SIGNING_SECRET'>,
  region = process.env.AWS_REGION,
): MailSettings {
  return {
    webUrl: env.WEB_URL,
    mailDomain: env.MAIL_DOMAIN,
    replyDomain: env.REPLY_DOMAIN,
    signingSecret: readSecret(env.SIGNING_SECRET),
    messageIdDomain: messageIdDomain(region),
  };
}
