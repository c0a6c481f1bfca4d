import { barFacts } from './bars.ts';
import { companyOf } from './company.ts';
import { namesAdministration } from './company-sayings.ts';
import { factsOf, valuesOf } from './facts.ts';
import { functionsOf, industriesOf } from './kinds.ts';
import { missingIn } from './missing.ts';
import { locationsOf } from './places.ts';
import { requirementsOf } from './requirements.ts';
import { salaryOf } from './salary.ts';
import { seniorityOf } from './seniority.ts';
import { employmentTypeOf, officeOf } from './terms.ts';
import { terseFacts } from './terse.ts';
import { type Description, linesOf } from './text.ts';
import { titleOf } from './title.ts';
import type { Reading } from './types.ts';
import { firstJobOf, isForeign, isResume } from './unfit.ts';
import { byWorkload } from './workload.ts';
import { yearsOf } from './years.ts';

/** Reads a job description, in English, German or French, by rules alone: nothing is said that does not stand there. */
export function readDescription(pasted: string): Reading {
  const description = linesOf(pasted);
  if (isResume(description))
    return warned(readOne({ fields: [], lines: [], links: [] }), [
      'The text reads as a resume and not as the description of a job: nothing was read from it.',
    ]);
  const { first, next } = firstJobOf(description);
  return warned(readOne(first), [
    ...(next === null ? [] : [`The text has more than one job: it was read up to “${next}”.`]),
    ...(isForeign(description)
      ? ['The text is in neither English, German nor French: little of it may have been read.']
      : []),
  ]);
}

const warned = (reading: Reading, warnings: readonly string[]): Reading => ({
  ...reading,
  warnings: [...warnings, ...reading.warnings],
});

function readOne(description: Description): Reading {
  const { lines } = description;
  const facts = [...barFacts(lines), ...terseFacts(description), ...factsOf(description)];
  const titled = titleOf(description, facts);
  const company = companyOf(description, facts, titled?.quote ?? null);
  const title = titled && { ...titled, value: withoutCompany(titled.value, company?.value ?? '') };
  const locations = locationsOf(facts, lines, title?.value ?? null, company?.value ?? null, titled?.quote ?? null);
  const places = locations.map(({ value }) => value);
  const { salary, warnings } = salaryOf(facts, lines, places);
  const typeSaid = employmentTypeOf(facts, lines, title?.quote ?? null);
  const { employmentType, warnings: ofType } = byWorkload(typeSaid, facts, lines, title?.quote ?? null);
  const reading = {
    title,
    companyName: company,
    locations,
    office: officeOf(facts, lines, title?.quote ?? null),
    employmentType,
    seniorityLevel: seniorityOf(facts, lines, title),
    functions: functionsOf(facts, title?.value ?? null),
    industries: industriesOf(facts, lines, company?.value ?? null),
    salary,
    yearsExp: yearsOf(
      lines,
      valuesOf(facts, 'years').map(({ value, line }) => ({ value, quote: line })),
    ),
    ...requirementsOf(lines),
  };
  return { ...reading, warnings: [...warnings, ...ofType, ...missingIn(reading, warnings)] };
}

/** "Archives Intern - Acme", "Clerk, State Board of Elections": the employer that stands behind the title is not of it. */
function withoutCompany(title: string, company: string): string {
  if (company === '') return title;
  const apart = [` - ${company}`, ...(namesAdministration(company) ? [`, ${company}`] : [])];
  const behind = apart.map((end) => title.indexOf(end)).find((at) => at > 0);
  return behind === undefined ? title : title.slice(0, behind);
}
