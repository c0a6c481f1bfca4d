import type { Job } from '../../../../../shared/model/job.ts';
import { useApi } from '../../../api/use-api.ts';
import { EducationBox } from '../../../ui/feedback/education-box.tsx';
import { inUseText } from './in-use.ts';

/** How many are being emailed with these emails, and how many still with earlier ones. */
export function OutreachUse({ job }: { job: Job }) {
  const { data } = useApi('getOutreachUse', job.status === 'Draft' ? null : { params: { id: job.id } });
  const text = data && inUseText(data);
  return text ? <EducationBox>{text}</EducationBox> : null;
}
