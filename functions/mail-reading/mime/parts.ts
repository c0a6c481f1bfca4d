/** One part of a mail: its own header fields and its body, still encoded. */
export interface MimePart {
  readonly type: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly disposition: string;
  /** Header and body together, as they stand in the mail. */
  readonly bytes: Buffer;
  readonly body: Buffer;
  readonly children: readonly MimePart[];
}

/** The header of a part, as it stands in the mail. */
export const headOf = (part: MimePart): Buffer => part.bytes.subarray(0, part.bytes.length - part.body.length);

const MAX_DEPTH = 20;
const MAX_PARTS = 500;

/**
 * Splits a mail into its tree of parts without decoding them. Mails inside the mail stay closed. Tolerates what mail
 * spools add in front: blank lines and the "From " line of an mbox file.
 */
export function splitParts(raw: Uint8Array): MimePart {
  const bytes = Buffer.from(raw);
  // The file was saved with a carriage return alone at line ends.
  if (!bytes.includes(0x0a)) for (let at = bytes.indexOf(0x0d); at >= 0; at = bytes.indexOf(0x0d, at)) bytes[at] = 0x0a;
  return readPart(withoutSpoolLines(bytes), 'text/plain', 0, { left: MAX_PARTS });
}

function withoutSpoolLines(raw: Buffer): Buffer {
  let start = raw.subarray(0, 3).toString('hex') === 'efbbbf' ? 3 : 0;
  while (start < raw.length) {
    const lineEnd = raw.indexOf(0x0a, start);
    if (lineEnd < 0) break;
    const line = raw.subarray(start, lineEnd).toString('latin1');
    if (line.trim() !== '' && !line.startsWith('From ') && !line.startsWith('>From ')) break;
    start = lineEnd + 1;
  }
  return raw.subarray(start);
}

function readPart(bytes: Buffer, defaultType: string, depth: number, budget: { left: number }): MimePart {
  budget.left -= 1;
  const { head, body } = splitHead(bytes);
  const headers = readFields(head);
  const contentType = headers.get('content-type') ?? '';
  const type = /^\s*([\w.+-]{1,127}\/[\w.+-]{1,127})(?![\w.+-])/.exec(contentType)?.[1]?.toLowerCase() ?? defaultType;
  const boundary = type.startsWith('multipart/') ? boundaryIn(contentType) : null;
  const canSplit = boundary !== null && boundary !== '' && depth < MAX_DEPTH;
  const childType = type === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
  const children = canSplit
    ? splitAt(body, boundary, budget).map((child) => readPart(child, childType, depth + 1, budget))
    : [];
  const disposition = /^\s*([\w-]+)/.exec(headers.get('content-disposition') ?? '')?.[1]?.toLowerCase() ?? '';
  return { type, headers, disposition, bytes, body, children };
}

function splitHead(bytes: Buffer): { head: string; body: Buffer } {
  if (bytes[0] === 0x0a) return { head: '', body: bytes.subarray(1) };
  if (bytes[0] === 0x0d && bytes[1] === 0x0a) return { head: '', body: bytes.subarray(2) };
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) {
    const next = bytes[at + 1] === 0x0d ? at + 2 : at + 1;
    if (bytes[next] === 0x0a) return { head: bytes.subarray(0, at).toString('utf8'), body: bytes.subarray(next + 1) };
  }
  return { head: bytes.toString('utf8'), body: Buffer.alloc(0) };
}

/** Header fields by lower-case name, unfolded; the first of a name counts. Also reads the fields of a delivery report. */
export function readFields(head: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of fieldLines(head)) if (!fields.has(name)) fields.set(name, value);
  return fields;
}

/** Every header field in order, unfolded, with repeated names. */
export function fieldLines(head: string): [string, string][] {
  const lines: string[][] = [];
  for (const line of head.split(/\r?\n/)) {
    if ((line.startsWith(' ') || line.startsWith('\t')) && lines.length > 0) lines.at(-1)!.push(line.trim());
    else lines.push([line]);
  }
  return lines.flatMap((folded): [string, string][] => {
    const line = folded.join(' ');
    const colon = line.indexOf(':');
    return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : [];
  });
}

/** One parameter of a structured header field, such as the boundary of a Content-Type. */
export function parameter(field: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(field);
  return found ? (found[1] ?? found[2] ?? '').trimEnd() : null;
}

/** Some programs forget the semicolon in front. */
const boundaryIn = (contentType: string) =>
  parameter(contentType, 'boundary') ?? parameter(contentType.trim().replace(/\s/, ';'), 'boundary');

function splitAt(body: Buffer, boundary: string, budget: { left: number }): Buffer[] {
  const parts: Buffer[] = [];
  const mark = Buffer.from(`--${boundary}`, 'utf8');
  let partStart = -1;
  for (let at = body.indexOf(mark); at >= 0 && budget.left > parts.length; at = body.indexOf(mark, at + mark.length)) {
    const line = boundaryLine(body, at, mark.length);
    if (!line) continue;
    if (partStart >= 0) parts.push(body.subarray(partStart, Math.max(partStart, beforeNewline(body, at))));
    partStart = line.isLast ? -1 : line.next;
    if (line.isLast) break;
  }
  if (partStart >= 0 && partStart < body.length) parts.push(body.subarray(partStart));
  return parts;
}

function boundaryLine(body: Buffer, at: number, length: number): { isLast: boolean; next: number } | null {
  if (at > 0 && body[at - 1] !== 0x0a) return null;
  const newline = body.indexOf(0x0a, at);
  const end = newline < 0 ? body.length : newline;
  const rest = body
    .subarray(at + length, end)
    .toString('latin1')
    .trim();
  if (rest !== '' && rest !== '--') return null;
  return { isLast: rest === '--', next: Math.min(end + 1, body.length) };
}

const beforeNewline = (body: Buffer, at: number) => (body[at - 2] === 0x0d ? at - 2 : at - 1);
