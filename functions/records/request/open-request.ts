import type { Counts } from '../../../shared/rules/funnel/counters.ts';
import { readItems } from '../../platform/batch.ts';
import { getItem, type Item } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { countsIn } from '../job/job-counters.ts';
import { StoredJob, StoredRequest, StoredSourcing } from '../job/stored-job.ts';
import { keys, PAUSED_REQUESTS } from '../keys.ts';

/** Where a request stands. */
export type Which = Pick<StoredRequest, 'accountId' | 'jobId' | 'id'>;

/** Whether an open request waits, because our people have paused its job. */
export const isHeld = ({ openKey }: Pick<StoredRequest, 'openKey'>): boolean => openKey === PAUSED_REQUESTS;

/** A request, and how its job is sourced. */
export interface ReadRequest {
  readonly request: StoredRequest;
  readonly sourcing: StoredSourcing;
}

/** A request with how many were delivered for it: while it is open the job counts them. Undefined where the job says it is closed. */
export function withDelivered(request: StoredRequest, sourcing: StoredSourcing): StoredRequest | undefined {
  const { submittedBefore, openKey } = request;
  if (!openKey || submittedBefore === undefined) return request;
  if (sourcing.requestId !== request.id) return undefined;
  return { ...request, delivered: sourcing.submissions - submittedBefore };
}

/**
 * A request as it stands, by one call: half a unit for it and for its job's sourcing, twice that `strongly`. As it was a moment
 * ago it may seem to be open, or to have delivered less; it is never closed too early.
 */
export async function readRequest(
  table: Table,
  which: Which,
  { strongly = false } = {},
): Promise<ReadRequest | undefined> {
  const items = await readItems(table, keysOf(which), { ConsistentRead: strongly });
  return requestIn(table, which, items);
}

/** The same with the job itself and its counts, as they were a moment ago: half a unit more, and one for each 4 KB of the job. */
export async function readRequestAndJob(
  table: Table,
  which: Which,
): Promise<(ReadRequest & { readonly job: StoredJob; readonly counts: Counts }) | undefined> {
  const jobKey = keys.job(which.accountId, which.jobId);
  const countersKey = keys.counters(which.accountId, which.jobId);
  const items = await readItems(table, [...keysOf(which), jobKey, countersKey]);
  const job = items.find(({ sk }) => sk === jobKey.sk);
  const found = job && (await requestIn(table, which, items));
  const counts = countsIn(items.find(({ sk }) => sk === countersKey.sk));
  return found && { ...found, counts, job: parseItem(StoredJob, job) };
}

const keysOf = ({ accountId, jobId, id }: Which) => [
  keys.request(accountId, jobId, id),
  keys.sourcing(accountId, jobId),
];

async function requestIn(table: Table, which: Which, items: readonly Item[]): Promise<ReadRequest | undefined> {
  const [item, of] = keysOf(which).map(({ sk }) => items.find((found) => found.sk === sk));
  if (!item || !of) return undefined;
  const sourcing = parseItem(StoredSourcing, of);
  const request = withDelivered(parseItem(StoredRequest, item), sourcing);
  if (request) return { request, sourcing };
  // It was closed between the two reads: from then on it says itself what it delivered.
  const closed = await getItem(table, keys.request(which.accountId, which.jobId, which.id), { strongly: true });
  return closed && { request: parseItem(StoredRequest, closed), sourcing };
}
