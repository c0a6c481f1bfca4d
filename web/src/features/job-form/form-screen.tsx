import { useMemo, useState } from 'react';
import { type DefaultValues, FormProvider, useForm } from 'react-hook-form';
import type { JobForm } from '../../../../shared/rules/job/job-values.ts';
import { formResolver } from '../../api/form.ts';
import { type FormFacts, firstValues } from './facts.ts';
import { FactsContext } from './facts-context.ts';
import { FormFrame } from './form-frame.tsx';
import { checkJob } from './steps/check-job.ts';

/** The form of one job, once everything it stands on is known. */
export function FormScreen({ title, facts }: { title: string; facts: FormFacts }) {
  // What was loaded first stays: a job read again in the background never changes what someone is writing.
  const [first] = useState(() => firstValues(facts));
  const { canEditOutreach } = facts;
  const resolver = useMemo(() => formResolver(checkJob({ canEditOutreach })), [canEditOutreach]);
  const form = useForm<JobForm>({
    defaultValues: first as DefaultValues<JobForm>,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  return (
    <FormProvider {...form}>
      <FactsContext value={facts}>
        <FormFrame title={title} first={first} />
      </FactsContext>
    </FormProvider>
  );
}
