import PostalMime, { type Email } from 'postal-mime';
import { visibleHtmlText } from './html-text.ts';
import { fieldLines, type MimePart, parameter, splitParts } from './parts.ts';
import type { MailAttachment } from './types.ts';

/** A decoded mail, not sorted yet. */
export interface Message {
  readonly head: Email;
  readonly fields: readonly (readonly [string, string])[];
  readonly root: MimePart;
  readonly leaves: readonly MimePart[];
  /** The body as text; an HTML-only body is converted, without what its markup marks as quoted. */
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly MailAttachment[];
}

interface Body {
  readonly text: string;
  readonly html: string;
  readonly isHtml: boolean;
}

const NO_BODY: Body = { text: '', html: '', isHtml: false };
/** Evidence inside reports and invitations: shown by nobody as an attachment unless it carries a file name. */
const UNNAMED_EVIDENCE = ['text/calendar', 'text/rfc822-headers'];
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'text/plain': 'txt',
  'text/html': 'html',
  'text/calendar': 'ics',
  'message/rfc822': 'eml',
};

/** Decodes a raw mail: header, body and attachments, with the attachments' exact bytes. */
export async function decodeMessage(raw: Uint8Array): Promise<Message> {
  const root = splitParts(raw);
  const headBytes = root.bytes.subarray(0, root.bytes.length - root.body.length);
  const head = await PostalMime.parse(headBytes);
  const leaves = leavesOf(root);
  const attachments: MailAttachment[] = [];
  const texts = new Map<MimePart, string>();
  for (const leaf of leaves) {
    const part = await PostalMime.parse(leaf === root ? root.bytes : leaf.bytes);
    if (isText(leaf) && isBody(leaf, texts)) texts.set(leaf, decodedText(leaf, part));
    else if (isAttachment(leaf)) attachments.push(attachmentOf(leaf, part, attachments.length + 1));
  }
  const body = bodyOf(root, texts);
  const fields = fieldLines(headBytes.toString('utf8'));
  return { head, fields, root, leaves, text: body.text, html: body.html === '' ? null : body.html, attachments };
}

function leavesOf(part: MimePart): MimePart[] {
  if (part.children.length > 0) return part.children.flatMap(leavesOf);
  return [part];
}

/** A multipart without a usable boundary is shown as the text it is. */
const decodedText = (leaf: MimePart, part: Email) =>
  leaf.type.startsWith('multipart/') ? leaf.body.toString('utf8') : (part.html ?? part.text ?? '');

const isText = (part: MimePart) =>
  (part.type === 'text/plain' || part.type === 'text/html' || part.type.startsWith('multipart/')) &&
  part.disposition !== 'attachment';

const isBody = (part: MimePart, texts: Map<MimePart, string>) => texts.size === 0 || !hasFilename(part);

function hasFilename(part: MimePart): boolean {
  const disposition = part.headers.get('content-disposition') ?? '';
  const type = part.headers.get('content-type') ?? '';
  return /;\s*filename\*?[\d*]*\s*=/i.test(disposition) || /;\s*name\*?[\d*]*\s*=/i.test(type);
}

function isAttachment(part: MimePart): boolean {
  if (part.disposition === 'attachment' || hasFilename(part)) return true;
  return (
    !part.type.startsWith('message/') && !part.type.startsWith('multipart/') && !UNNAMED_EVIDENCE.includes(part.type)
  );
}

function attachmentOf(leaf: MimePart, part: Email, number: number): MailAttachment {
  const decoded = part.attachments[0];
  const content = exactBytes(leaf, decoded?.content);
  const named = decoded?.filename ?? parameter(leaf.headers.get('content-disposition') ?? '', 'filename');
  return {
    id: String(number),
    filename: named ?? parameter(leaf.headers.get('content-type') ?? '', 'name') ?? fallbackName(leaf.type, number),
    size: content.byteLength,
    contentType: leaf.type,
    inline: leaf.disposition === 'inline' || (leaf.disposition === '' && leaf.headers.has('content-id')),
    content,
  };
}

const fallbackName = (type: string, number: number) => `attachment-${number}.${EXTENSIONS[type] ?? 'bin'}`;

/** The parser normalises line ends and calendars; an attachment is a file and stays as it was. */
function exactBytes(leaf: MimePart, decoded: ArrayBuffer | Uint8Array | string | undefined): Uint8Array {
  const encoding = (leaf.headers.get('content-transfer-encoding') ?? '').toLowerCase().trim();
  if (encoding === 'quoted-printable') return unquotePrintable(leaf.body);
  if (encoding === 'base64') {
    if (decoded instanceof ArrayBuffer) return new Uint8Array(decoded);
    return new Uint8Array(Buffer.from(leaf.body.toString('latin1'), 'base64'));
  }
  return new Uint8Array(leaf.body);
}

function unquotePrintable(body: Buffer): Uint8Array {
  const joined = body.toString('latin1').replace(/=[ \t]{0,80}\r?\n/g, '');
  const text = joined.replace(/=([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

function bodyOf(part: MimePart, texts: Map<MimePart, string>): Body {
  if (part.children.length === 0) return leafBody(part, texts.get(part));
  const bodies = part.children.map((child) => bodyOf(child, texts)).filter((body) => body.text.trim() !== '');
  if (part.type === 'multipart/alternative') {
    const chosen = bodies.find((body) => !body.isHtml) ?? bodies.at(-1) ?? NO_BODY;
    const html = bodies.findLast((body) => body.html !== '')?.html ?? '';
    return { ...chosen, html };
  }
  return {
    text: bodies.map((body) => body.text.trimEnd()).join('\n\n'),
    html: bodies.map((body) => body.html).join(''),
    isHtml: bodies.length > 0 && bodies.every((body) => body.isHtml),
  };
}

function leafBody(part: MimePart, decoded: string | undefined): Body {
  if (decoded === undefined) return NO_BODY;
  if (part.type !== 'text/html') return { text: decoded, html: '', isHtml: false };
  return { text: visibleHtmlText(decoded), html: decoded, isHtml: true };
}
