import * as z from 'zod';
import { type AccountId, Instant, JobId } from '../../../shared/model/ids.ts';
import type { JourneyStep } from '../../../shared/model/job.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { readItems } from '../../platform/batch.ts';
import { queryPage } from '../../platform/items.ts';
import { fromCursor, parseItems, type Table, toCursor } from '../../platform/table.ts';
import { StoredUser } from '../account/stored-account.ts';
import { INDEX, keys, templatesKey } from '../keys.ts';
import { StoredOutreach } from '../submission/stored-items.ts';
import { StoredJobRow } from './stored-job.ts';

/** Item TEMPLATE of a job: under which version the emails stand that somebody wrote for it last, and since when. */
export const StoredTemplate = asStored(
  z.object({ jobId: JobId, outreachVersion: z.number().int(), writtenAt: Instant }),
);

/** The emails that somebody wrote for a job, with what is said of it. */
export interface WrittenEmails {
  readonly row: StoredJobRow;
  readonly owner: StoredUser | undefined;
  readonly steps: readonly JourneyStep[];
  readonly writtenAt: string;
}

type Key = ReturnType<typeof keys.job>;

/** The emails that people of an account wrote for its jobs, a page at a time. */
export const createTemplateLibrary = (table: Table) => ({
  /** The latest first: half a unit for the page, and half a unit or one for each of its jobs, its emails and its owner. */
  async list(account: AccountId, limit: number, after: string | undefined) {
    const partition = { listKey: templatesKey(account) };
    const query = {
      index: INDEX.list,
      where: 'listKey = :list',
      values: { ':list': partition.listKey },
      newestFirst: true,
    };
    const { items, next } = await queryPage(table, query, limit, fromCursor(after, partition, 'listSort'));
    const entries = parseItems(StoredTemplate, items);
    const keysOf = entries.map(({ jobId, outreachVersion }) => ({
      row: keys.jobRow(account, jobId),
      emails: keys.outreach(account, jobId, outreachVersion),
    }));
    const found = await readItems(
      table,
      keysOf.flatMap(({ row, emails }) => [row, emails]),
    );
    const at = ({ pk, sk }: Key) => found.filter((item) => item.pk === pk && item.sk === sk);
    const rows = keysOf.map(({ row }) => parseItems(StoredJobRow, at(row))[0]);
    const owners = await readOwners(table, rows);
    const written = entries.flatMap(({ writtenAt }, index): WrittenEmails[] => {
      const row = rows[index];
      const emails = keysOf[index] && parseItems(StoredOutreach, at(keysOf[index].emails))[0];
      return row && emails ? [{ row, owner: owners.get(row.ownerId), steps: emails.steps, writtenAt }] : [];
    });
    return { written, next: toCursor(next) };
  },
});
export type TemplateLibrary = ReturnType<typeof createTemplateLibrary>;

async function readOwners(table: Table, rows: readonly (StoredJobRow | undefined)[]) {
  const ids = [...new Set(rows.flatMap((row) => (row ? [row.ownerId] : [])))];
  const users = parseItems(StoredUser, await readItems(table, ids.map(keys.user)));
  return new Map(users.map((user) => [user.id, user]));
}
