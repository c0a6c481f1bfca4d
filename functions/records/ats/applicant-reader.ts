import { readItems } from '../../platform/batch.ts';
import { fingerprint } from '../../platform/ids.ts';
import { getItem, queryPage } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { atsApplicantPartition, keys } from '../keys.ts';
import type { AtsCopy } from './ats-job-reader.ts';
import { StoredAtsApplicant } from './stored-ats.ts';

/** Reads the copy of those who stand in the ATS on jobs that were imported. */
export const createApplicantReader = (table: Table) => ({
  /** People on one job, a page of them: half a unit for some twenty. */
  async page({ accountId, round }: AtsCopy, job: string, limit: number) {
    const query = { where: 'pk = :pk', values: { ':pk': atsApplicantPartition(accountId, round, job) } };
    const { items, next } = await queryPage(table, query, limit);
    return { people: parseItems(StoredAtsApplicant, items), hasMore: next !== undefined };
  },

  /** Who stands on a job with one of these addresses: half a unit for each address, and half of one for the person. */
  async find(
    { accountId, round }: AtsCopy,
    job: string,
    emails: readonly string[],
  ): Promise<StoredAtsApplicant | undefined> {
    const known = await readItems(
      table,
      [...new Set(emails.map(fingerprint))].map((print) => keys.atsKnown(accountId, job, print)),
    );
    const id = known.map((item) => item.id).find((one) => typeof one === 'string');
    const item = id && (await getItem(table, keys.atsApplicant(accountId, round, job, id)));
    return item ? parseItem(StoredAtsApplicant, item) : undefined;
  },
});
export type ApplicantReader = ReturnType<typeof createApplicantReader>;
