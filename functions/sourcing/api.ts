import { AppError } from '../../shared/contract/errors.ts';
import type { SourcingRequest, sourcingRoutes } from '../../shared/contract/sourcing.ts';
import type { Api } from '../platform/http.ts';
import type { StoredJob, StoredRequest } from '../records/job/stored-job.ts';
import { isHeld } from '../records/request/open-request.ts';
import { type DeliverDeps, deliverProfiles } from './deliver.ts';

/** What sourcers do: see what is asked for, and deliver it. */
export function createSourcingApi(deps: DeliverDeps): Api<typeof sourcingRoutes> {
  const { repository } = deps;
  return {
    async listSourcingRequests({ query: { after } }) {
      const { requests, next } = await repository.listOpen(after);
      const jobs = new Map((await repository.findJobs(requests)).map((job) => [job.id, job]));
      const results = requests.flatMap((request) => {
        const job = jobs.get(request.jobId);
        return job ? [toSourcingRequest(request, job)] : [];
      });
      return { results, next };
    },

    async getSourcingRequest({ params: { id } }) {
      const which = await repository.locate(id);
      const found = which && (await repository.readRequest(which));
      const job = found?.request.openKey ? await repository.findJob(found.request) : undefined;
      if (!found || !job) throw new AppError('NOT_FOUND');
      return toSourcingRequest(found.request, job);
    },

    async takeSourcingRequest({ params: { id } }) {
      const which = await repository.locate(id);
      const found = which && (await repository.readRequest(which));
      const job = found?.request.openKey ? await repository.findJob(found.request) : undefined;
      if (!found) throw new AppError('NOT_FOUND');
      if (!job) throw new AppError('REQUEST_CLOSED');
      if (isHeld(found.request)) throw new AppError('REQUEST_PAUSED');
      if (!found.sourcing.sourcing) await repository.begin(found.request);
      return toSourcingRequest(found.request, job);
    },

    deliverProfiles: ({ sourcer, params: { id }, body: { profiles } }) => deliverProfiles(deps, sourcer, id, profiles),
  };
}

/** Nothing of a job but what its sourcers need: the account's own work and its files stay with the account. */
function toSourcingRequest(request: StoredRequest, job: StoredJob): SourcingRequest {
  const { benchmarkCvs: _, ...requirements } = job.requirements;
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
      requirements,
      noteForSourcer: job.noteForSourcer,
    },
    lastRating: job.batchRating ?? null,
  };
}
