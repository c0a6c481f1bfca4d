import type { DateSpan } from '../lines/dates.ts';
import type { Line } from '../lines/lines.ts';
import { looksLike } from '../lines/lines.ts';
import type { Row } from '../lines/rows.ts';
import { titleScore } from '../word-kinds.ts';
import { isLabelledTime, labelOf } from './job-labels.ts';

/** One entry: the rows of its head in reading order, then its running text. */
export type Entry = { head: Row[]; date: DateSpan | null; body: Line[] };

/** Cuts a section into entries, one for each dated line, and those without a date that look like the first of these. */
export function toEntries(rows: readonly Row[]): Entry[] {
  const anchors = rows.flatMap((row, at) => (row.date ? [at] : []));
  if (anchors.length === 0) return undatedEntries(rows);
  const above = headsAbove(rows, anchors);
  const opening = rows[anchors[0]! - above[0]!]!;
  const leading = undatedEntries(rows.slice(0, anchors[0]! - above[0]!));
  const alike = leading.filter(({ head }) => head[0] && looksLike(head[0].line, opening.line));
  const dated = anchors.flatMap((anchor, index) => {
    const from = anchor - above[index]!;
    const next = anchors[index + 1];
    const until = next === undefined ? rows.length : next - above[index + 1]!;
    const rest = rows.slice(anchor + 1, until);
    const undated = rest.findIndex((row, at) => rest[at - 1]?.body && opensUndated(row, opening, rest));
    const own = undated < 0 ? rest : rest.slice(0, undated);
    const entry = entryOf([...rows.slice(from, anchor + 1), ...headRows(own), ...labelledRows(own)], own);
    return undated < 0 ? [entry] : [entry, entryOf(headRows(rest.slice(undated)), rest.slice(undated))];
  });
  return [...alike, ...dated];
}

/** Without any date, an entry is a head that names a position, with its description. */
function undatedEntries(rows: readonly Row[]): Entry[] {
  const starts = rows.flatMap((row, at) =>
    !row.body && (rows[at - 1]?.body ?? true) && row.cells.some((cell) => titleScore(cell) >= 2) ? [at] : [],
  );
  return starts.map((from, index) => {
    const own = rows.slice(from, starts[index + 1] ?? rows.length);
    return entryOf(headRows(own), own);
  });
}

const headRows = (rows: readonly Row[]) => rows.slice(0, rows.findIndex((row) => row.body) >>> 0);

/** A position may stand under a remark on the employer, when a label announces it. */
const labelledRows = (rows: readonly Row[]) =>
  rows.slice(headRows(rows).length).filter(({ body, cells }) => !body && labelOf(cells[0] ?? '') === 'title');

const entryOf = (head: readonly Row[], rows: readonly Row[]): Entry => ({
  head: head.filter((row) => !row.body),
  date: head.find((row) => row.date)?.date ?? null,
  body: [...head.filter((row) => row.body), ...rows.slice(headRows(rows).length)].map((row) => row.line),
});

/** A position without a date, after a description. It looks like the first line of the first entry, and no text does. */
function opensUndated({ line, body, cells }: Row, opener: Row, rows: readonly Row[]): boolean {
  const stands = (other: Line) => !rows.some((row) => row.body && looksLike(row.line, other));
  return !body && looksLike(line, opener.line) && cells.some((cell) => titleScore(cell) >= 2) && stands(line);
}

/** How many rows above each date belong to its entry, judged by the first entry. */
function headsAbove(rows: readonly Row[], anchors: readonly number[]): number[] {
  const first = trailingHeads(rows, 0, anchors[0]!);
  const remarks = first === 0 && isUnderRemark(rows, 0, anchors[0]!);
  return anchors.map((anchor, index) => {
    const from = index === 0 ? 0 : anchors[index - 1]! + 1;
    if (anchors[0]! > 0 && isTimeOnly(rows[anchor]!)) return trailingHeads(rows, from, anchor);
    if (remarks && isUnderRemark(rows, from, anchor)) return 2;
    if (index === 0) return Math.min(first, 3);
    const heads = trailingHeads(rows, from, anchor);
    if (heads === 0 || (first === 0 && isLabelled(rows[anchor - 1]!))) return 0;
    if (heads >= first && opensAlike(rows, anchor - first, anchors[0]! - first)) return first;
    const onlyHeads = heads === anchor - from;
    if (onlyHeads) return contested(rows, from, anchor, first);
    if (first === 0) return rows[anchor]!.cells.length === 0 ? heads : startOfGroup(rows, anchor, heads, first);
    return Math.min(heads, startOfGroup(rows, anchor, heads, first) || Math.max(first, 1));
  });
}

/** The row looks like the one that opens the first entry, which is set unlike those under it. */
function opensAlike(rows: readonly Row[], at: number, opening: number): boolean {
  const [row, first, under] = [rows[at], rows[opening], rows[opening + 1]];
  return (
    row !== undefined &&
    first !== undefined &&
    under !== undefined &&
    opening < at &&
    !row.date &&
    !first.date &&
    looksLike(row.line, first.line) &&
    !looksLike(first.line, under.line)
  );
}

/** Where times open the entries, what a label announces belongs to the time above it. */
const isLabelled = ({ cells }: Row) => labelOf(cells[0] ?? '') !== null;

/** A time with its label opens no entry: it belongs to what stands above it. */
const isTimeOnly = ({ line, cells }: Row) => cells.length === 0 && isLabelledTime(line.text);

function trailingHeads(rows: readonly Row[], from: number, anchor: number): number {
  let count = 0;
  while (anchor - count - 1 >= from && !rows[anchor - count - 1]!.body && !rows[anchor - count - 1]!.date && count < 3)
    count += 1;
  return count;
}

/** A line that describes the employer, between the head and a date on its own line. */
function isUnderRemark(rows: readonly Row[], from: number, anchor: number): boolean {
  const [head, remark] = [rows[anchor - 2], rows[anchor - 1]];
  if (!head || !remark || anchor - 2 < from || rows[anchor]!.cells.length > 0) return false;
  return remark.body && !remark.line.bullet && !head.body && !head.date;
}

/** Only head rows are between two dates. The space above a row, or its look, decides which date it belongs to. */
function contested(rows: readonly Row[], from: number, anchor: number, first: number): number {
  const between = anchor - from;
  for (let at = anchor; at > from; at -= 1) if (rows[at]!.line.spaced && at < anchor) return anchor - at;
  if (rows[anchor]!.line.spaced) return 0;
  if (rows[from]!.line.spaced && between <= Math.max(first, 1)) return between;
  return Math.min(first, between);
}

/** Rows back to the nearest one that has space above it or is bold where the row before is not. */
function startOfGroup(rows: readonly Row[], anchor: number, heads: number, first: number): number {
  if (rows[anchor]!.line.spaced) return 0;
  for (let count = 1; count <= heads; count += 1) if (rows[anchor - count]!.line.spaced) return count;
  for (let count = heads; count > 0; count -= 1) {
    if (count <= Math.max(first, 1) && rows[anchor - count]!.line.bold && !rows[anchor]!.line.bold) return count;
  }
  return rows[anchor - heads - 1]?.body ? Math.min(heads, Math.max(first, 1)) : 0;
}
