import type { ParsedEducation } from '../../../shared/model/parsed-resume.ts';
import type { DateSpan } from './dates.ts';
import type { Row } from './entries.ts';
import { toRowsOfSection } from './entries.ts';
import type { Line } from './lines.ts';
import { isPlace, isRegion, splitLikelyTown, splitTrailingPlace } from './places.ts';
import type { Section } from './sections.ts';
import { isDegree, isSchool, withoutStop } from './words.ts';

/** What one row says about a school, a degree and a time. */
type Facts = { school: string | null; degree: string | null; other: string | null };
type Draft = Facts & { date: DateSpan | null };

/** The schools and degrees of the education sections, in the order of the resume. */
export function findEducation(sections: readonly Section[]): ParsedEducation[] {
  return sections
    .filter((section) => section.kind === 'education')
    .flatMap((section) => educationOf(section.lines))
    .map(({ school, degree, date }) => ({
      instituteName: school,
      major: degree,
      startDate: date?.isRange ? date.start : null,
      endDate: date?.isRange ? date.end : (date?.end ?? date?.start ?? null),
    }));
}

function educationOf(lines: readonly Line[]): Draft[] {
  const drafts: Draft[] = [];
  let lastSchool: string | null = null;
  let pending: string | null = null;
  for (const row of toRowsOfSection(lines, (text) => isSchool(text) || isDegree(text))) {
    if (row.cells.length > 1 && row.cells.every((cell) => COLUMN_TITLE.test(cell))) continue;
    const facts = readRow(row);
    if (!facts.school && !facts.degree && !row.date && !facts.other) continue;
    const open = drafts.at(-1);
    if (row.line.bullet && !row.date && open && (!facts.degree || open.degree) && !(facts.school && facts.degree))
      continue;
    if (row.body && open && !row.date) {
      if (!open.degree && facts.degree && facts.degree.length < 90) open.degree = facts.degree;
      continue;
    }
    const clash = open && clashes(open, facts, row.date, row.line.spaced);
    if (!facts.school && !facts.degree && !row.date && open?.date && (open.school ?? open.degree)) {
      pending = facts.other;
      continue;
    }
    if (!open || clash) {
      if (!facts.school && !facts.degree && !(row.date && facts.other) && !row.date) {
        pending = facts.other;
        continue;
      }
      drafts.push({ school: facts.school, degree: facts.degree, other: facts.other ?? pending, date: row.date });
      pending = null;
    } else {
      open.school ??= facts.school;
      open.degree ??= facts.degree;
      open.other ??= facts.other;
      open.date ??= row.date;
    }
  }
  for (const draft of drafts) {
    fillFromOther(draft);
    if (!draft.school && draft.degree) draft.school = lastSchool;
    lastSchool = draft.school ?? lastSchool;
  }
  return drafts.filter((draft) => draft.school !== null || (draft.degree !== null && draft.date !== null));
}

/** The row says again what the open entry has said: another entry begins. */
function clashes(open: Draft, facts: Facts, date: DateSpan | null, spaced: boolean): boolean {
  if (facts.school && open.school && (facts.degree || date || spaced || open.degree || open.date)) return true;
  if (facts.degree && open.degree && (facts.school !== null || date !== null || spaced))
    return !(date !== null && open.date === null && !spaced && !facts.school);
  if (facts.degree && open.degree && open.school && open.date) return true;
  if (date && open.date) return true;
  return Boolean(
    spaced &&
      open.date &&
      (open.school ?? open.degree) &&
      (facts.school || facts.degree) &&
      (open.school ? facts.school : open.degree),
  );
}

/** A part that is neither known as school nor as degree fills the place that is empty. */
function fillFromOther(draft: Draft): void {
  if (!draft.other) return;
  if (!draft.school && draft.degree) draft.school = draft.other;
  else if (!draft.degree && draft.school && draft.date && !/:|gpa|grade|honou?rs|member/i.test(draft.other))
    draft.degree = draft.other;
}

function readRow(row: Row): Facts {
  const facts: Facts = { school: null, degree: null, other: null };
  const parts = row.cells
    .flatMap((cell) => cell.split(/\s*[|•·●]\s*|\s+[–—-]\s+|\s*⋄\s*/))
    .filter((part) => /\p{L}/u.test(part));
  for (const part of parts) readPart(part.trim(), facts);
  return facts;
}

/** What the columns of a table of degrees are called. */
const COLUMN_TITLE =
  /^(?:degree|course|class|qualification|examination|exam|institution|institute|school|college|university|board|board\/university|year|year of passing|passing year|percentage|marks|cgpa|grade|gpa|%|cgpa\/%|duration|specialization|s\.? ?no\.?)(?: ?\/ ?\w+| of \w+)?$/i;

const NOISE =
  /^(?:gpa|grade|note|thesis|dissertation|advis[eo]r|supervisor|relevant|coursework|courses|cumulative|overall|minor|focus|schwerpunkt|honou?rs:|activities|member|dean|titel|(?:summa |magna )?cum laude|distinction|first class|second class|abschlussnote|mention|location)\b/i;

function readPart(text: string, facts: Facts): void {
  const label =
    /^(?:degree|school|institution|university|major|title of qualification awarded|qualification)\s*:\s*(.+)$/i.exec(
      text,
    )?.[1] ?? text;
  if (NOISE.test(label) || (isPlace(label) && !isSchool(label))) return;
  const school = isSchool(label);
  const degree = isDegree(label);
  if (school && degree) readMixed(label, facts);
  else if (school) facts.school ??= tidySchool(label);
  else if (degree) {
    const cut = degreeAndRest(label);
    facts.degree ??= tidyDegree(cut.degree);
    if (cut.rest && !isRegion(cut.rest)) facts.other ??= cut.rest;
  } else if (label.length < 90 && label.split(' ').length < 12) facts.other ??= label;
}

/** "PhD in Physics, Some University, Town", or the reverse, or "Master at Some University". */
function readMixed(text: string, facts: Facts): void {
  const at = /^(.+?)\s+(?:at|from|@|an der|de l['’]|à l['’]|presso(?: l['’])?)\s*(?=\p{L})(.+)$/iu.exec(text);
  if (at && isDegree(at[1]!) && isSchool(at[2]!) && !isSchool(at[1]!)) {
    facts.degree ??= tidyDegree(at[1]!);
    facts.school ??= tidySchool(at[2]!);
    return;
  }
  const pieces = text.split(/,\s+|\s*\((?=\p{Lu})|\)\s*|;\s+/u).filter((piece) => piece !== '');
  const school = pieces.findIndex(
    (piece) =>
      isSchool(piece) && !/^(?:high school|bachelor|master|m\.?b\.?a|ph\.?d)\b.*(?:diploma| of | in )/i.test(piece),
  );
  const degree = pieces.findIndex((piece, index) => index !== school && isDegree(piece));
  if (school >= 0 && degree >= 0) {
    const [first, second] = school < degree ? [school, degree] : [degree, school];
    const head = pieces.slice(first, second).join(', ');
    const tail = pieces.slice(second).join(', ');
    facts.school ??= tidySchool(school < degree ? head : tail);
    facts.degree ??= tidyDegree(school < degree ? tail : head);
    return;
  }
  if (
    /^(?:bachelor|master|doctor|ph|licen[cs]e|diplom|associate|b\.|m\.)/i.test(text) &&
    !/(?:university|college|institute|universität|université|universidad)/i.test(text)
  )
    facts.degree ??= tidyDegree(text);
  else if (/^high school (?:diploma|degree|certificate)/i.test(text)) facts.degree ??= text;
  else facts.school ??= tidySchool(text);
}

function degreeAndRest(text: string): { degree: string; rest: string | null } {
  const pieces = text.split(/,\s+/);
  const lead = pieces.findIndex((piece) => isDegree(piece));
  if (lead > 0) return { degree: pieces.slice(lead).join(', '), rest: pieces.slice(0, lead).join(', ') };
  return { degree: splitTrailingPlace(text).rest, rest: null };
}

/** Universities with several seats carry the town in their name. */
const SEATED =
  /^University of (?:California|Texas|Wisconsin|Maryland|Illinois|Michigan|North Carolina|Massachusetts|Minnesota|Colorado|Missouri|Nebraska|Tennessee|Alabama|Hawaii|Alaska|Nevada|Houston|Arkansas|Louisiana|Maine)$|State University$|^Indiana University$|^Rutgers|^Penn State|^Texas A&M/;

function tidySchool(raw: string): string {
  const text = withoutStop(raw.replace(/,\s+(?:mention|magna|summa|cum laude|gpa)\b.*$/i, ''));
  const [name, seat, ...more] = text.split(/,\s+/);
  const seated =
    SEATED.test(name ?? '') &&
    seat !== undefined &&
    !isRegion(seat) &&
    (SEATED.source.includes(name!.split(' ').at(-1)!) || more.length === 0);
  const full =
    seated && !(more.length > 0 && isRegion(more[0]!) && /State University$/.test(name!)) ? `${name}, ${seat}` : null;
  const { rest } = splitTrailingPlace(text);
  const town = splitLikelyTown(rest);
  const school = full ?? (isSchool(town.rest) && !isSchool(town.place ?? '') ? town.rest : rest);
  return school
    .replace(/\s*\(([^)]*)\)$/, (all, inside: string) => (isPlace(inside) ? '' : all))
    .replace(/^[,;:\s]+|[,;:\s]+$/g, '');
}

function tidyDegree(text: string): string {
  return text
    .replace(
      /\s*[,;(]\s*(?:gpa|cgpa|grade|note|minor|magna cum laude|summa cum laude|cum laude|mention|with honou?rs)\b.*$/i,
      '',
    )
    .replace(/^[,;:\s]+|[,;:\s]+$/g, '');
}
