import { anyOf } from '../../shared/rules/any-of.ts';
import { isAutomatic } from './automatic.ts';
import type { SesNotice } from './bounces/ses-notice.ts';
import { isCalendarOnly } from './calendar.ts';
import type { Message } from './mime/message.ts';
import { fieldLines, parameter } from './mime/parts.ts';
import type { MailKind } from './types.ts';
import { MASS_SENDERS, MASS_TEXTS, NO_ANSWERS } from './words/mass-mail.ts';
import { READ_SUBJECTS, READ_TEXTS } from './words/receipts.ts';

/** Feedback that is not a person's complaint. */
const NO_COMPLAINT = /^(?:not-spam|auth-failure|dmarc|miscategorized)/i;

const READ_SUBJECT = new RegExp(`^${anyOf(READ_SUBJECTS)} ?[:：(-]`, 'i');
const READ_TEXT = new RegExp(anyOf(READ_TEXTS), 'i');
const UNANSWERABLE = new RegExp(`^(?:${anyOf(MASS_SENDERS)}[@+._-]|[^@]{0,60}${anyOf(NO_ANSWERS)})`, 'i');
const MASS_TEXT = new RegExp(anyOf(MASS_TEXTS), 'i');

/** Sorts a mail. A report about another mail wins over everything: it must never count as a person's answer. */
export function kindOf(mail: Message, report: SesNotice | null, visible: string): MailKind {
  if (report === 'complaint' || report === 'other') return report;
  const feedback = feedbackType(mail);
  if (feedback !== null) return NO_COMPLAINT.test(feedback) ? 'other' : 'complaint';
  if (isReceipt(mail)) return 'other';
  if (report) return report.class === 'delivered' ? 'other' : `bounce-${report.class}`;
  if (isCalendarOnly(mail, visible)) return 'other';
  if (isAutomatic(mail, visible)) return 'auto-reply';
  return isMassMail(mail, visible) ? 'other' : 'human-reply';
}

/** The feedback type of an abuse report: in the standard format, Hotmail's older one, or from Apple's button. */
function feedbackType(mail: Message): string | null {
  const part = mail.leaves.find((leaf) => leaf.type === 'message/feedback-report');
  if (part) {
    const encoded = (part.headers.get('content-transfer-encoding') ?? '').toLowerCase().includes('base64');
    const text = encoded
      ? Buffer.from(part.body.toString('latin1'), 'base64').toString('utf8')
      : part.body.toString('utf8');
    return fieldLines(text).find(([name]) => name === 'feedback-type')?.[1] ?? 'abuse';
  }
  const type = mail.root.headers.get('content-type') ?? '';
  if (parameter(type, 'report-type')?.toLowerCase() === 'feedback-report') return 'abuse';
  if (mail.fields.some(([name, value]) => name === 'x-apple-unsubscribe' && value === 'true')) return 'opt-out';
  const subject = mail.head.subject ?? '';
  const from = mail.head.from?.address?.toLowerCase() ?? '';
  const isOldForm = /^complaint about message from /i.test(subject) || /^(?:staff@hotmail\.com|complaints@)/.test(from);
  return isOldForm || /^this is an? (?:email )?abuse report/i.test(mail.text.trimStart()) ? 'abuse' : null;
}

function isReceipt(mail: Message): boolean {
  if (mail.leaves.some((leaf) => leaf.type === 'message/disposition-notification')) return true;
  const type = mail.root.headers.get('content-type') ?? '';
  if (/disposition-notification/i.test(parameter(type, 'report-type') ?? '')) return true;
  return READ_SUBJECT.test(mail.head.subject ?? '') && READ_TEXT.test(mail.text.slice(0, 1_000));
}

/** News, notifications and advertising: sent by a program to many, and no answer to anything. */
function isMassMail(mail: Message, visible: string): boolean {
  const has = (name: string) => mail.fields.some(([key]) => key === name);
  const isBulk = has('list-unsubscribe') || has('list-id') || has('feedback-id');
  const isUnanswerable = UNANSWERABLE.test(mail.head.from?.address ?? '');
  if (isUnanswerable && isBulk) return true;
  if (has('in-reply-to') || has('references')) return false;
  if (isUnanswerable) return true;
  const isAnswer = /^(?:re|aw|sv|antw)\s?:/i.test(mail.head.subject ?? '');
  const isSentInBulk = mail.fields.some(([name, value]) => name === 'precedence' && /^(?:bulk|junk)/i.test(value));
  return !isAnswer && (isSentInBulk || has('list-unsubscribe') || MASS_TEXT.test(visible));
}
