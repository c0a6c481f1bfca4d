import type { atsRoutes } from '../../shared/contract/ats.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { exportAddress } from '../../shared/rules/ats/export-address.ts';
import { whyNotSent } from '../../shared/rules/ats/sources.ts';
import { isSameAddress } from '../../shared/rules/outreach/addresses.ts';
import type { Actor, Api } from '../platform/http.ts';
import type { AtsJobReader } from '../records/ats/ats-job-reader.ts';
import {
  type ExportStore,
  exportAnew,
  exportChange,
  exportForgotten,
  type SaidOfOther,
  type StoredExport,
} from '../records/ats/export.ts';
import { standingOfJob } from '../records/ats/job-standing.ts';
import { linkStateOf } from '../records/ats/link.ts';
import type { AtsLinks } from '../records/ats/link-store.ts';
import { writtenAction } from '../records/ats/sent-there.ts';
import type { JobReader } from '../records/job/job-reader.ts';
import { statusOf } from '../records/job/known-job.ts';
import type { createCandidateReader } from '../records/submission/candidate-reader.ts';
import { toCard } from '../records/submission/card.ts';
import type { Head } from '../records/submission/head.ts';
import type { HeadStore } from '../records/submission/head-store.ts';
import { exported } from '../records/submission/moves.ts';
import { connectedLink } from './link-api.ts';

export interface ExportDeps {
  readonly links: AtsLinks;
  readonly heads: HeadStore;
  readonly exports: Pick<ExportStore, 'find'>;
  readonly jobs: Pick<AtsJobReader, 'find'>;
  readonly findJob: JobReader['findJob'];
  readonly findEmails: ReturnType<typeof createCandidateReader>['findEmails'];
  readonly now: () => Date;
}

/** Sending candidates to the ATS: one transaction of the head and the address; the worker does the rest (3-pipeline, section 7). */
export const createExportApi = (deps: ExportDeps): Api<Pick<typeof atsRoutes, 'exportToAts'>> => ({
  async exportToAts({ actor, params: { id }, body }) {
    const before = await deps.heads.require(actor.accountId, id);
    if (before.pending) throw new AppError('SUBMISSION_NOT_FOUND');
    await checkJob(deps, actor, before);
    const [earlier, known] = await Promise.all([
      deps.exports.find(before),
      deps.findEmails(before.accountId, before.id),
    ]);
    const written = body.candidateEmailManuallyProvided?.toLowerCase();
    const email = written ?? exportAddress(known, earlier);
    if (!email) throw new AppError('BAD_REQUEST', EMAIL_NEEDED);
    const isWritten = written !== undefined && !known.some((one) => isSameAddress(one.email, written));
    const at = deps.now();
    let isAsked = true;
    const decide = (head: Head) => {
      const after = exported(head, { at, by: actor.userId, isInterested: body.explicitlyMarkAsInterested });
      isAsked = after !== undefined;
      return after;
    };
    // Whoever is gone is created anew.
    const isGone = before.ats?.state === 'gone';
    const said = saidOf(body, earlier, { email, at: at.toISOString(), by: actor.userId });
    const anew = earlier?.why ? [exportAnew(before, said)] : [];
    const forgotten = isGone ? [exportForgotten(before)] : anew;
    const isOther = email !== earlier?.email || (isWritten && !earlier.isWritten);
    // The address that is known is left to the worker, the first time.
    const change =
      isOther && (earlier || written)
        ? [exportChange(before, earlier, { email, isWritten, foundAs: before.ats?.candidateId })]
        : forgotten;
    const beside = isWritten && change !== forgotten ? [...change, writtenAction(before)] : change;
    const after = await deps.heads.change(actor.accountId, id, decide, beside, before);
    if (!isAsked && written) await checkAddress(deps, after, written);
    return toCard(after);
  },
});

/** Only who was shown what somebody is called there can say that it is them, or somebody else. */
function saidOf(
  { isCalledThere, isSomebodyElse }: Partial<Record<'isCalledThere' | 'isSomebodyElse', string | undefined>>,
  earlier: StoredExport | undefined,
  how: Pick<SaidOfOther, 'email' | 'at' | 'by'>,
): SaidOfOther | undefined {
  const name = earlier?.otherName;
  const [isThem, isNot] = [isCalledThere === name, isSomebodyElse === name];
  return name !== undefined && isThem !== isNot ? { ...how, name, isThem } : undefined;
}

/** Whoever is on their way, or arrived, keeps the address by which they were sent: a colleague may have sent them by another one. */
async function checkAddress({ exports, findEmails }: ExportDeps, head: Head, written: string): Promise<void> {
  const [sending, known] = await Promise.all([
    exports.find(head, { strongly: true }),
    findEmails(head.accountId, head.id),
  ]);
  const used = head.ats?.state === 'queued' ? exportAddress(known, sending) : sending?.email;
  if (used !== written) throw new AppError('SENT_BY_ANOTHER_ADDRESS');
}

/** An open job that was imported from the very ATS that is connected, and is there; none of Workday, which takes no exports. */
async function checkJob({ links, jobs, findJob }: ExportDeps, actor: Actor, { jobId }: Head): Promise<void> {
  const [job, link] = await Promise.all([
    findJob(actor.accountId, jobId),
    connectedLink(links, actor, { strongly: false }),
  ]);
  const standing = job && (await standingOfJob({ jobs }, job, link));
  if (!job || standing !== 'THERE') {
    const why = whyNotSent(standing, link.name);
    throw new AppError('ATS_NOT_FOR_THIS_JOB', {}, why ? { why } : {});
  }
  // Before anything ends here for it, such as their emails.
  const shutOut = whyNotSent(standing, link.name, linkStateOf(link));
  if (shutOut) throw new AppError('ATS_RELINK', {}, { why: shutOut });
  if (statusOf(job) === 'Closed') throw new AppError('JOB_CLOSED');
}

const EMAIL_NEEDED = { candidateEmailManuallyProvided: ['This field is required.'] };
