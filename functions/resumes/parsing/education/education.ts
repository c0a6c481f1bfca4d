import type { ParsedEducation } from '../../../../shared/model/parsed-resume.ts';
import { anyOf } from '../../../../shared/rules/any-of.ts';
import { MAJOR_LABELS, SUBJECT_LABELS } from '../../words/labels.ts';
import { isPlace } from '../contact/places.ts';
import type { DateSpan } from '../lines/dates.ts';
import { isMixedTitle } from '../lines/headings.ts';
import type { Line } from '../lines/lines.ts';
import { looksLike } from '../lines/lines.ts';
import type { Row } from '../lines/rows.ts';
import { toRowsOfSection } from '../lines/rows.ts';
import type { Section } from '../lines/sections.ts';
import { isDegree, isSchool } from '../word-kinds.ts';
import { FACULTY, isSchoolInBullet, withHabits, withStudiedBullet } from './education-habits.ts';
import { readLabelled } from './education-labels.ts';
import { oneSchoolEach, withDateApart, withOwnDate, withoutBullets } from './education-lines.ts';
import type { Facts } from './education-row.ts';
import { isSubject, readRow } from './education-row.ts';
import { isColumnTitle, readTables } from './education-table.ts';
import { isSure } from './sure-schools.ts';

/** One school or degree as far as it was read. `line` is its first line. */
type Draft = Facts & { date: DateSpan | null; line: Line };

/** The schools and degrees of the education sections, and of tables of degrees elsewhere, in the order of the resume. */
export function findEducation(sections: readonly Section[]): ParsedEducation[] {
  return sections
    .flatMap((section) => (listsSchools(section) ? entriesOf(section) : readTables(section.lines).entries))
    .filter((draft, at, all) => !all.some((other, index) => index !== at && repeats(draft, at, other, index)))
    .map(({ school, degree, date }) => ({
      instituteName: school,
      major: degree,
      startDate: date?.isRange ? date.start : null,
      endDate: date?.isRange ? date.end : (date?.end ?? date?.start ?? null),
    }));
}

const listsSchools = ({ kind, title }: Section) =>
  kind === 'education' || (kind === 'experience' && isMixedTitle(title));

/** "Major: Biology" under a degree. */
const MAJOR = new RegExp(`^${anyOf([...MAJOR_LABELS, ...SUBJECT_LABELS])}\\s?:\\s*(\\p{L}[^:]{2,70})$`, 'iu');

type Found = Pick<Draft, 'school' | 'degree' | 'date'>;

function entriesOf({ lines, title }: Section): Found[] {
  const tables = readTables(lines);
  const { entries, rest } = readLabelled(tables.rest);
  return [...tables.entries, ...entries, ...educationOf(rest).filter((draft) => isSure(draft, isMixedTitle(title)))];
}

/** Word files may hold the text of a box twice. */
function repeats(draft: Found, at: number, other: Found, index: number): boolean {
  if (draft.school !== other.school || draft.degree !== other.degree || draft.degree === null) return false;
  const isSame = draft.date?.start === other.date?.start && draft.date?.end === other.date?.end;
  return (draft.date === null && other.date !== null) || (isSame && index < at);
}

function educationOf(lines: readonly Line[]): Draft[] {
  const drafts: Draft[] = [];
  let pending: { text: string; line: Line } | null = null;
  const rows = withHabits(readRows(lines));
  const [first, second] = rows;
  const isDateFirst = first?.row.date && first.row.cells.length === 0;
  const isDegreeFirst = first?.facts.degree && !first.facts.school && second?.facts.school && !second.facts.degree;
  for (const { row, facts: read } of rows) {
    const { line, date } = row;
    const open = drafts.at(-1);
    const facts = isLeavingDegree(row, read, open) ? { ...read, school: null, degree: read.school } : read;
    const known = facts.school !== null || facts.degree !== null;
    if (isSubjectUnder(row, facts, open)) {
      open!.other = facts.other;
      continue;
    }
    const major = MAJOR.exec(line.text)?.[1];
    if (major && open?.degree && !open.degree.includes(major)) {
      open.degree += `, ${major}`;
      continue;
    }
    if (row.body) pending = null;
    const isWhole = open?.school && open.degree && !date && !line.spaced;
    if (isDegreeFirst && isWhole && facts.school && !facts.degree && !pending) continue;
    const isUnderTitle = pending !== null && facts.school !== null && open && looksLike(pending.line, open.line);
    if ((!known && !date && !facts.other) || (open && !isUnderTitle && isRemark(row, facts, open))) continue;
    if (isSchoolUnder(row, facts, open) || isStudiedUnder(row, facts, open)) open!.other = facts.other;
    else if (!known && !date && (!open || open.date !== null)) {
      pending = facts.other ? { text: facts.other, line } : null;
    } else if (!open || clashes(open, facts, row) || (isDateFirst && date && row.cells.length === 0)) {
      const unknown: Draft | undefined = drafts.find((draft) => draft.school !== null);
      const named: string | null = pending && unknown && looksLike(pending.line, unknown.line) ? pending.text : null;
      const school: string | null = facts.school ?? (facts.degree ? null : named);
      const above: string | null = facts.school && !facts.degree && !facts.other ? (pending?.text ?? null) : null;
      const degree: string | null = facts.degree ?? (above && !/:|gpa|grade/i.test(above) ? above : null);
      const other: string | null = facts.other ?? pending?.text ?? null;
      drafts.push({ ...facts, school, degree, other, date, line: pending?.line ?? line });
      pending = null;
    } else {
      if (open.degree && facts.degree !== open.degree && date) open.other ??= facts.degree;
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
  toRowsOfSection(
    withoutBullets(lines).flatMap(oneSchoolEach).map(withDateApart),
    (text) => isSchool(text) || isDegree(text),
  )
    .filter(({ cells }) => cells.length === 0 || !cells.every(isColumnTitle))
    .map((row) => withOwnDate(row))
    .map((row) => ({ row, facts: readRow(row) }))
    .map(withStudiedBullet);

/** "Scientific Lyceum Diploma" under its school: the kind of the school is part of what was finished there. */
const isLeavingDegree = ({ line, date }: Row, { school, degree }: Facts, open: Draft | undefined): boolean =>
  open?.school != null &&
  open.degree === null &&
  open.date === null &&
  school !== null &&
  degree === null &&
  date !== null &&
  !line.spaced &&
  isDegree(school);

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

/** The row under a dated school, beside the town, names what was studied there. */
const isStudiedUnder = ({ cells, line, date, body }: Row, facts: Facts, open: Draft | undefined): boolean =>
  open?.school != null &&
  open.degree === null &&
  open.other === null &&
  open.date !== null &&
  facts.school === null &&
  facts.degree === null &&
  cells.length === 2 &&
  isPlace(cells[1]!) &&
  !date &&
  !body &&
  !line.bullet &&
  !line.spaced;

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
  if (open.school === null && open.date !== null && isSchoolInBullet(line, facts)) return false;
  if (line.bullet && (!facts.degree || open.degree) && !(facts.school && facts.degree)) return true;
  if (body && !open.degree && facts.degree && facts.degree.length < 90) open.degree = facts.degree;
  const isWhole = open.school !== null && open.degree !== null;
  return body || (isWhole && (!line.spaced || open.date !== null) && !looksLike(line, open.line));
}

/** The row repeats a fact that the open entry already has, so another entry begins. */
function clashes(open: Draft, facts: Facts, { date, line: { spaced } }: Row): boolean {
  if (facts.school && open.school && FACULTY.test(facts.school) && !facts.degree && (!open.date || (!date && !spaced)))
    return false;
  if (facts.school && open.school && (facts.degree || date || spaced || open.degree || open.date)) return true;
  if (facts.degree && open.degree && (facts.school !== null || date !== null || spaced))
    return !(date !== null && open.date === null && !spaced && !facts.school);
  if (facts.degree && open.degree && open.school && open.date) return true;
  if (spaced && facts.school && facts.degree && open.date) return true;
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

/** Certificates of schools have no subject, so what stands under them is the town. */
const isBareDegree = (degree: string) => ABBREVIATION.test(degree) && !/^(?:S?S?L?C|HSC|ICSE|ISC|GCSEs?)$/.test(degree);

/** Fills in what is written elsewhere: the subject after the school, the school above a second degree. */
function completed(drafts: readonly Draft[]): Draft[] {
  let lastSchool: string | null = null;
  for (const draft of drafts) {
    fillFromOther(draft);
    fillFromLead(draft);
    if (draft.school === draft.degree) draft.school = null;
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
  else if (draft.degree && draft.school && isBareDegree(draft.degree) && isSubject(draft.other))
    draft.degree += ` ${draft.other}`;
  else if (!draft.degree && draft.school && draft.date && !/:|gpa|grade|honou?rs|member/i.test(draft.other))
    draft.degree = draft.other;
}
