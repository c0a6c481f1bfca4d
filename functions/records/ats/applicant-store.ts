import type { AtsLeft } from '../../../shared/model/ats.ts';
import type { AccountId } from '../../../shared/model/ids.ts';
import { readItems, type WriteRequest, writeItems } from '../../platform/batch.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { IF_NEW, IF_THERE, putItem, setting, updateItem } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { addressChanges, earlierOf } from './applicant-addresses.ts';
import { candidateChanges, createPlaceReader, lookUp, movedAway, placesLeft } from './applicant-places.ts';
import { type Prints, readPrints } from './applicant-prints.ts';
import type { AtsCopy } from './ats-job-reader.ts';
import { createForbidding, type Forbidding, type Word } from './forbidding.ts';
import { StoredAtsApplicant } from './stored-ats.ts';

/** Somebody on a job of the ATS as it is now; `isGone` where they were deleted there. */
export interface AtsApplicant {
  readonly job: string;
  readonly isGone: boolean;
  /** Their application is of another job by now. */
  readonly isMoved?: boolean;
  /** They themselves were deleted, and their application was not: nothing but them says where they are restored. */
  readonly mayReturn?: boolean;
  /** How they left the job, where that is known. */
  readonly how?: AtsLeft;
  /** When Merge saw it change the last time; it alone is no change. */
  readonly changedAt?: string | null;
  /** The ATS says expressly that they may be emailed. */
  readonly mayMail?: boolean;
  readonly person: StoredAtsApplicant;
}

/** How many people are looked for at the same time. */
const AT_ONCE = 10;

const isSame = (one: StoredAtsApplicant | undefined, other: StoredAtsApplicant) =>
  one !== undefined &&
  one.noMail === other.noMail &&
  Object.entries(other).every(([name, value]) => JSON.stringify(Reflect.get(one, name)) === JSON.stringify(value));

/** Of two writes of one item the last one: somebody may stand on a page twice. */
function onceEach(writes: readonly WriteRequest[]): WriteRequest[] {
  const placeOf = ({ PutRequest, DeleteRequest }: WriteRequest) => {
    const { pk, sk } = PutRequest?.Item ?? DeleteRequest?.Key ?? {};
    return `${pk} ${sk}`;
  };
  return [...new Map(writes.map((write) => [placeOf(write), write])).values()];
}

/**
 * Notes that an application is no more, by all addresses that they had; by itself alone where they were emptied of all before they
 * were read. What was noted by a run before knew more of them, but not how they left since.
 */
async function noteGone(
  table: Table,
  { accountId, round }: AtsCopy,
  applicants: readonly AtsApplicant[],
  known: ReadonlyMap<string, StoredAtsApplicant>,
): Promise<void> {
  const gone = applicants.filter(({ isGone }) => isGone);
  await inParallel(gone, AT_ONCE, async ({ job, person, changedAt, how }) => {
    const before = known.get(person.id);
    const emails = [...new Set([...person.emails, ...(before?.emails ?? []), ...(before?.had ?? [])])];
    // Somebody whom the ATS does not show any more is known by who they were.
    const was = { ...before, ...(person.name || !before ? person : {}), emails };
    const isAnybody = was.name !== '' || emails.length > 0;
    const what = { job, emails, ...(isAnybody && { was }), ...(changedAt && { changedAt }), ...(how && { how }) };
    const item = { ...keys.atsGone(accountId, round, `${person.id} ${job}`), ...what };
    if (await putItem(table, item, before ? undefined : IF_NEW)) return;
    const now = { ...(changedAt && { changedAt }), ...(how && { how }) };
    if (how) await updateItem(table, keys.atsGone(accountId, round, item.sk), { ...setting(now), if: IF_THERE });
  });
}

/** What keeps people of a copy. */
interface Keeping {
  readonly table: Table;
  readonly copy: AtsCopy;
  readonly forbidding: Forbidding;
}

/**
 * Writes those who changed, and takes off the job where they stood whoever is `away` from it, and those of them who stand on another
 * one for the first time. Answers who was taken off.
 */
async function keepChanged(
  keeping: Keeping,
  applicants: readonly AtsApplicant[],
  away: readonly AtsApplicant[],
): Promise<readonly AtsApplicant[]> {
  const { table, copy } = keeping;
  const known = await readKnown(table, copy, applicants);
  const isNew = ({ person }: AtsApplicant) => !known.has(person.id);
  const moved = [...away, ...(await movedAway(table, copy, applicants.filter(isNew)))];
  await write(keeping, moved, await readKnown(table, copy, moved));
  // Where they stood is known until they are off it: a run that is killed between finds them again.
  await write(keeping, applicants, known, placesLeft(copy, moved));
  return moved;
}

async function readKnown(table: Table, { accountId, round }: AtsCopy, applicants: readonly AtsApplicant[]) {
  const keyOf = ({ job, person }: AtsApplicant) => keys.atsApplicant(accountId, round, job, person.id);
  const items = await readItems(table, applicants.map(keyOf));
  return new Map(parseItems(StoredAtsApplicant, items).map((person) => [person.id, person]));
}

/** Writes how these changed since they were as they are known; `more` comes before. */
async function write(
  { table, copy: { accountId, round }, forbidding }: Keeping,
  applicants: readonly AtsApplicant[],
  known: ReadonlyMap<string, StoredAtsApplicant>,
  more: readonly WriteRequest[] = [],
): Promise<void> {
  const keyOf = ({ job, person }: AtsApplicant) => keys.atsApplicant(accountId, round, job, person.id);
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
    return [...addresses, ...who, own];
  });
  if (applicants.some(({ person }) => person.noMail)) await noteNoMail(table, accountId);
  await forbidding.keep(forbidding.wordsOf(applicants, known));
  // Before they are out of the copy: a run that is killed between finds nothing there that changed.
  await noteGone(table, { accountId, round }, applicants, known);
  await writeItems(table, onceEach([...more, ...writes]));
}

/** Notes on an account that its ATS names somebody not to email: from then on whoever is written to is asked for. */
const noteNoMail = (table: Table, account: AccountId) =>
  updateItem(table, keys.account(account), {
    change: 'SET hasNoMailInAts = :yes',
    values: { ':yes': true },
    if: { when: 'attribute_exists(pk)' },
  });

/** What is compared to know whether somebody changed. Of those who are gone it tells apart what may bring them back. */
function sayingOf({ isGone, how, mayReturn, person }: AtsApplicant): string {
  if (!isGone) return JSON.stringify(person);
  if (how === 'MOVED') return 'gone moved';
  return mayReturn ? `gone ${person.candidateId}` : 'gone';
}

interface Beginning {
  readonly jobsAhead?: readonly string[];
  readonly beforeWriting?: (changed: readonly AtsApplicant[]) => Promise<void>;
}

/** Writes the copy of those who stand in the ATS on jobs that were imported. */
export const createApplicantStore = (table: Table) => ({
  /**
   * Begins to keep people of a copy, page after page, until it is finished. `beforeWriting` comes before any are written who changed.
   * What is noted of those on `jobsAhead` is older than the copy: they are compared with the copy itself.
   */
  begin(copy: AtsCopy, { jobsAhead, beforeWriting = async () => {} }: Beginning = {}) {
    const forbidding = createForbidding(table, copy);
    const printsOf = new Map<string, Promise<Prints>>();
    const ofJob = (job: string) => {
      const prints = printsOf.get(job) ?? readPrints(table, copy, job, jobsAhead?.includes(job) ?? false);
      printsOf.set(job, prints);
      return prints;
    };
    return {
      /**
       * Keeps people as they are now; reads and writes those who changed and nobody else. Who of those are gone is noted. Whoever
       * stands on none of these jobs any more is among those who stand `elsewhere`. It may be repeated.
       */
      async keep(applicants: readonly AtsApplicant[], elsewhere: readonly AtsApplicant[] = []): Promise<void> {
        const changed: AtsApplicant[] = [];
        // Gone from here before, they may have stood on another job since, of which nothing else says that they are gone.
        const stillGone: AtsApplicant[] = [];
        for (const one of applicants)
          if (!(await ofJob(one.job)).isAsBefore(one.person.id, sayingOf(one))) changed.push(one);
          else if (one.isGone && !one.mayReturn) stillGone.push(one);
        const away = await movedAway(table, copy, [...elsewhere, ...stillGone]);
        if (changed.length + away.length > 0) await beforeWriting(changed);
        const moved = await keepChanged({ table, copy, forbidding }, changed, away);
        for (const one of [...moved, ...changed]) (await ofJob(one.job)).note(one.person.id, sayingOf(one));
      },

      /** Whether anybody forbids to be emailed. */
      isAnyForbidden: forbidding.isAnyForbidden,

      /** What these say who changed, wherever they stand, or stood: nothing else says it of whoever stands on no job. */
      keepWords: (words: readonly Word[]) => forbidding.keep(words, () => beforeWriting([])),

      /** Notes what all of them are like now, so that they are not read again before they change. */
      async finish(): Promise<void> {
        for (const job of jobsAhead ?? []) await ofJob(job);
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
  ...createPlaceReader(table),
});
export type ApplicantKeeper = ReturnType<ReturnType<typeof createApplicantStore>['begin']>;
export type ApplicantStore = ReturnType<typeof createApplicantStore>;
