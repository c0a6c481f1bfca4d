import { Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LIMITS } from '../../../../../shared/product.ts';
import { COPIED, type JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { useFlag } from '../../../api/use-user.ts';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { Editor } from '../../../ui/inputs/editor.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { CompanyWarning } from '../fields/company-warning.tsx';
import { JobField } from '../fields/job-field.tsx';
import { WhereFields } from '../fields/where-fields.tsx';
import { RowSkeleton } from '../form-skeleton.tsx';

const KindFields = lazily(() => import('../fields/kind-fields.tsx'), { inPlace: true });
const SalaryFields = lazily(() => import('../fields/salary-fields.tsx'), { inPlace: true });

/** What the job is, where it is and what it pays (2-jobs, section 2). */
export function DetailsStep({ isFirstVisit }: { isFirstVisit: boolean }) {
  return (
    <>
      <Title />
      <JobField name="companyName" label="Company name">
        {(field) => <TextInput {...field} autoComplete="organization" />}
      </JobField>
      <CompanyWarning />
      <Suspense fallback={<RowSkeleton rows={2} />}>
        <KindFields isFirstVisit={isFirstVisit} />
      </Suspense>
      <WhereFields />
      <JobField name="description" label="Job description" required counter="words">
        {({ value, onChange, onBlur }) => <Editor value={value} onChange={onChange} onBlur={onBlur} height={280} />}
      </JobField>
      <Suspense fallback={<RowSkeleton rows={1} />}>
        <SalaryFields />
      </Suspense>
      <ApplyUrl />
    </>
  );
}

/** The title, with a word where it still is that of a duplicate. */
function Title() {
  const title = useWatch<JobForm, 'title'>({ name: 'title' });
  const hint = title.startsWith(COPIED) ? 'Candidates read this title. Change it before you post.' : undefined;
  return (
    <JobField name="title" label="Job title" required counter={LIMITS.title} hint={hint}>
      {(field) => <TextInput {...field} autoComplete="off" placeholder="Ex: Senior Backend Engineer" />}
    </JobField>
  );
}

/** The link is asked for where the product is told to, and shown wherever there is one (2-jobs, section 2). */
function ApplyUrl() {
  const isAsked = useFlag('jobPostingApplyUrlField');
  const { formState } = useFormContext<JobForm>();
  const now = useWatch<JobForm, 'applyUrl'>({ name: 'applyUrl' });
  if (!isAsked && !now && !formState.defaultValues?.applyUrl) return null;
  return (
    <JobField name="applyUrl" label="Job application link" optional>
      {(field) => <TextInput {...field} type="url" inputMode="url" placeholder="https://" />}
    </JobField>
  );
}
