import { anyOf } from '../../../../shared/rules/any-of.ts';
import { SCHOOL_LABELS } from '../../words/labels.ts';
import { splitTrailingPlace } from '../contact/places.ts';
import type { DateSpan } from '../lines/dates.ts';
import { findDates, withoutDate } from '../lines/dates.ts';
import type { Line } from '../lines/lines.ts';
import { isDegree, isSchool } from '../word-kinds.ts';
import type { TableEntry } from './education-table.ts';

const SCHOOL = new RegExp(`^${anyOf(SCHOOL_LABELS)}\\s*:\\s*(\\S.*)$`, 'iu');
const LABELLED = /^(\p{L}[\p{L} /().]{1,30}?)\s*:\s*(\S.*)$/u;
const MARKS = /^(?:percentage|marks?|c?gpa|grade|score|result|note)/i;

/**
 * Degrees in which a label announces the school: what the line above announces is the degree. Lines of no such entry are
 * left. One label alone says nothing of how the section is set.
 */
export function readLabelled(lines: readonly Line[]): { entries: TableEntry[]; rest: Line[] } {
  const schools = lines.flatMap((line, at) => (namesSchool(line) ? [at] : []));
  const entries = schools.flatMap((at, index) => {
    const until = Math.min(schools[index + 1] ?? lines.length + 1, lines.length + 1) - 1;
    return entryAt(lines, at, until) ?? [];
  });
  if (entries.length < 2 || entries.length < schools.length) return { entries: [], rest: [...lines] };
  return { entries, rest: lines.slice(0, schools[0]! - 1) };
}

/** "School: SSLC" names what was finished there. */
function namesSchool({ text }: Line): boolean {
  const value = SCHOOL.exec(text)?.[1];
  return value !== undefined && (isSchool(value) || !isDegree(value));
}

function entryAt(lines: readonly Line[], at: number, until: number): TableEntry | null {
  const [label, value] = labelledIn(lines[at - 1]);
  if (!label || !value || MARKS.test(label) || namesSchool(lines[at - 1]!)) return null;
  const degree = isDegree(value) || !isDegree(label) ? value : `${label} ${value}`;
  const text = SCHOOL.exec(lines[at]!.text)![1]!;
  const dated = [lines[at]!, lines[at - 1]!, ...lines.slice(at + 1, until)].find(({ text: each }) => dateIn(each));
  const [own] = findDates(text);
  const bare = (own ? withoutDate(text, own) : text).replace(/\s+(?:in|im|en)?[\s.,]*$/i, '').replace(/\s{2,}/g, ' ');
  return {
    school: splitTrailingPlace(bare).rest,
    degree: degree.replace(/[\s.,;]+$/, ''),
    date: dated ? dateIn(dated.text)! : null,
    line: lines[at - 1]!,
  };
}

const dateIn = (text: string): DateSpan | undefined => findDates(text)[0];

const labelledIn = (line: Line | undefined): [label: string | undefined, value: string | undefined] => {
  const found = LABELLED.exec(line?.text.replace(/\s{2,}/g, ' ') ?? '');
  return [found?.[1], found?.[2]];
};
