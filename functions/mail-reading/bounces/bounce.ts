import { anyOf, words } from '../../../shared/rules/any-of.ts';
import { isAwaySubject } from '../automatic.ts';
import type { Message } from '../mime/message.ts';
import { type MimePart, readFields } from '../mime/parts.ts';
import type { BounceReport } from '../types.ts';
import {
  FAILURE_TEXTS,
  MAIL_SYSTEMS,
  REPORT_SUBJECTS,
  RETURNED_BELOW,
  RETURNED_BELOW_A_RULE,
  WARNINGS,
} from '../words/delivery-reports.ts';
import { type BounceClass, bounceClass } from './bounce-class.ts';

/** A mail that reports on the delivery of another one. */
export interface DeliveryReport extends BounceReport {
  readonly class: BounceClass | 'delivered';
}

const SYSTEM_SENDER = new RegExp(anyOf(MAIL_SYSTEMS), 'i');
const REPORT_SUBJECT = new RegExp(anyOf(REPORT_SUBJECTS), 'i');
const FAILURE_TEXT = new RegExp(anyOf(FAILURE_TEXTS), 'i');
const DAEMON = /^mailer[-_.]?daemon(?:@|$)/i;
const UNANSWERABLE = /^(?:no-?reply|do-?not-?reply)[@+._-]/i;
const SMTP_ANSWER = /(?<![\d.])[45]\d\d[\s-]+(?:[45]\.\d\.\d|<|[a-z])|(?<![\d.])[45]\.[0-7]\.\d{1,2}(?![\d.])/i;
const OF_A_SERVER = /rcpt to|mail from|error/i;
const SURE_ANSWER = new RegExp(
  anyOf(words`
    (?<![\d.])[45]\.[0-7]\.\d{1,2}(?![\d.])
    (?:said|responded|response|answered|error|reason|<<<)[^\n]{0,60}(?<![\d.])[45]\d\d[\s-]
  `),
  'i',
);
const ORIGINAL_BELOW = new RegExp(
  `^${anyOf([
    `\\s{0,8}[-_=*>]{2,40}\\s{0,8}${anyOf(RETURNED_BELOW_A_RULE)}`,
    `${anyOf(RETURNED_BELOW)}\\s{0,3}[:.]?$`,
    'return-path:',
    'received: (?:from|by|\\(|with)',
  ])}`,
  'im',
);
const WARNING = new RegExp(anyOf(WARNINGS), 'i');
const ADDRESS = /[\w.+=#&'*/-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/g;

/** Reads a delivery report, in the standard format or any other. Null when the mail is something else. */
export function readDeliveryReport(mail: Message, returnPath: string | null): DeliveryReport | null {
  const groups = mail.leaves.filter(isStatusPart).flatMap(statusGroups);
  if (groups.length > 0) return fromStatus(mail, groups);
  return looksLikeReport(mail, returnPath) ? fromText(mail) : null;
}

const isReturnedMail = (part: MimePart) =>
  part.type === 'message/rfc822' || part.type === 'text/rfc822-headers' || part.type === 'message/global';

const isStatusPart = (part: MimePart) => /^message\/(?:global-)?delivery-status$/.test(part.type);

function statusGroups(part: MimePart): Map<string, string>[] {
  const encoding = (part.headers.get('content-transfer-encoding') ?? '').toLowerCase().trim();
  const text =
    encoding === 'base64'
      ? Buffer.from(part.body.toString('latin1'), 'base64').toString('utf8')
      : part.body.toString('utf8');
  const groups = text.split(/\r?\n[ \t]*\r?\n/).map(readFields);
  return groups.filter(
    (group) => group.has('final-recipient') || group.has('original-recipient') || group.has('action'),
  );
}

function fromStatus(mail: Message, groups: readonly Map<string, string>[]): DeliveryReport {
  const actions = groups.map((group) => (group.get('action') ?? 'failed').toLowerCase());
  const failed = groups.filter((_group, at) => /^(?:fail|undeliver)/.test(actions[at]!));
  const reported = failed.length > 0 ? failed : groups;
  const notice = noticeOf(mail.text);
  const failures = reported.map((group) => ({
    status: statusIn(group.get('status')),
    diagnostic: group.get('diagnostic-code') ?? group.get('x-notes-diagnostic') ?? answerIn(notice),
    notice,
    subject: mail.head.subject ?? '',
  }));
  const isDelayed = failed.length === 0 && actions.some((action) => action.startsWith('delay'));
  const isFailure = failed.length > 0 || !actions.some((action) => /^(?:deliver|relay|expand)/.test(action));
  const isHard = !isDelayed && isFailure && failures.every((failure) => bounceClass(failure) === 'hard');
  return {
    class: isHard ? 'hard' : isDelayed || isFailure ? 'soft' : 'delivered',
    recipients: reported.map(recipientOf).filter((address) => address !== ''),
    status: failures[0]?.status ?? null,
    diagnostic: failures[0]?.diagnostic || null,
    originalMessageId: originalMessageId(mail),
  };
}

const statusIn = (field: string | undefined) =>
  /^\D{0,8}([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(field ?? '')?.[1] ?? null;

/** A status in a text stands in a field, behind the server's number or in brackets. Addresses and versions look like one. */
function statusInText(text: string): string | null {
  const found =
    /(?:\bstatus(?: code)?\s?[:=]?\s{0,3}|\b[245]\d\d[\s-]\s?#?|[(#[]\s?#?)([245]\.[0-7]\.\d{1,3})(?![\d.])/i.exec(
      text,
    );
  return found?.[1] ?? null;
}

function recipientOf(group: Map<string, string>): string {
  const field = group.get('final-recipient') ?? group.get('original-recipient') ?? '';
  return field
    .slice(field.indexOf(';') + 1)
    .replace(/[<>\s]/g, '')
    .toLowerCase();
}

/**
 * Whether a mail without the standard part is a report: it comes from a mail system or has no return address, and its
 * subject and text mention a failed delivery. A person's answer ("Re: …") that quotes a report is not one.
 */
function looksLikeReport(mail: Message, returnPath: string | null): boolean {
  const subject = mail.head.subject ?? '';
  if (mail.root.type === 'multipart/report' && /delivery-status/i.test(mail.root.headers.get('content-type') ?? ''))
    return true;
  if (mail.fields.some(([name]) => name === 'x-failed-recipients')) return true;
  const notice = noticeOf(mail.text);
  const subjectSays = REPORT_SUBJECT.test(subject);
  const textSays = FAILURE_TEXT.test(notice);
  const isAnswer = isAnswerOrForward(subject);
  const hasReturned = mail.leaves.some(isReturnedMail);
  if (isSystemSender(mail)) {
    // A postmaster is a person too, who may answer us.
    if (isAnswer && isThreaded(mail) && !hasReturned)
      return textSays && SMTP_ANSWER.test(notice) && OF_A_SERVER.test(notice);
    return (
      subjectSays || textSays || SMTP_ANSWER.test(notice) || (hasReturned && DAEMON.test(mail.head.from?.address ?? ''))
    );
  }
  if (UNANSWERABLE.test(mail.head.from?.address ?? '') && textSays && hasReturned) return true;
  if (isAnswer || isAwaySubject(subject)) return false;
  if (returnPath === '') return (subjectSays && textSays) || ((subjectSays || textSays) && SMTP_ANSWER.test(notice));
  if (!subjectSays || !textSays) return false;
  return SURE_ANSWER.test(notice) || (!isThreaded(mail) && (notice.search(ADDRESS) >= 0 || hasReturned));
}

/** By name or by the part before the @; the company's own name says nothing. */
function isSystemSender(mail: Message): boolean {
  const { name = '', address = '' } = mail.head.from ?? {};
  const rawFrom = mail.fields.find(([field]) => field === 'from')?.[1] ?? '';
  if (address === '') return /^\s*(?:<>)?\s*$/.test(rawFrom) || SYSTEM_SENDER.test(rawFrom);
  return SYSTEM_SENDER.test(name) || SYSTEM_SENDER.test(address.replace(/@[^@]{0,300}$/, '@'));
}

const isThreaded = (mail: Message) => mail.fields.some(([name]) => name === 'in-reply-to' || name === 'references');

const isAnswerOrForward = (subject: string) => /^\s{0,5}(?:re|aw|sv|antw|rv|odp|vs|fwd?|wg|tr)\s{0,3}:/i.test(subject);

function fromText(mail: Message): DeliveryReport {
  const notice = noticeOf(mail.text);
  const isWarning = WARNING.test(notice.slice(0, 3_000));
  const status = statusInText(notice);
  const header = mail.fields.find(([name]) => name === 'x-failed-recipients')?.[1] ?? '';
  const recipients = (header === '' ? notice : header).match(ADDRESS)?.slice(0, 20) ?? [];
  return {
    class: isWarning
      ? 'soft'
      : bounceClass({ status: null, diagnostic: answerIn(notice), notice, subject: mail.head.subject ?? '' }),
    recipients: [...new Set(recipients.map((address) => address.toLowerCase()))],
    status,
    diagnostic: answerIn(notice) || null,
    originalMessageId: originalMessageId(mail),
  };
}

/** The lines of a notification with the other server's answer. */
function answerIn(notice: string): string {
  const lines = notice.split('\n').slice(0, 400);
  const at = lines.findIndex((line) => SMTP_ANSWER.test(line.slice(0, 1_000)));
  return at < 0
    ? ''
    : lines
        .slice(at, at + 4)
        .join('\n')
        .trim();
}

/** The part of a notification before the returned mail. */
function noticeOf(text: string): string {
  const lines = text.slice(0, 60_000);
  const below = ORIGINAL_BELOW.exec(lines);
  const notice = below && below.index > 0 ? lines.slice(0, below.index) : lines;
  return notice.trim() === '' ? lines.slice(0, 4_000) : notice;
}

function originalMessageId(mail: Message): string | null {
  const returned = mail.leaves.find(isReturnedMail);
  const inPart = returned && readFields(returned.body.toString('utf8').slice(0, 100_000).trimStart()).get('message-id');
  if (inPart) return inPart;
  return /^message-id:\s{0,10}(<[^<>\s]{1,300}>)/im.exec(mail.text)?.[1] ?? null;
}
