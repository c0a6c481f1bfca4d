/** One printed line, or one paragraph of a Word file, with the parts of its look that hint at its role. */
export type Line = {
  /** The cells, joined. */
  text: string;
  /** Parts set apart by a tab, a table cell or a wide gap. */
  cells: string[];
  /** Font size in points; 0 when the file does not say. */
  size: number;
  bold: boolean;
  bullet: boolean;
  /** Left edge in points. */
  x: number;
  /** Right edge in points; 0 when the file does not say. */
  right: number;
  /** Left edges of the cells; empty when the file does not say. */
  xs: number[];
  /** More than the usual space above. */
  spaced: boolean;
  /** Reaches the right margin, so the next line may continue it. */
  full: boolean;
  /** First line of a column: the section of the line before does not go on here. */
  starts: boolean;
  /** Set in a heading style. */
  heading: boolean;
  page: number;
  /** Addresses that the line links to. */
  links: string[];
};

/** What the reader of one file type returns. */
export type Extracted = {
  lines: Line[];
  warnings: string[];
  /** The first bytes show that it is neither a PDF nor a Word document, whatever its name says. */
  foreign?: boolean;
};

/** Longer than any paragraph of a resume. Limits the time that unusual files cost. */
const MAX_CELL = 4_000;

const BULLET = /^\s*(?:[•●▪■◦‣⁃∙○◆◇❖►▸▶➢➤➔→✓✔✦★☆*·⚫⬤]|[-–—−](?=\s|\p{L}{2})|o(?=\s{1,3}[A-Z]))\s*/u;

/** Replaces ligatures, odd spaces, icons and invisible characters; keeps tabs. */
export function cleanText(raw: string): string {
  return raw
    .replace(/[\u0132\u0133\uFB00-\uFB06\uFF01-\uFF5E\u2E80-\u2FDF]/g, (form) => form.normalize('NFKC'))
    .replace(
      /([¨´ˆ˜˘¸˙˚˝ˇ]|(?<=\p{L})`(?=[aeiou]))(\p{L})/giu,
      (both, accent: string, letter: string) => composed(letter, accent) ?? both,
    )
    .replace(/ï¼[\s\u0080-\u009F\u200B]*/g, ', ')
    .replace(/[\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF\uFFFD-\uFFFF]|\uFE0F/g, '')
    .replace(/-?[\u2010\u2011]-?/g, '-')
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(/\uF0B7|\uF0A7|\uF0D8|\uF076|\uF02D/g, '•')
    .replace(/[\uE000-\uF8FF]|[\u{F0000}-\u{FFFFD}]/gu, ' ')
    .replace(/(?![\t-\r])\p{Cc}/gu, ' • ')
    .replace(/[\u2300-\u23FF]/g, ' • ')
    .replace(/[\u{1F300}-\u{1FAFF}\u2600-\u26FF\u2702-\u27BF]/gu, ' ')
    .normalize('NFC');
}

const ACCENTS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '¨': '\u0308',
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '˘': '\u0306',
  '¸': '\u0327',
  '˙': '\u0307',
  '˚': '\u030A',
  '˝': '\u030B',
  ˇ: '\u030C',
};

/** Some fonts draw an accent before its letter, as two characters. Undefined where the two are no letter. */
function composed(letter: string, accent: string): string | undefined {
  const one = (letter + ACCENTS[accent]).normalize('NFC');
  return [...one].length === 1 ? one : undefined;
}

/** Joins letters that were spaced out for looks: "E X P E R I E N C E" reads "EXPERIENCE". */
export function joinSpacedLetters(text: string): string {
  const words = text.split(/\s{2,}/);
  const joined = words.map((word) =>
    /^(?:[\p{L}&](?: |$)){3,}$/u.test(`${word} `.trimEnd()) ? word.replaceAll(' ', '') : word,
  );
  return joined.join(' ');
}

const withBoundedWords = (text: string) => text.replace(/\S{150,}/g, (word) => word.slice(0, 150));

/** Limits texts and words to the longest that resumes have. */
const bounded = (raw: string) =>
  withBoundedWords(cleanText(raw.slice(0, MAX_CELL)))
    .replace(/ {3,}/g, '  ')
    .trim();

/** A bar, and a dash with a space on one side, part two things although a space is lacking. */
const withSpacedMarks = (text: string) =>
  text
    .replace(/\s?\|\s?/g, ' | ')
    .replace(/(?<=\p{L}\s?):\s?[-–]+\s*(?=\p{L}|\d|$)/gu, ': ')
    .replace(/(?<=\S)\s*(?:-{4,}|\.{4,}|_{4,}|…{2,})\s*(?=\S)/g, ' – ')
    .replace(/(?<=[\p{L})\]]) ([–—]|-(?=\p{Lu}\p{L}))(?=\p{L})/gu, ' $1 ')
    .replace(/(?<=[\p{L})\]])([–—]) (?=\p{L})/gu, ' $1 ')
    .replace(/(?<=\S)\s+(?=,(?:\s|$))/g, '')
    .replace(/\s?∞\s?/g, ' ∞ ');

/** Builds a line from its cells; marks and removes a leading bullet. Null when nothing readable is left. */
export function makeLine(rawCells: readonly string[], looks: Partial<Omit<Line, 'text' | 'cells'>> = {}): Line | null {
  let bullet = looks.bullet ?? false;
  const cells: string[] = [];
  const xs: number[] = [];
  for (const [at, raw] of rawCells.entries()) {
    let cell = withSpacedMarks(withBoundedWords(joinSpacedLetters(bounded(raw))))
      .replace(/\s+/g, ' ')
      .trim();
    if (cells.length === 0) cell = cell.replace(/^#{1,6} (?=\p{L})/u, '');
    if (cells.length === 0 && BULLET.test(cell)) {
      bullet = true;
      cell = cell.replace(BULLET, '').trim();
    }
    if (!/[\p{L}\p{Nd}]/u.test(cell)) continue;
    if (/^:/.test(cell) && cells.length > 0) {
      cells.push(`${cells.pop()!.replace(/\s*:$/, '')}${cell.replace(/^:\s*/, ': ')}`);
      continue;
    }
    cells.push(cell);
    if (looks.xs?.[at] !== undefined) xs.push(looks.xs[at]);
  }
  if (cells.length === 0) return null;
  return {
    size: 0,
    bold: false,
    x: 0,
    right: 0,
    spaced: false,
    full: false,
    starts: false,
    heading: false,
    page: 1,
    links: [],
    ...looks,
    text: cells.join('  '),
    cells,
    xs,
    bullet,
  };
}

/** The lines of a plain text. A tab or three spaces separate cells; an empty line is space above the next line. */
export function linesOfText(text: string): Line[] {
  const lines: Line[] = [];
  let spaced = false;
  for (const raw of text.split(/\r\n|[\r\n\v\f]/)) {
    const line = makeLine(raw.split(/\t+|\s{3,}/), { spaced });
    spaced = line === null;
    if (line) lines.push(line);
  }
  return lines;
}

/** What pages are numbered with. */
export const PAGE_NUMBER = /^(page|seite|página|pagina)?\s*\d{1,3}\s*((of|\/|von|sur|de|di|van)\s*\d{1,3})?$/i;

/** "Ann Lee - Page 1 of 2". */
const PAGE_FOOT =
  /^.{0,60}[\s|·–—-]\s?(?:page|seite|página|pagina|strona) \d{1,3} (?:of|\/|von|sur|de|di|van|z) \d{1,3}$/i;

/** Drops page headers and footers. The first of several identical lines stays; page numbers never do. */
export function dropRepeated(lines: readonly Line[]): Line[] {
  const edges = pageEdges(lines);
  const key = (line: Line) => line.text.replace(/\b\d{1,2}\b/g, '#').toLowerCase();
  const alike = Map.groupBy(edges, key);
  return lines.filter((line) => {
    if (!edges.has(line)) return true;
    if (PAGE_NUMBER.test(line.text) || PAGE_FOOT.test(line.text)) return false;
    const same = alike.get(key(line))!;
    if (new Set(same.map((other) => other.page)).size < 2) return true;
    return line === same[0] && (line.text.includes('@') || same.every((other) => other.text === line.text));
  });
}

function pageEdges(lines: readonly Line[]): Set<Line> {
  const byPage = Map.groupBy(lines, (line) => line.page);
  const edges = new Set<Line>();
  for (const page of byPage.values()) for (const line of [...page.slice(0, 3), ...page.slice(-3)]) edges.add(line);
  return edges;
}

/** Running text rather than a line of contact details. */
export const isProse = (line: Line) =>
  line.text.split(' ').length > 14 && line.cells.length === 1 && !/[|@]/.test(line.text);

/** Set in the same way, as the first lines of entries are. */
export const looksLike = (a: Line, b: Line) =>
  a.bold === b.bold && a.heading === b.heading && Math.abs(a.size - b.size) < 0.6;
