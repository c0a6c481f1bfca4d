import type { Office } from '../../../../shared/model/job.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { OFFICE_LABELS } from '../../../../shared/rules/funnel/labels.ts';

interface Where {
  formattedLocation: string;
  office: Office;
  status: string;
}

/** Where a job is done: its place, if it has one, and how. A draft begins on site, which nobody need have said. */
export const whereabouts = ({ formattedLocation, office, status }: Where): string =>
  [formattedLocation, status === 'Draft' && office === 'ON_SITE' ? '' : OFFICE_LABELS[office]]
    .filter(Boolean)
    .join(' · ');

const STAGES = ['sourced', 'reviewed', 'contacted', 'replied', 'interested', 'interviewed', 'hired'] as const;

/** The figures of a funnel in words, for those who listen and those who point. */
export const funnelInWords = (counts: readonly number[]): string =>
  STAGES.map((stage, index) => `${counts[index] ?? 0} ${stage}`).join(', ');

/** Where a job opens: a draft in its form, any other on its page (2-jobs, section 2). */
export const jobAddress = ({ id, status }: { id: string; status: string }): string =>
  status === 'Draft' ? WEB_PATHS.editJob(id) : WEB_PATHS.job(id);

/** Whether people can see a job's own page: a draft that is to be advertised has none yet. */
export const isOnShow = ({ isAdvertised, status }: { isAdvertised: boolean; status: string }): boolean =>
  isAdvertised && status !== 'Draft';
