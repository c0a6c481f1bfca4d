import * as z from 'zod';
import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import { JobId } from '../../../shared/model/ids.ts';
import { JobStatus } from '../../../shared/model/job.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { getItem, queryPage, updateItem } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { INDEX, keys, ownerListKey } from '../keys.ts';

/** The newest jobs of each status that are looked at: more than anybody has. */
const MOST_OF_STATUS = 1_000;
const AT_ONCE = 20;

const Owned = z.object({ id: JobId });

export interface JobOwner {
  readonly account: AccountId;
  readonly owner: UserId;
}

export interface CompanyChange extends JobOwner {
  readonly from: string;
  readonly to: string;
}

export type CompanyNames = ReturnType<typeof createCompanyNames>;

/** The company that jobs are posted for. */
export function createCompanyNames(table: Table) {
  const ownedBy = async ({ account, owner }: JobOwner): Promise<readonly JobId[]> => {
    const ids: JobId[] = [];
    for (const status of JobStatus.options) {
      const values = { ':owned': ownerListKey(account, owner, status) };
      const query = { index: INDEX.owner, where: 'ownerKey = :owned', values, newestFirst: true };
      const { items } = await queryPage(table, query, MOST_OF_STATUS);
      ids.push(...parseItems(Owned, items).map(({ id }) => id));
    }
    return ids;
  };
  /** The jobs of a person that name a company: half a unit for each job they own. */
  const list = async (of: JobOwner, company: string): Promise<readonly JobId[]> => {
    const ids = await ownedBy(of);
    const jobs = await inParallel(ids, AT_ONCE, (id) => getItem(table, keys.job(of.account, id)));
    return ids.filter((_, at) => jobs[at]?.companyName === company && jobs[at]?.ownerId === of.owner);
  };

  return {
    list,
    /**
     * Gives the jobs of a person that name one company another, each by one conditional write; answers how many. Whoever edits
     * such a job meanwhile is told, as with any other change. Done again it changes nothing.
     */
    async change({ account, owner, from, to }: CompanyChange): Promise<number> {
      const named = await list({ account, owner }, from);
      const written = await inParallel(named, AT_ONCE, (id) =>
        updateItem(table, keys.job(account, id), {
          change: 'SET companyName = :to ADD version :one',
          values: { ':to': to, ':one': 1 },
          if: { when: 'companyName = :from AND ownerId = :owner', values: { ':from': from, ':owner': owner } },
        }),
      );
      return written.filter(Boolean).length;
    },
  };
}
