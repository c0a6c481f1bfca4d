import type { SubmissionId } from '../../shared/model/ids.ts';
import { isUnderWay, type Progress, type StoredExport } from '../records/ats/export.ts';
import { arrivedAs } from '../records/ats/round.ts';
import type { Sent, SentPerson } from '../records/ats/sent-person.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { Head } from '../records/submission/head.ts';
import type { StoredProfile } from '../records/submission/stored-items.ts';
import {
  CalledOtherwise,
  calledThere,
  doubted,
  hasName,
  isCalled,
  likest,
  mayBe,
  type Said,
  saidOf,
} from './called.ts';
import { claimOn, type FreeDeps, freeOf } from './free-there.ts';
import type { Merge } from './merge/merge.ts';
import { isMergeProblem } from './merge/problem.ts';
import type { MergeCandidate } from './merge/shapes.ts';
import { toCandidate } from './new-candidate.ts';
import { nameOf } from './sync-shapes.ts';

/** How long a person is created for one job alone: by then the ATS lists whom it has, or whoever claimed them has come again. */
const PERSON_MS = 15 * 60_000;
/** Whoever is created for another job at the moment is looked for again after this long. */
export const HELD_SECONDS = 30;

/** The same person is created for another job at the moment, or the job is still looked for. */
export class Held extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super('Held');
    this.seconds = seconds;
  }
}

export interface PersonDeps extends FreeDeps {
  readonly sentPerson: SentPerson;
  readonly merge: Merge;
  readonly now: () => Date;
}

interface Whom {
  readonly head: Head;
  readonly link: StoredAtsLink;
  readonly profile: StoredProfile;
  readonly email: string;
  /** What is known of sending them. */
  readonly taken: StoredExport;
  /** All addresses by which they are known here. */
  readonly emails: readonly string[];
  /** Who was taken for them there, and is somebody else. */
  readonly left?: string | undefined;
  /** As whom they were found by an address of before: it is them where they are called so. */
  readonly foundBefore?: string | undefined;
}

/** The same, with what they are called on other jobs, where that is them also if the address by which they are sent is not theirs; and what was said. */
interface Known extends Whom {
  readonly names: ReadonlyMap<SubmissionId, string>;
  readonly said: Said;
}

/** Who somebody is there; `createdAs` is by which address, where they were created for this, `isNew` where by this very run. */
type There = Required<Pick<Progress, 'candidateId'>> &
  Pick<Progress, 'createdAs' | 'calledThere'> & { readonly isNew?: true };

/** The same, with all others who are known to be the same person. */
interface Found extends There {
  readonly others: readonly Sent[];
}

/** Finds the candidate there by their address, or creates them. Throws Held where that is done for another job at the moment. */
export async function findOrCreate(deps: PersonDeps, token: string, user: string, sent: Whom): Promise<Found> {
  const { merge, people, sentPerson } = deps;
  const { head, link, profile, email, emails } = sent;
  const { others, persons, names } = await sentPerson.ofPerson(head, [...emails, email], profile.candidate, email);
  const whom = { ...sent, names, said: saidOf(sent, { others, names }) };
  // The person first, in one order for all: on another job they may be sent by another address at the same time.
  for (const person of persons) {
    const created = await createdByAnother(deps, token, whom, person);
    if (created) return { candidateId: created, others };
  }
  const release = async (error: unknown) => {
    const isRefused = isMergeProblem(error, 'refused', 'notFound') && error.status !== undefined;
    if (isRefused || error instanceof CalledOtherwise)
      for (const by of [...persons, email]) await people.release(claimOn(head, link, by), head.id);
  };
  // An earlier try that set about creating them may have done so, whatever this one is answered.
  const isFirst = !(await people.claimants(claimOn(head, link, email))).includes(head.id);
  let known: There | undefined;
  try {
    const { who, other } = await foundBy(deps, token, whom);
    known =
      who ??
      (await foundBefore(deps, token, whom)) ??
      (await knownThere(deps, token, whom, [{ head, sending: whom.taken }, ...others]));
    if (!known && other) throw new CalledOtherwise(other);
  } catch (error) {
    // Nobody may be looked for, so nobody is created.
    if (isFirst) await release(error);
    throw error;
  }
  if (known) return { ...known, others };
  // Claimed once nobody was found: so whoever is found after a claim was created for it.
  const created = await createdByAnother(deps, token, whom, email);
  if (created) return { candidateId: created, others };
  try {
    const candidateId = await merge.createCandidate(token, user, toCandidate(profile, email));
    return { candidateId, createdAs: email, isNew: true, others };
  } catch (error) {
    // Nobody is there, and whoever waits for them need not; an ATS that names errors in its answer may have taken them all the same.
    if (isFirst) await release(error);
    throw error;
  }
}

/**
 * Who has the address there and may be them; else what somebody else is called who has it. Who has their name too and was set about to
 * be created for them was: that run was killed, or never got its answer. Who was created by it for somebody who is sent by another address
 * by now is that one, who has not been given it yet.
 */
async function foundBy(
  deps: PersonDeps,
  token: string,
  whom: Known,
): Promise<{ readonly who?: There; readonly other?: string }> {
  const { head, email, profile } = whom;
  const found = (await deps.merge.findCandidates(token, email)).filter(isThere);
  const { free, claimants } = await freeOf(deps, whom, found);
  const own = likest(free, whom);
  const other = own ? undefined : doubted(free, whom);
  if (!own) return other ? { other: nameOf(other) } : {};
  const isCreated = claimants[0] === head.id && hasName(own, profile);
  const name = calledThere(own, whom);
  return {
    who: { candidateId: own.id, ...(isCreated && { createdAs: email }), ...(name && { calledThere: name }) },
  };
}

/** Who was found there by an address that is not theirs any more, and is called as they are: with another address they would be two. */
async function foundBefore({ merge }: PersonDeps, token: string, { foundBefore: id, profile }: Whom) {
  const before = id && (await merge.candidate(token, id));
  return before && hasName(before, profile) ? { candidateId: before.id } : undefined;
}

/**
 * Whoever was created by an address by which somebody was to be sent before: of some nothing is known but that creating them was begun; of
 * others another account of the ATS has another id, or they became part of somebody of their name.
 */
export async function createdAsBefore(
  { people, merge }: Pick<PersonDeps, 'people' | 'merge'>,
  token: string,
  { head, link, profile, taken }: Pick<Whom, 'head' | 'link' | 'profile' | 'taken'>,
): Promise<Partial<There>> {
  const { email: now, createdAs, triedAs = [] } = taken;
  for (const email of new Set([...(createdAs ? [createdAs] : []), ...triedAs])) {
    const isBegun = async () => (await people.claimants(claimOn(head, link, email))).includes(head.id);
    if (email === now || !(email === createdAs || (await isBegun()))) continue;
    const there = (await merge.findCandidates(token, email)).find((one) => isThere(one) && hasName(one, profile));
    if (there) return { candidateId: there.id, createdAs: email };
  }
  return {};
}

/**
 * Claims somebody, by an address or as a person; answers whom another one who has claimed them has created. As a person they are not whom
 * the other one was taken for by a wrong address.
 */
async function createdByAnother(deps: PersonDeps, token: string, whom: Known, by: string) {
  const { head, link, email } = whom;
  const at = deps.now();
  const claim = { by: head.id, at, until: new Date(at.getTime() + PERSON_MS) };
  const other = await deps.people.claim(claimOn(head, link, by), claim);
  if (!other) return undefined;
  const theirs = await deps.exports.find({ accountId: head.accountId, id: other });
  // Sent by another address since, they do not create whoever has this one.
  if (by === email && theirs?.email !== undefined && theirs.email !== email) {
    const isFree =
      !isUnderWay(theirs, at) && !(await deps.people.claim(claimOn(head, link, by), { ...claim, insteadOf: other }));
    if (isFree) return undefined;
    throw new Held(HELD_SECONDS);
  }
  const created = await createdFor(deps, { ...head, id: other }, link, theirs);
  const there = created && (await deps.merge.candidate(token, created));
  if (!there) throw new Held(HELD_SECONDS);
  if (mayBe(there, whom)) return created;
  // One person may have another name on another job.
  if (by !== email) return isCalled(there, whom.names.get(other) ?? '') ? created : undefined;
  if (doubted([there], whom)) throw new CalledOtherwise(nameOf(there));
  // Two people share it: this one is created as well.
  if (await deps.people.claim(claimOn(head, link, by), { ...claim, insteadOf: other })) throw new Held(HELD_SECONDS);
  return undefined;
}

const isThere = ({ remote_was_deleted: isGone }: MergeCandidate) => !isGone;

/**
 * Whoever was sent there before and has another address there since: by the id that they were given or were found by, by an address
 * that they had there the last time that they were looked for, or by what the ATS itself calls them.
 */
async function knownThere(
  { merge }: PersonDeps,
  token: string,
  whom: Known,
  sent: readonly Pick<Sent, 'head' | 'sending'>[],
) {
  const { head, link, email, names, foundBefore: before, left = before } = whom;
  const isPerhapsThem = (one: MergeCandidate) => isThere(one) && one.id !== left;
  for (const { head: other, sending } of sent) {
    const isCalledSo = (one: MergeCandidate) => isCalled(one, names.get(other.id) ?? '');
    const arrived = other.ats?.state === 'sent' ? arrivedAs(other, link) : undefined;
    const ids = [sending?.candidateId, arrived].filter((id) => id !== undefined);
    // Whoever was created for them is them, whatever they are called by now.
    const isTheirs = other.id === head.id && sending?.createdAs !== undefined;
    for (const id of new Set(ids)) {
      const one = id === left ? undefined : await merge.candidate(token, id);
      if (one && (isTheirs || mayBe(one, whom) || isCalledSo(one))) return { candidateId: id };
    }
    const { emails = [], name, remoteId } = sending?.there ?? {};
    // Of a try of theirs whose answer was lost nothing is known but the address.
    const tried = sending?.email && !sending.candidateId ? [sending.email] : [];
    const theirs = [...new Set([...emails, ...tried])].filter((one) => one !== email);
    const found = theirs.length > 0 ? (await merge.findCandidates(token, ...theirs)).filter(isPerhapsThem) : [];
    const known = likest(found, whom) ?? found.find(isCalledSo);
    if (known) return { candidateId: known.id };
    const called = remoteId ? (await merge.findByRemoteId(token, remoteId)).filter(isPerhapsThem) : [];
    // Whoever has no name, such as one who was erased, is not everybody who has none.
    const same = name ? called.find((one) => nameOf(one) === name && mayBe(one, whom)) : undefined;
    if (same) return { candidateId: same.id };
  }
  return undefined;
}

/** Who the same person became for another job: its head says so once they arrived, and before that what is known of a try that failed. */
async function createdFor(
  { heads }: PersonDeps,
  { accountId, id }: Head,
  link: StoredAtsLink,
  theirs: StoredExport | undefined,
) {
  const head = await heads.read(accountId, id);
  return (head && arrivedAs(head, link)) ?? theirs?.candidateId;
}
