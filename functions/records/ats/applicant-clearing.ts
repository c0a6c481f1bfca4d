import type { AccountId } from '../../../shared/model/ids.ts';
import { type WriteRequest, writeItems } from '../../platform/batch.ts';
import { fingerprint } from '../../platform/ids.ts';
import { type Item, type Query, queryPage, queryPages } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import {
  atsApplicantPartition,
  atsCandidatePartition,
  atsGonePartition,
  atsKnownPartition,
  atsPrintPartition,
  keys,
} from '../keys.ts';
import { StoredPlace } from './applicant-places.ts';
import type { AtsCopy } from './ats-job-reader.ts';
import { StoredAtsApplicant } from './stored-ats.ts';

type IsInUse = () => Promise<boolean>;

/** How many items one step deletes, and how many people it looks at. */
const CLEARED = 500;
const LOOKED_AT = 100;

const deleting = (items: readonly Item[]): WriteRequest[] =>
  items.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));

/**
 * Deletes the copy of people of the ATS, a step at a time: each answers true once nothing is left. What is of all copies stays where
 * another one is in use, which is asked just before.
 */
export function createApplicantClearing(table: Table) {
  const clearFound = async (query: Query): Promise<boolean> => {
    const { items, next } = await queryPage(table, query, CLEARED);
    await writeItems(table, deleting(items));
    return next === undefined;
  };
  const clearSome = (partition: string) => clearFound({ where: 'pk = :pk', values: { ':pk': partition } });
  const clearAll = async (partitions: readonly string[]): Promise<boolean> => {
    for (const partition of partitions) if (!(await clearSome(partition))) return false;
    return true;
  };
  const places = ({ accountId, round }: AtsCopy) =>
    queryPages(table, { where: 'pk = :pk', values: { ':pk': atsCandidatePartition(accountId, round) } }, CLEARED);
  const peopleOf = ({ accountId, round }: AtsCopy, job: string) =>
    queryPage(table, { where: 'pk = :pk', values: { ':pk': atsApplicantPartition(accountId, round, job) } }, LOOKED_AT);

  return {
    /** On which jobs people stand in a copy, also on those that are not imported any more. */
    async jobsOf(copy: AtsCopy): Promise<string[]> {
      const jobs = new Set<string>();
      for await (const page of places(copy)) for (const { job } of parseItems(StoredPlace, page)) jobs.add(job);
      return [...jobs];
    },

    /** Those of a job in a copy that is over. */
    async clearJob({ accountId, round }: AtsCopy, job: string, isInUse: IsInUse): Promise<boolean> {
      const known = atsKnownPartition(accountId, job);
      const own = [atsPrintPartition(accountId, round, job), atsApplicantPartition(accountId, round, job)];
      return clearAll((await isInUse()) ? own : [known, ...own]);
    },

    /** What is of no job, once the jobs are cleared; who says what of emails too. Whoever may not be emailed may not still. */
    async clearRest({ accountId, round }: AtsCopy): Promise<boolean> {
      const { pk, sk } = keys.atsWord(accountId, round, '');
      const words = { where: 'pk = :pk AND begins_with(sk, :of)', values: { ':pk': pk, ':of': sk } };
      const own = [atsGonePartition(accountId, round), atsCandidatePartition(accountId, round)];
      return (await clearFound(words)) && clearAll(own);
    },

    /** Those of a job that is not imported any more, in a copy that goes on. Whoever may not be emailed may not still. */
    async clearLeft(copy: AtsCopy, job: string): Promise<boolean> {
      const { accountId, round } = copy;
      // What they were like first: whoever is read anew is compared with the copy itself then.
      if (!(await clearSome(atsPrintPartition(accountId, round, job)))) return false;
      const { items, next } = await peopleOf(copy, job);
      const people = parseItems(StoredAtsApplicant, items);
      await writeItems(table, [...people.flatMap((one) => beside(accountId, round, job, one)), ...deleting(items)]);
      if (next || !(await clearSome(atsKnownPartition(accountId, job)))) return false;
      // Of those who were deleted there it is kept where they stood.
      for await (const page of places(copy)) await writeItems(table, deleting(page.filter((one) => one.job === job)));
      return true;
    },
  };
}
export type ApplicantClearing = ReturnType<typeof createApplicantClearing>;

/** What is kept of somebody beside who they are. */
function beside(
  account: AccountId,
  round: number,
  job: string,
  { id, candidateId, emails }: StoredAtsApplicant,
): WriteRequest[] {
  const addresses = emails.map((email) => keys.atsKnown(account, job, fingerprint(email), id));
  const place = candidateId ? [keys.atsCandidate(account, round, candidateId, id)] : [];
  return [...addresses, ...place].map((Key) => ({ DeleteRequest: { Key } }));
}
