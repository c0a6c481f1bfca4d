import { AppError } from '../../shared/contract/errors.ts';
import type { SourcingRequest, sourcingRoutes } from '../../shared/contract/sourcing.ts';
import type { webhookRoutes } from '../../shared/contract/webhooks.ts';
import { resumeKey } from '../platform/file-keys.ts';
import type { FileLinks } from '../platform/file-links.ts';
import type { Api } from '../platform/http.ts';
import type { StoredJob, StoredRequest } from '../records/job/stored-job.ts';
import { isHeld } from '../records/request/open-request.ts';
import { type DeliverDeps, deliverProfiles } from './deliver.ts';

interface SourcingDeps extends DeliverDeps {
  readonly files: Pick<FileLinks, 'readLink'>;
}

type Routes = Omit<typeof sourcingRoutes, 'listRequestMessages' | 'sendRequestMessage' | keyof typeof webhookRoutes>;

/** What sourcers do: see what is asked for, and deliver it. What they write stands in `chat`. */
export function createSourcingApi(deps: SourcingDeps): Api<Routes> {
  const { repository, files } = deps;
  return {
    async listSourcingRequests({ query: { after } }) {
      const { requests, next } = await repository.listOpen(after);
      const jobs = new Map((await repository.findJobs(requests)).map((job) => [job.id, job]));
      const known = requests.flatMap((request) => {
        const job = jobs.get(request.jobId);
        return job ? [{ request, job }] : [];
      });
      return {
        results: await Promise.all(known.map(({ request, job }) => toSourcingRequest(files, request, job))),
        next,
      };
    },

    async getSourcingRequest({ params: { id } }) {
      const which = await repository.locate(id);
      const found = which && (await repository.readRequest(which));
      const job = found?.request.openKey ? await repository.findJob(found.request) : undefined;
      if (!found || !job) throw new AppError('NOT_FOUND');
      return toSourcingRequest(files, found.request, job);
    },

    async takeSourcingRequest({ params: { id } }) {
      const which = await repository.locate(id);
      const found = which && (await repository.readRequest(which));
      const job = found?.request.openKey ? await repository.findJob(found.request) : undefined;
      if (!found) throw new AppError('NOT_FOUND');
      if (!job) throw new AppError('REQUEST_CLOSED');
      if (isHeld(found.request)) throw new AppError('REQUEST_PAUSED');
      if (!found.sourcing.sourcing) await repository.begin(found.request);
      return toSourcingRequest(files, found.request, job);
    },

    deliverProfiles: ({ sourcer, params: { id }, body: { profiles } }) => deliverProfiles(deps, sourcer, id, profiles),
  };
}

/** Nothing of a job but what its sourcers need: the account's own work stays with the account. */
async function toSourcingRequest(
  { readLink }: SourcingDeps['files'],
  request: StoredRequest,
  job: StoredJob,
): Promise<SourcingRequest> {
  const { benchmarkCvs: files, ...requirements } = job.requirements;
  const linked = files.map(async ({ identifier, originalFilename }) => ({
    originalFilename,
    url: await readLink(resumeKey(job.accountId, identifier), originalFilename),
  }));
  const benchmarkCvs = await Promise.all(linked);
  const { id, openedAt, batch, batchSize, delivered } = request;
  return {
    id,
    openedAt,
    batch,
    batchSize,
    delivered,
    isPaused: isHeld(request),
    job: {
      title: job.title,
      companyName: job.companyName,
      seniorityLevel: job.seniorityLevel,
      employmentType: job.employmentType,
      description: job.description,
      functions: job.functions,
      industries: job.industries,
      office: job.office,
      location: job.location,
      requirements: { ...requirements, benchmarkCvs },
      noteForSourcer: job.noteForSourcer,
    },
    lastRating: job.batchRating ?? null,
  };
}
