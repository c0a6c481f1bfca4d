import { isColumnTitle } from '../education/education-table.ts';
import { employerScore, isDegree, isSchool, titleScore } from '../word-kinds.ts';
import { findDates } from './dates.ts';
import { isAcademicWork, namesSkills, type SectionKind, sectionByMeaning, sectionOfHeading } from './headings.ts';
import type { Line } from './lines.ts';
import { median } from './numbers.ts';

export type Section = { kind: SectionKind; title: string; lines: Line[] };

/** Cuts a resume at its section titles. */
export function toSections(all: readonly Line[]): Section[] {
  const style = headingStyles(all);
  const lines = withoutSubtitles(all, style);
  const sections: Section[] = [{ kind: 'head', title: '', lines: [] }];
  const recurring = recurringTitles(lines);
  for (const [at, line] of lines.entries()) {
    const isLabel = sections.at(-1)!.kind === 'experience' && recurring.has(line.text);
    const isOpening = !isLabel && !(at < 2 && DOCUMENT_TITLE.test(line.text));
    const opened = !isOpening ? null : openedSection(line, sections.at(-1)!, style, lines[at + 1]);
    const within = sections.at(-1)!;
    if (opened) sections.push(opened);
    const isOneLine =
      opened?.lines.length === 1 && opened.lines[0]!.text !== line.text && !line.full && line.cells.length === 1;
    if (isOneLine && (within.kind === 'contact' || within.kind === 'head')) sections.push({ ...within, lines: [] });
    if (opened) continue;
    if (line.starts && at > 0) sections.push({ kind: 'head', title: '', lines: [line] });
    else sections.at(-1)!.lines.push(line);
  }
  return sections.filter((section) => section.lines.length > 0).map(asSkills);
}

/** "Experience and skills" above nothing that has a time. */
const asSkills = (section: Section): Section =>
  section.kind === 'experience' &&
  namesSkills(section.title) &&
  section.lines.every(({ text }) => findDates(text).length === 0)
    ? { ...section, kind: 'skills' }
    : section;

/** What the whole is called, above the name. */
const DOCUMENT_TITLE = /^(?:r[eé]sum[eé]|c\.?v\.?|bio-?data)$/i;

/** "Achievements:" under each of two jobs. */
const isLabel = (text: string) => text.endsWith(':') && (sectionOfHeading(text) ?? 'other') === 'other';

/** "Technologies" under each of several jobs is a label within them and opens no section. */
const recurringTitles = (lines: readonly Line[]) =>
  new Set(
    [...Map.groupBy(lines, ({ text }) => text)]
      .filter(
        ([text, alike]) =>
          (alike.length > 1 && isLabel(text)) ||
          (alike.length > 2 && looksLikeTitle(alike[0]!) && sectionOfHeading(text) !== 'experience'),
      )
      .map(([text]) => text),
  );

function openedSection(
  line: Line,
  within: Section,
  styles: ReadonlySet<string>,
  next: Line | undefined,
): Section | null {
  if (isColumnOfDegrees(line, within)) return null;
  const cell = line.cells[0]!;
  const named = sectionOfHeading(line.text) ?? sectionOfHeading(line.cells.join(' '));
  const kind = named && findDates(line.text).length === 0 ? named : null;
  if (kind && (!line.bullet || styles.has(styleOf(line)))) {
    if (isRealHeading(line, styles, within, next)) return { kind, title: line.text, lines: [] };
    return null;
  }
  const marginKind = line.cells.length > 1 ? sectionOfHeading(cell) : null;
  if (marginKind && isCapitals(cell) && !line.bullet) {
    return { kind: marginKind, title: cell, lines: [rest(line, line.cells.slice(1))] };
  }
  const labelled = /^([\p{L} &]{4,30}):\s+(\S.*)$/u.exec(line.text);
  const labelKind = labelled ? sectionOfHeading(labelled[1]!) : null;
  if (
    labelled &&
    labelKind &&
    !line.bullet &&
    ['head', 'contact', 'links', 'languages', 'references', 'summary'].includes(within.kind)
  ) {
    if (labelKind !== 'other' && labelKind !== 'contact' && labelKind !== 'experience') {
      return { kind: labelKind, title: labelled[1]!, lines: [rest(line, [labelled[2]!])] };
    }
  }
  if (announcesWork(line, next)) return { kind: 'experience', title: line.text, lines: [] };
  const isUnderWay = within.kind !== 'head' || within.lines.some((each) => each.text.includes('@'));
  if (kind || !isUnderWay || !styles.has(styleOf(line)) || !looksLikeTitle(line)) return null;
  const meant = sectionByMeaning(line.text);
  if (meant || !headsEntry(line, next)) return { kind: meant ?? 'other', title: line.text, lines: [] };
  return null;
}

/** A title of work by its meaning, set apart above a line with both ends of a time. */
const announcesWork = (line: Line, next: Line | undefined) =>
  line.spaced &&
  (line.bold || line.heading) &&
  looksLikeTitle(line) &&
  sectionByMeaning(line.text) === 'experience' &&
  next !== undefined &&
  findDates(next.text).some(({ isRange }) => isRange);

/** What is left of a line whose first cells are taken. */
function rest(line: Line, cells: string[]): Line {
  const xs = line.xs.slice(line.cells.length - cells.length);
  return { ...line, cells, xs, x: xs[0] ?? line.x, text: cells.join('  '), starts: false };
}

/** The titles of the columns of a table of degrees open no sections: "Course", "School", "Year of passing". */
const isColumnOfDegrees = (line: Line, { kind, lines }: Section) =>
  (kind === 'education' && isColumnTitle(line.text) && isColumnTitle(lines.at(-1)?.text ?? line.text)) ||
  (line.cells.length > 2 && line.cells.filter(isColumnTitle).length > line.cells.length - 2);

/** A word such as "Work" may also be in a list. A title looks like the other titles or has space around it. */
function isRealHeading(line: Line, styles: ReadonlySet<string>, within: Section, next: Line | undefined): boolean {
  if (!next || /^\p{Ll}.*\.$/u.test(line.text)) return false;
  if (isAcademicWork(line.text) && styles.size > 0 && !styles.has(styleOf(line))) return false;
  if (styles.size === 0 || styles.has(styleOf(line))) return true;
  const runsOn = /^\p{Ll}/u.test(line.text) && !line.bold && !line.heading && within.lines.at(-1)?.size === line.size;
  if (runsOn && line.size > 0) return false;
  if (within.kind === 'experience' || within.kind === 'education') {
    const smallest = Math.min(...[...styles].map((style) => Number.parseFloat(style)));
    const isSetApart =
      line.spaced && isCapitals(line.text) && [...styles].some((style) => style.split('|')[2] === 'true');
    if (line.size > 0 && line.size < smallest * 0.97 && !isSetApart) return false;
    if (line.spaced && next.bullet && line.text.includes(' ') && sectionOfHeading(line.text) === 'other') return true;
    const [first] = within.lines;
    const isDatedHead = line.spaced && line.cells.length === 1 && first !== undefined && isDatedBeside(first);
    if (first && styleOf(first) === styleOf(line) && Math.abs(first.x - line.x) < 5 && !isDatedHead) return false;
  }
  if (within.kind === 'skills' && !line.spaced && !line.bold && !isCapitals(line.text))
    return /:$/.test(line.text) === false && line.spaced;
  return line.heading || line.bold || line.spaced || isCapitals(line.text) || next.bullet;
}

/** A head with its time at the margin, which no title has. */
const isDatedBeside = ({ cells }: Line) => cells.length > 1 && findDates(cells.at(-1)!).length > 0;

const isCapitals = (text: string) => text === text.toUpperCase() && /\p{Lu}/u.test(text);

/** The properties in which titles differ from other lines. */
function styleOf(line: Line): string {
  return `${line.size}|${line.bold}|${isCapitals(line.text)}|${line.heading}|${line.text.endsWith(':')}`;
}

/** The styles of titles: most lines in such a style are known titles. */
function headingStyles(lines: readonly Line[]): Set<string> {
  const counts = new Map<string, { known: number; all: number }>();
  for (const line of lines) {
    const count = counts.get(styleOf(line)) ?? { known: 0, all: 0 };
    count.all += 1;
    if (sectionOfHeading(line.text) || (looksLikeTitle(line) && sectionByMeaning(line.text))) count.known += 1;
    counts.set(styleOf(line), count);
  }
  return new Set([...counts].filter(([, { known, all }]) => known >= 2 && known >= all * 0.4).map(([style]) => style));
}

/** Leaves out subtitles such as "Miscellaneous", which are smaller than section titles and larger than text. */
function withoutSubtitles(lines: readonly Line[], styles: ReadonlySet<string>): readonly Line[] {
  const text = median(lines.map((line) => line.size));
  const titles = lines.filter((line) => styles.has(styleOf(line)) && sectionOfHeading(line.text));
  if (titles.length === 0) return lines;
  const smallest = Math.min(...titles.map((line) => line.size));
  const between = lines.filter((line) => line.size > text && line.size < smallest - 0.5);
  const subtitles = [...Map.groupBy(between, styleOf).values()]
    .filter(([one, ...more]) => more.length > 0 || sectionOfHeading(one!.text) === 'other')
    .filter((alike) => alike.filter((line) => sectionOfHeading(line.text)).length >= alike.length * 0.4)
    .flat();
  return subtitles.length === 0 ? lines : lines.filter((line) => !subtitles.includes(line));
}

/** The first line of a job or a degree may look like a section title. */
function headsEntry(line: Line, next: Line | undefined): boolean {
  if (titleScore(line.text) >= 2 || employerScore(line.text) > 0 || isSchool(line.text) || isDegree(line.text))
    return true;
  if (/\s[–—|-]\s/.test(line.text)) return true;
  const isLarge = next !== undefined && next.size > 0 && line.size > next.size * 1.2;
  return next !== undefined && !next.bullet && !isLarge && findDates(next.text).length > 0 && next.text.length < 80;
}

function looksLikeTitle(line: Line): boolean {
  return (
    line.cells.length === 1 &&
    !line.bullet &&
    !/^\p{Lu}{1,5}$/u.test(line.text) &&
    line.text.length < 40 &&
    line.text.split(' ').length <= 5 &&
    !/[\d@,]/.test(line.text) &&
    !/[.;]$/.test(line.text) &&
    (line.bold || line.heading || isCapitals(line.text) || line.size > 0)
  );
}
