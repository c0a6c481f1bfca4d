import { factsOf, valuesOf } from './facts.ts';
import { functionsOf, industriesOf } from './kinds.ts';
import { holds, type Place } from './said.ts';
import { salaryOf } from './salary.ts';
import { seniorityOf } from './seniority.ts';
import { employmentTypeOf, officeOf } from './terms.ts';
import type { Fact, Found, Line, Reading } from './types.ts';
import { byWorkload } from './workload.ts';
import { yearsOf } from './years.ts';

/** A piece of a description that is read by itself. */
export interface Part {
  readonly lines: readonly [Line];
  readonly facts: readonly Fact[];
  /** Its words, where they are of the title. */
  readonly title: string | null;
}

/** What the rules read in a part of each thing that a model may say. */
export const readIn = {
  office: ({ facts, lines, title }: Part) => codesIn(officeOf(facts, lines, title)),
  employmentType: ({ facts, lines, title }: Part) =>
    codesIn(byWorkload(employmentTypeOf(facts, lines, title), facts, lines, title).employmentType),
  seniorityLevel: ({ facts, lines, title }: Part) =>
    codesIn(seniorityOf(facts, lines, title === null ? null : { value: title, quote: title })),
  functions: ({ facts, title }: Part) => valuesIn(functionsOf(facts, title)),
  industries: ({ facts, lines }: Part) => valuesIn(industriesOf(facts, lines, null)),
  years: ({ facts, lines }: Part) => {
    const labelled = valuesOf(facts, 'years').map(({ value, line }) => ({ value, quote: line }));
    return yearsOf(lines, labelled)?.value;
  },
  salary: ({ facts, lines }: Part, places: readonly string[]) => salaryOf(facts, lines, places),
};

const valuesIn = <T>(found: readonly Found<T>[]) => found.map(({ value }) => value);
const codesIn = <T>(found: Found<T> | null) => (found ? [found.value] : []);

/** Finds a place of a quote where the quote alone and the whole line around it both say something; answers what the line is. */
export function quoteReader(placesOf: (quote: string) => readonly Place[], title: Reading['title']) {
  const partOf = (line: Line, isTitle: boolean): Part => ({
    lines: [line],
    facts: factsOf({ fields: [], lines: [line], links: [] }),
    title: isTitle ? line.text : null,
  });
  return (quote: string, says: (part: Part) => boolean): Part | undefined => {
    for (const place of placesOf(quote)) {
      const isTitle = title !== null && (holds(place.line.text, title.quote) || holds(title.quote, place.line.text));
      const line = partOf(place.line, isTitle);
      if (says(partOf(place.quote, isTitle)) && says(line)) return line;
    }
    return undefined;
  };
}
