import { useWatch } from 'react-hook-form';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { variablesIn } from '../../../../../shared/rules/outreach/templates.ts';
import { EducationBox } from '../../../ui/feedback/education-box.tsx';
import { useEmails } from '../emails/use-emails.ts';

/** Warns where emails would name a company that has no name (2-jobs, section 2). */
export function CompanyWarning() {
  const name = useWatch<JobForm, 'companyName'>({ name: 'companyName' });
  const { steps } = useEmails();
  const isUsed = steps.some(
    ({ inactive, subject, html }) => !inactive && variablesIn(`${subject} ${html}`).includes('employer_company'),
  );
  if (name.trim() !== '' || !isUsed) return null;
  return (
    <EducationBox type="warning">
      The company name is currently used in the email templates whereas it is empty. Please update your email templates
      in the 'Engagement' tab or set a company name.
    </EducationBox>
  );
}
