import type { Job } from '../../../../shared/model/job.ts';
import { OFFICE_LABELS } from '../../../../shared/rules/funnel/labels.ts';

const hires = (count: number) => (count === 1 ? '1 hire' : `${count} hires`);

type Targets = Pick<Job, 'targetProfileCount' | 'targetLeadCount' | 'isContinuousHire'>;

/** How many people a job is for; empty for a draft that does not say. */
function targets({ targetProfileCount: people, targetLeadCount: leads, isContinuousHire }: Targets): string {
  if (people === null || leads === null) return '';
  return `${hires(people)}${isContinuousHire ? ' per month' : ''}, ${leads} interested wanted`;
}

/** Where a job is done, how, and what is wanted of it. */
export const jobInBrief = (job: Pick<Job, 'location' | 'office'> & Targets) =>
  [job.location?.formatted, OFFICE_LABELS[job.office], targets(job)].filter(Boolean).join(' · ');

/** The tabs of a job page and their addresses (2-jobs, section 2). */
export const TABS = {
  profiles: 'Profiles',
  about: 'About the job',
  engagement: 'Engagement',
  reports: 'Reports',
} as const;
export type Tab = keyof typeof TABS;

/** The tab that an address names; profiles where it names none, and for one that this person does not have. */
export const tabOf = (name: string | undefined, tabs: readonly Tab[]): Tab =>
  tabs.find((tab) => tab === name) ?? 'profiles';
