import * as z from 'zod';
import { AppError } from '../../../shared/contract/errors.ts';
import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import { LIMITS } from '../../../shared/product.ts';
import { getItem, updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** What is read of a job to find an address among those that it shows. */
const Shown = z.object({ requirements: z.object({ benchmarkLinks: z.array(z.unknown()) }) });

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

const TRIES = 6;

/** Takes such an address away again, as a new version of the job too; nothing happens where it is not among them. */
export async function removeBenchmarkLink(table: Table, account: AccountId, job: JobId, link: string): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const item = await getItem(table, keys.job(account, job), { strongly: true });
    const { requirements } = Shown.catch({ requirements: { benchmarkLinks: [] } }).parse(item);
    const at = requirements.benchmarkLinks.indexOf(link);
    if (at < 0) return;
    const path = `requirements.benchmarkLinks[${at}]`;
    const removed = await updateItem(table, keys.job(account, job), {
      change: `REMOVE ${path} ADD version :one`,
      values: { ':one': 1 },
      if: { when: `${path} = :link`, values: { ':link': link } },
    });
    if (removed) return;
  }
  throw new AppError('CONFLICT');
}
