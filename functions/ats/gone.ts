import { log } from '../platform/log.ts';
import type { ApplicantReader } from '../records/ats/applicant-reader.ts';
import type { ApplicantStore } from '../records/ats/applicant-store.ts';
import type { AtsCopy } from '../records/ats/ats-job-reader.ts';
import type { ExportStore, StoredExport } from '../records/ats/export.ts';
import type { GoneStore, StoredGone } from '../records/ats/gone-store.ts';
import type { Sent } from '../records/ats/sent-person.ts';
import type { SentThere } from '../records/ats/sent-there.ts';
import type { StoredAtsImport, StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { Head } from '../records/submission/head.ts';
import type { HeadStore } from '../records/submission/head-store.ts';

export interface GoneDeps {
  readonly heads: HeadStore;
  readonly standing: Pick<ApplicantReader, 'find' | 'byRemoteId'>;
  readonly sentThere: SentThere;
  readonly gone: GoneStore;
  readonly applicants: Pick<ApplicantStore, 'ofCandidates'>;
  readonly now: () => Date;
}

/**
 * Says of candidates who were sent to the ATS that they are gone from it, where nobody of their addresses stands on the job any more,
 * whichever column they are in since. Nothing more is read where nobody is noted as gone. It may be repeated.
 */
export async function noteGone(
  deps: GoneDeps,
  link: StoredAtsLink,
  imported: readonly StoredAtsImport[],
): Promise<void> {
  for await (const page of deps.gone.pages(link)) {
    for (const one of imported) await noteGoneOf(deps, link, one, page);
    await deps.gone.drop(link, page);
  }
}

async function noteGoneOf(
  deps: GoneDeps,
  link: StoredAtsLink,
  { mergeDevId, jobId }: Pick<StoredAtsImport, 'mergeDevId' | 'jobId'>,
  gone: readonly StoredGone[],
): Promise<void> {
  const ofJob = gone.filter(({ job }) => job === mergeDevId);
  const left = new Set(ofJob.flatMap(({ emails }) => emails));
  if (left.size === 0) return;
  for (const { head, emails } of await deps.sentThere.byAddress(link.accountId, jobId, left)) {
    const theirs = ofJob.filter((one) => one.emails.some((email) => emails.includes(email)));
    const isGone = (known: Head) => hasLeft(known, theirs);
    if (!isGone(head) || (await deps.standing.find(link, mergeDevId, emails))) continue;
    // With another address since.
    const { candidateId } = head.ats ?? {};
    const places = candidateId ? await deps.applicants.ofCandidates(link, [candidateId]) : [];
    if (places.some(({ job }) => job === mergeDevId)) continue;
    await say(deps, head, 'gone', isGone);
  }
}

/** Since they arrived: whoever was deleted before that was somebody of an earlier time. */
const hasLeft = ({ ats }: Head, theirs: readonly StoredGone[]) =>
  ats?.state === 'sent' && theirs.some(({ changedAt }) => !changedAt || changedAt > (ats.sentAt ?? ats.at));

/**
 * Looks in the copy of another account of the ATS, of which all was read, for those of a job who were sent before it was connected: who
 * is there is said to be there, and who is not, to be gone. It may be repeated.
 */
export async function lookForSent(
  deps: GoneDeps,
  link: StoredAtsLink,
  { mergeDevId, jobId }: Pick<StoredAtsImport, 'mergeDevId' | 'jobId'>,
): Promise<void> {
  let names: Promise<ReadonlyMap<string, string>> | undefined;
  /** Whoever has another address there since the last account was disconnected. */
  const isKnownByRemoteId = async (there: StoredExport['there']) => {
    if (!there?.remoteId) return false;
    names ??= deps.standing.byRemoteId(link, mergeDevId);
    return (await names).get(there.remoteId) === there.name;
  };
  for await (const page of deps.sentThere.pages(link.accountId, jobId))
    for (const { head, emails, sending } of page.filter((one) => wasSentBefore(one.head, link))) {
      const isThere =
        (await deps.standing.find(link, mergeDevId, emails)) !== undefined || (await isKnownByRemoteId(sending?.there));
      const state = isThere ? 'sent' : 'gone';
      await say(deps, head, state, (known) => wasSentBefore(known, link) && known.ats?.state !== state);
    }
}

export interface ThereDeps extends Pick<GoneDeps, 'sentThere'> {
  readonly applicants: Pick<ApplicantStore, 'ofCandidates'>;
  readonly exports: Pick<ExportStore, 'noteThere'>;
}

/** Notes of those of a job who were sent who they are there by now, before the copy that says it is deleted. It may be repeated. */
export async function noteWhoTheyAre(
  { sentThere, applicants, exports }: ThereDeps,
  copy: AtsCopy,
  { jobId }: Pick<StoredAtsImport, 'jobId'>,
): Promise<void> {
  for await (const page of sentThere.pages(copy.accountId, jobId)) {
    const idOf = ({ head, sending }: Sent) => head.ats?.candidateId ?? sending?.candidateId;
    const people = await applicants.ofCandidates(
      copy,
      page.flatMap((one) => idOf(one) ?? []),
    );
    for (const one of page) {
      const found = people.find(({ person }) => person.candidateId !== null && person.candidateId === idOf(one));
      if (!found) continue;
      const { emails, name, remoteId } = found.person;
      await exports.noteThere(one.head, { emails, name, ...(remoteId && { remoteId }) });
    }
  }
}

const wasSentBefore = ({ ats }: Head, { linkedAt }: StoredAtsLink) =>
  (ats?.state === 'sent' || ats?.state === 'gone') && (ats.sentAt ?? ats.at) < linkedAt;

async function say({ heads, now }: GoneDeps, head: Head, state: 'sent' | 'gone', isSo: (head: Head) => boolean) {
  const decide = ({ ats, ...known }: Head) => {
    if (!ats || !isSo({ ats, ...known })) return undefined;
    const { since: _, ...before } = ats;
    return { ...known, ats: { ...before, state, ...(state === 'gone' && { since: now().toISOString() }) } };
  };
  const { accountId, id } = head;
  const after = await heads.change(accountId, id, decide, [], head);
  if (after.version > head.version)
    log.info('A candidate is not where the ATS had them', { accountId, submissionId: id, state });
}
