import { useWatch } from 'react-hook-form';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import type { TemplateValues } from '../../../../../shared/rules/outreach/templates.ts';

/** The variables of an email that the form itself can fill in, as it is typed. */
export function useKnownValues(): TemplateValues {
  const [title, company] = useWatch<JobForm, ['title', 'companyName']>({
    name: ['title', 'companyName'],
  });
  return {
    ...(title.trim() && { job_title: title.trim() }),
    ...(company.trim() && { employer_company: company.trim() }),
  };
}
