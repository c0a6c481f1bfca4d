import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { newId } from '../platform/ids.ts';
import type { Table } from '../platform/table.ts';
import { createSettingsReader } from '../records/account/settings-reader.ts';
import { createAutoSourcingStore } from '../records/job/auto-sourcing-store.ts';
import { createBatchRatings } from '../records/job/batch-ratings.ts';
import type { JobsRepository } from '../records/job/job-store.ts';
import { lookSoon } from '../records/job/sourcing-due.ts';
import { createSourcingRepository } from '../records/request/request-store.ts';
import { readColumnSince } from '../records/submission/auto-contacted.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { type AutoDeps, createAutoApi } from './auto-api.ts';
import { createRequestApi, type RequestDeps, startFirstBatch } from './request-api.ts';

type OfJob = Parameters<typeof startFirstBatch> extends [RequestDeps, ...infer Rest] ? Rest : never;

/** The use cases by which people steer how a job is sourced, over a table. */
export function createSteering(
  table: Table,
  jobs: Pick<RequestDeps, 'findJob' | 'present'> & { readonly jobs: JobsRepository },
) {
  const deps: RequestDeps & AutoDeps = {
    ...jobs,
    sourcing: createSourcingRepository(table),
    ratings: createBatchRatings(table),
    auto: createAutoSourcingStore(table),
    listSettings: createSettingsReader(table),
    lookSoon: (account: AccountId, job: JobId) => lookSoon(table, account, job, new Date()),
    heads: createHeadStore(table),
    readColumnSince: (...of) => readColumnSince(table, ...of),
    now: () => new Date(),
    newId,
  };
  return {
    api: { ...createRequestApi(deps), ...createAutoApi(deps) },
    startFirstBatch: (...of: OfJob) => startFirstBatch(deps, ...of),
    lookSoon: deps.lookSoon,
  };
}
