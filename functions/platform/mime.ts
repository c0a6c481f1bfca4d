import MailComposer from 'nodemailer/lib/mail-composer';
import { htmlToText } from '../../shared/rules/text/plain-text.ts';

export interface OutgoingMail {
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  /** Left out, the text part says what the HTML says. */
  readonly text?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly inReplyTo?: string;
  readonly references?: readonly string[];
  readonly attachments?: readonly AttachedFile[];
}

/** A file that goes with a mail. */
export interface AttachedFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A line of a mail may hold 998 characters, and an unbroken ASCII subject is not folded. */
const LONGEST_SUBJECT = 900;

/**
 * The raw bytes of a mail: text and HTML as alternatives. Names, subjects and header values are one line whatever they
 * hold, so nothing in them can add a recipient or a field; further headers stand exactly as given.
 */
export async function composeMime(mail: OutgoingMail): Promise<Uint8Array> {
  const composer = new MailComposer({
    from: { name: oneLine(mail.from.name), address: bareAddress(mail.from.address) },
    replyTo: { name: '', address: bareAddress(mail.replyTo) },
    to: { name: '', address: bareAddress(mail.to) },
    subject: oneLine(mail.subject).slice(0, LONGEST_SUBJECT),
    text: mail.text ?? htmlToText(mail.html),
    html: mail.html,
    textEncoding: 'quoted-printable',
    headers: Object.entries(mail.headers).map(([key, value]) => ({
      key,
      value: { prepared: true, foldLines: true, value: oneLine(value) },
    })),
    ...(mail.inReplyTo ? { inReplyTo: oneLine(mail.inReplyTo) } : {}),
    ...(mail.references ? { references: mail.references.map(oneLine) } : {}),
    ...(mail.attachments?.length
      ? {
          attachments: mail.attachments.map(({ filename, contentType, content }) => ({
            filename: oneLine(filename),
            contentType: oneLine(contentType),
            content: Buffer.from(content),
          })),
        }
      : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return new Uint8Array(await composer.compile().build());
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not get through
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();

/** One address and nothing else; an address with a second one in it is a bug of the caller. */
function bareAddress(address: string): string {
  const bare = address.trim();
  if (!/^[^\s<>,;:"()[\]\\]{1,200}@[^\s<>,;:"()[\]\\@]{1,255}$/.test(bare))
    throw new Error('This is not one email address.');
  return bare;
}
