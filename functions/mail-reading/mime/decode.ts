import PostalMime, { type Email } from 'postal-mime';
import { declaredFixed, isFlowed, joinFlowed } from './flowed.ts';
import { headOf, type MimePart, parameter } from './parts.ts';

/** Nobody reads more, and decoding time grows with every line. */
const MAX_TEXT_LINES = 50_000;
const MAX_TEXT_BYTES = 4_000_000;
const MAX_HEAD_BYTES = 128_000;

/** How much of a mail's text may still be decoded, over all its parts. */
interface TextBudget {
  lines: number;
  bytes: number;
}

export const textBudget = (): TextBudget => ({ lines: MAX_TEXT_LINES, bytes: MAX_TEXT_BYTES });

/** The decoded header fields of a part: subject, addresses, ids. */
export const decodeHead = (part: MimePart): Promise<Email> => PostalMime.parse(endOfHead(shortened(headOf(part))));

/** The text or HTML of a part, decoded from its charset, up to the budget. */
export async function decodeText(part: MimePart, budget: TextBudget): Promise<string> {
  const body = withinBudget(part.body, budget);
  // A multipart without a usable boundary is shown as the text it is.
  if (part.type.startsWith('multipart/')) return body.toString('utf8');
  const head = endOfHead(shortened(isFlowed(part) ? declaredFixed(headOf(part)) : headOf(part)));
  const text = await decodeInCharset(part, head, body);
  return isFlowed(part) && part.type !== 'text/html' ? joinFlowed(text, part) : text;
}

/** Mail programs name wrong charsets. Text that is valid UTF-8 is read as UTF-8; other text without a charset is read as Western. */
async function decodeInCharset(part: MimePart, head: Buffer, body: Buffer): Promise<string> {
  const read = async (as: Buffer) => {
    const { html, text } = await PostalMime.parse(Buffer.concat([as, body]));
    return html ?? text ?? '';
  };
  const declared = (parameter(part.headers.get('content-type') ?? '', 'charset') ?? '').toLowerCase();
  const text = await read(head);
  if (declared === '') return text.includes(UNREADABLE) ? read(inCharset(head, 'windows-1252')) : text;
  if (/^(?:utf|iso-2022|hz)/.test(declared) || !SEVERAL_FOREIGN.test(text)) return text;
  const asUtf8 = await read(inCharset(head, 'utf-8'));
  return asUtf8.includes(UNREADABLE) ? text : asUtf8;
}

const UNREADABLE = '\ufffd';
const SEVERAL_FOREIGN = /[\u0080-\uffff].*[\u0080-\uffff]/s;

function inCharset(head: Buffer, charset: string): Buffer {
  const lines = head.toString('latin1').trimEnd();
  const renamed = lines.replace(/;\s*charset\s*=\s*(?:"[^"\r\n]*"|[^\s;]+)/i, `; charset=${charset}`);
  if (renamed !== lines) return endOfHead(Buffer.from(renamed, 'latin1'));
  const typed = lines.replace(/^(content-type:[^\r\n;]+)/im, `$1; charset=${charset}`);
  const added = typed === lines ? `Content-Type: text/plain; charset=${charset}\r\n${lines.trimStart()}` : typed;
  return endOfHead(Buffer.from(added, 'latin1'));
}

/** The file name of a part, decoded. */
export async function decodeFilename(part: MimePart): Promise<string | null> {
  const head = shortened(headOf(part)).toString('latin1');
  const asFile = head.replace(/^(content-type:\s*)[\w.+-]+\/[\w.+-]+/im, '$1application/octet-stream');
  const decoded = await PostalMime.parse(endOfHead(Buffer.from(asFile, 'latin1')));
  return decoded.attachments[0]?.filename ?? null;
}

const endOfHead = (head: Buffer) => Buffer.concat([Buffer.from(head.toString('latin1').trimEnd(), 'latin1'), BLANK]);
const BLANK = Buffer.from('\r\n\r\n');

function shortened(head: Buffer): Buffer {
  if (head.length <= MAX_HEAD_BYTES) return head;
  return head.subarray(0, Math.max(head.lastIndexOf('\n', MAX_HEAD_BYTES), 0));
}

function withinBudget(body: Buffer, budget: TextBudget): Buffer {
  let end = 0;
  while (budget.lines > 0 && end < body.length && end < budget.bytes) {
    const newline = body.indexOf(0x0a, end);
    end = newline < 0 ? body.length : newline + 1;
    budget.lines -= 1;
  }
  const text = body.subarray(0, Math.min(end, budget.bytes));
  budget.bytes -= text.length;
  return text;
}
