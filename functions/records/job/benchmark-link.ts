import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import { LIMITS } from '../../../shared/product.ts';
import { updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/**
 * Adds the address of a profile to those that a job shows sourcers, by one write; nothing happens where it is among them, or there
 * are as many as there may be. It is a new version of the job: whoever edits it meanwhile is told, and does not take it away unseen.
 */
export const addBenchmarkLink = (table: Table, account: AccountId, job: JobId, link: string) =>
  updateItem(table, keys.job(account, job), {
    change: 'SET requirements.benchmarkLinks = list_append(requirements.benchmarkLinks, :new) ADD version :one',
    values: { ':new': [link], ':one': 1 },
    if: {
      when: 'NOT contains(requirements.benchmarkLinks, :link) AND size(requirements.benchmarkLinks) < :most',
      values: { ':link': link, ':most': LIMITS.benchmarks },
    },
  });
