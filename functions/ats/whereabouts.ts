import { mayBeOneName } from '../../shared/rules/ats/same-name.ts';
import type { PlaceReader } from '../records/ats/applicant-places.ts';
import type { ApplicantReader } from '../records/ats/applicant-reader.ts';
import type { AtsCopy } from '../records/ats/ats-job-reader.ts';
import type { ExportStore, StoredExport } from '../records/ats/export.ts';
import type { Sent } from '../records/ats/sent-person.ts';
import type { SentThere } from '../records/ats/sent-there.ts';
import type { StoredAtsApplicant } from '../records/ats/stored-ats.ts';

export interface WhereaboutsDeps {
  readonly standing: Pick<ApplicantReader, 'find' | 'byApplication' | 'byNames'>;
  readonly applicants: PlaceReader;
}

/** Somebody who is looked for; their addresses may be read where nothing else finds them. */
interface Wanted extends Pick<Sent, 'head' | 'sending'> {
  readonly emails: Sent['emails'] | (() => Promise<Sent['emails']>);
}

/**
 * Whether whoever has an address of somebody there may be them by what they are called: here, there the last time, or as somebody said
 * that it is them. Another one may have their address.
 */
export const mayBeThem = (
  { head, sending }: Pick<Sent, 'head' | 'sending'>,
  { name }: Pick<StoredAtsApplicant, 'name'>,
) =>
  [head.name, sending?.there?.name, sending?.calledThere].some((one) => one !== undefined && mayBeOneName(one, name));

/** Answers how somebody who was sent stands on a job of a copy; undefined where they do not. */
export type Find = (one: Wanted) => Promise<StoredAtsApplicant | undefined>;

/**
 * Finds people on a job of a copy, whatever became of them there: by their application, which stays the same where two people
 * become one; by who they are; by their addresses, where they may be called so; and in another account by what the ATS itself calls them or their application.
 */
export function finderOn({ standing, applicants }: WhereaboutsDeps, copy: AtsCopy, job: string): Find {
  let names: ReturnType<ApplicantReader['byNames']> | undefined;
  const byName = async ({ name, remoteId = '', ref = '' }: NonNullable<StoredExport['there']>) => {
    names ??= standing.byNames(copy, job);
    const { byRef, byRemoteId } = await names;
    const called = byRemoteId.get(remoteId);
    // Without its time the number of an application is that of somebody in each ATS of the kind.
    const place = ref.endsWith(' ') ? undefined : byRef.get(ref);
    // Whoever has no name, such as one who was erased, is not everybody who has none.
    return place ?? (name && called?.name === name ? called : undefined);
  };
  return async ({ head, emails, sending }) => {
    const mayBe = (one: StoredAtsApplicant) => mayBeThem({ head, sending }, one);
    const isOfJob = sending?.of === job;
    const own = isOfJob && sending.applicationId;
    const byApplication = own ? await standing.byApplication(copy, job, own) : undefined;
    if (byApplication) return byApplication;
    const ids = [sending?.candidateId, head.ats?.candidateId].filter((id) => id !== undefined);
    const places = (await applicants.ofCandidates(copy, ids)).filter((one) => one.job === job);
    const addresses = async () => (typeof emails === 'function' ? emails() : emails);
    const found = places[0]?.person ?? (await standing.find(copy, job, await addresses(), mayBe));
    return found ?? (sending?.there && !isOfJob ? byName(sending.there) : undefined);
  };
}

/** Who somebody is by what the ATS says of them on a job. */
export const thereOf = ({ emails, name, remoteId, ref }: StoredAtsApplicant) => ({
  ...{ emails, name },
  ...(remoteId && { remoteId }),
  ...(ref && { ref }),
});

interface NotingDeps {
  readonly exports: Pick<ExportStore, 'noteFound'>;
  readonly sentThere: Pick<SentThere, 'noteOther'>;
}

/** Notes who somebody is by now on a job of Merge's, where that is not known yet. Of this they are found from now on. */
export async function noteWhoTheyBecame(
  { exports, sentThere }: NotingDeps,
  { head, emails, sending }: Sent,
  job: string,
  person: StoredAtsApplicant,
): Promise<void> {
  const there = thereOf(person);
  const { id: applicationId, candidateId } = person;
  const isKnown =
    sending?.of === job &&
    sending.applicationId === applicationId &&
    sending.candidateId === (candidateId ?? undefined) &&
    isSame(sending.there ?? {}, there);
  if (isKnown) return;
  await exports.noteFound(head, { of: job, candidateId, applicationId, there });
  // They are not found by the addresses that they have here, whatever is said of them there.
  const earlier = sending?.there?.emails ?? [];
  if (!there.emails.some((email) => emails.includes(email) && !earlier.includes(email)))
    await sentThere.noteOther(head);
}

export const isSame = (one: object, other: object) =>
  Object.keys({ ...one, ...other }).every(
    (name) => JSON.stringify(Reflect.get(one, name)) === JSON.stringify(Reflect.get(other, name)),
  );
