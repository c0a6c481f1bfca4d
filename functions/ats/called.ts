import { mayBeOneName } from '../../shared/rules/ats/same-name.ts';
import { foldText } from '../../shared/rules/text/names.ts';
import type { StoredExport } from '../records/ats/export.ts';
import type { SentPerson } from '../records/ats/sent-person.ts';
import type { Head } from '../records/submission/head.ts';
import type { StoredProfile } from '../records/submission/stored-items.ts';
import type { MergeCandidate } from './merge/shapes.ts';
import { nameOf } from './sync-shapes.ts';

/** What people said of those who have somebody's address there, by their names. */
export interface Said {
  readonly them: readonly string[];
  readonly others: readonly string[];
}

/** Who is sent, what is known of sending them, and what was said of it on other jobs. */
interface Known {
  readonly profile: StoredProfile;
  readonly taken: StoredExport;
  readonly said?: Said;
}

interface Sending {
  readonly head: Head;
  readonly email: string;
  readonly taken: StoredExport;
}

/**
 * What was said last of each name that has somebody's address, for this job, or for another one on which they are the same person by
 * the same name.
 */
export function saidOf(
  { head, email, taken }: Sending,
  { others, names }: Pick<Awaited<ReturnType<SentPerson['ofPerson']>>, 'others' | 'names'>,
): Said {
  const isSame = (other: Head) => names.has(other.id) || foldText(other.name) === foldText(head.name);
  const sendings = [taken, ...others.flatMap((one) => (isSame(one.head) && one.sending ? one.sending : []))];
  const all = sendings.flatMap(({ said = [] }) => said).filter((one) => one.email === email);
  const last = new Map([...all].sort((a, b) => (a.at < b.at ? -1 : 1)).map((one) => [foldText(one.name), one]));
  const called = (isThem: boolean) => [...last.values()].flatMap((one) => (one.isThem === isThem ? one.name : []));
  return { them: called(true), others: called(false) };
}

/** Whoever has their address there is called otherwise: somebody has to say whether it is them. */
export class CalledOtherwise extends Error {
  readonly otherName: string;
  constructor(otherName: string) {
    super('CalledOtherwise');
    this.otherName = otherName;
  }
}

/** Who of these is called as they are, or may be; nobody of another name is them, unless somebody said so. */
export const likest = (some: readonly MergeCandidate[], whom: Known) =>
  some.find((one) => hasName(one, whom.profile)) ?? some.find((one) => mayBe(one, whom));

export const mayBe = (one: MergeCandidate, whom: Known) =>
  mayBeOneName(nameOf(one), fullName(whom.profile)) || calledThere(one, whom) !== undefined;

/** By which name somebody is them of whom it was said. */
export const calledThere = (one: MergeCandidate, { taken, said }: Known) =>
  [...(taken.calledThere ? [taken.calledThere] : []), ...(said?.them ?? [])].find((name) => isCalled(one, name));

/** Who of these may be them, as far as nobody said that it is somebody else. */
export const doubted = (some: readonly MergeCandidate[], { said }: Pick<Known, 'said'>) =>
  some.find((one) => !said?.others.some((name) => isCalled(one, name)));

/** Whether somebody is called as the one who would have been created: whoever has a wrong address is called otherwise. */
export const hasName = (one: MergeCandidate, profile: StoredProfile) => isCalled(one, fullName(profile));
const fullName = ({ candidate: { firstName, lastName } }: StoredProfile) => `${firstName} ${lastName}`;
export const isCalled = (one: MergeCandidate, name: string) =>
  nameOf(one) !== '' && foldText(nameOf(one)) === foldText(name);
