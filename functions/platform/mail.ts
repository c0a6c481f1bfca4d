import { GetAccountCommand, SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';

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
export function createMailer(client = new SESv2Client({ maxAttempts: 1 })): SendRaw {
  return async ({ raw, to, from, configurationSet, tags = {} }) => {
    const { MessageId } = await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        Content: { Raw: { Data: raw } },
        ConfigurationSetName: configurationSet,
        EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
      }),
    );
    if (!MessageId) throw new Error('SES answered without a message id');
    return MessageId;
  };
}

/** Asks SES how many emails it takes: a second, and in 24 hours, below zero where that has no limit. */
export const createQuotaReader =
  (client = new SESv2Client({})) =>
  async () => {
    const { SendQuota: { MaxSendRate = 1, Max24HourSend = -1, SentLast24Hours = 0 } = {} } = await client.send(
      new GetAccountCommand({}),
    );
    return { perSecond: MaxSendRate, perDay: Max24HourSend, sentToday: SentLast24Hours };
  };
