import { log } from '../platform/log.ts';
import type { ApplicantReader } from '../records/ats/applicant-reader.ts';
import type { AtsApplicant } from '../records/ats/applicant-store.ts';
import type { SentThere } from '../records/ats/sent-there.ts';
import type { StoredAtsImport, StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { Head } from '../records/submission/head.ts';
import type { HeadStore } from '../records/submission/head-store.ts';

export interface GoneDeps {
  readonly heads: HeadStore;
  readonly standing: Pick<ApplicantReader, 'find'>;
  /** Who of a job was sent to the ATS by one of these addresses. */
  readonly sentThere: SentThere;
}

interface Read {
  readonly gone: readonly AtsApplicant[];
  readonly imported: readonly StoredAtsImport[];
}

/**
 * Says of candidates who were sent to the ATS that they are gone from it, where nobody of their address stands on the job any more.
 * Nothing is read where nobody is gone. It may be repeated.
 */
export async function noteGone(deps: GoneDeps, link: StoredAtsLink, { gone, imported }: Read): Promise<void> {
  for (const { mergeDevId, jobId } of imported) {
    const ofJob = gone.filter(({ job }) => job === mergeDevId);
    const emails = new Set(ofJob.flatMap(({ person }) => person.emails));
    if (emails.size === 0) continue;
    for (const { id, email } of await deps.sentThere(link.accountId, jobId, emails)) {
      if (await deps.standing.find(link, mergeDevId, [email])) continue;
      const theirs = ofJob.filter(({ person }) => person.emails.includes(email));
      const before = await deps.heads.read(link.accountId, id);
      if (!before || !isGone(before, theirs)) continue;
      const decide = (head: Head) =>
        head.ats && isGone(head, theirs) ? { ...head, ats: { ...head.ats, state: 'gone' as const } } : undefined;
      await deps.heads.change(link.accountId, id, decide, [], before);
      log.info('A candidate is gone from an ATS', { accountId: link.accountId, submissionId: id });
    }
  }
}

/** Since they arrived: whoever was deleted before that was somebody of an earlier time. */
const isGone = ({ ats }: Head, theirs: readonly AtsApplicant[]) =>
  ats?.state === 'sent' && theirs.some(({ changedAt }) => !changedAt || changedAt > (ats.sentAt ?? ats.at));
