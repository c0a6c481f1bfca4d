import type { AccountId, JobId, UserId } from '../../../shared/model/ids.ts';
import { readItems } from '../../platform/batch.ts';
import type { Table } from '../../platform/table.ts';
import { createJobFacts } from '../job/job-facts.ts';
import { keys } from '../keys.ts';
import { createHeadStore } from '../submission/head-store.ts';
import { countsIn } from './inbox-counts.ts';
import { needsIn } from './review-counts.ts';

/** Uncertain emails that are looked at. */
const LOOKED_AT = 20;

/**
 * What needs a person, over all their jobs, however many those are: half a unit for each of two items that are kept as things
 * happen, and half a unit for each job that is named. Whoever has uncertain emails pays half a unit for each, since they may have been
 * settled, or the job given to somebody else.
 */
export const createNeeds = (table: Table) => async (account: AccountId, user: UserId) => {
  const [counts, waiting] = [keys.inboxCounts(account, user), keys.toReview(account, user)];
  const items = await readItems(table, [counts, waiting]);
  const found = (sk: string) => items.find((item) => item.sk === sk);
  const { toReview, stuck, uncertain } = needsIn(found(waiting.sk));
  const fullest = toReview.toSorted((a, b) => b.count - a.count)[0];
  const heads = await createHeadStore(table).readMany(account, uncertain.slice(0, LOOKED_AT));
  const unsettled = heads.filter(({ campaign }) => campaign?.state === 'uncertain');
  const named = [fullest?.job, stuck[0]].flatMap((job) => job ?? []);
  const jobs = named.length > 0 ? await createJobFacts(table).findJobs(account, named) : [];
  const titleOf = (job: JobId) => jobs.find(({ id }) => id === job)?.title ?? '';
  const boxes = countsIn([found(counts.sk)]);
  return {
    answers: boxes.unread,
    toReview: {
      profiles: toReview.reduce((sum, { count }) => sum + count, 0),
      jobs: toReview.length,
      fullest: fullest ? { jobId: fullest.job, title: titleOf(fullest.job) } : null,
    },
    stuck: { jobs: stuck.length, first: stuck[0] ? { jobId: stuck[0], title: titleOf(stuck[0]) } : null },
    uncertain: {
      emails: unsettled.length,
      first: unsettled[0]
        ? { jobId: unsettled[0].jobId, submissionId: unsettled[0].id, name: unsettled[0].name }
        : null,
    },
  };
};
export type ReadNeeds = ReturnType<typeof createNeeds>;
