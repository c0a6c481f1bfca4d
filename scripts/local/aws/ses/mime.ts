import type { SendEmailRequest } from '@aws-sdk/client-sesv2';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';

/** A simple message as it travels: what is binary comes as base64. */
export function compose({
  FromEmailAddress,
  ReplyToAddresses,
  Destination,
  Content,
}: SendEmailRequest): Promise<Buffer> {
  const { Subject, Body, Headers, Attachments } = Content?.Simple ?? {};
  return new MailComposer({
    disableFileAccess: true,
    disableUrlAccess: true,
    from: FromEmailAddress,
    to: Destination?.ToAddresses,
    cc: Destination?.CcAddresses,
    replyTo: ReplyToAddresses,
    subject: Subject?.Data,
    text: Body?.Text?.Data,
    html: Body?.Html?.Data,
    headers: Headers?.map((header) => ({ key: header.Name ?? '', value: header.Value ?? '' })),
    attachments: Attachments?.map((attachment) => ({
      filename: attachment.FileName,
      content: Buffer.from(`${attachment.RawContent}`, 'base64'),
      contentType: attachment.ContentType,
      cid: attachment.ContentId,
    })),
  })
    .compile()
    .build();
}

/** Headers SES writes itself, and the one it never passes on. */
const REPLACED = /^(?:message-id|date|bcc):/i;

/** The message as it reaches the other side: SES puts its own id and date in place of the sender's. */
export function stamp(raw: Buffer, id: string, sentAt: Date) {
  const text = raw.toString('latin1');
  const end = /\r?\n\r?\n/.exec(text);
  const head = end ? text.slice(0, end.index) : text.trimEnd();
  const headers = head.split(/\r?\n(?![ \t])/).filter((header) => !REPLACED.test(header));
  headers.unshift(`Message-ID: <${id}@email.amazonses.com>`, `Date: ${sentAt.toUTCString().replace('GMT', '+0000')}`);
  const body = end ? raw.subarray(end.index + end[0].length) : Buffer.alloc(0);
  return Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}
