import type { Card } from '../../../../shared/model/submission.ts';
import { isListedCompany } from '../../../../shared/rules/job/companies.ts';
import { useApi } from '../../api/use-api.ts';
import { EducationBox } from '../../ui/feedback/education-box.tsx';

/** Marks somebody who works at a company that the job is not to be sourced from: the crowd may not bring them, a team may. */
export function ExcludedNotice({ card }: { card: Pick<Card, 'jobId' | 'currentEmployer'> }) {
  const { data: job } = useApi('getJob', { params: { id: card.jobId } });
  const { currentEmployer } = card;
  if (!job || !currentEmployer || !isListedCompany(currentEmployer, job.requirements.blacklistedDomains)) return null;
  return (
    <EducationBox type="warning">
      <p>{currentEmployer} is a company not to source from for this job.</p>
    </EducationBox>
  );
}
