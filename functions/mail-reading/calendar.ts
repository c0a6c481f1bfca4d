import { anyOf } from '../../shared/rules/any-of.ts';
import type { Message } from './mime/message.ts';
import { type MimePart, parameter } from './mime/parts.ts';
import { CALENDAR_SUBJECTS, CALENDAR_TEXTS } from './words/calendar.ts';

const SUBJECT = new RegExp(`^${anyOf(CALENDAR_SUBJECTS)}\\s?[:：@-]`, 'i');
const ITS_WORD = new RegExp(`^${anyOf(CALENDAR_SUBJECTS)}\\W{0,2}$`, 'i');
const PROGRAM = new RegExp(anyOf(CALENDAR_TEXTS), 'i');
const MAX_READ = 5_000;

/** Whether a part is an invitation to a meeting, or an answer to one. */
function isMeeting(part: MimePart): boolean {
  if (part.type !== 'text/calendar' && part.type !== 'application/ics') return false;
  if (parameter(part.headers.get('content-type') ?? '', 'method') !== null) return true;
  return /^method:/im.test(contentOf(part).slice(0, MAX_READ));
}

const contentOf = ({ headers, body }: MimePart) =>
  /base64/i.test(headers.get('content-transfer-encoding') ?? '')
    ? Buffer.from(body.toString('latin1').slice(0, 2 * MAX_READ), 'base64').toString('utf8')
    : body.toString('utf8');

/**
 * Whether a calendar wrote this mail and nobody else: an invitation, or a press on Accept. What a person writes around an
 * invitation is an answer.
 */
export function isCalendarOnly(mail: Message, visible: string): boolean {
  const meeting = mail.leaves.find(isMeeting);
  if (!meeting) return false;
  const summary =
    /^summary(?:;[^:\r\n]{0,200})?:(.{1,200})/im.exec(contentOf(meeting).slice(0, 50_000))?.[1]?.trim() ?? '';
  const own = visible
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== summary && !ITS_WORD.test(line));
  if (own.length === 0 || PROGRAM.test(visible.slice(0, MAX_READ))) return true;
  const isAnswer = mail.fields.some(([name]) => name === 'in-reply-to' || name === 'references');
  return !isAnswer && (SUBJECT.test(mail.head.subject ?? '') || own.join(' ').split(/\s+/).length < 3);
}
