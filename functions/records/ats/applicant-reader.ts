import { queryPage } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsApplicantPartition } from '../keys.ts';
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
});
export type ApplicantReader = ReturnType<typeof createApplicantReader>;
