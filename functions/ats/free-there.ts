import type { SubmissionId } from '../../shared/model/ids.ts';
import type { ExportStore } from '../records/ats/export.ts';
import type { AtsPerson, PersonClaims } from '../records/ats/person-claims.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { Head } from '../records/submission/head.ts';
import type { HeadStore } from '../records/submission/head-store.ts';
import type { StoredProfile } from '../records/submission/stored-items.ts';
import { hasName, isCalled } from './called.ts';
import type { MergeCandidate } from './merge/shapes.ts';

export interface FreeDeps {
  readonly heads: Pick<HeadStore, 'read'>;
  readonly exports: Pick<ExportStore, 'find'>;
  readonly people: PersonClaims;
}

/** Who is sent, and by which address. */
interface SentBy {
  readonly head: Head;
  readonly link: StoredAtsLink;
  readonly profile: StoredProfile;
  readonly email: string;
}

export const claimOn = ({ accountId }: Head, { round }: StoredAtsLink, by: string): AtsPerson => ({
  ...{ accountId, round, by },
});

/** Who of these was not created by the address for somebody else, and who has claimed it. */
export async function freeOf(deps: FreeDeps, whom: SentBy, found: readonly MergeCandidate[]) {
  if (found.length === 0) return { free: [], claimants: [] };
  const { head, link, email } = whom;
  const claimants = await deps.people.claimants(claimOn(head, link, email));
  const others = claimants.filter((id) => id !== head.id);
  const theirs = await Promise.all(others.map((id) => createdBy(deps, whom, id)));
  return { free: found.filter((one) => !theirs.some((isTheirs) => isTheirs(one))), claimants };
}

/** Who was created by an address for somebody who is sent by another one by now: by their id, or by their name where the answer was lost. */
async function createdBy(
  { exports, heads }: Pick<FreeDeps, 'exports' | 'heads'>,
  { head: { accountId }, email, profile }: SentBy,
  id: SubmissionId,
) {
  const sending = await exports.find({ accountId, id });
  if (!sending || sending.email === email) return () => false;
  const { candidateId, leftAs } = sending;
  // A record of theirs may have stayed there by it, though they are somebody else by now.
  if (candidateId && !leftAs?.includes(email)) return (one: MergeCandidate) => one.id === candidateId;
  const { name = '' } = (await heads.read(accountId, id)) ?? {};
  return (one: MergeCandidate) => isCalled(one, name) && !hasName(one, profile);
}
