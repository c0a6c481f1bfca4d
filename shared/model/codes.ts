import * as z from 'zod';
import { EMPLOYMENT_LABELS, SENIORITY_LABELS } from '../reference/employment.ts';
import { PROFICIENCY_LABELS } from '../reference/languages.ts';

const codesOf = <L extends Record<string, string>>(labels: L) => z.enum(Object.keys(labels) as [keyof L & string]);

/** The coded values of the reference lists, as schemas. The lists themselves carry no validator, so that pages load none. */
export const Seniority = codesOf(SENIORITY_LABELS);
export const EmploymentType = codesOf(EMPLOYMENT_LABELS);
export const LanguageProficiency = codesOf(PROFICIENCY_LABELS);
