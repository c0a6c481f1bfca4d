import type { atsRoutes } from '../../shared/contract/ats.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { standingOf } from '../../shared/rules/ats/standing.ts';
import type { Api } from '../platform/http.ts';
import type { PlaceReader } from '../records/ats/applicant-places.ts';
import type { ApplicantReader } from '../records/ats/applicant-reader.ts';
import { type AtsImports, isRead } from '../records/ats/ats-imports.ts';
import type { ExportStore } from '../records/ats/export.ts';
import type { AtsLinks } from '../records/ats/link-store.ts';
import type { StoredAtsApplicant, StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { JobReader } from '../records/job/job-reader.ts';
import type { StoredJob } from '../records/job/stored-job.ts';
import type { createCandidateReader } from '../records/submission/candidate-reader.ts';
import type { Head } from '../records/submission/head.ts';
import type { HeadStore } from '../records/submission/head-store.ts';
import { finderOn, mayBeThem } from './whereabouts.ts';

export interface PeopleDeps {
  readonly links: AtsLinks;
  readonly imports: Pick<AtsImports, 'find'>;
  readonly applicants: ApplicantReader;
  readonly places: PlaceReader;
  readonly findJob: JobReader['findJob'];
  readonly findEmails: ReturnType<typeof createCandidateReader>['findEmails'];
  readonly heads: Pick<HeadStore, 'require'>;
  readonly exports: Pick<ExportStore, 'find'>;
}

/** As many as one call answers. */
const MOST = 1_000;

/** Who stands on a job in the ATS that is connected (2-jobs, section 7, Candidate blacklist), and where. */
export const createPeopleApi = (
  deps: PeopleDeps,
): Api<Pick<typeof atsRoutes, 'getAtsBlacklist' | 'getAtsStanding'>> => ({
  async getAtsBlacklist({ actor: { accountId }, params: { id } }) {
    const job = await deps.findJob(accountId, id);
    if (!job) throw new AppError('JOB_NOT_FOUND');
    const link = await linkOf(deps, job);
    if (!job.ats || !link) return { candidates: [], hasMore: false, isKnown: false };
    const { mergeDevId } = job.ats;
    const [{ people, hasMore }, imported] = await Promise.all([
      deps.applicants.page(link, mergeDevId, MOST),
      deps.imports.find(accountId, mergeDevId),
    ]);
    const isKnown = imported !== undefined && isRead(imported, link);
    return { candidates: people.map(({ name, emails }) => ({ name, emails })), hasMore, isKnown };
  },

  async getAtsStanding({ actor: { accountId }, params: { id } }) {
    const head = await deps.heads.require(accountId, id);
    if (head.pending) throw new AppError('SUBMISSION_NOT_FOUND');
    const job = await deps.findJob(accountId, head.jobId);
    const link = job && (await linkOf(deps, job));
    if (!job?.ats || !link) return { standing: null };
    const there = await findThere(deps, head, link, job.ats.mergeDevId);
    return { standing: there ? standingOf(there) : null };
  },
});

/** Where somebody stands; of several applications one that is not rejected. Of most the one by which they arrived is all that is read. */
async function findThere(
  { applicants, places, exports, findEmails }: PeopleDeps,
  head: Head,
  link: StoredAtsLink,
  job: string,
): Promise<StoredAtsApplicant | undefined> {
  const sending = await exports.find(head);
  const emails = async () => {
    const known = (await findEmails(head.accountId, head.id)).map(({ email }) => email);
    return [...known, ...(sending?.email ? [sending.email] : []), ...(sending?.there?.emails ?? [])];
  };
  const found = await finderOn({ standing: applicants, applicants: places }, link, job)({ head, sending, emails });
  if (!found?.rejectedAt) return found;
  const { candidateId } = found;
  const isOne = (one: StoredAtsApplicant) => candidateId !== null && one.candidateId === candidateId;
  const mayBe = (one: StoredAtsApplicant) => isOne(one) || mayBeThem({ head, sending }, one);
  const other = await applicants.find(link, job, [...found.emails, ...(await emails())], mayBe);
  return other && !other.rejectedAt ? other : found;
}

/** The link that a job was imported through, as long as there is one to that ATS. */
async function linkOf({ links }: PeopleDeps, { accountId, ats }: StoredJob): Promise<StoredAtsLink | undefined> {
  const link = ats ? await links.find(accountId, { strongly: false }) : undefined;
  return link && link.state !== 'UNLINKED' && link.slug === ats?.slug ? link : undefined;
}
