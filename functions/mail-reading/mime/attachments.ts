import type { MailAttachment } from '../types.ts';
import { decodeFilename } from './decode.ts';
import { type MimePart, parameter } from './parts.ts';

/** Parts of reports and invitations. Mail programs show them as attachments only when they have a file name. */
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

/** Whether a part carries a file name in either of its header fields. */
export function hasFilename(part: MimePart): boolean {
  const disposition = part.headers.get('content-disposition') ?? '';
  const type = part.headers.get('content-type') ?? '';
  return /;\s*filename\*?[\d*]*\s*=/i.test(disposition) || /;\s*name\*?[\d*]*\s*=/i.test(type);
}

/** Whether a part that is not the mail's text is shown as a file. */
export function isAttachment(part: MimePart): boolean {
  if (part.disposition === 'attachment' || hasFilename(part)) return true;
  return (
    !part.type.startsWith('message/') && !part.type.startsWith('multipart/') && !UNNAMED_EVIDENCE.includes(part.type)
  );
}

/** A part as a file, with its exact bytes. */
export async function attachmentOf(part: MimePart, number: number): Promise<MailAttachment> {
  const content = exactBytes(part);
  return {
    id: String(number),
    filename:
      (await decodeFilename(part)) ??
      parameter(part.headers.get('content-disposition') ?? '', 'filename') ??
      parameter(part.headers.get('content-type') ?? '', 'name') ??
      nameInLocation(part) ??
      `attachment-${number}.${EXTENSIONS[part.type] ?? 'bin'}`,
    size: content.byteLength,
    contentType: part.type,
    inline: part.disposition === 'inline' || (part.disposition === '' && part.headers.has('content-id')),
    content,
  };
}

/** The file a Content-Location names (RFC 2557), as Apple Mail does for pictures. */
const nameInLocation = (part: MimePart) =>
  /(?:^|\/)([^/\\?#\s]{1,100}\.\w{2,5})$/.exec((part.headers.get('content-location') ?? '').slice(-300))?.[1] ?? null;

/** A mail decoder normalises line ends and calendars; an attachment is a file and stays as it was. */
function exactBytes(part: MimePart): Uint8Array {
  const encoding = (part.headers.get('content-transfer-encoding') ?? '').toLowerCase().trim();
  if (encoding === 'quoted-printable') return unquotePrintable(part.body);
  if (encoding === 'base64') return new Uint8Array(Buffer.from(part.body.toString('latin1'), 'base64'));
  if (/^(?:x-)?uu(?:encoded?)?$/.test(encoding)) return decodeUu(part.body);
  return new Uint8Array(part.body);
}

/** Lines that begin with their length, each sign for six bits, between "begin" and "end". */
function decodeUu(body: Buffer): Uint8Array {
  const lines = body.toString('latin1').split(/\r?\n/);
  const begin = lines.findIndex((line) => line.startsWith('begin '));
  const pieces: Buffer[] = [];
  for (const line of lines.slice(begin + 1)) {
    if (line === 'end') break;
    const length = (line.charCodeAt(0) - 32) & 63;
    if (line === '' || length === 0) continue;
    const bits = [...line.slice(1, 1 + Math.ceil(length / 3) * 4).padEnd(4)].map(
      (sign) => (sign.charCodeAt(0) - 32) & 63,
    );
    const base64 = bits.map((six) => SIGNS[six]).join('');
    pieces.push(Buffer.from(base64, 'base64').subarray(0, length));
  }
  return new Uint8Array(Buffer.concat(pieces));
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function unquotePrintable(body: Buffer): Uint8Array {
  const joined = body.toString('latin1').replace(/=[ \t]{0,80}\r?\n/g, '');
  const text = joined.replace(/=([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
