import mammoth from 'mammoth';
import { sectionOfHeading } from '../lines/headings.ts';
import type { Extracted, Line } from '../lines/lines.ts';
import { cleanText, makeLine, PAGE_NUMBER } from '../lines/lines.ts';
import type { ZipEntry } from './zip.ts';
import { checkZip, readZip } from './zip.ts';

/** The part of mammoth's document tree that is read here. */
type Node = {
  type: string;
  value?: string;
  href?: string | null;
  children?: Node[];
  styleName?: string | null;
  styleId?: string | null;
  numbering?: unknown;
  isBold?: boolean;
  isAllCaps?: boolean;
  fontSize?: number | null;
};

/** Paragraphs of a header or footer that are read: more than all lines of a resume that are kept. */
const MAX_OUTSIDE = 4_000;

type Run = { text: string; bold: boolean; size: number; link: string | null };

/** Reads the text of a Word file: header, body with its tables, lists and text boxes, footer. */
export async function extractDocx(bytes: Uint8Array): Promise<Extracted> {
  const entries = readZip(bytes);
  checkZip(entries);
  let body: Node = { type: 'document', children: [] };
  await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      transformDocument: (document: Node) => {
        body = document;
        return { ...document, children: [] };
      },
    },
  );
  const lines = linesOf(body.children ?? []);
  const known = new Set(lines.map((line) => line.text));
  const outside = (part: RegExp) =>
    partLines(entries, part).filter((line) => !known.has(line.text) && !PAGE_NUMBER.test(line.text));
  return {
    lines: [...outside(/^word\/header\d*\.xml$/), ...lines, ...outside(/^word\/footer\d*\.xml$/)],
    warnings: [],
  };
}

function linesOf(nodes: readonly Node[]): Line[] {
  const lines: Line[] = [];
  let empty = false;
  for (const node of nodes) {
    if (node.type === 'paragraph') {
      const made = paragraphLines(node);
      if (made[0] && empty) made[0].spaced = true;
      empty = made.length === 0;
      lines.push(...made);
    } else if (node.type === 'table') {
      lines.push(...tableLines(node));
      empty = true;
    } else if (node.children) lines.push(...linesOf(node.children));
  }
  return lines;
}

function paragraphLines(paragraph: Node): Line[] {
  const runs: Run[] = [];
  const boxes: Node[] = [];
  collectRuns(paragraph.children ?? [], { text: '', bold: false, size: 0, link: null }, runs, boxes);
  const heading = /heading|title|überschrift|titre|titel|título/i.test(paragraph.styleName ?? '');
  const bullet =
    Boolean(paragraph.numbering) || /list (bullet|paragraph|number)|aufzählung/i.test(paragraph.styleName ?? '');
  const lines: Line[] = [];
  for (const part of splitRuns(runs)) {
    const shown = part.filter((run) => run.text.trim() !== '');
    const line = makeLine(
      part
        .map((run) => run.text)
        .join('')
        .split(/\t+|\s{4,}/),
      {
        bold: shown.length > 0 && shown.every((run) => run.bold),
        size: Math.max(0, ...shown.map((run) => run.size)),
        heading,
        bullet: bullet && !heading,
        links: [...new Set(part.flatMap((run) => (run.link ? [run.link] : [])))],
      },
    );
    if (line) lines.push(line);
  }
  return [...lines, ...linesOf(boxes)];
}

function collectRuns(nodes: readonly Node[], within: Run, runs: Run[], boxes: Node[]): void {
  for (const node of nodes) {
    if (node.type === 'paragraph' || node.type === 'table') boxes.push(node);
    else if (node.type === 'text') runs.push({ ...within, text: node.value ?? '' });
    else if (node.type === 'tab') runs.push({ ...within, text: '\t' });
    else if (node.type === 'break') runs.push({ ...within, text: '\n' });
    else if (node.children) {
      const inside = {
        ...within,
        bold: within.bold || Boolean(node.isBold),
        size: node.fontSize ?? within.size,
        link: node.type === 'hyperlink' ? (node.href ?? null) : within.link,
      };
      collectRuns(node.children, inside, runs, boxes);
    }
  }
}

function splitRuns(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]];
  for (const run of runs) {
    for (const [at, text] of run.text.split('\n').entries()) {
      if (at > 0) parts.push([]);
      parts.at(-1)!.push({ ...run, text });
    }
  }
  return parts;
}

/** A table is a grid, read row by row, or a layout in columns, read cell by cell. */
function tableLines(table: Node): Line[] {
  const rows = flatRows(table).map((row) => (row.children ?? []).map((cell) => linesOf(cell.children ?? [])));
  const titledColumns = new Set(
    rows.flatMap((cells) => cells.flatMap((lines, at) => (lines.length > 1 && hasTitle(lines) ? [at] : []))),
  );
  if (titledColumns.size > 1) return columnsOf(rows);
  const hasTitles = rows.filter(([first, ...more]) => isTitle(first) && more.some(isText)).length > 1;
  return rows.flatMap((cells) => {
    const filled = cells.filter((lines) => lines.length > 0);
    if (filled.length < 2) return filled.flat();
    const isTitled = isTitle(filled[0]) || (hasTitles && isLikeTitle(filled[0]!));
    if (isTitled) return [{ ...filled[0]![0]!, heading: true }, ...filled.slice(1).flat()];
    return joinNeighbours(filled);
  });
}

const isText = (lines: readonly Line[]) => lines.length > 0;
const isTitle = (lines: readonly Line[] | undefined) =>
  lines?.length === 1 && sectionOfHeading(lines[0]!.text) !== null;

/** Of a few words and no number, beside others that are titles. */
const isLikeTitle = ([line, ...more]: readonly Line[]) =>
  more.length === 0 && /^\p{Lu}[^\d:@]{3,40}$/u.test(line!.text) && line!.text.split(' ').length < 5;

const hasTitle = (lines: readonly Line[]) => lines.some((line) => sectionOfHeading(line.text) !== null);

function flatRows(table: Node): Node[] {
  return (table.children ?? []).flatMap((child) => (child.type === 'tableRow' ? [child] : flatRows(child)));
}

function columnsOf(rows: readonly Line[][][]): Line[] {
  const width = Math.max(...rows.map((cells) => cells.length));
  const lines: Line[] = [];
  for (const cells of rows.filter((each) => each.filter((cell) => cell.length > 0).length < 2))
    lines.push(...cells.flat());
  const beside = rows.filter((each) => each.filter((cell) => cell.length > 0).length >= 2);
  for (let column = 0; column < width; column += 1) {
    const inColumn = beside.flatMap((cells) => cells[column] ?? []);
    lines.push(...inColumn.map((line, at) => (at === 0 ? { ...line, starts: true } : line)));
  }
  return lines;
}

/** The first lines of neighbouring cells make one line. The rest of the longest cell follows. */
function joinNeighbours(cells: readonly Line[][]): Line[] {
  const height = Math.max(...cells.map((lines) => lines.length));
  const longest = cells.findIndex((lines) => lines.length === height);
  const lines: Line[] = [];
  for (let row = 0; row < height; row += 1) {
    const here = cells.flatMap((cell) => cell[row] ?? []);
    const main = cells[longest]![row] ?? here[0]!;
    const texts = here.flatMap((line) => line.cells);
    lines.push({
      ...main,
      cells: texts,
      text: texts.join('  '),
      links: here.flatMap((line) => line.links),
      spaced: row === 0,
    });
  }
  return lines;
}

/** Headers and footers are not in mammoth's tree: their paragraphs are read from the XML. */
function partLines(entries: readonly ZipEntry[], part: RegExp): Line[] {
  const lines = entries
    .filter((entry) => part.test(entry.name))
    .flatMap((entry) => Buffer.from(entry.read()).toString('utf8').split('</w:p>', MAX_OUTSIDE))
    .flatMap((paragraph) => {
      const text = [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(tab|br)\/>/g)]
        .map((match) => (match[2] ? '\t' : unescapeXml(match[1] ?? '')))
        .join('');
      const size = Number(/<w:sz w:val="(\d+)"/.exec(paragraph)?.[1] ?? 0) / 2;
      return makeLine(cleanText(text).split('\t'), { size, bold: /<w:b\/>/.test(paragraph) }) ?? [];
    });
  return [...new Map(lines.toReversed().map((line) => [line.text, line])).values()].toReversed();
}

function unescapeXml(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
}
