import type { ReplyNotice, SuggestedInterest } from '../../../shared/model/submission.ts';
import type { IncomingMail } from '../../mail-reading/index.ts';
import { hashOf } from '../../platform/ids.ts';
import type { StoredReply } from '../../records/submission/stored-items.ts';

type File = Pick<IncomingMail['attachments'][number], 'id' | 'filename' | 'size' | 'contentType' | 'content'>;

/** An answer as it will be stored, and the files that belong to it. */
export interface NewReply {
  readonly reply: Omit<StoredReply, 'attachments'>;
  readonly files: readonly File[];
}

/** What one item of the table takes with room to spare: it ends at 400 KB. Texts in characters, HTML in bytes. */
const MOST = {
  text: 20_000,
  line: 1_000,
  html: 150_000,
  files: 50,
  interests: 4,
  quotation: 300,
  filename: 200,
  type: 100,
} as const;

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
      id: idOf(mail, from.key),
      kind: mail.kind === 'auto-reply' ? 'auto-reply' : 'human-reply',
      messageId: mail.messageId,
      mailKey: from.key,
      subject: line(mail.subject),
      from: line(mail.from.name ? `${mail.from.name} <${mail.from.address}>` : mail.from.address),
      to: line(mail.to[0] ?? ''),
      receivedAt: from.at.toISOString(),
      visibleText: mail.visibleText.slice(0, MOST.text).toWellFormed(),
      htmlContent,
      suggestion: isForged ? 'unclear' : mail.intent,
      interests: isForged ? [] : mail.interests.slice(0, MOST.interests).map(shortened),
      notices,
    },
    files: isInfected ? [] : [...mail.attachments.slice(0, MOST.files).map(named), ...(isCut ? [whole(from.raw)] : [])],
  };
}

const shortened = ({ interest, quotation }: SuggestedInterest): SuggestedInterest => ({
  interest,
  quotation: quotation.slice(0, MOST.quotation).toWellFormed(),
});

const line = (text: string) => text.slice(0, MOST.line).toWellFormed();

/** Null where it is too long. Long input is not read at all, and cleaning may make it longer. */
function shortHtml(html: string | null, sanitise: (html: string) => string): string | null {
  if (html === null || html.length > MOST.html) return null;
  const clean = sanitise(html).toWellFormed();
  return Buffer.byteLength(clean) <= MOST.html ? clean : null;
}

/** Some programs give every mail the same Message-ID: what is written and when tells two answers apart. */
function idOf({ messageId, date, visibleText }: IncomingMail, key: string): StoredReply['id'] {
  const mail = messageId ? [messageId, date, visibleText].join('\n') : key;
  return `rep_${hashOf(mail).slice(0, 20)}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not stay in a name
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A file whose name is one short line, which ends as it did, and whose type is one that a header takes. */
function named(file: File): File {
  const name = file.filename.replace(CONTROL, ' ').trim() || `attachment-${file.id}`;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  const short = name.length <= MOST.filename ? name : `${name.slice(0, MOST.filename - ending.length)}${ending}`;
  const contentType = file.contentType.length <= MOST.type ? file.contentType : 'application/octet-stream';
  return { ...file, filename: short.toWellFormed(), contentType };
}

const whole = (raw: Uint8Array): File => ({
  id: String(MOST.files + 1),
  filename: 'whole-email.eml',
  size: raw.byteLength,
  contentType: 'message/rfc822',
  content: raw,
});
