import type { Address } from 'postal-mime';
import { type DeliveryReport, readDeliveryReport } from './bounces/bounce.ts';
import { readSesNotice } from './bounces/ses-notice.ts';
import { intentOf, suggestedInterests } from './interest.ts';
import { kindOf } from './kind.ts';
import { decodeMessage, type Message } from './mime/message.ts';
import { returnDate } from './return-date.ts';
import type { People } from './text/people.ts';
import { isLongerThanRead, visibleText } from './text/visible-text.ts';
import type { BounceReport, IncomingMail, MailAddress } from './types.ts';
import { asksToOptOut, isOptOutSubject } from './wishes.ts';

export type { IncomingMail } from './types.ts';

const DELIVERED_TO = [
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-delivered-to',
  'x-envelope-to',
  'x-forwarded-to',
];

/**
 * Reads a raw mail: what kind it is, what a person wrote in it, and what it answers. Never throws because of the mail's
 * content; damaged parts are read as far as possible.
 */
export async function readMail(raw: Uint8Array): Promise<IncomingMail> {
  const mail = await decodeMessage(raw);
  const visible = visibleText(mail.text, peopleOf(mail));
  const notice = readSesNotice(mail) ?? readDeliveryReport(mail, returnPathOf(mail));
  const report = typeof notice === 'string' ? null : notice;
  const kind = kindOf(mail, notice, visible);
  const isHuman = kind === 'human-reply';
  const interests = isHuman ? suggestedInterests(visible) : [];
  const isReport = kind.startsWith('bounce') || kind === 'complaint';
  const subject = mail.head.subject ?? '';
  const date = dateOf(mail);
  return {
    kind,
    visibleText: visible,
    text: mail.text,
    isCut: isLongerThanRead(mail.text),
    html: mail.html,
    subject,
    from: addressOf(mail.head.from),
    to: [...(mail.head.to ?? []), ...(mail.head.cc ?? [])].flatMap(addressesOf),
    deliveredTo: mail.fields
      .filter(([name]) => DELIVERED_TO.includes(name))
      .flatMap(([, value]) => bareAddresses(value)),
    messageId: idsIn(mail.head.messageId)[0] ?? null,
    inReplyTo: idsIn(mail.head.inReplyTo)[0] ?? null,
    references: idsIn(mail.head.references),
    date,
    attachments: isReport ? mail.attachments.filter((each) => !isReturnedMail(each.contentType)) : mail.attachments,
    returnDate: kind === 'auto-reply' ? returnDate(subject, visible, new Date(date ?? Date.now())) : null,
    bounce: kind.startsWith('bounce') && report ? bounceOf(report) : null,
    verdicts: verdictsOf(mail),
    wantsOptOut:
      isHuman &&
      (asksToOptOut(visible) || isOptOutSubject(subject) || (visible.trim() === '' && asksToOptOut(subject))),
    intent: intentOf(interests),
    interests,
  };
}

/**
 * What SES wrote on top of the mail: it comes before whatever the sender wrote, so the first field of a name is its own
 * (docs.aws.amazon.com/ses/latest/dg/receiving-email-action-s3.html).
 */
function verdictsOf({ fields }: Message): IncomingMail['verdicts'] {
  const first = (name: string) => fields.find(([key]) => key === name)?.[1].trim() ?? '';
  const results = first('authentication-results');
  return {
    isInfected: first('x-ses-virus-verdict').toUpperCase() === 'FAIL',
    isForged: /^amazonses\.com;/i.test(results) && /\bdmarc=fail\b/i.test(results),
  };
}

const peopleOf = ({ head }: Message): People => ({
  writer: head.from?.name ?? '',
  others: [...(head.to ?? []), ...(head.cc ?? [])].map((each) => each.name ?? '').filter((name) => name !== ''),
});

const isReturnedMail = (type: string) => type.startsWith('message/') || type === 'text/rfc822-headers';

function bounceOf({ recipients, status, diagnostic, originalMessageId }: DeliveryReport): BounceReport {
  return { recipients, status, diagnostic, originalMessageId };
}

/** The envelope sender as the last server recorded it: "" for mails that want no answer, null when there is none. */
function returnPathOf(mail: Message): string | null {
  const field = mail.fields.find(([name]) => name === 'return-path');
  return field ? field[1].replace(/[<>\s]/g, '') : null;
}

function dateOf(mail: Message): string | null {
  const time = Date.parse(mail.head.date ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function addressOf(address: Address | undefined): MailAddress {
  const first = address?.group?.[0] ?? address;
  return { name: first?.name ?? '', address: (first?.address ?? '').toLowerCase() };
}

const addressesOf = (address: Address): string[] =>
  (address.group ?? [address]).map((each) => (each.address ?? '').toLowerCase()).filter((each) => each !== '');

const bareAddresses = (value: string) =>
  (value.match(/[^\s<>,;"]{1,200}@[^\s<>,;"]{1,200}/g) ?? []).map((each) => each.toLowerCase());

const idsIn = (value: string | undefined): string[] => value?.match(/<[^<>\s]{1,400}>/g) ?? [];
