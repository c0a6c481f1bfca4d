import type { AccountId } from '../../../shared/model/ids.ts';
import { readItems, type WriteRequest, writeItems } from '../../platform/batch.ts';
import { fingerprint } from '../../platform/ids.ts';
import { queryPage } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsApplicantPartition, atsKnownPartition, keys } from '../keys.ts';
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

/** The addresses by which somebody is found on a job: those they have now, and none that they had. */
function addressChanges(
  account: AccountId,
  { job, isGone, person }: AtsApplicant,
  before: StoredAtsApplicant | undefined,
): WriteRequest[] {
  const keyOf = (email: string) => keys.atsKnown(account, job, fingerprint(email));
  const now = isGone ? [] : person.emails;
  const had = before?.emails ?? [];
  return [
    ...now.filter((email) => !had.includes(email)).map((email) => ({ PutRequest: { Item: keyOf(email) } })),
    ...had.filter((email) => !now.includes(email)).map((email) => ({ DeleteRequest: { Key: keyOf(email) } })),
  ];
}

/** Of two writes of one item the last one: two people may share an address. */
function onceEach(writes: readonly WriteRequest[]): WriteRequest[] {
  const placeOf = ({ PutRequest, DeleteRequest }: WriteRequest) => {
    const { pk, sk } = PutRequest?.Item ?? DeleteRequest?.Key ?? {};
    return `${pk} ${sk}`;
  };
  return [...new Map(writes.map((write) => [placeOf(write), write])).values()];
}

/** Writes the copy of those who stand in the ATS on jobs that were imported. */
export const createApplicantStore = (table: Table) => ({
  /** Keeps people as they are now; writes those who changed and nobody else. It may be repeated. */
  async keep({ accountId, round }: AtsCopy, applicants: readonly AtsApplicant[]): Promise<number> {
    const keyOf = ({ job, person }: AtsApplicant) => keys.atsApplicant(accountId, round, job, person.id);
    const items = await readItems(table, applicants.map(keyOf));
    const known = new Map(parseItems(StoredAtsApplicant, items).map((person) => [person.id, person]));
    const writes = applicants.flatMap((applicant): WriteRequest[] => {
      const { isGone, person } = applicant;
      const before = known.get(person.id);
      if (isGone ? !before : isSame(before, person)) return [];
      const own = isGone
        ? { DeleteRequest: { Key: keyOf(applicant) } }
        : { PutRequest: { Item: { ...keyOf(applicant), ...person } } };
      return [...addressChanges(accountId, applicant, before), own];
    });
    await writeItems(table, onceEach(writes));
    return writes.length;
  },

  /** Deletes some of those of a job in a copy that is over. True once nobody is left. */
  async clear({ accountId, round }: AtsCopy, job: string, most: number): Promise<boolean> {
    for (const partition of [atsKnownPartition(accountId, job), atsApplicantPartition(accountId, round, job)]) {
      const { items, next } = await queryPage(table, { where: 'pk = :pk', values: { ':pk': partition } }, most);
      await writeItems(
        table,
        items.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
      );
      if (next) return false;
    }
    return true;
  },
});
export type ApplicantStore = ReturnType<typeof createApplicantStore>;
