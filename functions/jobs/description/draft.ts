import { JobFields, type JobReading, noRequirements } from '../../../shared/model/job.ts';
import { LIMITS } from '../../../shared/product.ts';
import { UNTITLED } from '../../../shared/rules/job/job-values.ts';
import { escapeHtml } from '../../../shared/rules/text/plain-text.ts';
import { type Places, placeNamed } from '../places.ts';
import { linesOf } from './text.ts';
import type { Found, Reading } from './types.ts';

/** The fields of a draft that says what its description says, and nothing else. */
export async function draftOf(reading: Reading, pasted: string, places: Places): Promise<JobFields> {
  const found = await Promise.all(reading.locations.map(({ value }) => placeNamed(value, places)));
  const isRemote = reading.office?.value === 'REMOTE_ONLY';
  const valuesOf = <T>(all: readonly Found<T>[]) => all.map(({ value }) => value);
  return JobFields.parse({
    title: (reading.title?.value ?? UNTITLED).slice(0, LIMITS.title),
    companyName: (reading.companyName?.value ?? '').slice(0, LIMITS.text),
    description: htmlOf(pasted),
    ...(reading.office && { office: reading.office.value }),
    location: isRemote ? null : (found[0] ?? null),
    seniorityLevel: reading.seniorityLevel?.value ?? null,
    employmentType: reading.employmentType ? [reading.employmentType.value] : [],
    functions: valuesOf(reading.functions),
    industries: valuesOf(reading.industries),
    salary: reading.salary?.value ?? null,
    requirements: {
      ...noRequirements(),
      mustHaves: valuesOf(reading.mustHaves),
      nToHaves: valuesOf(reading.niceToHaves),
      ...(reading.yearsExp && { yearsExp: reading.yearsExp.value }),
      remoteType: isRemote ? (found.length > 0 ? 'SPECIFIC_LOCATIONS' : 'ANYWHERE') : null,
      srcLocation: found,
      srcRadius: found.length > 0 ? LIMITS.searchRadiusDefault : null,
    },
  });
}

/** A description as the editor shows it: headings, lists and paragraphs, without what stood around the text. */
function htmlOf(pasted: string): string {
  let html = '';
  let isInList = false;
  for (const { kind, text } of linesOf(pasted).lines) {
    const safe = escapeHtml(text);
    if (isInList !== (kind === 'item')) html += isInList ? '</ul>' : kind === 'item' ? '<ul>' : '';
    isInList = kind === 'item';
    html += isInList ? `<li><p>${safe}</p></li>` : kind === 'heading' ? `<h3>${safe}</h3>` : `<p>${safe}</p>`;
  }
  return isInList ? `${html}</ul>` : html;
}

/** Where each field was read, by the field's name in the form, and what to look at. */
export function marksOf(reading: Reading): JobReading {
  const mark = (field: string, found: Found<unknown> | null) =>
    found ? [{ field, value: String(typeof found.value === 'object' ? '' : found.value), quote: found.quote }] : [];
  const marks = [
    ...mark('title', reading.title),
    ...mark('companyName', reading.companyName),
    ...mark('seniorityLevel', reading.seniorityLevel),
    ...mark('employmentType', reading.employmentType),
    ...reading.functions.flatMap((found) => mark('functions', found)),
    ...reading.industries.flatMap((found) => mark('industries', found)),
    ...mark('office', reading.office),
    ...reading.locations.flatMap((found) =>
      reading.office?.value === 'REMOTE_ONLY'
        ? mark('requirements.srcLocation', found)
        : [...mark('location', found), ...mark('requirements.srcLocation', found)],
    ),
    ...mark('salary.min', reading.salary),
    ...mark('requirements.yearsExp', reading.yearsExp),
    ...reading.mustHaves.flatMap((found) => mark('requirements.mustHaves', found)),
    ...reading.niceToHaves.flatMap((found) => mark('requirements.nToHaves', found)),
  ];
  const cut = (text: string) => (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text);
  const isFirst = ({ field, value }: { field: string; value: string }, at: number) =>
    marks.findIndex((one) => one.field === field && one.value === value) === at;
  return {
    marks: marks
      .filter(isFirst)
      .slice(0, 60)
      .map((one) => ({ ...one, value: cut(one.value), quote: cut(one.quote) })),
    notes: [...reading.warnings],
  };
}

const LONGEST_QUOTE = 300;
