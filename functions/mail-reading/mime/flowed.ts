import type { MimePart } from './parts.ts';

const FLOWED = /;\s*format\s*=\s*"?flowed"?/i;
const DELSP = /;\s*delsp\s*=\s*"?yes"?/i;

/** Whether a part's lines are broken for transport only (RFC 3676). */
export const isFlowed = (part: MimePart) => FLOWED.test(part.headers.get('content-type') ?? '');

/** The header with its format changed to fixed, so that the decoder keeps the lines as they are. */
export const declaredFixed = (head: Buffer): Buffer =>
  Buffer.from(head.toString('latin1').replace(FLOWED, ''), 'latin1');

/** Joins flowed lines; a change of quote depth ends a paragraph even after a space (RFC 3676, 4.5). */
export function joinFlowed(text: string, part: MimePart): string {
  const dropsSpace = DELSP.test(part.headers.get('content-type') ?? '');
  const paragraphs: string[][] = [];
  let openDepth = -1;
  for (const raw of text.split(/\r?\n/)) {
    const quote = /^>*/.exec(raw)![0];
    const line = raw.slice(quote.length).replace(/^ /, '');
    const isSoft = line.endsWith(' ') && line !== '-- ';
    const piece = isSoft && dropsSpace ? line.slice(0, -1) : line;
    if (openDepth === quote.length && line !== '-- ') paragraphs.at(-1)!.push(piece);
    else paragraphs.push([quote === '' ? piece : `${quote} ${piece}`]);
    openDepth = isSoft ? quote.length : -1;
  }
  return paragraphs.map((pieces) => pieces.join('')).join('\n');
}
