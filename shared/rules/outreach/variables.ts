import type { JobFields } from '../../model/job.ts';
import { parseTemplate, VARIABLES, type VariableKey } from './templates.ts';

/** What decides which variables of an email have a value (2-jobs, section 5). */
export interface VariableTerms extends Pick<JobFields, 'title' | 'office' | 'location'> {
  readonly applyUrl: string | null;
  readonly personalized: boolean;
}

/** What people call a variable. */
export const variableLabel = (key: VariableKey): string =>
  VARIABLES.find((variable) => variable.key === key)?.label ?? key;

/** A variable as people read it: what it is called, and what stands there where it has no value. */
export const variableWords = (key: VariableKey, fallback: string): string =>
  fallback.trim() ? `${variableLabel(key)} or “${fallback.trim()}”` : variableLabel(key);

/** A variable as it is written in an email: in brackets, with a place for its fallback. */
export const bracketOf = (key: VariableKey, fallback: string): string => `[${key},fallback=${fallback}]`;

/** A fallback as it can stand in brackets: on one line, without any. */
export const cleanFallback = (text: string): string => text.replace(/[[\]\s]+/g, ' ').slice(0, 200);

/** Why a variable has no value for whoever reads the email; undefined where it has one, or may have. */
export function whyUndefined(key: VariableKey, terms: VariableTerms): string | undefined {
  const { title, office, location, applyUrl, personalized } = terms;
  if ((key === 'personalized_snippet' || key === 'job_location') && !personalized)
    return 'Only an AI-personalized message has it.';
  if (key === 'candidate_apply_link' && !applyUrl?.trim()) return 'This job has no application link.';
  if (key === 'job_city' && office === 'REMOTE_ONLY') return 'A remote job has no city.';
  if (key === 'job_city' && !location) return 'This job has no location yet.';
  return key === 'job_title' && title.trim() === '' ? 'This job has no title yet.' : undefined;
}

/** The variables of a text that have neither a value nor a fallback: an email with one cannot leave. */
export function undefinedVariables(text: string, terms: VariableTerms): VariableKey[] {
  const found = parseTemplate(text).flatMap((piece) =>
    piece.kind === 'variable' && piece.fallback.trim() === '' && whyUndefined(piece.key, terms) ? [piece.key] : [],
  );
  return [...new Set(found)];
}
