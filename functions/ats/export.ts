import { exportAddress } from '../../shared/rules/ats/export-address.ts';
import type { ExportToAts } from '../../shared/tasks.ts';
import { log } from '../platform/log.ts';
import type { Enqueue } from '../platform/queue.ts';
import { noteAnswer } from '../records/ats/answering.ts';
import type { ExportStore, ForgetExport, Progress, StoredExport } from '../records/ats/export.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { createCandidateReader } from '../records/submission/candidate-reader.ts';
import type { Head } from '../records/submission/head.ts';
import type { HeadStore } from '../records/submission/head-store.ts';
import type { Done } from './export-created.ts';
import { Held } from './export-person.ts';
import {
  NOT_CONNECTED,
  NotConnected,
  NotOpen,
  ONCE_IT_ANSWERS,
  type SendDeps,
  send,
  Undeliverable,
  WHY,
} from './export-sending.ts';
import { isMergeProblem, type MergeProblem } from './merge/problem.ts';
import { type AgainDeps, sendAgain } from './send-again.ts';

export interface ExportWorkDeps extends SendDeps, AgainDeps {
  readonly heads: HeadStore;
  readonly exports: ExportStore;
  readonly forgetExport: ForgetExport;
  readonly findEmails: ReturnType<typeof createCandidateReader>['findEmails'];
  readonly again: Enqueue<ExportToAts>;
}

/** How long one worker has an export: longer than it may run, shorter than the queue hides its message. */
const CLAIM_MS = 5 * 60_000;
/** After so many tries, over more than an hour, somebody is told. */
const TRIES = 8;
const LONGEST_WAIT_SECONDS = 900;
/** What may have been created and is not listed yet is looked for after this long. */
const UNCLEAR_SECONDS = 120;

/**
 * Sends a candidate to the ATS: person, resume, application, each once. What is there already is found and not created anew; what
 * may have been created is looked for before it is tried again. It may run twice: one run has the export, the other looks again later, when it is done as a rule.
 */
export async function exportCandidate(deps: ExportWorkDeps, message: ExportToAts): Promise<void> {
  const head = await deps.heads.read(message.accountId, message.submissionId);
  if (!head) return deps.forgetExport({ accountId: message.accountId, id: message.submissionId });
  if (message.isWaiting) {
    const waiting = await deps.unsent.find(head);
    if (waiting) await sendAgain(deps, head.accountId, waiting);
    return;
  }
  if (head.ats?.state !== 'queued') return;
  const now = deps.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const emails = await deps.findEmails(head.accountId, head.id);
  const address = (earlier?: StoredExport) => exportAddress(emails, earlier);
  const taken = await deps.exports.claim(head, { at: now, until, address });
  // Another run has it. Asked for anew meanwhile, it would have nobody: so it is looked at again.
  if (!taken) return deps.again([message], UNCLEAR_SECONDS);
  const { begunAt = now.toISOString() } = taken;
  const isEarlier = begunAt < now.toISOString();
  // The claim may have written it anew for somebody who was deleted meanwhile.
  if (!isEarlier && !(await deps.heads.read(head.accountId, head.id))) return deps.forgetExport(head);
  const done: Done = isEarlier ? { begunAt } : {};
  const link = await deps.links.find(head.accountId);
  try {
    await send(deps, head, { link, taken, at: now, until, done, emails: emails.map(({ email }) => email) });
  } catch (error) {
    if (error instanceof Undeliverable) return fail(deps, head, { until, progress: { ...done, why: error.message } });
    if (error instanceof NotConnected || error instanceof NotOpen) {
      const waitsFor = error instanceof NotOpen ? 'job' : 'connection';
      return failForNow(deps, head, { until, progress: { ...done, why: error.message } }, { link, waitsFor });
    }
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

async function retryOrFail(deps: ExportWorkDeps, head: Head, { message, problem, done, link, until }: Trouble) {
  const { tries } = message;
  const isPassing = problem.kind === 'busy' || problem.kind === 'unclear';
  const isOfCandidate = problem.kind === 'refused' || problem.kind === 'notFound';
  // Of a candidate or a job the ATS knows best; what is wrong with the connection is said in words for people.
  const why = (isOfCandidate && problem.reason) || WHY[problem.kind];
  // Nobody was asked yet: that is no try.
  const isOwnPace = problem.kind === 'busy' && problem.status === undefined && problem.waitMs > 0;
  if (isOfCandidate) {
    if (link?.unanswered) await noteAnswer(deps, link, true);
    return fail(deps, head, { until, progress: { ...done, why } });
  }
  if (!isPassing || (!isOwnPace && tries + 1 >= TRIES)) {
    const waitsFor = problem.kind === 'relink' ? 'connection' : 'answer';
    const words = isPassing ? `${why} ${ONCE_IT_ANSWERS}` : why;
    return failForNow(deps, head, { until, progress: { ...done, why: words } }, { link, waitsFor });
  }
  await deps.exports.release(head, until, { ...done, why });
  if (isOwnPace) return deps.again([message], Math.ceil(Math.min(problem.waitMs / 1_000, LONGEST_WAIT_SECONDS)));
  const pause = Math.max(60 * 2 ** tries, problem.waitMs / 1_000, problem.kind === 'unclear' ? UNCLEAR_SECONDS : 0);
  await deps.again([{ ...message, tries: tries + 1 }], Math.ceil(Math.min(pause, LONGEST_WAIT_SECONDS)));
}

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

interface Waiting {
  readonly link: Link;
  readonly waitsFor: 'connection' | 'job' | 'answer';
}

/**
 * The same, where it is not the candidate who is to blame. It is noted before it is said, and then looked at once more: whoever connects
 * the ATS meanwhile, or opens the job, misses nobody.
 */
async function failForNow(deps: ExportWorkDeps, head: Head, failed: Failed, { link: used, waitsFor }: Waiting) {
  await deps.unsent.note(head, { isUnanswered: waitsFor === 'answer' });
  if (waitsFor === 'answer') await noteAnswer(deps, head, false);
  // Whoever disconnected it themself meanwhile is not told that it shut them out.
  const isUnlinked = (await deps.links.find(head.accountId))?.state === 'UNLINKED';
  await fail(deps, head, isUnlinked ? { ...failed, progress: { ...failed.progress, why: NOT_CONNECTED } } : failed);
  const link = await deps.links.find(head.accountId);
  const mayHaveChanged = waitsFor === 'job' || link?.linkedAt !== used?.linkedAt;
  if (head.ats && link?.state === 'LINKED' && mayHaveChanged)
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
  if (today?.unanswered) await noteAnswer(deps, today, true);
}

type Outcome = Pick<NonNullable<Head['ats']>, 'state' | 'sentAt' | 'since' | 'candidateId' | 'how'>;

/** Says what came of it, of this try alone: somebody may have asked anew meanwhile. */
async function conclude({ heads }: ExportWorkDeps, known: Head, outcome: Outcome) {
  const decide = ({ ats, ...head }: Head) =>
    ats?.state === 'queued' && ats.at === known.ats?.at ? { ...head, ats: { ...ats, ...outcome } } : undefined;
  await heads.change(known.accountId, known.id, decide, [], known);
}
