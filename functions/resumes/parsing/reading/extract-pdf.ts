import { getDocumentProxy } from 'unpdf';
import type { Extracted, Line } from '../lines/lines.ts';
import { dropRepeated, makeLine } from '../lines/lines.ts';
import { median } from '../lines/numbers.ts';
import type { Block } from './pdf-columns.ts';
import { toBlocks } from './pdf-columns.ts';
import type { Glyphs, LinkArea, Segment } from './pdf-segments.ts';
import { toRows, toSegments, withOrdinals } from './pdf-segments.ts';
import type { Upright } from './vertical-titles.ts';
import { withVerticalTitles } from './vertical-titles.ts';

const MAX_PAGES = 30;
const MAX_PIECES = 40_000;

const BOLD = /bold|black|heavy|semibold|demi|CMBX|CMCSC/i;
/** These fonts have icons in place of letters and digits. */
const ICONS = /awesome|academicons|material-?icons|ionicons|typicons|marvosym/i;

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;

/** Reads the text of a PDF in reading order. Stops early, with a warning, after 30 pages or when the signal fires. */
export async function extractPdf(bytes: Uint8Array, signal: AbortSignal): Promise<Extracted> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: false, verbosity: 0 });
  try {
    return await readDocument(document, signal);
  } finally {
    await document.cleanup().catch(() => undefined);
  }
}

async function readDocument(document: Document, signal: AbortSignal): Promise<Extracted> {
  const warnings: string[] = [];
  const blocks: { block: Block; page: number }[] = [];
  if (document.numPages > MAX_PAGES) {
    warnings.push(`Only the first ${MAX_PAGES} of ${document.numPages} pages were read.`);
  }
  let pieces = 0;
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
    if (signal.aborted || pieces > MAX_PIECES) {
      warnings.push(`Reading took too long: only the first ${number - 1} pages were read.`);
      break;
    }
    try {
      const { glyphs, uprights, links, width } = await readPage(await document.getPage(number));
      pieces += glyphs.length + uprights.length;
      const onPage = withVerticalTitles(toBlocks(toSegments(glyphs, links), width), uprights);
      for (const block of onPage) blocks.push({ block, page: number });
    } catch {
      warnings.push(`Page ${number} could not be read.`);
    }
  }
  return { lines: dropRepeated(inReadingOrder(blocks)), warnings };
}

type PageText = { glyphs: Glyphs[]; uprights: Upright[]; links: LinkArea[]; width: number };

async function readPage(page: Page): Promise<PageText> {
  const [content, annotations] = [await page.getTextContent(), await page.getAnnotations().catch(() => [])];
  await page.getOperatorList().catch(() => undefined);
  const fonts = new Map<string, string>();
  const nameOf = (font: string) => {
    if (!fonts.has(font)) fonts.set(font, fontName(page, font));
    return fonts.get(font)!;
  };
  const glyphs: Glyphs[] = [];
  const uprights: Upright[] = [];
  const items = content.items.filter((item) => 'str' in item);
  for (const [at, item] of items.entries()) {
    if (item.str.trim() === '') {
      endWithSpace(item.str, glyphs.at(-1), items[at - 1]?.str ?? '');
      continue;
    }
    const [a, b, c, d, x, y] = item.transform as [number, number, number, number, number, number];
    const font = nameOf(item.fontName);
    if (ICONS.test(font)) continue;
    const piece: Glyphs = {
      text: withoutSpacing(item.str, isSpacedOut(items[at - 2]?.str) || isSpacedOut(items[at + 2]?.str)).replaceAll(
        '\u00AD',
        '-',
      ),
      x,
      y,
      width: item.width,
      size: Math.hypot(c, d) || 1,
      bold: BOLD.test(font),
    };
    if (Math.abs(b) > Math.abs(a)) uprights.push({ ...piece, up: b > 0 });
    else glyphs.push(piece);
  }
  const links = (annotations as { url?: string; unsafeUrl?: string; rect?: number[] }[]).flatMap((area) => {
    const url = area.url ?? area.unsafeUrl;
    const [left, bottom, right, top] = area.rect ?? [];
    if (!url || left === undefined || bottom === undefined || right === undefined || top === undefined) return [];
    return [{ url, left, bottom, right, top }];
  });
  return { glyphs: withOrdinals(withoutShadows(glyphs)), uprights, links, width: page.view[2]! - page.view[0]! };
}

/** Letters that are spaced out for looks arrive as words of one letter, and the word beside may have only two. */
const withoutSpacing = (text: string, isBeside: boolean) =>
  isSpacedOut(text) || /^\p{Lu} \p{Lu}$/u.test(text) || (isBeside && /^\p{L} \p{L}$/u.test(text))
    ? text.replaceAll(' ', '').replace(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})/gu, ' ')
    : text;

const isSpacedOut = (text = '') => /^(?:\S ){2,}\S$/u.test(text);

/** A space that is an item of its own parts words, however narrow it is. */
function endWithSpace(blank: string, last: Glyphs | undefined, before: string): void {
  if (last && blank !== '' && before.trim() !== '' && /[\p{L}\d,.;:)]$/u.test(last.text)) last.text += ' ';
}

function fontName(page: Page, font: string): string {
  try {
    return String((page.commonObjs.get(font) as { name?: string } | null)?.name ?? '');
  } catch {
    return '';
  }
}

/** Bold letters and outlines are drawn several times in nearly the same position. */
function withoutShadows(glyphs: readonly Glyphs[]): Glyphs[] {
  const seen = new Map<string, Glyphs[]>();
  return glyphs.filter((piece) => {
    const text = piece.text.trim();
    const alike = seen.get(text) ?? [];
    if (alike.some(({ x, y }) => Math.abs(x - piece.x) < SHADOW && Math.abs(y - piece.y) < SHADOW)) return false;
    seen.set(text, [...alike.slice(-20), piece]);
    return true;
  });
}

/** How far apart two drawings of one text are. */
const SHADOW = 2;

/** A side column is read through all pages before the main column continues, so that neither interrupts the other. */
function inReadingOrder(blocks: readonly { block: Block; page: number }[]): Line[] {
  const first = blocks.findIndex(({ block }) => block.kind === 'side');
  const isSide = ({ block }: { block: Block }) => block.kind === 'side';
  const ordered =
    first < 0
      ? blocks
      : [
          ...blocks.slice(0, leadIn(blocks, first)),
          ...blocks.filter(isSide),
          ...blocks.slice(leadIn(blocks, first)).filter((each) => !isSide(each)),
        ];
  let last: Block['kind'] | null = null;
  return ordered.flatMap(({ block, page }) => {
    const lines = toLines(block, page);
    const breaks = last !== null && last !== block.kind && block.kind !== 'second' && last !== 'second';
    last = block.kind;
    if (breaks && lines[0]) lines[0].starts = true;
    return lines;
  });
}

/** Blocks above the first pair of columns; the main column of that pair does not count. */
function leadIn(blocks: readonly { block: Block; page: number }[], first: number): number {
  const mainBefore = blocks[first - 1];
  const afterSide = blocks[first + 1];
  const pairIsBefore =
    mainBefore &&
    mainBefore.page === blocks[first]!.page &&
    (!afterSide || isLeftOf(mainBefore.block, blocks[first]!.block));
  return pairIsBefore ? first - 1 : first;
}

function isLeftOf(a: Block, b: Block): boolean {
  const top = (block: Block) => Math.max(...block.segments.map((segment) => segment.y));
  const bottom = (block: Block) => Math.min(...block.segments.map((segment) => segment.y));
  return bottom(a) < top(b);
}

function toLines(block: Block, page: number): Line[] {
  const rows: { segments: Segment[]; title: boolean }[] = toRows(block.segments, (segment) => segment.size * 0.35).map(
    (segments) => ({ segments, title: false }),
  );
  for (const title of block.titles) {
    const before = rows.findIndex((row) => row.segments[0]!.y <= title.y + title.size * 0.6);
    rows.splice(before < 0 ? rows.length : before, 0, { segments: [title], title: true });
  }
  const leading = median(
    rows
      .slice(1)
      .map((row, at) => rows[at]!.segments[0]!.y - row.segments[0]!.y)
      .filter((gap) => gap > 1),
  );
  const rightEdge = Math.max(...block.segments.map((segment) => segment.right));
  const leftEdge = Math.min(...block.segments.map((segment) => segment.x));
  const lines: Line[] = [];
  let lastY: number | null = null;
  for (const { segments, title } of rows) {
    const [first, ...others] = segments as [Segment, ...Segment[]];
    const lastSegment = others.at(-1) ?? first;
    const line = makeLine(
      segments.map((segment) => segment.text),
      {
        size: Math.round(Math.max(...segments.map((segment) => segment.size)) * 10) / 10,
        bold: first.bold || (first.text.trim().length <= 2 && (others[0]?.bold ?? false)),
        xs: segments.map((segment) => segment.x),
        x: /^\P{L}{1,2}$/u.test(first.text.trim()) && others[0] ? others[0].x : first.x,
        right: lastSegment.right,
        spaced: lastY === null || lastY - first.y > leading * 1.25,
        full: lastSegment.right > rightEdge - (rightEdge - leftEdge) * 0.12,
        heading: title,
        page,
        links: [...new Set(segments.flatMap((segment) => segment.links))],
      },
    );
    if (!title) lastY = first.y;
    if (line) lines.push(line);
  }
  return lines;
}
