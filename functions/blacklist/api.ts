import type { BlacklistFile, blacklistRoutes } from '../../shared/contract/blacklist.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { FileId, JobId } from '../../shared/model/ids.ts';
import { uploadedListKey } from '../platform/file-keys.ts';
import type { Actor, Api } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import type { createFlagReader } from '../records/account/flag-reader.ts';
import { bitsFor, type DenyLists, gatherPrints, type Listed } from '../records/job/deny-list.ts';
import type { JobReader } from '../records/job/job-reader.ts';
import type { StoredDenyList } from '../records/job/stored-job.ts';
import { toCandidate } from './read-list.ts';
import type { ReadListAnswer, ReadListRequest } from './reader-contract.ts';
import type { StoredLists } from './stored-lists.ts';

export interface BlacklistDeps {
  readonly jobs: Pick<JobReader, 'findJob'>;
  readonly denyLists: DenyLists;
  readonly lists: StoredLists;
  readonly hasFlag: ReturnType<typeof createFlagReader>;
  /** Reads an uploaded file; it is a function of its own. */
  readonly readList: (file: ReadListRequest) => Promise<ReadListAnswer>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** The candidates not to source of a job: read, saved, shown and removed (2-jobs, section 7). */
export function createBlacklistApi(deps: BlacklistDeps): Api<typeof blacklistRoutes> {
  const { jobs, denyLists, lists } = deps;

  const requireJob = async ({ accountId }: Actor, id: JobId) => {
    const job = await jobs.findJob(accountId, id);
    if (!job) throw new AppError('JOB_NOT_FOUND');
    return job;
  };

  const requireFeature = async ({ accountId }: Actor) => {
    if (!(await deps.hasFlag('candidateDenyList', accountId))) throw new AppError('DENY_LIST_NOT_OFFERED');
  };

  const requireListed = async ({ accountId }: Actor, id: JobId) => {
    const job = await denyLists.find(accountId, id);
    if (!job) throw new AppError('JOB_NOT_FOUND');
    return job;
  };

  return {
    async parseBlacklist({ actor, body: { identifier } }) {
      await requireFeature(actor);
      const answer = await deps.readList({ key: uploadedListKey(actor.accountId, identifier) });
      if (answer.outcome !== 'read') throw new AppError(answer.outcome);
      return { identifier, ...answer.list };
    },

    async saveBlacklist({ actor, params: { id }, body: { identifier, originalFilename } }) {
      await requireFeature(actor);
      const job = await requireListed(actor, id);
      if (job.denyList?.identifier === identifier) return toFile(job.denyList);
      const list = await writeList(deps, job, { identifier, originalFilename });
      if (await denyLists.set(job, list)) return toFile(list);
      const now = (await requireListed(actor, id)).denyList;
      if (now?.save !== list.save) await discard(deps, job, list);
      if (now?.identifier !== identifier) throw new AppError('CONFLICT');
      return toFile(now);
    },

    async removeBlacklist({ actor, params: { id } }) {
      const job = await requireListed(actor, id);
      return { removed: Boolean(job.denyList) && (await denyLists.set(job, null)) };
    },

    async getBlacklistFile({ actor, params: { id } }) {
      const { denyList } = await requireJob(actor, id);
      return denyList ? toFile(denyList) : null;
    },

    async listBlacklist({ actor, params: { id }, query }) {
      const { denyList } = await requireJob(actor, id);
      if (!denyList) return { candidates: [], total: 0 };
      const people = await lists.read(actor.accountId, denyList, query);
      return { candidates: people.map(toCandidate), total: denyList.candidates };
    },
  };
}

/** Writes the people of a list that was read, and by what they are found, under a name of this save. */
async function writeList(
  deps: BlacklistDeps,
  job: Listed,
  file: { readonly identifier: FileId; readonly originalFilename: string },
): Promise<StoredDenyList> {
  const { lists, denyLists, now, newId } = deps;
  const { accountId } = job;
  const summary = await lists.findSummary(accountId, file.identifier);
  if (!summary) throw new AppError('FILE_NOT_FOUND');
  if (summary.people === 0) throw new AppError('LIST_EMPTY');
  const { secret, terms, people: candidates } = summary;
  const about = { ...file, save: newId(), createdAt: now().toISOString() };
  const list: StoredDenyList = { ...about, candidates, bits: bitsFor(terms), secret };
  const prints = gatherPrints(list);
  const kept = await lists.keep(accountId, list, summary, ({ name, company, emails }) =>
    prints.add({ name, companies: [company], emails }),
  );
  if (!kept) {
    await discard(deps, job, list);
    throw new AppError('FILE_NOT_FOUND');
  }
  await denyLists.writePrints(job, list, prints.parts());
  return list;
}

/** Removes a list that became no job's. What is left of it is in the way of nothing. */
async function discard({ lists, denyLists }: BlacklistDeps, { accountId, id }: Listed, list: StoredDenyList) {
  try {
    await lists.remove(accountId, list);
    await denyLists.removePrints(accountId, id, list);
  } catch (error) {
    log.error('A list was not removed', error, { account: accountId, file: list.identifier });
  }
}

const toFile = ({ identifier, originalFilename, createdAt, candidates }: StoredDenyList): BlacklistFile => ({
  identifier,
  originalFilename,
  createdAt,
  candidates,
});
