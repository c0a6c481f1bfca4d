import * as z from 'zod';
import { AccountId, JobId, RequestId } from '../../../shared/model/ids.ts';
import { readItems } from '../../platform/batch.ts';
import { queryPage } from '../../platform/items.ts';
import { fromCursor, parseItems, type Table, toCursor } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { StoredLedgerEntry } from './stored-account.ts';

/** A month of an account that is busy. */
const PAGE = 50;

/** All that a line needs of what a request's pointer and a job's row hold. */
const Pointer = z.object({ pk: z.string(), accountId: AccountId, jobId: JobId });
const Titled = z.object({ id: JobId, title: z.string() });

export type LedgerStore = ReturnType<typeof createLedgerStore>;

/** The ledger of an account, as it is read. Its lines are written by whatever they tell of, in the same transaction. */
export const createLedgerStore = (table: Table) => ({
  /** A page of lines, newest first, with the jobs of the requests that they name. */
  async list(account: AccountId, after?: string) {
    const { pk } = keys.ledger(account, '');
    const query = { where: 'pk = :ledger', values: { ':ledger': pk }, newestFirst: true };
    const { items, next } = await queryPage(table, query, PAGE, fromCursor(after, { pk }, 'sk'));
    const entries = parseItems(StoredLedgerEntry, items);
    return { entries, jobs: await findJobs(table, account, entries), next: toCursor(next) };
  },
});

/** The jobs behind requests, by the request's id. */
async function findJobs(table: Table, account: AccountId, entries: readonly StoredLedgerEntry[]) {
  const requests = entries.flatMap(({ reference }) => RequestId.safeParse(reference).data ?? []);
  const items = await readItems(
    table,
    [...new Set(requests)].map((request) => keys.requestPointer(request)),
  );
  const pointers = parseItems(Pointer, items).filter(({ accountId }) => accountId === account);
  const ids = [...new Set(pointers.map(({ jobId }) => jobId))];
  const rows = await readItems(
    table,
    ids.map((id) => keys.jobRow(account, id)),
  );
  const jobs = new Map(parseItems(Titled, rows).map(({ id, title }) => [id, { id, title }]));
  return new Map(
    pointers.flatMap(({ pk, jobId }) => {
      const job = jobs.get(jobId);
      return job ? [[pk.slice('REQUEST#'.length), job] as const] : [];
    }),
  );
}
