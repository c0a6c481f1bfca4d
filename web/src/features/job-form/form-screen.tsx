import { useMemo, useState } from 'react';
import { type DefaultValues, FormProvider, useForm } from 'react-hook-form';
import type { JobForm } from '../../../../shared/rules/job-payload.ts';
import type { JobStep } from '../../../../shared/rules/job-problems.ts';
import { type FormFacts, firstValues } from './facts.ts';
import { FactsContext } from './facts-context.ts';
import { FormFrame } from './form-frame.tsx';
import { ProblemsProvider } from './problems.tsx';
import type { RefusedField } from './refused-fields.ts';

/** The form of one job, once everything it stands on is known. */
export function FormScreen({ title, facts }: { title: string; facts: FormFacts }) {
  // What was loaded first stays: a job read again in the background never changes what someone is writing.
  const [first] = useState(() => firstValues(facts));
  const form = useForm<JobForm>({ defaultValues: first as DefaultValues<JobForm> });
  const [checked, setChecked] = useState<ReadonlySet<JobStep>>(new Set());
  const [refused, setRefused] = useState<readonly RefusedField[]>([]);
  const { canEditOutreach, job } = facts;
  const isAdvertised = job?.isAdvertised ?? false;
  const terms = useMemo(() => ({ canEditOutreach, isAdvertised }), [canEditOutreach, isAdvertised]);
  return (
    <FormProvider {...form}>
      <FactsContext value={facts}>
        <ProblemsProvider terms={terms} checked={checked} refused={refused}>
          <FormFrame
            title={title}
            first={first}
            terms={terms}
            refused={refused}
            onChecked={setChecked}
            onRefused={setRefused}
          />
        </ProblemsProvider>
      </FactsContext>
    </FormProvider>
  );
}
