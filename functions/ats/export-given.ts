import { type ExportStore, isUnderWay } from '../records/ats/export.ts';
import type { PersonClaims } from '../records/ats/person-claims.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { Head } from '../records/submission/head.ts';
import type { StoredProfile } from '../records/submission/stored-items.ts';
import { HELD_SECONDS, Held } from './export-person.ts';

/** How long giving a resume is of one job alone where its run was killed: longer than it may last. */
const GIVING_MS = 15 * 60_000;

interface Giving {
  readonly head: Head;
  readonly link: StoredAtsLink;
  readonly profile: StoredProfile;
  readonly candidateId: string;
  readonly at: Date;
}

/** By what a resume is known, as whichever file it was uploaded; one of which nothing could be read, by its file. */
const resumeOf = ({ resume, resumeText }: StoredProfile) =>
  resumeText.trim() === '' ? resume?.identifier : `${resume?.originalFilename} ${resumeText}`;

/**
 * Claims giving somebody their resume, which they may be given for several jobs: once each. Answers since when it may have been given for
 * another one, for as long as it is known who claimed it. Throws Held while that is under way.
 */
export async function claimResume(
  { people, exports }: { readonly people: PersonClaims; readonly exports: Pick<ExportStore, 'find'> },
  { head: { accountId, id }, link, profile, candidateId, at }: Giving,
): Promise<string | undefined> {
  const giving = { accountId, round: link.round, by: `resume ${candidateId} ${resumeOf(profile)}` };
  const claimants = await people.claimants(giving);
  const others = claimants.filter((one) => one !== id);
  const sendings = await Promise.all(others.map((one) => exports.find({ accountId, id: one }, { strongly: true })));
  const [holder] = claimants;
  if (holder && holder === others[0] && sendings[0] && isUnderWay(sendings[0], at)) throw new Held(HELD_SECONDS);
  const claim = { by: id, at, until: new Date(at.getTime() + GIVING_MS), ...(holder && { insteadOf: holder }) };
  if (await people.claim(giving, claim)) throw new Held(HELD_SECONDS);
  return sendings.flatMap((one) => one?.begunAt ?? []).sort()[0];
}
