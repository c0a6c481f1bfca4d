import { isHalfForLong } from '../../shared/rules/ats/trouble.ts';
import type { Cipher } from '../platform/cipher.ts';
import type { FileLinks } from '../platform/file-links.ts';
import type { AtsJobReader } from '../records/ats/ats-job-reader.ts';
import type { ExportStore, StoredExport } from '../records/ats/export.ts';
import { standingOfJob } from '../records/ats/job-standing.ts';
import { refused } from '../records/ats/link.ts';
import type { AtsLinks } from '../records/ats/link-store.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { JobReader } from '../records/job/job-reader.ts';
import type { createCandidateReader } from '../records/submission/candidate-reader.ts';
import type { Head } from '../records/submission/head.ts';
import { CalledOtherwise } from './called.ts';
import { addTo, apply, createdBefore, type Done, forgetGone, readdress } from './export-created.ts';
import { claimResume } from './export-given.ts';
import { createdAsBefore, findOrCreate, Held, type PersonDeps } from './export-person.ts';
import { attach } from './export-resume.ts';
import { isMergeProblem, type MergeProblem } from './merge/problem.ts';
import type { MergeUser } from './merge/shapes.ts';
import { NOT_NOW } from './send-again.ts';

export interface SendDeps extends PersonDeps {
  readonly exports: Pick<ExportStore, 'find' | 'beginAnew'>;
  readonly links: AtsLinks;
  readonly jobs: Pick<AtsJobReader, 'find'>;
  readonly findJob: JobReader['findJob'];
  readonly findProfile: ReturnType<typeof createCandidateReader>['findProfile'];
  readonly findUser: (user: Head['changedBy'] & string) => Promise<{ readonly email: string } | undefined>;
  readonly files: Pick<FileLinks, 'readLink'>;
  readonly cipher: Cipher;
}

/** A job that is not found in an ATS yet that was connected just now is looked for again after this long. */
const AWAITED_SECONDS = 300;

const AGAIN = 'Once it is connected again, this candidate is sent automatically.';
export const ONCE_IT_ANSWERS = 'Once it does, this candidate is sent automatically.';
export const NOT_CONNECTED = `Your ATS is not connected any more. ${AGAIN}`;

/** Asking again would not help. */
export class Undeliverable extends Error {}

/** Asking again helps once the ATS is connected anew. */
export class NotConnected extends Error {}

/** Asking again helps once the job takes people, there and here. */
export class NotOpen extends Error {}

export const WHY: Readonly<Record<MergeProblem['kind'], string>> = {
  notSetUp: 'The connection to your ATS is not set up.',
  relink: `Your ATS does not let us in any more. ${AGAIN}`,
  notFound: 'The job does not exist in your ATS any more.',
  refused: 'Your ATS refused this candidate.',
  busy: 'Your ATS does not answer.',
  unclear: 'Your ATS does not answer.',
};

const calledOtherwise = (email: string | undefined, name: string) =>
  `Your ATS has ${email} as “${name}”. If that is this candidate, say so. If it is somebody else, correct the address, or say that: then this candidate is added there too.`;

interface Sending {
  readonly link: StoredAtsLink | undefined;
  readonly taken: StoredExport;
  /** When this try began, and until when it has the export. */
  readonly at: Date;
  readonly until: Date;
  readonly done: Done;
  readonly emails: readonly string[];
}

/** Finds or creates them, gives them their resume and puts them on the job. What was done stands in `done`, also where it fails. */
export async function send(deps: SendDeps, head: Head, sending: Sending): Promise<void> {
  const { link, taken, done, emails } = sending;
  const { accountId, id, jobId } = head;
  const [job, profile] = await Promise.all([deps.findJob(accountId, jobId), deps.findProfile(accountId, id)]);
  if (!job?.ats || !profile) throw new Undeliverable(WHY.notFound);
  if (link?.state === 'RELINK') throw new NotConnected(WHY.relink);
  if (link?.state !== 'LINKED' || !link.token || link.slug !== job.ats.slug) throw new NotConnected(NOT_CONNECTED);
  const standing = await standingOfJob(deps, job, link);
  if (!link.readTo && standing !== 'THERE') {
    if (isHalfForLong(link, deps.now())) throw new NotOpen(NOT_NOW.AWAITED);
    throw new Held(AWAITED_SECONDS);
  }
  // Before anybody is created in an account that has nothing for them.
  if (standing === 'MISSING' || standing === 'CLOSED') throw new NotOpen(NOT_NOW[standing]);
  if (job.status === 'Closed') throw new NotOpen(NOT_NOW.CLOSED_HERE);
  const token = await deps.cipher.open(link.token, accountId);
  const { mergeDevId } = job.ats;
  await beginOf(deps, head, sending, mergeDevId);
  try {
    const user = await remoteUser(deps, head, token);
    const { email } = taken;
    if (!email) throw new Undeliverable('No email address of this candidate is known.');
    await forgetGone(deps.merge, token, done);
    const before = done.candidateId ? {} : await createdAsBefore(deps, token, { head, link, profile, taken });
    Object.assign(done, before);
    const left = await readdress({ ...deps, ...{ token, user, head, link, profile, taken, emails } }, done, email);
    let isNew = false;
    let others: Parameters<typeof claimResume>[1]['others'] = [];
    if (!done.candidateId) {
      const whom = { head, link, profile, taken, email, emails, left, ...(!left && { foundBefore: taken.left }) };
      const { isNew: isJustCreated = false, others: ofPerson, ...who } = await findOrCreate(deps, token, user, whom);
      isNew = isJustCreated;
      others = ofPerson;
      Object.assign(done, who);
    }
    const { candidateId } = done;
    if (!candidateId) throw new Error('Nobody was found or created');
    if (!done.attachmentId && profile.resume) {
      const own = done.begunAt ?? (before.candidateId && taken.begunAt);
      const byOthers = await claimResume(deps, { head, link, profile, candidateId, others, at: deps.now() });
      const [since] = [own, byOthers].filter((one) => one !== undefined).sort();
      done.begunAt ??= sending.at.toISOString();
      addTo(done, await attach(deps, token, user, { head, profile, candidateId, isNew, since }));
    }
    done.applicationId = await apply(deps.merge, token, user, { candidate: candidateId, job: mergeDevId }, done);
  } catch (error) {
    if (isMergeProblem(error, 'relink')) await noteRelink(deps, link, error);
    if (error instanceof CalledOtherwise) {
      done.otherName = error.otherName;
      throw new Undeliverable(calledOtherwise(taken.email, error.otherName));
    }
    throw error;
  }
}

/** What an earlier try created for the same job of Merge's is known; for another one nothing was created yet, and nothing given. */
async function beginOf({ exports }: SendDeps, head: Head, { taken, done, at, until }: Sending, of: string) {
  if (taken.of !== undefined && taken.of !== of) {
    delete done.begunAt;
    await exports.beginAnew(head, { at, until, of });
  }
  Object.assign(done, { of }, taken.of === of && createdBefore(taken));
}

const noteRelink = ({ links }: SendDeps, link: StoredAtsLink, error: MergeProblem) =>
  links.save(link, refused(link, error.message));

/** In whose name it is done there: whoever sent them, where the ATS knows their address and lets them in; else an admin of it. */
async function remoteUser({ merge, findUser }: SendDeps, { ats }: Head, token: string): Promise<string> {
  const person = ats && (await findUser(ats.by));
  const own = person ? ableOf((await merge.users(token, person.email)).results) : [];
  const able = own.length > 0 ? own : ableOf((await merge.users(token)).results);
  const found = able.find(({ access_role: role }) => role?.includes('ADMIN')) ?? able[0];
  if (!found) throw new Undeliverable('Nobody in your ATS can add candidates.');
  return found.id;
}

const ableOf = (users: readonly MergeUser[]) =>
  users.filter(({ disabled, remote_was_deleted: isGone }) => !disabled && !isGone);
