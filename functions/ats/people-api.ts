import type { atsRoutes } from '../../shared/contract/ats.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { Api } from '../platform/http.ts';
import type { ApplicantReader } from '../records/ats/applicant-reader.ts';
import type { AtsLinks } from '../records/ats/link-store.ts';
import type { JobReader } from '../records/job/job-reader.ts';

export interface PeopleDeps {
  readonly links: AtsLinks;
  readonly applicants: ApplicantReader;
  readonly findJob: JobReader['findJob'];
}

/** As many as one call answers. */
const MOST = 1_000;

/** Who stands on a job in the ATS that is connected (2-jobs, section 7, Candidate blacklist). */
export const createPeopleApi = (deps: PeopleDeps): Api<Pick<typeof atsRoutes, 'getAtsBlacklist'>> => ({
  async getAtsBlacklist({ actor: { accountId }, params: { id } }) {
    const job = await deps.findJob(accountId, id);
    if (!job) throw new AppError('JOB_NOT_FOUND');
    const link = job.ats ? await deps.links.find(accountId) : undefined;
    if (!job.ats || !link || link.state === 'UNLINKED' || link.slug !== job.ats.slug)
      return { candidates: [], hasMore: false };
    const { people, hasMore } = await deps.applicants.page(link, job.ats.mergeDevId, MOST);
    return { candidates: people.map(({ name, emails }) => ({ name, emails })), hasMore };
  },
});
