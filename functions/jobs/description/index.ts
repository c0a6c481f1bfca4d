import { companyOf } from './company.ts';
import { factsOf, valuesOf } from './facts.ts';
import { functionsOf, industriesOf } from './kinds.ts';
import { missingIn } from './missing.ts';
import { locationsOf } from './places.ts';
import { requirementsOf } from './requirements.ts';
import { salaryOf } from './salary.ts';
import { employmentTypeOf, officeOf, seniorityOf } from './terms.ts';
import { linesOf } from './text.ts';
import { titleOf } from './title.ts';
import type { Reading } from './types.ts';
import { yearsOf } from './years.ts';

/** Reads a job description, in English, German or French, by rules alone: nothing is said that does not stand there. */
export function readDescription(pasted: string): Reading {
  const description = linesOf(pasted);
  const { lines } = description;
  const facts = factsOf(description);
  const title = titleOf(description, facts);
  const { salary, warnings } = salaryOf(facts, lines);
  const reading = {
    title,
    companyName: companyOf(description, facts, title?.quote ?? null),
    locations: locationsOf(facts, lines, title?.value ?? null),
    office: officeOf(facts, lines, title?.quote ?? null),
    employmentType: employmentTypeOf(facts, lines, title?.quote ?? null),
    seniorityLevel: seniorityOf(facts, lines, title?.value ?? null),
    functions: functionsOf(facts, title?.value ?? null),
    industries: industriesOf(facts, lines),
    salary,
    yearsExp: yearsOf(
      lines,
      valuesOf(facts, 'years').map(({ value, line }) => ({ value, quote: line })),
    ),
    ...requirementsOf(lines),
  };
  return { ...reading, warnings: [...warnings, ...missingIn(reading)] };
}
