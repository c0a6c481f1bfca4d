import { JobFields, type JobReading, noRequirements } from '../../../shared/model/job.ts';
import { LIMITS } from '../../../shared/product.ts';
import { UNTITLED } from '../../../shared/rules/job/job-values.ts';
import { escapeHtml } from '../../../shared/rules/text/plain-text.ts';
import { type Places, placeNamed } from '../places.ts';
import { linesOf } from './text.ts';
import type { Found, Line, Reading } from './types.ts';

/** The fields of a draft, and with which words of the description each was read. */
export interface DescriptionDraft {
  readonly fields: JobFields;
  readonly reading: JobReading;
}

/** A draft that says what its description says, and nothing else. */
export async function draftOf(reading: Reading, pasted: string, places: Places): Promise<DescriptionDraft> {
  const { html, keptUpTo } = htmlOf(pasted);
  const notes = keptUpTo === null ? [] : [tooLong(keptUpTo)];
  return { fields: await fieldsOf(reading, html, places), reading: marksOf(reading, notes) };
}

const tooLong = (last: string) =>
  `The description is too long with its headings and lists: it was kept up to “${cut(last, LONGEST_NAMED)}”.`;

async function fieldsOf(reading: Reading, description: string, places: Places): Promise<JobFields> {
  const found = await Promise.all(reading.locations.map(({ value }) => placeNamed(value, places)));
  const isRemote = reading.office?.value === 'REMOTE_ONLY';
  const valuesOf = <T>(all: readonly Found<T>[]) => all.map(({ value }) => value);
  return JobFields.parse({
    title: (reading.title?.value ?? UNTITLED).slice(0, LIMITS.title),
    companyName: (reading.companyName?.value ?? '').slice(0, LIMITS.text),
    description,
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

/** What closes a list. */
const CLOSED = '</ul>';

/**
 * A description as the editor shows it: headings, lists and paragraphs, without what stood around the text. Tags make it longer:
 * where it would be too long it ends with a whole block, of which `keptUpTo` has the words.
 */
function htmlOf(pasted: string): { html: string; keptUpTo: string | null } {
  let html = '';
  let isInList = false;
  let last = '';
  for (const { kind, text } of linesOf(pasted).lines) {
    const isItem = kind === 'item';
    const between = isInList === isItem ? '' : isInList ? CLOSED : '<ul>';
    const block = between + blockOf(kind, escapeHtml(text));
    if (html.length + block.length + (isItem ? CLOSED.length : 0) > LIMITS.description)
      return { html: html + (isInList ? CLOSED : ''), keptUpTo: last };
    html += block;
    isInList = isItem;
    last = text;
  }
  return { html: html + (isInList ? CLOSED : ''), keptUpTo: null };
}

const blockOf = (kind: Line['kind'], safe: string) =>
  kind === 'item' ? `<li><p>${safe}</p></li>` : kind === 'heading' ? `<h3>${safe}</h3>` : `<p>${safe}</p>`;

/** Where each field was read, by the field's name in the form, and what to look at. */
function marksOf(reading: Reading, notes: readonly string[]): JobReading {
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
  const isFirst = ({ field, value }: { field: string; value: string }, at: number) =>
    marks.findIndex((one) => one.field === field && one.value === value) === at;
  return {
    marks: marks
      .filter(isFirst)
      .slice(0, 60)
      .map((one) => ({ ...one, value: cut(one.value, LONGEST_QUOTE), quote: cut(one.quote, LONGEST_QUOTE) })),
    notes: [...notes, ...reading.warnings],
  };
}

const LONGEST_QUOTE = 300;
const LONGEST_NAMED = 80;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
