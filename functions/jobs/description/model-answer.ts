import * as z from 'zod';
import { LIMITS } from '../../../shared/product.ts';
import { EMPLOYMENT_LABELS, SENIORITY_LABELS } from '../../../shared/reference/employment.ts';
import { INDUSTRY_CODES } from '../../../shared/reference/industries.ts';
import { JOB_FUNCTION_CODES } from '../../../shared/reference/job-functions.ts';
import { missingIn } from './missing.ts';
import type { Found, Reading } from './types.ts';

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

/**
 * A model's answer with what does not stand in the description taken out, the rules' in its place: every quote must stand there,
 * and what is said in words or numbers in its quote.
 */
export function checkedReading(answer: DescriptionAnswer, pasted: string, byRules: Reading): Reading {
  const text = flat(pasted);
  const stands = (words: string) => flat(words) !== '' && text.includes(flat(words));
  const isQuoted = (found: { quote: string } | undefined) => found !== undefined && stands(found.quote);
  const inWords = (found: Found<string> | undefined) =>
    found && isQuoted(found) && found.value.trim() !== '' && flat(found.quote).includes(flat(found.value))
      ? found
      : undefined;
  const coded = <T>(found: Found<T> | undefined) => (isQuoted(found) ? found : undefined);
  const listed = <T>(ours: readonly Found<T>[], theirs: readonly (Found<T> | undefined)[], most: number) => {
    const kept = theirs.filter((one) => one !== undefined);
    return (kept.length > 0 ? kept : ours).slice(0, most);
  };
  const required = (words: readonly string[]) =>
    words.map((one) =>
      stands(one) && one.trim().length <= LIMITS.qualification ? { value: flat(one), quote: flat(one) } : undefined,
    );
  const mustHaves = listed(byRules.mustHaves, required(answer.mustHaves), LIMITS.mustHavesMax);
  const reading = {
    title: inWords(answer.title) ?? byRules.title,
    companyName: inWords(answer.companyName) ?? byRules.companyName,
    locations: listed(byRules.locations, answer.locations.map(inWords), 10),
    office: coded(answer.office) ?? byRules.office,
    employmentType: coded(answer.employmentType) ?? byRules.employmentType,
    seniorityLevel: coded(answer.seniorityLevel) ?? byRules.seniorityLevel,
    functions: listed(byRules.functions, answer.functions.map(coded), LIMITS.functionsMax),
    industries: listed(byRules.industries, answer.industries.map(coded), LIMITS.industriesMax),
    salary: salaryOf(answer.salary, stands) ?? byRules.salary,
    yearsExp: yearsOf(answer.yearsExp, stands) ?? byRules.yearsExp,
    mustHaves,
    niceToHaves: listed(byRules.niceToHaves, required(answer.niceToHaves), LIMITS.niceToHavesMax).filter(
      ({ value }) => !mustHaves.some((one) => one.value === value),
    ),
  };
  const kept = byRules.warnings.filter(
    (warning) =>
      (warning.startsWith('The salary') && reading.salary === byRules.salary) ||
      (warning.startsWith('The employment type') && reading.employmentType === byRules.employmentType),
  );
  return { ...reading, warnings: [...kept, ...missingIn(reading, kept)] };
}

type Stands = (words: string) => boolean;

const digitsIn = (quote: string) =>
  [...quote.matchAll(/\d+(?:[.,'’ ]\d{3})*(?:[.,]\d{1,2}(?!\d))?\s?[kK]?/g)].map(([number]) => {
    const whole = Number(number.replace(/[.,]\d{1,2}(?=\s?[kK]?$)/, '').replace(/\D/g, ''));
    return /k$/i.test(number) ? whole * 1_000 : whole;
  });

/** By the year only: what is paid by another period is converted by the rules. */
function salaryOf(salary: DescriptionAnswer['salary'], stands: Stands): Reading['salary'] | undefined {
  if (salary?.period !== 'year' || !stands(salary.quote)) return undefined;
  const { min = null, max = null, currency, quote: words } = salary;
  const known = digitsIn(words);
  const isThere = (amount: number | null) =>
    amount === null || known.includes(amount) || (/\d\s?k/i.test(words) && known.includes(amount / 1_000));
  const isRight =
    (min !== null || max !== null) && isThere(min) && isThere(max) && (min === null || max === null || min <= max);
  return isRight ? { value: { min, max, currency }, quote: words } : undefined;
}

function yearsOf(years: DescriptionAnswer['yearsExp'], stands: Stands): Reading['yearsExp'] | undefined {
  if (!years || !stands(years.quote)) return undefined;
  const { min, max = null, quote: words } = years;
  const numbers = [...words.matchAll(/\d+/g)].map(([number]) => Number(number));
  const isThere = numbers.includes(min) && (max === null || (numbers.includes(max) && max >= min));
  return isThere && min <= LIMITS.yearsInfinity ? { value: { min, max }, quote: words } : undefined;
}
