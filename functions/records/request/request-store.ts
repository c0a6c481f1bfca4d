import type { AccountId, JobId, RequestId } from '../../../shared/model/ids.ts';
import { getItem, queryPages, transact } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { rowAction, type StopReason, stopActions } from '../job/request-actions.ts';
import { type NewRequest, startActions } from '../job/request-start.ts';
import { StoredRequest, StoredSourcing } from '../job/stored-job.ts';
import { keys } from '../keys.ts';
import { readRequest, withDelivered } from './open-request.ts';

export type StartOutcome = 'started' | 'notEnoughCredits' | 'changedMeanwhile';

export type SourcingRepository = ReturnType<typeof createSourcingRepository>;

/** Reads and writes of sourcing requests from the employer's side. */
export const createSourcingRepository = (table: Table) => ({
  findSourcing: (account: AccountId, job: JobId) => findSourcing(table, account, job),

  findRequest: async (accountId: AccountId, jobId: JobId, id: RequestId) =>
    (await readRequest(table, { accountId, jobId, id }, { strongly: true }))?.request,

  /** Every request of a job with what it delivered, the latest first: half a unit for some twenty of them, and half a one. */
  async listRequests(accountId: AccountId, jobId: JobId): Promise<StoredRequest[]> {
    const { pk } = keys.job(accountId, jobId);
    const values = { ':job': pk, ':request': 'REQUEST#' };
    const requests: StoredRequest[] = [];
    for await (const items of queryPages(table, { where: 'pk = :job AND begins_with(sk, :request)', values }))
      requests.push(...parseItems(StoredRequest, items));
    const sourcing = requests.some(({ openKey }) => openKey) && (await findSourcing(table, accountId, jobId));
    return requests
      .map((request) => (sourcing && withDelivered(request, sourcing)) || request)
      .sort((a, b) => b.batch - a.batch);
  },

  /** Opens a request: reserves its credits, tells the job and its row, all or nothing. */
  async open(request: NewRequest): Promise<StartOutcome> {
    const sourcing = await findSourcing(table, request.accountId, request.jobId);
    if (!sourcing) return 'changedMeanwhile';
    const refused = await transact(table, startActions(table, request, sourcing));
    if (!refused) return 'started';
    return request.holdsCredits && refused[0] ? 'notEnoughCredits' : 'changedMeanwhile';
  },

  /** Stops a request as it was read. False when a profile was delivered, or someone stopped it, meanwhile. */
  async stop(request: StoredRequest, reason: StopReason, entry: { id: string; at: string; refund: number }) {
    const { delivered } = request;
    const row = { isSourcing: false, notSourcingReason: reason.notSourcingReason, delivered };
    const actions = [...stopActions(table, request, reason, entry), rowAction(table, request, row)];
    return (await transact(table, actions)) === undefined;
  },
});

async function findSourcing(table: Table, account: AccountId, job: JobId) {
  const item = await getItem(table, keys.sourcing(account, job), { strongly: true });
  return item && parseItem(StoredSourcing, item);
}
