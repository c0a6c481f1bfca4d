import { readItems } from '../../platform/batch.ts';
import { queryPage, queryPages } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { applicationsOf } from '../job/ats-addresses.ts';
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

  /**
   * Who stands on a job with one of these addresses, of several one who is not rejected: half a unit for each address, and half of
   * one for each person.
   */
  async find(
    { accountId, round }: AtsCopy,
    job: string,
    emails: readonly string[],
  ): Promise<StoredAtsApplicant | undefined> {
    const known = (await applicationsOf(table, accountId, job, emails)).filter((id) => id !== undefined);
    const ids = [...new Set(known)];
    const items = await readItems(
      table,
      ids.map((id) => keys.atsApplicant(accountId, round, job, id)),
    );
    const people = parseItems(StoredAtsApplicant, items);
    return people.find(({ rejectedAt }) => !rejectedAt) ?? people[0];
  },

  /** People on one job by what the ATS itself calls them: as much as reading them all. */
  async byRemoteId({ accountId, round }: AtsCopy, job: string): Promise<ReadonlyMap<string, string>> {
    const query = { where: 'pk = :pk', values: { ':pk': atsApplicantPartition(accountId, round, job) } };
    const names = new Map<string, string>();
    for await (const items of queryPages(table, query))
      for (const { remoteId, name } of parseItems(StoredAtsApplicant, items)) if (remoteId) names.set(remoteId, name);
    return names;
  },
});
export type ApplicantReader = ReturnType<typeof createApplicantReader>;
