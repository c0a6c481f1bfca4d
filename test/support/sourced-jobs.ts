import { openOffice } from '../../scripts/ops/environment.ts';
import { readLedger } from '../../scripts/ops/office.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Employer, Sourcer, TestAccount } from './accounts.ts';
import { aDeliveredProfile, aJob } from './builders.ts';
import type { World } from './world.ts';

const { jobs, sourcing, submissions } = contract;

/** A job and whose it is. */
export interface Place {
  readonly account: TestAccount;
  readonly admin: Employer;
  readonly job: Job;
}

let titles = 0;

/** What is done with jobs that are sourced, by their people and by a sourcer. */
export function sourcedJobsIn(world: World, sourcer: Sourcer) {
  const of = ({ job, admin }: Place) => [{ params: { id: job.id } }, { as: admin }] as const;
  const openRequests = async () =>
    (await world.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer })).results;
  const requestOf = async ({ job }: Place) => (await openRequests()).find((request) => request.job.title === job.title);

  const deliver = async (place: Place, most = 100, over: Parameters<typeof aDeliveredProfile>[0] = {}) => {
    let request = await requestOf(place);
    for (let left = most; request && left > 0; request = await requestOf(place)) {
      const count = Math.min(left, 20, request.batchSize - request.delivered);
      const profiles = Array.from({ length: count }, () => aDeliveredProfile(over));
      await world.call(sourcing.deliverProfiles, { params: { id: request.id }, body: { profiles } }, { as: sourcer });
      left -= count;
    }
    await world.drain();
  };

  const newOnes = async (place: Place) => {
    const query = { params: { id: place.job.id, column: 'NEW' as const }, query: { limit: 100 } };
    const { cards } = await world.call(submissions.getFunnelColumn, query, { as: place.admin });
    return cards.map(({ id }) => id);
  };
  const discardAll = async (place: Place) => {
    const submissionIds = await newOnes(place);
    const body = { jobId: place.job.id, submissionIds, reason: 'NOT_QUITE_RIGHT' as const };
    await world.call(submissions.disqualifyAsClient, { body }, { as: place.admin });
    await world.drain();
  };

  return {
    of,
    openRequests,
    requestOf,
    deliver,
    read: (place: Place) => world.call(jobs.getJob, ...of(place)),
    bookOf: ({ account }: Place) => readLedger(openOffice(), account.id),

    /** Lets a while pass, and everything happen that is due then. */
    async pass(duration: Parameters<World['pass']>[0]) {
      world.pass(duration);
      for (let round = 0; round < 3; round++) await world.drain();
    },

    newOnes,
    discardAll,

    /** A job whose calibration batch was delivered, reviewed and rated. */
    async aCalibratedJob(credits = 200, over: Parameters<typeof aJob>[0] = {}): Promise<Place> {
      const { account, admin } = await world.anAccount({ credits, window: 'working-hours' });
      const body = aJob({ title: `Engineer ${++titles}`, ...over });
      const place = { account, admin, job: await world.call(jobs.createJob, { body }, { as: admin }) };
      await world.call(jobs.startSourcing, { ...of(place)[0], body: { batchSize: 10 } }, { as: admin });
      await deliver(place);
      await discardAll(place);
      await world.call(jobs.rateBatch, { ...of(place)[0], body: { batchRating: 3 } }, { as: admin });
      return place;
    },
  };
}

/** The history of a job, a line for each entry. */
export const historyOf = (job: Job) =>
  job.autoSourcingHistory.map(({ action, reasons }) => `${action} ${reasons.join(' ')}`);
