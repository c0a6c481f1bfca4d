import type { ExportStore, Progress } from '../records/ats/export.ts';
import type { AtsPerson, PersonClaims } from '../records/ats/person-claims.ts';
import type { Sent, SentPerson } from '../records/ats/sent-person.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { Head } from '../records/submission/head.ts';
import type { HeadStore } from '../records/submission/head-store.ts';
import type { StoredProfile } from '../records/submission/stored-items.ts';
import type { Merge, NewCandidate } from './merge/merge.ts';
import { isMergeProblem } from './merge/problem.ts';
import type { MergeCandidate } from './merge/shapes.ts';
import { nameOf } from './sync-shapes.ts';

/** How long a person is created for one job alone: by then the ATS lists whom it has, or whoever claimed them has come again. */
const PERSON_MS = 15 * 60_000;
/** Whoever is created for another job at the moment is looked for again after this long. */
const HELD_SECONDS = 30;

/** The same person is created for another job at the moment, or the job is still looked for. */
export class Held extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super('Held');
    this.seconds = seconds;
  }
}

export interface PersonDeps {
  readonly heads: Pick<HeadStore, 'read'>;
  readonly exports: Pick<ExportStore, 'find'>;
  readonly people: PersonClaims;
  readonly sentPerson: SentPerson;
  readonly merge: Merge;
  readonly now: () => Date;
}

interface Whom {
  readonly head: Head;
  readonly link: StoredAtsLink;
  readonly profile: StoredProfile;
  readonly email: string;
  /** All addresses by which they are known here. */
  readonly emails: readonly string[];
}

/** Who somebody is there; `createdAs` is by which address, where they were created just now. */
type There = Required<Pick<Progress, 'candidateId'>> & Pick<Progress, 'createdAs'>;

/** Finds the candidate there by their address, or creates them. Throws Held where that is done for another job at the moment. */
export async function findOrCreate(deps: PersonDeps, token: string, user: string, whom: Whom): Promise<There> {
  const { merge, people, sentPerson } = deps;
  const { head, link, profile, email } = whom;
  const { sent, persons } = await sentPerson.ofPerson(head, [...whom.emails, email]);
  // The person first, in one order for all: on another job they may be sent by another address at the same time.
  const claims = [...persons, email].map((by) => ({ accountId: head.accountId, linkedAt: link.linkedAt, by }));
  for (const person of claims) {
    const created = await createdByAnother(deps, token, whom, person);
    if (created) return { candidateId: created };
  }
  const [there] = (await merge.findCandidates(token, email)).filter(isThere);
  if (there) return { candidateId: there.id };
  const known = await knownThere(deps, token, whom, sent);
  if (known) return { candidateId: known };
  try {
    return { candidateId: await merge.createCandidate(token, user, toCandidate(profile, email)), createdAs: email };
  } catch (error) {
    // Nobody is there, and whoever waits for them need not; an ATS that names errors in its answer may have taken them all the same.
    if (isMergeProblem(error, 'refused') && error.status !== undefined)
      for (const person of claims) await people.release(person, head.id);
    throw error;
  }
}

/** Claims somebody; answers whom another one who has claimed them has created. */
async function createdByAnother(deps: PersonDeps, token: string, { head, link }: Whom, person: AtsPerson) {
  const at = deps.now();
  const other = await deps.people.claim(person, { by: head.id, at, until: new Date(at.getTime() + PERSON_MS) });
  if (!other) return undefined;
  const created = await createdFor(deps, { ...head, id: other }, link);
  if (created && (await deps.merge.isThere(token, 'candidates', created))) return created;
  throw new Held(HELD_SECONDS);
}

const isThere = ({ remote_was_deleted: isGone }: MergeCandidate) => !isGone;

/**
 * Whoever was sent there before and has another address there since: by the id that they were given or were found by, by an address
 * that they had there the last time that they were looked for, or by what the ATS itself calls them.
 */
async function knownThere({ merge }: PersonDeps, token: string, { link, email }: Whom, sent: readonly Sent[]) {
  for (const { head: other, sending } of sent) {
    const { state, sentAt, candidateId } = other.ats ?? {};
    const isOfThisLink = state === 'sent' && sentAt !== undefined && sentAt >= link.linkedAt;
    const ids = [
      ...(sending?.candidateId ? [sending.candidateId] : []),
      ...(isOfThisLink && candidateId ? [candidateId] : []),
    ];
    for (const id of new Set(ids)) if (await merge.isThere(token, 'candidates', id)) return id;
    const { emails = [], name, remoteId } = sending?.there ?? {};
    const theirs = emails.filter((one) => one !== email);
    const [known] = theirs.length > 0 ? (await merge.findCandidates(token, ...theirs)).filter(isThere) : [];
    if (known) return known.id;
    const called = remoteId ? (await merge.findByRemoteId(token, remoteId)).filter(isThere) : [];
    const same = called.find((one) => nameOf(one) === name);
    if (same) return same.id;
  }
  return undefined;
}

/** Who the same person became for another job: its head says so once they arrived, and before that what is known of a try that failed. */
async function createdFor({ heads, exports }: PersonDeps, { accountId, id }: Head, { linkedAt }: StoredAtsLink) {
  const ats = (await heads.read(accountId, id))?.ats;
  if (ats?.sentAt && ats.sentAt >= linkedAt) return ats.candidateId;
  return (await exports.find({ accountId, id }))?.candidateId;
}

function toCandidate({ candidate: { firstName, lastName, ...rest } }: StoredProfile, email: string): NewCandidate {
  const [latest] = rest.employmentHistory;
  const links = rest.socialProfiles;
  return {
    ...{ firstName, lastName, email, phone: rest.phoneNumber },
    title: latest?.jobTitle ?? null,
    company: latest?.employerName ?? null,
    link: (links.find(({ type }) => type === 'linkedin') ?? links[0])?.url ?? null,
  };
}
