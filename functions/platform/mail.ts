import * as z from 'zod';
import type { Access } from './access.ts';
import { callPath } from './aws-call.ts';

/** SES, version 2 of its API. */
export const SES = { name: 'SESV2', host: 'email', signedFor: 'ses' };
const Sent = z.object({ MessageId: z.string().min(1) });
const Account = z.object({
  SendQuota: z
    .object({
      MaxSendRate: z.number().default(1),
      Max24HourSend: z.number().default(-1),
      SentLast24Hours: z.number().default(0),
    })
    .default({ MaxSendRate: 1, Max24HourSend: -1, SentLast24Hours: 0 }),
});

export interface RawMail {
  /** The whole message as composed. */
  readonly raw: Uint8Array;
  readonly to: string;
  /** The bare address of the sender; the name stands in the message. */
  readonly from: string;
  readonly configurationSet: string;
  /** Come back with every event about the message. Names and values: letters, digits, `_`, `-`, `.` and `@`. */
  readonly tags?: Readonly<Record<string, string>>;
}

/** Hands a message to SES and answers its id. */
export type SendRaw = (mail: RawMail) => Promise<string>;

/**
 * Sends through SES, one attempt per call: whether to try again is for the caller to know, because an answer that was
 * lost does not say that the message was not sent.
 */
export function createMailer(access?: () => Access): SendRaw {
  return async ({ raw, to, from, configurationSet, tags = {} }) => {
    const email = {
      FromEmailAddress: from,
      Destination: { ToAddresses: [to] },
      Content: { Raw: { Data: Buffer.from(raw).toString('base64') } },
      ConfigurationSetName: configurationSet,
      EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
    };
    return Sent.parse(await callPath(SES, 'POST', '/v2/email/outbound-emails', email, { access, tries: 1 })).MessageId;
  };
}

/** Asks SES how many emails it takes: a second, and in 24 hours, below zero where that has no limit. */
export const createQuotaReader = () => async () => {
  const { SendQuota } = Account.parse(await callPath(SES, 'GET', '/v2/email/account'));
  const { MaxSendRate: perSecond, Max24HourSend: perDay, SentLast24Hours: sentToday } = SendQuota;
  return { perSecond, perDay, sentToday };
};
