import { readItems, type WriteRequest, writeItems } from '../../platform/batch.ts';
import { queryPage } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsApplicantPartition, keys } from '../keys.ts';
import type { AtsCopy } from './ats-job-reader.ts';
import { StoredAtsApplicant } from './stored-ats.ts';

/** Somebody on a job of the ATS as it is now; `isGone` where they were deleted there. */
export interface AtsApplicant {
  readonly job: string;
  readonly isGone: boolean;
  readonly person: StoredAtsApplicant;
}

const isSame = (one: StoredAtsApplicant | undefined, other: StoredAtsApplicant) =>
  one !== undefined &&
  Object.entries(other).every(([name, value]) => JSON.stringify(Reflect.get(one, name)) === JSON.stringify(value));

/** Writes the copy of those who stand in the ATS on jobs that were imported. */
export const createApplicantStore = (table: Table) => ({
  /** Keeps people as they are now; writes those who changed and nobody else. It may be repeated. */
  async keep({ accountId, round }: AtsCopy, applicants: readonly AtsApplicant[]): Promise<number> {
    const keyOf = ({ job, person }: AtsApplicant) => keys.atsApplicant(accountId, round, job, person.id);
    const items = await readItems(table, applicants.map(keyOf));
    const known = new Map(parseItems(StoredAtsApplicant, items).map((person) => [person.id, person]));
    const writes = applicants.flatMap((applicant): WriteRequest[] => {
      const { isGone, person } = applicant;
      if (isGone) return known.has(person.id) ? [{ DeleteRequest: { Key: keyOf(applicant) } }] : [];
      return isSame(known.get(person.id), person) ? [] : [{ PutRequest: { Item: { ...keyOf(applicant), ...person } } }];
    });
    await writeItems(table, writes);
    return writes.length;
  },

  /** Deletes some of those of a job in a copy that is over. True once nobody is left. */
  async clear({ accountId, round }: AtsCopy, job: string, most: number): Promise<boolean> {
    const query = { where: 'pk = :pk', values: { ':pk': atsApplicantPartition(accountId, round, job) } };
    const { items, next } = await queryPage(table, query, most);
    await writeItems(
      table,
      items.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    );
    return next === undefined;
  },
});
export type ApplicantStore = ReturnType<typeof createApplicantStore>;
