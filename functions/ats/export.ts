import { exportAddress } from '../../shared/rules/ats/export-address.ts';
import { isHalfForLong } from '../../shared/rules/ats/trouble.ts';
import type { ExportToAts } from '../../shared/tasks.ts';
import type { Cipher } from '../platform/cipher.ts';
import type { FileLinks } from '../platform/file-links.ts';
import { log } from '../platform/log.ts';
import type { Enqueue } from '../platform/queue.ts';
import type { ExportStore, Progress, StoredExport } from '../records/ats/export.ts';
import { refused } from '../records/ats/link.ts';
import type { AtsLinks } from '../records/ats/link-store.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { JobReader } from '../records/job/job-reader.ts';
import type { createCandidateReader } from '../records/submission/candidate-reader.ts';
import type { Head } from '../records/submission/head.ts';
import { createdBefore, type Done, forgetGone, readdress } from './export-created.ts';
import { createdAsBefore, findOrCreate, Held, type PersonDeps } from './export-person.ts';
import { attach } from './export-resume.ts';
import type { Merge } from './merge/merge.ts';
import { isMergeProblem, type MergeProblem } from './merge/problem.ts';
import type { MergeUser } from './merge/shapes.ts';
import { type AgainDeps, NOT_NOW, sendAgain } from './send-again.ts';

export interface ExportWorkDeps extends AgainDeps {
  readonly exports: ExportStore;
  readonly people: PersonDeps['people'];
  readonly sentPerson: PersonDeps['sentPerson'];
  readonly links: AtsLinks;
  readonly findJob: JobReader['findJob'];
  readonly findEmails: ReturnType<typeof createCandidateReader>['findEmails'];
  readonly findProfile: ReturnType<typeof createCandidateReader>['findProfile'];
  readonly findUser: (user: Head['changedBy'] & string) => Promise<{ readonly email: string } | undefined>;
  readonly files: Pick<FileLinks, 'readLink'>;
  readonly cipher: Cipher;
  readonly merge: Merge;
  readonly again: Enqueue<ExportToAts>;
}

/** How long one worker has an export: longer than it may run, shorter than the queue hides its message. */
const CLAIM_MS = 5 * 60_000;
/** After so many tries, over more than an hour, somebody is told. */
const TRIES = 8;
const LONGEST_WAIT_SECONDS = 900;
/** What may have been created and is not listed yet is looked for after this long. */
const UNCLEAR_SECONDS = 120;

/** A job that is not found in an ATS yet that was connected just now is looked for again after this long. */
const AWAITED_SECONDS = 300;

const AGAIN = 'Once it is connected again, this candidate is sent automatically.';
const NOT_CONNECTED = `Your ATS is not connected any more. ${AGAIN}`;

/**
 * Sends a candidate to the ATS: person, resume, application, each once. What is there already is found and not created anew; what
 * may have been created is looked for before it is tried again. It may run twice: one run has the export, the other looks again later, when it is done as a rule.
 */
export async function exportCandidate(deps: ExportWorkDeps, message: ExportToAts): Promise<void> {
  const head = await deps.heads.read(message.accountId, message.submissionId);
  if (head?.ats?.state !== 'queued') return;
  const now = deps.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const emails = await deps.findEmails(head.accountId, head.id);
  const address = (earlier?: StoredExport) => exportAddress(emails, earlier);
  const taken = await deps.exports.claim(head, { at: now, until, address });
  // Another run has it. Asked for anew meanwhile, it would have nobody: so it is looked at again.
  if (!taken) return deps.again([message], UNCLEAR_SECONDS);
  const done: Done = {};
  const link = await deps.links.find(head.accountId);
  try {
    await send(deps, head, { link, taken, done, emails: emails.map(({ email }) => email) });
  } catch (error) {
    if (error instanceof Undeliverable) return fail(deps, head, { until, progress: { ...done, why: error.message } });
    if (error instanceof NotConnected)
      return failUntilConnected(deps, head, { until, progress: { ...done, why: error.message } }, link);
    if (error instanceof Held) {
      await deps.exports.release(head, until, done);
      return deps.again([message], error.seconds);
    }
    if (isMergeProblem(error)) return retryOrFail(deps, head, { message, problem: error, done, link, until });
    await deps.exports.release(head, until, done);
    throw error;
  }
  await arrive(deps, head, { link, done, beganAt: now, until });
}

type Link = StoredAtsLink | undefined;

interface Trouble {
  readonly message: ExportToAts;
  readonly problem: MergeProblem;
  readonly done: Progress;
  readonly link: Link;
  readonly until: Date;
}

/** Asking again would not help. */
class Undeliverable extends Error {}

/** Asking again helps once the ATS is connected anew. */
class NotConnected extends Error {}

async function retryOrFail(deps: ExportWorkDeps, head: Head, { message, problem, done, link, until }: Trouble) {
  const { tries } = message;
  const isPassing = problem.kind === 'busy' || problem.kind === 'unclear';
  const isOfCandidate = problem.kind === 'refused' || problem.kind === 'notFound';
  // Of a candidate or a job the ATS knows best; what is wrong with the connection is said in words for people.
  const why = (isOfCandidate && problem.reason) || WHY[problem.kind];
  // Nobody was asked yet: that is no try.
  const isOwnPace = problem.kind === 'busy' && problem.status === undefined && problem.waitMs > 0;
  if (isOfCandidate) return fail(deps, head, { until, progress: { ...done, why } });
  if (!isPassing || (!isOwnPace && tries + 1 >= TRIES))
    return failUntilConnected(deps, head, { until, progress: { ...done, why } }, link);
  await deps.exports.release(head, until, { ...done, why });
  if (isOwnPace) return deps.again([message], Math.ceil(Math.min(problem.waitMs / 1_000, LONGEST_WAIT_SECONDS)));
  const pause = Math.max(60 * 2 ** tries, problem.waitMs / 1_000, problem.kind === 'unclear' ? UNCLEAR_SECONDS : 0);
  await deps.again([{ ...message, tries: tries + 1 }], Math.ceil(Math.min(pause, LONGEST_WAIT_SECONDS)));
}

const WHY: Readonly<Record<MergeProblem['kind'], string>> = {
  notSetUp: 'The connection to your ATS is not set up.',
  relink: `Your ATS does not let us in any more. ${AGAIN}`,
  notFound: 'The job does not exist in your ATS any more.',
  refused: 'Your ATS refused this candidate.',
  busy: 'Your ATS does not answer.',
  unclear: 'Your ATS does not answer.',
};

/** What came of a try, and until when it was claimed. */
interface Failed {
  readonly until: Date;
  readonly progress: Progress;
}

async function fail(deps: ExportWorkDeps, head: Head, { until, progress }: Failed): Promise<void> {
  await deps.exports.release(head, until, progress);
  await conclude(deps, head, { state: 'failed', since: deps.now().toISOString() });
  log.warn('A candidate could not be sent to an ATS', { accountId: head.accountId, submissionId: head.id });
}

/** The same, where the connection is to blame. It is noted before it is said: whoever connects the ATS meanwhile misses nobody. */
async function failUntilConnected(deps: ExportWorkDeps, head: Head, failed: Failed, used: Link): Promise<void> {
  await deps.unsent.note(head);
  // Whoever disconnected it themself meanwhile is not told that it shut them out.
  const isUnlinked = (await deps.links.find(head.accountId))?.state === 'UNLINKED';
  await fail(deps, head, isUnlinked ? { ...failed, progress: { ...failed.progress, why: NOT_CONNECTED } } : failed);
  const link = await deps.links.find(head.accountId);
  if (head.ats && link?.state === 'LINKED' && link.linkedAt !== used?.linkedAt)
    await sendAgain(deps, head.accountId, { sk: head.id, at: head.ats.at });
}

interface Arrived {
  readonly link: Link;
  readonly done: Done;
  readonly beganAt: Date;
  readonly until: Date;
}

/**
 * Lets go of the export and says that they arrived: two writes, as one transaction of both costs twice as much. Killed in between, it
 * runs again, finds what it created and says so. Where another account was connected meanwhile they are in
 * the one of before: they are gone, as of a time before it, so that they are looked for in it and may be sent again. In an ATS of
 * another kind nobody is looked for: they did arrive in theirs.
 */
async function arrive(deps: ExportWorkDeps, head: Head, { link, done, beganAt, until }: Arrived): Promise<void> {
  const at = deps.now().toISOString();
  const today = await deps.links.find(head.accountId);
  const isOther = today?.round !== link?.round;
  const sentAt = isOther ? beganAt.toISOString() : at;
  const { candidateId } = done;
  const outcome =
    isOther && today?.slug === link?.slug
      ? { state: 'gone' as const, sentAt, since: at, how: 'ACCOUNT' as const }
      : { state: 'sent' as const, sentAt, ...(candidateId && { candidateId }) };
  await deps.exports.release(head, until, done);
  await conclude(deps, head, outcome);
}

type Outcome = Pick<NonNullable<Head['ats']>, 'state' | 'sentAt' | 'since' | 'candidateId' | 'how'>;

/** Says what came of it, of this try alone: somebody may have asked anew meanwhile. */
async function conclude({ heads }: ExportWorkDeps, known: Head, outcome: Outcome) {
  const decide = ({ ats, ...head }: Head) =>
    ats?.state === 'queued' && ats.at === known.ats?.at ? { ...head, ats: { ...ats, ...outcome } } : undefined;
  await heads.change(known.accountId, known.id, decide, [], known);
}

interface Sending {
  readonly link: Link;
  readonly taken: StoredExport;
  readonly done: Done;
  readonly emails: readonly string[];
}

async function send(deps: ExportWorkDeps, head: Head, { link, taken, done, emails }: Sending): Promise<void> {
  const { accountId, id, jobId } = head;
  const [job, profile] = await Promise.all([deps.findJob(accountId, jobId), deps.findProfile(accountId, id)]);
  if (!job?.ats || !profile) throw new Undeliverable(WHY.notFound);
  if (link?.state === 'RELINK') throw new NotConnected(WHY.relink);
  if (link?.state !== 'LINKED' || !link.token || link.slug !== job.ats.slug) throw new NotConnected(NOT_CONNECTED);
  const standing = await deps.standingInAts(accountId, jobId);
  if (!link.readTo && standing !== 'THERE') {
    if (isHalfForLong(link, deps.now())) throw new NotConnected(NOT_NOW.AWAITED);
    throw new Held(AWAITED_SECONDS);
  }
  // Before anybody is created in an account that has nothing for them.
  if (standing === 'MISSING' || standing === 'CLOSED') throw new NotConnected(NOT_NOW[standing]);
  const token = await deps.cipher.open(link.token, accountId);
  const { mergeDevId } = job.ats;
  Object.assign(done, { of: mergeDevId }, taken.of === mergeDevId && createdBefore(taken));
  try {
    const user = await remoteUser(deps, head, token);
    const { email } = taken;
    if (!email) throw new Undeliverable('No email address of this candidate is known.');
    await forgetGone(deps.merge, token, done);
    if (!done.candidateId)
      Object.assign(done, await createdAsBefore(deps, token, { head, link, profile }, taken.triedAs));
    const left = await readdress({ ...deps, ...{ token, user, head, profile, emails } }, done, email);
    if (!done.candidateId) {
      const whom = { head, link, profile, email, emails, left, ...(!left && { foundBefore: taken.left }) };
      Object.assign(done, await findOrCreate(deps, token, user, whom));
    }
    const { candidateId } = done;
    if (!candidateId) throw new Error('Nobody was found or created');
    if (!done.attachmentId) addTo(done, await attach(deps, token, user, { head, profile, candidateId }));
    const of = { candidate: candidateId, job: mergeDevId };
    const [there] = await deps.merge.findApplications(token, of);
    done.applicationId ??= there?.id ?? (await deps.merge.createApplication(token, user, of));
  } catch (error) {
    if (isMergeProblem(error, 'relink')) await noteRelink(deps, link, error);
    throw error;
  }
}

/** What was not taken there may be more than one thing. */
function addTo(done: Done, { note, ...attached }: Progress): void {
  const notes = [done.note, note].filter(Boolean).join(' ');
  Object.assign(done, attached, notes && { note: notes });
}

const noteRelink = ({ links }: ExportWorkDeps, link: StoredAtsLink, error: MergeProblem) =>
  links.save(link, refused(link, error.message));

/** In whose name it is done there: whoever sent them, where the ATS knows their address and lets them in; else an admin of it. */
async function remoteUser({ merge, findUser }: ExportWorkDeps, { ats }: Head, token: string): Promise<string> {
  const person = ats && (await findUser(ats.by));
  const own = person ? ableOf((await merge.users(token, person.email)).results) : [];
  const able = own.length > 0 ? own : ableOf((await merge.users(token)).results);
  const found = able.find(({ access_role: role }) => role?.includes('ADMIN')) ?? able[0];
  if (!found) throw new Undeliverable('Nobody in your ATS can add candidates.');
  return found.id;
}

const ableOf = (users: readonly MergeUser[]) =>
  users.filter(({ disabled, remote_was_deleted: isGone }) => !disabled && !isGone);
