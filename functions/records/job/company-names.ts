import * as z from 'zod';
import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import { JobId } from '../../../shared/model/ids.ts';
import { JobStatus } from '../../../shared/model/job.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { queryPage, updateItem } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { INDEX, keys, ownerListKey } from '../keys.ts';

/** The newest jobs of each status that are looked at: more than anybody has. */
const MOST_OF_STATUS = 1_000;
const AT_ONCE = 20;

const Owned = z.object({ id: JobId });

export interface CompanyChange {
  readonly account: AccountId;
  readonly owner: UserId;
  readonly from: string;
  readonly to: string;
}

export type CompanyNames = ReturnType<typeof createCompanyNames>;

/** The company that jobs are posted for. */
export const createCompanyNames = (table: Table) => ({
  /**
   * Gives the jobs of a person that name one company another, each by one conditional write; answers how many. Whoever edits
   * such a job meanwhile is told, as with any other change. Done again it changes nothing.
   */
  async change({ account, owner, from, to }: CompanyChange): Promise<number> {
    let changed = 0;
    for (const status of JobStatus.options) {
      const values = { ':owned': ownerListKey(account, owner, status) };
      const query = { index: INDEX.owner, where: 'ownerKey = :owned', values, newestFirst: true };
      const { items } = await queryPage(table, query, MOST_OF_STATUS);
      const jobs = parseItems(Owned, items);
      const written = await inParallel(jobs, AT_ONCE, ({ id }) =>
        updateItem(table, keys.job(account, id), {
          change: 'SET companyName = :to ADD version :one',
          values: { ':to': to, ':one': 1 },
          if: { when: 'companyName = :from AND ownerId = :owner', values: { ':from': from, ':owner': owner } },
        }),
      );
      changed += written.filter(Boolean).length;
    }
    return changed;
  },
});
