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
  /** A page of lines, newest first, each with its job. */
  async list(account: AccountId, after?: string) {
    const { pk } = keys.ledger(account, '');
    const query = { where: 'pk = :ledger', values: { ':ledger': pk }, newestFirst: true };
    const { items, next } = await queryPage(table, query, PAGE, fromCursor(after, { pk }, 'sk'));
    const entries = parseItems(StoredLedgerEntry, items);
    return { lines: await withJobs(table, account, entries), next: toCursor(next) };
  },
});

/** Lines with the jobs that they are for. One that was written before it said so may name a request, whose pointer does. */
async function withJobs(table: Table, account: AccountId, entries: readonly StoredLedgerEntry[]) {
  const older = entries.flatMap(({ jobId, reference }) => (jobId ? [] : (RequestId.safeParse(reference).data ?? [])));
  const pointed = parseItems(
    Pointer,
    await readItems(
      table,
      [...new Set(older)].map((request) => keys.requestPointer(request)),
    ),
  ).filter(({ accountId }) => accountId === account);
  const jobOfRequest = new Map(pointed.map(({ pk, jobId }) => [pk.slice('REQUEST#'.length), jobId]));
  const jobOf = ({ jobId, reference }: StoredLedgerEntry) => jobId ?? jobOfRequest.get(reference);
  const rows = await readItems(
    table,
    [...new Set(entries.flatMap((entry) => jobOf(entry) ?? []))].map((id) => keys.jobRow(account, id)),
  );
  const jobs = new Map(parseItems(Titled, rows).map(({ id, title }) => [id, { id, title }]));
  return entries.map((entry) => {
    const id = jobOf(entry);
    return { entry, job: (id && jobs.get(id)) ?? null };
  });
}
