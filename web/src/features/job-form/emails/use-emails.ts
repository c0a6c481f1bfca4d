import { useWatch } from 'react-hook-form';
import { LIMITS } from '../../../../../shared/product.ts';
import { isWritable } from '../../../../../shared/rules/job/job-form.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import type { VariableTerms } from '../../../../../shared/rules/outreach/variables.ts';
import type { MailFacts } from '../../../parts/emails/use-preview.ts';
import { useFormFacts } from '../facts-context.ts';
import { currentEmails } from './current-emails.ts';

/** The emails of this job as the form has them, and what they take from it. */
export function useEmails() {
  const { job, starting } = useFormFacts();
  const form = useWatch<JobForm>() as JobForm;
  const { selectedOutreachJourneyType: type, journeys, title, companyName, location, office, emailSender } = form;
  const applyUrl = form.applyUrl.trim() || null;
  const facts: MailFacts = {
    jobId: job?.id,
    emailSenderId: emailSender ?? undefined,
    job: {
      ...{ title: title.slice(0, LIMITS.title), companyName: companyName.slice(0, LIMITS.text), location, office },
      ...{ applyUrl: applyUrl?.slice(0, LIMITS.url) ?? null, selectedOutreachJourneyType: type },
    },
  };
  const terms: VariableTerms = { title, office, location, applyUrl, personalized: type.endsWith('_ai') };
  return { steps: currentEmails({ job, starting }, type, journeys), isWritable: isWritable(type), facts, terms };
}
