import type { SubmissionId } from '../../shared/model/ids.ts';
import { type ExportStore, isUnderWay, type StoredExport } from '../records/ats/export.ts';
import { CLAIMS_KNOWN_MS, type PersonClaims } from '../records/ats/person-claims.ts';
import type { Sent } from '../records/ats/sent-person.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { Head } from '../records/submission/head.ts';
import type { StoredProfile } from '../records/submission/stored-items.ts';
import { HELD_SECONDS, Held } from './export-person.ts';

/** How long giving a resume is of one job alone where nothing says what came of it: by then its run is over, and the ATS lists what it has. */
const GIVING_MS = 5 * 60_000;

interface Giving {
  readonly head: Head;
  readonly link: StoredAtsLink;
  readonly profile: StoredProfile;
  readonly candidateId: string;
  /** The same person on other jobs, who may have been somebody there who is one with them by now. */
  readonly others: readonly Pick<Sent, 'head' | 'sending'>[];
  readonly at: Date;
}

/** By what a resume is known, as whichever file it was uploaded; one of which nothing could be read, by its file. */
const resumeOf = ({ resume, resumeText }: StoredProfile) =>
  resumeText.trim() === '' ? resume?.identifier : `${resume?.originalFilename} ${resumeText}`;

interface Deps {
  readonly people: PersonClaims;
  readonly exports: Pick<ExportStore, 'find'>;
}

/** Whether it is known what came of giving it. */
const isGiven = (sending: StoredExport | undefined) => Boolean(sending?.attachmentId ?? sending?.applicationId);

/**
 * Claims giving somebody their resume, which they may be given for several jobs: once each. Answers since when it may have been given for
 * another one, for as long as it is known who claimed it. Throws Held while that is under way, or nothing is known of what came of it.
 */
export async function claimResume({ people, exports }: Deps, giving: Giving): Promise<string | undefined> {
  const { head, link, profile, candidateId, at } = giving;
  const { accountId, id } = head;
  const givingTo = (whom: string) => ({ accountId, round: link.round, by: `resume ${whom} ${resumeOf(profile)}` });
  const claimants = await people.claimants(givingTo(candidateId));
  const others = claimants.filter((one) => one !== id);
  const sendings = await Promise.all(others.map((one) => exports.find({ accountId, id: one }, { strongly: true })));
  const [holder] = claimants;
  const [theirs] = holder === others[0] ? sendings : [];
  if (theirs && isUnderWay(theirs, at)) throw new Held(HELD_SECONDS);
  const isOver = holder === id || isGiven(theirs);
  const claim = {
    by: id,
    at,
    until: new Date(at.getTime() + GIVING_MS),
    ...(holder && isOver && { insteadOf: holder }),
  };
  if (await people.claim(givingTo(candidateId), claim)) throw new Held(HELD_SECONDS);
  // Of who was deleted since, or is somebody else there by now, nothing says when that was.
  const knownFrom = new Date(at.getTime() - CLAIMS_KNOWN_MS).toISOString();
  const since = sendings.map((one) => (one?.candidateId === candidateId ? one.begunAt : undefined) ?? knownFrom);
  const before = await Promise.all(giving.others.map(({ head: other, sending }) => givenBefore(other.id, sending)));
  return [...since, ...before.flatMap((one) => one ?? [])].sort()[0];

  async function givenBefore(who: SubmissionId, sending: StoredExport | undefined) {
    if (!sending?.candidateId || sending.candidateId === candidateId) return undefined;
    const isTheirs = (await people.claimants(givingTo(sending.candidateId))).includes(who);
    return isTheirs ? (sending.begunAt ?? knownFrom) : undefined;
  }
}
