import * as z from 'zod';
import { asStored } from '../../../shared/model/without-limits.ts';
import { readItems, type WriteRequest } from '../../platform/batch.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { queryAll } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsApplicantPartition, atsCandidatePartition, keys } from '../keys.ts';
import type { AtsApplicant } from './applicant-store.ts';
import type { AtsCopy } from './ats-job-reader.ts';
import { StoredAtsApplicant } from './stored-ats.ts';

/** Item ATSCANDIDATES: where somebody of the ATS stands; the application is the end of its key. */
export const StoredPlace = asStored(z.object({ sk: z.string(), job: z.string() }));
type StoredPlace = z.infer<typeof StoredPlace>;

/** How many people are looked for at the same time. */
const AT_ONCE = 10;

/**
 * The job on which somebody stands, by who they are: a change of who they are names no job. That stays of somebody who was deleted,
 * and may be restored.
 */
export function candidateChanges(
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

/**
 * How these people of the ATS stand on imported jobs: half a unit for each, and half of one for each place where they do. `left` is
 * where they do not any more since they themselves were deleted.
 */
export async function lookUp(table: Table, { accountId, round }: AtsCopy, candidates: readonly string[]) {
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

const placeKeys = ({ accountId, round }: AtsCopy, applicants: readonly AtsApplicant[]) => {
  const all = applicants.flatMap(({ person: { candidateId, id } }) =>
    candidateId ? keys.atsCandidate(accountId, round, candidateId, id) : [],
  );
  return [...new Map(all.map((key) => [key.sk, key])).values()];
};

/**
 * Who of these stood on another job by the same application, as gone from that one: the ATS says of none that it is of it no more. Half
 * a unit for each.
 */
export async function movedAway(
  table: Table,
  copy: AtsCopy,
  applicants: readonly AtsApplicant[],
): Promise<AtsApplicant[]> {
  const places = parseItems(StoredPlace, await readItems(table, placeKeys(copy, applicants)));
  const jobOf = new Map(places.map(({ sk, job }) => [sk, job]));
  const moved = applicants.flatMap((one): AtsApplicant[] => {
    const before = jobOf.get(`${one.person.candidateId}#${one.person.id}`);
    if (before === undefined || before === one.job) return [];
    // Where they stood stays noted with them until the rest is written.
    return [{ ...one, job: before, isGone: true, mayReturn: true, isMoved: !one.isGone, how: 'MOVED' }];
  });
  return [...new Map(moved.map((one) => [one.person.id, one])).values()];
}

/** What is noted of where these stood. */
export const placesLeft = (copy: AtsCopy, moved: readonly AtsApplicant[]): WriteRequest[] =>
  placeKeys(copy, moved).map((Key) => ({ DeleteRequest: { Key } }));

/** Of people by who they are, on which jobs they stand; for whoever only reads. */
export const createPlaceReader = (table: Table) => ({
  ofCandidates: async (copy: AtsCopy, candidates: readonly string[]) => (await lookUp(table, copy, candidates)).found,
});
export type PlaceReader = ReturnType<typeof createPlaceReader>;
