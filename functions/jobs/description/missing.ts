import { LIMITS } from '../../../shared/product.ts';
import type { Reading } from './types.ts';

type Read = Omit<Reading, 'warnings'>;

/** What people call what a description may say. */
const NAMES: readonly (readonly [keyof Read, string])[] = [
  ['title', 'Job title'],
  ['companyName', 'Company name'],
  ['locations', 'Location'],
  ['office', 'Working mode'],
  ['employmentType', 'Employment type'],
  ['seniorityLevel', 'Seniority level'],
  ['functions', 'Job function'],
  ['industries', 'Company industry'],
  ['salary', 'Salary'],
  ['yearsExp', 'Years of experience'],
  ['mustHaves', 'Must-have qualifications'],
];

const isMissing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** The names of what a description does not say, a sentence each; a salary of which a warning speaks is said. */
export function missingIn(reading: Read, said: readonly string[]): readonly string[] {
  const missing = NAMES.filter(
    ([field]) =>
      isMissing(reading[field]) &&
      !(field === 'locations' && reading.office?.value === 'REMOTE_ONLY') &&
      !(field === 'salary' && said.some((warning) => warning.startsWith('The salary'))),
  );
  const few = reading.mustHaves.length;
  return [
    ...missing.map(([, name]) => `${name}: not found in the description.`),
    ...(few > 0 && few < LIMITS.mustHavesMin
      ? [`Must-have qualifications: only ${few} found, at least ${LIMITS.mustHavesMin} are needed.`]
      : []),
  ];
}
