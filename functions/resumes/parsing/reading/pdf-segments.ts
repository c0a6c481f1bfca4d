import { median } from '../lines/numbers.ts';

/** A run of text on one baseline with no wide gap in it. */
export type Segment = {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  links: string[];
};

/** One piece of text as the page draws it. */
export type Glyphs = { text: string; x: number; y: number; width: number; size: number; bold: boolean };

/** An area of the page that opens an address. */
export type LinkArea = { url: string; left: number; bottom: number; right: number; top: number };

/**
 * Joins the pieces that a page draws into segments. A gap wider than about a letter starts the next one. What an icon opens,
 * which has no text, belongs to the nearest text.
 */
export function toSegments(glyphs: readonly Glyphs[], links: readonly LinkArea[]): Segment[] {
  const rows = toRows(glyphs, (piece) => piece.size * 0.35);
  const starts = commonStarts(rows);
  const segments = rows
    .flatMap((row) => splitRow(row, starts))
    .map((segment) => ({ ...segment, links: linksOn(segment, links) }));
  const printed = new Set(segments.flatMap((segment) => segment.links));
  for (const { url, bottom, top } of links.filter((area) => !printed.has(area.url)).slice(0, MOST_ICONS)) {
    const distance = ({ y }: Segment) => Math.abs(y - (bottom + top) / 2);
    const [near, ...more] = segments;
    const nearest = more.reduce((best, other) => (distance(other) < distance(best) ? other : best), near!);
    if (nearest) nearest.links.push(url);
  }
  return segments;
}

/** No page of a resume has more icons that open an address. Limits the time that unusual files cost. */
const MOST_ICONS = 20;

const ORDINAL = /^(?:st|nd|rd|th)$/i;
/** No page of a resume has more raised endings. Limits the time that unusual files cost. */
const MOST_ORDINALS = 60;

/** "10" and a raised "th" are one text, though their baselines differ. */
export function withOrdinals(glyphs: readonly Glyphs[]): Glyphs[] {
  const raised = glyphs.filter(({ text }) => ORDINAL.test(text.trim())).slice(0, MOST_ORDINALS);
  if (raised.length === 0) return [...glyphs];
  const endings = new Map<Glyphs, Glyphs>();
  for (const ending of raised) {
    const number = glyphs.find(
      ({ text, x, y, width, size }) =>
        /\d\s?$/.test(text) &&
        Math.abs(x + width - ending.x) < size * 0.4 &&
        ending.y > y &&
        ending.y - y < size * 0.8 &&
        ending.size < size,
    );
    if (number) endings.set(number, ending);
  }
  const taken = new Set(endings.values());
  return glyphs
    .filter((piece) => !taken.has(piece))
    .map((piece) => {
      const ending = endings.get(piece);
      if (!ending) return piece;
      return { ...piece, text: piece.text.trimEnd() + ending.text.trim(), width: ending.x + ending.width - piece.x };
    });
}

/** Groups pieces whose baselines are nearly the same, from the top of the page down, each row from left to right. */
export function toRows<T extends { x: number; y: number; size: number }>(
  pieces: readonly T[],
  tolerance: (piece: T) => number,
): T[][] {
  const rows: T[][] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y - piece.y) <= Math.max(tolerance(first), tolerance(piece))) row.push(piece);
    else rows.push([piece]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  return rows;
}

/** Left edges that several rows share: text that begins there after a small gap is a column of its own. */
function commonStarts(rows: readonly Glyphs[][]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows) {
    for (const [at, piece] of row.entries()) {
      const before = row[at - 1];
      if (before && piece.x - (before.x + before.width) < piece.size * 0.7) continue;
      counts.set(Math.round(piece.x), (counts.get(Math.round(piece.x)) ?? 0) + 1);
    }
  }
  return counts;
}

function splitRow(row: readonly Glyphs[], starts: ReadonlyMap<number, number>): Omit<Segment, 'links'>[] {
  const letterGap = spacedLetterGap(row);
  const segments: Omit<Segment, 'links'>[] = [];
  let last: Glyphs | null = null;
  for (const piece of row) {
    const segment = segments.at(-1);
    const gap = last ? piece.x - (last.x + last.width) : Number.POSITIVE_INFINITY;
    const size = last ? Math.max(last.size, piece.size) : piece.size;
    const wide = letterGap > 0 ? Math.max(letterGap * 4, size * 1.2) : size * 1.1;
    const sharing = starts.get(Math.round(piece.x)) ?? 0;
    const shares = (sharing >= 3 && gap > size * 0.55) || (sharing >= 2 && gap > size * 0.7);
    const atStart = shares && letterGap === 0 && /[\p{L}\d]{2}/u.test(segment?.text ?? '');
    const lonelyMark = last !== null && /^\P{L}$/u.test(last.text.trim()) && segment?.text.trim().length === 1;
    const leavesBold =
      last !== null && segments.length === 1 && segment!.bold && endsBoldHead(segment!.text, last, piece);
    const leavesSize = last !== null && gap > size * 0.1 && isOfOtherSize(last, piece);
    if (!segment || leavesBold || leavesSize || gap > (lonelyMark ? size * 2.2 : wide) || gap < -size * 2 || atStart) {
      segments.push({
        text: piece.text,
        x: piece.x,
        right: piece.x + piece.width,
        y: piece.y,
        size: piece.size,
        bold: piece.bold,
      });
    } else {
      const space = letterGap > 0 ? gap > letterGap * 1.6 : gap > size * 0.16;
      segment.text += (space && !segment.text.endsWith(' ') && !piece.text.startsWith(' ') ? ' ' : '') + piece.text;
      segment.right = Math.max(segment.right, piece.x + piece.width);
      segment.size = Math.max(segment.size, piece.size);
      segment.bold &&= piece.bold || piece.text.trim().length < 2;
    }
    last = piece;
  }
  return segments;
}

/** A name in large letters and the contact details beside it. Small capitals differ by less. */
const isOfOtherSize = (last: Glyphs, piece: Glyphs) =>
  Math.max(last.size, piece.size) > Math.min(last.size, piece.size) * 1.6 &&
  last.text.trim().length > 1 &&
  piece.text.trim().length > 2;

/** "**Acme** Engineer": the first words of a row are bold and the next begin anew, as employer and position do. */
const endsBoldHead = (text: string, last: Glyphs, piece: Glyphs) =>
  last.bold &&
  !piece.bold &&
  piece.size < 14 &&
  /[\p{L}\d)]\s*$/u.test(text) &&
  text.trim().length > 3 &&
  /^\s*\p{Lu}\p{Ll}/u.test(piece.text);

/** The usual gap in a row whose letters are drawn one by one and set apart; 0 for an ordinary row. */
function spacedLetterGap(row: readonly Glyphs[]): number {
  const letters = row.filter((piece) => piece.text.trim().length === 1);
  if (letters.length < 4 || letters.length < row.length * 0.8) return 0;
  const gaps = row.slice(1).map((piece, at) => piece.x - (row[at]!.x + row[at]!.width));
  const usual = median(gaps);
  return usual > 0.12 * row[0]!.size ? usual : 0;
}

function linksOn(segment: Omit<Segment, 'links'>, links: readonly LinkArea[]): string[] {
  const middle = segment.y + segment.size * 0.3;
  return links
    .filter((area) => area.bottom <= middle && middle <= area.top)
    .filter((area) => Math.min(area.right, segment.right) - Math.max(area.left, segment.x) > 2)
    .map((area) => area.url);
}
