import * as z from 'zod';
import type { AccountId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { readItems, type WriteRequest, writeItems } from '../../platform/batch.ts';
import { fingerprint } from '../../platform/ids.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { IF_NEW, putItem, queryAll, queryPage, updateItem } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import {
  atsApplicantPartition,
  atsCandidatePartition,
  atsGonePartition,
  atsKnownPartition,
  atsNoMailPartition,
  atsPrintPartition,
  keys,
} from '../keys.ts';
import { type Prints, readPrints } from './applicant-prints.ts';
import type { AtsCopy } from './ats-job-reader.ts';
import { StoredAtsApplicant } from './stored-ats.ts';

/** Somebody on a job of the ATS as it is now; `isGone` where they were deleted there. */
export interface AtsApplicant {
  readonly job: string;
  readonly isGone: boolean;
  /** They themselves were deleted, and their application was not: nothing but them says where they are restored. */
  readonly mayReturn?: boolean;
  /** When Merge saw it change the last time; it alone is no change. */
  readonly changedAt?: string | null;
  readonly person: StoredAtsApplicant;
}

/** Item ATSCANDIDATES: where somebody of the ATS stands; the application is the end of its key. */
export const StoredPlace = asStored(z.object({ sk: z.string(), job: z.string() }));
type StoredPlace = z.infer<typeof StoredPlace>;

/** How many people are looked for at the same time. */
const AT_ONCE = 10;

const isSame = (one: StoredAtsApplicant | undefined, other: StoredAtsApplicant) =>
  one !== undefined &&
  one.noMail === other.noMail &&
  Object.entries(other).every(([name, value]) => JSON.stringify(Reflect.get(one, name)) === JSON.stringify(value));

const MOST_EARLIER = 10;

/** By an address that they had they were sent perhaps. */
function earlierOf({ emails }: StoredAtsApplicant, before: StoredAtsApplicant | undefined) {
  const earlier = [...new Set([...(before?.emails ?? []), ...(before?.had ?? [])])];
  const had = earlier.filter((email) => !emails.includes(email)).slice(0, MOST_EARLIER);
  return had.length > 0 ? { had } : {};
}

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

/** The addresses that nobody of the account may write to. They stay so of somebody who was deleted there. */
function noMailChanges(account: AccountId, { isGone, person }: AtsApplicant, before: StoredAtsApplicant | undefined) {
  const now = person.noMail ? person.emails : [];
  const had = before?.noMail && !isGone ? before.emails : [];
  const keyOf = (email: string) => keys.atsNoMail(account, fingerprint(email));
  return [
    ...now.map((email) => ({ PutRequest: { Item: keyOf(email) } })),
    ...had.filter((email) => !now.includes(email)).map((email) => ({ DeleteRequest: { Key: keyOf(email) } })),
  ];
}

/**
 * The job on which somebody stands, by who they are: a change of who they are names no job. That stays of somebody who was deleted,
 * and may be restored.
 */
function candidateChanges(
  { accountId, round }: AtsCopy,
  { job, isGone, mayReturn, person }: AtsApplicant,
  before: StoredAtsApplicant | undefined,
): WriteRequest[] {
  const now = isGone && !mayReturn ? null : person.candidateId;
  const had = before?.candidateId ?? null;
  if (now === had) return [];
  const keyOf = (candidate: string) => keys.atsCandidate(accountId, round, candidate, person.id);
  return [
    ...(now ? [{ PutRequest: { Item: { ...keyOf(now), job } } }] : []),
    ...(had ? [{ DeleteRequest: { Key: keyOf(had) } }] : []),
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

/** Notes that an application is no more, by all addresses that they had. What was noted by a run before knew more of them. */
async function noteGone(
  table: Table,
  { accountId, round }: AtsCopy,
  applicants: readonly AtsApplicant[],
  known: ReadonlyMap<string, StoredAtsApplicant>,
): Promise<void> {
  const gone = applicants.filter(({ isGone }) => isGone);
  await inParallel(gone, AT_ONCE, async ({ job, person, changedAt }) => {
    const before = known.get(person.id);
    const emails = [...new Set([...person.emails, ...(before?.emails ?? []), ...(before?.had ?? [])])];
    // Somebody whom the ATS does not show any more is known by who they were.
    const was = { ...before, ...(person.name || !before ? person : {}), emails };
    const item = { ...keys.atsGone(accountId, round, person.id), job, emails, was, ...(changedAt && { changedAt }) };
    if (emails.length > 0) await putItem(table, item, before ? undefined : IF_NEW);
  });
}

async function keepChanged(
  table: Table,
  { accountId, round }: AtsCopy,
  applicants: readonly AtsApplicant[],
): Promise<void> {
  const keyOf = ({ job, person }: AtsApplicant) => keys.atsApplicant(accountId, round, job, person.id);
  const items = await readItems(table, applicants.map(keyOf));
  const known = new Map(parseItems(StoredAtsApplicant, items).map((person) => [person.id, person]));
  const writes = applicants.flatMap((applicant): WriteRequest[] => {
    const { isGone, person } = applicant;
    const before = known.get(person.id);
    const who = candidateChanges({ accountId, round }, applicant, before);
    if (isGone && !before) return who;
    if (!isGone && isSame(before, person)) return [];
    const own = isGone
      ? { DeleteRequest: { Key: keyOf(applicant) } }
      : { PutRequest: { Item: { ...keyOf(applicant), ...person, ...earlierOf(person, before) } } };
    const addresses = addressChanges(accountId, applicant, before);
    return [...addresses, ...noMailChanges(accountId, applicant, before), ...who, own];
  });
  if (applicants.some(({ person }) => person.noMail)) await noteNoMail(table, accountId);
  // Before they are out of the copy: a run that is killed between finds nothing there that changed.
  await noteGone(table, { accountId, round }, applicants, known);
  await writeItems(table, onceEach(writes));
}

/** Notes on an account that its ATS names somebody not to email: from then on whoever is written to is asked for. */
const noteNoMail = (table: Table, account: AccountId) =>
  updateItem(table, keys.account(account), {
    change: 'SET hasNoMailInAts = :yes',
    values: { ':yes': true },
    if: { when: 'attribute_exists(pk)' },
  });

/** What is compared to know whether somebody changed. */
const sayingOf = ({ isGone, person }: AtsApplicant) => (isGone ? 'gone' : JSON.stringify(person));

async function lookUp(table: Table, { accountId, round }: AtsCopy, candidates: readonly string[]) {
  const pointers = await inParallel([...new Set(candidates)], AT_ONCE, (candidate) =>
    queryAll(table, {
      where: 'pk = :pk AND begins_with(sk, :who)',
      values: { ':pk': atsCandidatePartition(accountId, round), ':who': `${candidate}#` },
    }),
  );
  const places = parseItems(StoredPlace, pointers.flat());
  const keyOf = ({ sk, job }: StoredPlace) =>
    keys.atsApplicant(accountId, round, job, sk.slice(sk.lastIndexOf('#') + 1));
  // An application of two who became one is found by both.
  const applications = new Map(places.map((place) => [JSON.stringify(keyOf(place)), keyOf(place)]));
  const items = await readItems(table, [...applications.values()]);
  const found = items.flatMap((item): AtsApplicant[] => {
    const job = String(item.pk).slice(atsApplicantPartition(accountId, round, '').length);
    return parseItems(StoredAtsApplicant, [item]).map((person) => ({ job, isGone: false, person }));
  });
  const isLeft = ({ sk }: StoredPlace) => !found.some(({ person }) => sk.endsWith(`#${person.id}`));
  const left = places.filter(isLeft).map(({ sk, job }) => ({ job, candidateId: sk.slice(0, sk.lastIndexOf('#')) }));
  return { found, left };
}

/** Writes the copy of those who stand in the ATS on jobs that were imported. */
export const createApplicantStore = (table: Table) => ({
  /** Begins to keep people of a copy, page after page, until it is finished. `beforeWriting` comes before any are written who changed. */
  begin(copy: AtsCopy, beforeWriting = async (_: readonly AtsApplicant[]) => {}) {
    const printsOf = new Map<string, Promise<Prints>>();
    const ofJob = (job: string) => {
      const prints = printsOf.get(job) ?? readPrints(table, copy, job);
      printsOf.set(job, prints);
      return prints;
    };
    return {
      /**
       * Keeps people as they are now; reads and writes those who changed and nobody else. Who of those are gone is noted. It may be
       * repeated.
       */
      async keep(applicants: readonly AtsApplicant[]): Promise<void> {
        const changed: AtsApplicant[] = [];
        for (const one of applicants)
          if (!(await ofJob(one.job)).isAsBefore(one.person.id, sayingOf(one))) changed.push(one);
        if (changed.length > 0) await beforeWriting(changed);
        await keepChanged(table, copy, changed);
        for (const one of changed) (await ofJob(one.job)).note(one.person.id, sayingOf(one));
      },

      /** Notes what all of them are like now, so that they are not read again before they change. */
      async finish(): Promise<void> {
        for (const prints of printsOf.values()) await (await prints).save();
      },
    };
  },

  /**
   * How these people of the ATS stand on imported jobs: half a unit for each, and half of one for each place where they do. `left` is
   * where they do not any more since they themselves were deleted.
   */
  lookUp: (copy: AtsCopy, candidates: readonly string[]) => lookUp(table, copy, candidates),

  /** The same without the places that they left. */
  ofCandidates: async (copy: AtsCopy, candidates: readonly string[]) => (await lookUp(table, copy, candidates)).found,

  /**
   * Deletes some of those of a job in a copy that is over. True once nobody is left. What is of all copies stays where another one
   * is in use, which is asked just before.
   */
  async clear(
    { accountId, round }: AtsCopy,
    job: string,
    most: number,
    { isInUse = async () => false } = {},
  ): Promise<boolean> {
    const ofAll = [atsKnownPartition(accountId, job), atsNoMailPartition(accountId)];
    const partitions = [
      atsPrintPartition(accountId, round, job),
      atsGonePartition(accountId, round),
      ...ofAll,
      atsCandidatePartition(accountId, round),
      atsApplicantPartition(accountId, round, job),
    ];
    for (const partition of partitions) {
      if (ofAll.includes(partition) && (await isInUse())) continue;
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
