import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import { JobStatus } from '../../../shared/model/job.ts';
import { inOrder, type JobOrder } from '../../../shared/rules/job/job-order.ts';
import { fold } from '../../../shared/rules/text/fold.ts';
import { getItem, IF_THERE, type Query, queryPage, updateItem } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { INDEX, jobListKey, keys, ownerListKey } from '../keys.ts';
import { readableCounts, StoredJobRow } from './stored-job.ts';

/** Which jobs a list shows: one status, of the whole account or of one owner. */
export interface JobListQuery {
  readonly account: AccountId;
  readonly owner: UserId | undefined;
  readonly status: JobStatus;
}

export interface JobListPage {
  readonly offset: number;
  readonly limit: number;
  readonly titleSearch?: string | undefined;
  readonly orderBy?: JobOrder | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** An order of another column looks at so many rows, those that were edited last: some eighty units at most. */
const ORDERED_ROWS = 1_000;

/** A search reads at most this many pages of 1 MB: some thirty thousand jobs. */
const SEARCHED_PAGES = 20;

export type JobListRepository = ReturnType<typeof createJobListRepository>;

/** The job list, last edited first. */
export function createJobListRepository(table: Table) {
  const total = (query: JobListQuery) => countRows(table, query);

  const readFirst = (query: JobListQuery, most: number) => readFirstRows(table, query, most);

  return {
    /** One page: without a search the total is kept, with one it is counted over what the search reads. */
    async list(query: JobListQuery, page: JobListPage) {
      const { offset, limit, titleSearch, orderBy = 'edit', order = 'desc' } = page;
      const most = offset + limit;
      if (orderBy !== 'edit' || order !== 'desc') {
        const rows = await readAllRows(table, query, { titleSearch, most: ORDERED_ROWS });
        return {
          rows: inOrder(rows, orderBy, order).slice(offset, most),
          total: titleSearch ? rows.length : await total(query),
        };
      }
      if (!titleSearch) {
        const [rows, count] = await Promise.all([readFirst(query, most), total(query)]);
        return { rows: rows.slice(offset, most), total: count };
      }
      const found = await readAllRows(table, query, { titleSearch });
      return { rows: found.slice(offset, most), total: found.length };
    },

    latest: async (query: JobListQuery, limit: number) => (await readFirst(query, limit)).slice(0, limit),

    /** Shows an owner under another name. */
    async renameOwner(account: AccountId, owner: UserId, ownerName: string) {
      for (const status of JobStatus.options) {
        const rows = await readAllRows(table, { account, owner, status });
        for (const row of rows)
          await updateItem(table, keys.jobRow(account, row.id), {
            change: 'SET ownerName = :name',
            values: { ':name': ownerName },
            if: IF_THERE,
          });
      }
    },
  };
}

const inList = ({ account, owner, status }: JobListQuery): Query => ({
  index: owner ? INDEX.owner : INDEX.list,
  where: '#list = :list',
  names: { '#list': owner ? 'ownerKey' : 'listKey' },
  values: { ':list': owner ? ownerListKey(account, owner, status) : jobListKey(account, status) },
  newestFirst: true,
});

/** How many rows a list has: half a unit. */
export const countRows = async (table: Table, { account, owner, status }: JobListQuery) =>
  readableCounts((await getItem(table, keys.jobCounts(account, owner ?? 'account'))) ?? {})[status];

/** The rows of a list that were edited last, so many or more: half a unit for each six or seven. */
export const readFirstRows = (table: Table, query: JobListQuery, most: number): Promise<StoredJobRow[]> =>
  readRows(table, inList(query), { most, limit: most, pages: 50 });

/** All rows of a list, or those with these words in their title, last edited first. It costs as much as all. */
export const readAllRows = (
  table: Table,
  query: JobListQuery,
  { titleSearch, most }: { readonly titleSearch?: string | undefined; readonly most?: number } = {},
): Promise<StoredJobRow[]> =>
  readRows(table, titleSearch ? matching(inList(query), titleSearch) : inList(query), {
    ...(most !== undefined && { most }),
    pages: SEARCHED_PAGES,
  });

/** Rows in order, up to `most`, page by page. */
async function readRows(table: Table, query: Query, { most = Number.POSITIVE_INFINITY, limit, pages }: Reading) {
  const rows: StoredJobRow[] = [];
  let from: Record<string, unknown> | undefined;
  for (let page = 0; page < pages; page++) {
    const { items, next } = await queryPage(table, query, limit, from);
    rows.push(...parseItems(StoredJobRow, items));
    from = next;
    if (!from || rows.length >= most) break;
  }
  return rows;
}

/** How far rows are read: at least `most` of them, in at most so many pages of `limit`. */
interface Reading {
  readonly most?: number;
  readonly limit?: number;
  readonly pages: number;
}

/** Narrows a query to titles that contain the words, whatever their case and accents. */
const matching = (query: Query, titleSearch: string): Query => ({
  ...query,
  filter: 'contains(foldedTitle, :words)',
  values: { ...query.values, ':words': fold(titleSearch) },
});
