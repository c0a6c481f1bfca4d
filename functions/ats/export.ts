import { pickAddress } from '../../shared/rules/outreach/sending.ts';
import type { ExportToAts } from '../../shared/tasks.ts';
import type { Cipher } from '../platform/cipher.ts';
import { resumeKey } from '../platform/file-keys.ts';
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
import type { HeadStore } from '../records/submission/head-store.ts';
import type { StoredProfile } from '../records/submission/stored-items.ts';
import type { Merge, NewCandidate } from './merge/merge.ts';
import { isMergeProblem, type MergeProblem } from './merge/problem.ts';

export interface ExportWorkDeps {
  readonly heads: HeadStore;
  readonly exports: ExportStore;
  readonly links: AtsLinks;
  readonly findJob: JobReader['findJob'];
  readonly findEmails: ReturnType<typeof createCandidateReader>['findEmails'];
  readonly findProfile: ReturnType<typeof createCandidateReader>['findProfile'];
  readonly findUser: (user: Head['changedBy'] & string) => Promise<{ readonly email: string } | undefined>;
  readonly files: Pick<FileLinks, 'readLink'>;
  readonly cipher: Cipher;
  readonly merge: Merge;
  readonly again: Enqueue<ExportToAts>;
  readonly now: () => Date;
}

/** How long one worker has an export: longer than it may run, shorter than the queue hides its message. */
const CLAIM_MS = 5 * 60_000;
/** How long the ATS may take to fetch the resume. */
const RESUME_SECONDS = 3_600;
/** After so many tries, over more than an hour, somebody is told. */
const TRIES = 8;
const LONGEST_WAIT_SECONDS = 900;
/** What may have been created and is not listed yet is looked for after this long. */
const UNCLEAR_SECONDS = 120;

const NOT_CONNECTED = 'Your ATS is not connected any more.';

/**
 * Sends a candidate to the ATS: person, resume, application, each once. What is there already is found and not created anew; what
 * may have been created is looked for before it is tried again. It may run twice: one run has the export, the other leaves it.
 */
export async function exportCandidate(deps: ExportWorkDeps, message: ExportToAts): Promise<void> {
  const head = await deps.heads.read(message.accountId, message.submissionId);
  if (head?.ats?.state !== 'queued') return;
  const now = deps.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const taken = await deps.exports.claim(head, { at: now, until, known: await knownAddress(deps, head) });
  if (!taken) return;
  const done: Done = {};
  try {
    await send(deps, head, taken, done);
  } catch (error) {
    if (error instanceof Undeliverable) return fail(deps, head, { ...done, why: error.message });
    if (isMergeProblem(error)) return retryOrFail(deps, head, { message, problem: error, done });
    await deps.exports.release(head, done);
    throw error;
  }
  await deps.exports.release(head, done);
  await conclude(deps, head, 'sent');
}

/** What was created so far; it is kept where something fails after it. */
type Done = { -readonly [K in keyof Progress]: Progress[K] };

interface Trouble {
  readonly message: ExportToAts;
  readonly problem: MergeProblem;
  readonly done: Progress;
}

/** Asking again would not help. */
class Undeliverable extends Error {}

async function retryOrFail(deps: ExportWorkDeps, head: Head, { message, problem, done }: Trouble) {
  const { tries } = message;
  const isPassing = problem.kind === 'busy' || problem.kind === 'unclear';
  const why = (!isPassing && problem.reason) || WHY[problem.kind];
  if (!isPassing || tries + 1 >= TRIES) return fail(deps, head, { ...done, why });
  await deps.exports.release(head, { ...done, why });
  const pause = Math.max(60 * 2 ** tries, problem.waitMs / 1_000, problem.kind === 'unclear' ? UNCLEAR_SECONDS : 0);
  await deps.again([{ ...message, tries: tries + 1 }], Math.ceil(Math.min(pause, LONGEST_WAIT_SECONDS)));
}

const WHY: Readonly<Record<MergeProblem['kind'], string>> = {
  notSetUp: 'The connection to your ATS is not set up.',
  relink: 'Your ATS does not let us in any more. It has to be connected again.',
  notFound: 'The job does not exist in your ATS any more.',
  refused: 'Your ATS refused this candidate.',
  busy: 'Your ATS does not answer.',
  unclear: 'Your ATS does not answer.',
};

async function fail(deps: ExportWorkDeps, head: Head, progress: Progress): Promise<void> {
  await deps.exports.release(head, progress);
  await conclude(deps, head, 'failed');
  log.warn('A candidate could not be sent to an ATS', { accountId: head.accountId, submissionId: head.id });
}

/** Says what came of it, of this try alone: somebody may have asked anew meanwhile. */
async function conclude({ heads }: ExportWorkDeps, known: Head, state: 'sent' | 'failed') {
  const decide = ({ ats, ...head }: Head) =>
    ats?.state === 'queued' && ats.at === known.ats?.at ? { ...head, ats: { ...ats, state } } : undefined;
  await heads.change(known.accountId, known.id, decide, [], known);
}

async function send(deps: ExportWorkDeps, head: Head, known: StoredExport, done: Done): Promise<void> {
  const { accountId, id } = head;
  const [job, link, profile] = await Promise.all([
    deps.findJob(accountId, head.jobId),
    deps.links.find(accountId),
    deps.findProfile(accountId, id),
  ]);
  if (!job?.ats || !profile) throw new Undeliverable(WHY.notFound);
  if (link?.state !== 'LINKED' || !link.token) throw new Undeliverable(NOT_CONNECTED);
  const token = await deps.cipher.open(link.token, accountId);
  try {
    const user = await remoteUser(deps, head, token);
    const { email } = known;
    if (!email) throw new Undeliverable('No email address of this candidate is known.');
    const candidateId = known.candidateId ?? (await candidate(deps, token, user, { profile, email }));
    done.candidateId = candidateId;
    if (!known.attachmentId) Object.assign(done, await attach(deps, token, user, { head, profile, candidateId }));
    const of = { candidate: candidateId, job: job.ats.mergeDevId };
    const [there] = await deps.merge.findApplications(token, of);
    done.applicationId = known.applicationId ?? there?.id ?? (await deps.merge.createApplication(token, user, of));
  } catch (error) {
    if (isMergeProblem(error, 'relink')) await noteRelink(deps, link, error);
    throw error;
  }
}

const noteRelink = ({ links }: ExportWorkDeps, link: StoredAtsLink, error: MergeProblem) =>
  links.save(link, refused(link, error.message));

/** In whose name it is done there: whoever sent them, where the ATS knows their address; else an admin of it. */
async function remoteUser({ merge, findUser }: ExportWorkDeps, { ats }: Head, token: string): Promise<string> {
  const person = ats && (await findUser(ats.by));
  const own = person ? (await merge.users(token, person.email)).results : [];
  const all = own.length > 0 ? own : (await merge.users(token)).results;
  const able = all.filter(({ disabled, remote_was_deleted: isGone }) => !disabled && !isGone);
  const found = able.find(({ access_role: role }) => role?.includes('ADMIN')) ?? able[0];
  if (!found) throw new Undeliverable('Nobody in your ATS can add candidates.');
  return found.id;
}

async function knownAddress({ findEmails }: ExportWorkDeps, { accountId, id }: Head): Promise<string | undefined> {
  const emails = await findEmails(accountId, id);
  return (pickAddress(emails, true) ?? emails[0])?.email.toLowerCase();
}

interface Whom {
  readonly profile: StoredProfile;
  readonly email: string;
}

/** Finds the candidate there by their address, or creates them. */
async function candidate({ merge }: ExportWorkDeps, token: string, user: string, { profile, email }: Whom) {
  const [there] = (await merge.findCandidates(token, email)).filter(({ remote_was_deleted: isGone }) => !isGone);
  return there?.id ?? (await merge.createCandidate(token, user, toCandidate(profile, email)));
}

interface Resume {
  readonly head: Head;
  readonly profile: StoredProfile;
  readonly candidateId: string;
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

/** The resume as it was given. Where the ATS refuses the file, the candidate goes there without it, and that is said. */
async function attach(
  { merge, files }: ExportWorkDeps,
  token: string,
  user: string,
  { head, profile, candidateId }: Resume,
): Promise<Pick<Progress, 'attachmentId' | 'note'>> {
  const { resume } = profile;
  if (!resume) return {};
  const fileName = resume.originalFilename;
  const known = await merge.findAttachments(token, candidateId);
  const there = known.find(({ file_name: name }) => name === fileName);
  if (there) return { attachmentId: there.id };
  try {
    const fileUrl = await files.readLink(resumeKey(head.accountId, resume.identifier), fileName, RESUME_SECONDS);
    return { attachmentId: await merge.createAttachment(token, user, { candidate: candidateId, fileName, fileUrl }) };
  } catch (error) {
    if (!isMergeProblem(error, 'refused', 'notFound')) throw error;
    return { note: `Without the resume: ${error.reason || 'your ATS does not take it.'}` };
  }
}
