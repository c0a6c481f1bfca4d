import type { FieldProblems } from '../../../../shared/contract/errors.ts';
import type { JobForm } from '../../../../shared/rules/job-payload.ts';
import { formFieldOf, type JobProblem, type JobStep } from '../../../../shared/rules/job-problems.ts';

/** What the server refused of a field, and the value that it refused: another value is another question. */
export interface RefusedField extends JobProblem {
  readonly value: unknown;
}

const STEPS: readonly JobStep[] = ['details', 'instructions', 'objectives', 'engagement'];

/** The form's fields that the server names in its own words, each with its message. What is in no step is left out. */
export function refusedFields(form: JobForm, fields: FieldProblems): RefusedField[] {
  return Object.entries(fields).flatMap(([path, [message]]) => {
    const renamed = formFieldOf(path)?.split('.');
    const name = renamed?.[1] ?? path.split('.')[0] ?? '';
    const step = STEPS.find((each) => (!renamed || renamed[0] === each) && valuesOf(form, each)[name] !== undefined);
    if (!step || !message) return [];
    return [{ step, field: renamed?.join('.') ?? `${step}.${name}`, message, value: valuesOf(form, step)[name] }];
  });
}

/** Those of them whose value is still the one that was refused. */
export const stillRefused = (form: JobForm, refused: readonly RefusedField[]): RefusedField[] =>
  refused.filter(({ step, field, value }) => valuesOf(form, step)[field.split('.')[1] ?? ''] === value);

function valuesOf(form: JobForm, step: JobStep): Record<string, unknown> {
  return { ...form[step] };
}
