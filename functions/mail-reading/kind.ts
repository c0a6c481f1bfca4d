import { anyOf, words } from '../../shared/rules/any-of.ts';
import { isAutomatic } from './automatic.ts';
import type { DeliveryReport } from './bounces/bounce.ts';
import type { Message } from './mime/message.ts';
import { fieldLines, parameter } from './mime/parts.ts';
import type { MailKind } from './types.ts';

/** Feedback that is not a person's complaint. */
const NO_COMPLAINT = /^(?:not-spam|auth-failure|dmarc|miscategorized)/i;

const READ = words`
  (?:not )?read, read receipt, return receipt, gelesen, lesebestätigung, empfangsbestätigung, lu, accusé, leído, letto
  lida, gelezen, прочтено, przeczytano, läst, læst, lest, 開封済み, 已读
`;
const READ_SUBJECT = new RegExp(`^${anyOf(READ)} ?[:：(-]`, 'i');
const READ_TEXT = new RegExp(
  anyOf(words`
    (?:was|has been) (?:read|displayed|deleted|opened), this is a (?:read |return )?receipt, return receipt for
    wurde (?:am|gelesen), a été lu, ha sido leído, è stato letto, foi lida, is gelezen
  `),
  'i',
);

/** Sorts a mail. A report about another mail wins over everything: it must never count as a person's answer. */
export function kindOf(mail: Message, report: DeliveryReport | null, visible: string): MailKind {
  const feedback = feedbackType(mail);
  if (feedback !== null) return NO_COMPLAINT.test(feedback) ? 'other' : 'complaint';
  if (isReceipt(mail)) return 'other';
  if (report) return report.class === 'delivered' ? 'other' : `bounce-${report.class}`;
  if (isInvitation(mail)) return 'other';
  if (isAutomatic(mail, visible)) return 'auto-reply';
  return isMassMail(mail) ? 'other' : 'human-reply';
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

/** Invitations and answers to them are shown as messages, but nobody wrote them. */
function isInvitation(mail: Message): boolean {
  return mail.leaves.some((leaf) => {
    if (leaf.type !== 'text/calendar' && leaf.type !== 'application/ics') return false;
    if (parameter(leaf.headers.get('content-type') ?? '', 'method') !== null) return true;
    return /^method:/im.test(leaf.body.toString('latin1').slice(0, 5_000));
  });
}

function isMassMail(mail: Message): boolean {
  const has = (name: string) => mail.fields.some(([key]) => key === name);
  if (has('in-reply-to') || has('references')) return false;
  const from = mail.head.from?.address?.toLowerCase() ?? '';
  const isUnanswerable = /^(?:no-?reply|do-?not-?reply|notifications?|mailer-daemon|newsletter|bounces?)[@+._-]/.test(
    from,
  );
  return isUnanswerable || (has('list-unsubscribe') && !/^(?:re|aw|sv|antw)\s?:/i.test(mail.head.subject ?? ''));
}
