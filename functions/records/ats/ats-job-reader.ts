import type { AccountId } from '../../../shared/model/ids.ts';
import { fold } from '../../../shared/rules/text/fold.ts';
import { queryPage } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsRowPartition, INDEX } from '../keys.ts';
import { createFindAtsJob } from './ats-job-finder.ts';
import { StoredAtsRow } from './stored-ats.ts';

/** Which copy of which account's ATS. */
export interface AtsCopy {
  readonly accountId: AccountId;
  readonly round: number;
}

/** A row of the list, as it is read back from its keys. */
export interface AtsRow {
  readonly id: string;
  readonly title: string;
  readonly code: string | null;
  readonly ref: string | null;
  readonly place: string | null;
  readonly createdAt: string | null;
}

/** In which order, and from where: by title in the table itself, by time in the index. */
export interface AtsListQuery {
  readonly by: 'createdAt' | 'title';
  readonly isDescending: boolean;
  readonly term: string;
  readonly offset: number;
  readonly limit: number;
}

/** A search reads at most this many pages of 1 MB: some eighty thousand jobs. */
const SEARCHED_PAGES = 20;
/** Of a job whose ATS does not say when it was created: before all others. */
export const NO_TIME = '0';

const toRow = ({ sk, listSort, ...row }: StoredAtsRow): AtsRow => ({
  id: sk.slice(sk.lastIndexOf('\t') + 1),
  title: row.t ?? row.title ?? '',
  code: row.c ?? row.code ?? null,
  ref: row.r ?? row.ref ?? null,
  place: row.p ?? row.place ?? null,
  createdAt: listSort === NO_TIME ? null : listSort,
});

/** Reads the copy of an ATS's jobs: all that is known of each, and the list of those that can be imported. */
export const createAtsJobReader = (table: Table) => ({
  find: createFindAtsJob(table),

  /** A part of the list: half a unit for some sixteen jobs that are read. A search reads until it has enough. */
  async list(
    { accountId, round }: AtsCopy,
    { by, isDescending, term, offset, limit }: AtsListQuery,
  ): Promise<AtsRow[]> {
    const isByTime = by === 'createdAt';
    const query = {
      ...(isByTime && { index: INDEX.list }),
      where: isByTime ? 'listKey = :list' : 'pk = :list',
      values: { ':list': atsRowPartition(accountId, round) },
      newestFirst: isDescending,
    };
    const words = fold(term).split(/\s+/).filter(Boolean);
    const most = offset + limit;
    const rows: AtsRow[] = [];
    let from: Record<string, unknown> | undefined;
    for (let page = 0; page < SEARCHED_PAGES; page++) {
      const { items, next } = await queryPage(table, query, words.length === 0 ? most : undefined, from);
      rows.push(
        ...parseItems(StoredAtsRow, items)
          .map(toRow)
          .filter((row) => has(row, words)),
      );
      from = next;
      if (!from || rows.length >= most) break;
    }
    return rows.slice(offset, most);
  },
});
export type AtsJobReader = ReturnType<typeof createAtsJobReader>;

/** Every word stands somewhere in what is shown of a job. */
function has({ title, code, ref, place }: AtsRow, words: readonly string[]): boolean {
  const said = fold([title, code, ref, place].filter(Boolean).join(' '));
  return words.every((word) => said.includes(word));
}
