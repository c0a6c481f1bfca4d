import type { AccountId } from '../../../shared/model/ids.ts';
import { readItems, type WriteRequest, writeItems } from '../../platform/batch.ts';
import { fingerprint } from '../../platform/ids.ts';
import { queryPage } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsApplicantPartition, atsKnownPartition, atsPrintPartition, keys } from '../keys.ts';
import { type Prints, readPrints } from './applicant-prints.ts';
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
  const keyOf = (email: string) => keys.atsKnown(account, job, fingerprint(email), person.id);
  const now = isGone ? [] : person.emails;
  const had = before?.emails ?? [];
  return [
    ...now.filter((email) => !had.includes(email)).map((email) => ({ PutRequest: { Item: keyOf(email) } })),
    ...had.filter((email) => !now.includes(email)).map((email) => ({ DeleteRequest: { Key: keyOf(email) } })),
  ];
}

/** Of two writes of one item the last one: somebody may stand on a page twice. */
function onceEach(writes: readonly WriteRequest[]): WriteRequest[] {
  const placeOf = ({ PutRequest, DeleteRequest }: WriteRequest) => {
    const { pk, sk } = PutRequest?.Item ?? DeleteRequest?.Key ?? {};
    return `${pk} ${sk}`;
  };
  return [...new Map(writes.map((write) => [placeOf(write), write])).values()];
}

async function keepChanged(table: Table, { accountId, round }: AtsCopy, applicants: readonly AtsApplicant[]) {
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
}

/** What is compared to know whether somebody changed. */
const sayingOf = ({ isGone, person }: AtsApplicant) => (isGone ? 'gone' : JSON.stringify(person));

/** Writes the copy of those who stand in the ATS on jobs that were imported. */
export const createApplicantStore = (table: Table) => ({
  /** Begins to keep people of a copy, page after page, until it is finished. */
  begin(copy: AtsCopy) {
    const printsOf = new Map<string, Promise<Prints>>();
    const ofJob = (job: string) => {
      const prints = printsOf.get(job) ?? readPrints(table, copy, job);
      printsOf.set(job, prints);
      return prints;
    };
    return {
      /** Keeps people as they are now; reads and writes those who changed and nobody else. It may be repeated. */
      async keep(applicants: readonly AtsApplicant[]): Promise<void> {
        const changed: AtsApplicant[] = [];
        for (const one of applicants)
          if (!(await ofJob(one.job)).isAsBefore(one.person.id, sayingOf(one))) changed.push(one);
        await keepChanged(table, copy, changed);
        for (const one of changed) (await ofJob(one.job)).note(one.person.id, sayingOf(one));
      },

      /** Notes what all of them are like now, so that they are not read again before they change. */
      async finish(): Promise<void> {
        for (const prints of printsOf.values()) await (await prints).save();
      },
    };
  },

  /** Deletes some of those of a job in a copy that is over. True once nobody is left. */
  async clear({ accountId, round }: AtsCopy, job: string, most: number): Promise<boolean> {
    const partitions = [
      atsPrintPartition(accountId, round, job),
      atsKnownPartition(accountId, job),
      atsApplicantPartition(accountId, round, job),
    ];
    for (const partition of partitions) {
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
export type ApplicantKeeper = ReturnType<ReturnType<typeof createApplicantStore>['begin']>;
export type ApplicantStore = ReturnType<typeof createApplicantStore>;
