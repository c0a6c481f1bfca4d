import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import type { Input, KindOfInput } from '../../../parts/keeping/input-keeper.ts';

/** What someone typed into the form of a job and did not save. */
export interface FormInput extends Input {
  readonly values: JobForm;
  readonly furthest: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The input of the form of a job: it is kept where it differs from what the form began with. */
export const formInput = (first: JobForm): KindOfInput<FormInput> => ({
  name: 'job-form',
  read: (kept) => readForm(kept, first),
  isNew: ({ values }) => !isSameForm(values, first),
});

/** What was kept over the form as it is now: what an older form did not know, it says. */
function readForm({ values, furthest, version }: Readonly<Record<string, unknown>>, current: JobForm) {
  if (!isRecord(values) || typeof values.title !== 'string' || !isRecord(values.requirements)) return undefined;
  const typed = values as unknown as JobForm;
  const { requirements } = typed;
  return {
    furthest: Number(furthest) || 0,
    version: typeof version === 'number' ? version : null,
    values: {
      ...current,
      ...typed,
      salary: { ...current.salary, ...typed.salary },
      requirements: {
        ...current.requirements,
        ...requirements,
        timezone: { ...current.requirements.timezone, ...requirements.timezone },
      },
    },
  };
}

/** Whether two forms hold the same. */
export const isSameForm = (one: JobForm, other: JobForm): boolean => canonical(one) === canonical(other);

const canonical = (form: JobForm): string =>
  JSON.stringify(form, (_key, value: unknown) =>
    isRecord(value) && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
