import * as z from 'zod';
import { LIMITS } from '../../../shared/product.ts';
import { EMPLOYMENT_LABELS, SENIORITY_LABELS } from '../../../shared/reference/employment.ts';
import { INDUSTRY_CODES } from '../../../shared/reference/industries.ts';
import { JOB_FUNCTION_CODES } from '../../../shared/reference/job-functions.ts';
import { rangesIn, singlesIn } from './amounts.ts';
import { requirementIn } from './clauses.ts';
import { missingIn } from './missing.ts';
import { type Part, quoteReader, readIn } from './quote-readers.ts';
import { holds, placesIn } from './said.ts';
import { linesOf } from './text.ts';
import type { Found, Reading } from './types.ts';
import { firstJobOf, isResume } from './unfit.ts';

const codesOf = <K extends string>(labels: Readonly<Record<K, string>>) => Object.keys(labels) as [K, ...K[]];
const quote = z.string().max(500);
const said = z.object({ value: z.string().max(300), quote });
const oneOf = <const T extends readonly [string, ...string[]]>(codes: T) => z.object({ value: z.enum(codes), quote });
const amount = z.number().min(0).optional();

/** What a model is asked to answer; what the description does not say is left out. */
export const DescriptionAnswer = z.object({
  title: said.optional(),
  companyName: said.optional(),
  locations: z.array(said).max(10),
  office: oneOf(['ON_SITE', 'REMOTE_OPTIONAL', 'REMOTE_ONLY']).optional(),
  employmentType: oneOf(codesOf(EMPLOYMENT_LABELS)).optional(),
  seniorityLevel: oneOf(codesOf(SENIORITY_LABELS)).optional(),
  functions: z.array(oneOf(JOB_FUNCTION_CODES)).max(10),
  industries: z.array(oneOf(INDUSTRY_CODES)).max(10),
  yearsExp: z.object({ min: z.number().int().min(0), max: z.number().int().optional(), quote }).optional(),
  salary: z
    .object({
      min: amount,
      max: amount,
      currency: z.enum(['USD', 'EUR', 'GBP']),
      period: z.enum(['year', 'other']),
      quote,
    })
    .optional(),
  mustHaves: z.array(quote).max(10),
  niceToHaves: z.array(quote).max(10),
});
export type DescriptionAnswer = z.infer<typeof DescriptionAnswer>;

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const LETTERS = /\p{L}{2}/u;
const SIGN = /[\p{L}\p{N}]/u;

/**
 * A model's answer with what does not stand in the description taken out, the rules' in its place: every quote must stand there,
 * and what is said in words in its quote. A code, an amount or a number of years counts where the rules read the same in the quote
 * and in the whole line around it, a requirement where it is a statement of its own.
 */
export function checkedReading(answer: DescriptionAnswer, pasted: string, byRules: Reading): Reading {
  const description = linesOf(pasted);
  if (isResume(description)) return byRules;
  const placesOf = placesIn(firstJobOf(description).first, pasted);
  const inWords = (found: Found<string> | undefined, least = LETTERS) =>
    found && least.test(found.value) && placesOf(found.quote).length > 0 && holds(flat(found.quote), flat(found.value))
      ? found
      : undefined;
  const title = inWords(answer.title) ?? byRules.title;
  const reads = quoteReader(placesOf, title);
  const locations = listed(
    byRules.locations,
    answer.locations.map((one) => inWords(one)),
    MOST_PLACES,
  );
  const coded = <T>(found: Found<T> | undefined, read: (part: Part) => readonly T[]) =>
    found && reads(found.quote, (part) => read(part).includes(found.value)) ? found : undefined;
  const required = (all: readonly string[]) =>
    all.map((words) => {
      const [value] = placesOf(words).flatMap(({ line }) => requirementIn(words, line) ?? []);
      return value === undefined || value.length > LIMITS.qualification ? undefined : { value, quote: value };
    });
  const mustHaves = listed(byRules.mustHaves, required(answer.mustHaves), LIMITS.mustHavesMax);
  const reading = {
    title,
    companyName: inWords(answer.companyName, SIGN) ?? byRules.companyName,
    locations,
    office: coded(answer.office, readIn.office) ?? byRules.office,
    employmentType: coded(answer.employmentType, readIn.employmentType) ?? byRules.employmentType,
    seniorityLevel: coded(answer.seniorityLevel, readIn.seniorityLevel) ?? byRules.seniorityLevel,
    functions: listed(
      byRules.functions,
      answer.functions.map((one) => coded(one, readIn.functions)),
      LIMITS.functionsMax,
    ),
    industries: listed(
      byRules.industries,
      answer.industries.map((one) => coded(one, readIn.industries)),
      LIMITS.industriesMax,
    ),
    salary: salaryIn(answer.salary, byRules.salary, reads, locations),
    yearsExp: yearsIn(answer.yearsExp, reads) ?? byRules.yearsExp,
    mustHaves,
    niceToHaves: listed(byRules.niceToHaves, required(answer.niceToHaves), LIMITS.niceToHavesMax).filter(
      ({ value }) => !mustHaves.some((one) => isSame(one.value, value)),
    ),
  };
  const missing = missingIn(byRules, byRules.warnings);
  const kept = byRules.warnings.filter(
    (warning) =>
      !missing.includes(warning) &&
      !(warning.startsWith('The salary') && reading.salary !== byRules.salary) &&
      !(warning.startsWith('The employment type') && reading.employmentType?.value !== byRules.employmentType?.value),
  );
  return { ...reading, warnings: [...kept, ...missingIn(reading, kept)] };
}

const MOST_PLACES = 10;

const isSame = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' ? one.toLowerCase() === other.toLowerCase() : one === other;

/** The model's values that passed, each once; where none did, the rules'. */
function listed<T>(ours: readonly Found<T>[], theirs: readonly (Found<T> | undefined)[], most: number) {
  const passed = theirs.filter((one) => one !== undefined);
  const once = passed.filter(({ value }, at) => passed.findIndex((one) => isSame(one.value, value)) === at);
  return (once.length > 0 ? once : ours).slice(0, most);
}

type Reads = ReturnType<typeof quoteReader>;

/** By the year only, in numbers that the quote names: what is paid by another period is converted by the rules. */
function salaryIn(
  salary: DescriptionAnswer['salary'],
  byRules: Reading['salary'],
  reads: Reads,
  locations: Reading['locations'],
): Reading['salary'] {
  if (salary?.period !== 'year') return byRules;
  const { min, max, currency, quote } = salary;
  const named = [...rangesIn(quote), ...singlesIn(quote)].flatMap(({ low, high }) => [low, high]);
  const said = [min, max].filter((amount) => amount !== undefined);
  if (said.length === 0 || !said.every((amount) => named.includes(amount))) return byRules;
  const places = locations.map(({ value }) => value);
  const readOf = (part: Part) => readIn.salary(part, places).salary?.value;
  const line = reads(quote, (part) => {
    const read = readOf(part);
    return read?.currency === currency && (min ?? read.min) === read.min && (max ?? read.max) === read.max;
  });
  const value = line && readOf(line);
  const isOurs =
    value && byRules && (['min', 'max', 'currency'] as const).every((of) => value[of] === byRules.value[of]);
  return value && !isOurs ? { value, quote } : byRules;
}

function yearsIn(years: DescriptionAnswer['yearsExp'], reads: Reads): Reading['yearsExp'] | undefined {
  if (!years) return undefined;
  const { min, max = null, quote } = years;
  const line = reads(quote, (part) => {
    const read = readIn.years(part);
    return read?.min === min && read.max === max;
  });
  return line && { value: { min, max }, quote };
}
