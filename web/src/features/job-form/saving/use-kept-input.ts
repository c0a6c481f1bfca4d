import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import type { Offer } from '../../../parts/keeping/input-keeper.ts';
import { useKeeping } from '../../../parts/keeping/use-keeping.ts';
import type { FormFacts } from '../facts.ts';
import { type FormInput, formInput } from './kept-input.ts';

/** What an earlier form for the same job left. */
export type FormOffer = Offer<FormInput>;

/** What is written on, as kept input is named by it: a saved job, a copy of one, or a new job. */
export const writtenOn = ({ job, copied }: Pick<FormFacts, 'job' | 'copied'>): string =>
  job?.id ?? (copied ? `copy-of-${copied.id}` : 'new');

/** Keeps what is typed into the form in this browser, and offers what was left there before for the same job. */
export function useKeptInput(form: UseFormReturn<JobForm>, { facts, first, furthest }: Around) {
  const { changed, ...keeping } = useKeeping<FormInput>({
    userId: facts.person.id,
    about: writtenOn(facts),
    kind: formInput(first),
    version: facts.job?.version ?? null,
    read: () => ({ values: form.getValues(), furthest }),
    show: ({ values }) => form.reset(values, { keepDefaultValues: true }),
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: changed }), [form, changed]);
  return keeping;
}

interface Around {
  facts: FormFacts;
  first: JobForm;
  furthest: number;
}
