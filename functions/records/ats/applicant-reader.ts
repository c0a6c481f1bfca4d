import { readItems } from '../../platform/batch.ts';
import { getItem, queryPage, queryPages } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { applicationsOf } from '../job/ats-addresses.ts';
import { atsApplicantPartition, keys } from '../keys.ts';
import type { AtsCopy } from './ats-job-reader.ts';
import { StoredAtsApplicant } from './stored-ats.ts';

interface ByNames {
  readonly byRemoteId: ReadonlyMap<string, StoredAtsApplicant>;
  readonly byRef: ReadonlyMap<string, StoredAtsApplicant>;
}

/** Reads the copy of those who stand in the ATS on jobs that were imported. */
export const createApplicantReader = (table: Table) => ({
  /** People on one job, a page of them: half a unit for some twenty. */
  async page({ accountId, round }: AtsCopy, job: string, limit: number) {
    const query = { where: 'pk = :pk', values: { ':pk': atsApplicantPartition(accountId, round, job) } };
    const { items, next } = await queryPage(table, query, limit);
    return { people: parseItems(StoredAtsApplicant, items), hasMore: next !== undefined };
  },

  /**
   * Who stands on a job with one of these addresses and may be the one who is looked for, of several one who is not rejected: half a
   * unit for each address, and half of one for each person.
   */
  async find(
    { accountId, round }: AtsCopy,
    job: string,
    emails: readonly string[],
    mayBe: (one: StoredAtsApplicant) => boolean = () => true,
  ): Promise<StoredAtsApplicant | undefined> {
    const known = (await applicationsOf(table, accountId, job, emails)).filter((id) => id !== undefined);
    const ids = [...new Set(known)];
    const items = await readItems(
      table,
      ids.map((id) => keys.atsApplicant(accountId, round, job, id)),
    );
    const people = parseItems(StoredAtsApplicant, items).filter(mayBe);
    return people.find(({ rejectedAt }) => !rejectedAt) ?? people[0];
  },

  /** Who stands on a job by an application: half a unit. */
  async byApplication({ accountId, round }: AtsCopy, job: string, id: string): Promise<StoredAtsApplicant | undefined> {
    const item = await getItem(table, keys.atsApplicant(accountId, round, job, id));
    return item && parseItem(StoredAtsApplicant, item);
  },

  /** People on one job by what the ATS itself calls them, or their application: as much as reading them all. */
  async byNames({ accountId, round }: AtsCopy, job: string): Promise<ByNames> {
    const query = { where: 'pk = :pk', values: { ':pk': atsApplicantPartition(accountId, round, job) } };
    const [byRemoteId, byRef] = [new Map<string, StoredAtsApplicant>(), new Map<string, StoredAtsApplicant>()];
    for await (const items of queryPages(table, query))
      for (const one of parseItems(StoredAtsApplicant, items)) {
        if (one.remoteId) byRemoteId.set(one.remoteId, one);
        if (one.ref) byRef.set(one.ref, one);
      }
    return { byRemoteId, byRef };
  },
});
export type ApplicantReader = ReturnType<typeof createApplicantReader>;
