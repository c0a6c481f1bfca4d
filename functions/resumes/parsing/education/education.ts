import type { ParsedEducation } from '../../../../shared/model/parsed-resume.ts';
import type { DateSpan } from '../lines/dates.ts';
import { findDates } from '../lines/dates.ts';
import { isMixedTitle } from '../lines/headings.ts';
import type { Line } from '../lines/lines.ts';
import { looksLike } from '../lines/lines.ts';
import type { Row } from '../lines/rows.ts';
import { toRowsOfSection } from '../lines/rows.ts';
import type { Section } from '../lines/sections.ts';
import { isDegree, isSchool } from '../word-kinds.ts';
import { withHabits } from './education-habits.ts';
import type { Facts } from './education-row.ts';
import { isColumnTitle, isSubject, readRow } from './education-row.ts';

/** One school or degree as far as it was read. `line` is its first line. */
type Draft = Facts & { date: DateSpan | null; line: Line };

/** The schools and degrees of the education sections, in the order of the resume. */
export function findEducation(sections: readonly Section[]): ParsedEducation[] {
  return sections
    .filter((section) => section.kind === 'education')
    .flatMap((section) => educationOf(section.lines).filter((draft) => isSure(draft, isMixedTitle(section.title))))
    .filter((draft, at, all) => !all.some((other, index) => index !== at && repeats(draft, at, other, index)))
    .map(({ school, degree, date }) => ({
      instituteName: school,
      major: degree,
      startDate: date?.isRange ? date.start : null,
      endDate: date?.isRange ? date.end : (date?.end ?? date?.start ?? null),
    }));
}

/** In a timeline of schools and jobs only what names a school and a degree counts. */
const isSure = ({ school, degree, date }: Draft, isMixed: boolean): boolean => {
  const words = school?.split(' ').length ?? 0;
  if ((degree === null && date === null && words > 8) || (words > 9 && !school!.includes(','))) return false;
  const [named, studied] = [school !== null && isSchool(school), degree !== null && isDegree(degree)];
  return isMixed ? named && studied : named || studied || (school !== null && degree !== null && date !== null);
};

/** Word files may hold the text of a box twice. */
function repeats(draft: Draft, at: number, other: Draft, index: number): boolean {
  if (draft.school !== other.school || draft.degree !== other.degree || draft.degree === null) return false;
  const isSame = draft.date?.start === other.date?.start && draft.date?.end === other.date?.end;
  return (draft.date === null && other.date !== null) || (isSame && index < at);
}

function educationOf(lines: readonly Line[]): Draft[] {
  const drafts: Draft[] = [];
  let pending: { text: string; line: Line } | null = null;
  for (const { row, facts } of withHabits(readRows(lines))) {
    const { line, date } = row;
    const open = drafts.at(-1);
    const known = facts.school !== null || facts.degree !== null;
    if (isSubjectUnder(row, facts, open)) {
      open!.other = facts.other;
      continue;
    }
    if ((!known && !date && !facts.other) || (open && isRemark(row, facts, open))) continue;
    if (isSchoolUnder(row, facts, open)) open!.other = facts.other;
    else if (!known && !date && (!open || open.date !== null)) {
      pending = facts.other ? { text: facts.other, line } : null;
    } else if (!open || clashes(open, facts, row)) {
      const unknown: Draft | undefined = drafts.find((draft) => draft.school !== null);
      const named: string | null = pending && unknown && looksLike(pending.line, unknown.line) ? pending.text : null;
      const school: string | null = facts.school ?? (facts.degree ? null : named);
      const above: string | null = facts.school && !facts.degree && !facts.other ? (pending?.text ?? null) : null;
      const degree: string | null = facts.degree ?? (above && !/:|gpa|grade/i.test(above) ? above : null);
      const other: string | null = facts.other ?? pending?.text ?? null;
      drafts.push({ ...facts, school, degree, other, date, line: pending?.line ?? line });
      pending = null;
    } else {
      open.school ??= facts.school;
      open.degree ??= facts.degree;
      open.field ??= facts.field;
      open.other ??= facts.other;
      open.lead ??= facts.degree === null || facts.degree === open.degree ? facts.lead : null;
      open.date ??= date;
    }
  }
  return completed(drafts);
}

const readRows = (lines: readonly Line[]) =>
  toRowsOfSection(lines.flatMap(oneSchoolEach), (text) => isSchool(text) || isDegree(text))
    .filter(({ cells }) => cells.length === 0 || !cells.every(isColumnTitle))
    .map((row) => ({ row, facts: readRow(row) }));

/** Several schools in one line, each with its date, stand in lines of their own. */
function oneSchoolEach(line: Line): Line[] {
  const pieces = line.text.split(/\s*;\s+/);
  const isList = pieces.length > 1 && pieces.every((piece) => isSchool(piece) && findDates(piece).length > 0);
  return isList
    ? pieces.map((text, at) => ({ ...line, text, cells: [text], xs: [], spaced: line.spaced || at > 0 }))
    : [line];
}

/** The line under a degree names its school, even one that no word shows to be a school. */
const isSchoolUnder = ({ line, date, body }: Row, facts: Facts, open: Draft | undefined): boolean =>
  open?.degree !== null &&
  open?.school === null &&
  open.other === null &&
  facts.other !== null &&
  facts.degree === null &&
  facts.school === null &&
  !date &&
  !body &&
  !line.bullet &&
  !line.spaced &&
  !/:|\d/.test(facts.other);

/** The line under "MSc" names what was studied. */
const isSubjectUnder = ({ line, date }: Row, facts: Facts, open: Draft | undefined): boolean =>
  open?.other === null &&
  ABBREVIATION.test(open.degree ?? '') &&
  facts.other !== null &&
  facts.degree === null &&
  facts.school === null &&
  !date &&
  !line.bullet &&
  !line.spaced &&
  !/^[\p{Lu} ]+$/u.test(facts.other) &&
  isSubject(facts.other);

/** A row that describes the open entry: a bullet or running text. Text may still name the degree. */
function isRemark({ line, date, body }: Row, facts: Facts, open: Draft): boolean {
  if (date) return false;
  if (line.bullet && (!facts.degree || open.degree) && !(facts.school && facts.degree)) return true;
  if (body && !open.degree && facts.degree && facts.degree.length < 90) open.degree = facts.degree;
  const isWhole = open.school !== null && open.degree !== null;
  return body || (isWhole && (!line.spaced || open.date !== null) && !looksLike(line, open.line));
}

/** A part of the school that is named above it. */
const FACULTY =
  /^(?:faculty|department|dept\.|school|division|fakultät|fachbereich|facult[éa]|facultad|faculdade|wydział|faculteit)(?!\p{L})/iu;

/** The row repeats a fact that the open entry already has, so another entry begins. */
function clashes(open: Draft, facts: Facts, { date, line: { spaced } }: Row): boolean {
  if (facts.school && open.school && FACULTY.test(facts.school) && !facts.degree && !open.date) return false;
  if (facts.school && open.school && (facts.degree || date || spaced || open.degree || open.date)) return true;
  if (facts.degree && open.degree && (facts.school !== null || date !== null || spaced))
    return !(date !== null && open.date === null && !spaced && !facts.school);
  if (facts.degree && open.degree && open.school && open.date) return true;
  const completes = open.date?.isRange && !open.degree && facts.degree && !facts.school && !date?.isRange;
  if (date && open.date) return !completes;
  return Boolean(
    spaced &&
      open.date &&
      (open.school ?? open.degree) &&
      (facts.school || facts.degree) &&
      (open.school ? facts.school : open.degree),
  );
}

/** "PhD", "B.Sc." and such, without a subject. */
const ABBREVIATION = /^(?=.*(?:\p{Lu}.*\p{Lu}|\.))\S{2,7}$/u;

/** Fills in what is written elsewhere: the subject after the school, the school above a second degree. */
function completed(drafts: readonly Draft[]): Draft[] {
  let lastSchool: string | null = null;
  for (const draft of drafts) {
    fillFromOther(draft);
    fillFromLead(draft);
    if (draft.field && draft.degree && ABBREVIATION.test(draft.degree)) draft.degree += ` in ${draft.field}`;
    if (!draft.school && draft.degree) draft.school = lastSchool;
    lastSchool = draft.school ?? lastSchool;
  }
  return drafts.filter((draft) => draft.school !== null || (draft.degree !== null && draft.date !== null));
}

/** "Computer Science, Engineer's diploma": the subject of a degree, or its school when no other is named. */
function fillFromLead(draft: Draft): void {
  if (!draft.lead || !draft.degree) return;
  if (!draft.school) draft.school = draft.lead;
  else if (!draft.degree.startsWith(draft.lead)) draft.degree = `${draft.lead}, ${draft.degree}`;
}

/** A part that is neither a known school nor a known degree fills whichever is still empty. */
function fillFromOther(draft: Draft): void {
  if (!draft.other) return;
  if (!draft.school && draft.degree) draft.school = draft.other;
  else if (draft.degree && draft.school && ABBREVIATION.test(draft.degree) && isSubject(draft.other))
    draft.degree += ` ${draft.other}`;
  else if (!draft.degree && draft.school && draft.date && !/:|gpa|grade|honou?rs|member/i.test(draft.other))
    draft.degree = draft.other;
}
