import type { ReplyNotice } from '../../shared/model/submission.ts';
import { hashOf } from '../platform/ids.ts';
import type { StoredReply } from '../submissions/stored.ts';
import type { IncomingMail } from './parsing/index.ts';

type File = Pick<IncomingMail['attachments'][number], 'id' | 'filename' | 'size' | 'contentType' | 'content'>;

/** An answer as it will be stored, and the files that belong to it. */
export interface NewReply {
  readonly reply: Omit<StoredReply, 'attachments'>;
  readonly files: readonly File[];
}

/** What one item of the table takes with room to spare: it ends at 400 KB. Texts in characters, HTML in bytes. */
const MOST = { text: 20_000, line: 1_000, html: 150_000, files: 50, filename: 200 } as const;

/**
 * The answer in a mail. What is too long for the table is shown cut, with the whole mail as a file beside it. Its id follows
 * from the mail itself, so that the same mail is the same answer.
 */
export function replyOf(
  mail: IncomingMail,
  from: { key: string; raw: Uint8Array; at: Date; sanitise: (html: string) => string },
): NewReply {
  const { isInfected, isForged } = mail.verdicts;
  const htmlContent = isInfected ? null : shortHtml(mail.html, from.sanitise);
  const isCut =
    mail.isCut ||
    mail.visibleText.length > MOST.text ||
    mail.attachments.length > MOST.files ||
    (mail.html !== null && htmlContent === null);
  const notices: ReplyNotice[] = [
    ...(isInfected ? (['infected'] as const) : []),
    ...(isForged ? (['forged'] as const) : []),
    ...(isCut && !isInfected ? (['cut'] as const) : []),
  ];
  return {
    reply: {
      id: `rep_${hashOf(mail.messageId ?? from.key).slice(0, 20)}`,
      kind: mail.kind === 'auto-reply' ? 'auto-reply' : 'human-reply',
      messageId: mail.messageId,
      subject: line(mail.subject),
      from: line(mail.from.name ? `${mail.from.name} <${mail.from.address}>` : mail.from.address),
      to: line(mail.to[0] ?? ''),
      receivedAt: from.at.toISOString(),
      visibleText: mail.visibleText.slice(0, MOST.text).toWellFormed(),
      htmlContent,
      suggestion: isForged ? 'unclear' : mail.intent,
      notices,
    },
    files: isInfected ? [] : [...mail.attachments.slice(0, MOST.files).map(named), ...(isCut ? [whole(from.raw)] : [])],
  };
}

const line = (text: string) => text.slice(0, MOST.line).toWellFormed();

/** Null where it is too long. Long input is not read at all, and cleaning may make it longer. */
function shortHtml(html: string | null, sanitise: (html: string) => string): string | null {
  if (html === null || html.length > MOST.html) return null;
  const clean = sanitise(html).toWellFormed();
  return Buffer.byteLength(clean) <= MOST.html ? clean : null;
}

/** The end of a name says what kind of file it is. */
function named(file: File): File {
  if (file.filename.length <= MOST.filename) return file;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(file.filename)?.[0] ?? '';
  return { ...file, filename: `${file.filename.slice(0, MOST.filename - ending.length)}${ending}`.toWellFormed() };
}

const whole = (raw: Uint8Array): File => ({
  id: String(MOST.files + 1),
  filename: 'whole-email.eml',
  size: raw.byteLength,
  contentType: 'message/rfc822',
  content: raw,
});
