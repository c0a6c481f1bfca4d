import { anyOf } from '../../../../shared/rules/any-of.ts';
import { DEGREE_LABELS, SCHOOL_LABELS } from '../../words/labels.ts';
import { splitTrailingPlace } from '../contact/places.ts';
import { isLabelledTime } from '../jobs/job-labels.ts';
import type { DateSpan } from '../lines/dates.ts';
import { findDates } from '../lines/dates.ts';
import type { Line } from '../lines/lines.ts';
import { withoutDate } from '../lines/without-date.ts';
import { isDegree, isSchool } from '../word-kinds.ts';
import type { TableEntry } from './education-table.ts';

const SCHOOL = new RegExp(`^${anyOf(SCHOOL_LABELS)}\\s*:\\s*(\\S.*)$`, 'iu');
const DEGREE = new RegExp(`^${anyOf(DEGREE_LABELS)}\\s*:\\s*(\\S.*)$`, 'iu');
const LABELLED = /^(\p{L}[\p{L} /().]{1,30}?)\s*:\s*(\S.*)$/u;
const MARKS = /^(?:percentage|marks?|c?gpa|grade|score|result|note)/i;

/**
 * Degrees in which a label announces the school: what the line above announces is the degree, or a label under the school
 * does. Lines of no such entry are left. One label alone says nothing of how the section is set.
 */
export function readLabelled(lines: readonly Line[]): { entries: TableEntry[]; rest: Line[] } {
  const schools = lines.flatMap((line, at) => (namesSchool(line) ? [at] : []));
  const entries = schools.flatMap((at, index) => entryAt(lines, at, schools[index + 1] ?? lines.length + 1) ?? []);
  if (entries.length < 2 || entries.length < schools.length) return { entries: [], rest: [...lines] };
  return { entries, rest: lines.slice(0, lines.indexOf(entries[0]!.line)) };
}

/** "School: SSLC" names what was finished there. */
function namesSchool({ text }: Line): boolean {
  const value = SCHOOL.exec(text)?.[1];
  return value !== undefined && (isSchool(value) || !isDegree(value));
}

type Studied = { degree: string; line: Line };

function entryAt(lines: readonly Line[], at: number, next: number): TableEntry | null {
  const found = degreeAbove(lines, at) ?? degreeUnder(lines, at, next);
  if (!found) return null;
  const school = lines[at]!;
  const text = SCHOOL.exec(school.text)![1]!;
  const above = lines.slice(lines.indexOf(found.line), at).toReversed();
  const dated = [school, ...above, ...lines.slice(at + 1, next - 1)].find((line) => dateIn(line.text));
  const [own] = findDates(text);
  const bare = (own ? withoutDate(text, own) : text).replace(/\s+(?:in|im|en)?[\s.,]*$/i, '').replace(/\s{2,}/g, ' ');
  return {
    school: splitTrailingPlace(bare).rest,
    degree: found.degree.replace(/[\s.,;]+$/, ''),
    date: dated ? dateIn(dated.text)! : null,
    line: found.line,
  };
}

/** The degree that the line above announces, or the one above a time. */
function degreeAbove(lines: readonly Line[], at: number): Studied | null {
  const line = isLabelledTime(lines[at - 1]?.text ?? '') ? lines[at - 2] : lines[at - 1];
  const [label, value] = labelledIn(line);
  if (!line || !label || !value || MARKS.test(label) || namesSchool(line)) return null;
  return { degree: isDegree(value) || !isDegree(label) ? value : `${label} ${value}`, line };
}

/** "Título: Bachiller" under "Institución: Colegio del Mar". */
function degreeUnder(lines: readonly Line[], at: number, next: number): Studied | null {
  const value = lines
    .slice(at + 1, next)
    .map(({ text }) => DEGREE.exec(text)?.[1])
    .find((degree) => degree !== undefined);
  return value === undefined ? null : { degree: value, line: lines[at]! };
}

const dateIn = (text: string): DateSpan | undefined => findDates(text)[0];

const labelledIn = (line: Line | undefined): [label: string | undefined, value: string | undefined] => {
  const found = LABELLED.exec(line?.text.replace(/\s{2,}/g, ' ') ?? '');
  return [found?.[1], found?.[2]];
};
