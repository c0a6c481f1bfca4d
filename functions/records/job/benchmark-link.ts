import * as z from 'zod';
import { AppError } from '../../../shared/contract/errors.ts';
import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import { LIMITS } from '../../../shared/product.ts';
import { type Action, getItem, updateAction } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** What is read of a job to find an address among those that it shows. */
const Shown = z.object({ requirements: z.object({ benchmarkLinks: z.array(z.unknown()) }) });
const NONE = { requirements: { benchmarkLinks: [] } };

/**
 * What adds the address of a profile to those that a job shows sourcers, or takes it away, in the write of the profile that says so.
 * It is a new version of the job: whoever edits it meanwhile is told, and does not change it unseen. Undefined where nothing is to
 * change; refused where there are as many as there may be, or the job's addresses were changed since they were read.
 */
export async function benchmarkLinkAction(
  table: Table,
  { accountId, jobId }: { readonly accountId: AccountId; readonly jobId: JobId },
  link: string,
  isBenchmark: boolean,
): Promise<Action | undefined> {
  const key = keys.job(accountId, jobId);
  const item = await getItem(table, key, { strongly: true });
  const links = Shown.catch(NONE).parse(item).requirements.benchmarkLinks;
  const at = links.indexOf(link);
  if (isBenchmark === at >= 0) return undefined;
  if (isBenchmark && links.length >= LIMITS.benchmarks) throw new AppError('BENCHMARKS_FULL');
  const path = `requirements.benchmarkLinks[${at}]`;
  return isBenchmark
    ? updateAction(table, key, {
        change: 'SET requirements.benchmarkLinks = list_append(requirements.benchmarkLinks, :new) ADD version :one',
        values: { ':new': [link], ':one': 1 },
        if: {
          when: 'NOT contains(requirements.benchmarkLinks, :link) AND size(requirements.benchmarkLinks) < :most',
          values: { ':link': link, ':most': LIMITS.benchmarks },
        },
      })
    : updateAction(table, key, {
        change: `REMOVE ${path} ADD version :one`,
        values: { ':one': 1 },
        if: { when: `${path} = :link`, values: { ':link': link } },
      });
}
