import type { Progress, StoredExport } from '../records/ats/export.ts';
import type { SentPerson } from '../records/ats/sent-person.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { Head } from '../records/submission/head.ts';
import type { StoredProfile } from '../records/submission/stored-items.ts';
import { CalledOtherwise, doubted, likest, saidOf } from './called.ts';
import { type FreeDeps, freeOf } from './free-there.ts';
import type { Merge } from './merge/merge.ts';
import { isMergeProblem } from './merge/problem.ts';
import type { MergeCandidate } from './merge/shapes.ts';
import { nameOf } from './sync-shapes.ts';

/** What was created so far; it is kept where something fails after it. */
export type Done = { -readonly [K in keyof Progress]: Progress[K] };

/** What an earlier try for the same job of Merge's created. */
export const createdBefore = ({ leftAs = [], email, ...before }: StoredExport): Progress => ({
  ...(before.candidateId && { candidateId: before.candidateId }),
  ...(before.attachmentId && { attachmentId: before.attachmentId }),
  ...(before.applicationId && { applicationId: before.applicationId }),
  ...(before.createdAs && { createdAs: before.createdAs }),
  ...leftBehind(leftAs.filter((one) => one !== email)),
});

/** That records of theirs stay there by wrong addresses, and what is said of it. */
const leftBehind = (leftAs: string[]): Progress =>
  leftAs.length > 0
    ? {
        leftAs,
        note: leftAs
          .map((one) => `Your ATS still has ${one}, as whom they were sent before the address was put right.`)
          .join(' '),
      }
    : {};

/** What was not taken there may be more than one thing. */
export function addTo(done: Done, { note, ...attached }: Progress): void {
  const notes = [done.note, note].filter(Boolean).join(' ');
  Object.assign(done, attached, notes && { note: notes });
}

/** What an earlier try created may be gone since: they were deleted there, or became part of somebody else. */
export async function forgetGone(merge: Merge, token: string, done: Done): Promise<void> {
  if (done.candidateId && !(await merge.isThere(token, done.candidateId))) {
    delete done.candidateId;
    delete done.createdAs;
    delete done.attachmentId;
    delete done.applicationId;
  }
}

/**
 * Where somebody stands on a job, as they do already or from now on. One that was created before and is not listed yet is looked at: it
 * may be of another job by now, or of whoever they became.
 */
export async function apply(
  merge: Merge,
  token: string,
  user: string,
  of: { readonly candidate: string; readonly job: string },
  { applicationId: before }: Done,
): Promise<string> {
  const [there] = await merge.findApplications(token, of);
  if (there) return there.id;
  const known = before ? await merge.application(token, before) : undefined;
  const whose = typeof known?.candidate === 'string' ? known.candidate : known?.candidate?.id;
  return known?.job === of.job && whose === of.candidate ? known.id : merge.createApplication(token, user, of);
}

interface Writing extends FreeDeps {
  readonly merge: Merge;
  readonly sentPerson: SentPerson;
  readonly link: StoredAtsLink;
  readonly token: string;
  readonly user: string;
  readonly head: Head;
  readonly profile: StoredProfile;
  /** What is known of sending them. */
  readonly taken: StoredExport;
  /** All addresses by which they are known here. */
  readonly emails: readonly string[];
}

/**
 * Whoever was created there by an address that was put right since is given the one by which they are sent: created by it once more
 * they would be two. Where the ATS does not take it, that is said. Answers who was created by the wrong one and is somebody else now.
 */
export async function readdress(writing: Writing, done: Done, email: string): Promise<string | undefined> {
  const { merge, token, user } = writing;
  const { candidateId, createdAs } = done;
  if (!candidateId || !createdAs || createdAs === email) return undefined;
  const found = (await merge.findCandidates(token, email)).filter((one) => !one.remote_was_deleted);
  const { there, others: doubtful } = await whoHas(writing, found, { candidateId, email });
  // Whoever has the right address there is who is meant; nothing of the other one is theirs.
  if (there && there.id !== candidateId) return leave(done, there.id);
  const [other] = there ? [] : (await freeOf(writing, { ...writing, email }, doubtful)).free;
  if (other) throw new CalledOtherwise(nameOf(other));
  if (await isAnothers(writing, candidateId, createdAs)) return leave(done, undefined);
  const theirs = there ?? (await merge.candidate(token, candidateId));
  // What somebody added to them there meanwhile stays.
  const others = (theirs?.email_addresses ?? []).filter(({ value }) => !isOneOfThem(value, [createdAs, email]));
  try {
    await merge.readdress(token, user, { id: candidateId, email, others });
    done.createdAs = email;
  } catch (error) {
    if (!isMergeProblem(error, 'refused', 'notFound')) throw error;
    addTo(done, { note: `Under ${createdAs}: your ATS did not take ${email}.` });
  }
  return undefined;
}

/** Who of those who have an address is meant, and who of the others may be, as far as nobody said that they are somebody else. */
async function whoHas(
  writing: Writing,
  found: readonly MergeCandidate[],
  { candidateId, email }: { readonly candidateId: string; readonly email: string },
): Promise<{ readonly there?: MergeCandidate | undefined; readonly others: readonly MergeCandidate[] }> {
  const own = found.find(({ id }) => id === candidateId) ?? likest(found, writing);
  if (own || found.length === 0) return { there: own, others: [] };
  const { sentPerson, head, emails, profile } = writing;
  const known = await sentPerson.ofPerson(head, [...emails, email], profile.candidate, email);
  const said = saidOf({ ...writing, email }, known);
  const others = found.filter((one) => doubted([one], { said }));
  return { there: likest(others, { ...writing, said }), others };
}

/** Whoever was created by a wrong address stays there, with what was given them; answers who that is. */
function leave(done: Done, candidateId: string | undefined): string | undefined {
  const { candidateId: left, createdAs, leftAs = [] } = done;
  for (const what of ['candidateId', 'createdAs', 'attachmentId', 'applicationId'] as const) delete done[what];
  Object.assign(done, leftBehind([...leftAs, ...(createdAs ? [createdAs] : [])]), candidateId && { candidateId });
  return left;
}

/** Whether somebody else, whose address it really is, was sent since and found as who was created by it. */
async function isAnothers({ sentPerson, head, profile, emails }: Writing, candidateId: string, createdAs: string) {
  const sent = await sentPerson.byAddress(head, createdAs);
  const others = sent.filter(
    ({ head: other, sending }) =>
      other.id !== head.id && [other.ats?.candidateId, sending?.candidateId].includes(candidateId),
  );
  if (others.length === 0) return false;
  const { names } = await sentPerson.ofPerson(head, emails, profile.candidate, createdAs);
  return others.some((other) => !names.has(other.head.id));
}

const isOneOfThem = (value: string | null | undefined, emails: readonly string[]) =>
  !value || emails.some((email) => email.toLowerCase() === value.toLowerCase());
