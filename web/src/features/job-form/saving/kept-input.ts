import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { kept } from '../../../api/kept.ts';

/** What someone typed into a form and did not save. */
export interface KeptInput {
  readonly values: JobForm;
  readonly furthest: number;
  /** The version the form was filled from; null for a new job. */
  readonly version: number | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads what was kept over the form as it is now; undefined where it is not a form or says nothing new. */
export function readKept(text: string | null, current: JobForm): KeptInput | undefined {
  let found: unknown;
  try {
    found = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (!isRecord(found) || !isRecord(found.values)) return undefined;
  const { values, furthest, version } = found as unknown as KeptInput;
  const { requirements } = values;
  if (typeof values.title !== 'string' || !isRecord(requirements)) return undefined;
  const merged: JobForm = {
    ...current,
    ...values,
    salary: { ...current.salary, ...values.salary },
    requirements: {
      ...current.requirements,
      ...requirements,
      timezone: { ...current.requirements.timezone, ...requirements.timezone },
    },
  };
  return isSameForm(merged, current)
    ? undefined
    : { values: merged, furthest: furthest || 0, version: version ?? null };
}

/** Whether two forms hold the same. */
export const isSameForm = (one: JobForm, other: JobForm): boolean => canonical(one) === canonical(other);

const canonical = (form: JobForm): string =>
  JSON.stringify(form, (_key, value: unknown) =>
    isRecord(value) && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** Where the input of one person for one job, a new one or a copy is kept: in this browser, through a crash, a closed tab and an ended session. */
export const keptInput = (
  userId: string,
  { job, copied }: { job: { id: string } | null; copied: { id: string } | null },
) => kept(`job-form:${userId}:${job?.id ?? (copied ? `copy-of-${copied.id}` : 'new')}`);
