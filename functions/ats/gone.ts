import type { SubmissionId } from '../../shared/model/ids.ts';
import { log } from '../platform/log.ts';
import type { ExportStore } from '../records/ats/export.ts';
import { type GoneStore, MOST_BEGINS, type StoredGone } from '../records/ats/gone-store.ts';
import type { LostStore } from '../records/ats/lost-store.ts';
import type { Sent } from '../records/ats/sent-person.ts';
import type { SentThere } from '../records/ats/sent-there.ts';
import type { StoredAtsApplicant, StoredAtsImport, StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { Head } from '../records/submission/head.ts';
import type { HeadStore } from '../records/submission/head-store.ts';
import { applicationOf, changeIfThere, howLeft, isOfSince, latestOf, sayHow } from './gone-how.ts';
import { type Find, finderOn, mayBeThem, noteWhoTheyBecame, type WhereaboutsDeps } from './whereabouts.ts';

export interface GoneDeps extends WhereaboutsDeps {
  readonly heads: HeadStore;
  readonly sentThere: SentThere;
  readonly exports: Pick<ExportStore, 'noteFound'>;
  readonly gone: GoneStore;
  readonly lost: LostStore;
  readonly now: () => Date;
  readonly hasTime: () => boolean;
}

/** A reading at its end, by which it is said who is gone. */
export interface Look {
  readonly link: StoredAtsLink;
  readonly imported: readonly StoredAtsImport[];
  readonly startedAt: string;
  /** How far Merge was as it began, in words to compare. */
  readonly begin: string | undefined;
  /** Whether all that was read is of one state of the ATS, so that whoever is deleted is nobody else meanwhile. */
  readonly isOneState: () => Promise<boolean>;
  /** Whether Merge had all people besides, so that who is not found is not there; `begins` are those of the readings before. */
  readonly isAllKnown: (begins: readonly string[] | undefined) => Promise<boolean>;
}

/**
 * Whether Merge has looked into the ATS from beginning to end, and we into Merge after it, since it could not be said the first time:
 * after two readings, each of which began with Merge farther than the one before. So it is said at the latest after the third.
 */
export const isLookedFor = (begins: readonly string[] | undefined, begin: string | undefined): boolean =>
  begin !== undefined && (begins?.length ?? 0) >= MOST_BEGINS && !begins?.includes(begin);

/**
 * Says of candidates who were sent to the ATS that they are gone from it, where they stand on the job no more, whichever column they
 * are in since; and of those who came back, that they are there. Nothing more is read where nothing is noted. It may be repeated.
 * Answers whether of some it is still to be said.
 */
export async function noteGone(deps: GoneDeps, look: Look): Promise<boolean> {
  let isAnyLeft = false;
  for await (const page of deps.gone.pages(look.link)) {
    const left = new Set<StoredGone>();
    for (const one of look.imported) for (const item of await noteGoneOf(deps, look, one, page)) left.add(item);
    await deps.gone.drop(
      look.link,
      page.filter((item) => !left.has(item)),
    );
    for (const item of left) if (look.begin) await deps.gone.leave(look.link, item, look.begin);
    isAnyLeft ||= left.size > 0;
    if (!deps.hasTime()) return true;
  }
  return isAnyLeft;
}

/** Answers of which it is still to be said. */
async function noteGoneOf(
  deps: GoneDeps,
  look: Look,
  { mergeDevId, jobId }: Pick<StoredAtsImport, 'mergeDevId' | 'jobId'>,
  page: readonly StoredGone[],
): Promise<StoredGone[]> {
  const ofJob = page.filter(({ job }) => job === mergeDevId);
  if (ofJob.length === 0) return [];
  const { accountId } = look.link;
  const find = finderOn(deps, look.link, mergeDevId);
  const emails = new Set(ofJob.flatMap((item) => item.emails));
  const nameless = ofJob.filter((item) => !item.who && item.emails.length === 0);
  const { whose, open } = await findByApplication(deps, { accountId, jobId }, nameless);
  const these = [...ofJob.flatMap(({ who }) => who ?? []), ...whose];
  const left: StoredGone[] = [...open];
  for (const one of await deps.sentThere.among(accountId, jobId, emails, these)) {
    const theirs = ofJob.filter((item) => isOf(item, one));
    if (theirs.length > 0 && !(await isSaid(deps, look, { one, theirs, job: mergeDevId, find }))) left.push(...theirs);
  }
  return left;
}

/** Longer than anybody is on their way, as a rule. */
const ON_THE_WAY_MS = 24 * 3_600_000;

/** Whether by an application that is no more somebody may arrive who is on their way: it was there since they were sent, not long ago. */
function mayArriveBy({ changedAt }: StoredGone, { head: { ats } }: Sent, now: Date): boolean {
  if (ats?.state !== 'queued' || (changedAt && changedAt < ats.at)) return false;
  return now.getTime() - Date.parse(changedAt ?? ats.at) < ON_THE_WAY_MS;
}

/**
 * Whose applications these are, of whom no address is known: all who were sent from the job are looked through. Those are open by
 * which somebody may arrive who is on their way.
 */
async function findByApplication(
  { sentThere, now }: GoneDeps,
  { accountId, jobId }: Pick<Head, 'accountId' | 'jobId'>,
  nameless: readonly StoredGone[],
) {
  const whose: SubmissionId[] = [];
  const open = new Set<StoredGone>();
  if (nameless.length > 0)
    for await (const { people } of sentThere.pages(accountId, jobId))
      for (const one of people) {
        for (const item of nameless) if (mayArriveBy(item, one, now())) open.add(item);
        if (nameless.some((item) => isOf(item, one))) whose.push(one.head.id);
      }
  return { whose, open };
}

/** Whether what is noted is of somebody; an address alone says so of nobody who is called otherwise. */
export const isOf = ({ who, sk, emails, was }: StoredGone, { head, emails: theirs, sending }: Sent) =>
  who !== undefined
    ? who === head.id
    : (emails.some((email) => theirs.includes(email)) && (!was || mayBeThem({ head, sending }, was))) ||
      applicationOf(sk) === sending?.applicationId ||
      (was?.candidateId != null && was.candidateId === sending?.candidateId);

interface Doubt {
  readonly one: Sent;
  readonly theirs: readonly StoredGone[];
  readonly job: string;
  readonly find: Find;
}

/** Says what there is to say of somebody; false where that is still open. */
async function isSaid(deps: GoneDeps, look: Look, { one, theirs, job, find }: Doubt): Promise<boolean> {
  const { head } = one;
  const { ats } = head;
  // On their way at the moment: what comes of it is not known here.
  if (ats?.state === 'queued') return false;
  const isLost = ats?.state === 'gone';
  if (theirs.some(({ who }) => who) && !isLost) await deps.lost.drop(head.accountId, head.id);
  const since = theirs.filter((item) => isOfSince(item, one));
  const why = isLost && since.length > 0 ? since : theirs.filter((item) => mayBeSaid(item, one, look.link));
  if (!ats || why.length === 0) return true;
  // What was read is of before.
  if (arrivedAt(ats) >= look.startedAt) return false;
  const was = theirs.flatMap((known) => known.was ?? []);
  const person = (await find(one)) ?? (await findBy(find, one, was, job));
  if (person) {
    await sayThere(deps, one, job, person);
    return true;
  }
  if (isLost) {
    // Who is said to be gone as they arrived is not noted yet.
    await deps.lost.note(one, was);
    if (since.length === 0) return true;
    const last = latestOf(since);
    if (!(await isSure(look, { ...last, who: undefined }))) return false;
    await sayHow(deps, head, last.how);
    return true;
  }
  for (const item of why)
    if (await isSure(look, item)) {
      if (was[0]) await noteWhoTheyBecame(deps, one, job, was[0]);
      await sayGone(deps, one, { was, how: howLeft(why) });
      return true;
    }
  return false;
}

/** By whom their applications were last: two people may have become one, who stands on the job by another one. */
async function findBy(find: Find, one: Sent, was: readonly StoredAtsApplicant[], job: string) {
  for (const { emails, candidateId } of was) {
    const sending = one.sending && { ...one.sending, of: job, candidateId: candidateId ?? undefined };
    const person = await find({ ...one, emails, sending });
    if (person) return person;
  }
  return undefined;
}

const arrivedAt = ({ sentAt, at }: NonNullable<Head['ats']>) => sentAt ?? at;

/** Since they arrived, or of their very application: whoever was deleted before that was somebody of an earlier time. */
function mayBeSaid({ who, sk, changedAt }: StoredGone, { head: { ats }, sending }: Sent, link: StoredAtsLink): boolean {
  if (who) return ats?.state === 'gone' || wasSentBefore(ats, link);
  return (
    ats?.state === 'sent' && (applicationOf(sk) === sending?.applicationId || !changedAt || changedAt > arrivedAt(ats))
  );
}

/** Where Merge never is at rest, its own word that somebody was deleted is believed once it had time to say who they became. */
async function isSure(look: Look, { who, begins }: StoredGone): Promise<boolean> {
  if (who) return look.isAllKnown(begins);
  return isLookedFor(begins, look.begin) || look.isOneState();
}

/** To another account of the ATS, or to whichever it was before it was connected as it is. */
export const wasSentBefore = (ats: Head['ats'], { linkedAt }: StoredAtsLink): boolean =>
  ats !== undefined && (ats.state === 'sent' || ats.state === 'gone') && arrivedAt(ats) < linkedAt;

/** Somebody stands on the job: who they are there is noted, and that they are, where it was said that they are gone. */
export async function sayThere(deps: GoneDeps, one: Sent, job: string, person: StoredAtsApplicant): Promise<void> {
  await noteWhoTheyBecame(deps, one, job, person);
  if (one.head.ats?.state !== 'gone') return;
  await say(deps, one.head, 'sent');
  await deps.lost.drop(one.head.accountId, one.head.id);
}

interface Gone {
  /** The applications of theirs that are no more. */
  readonly was?: readonly StoredAtsApplicant[];
  readonly how: StoredGone['how'];
}

/** Somebody stands on the job no more. Before it is said it is noted by what they would be known if they came back. */
export async function sayGone(deps: GoneDeps, one: Sent, { was = [], how }: Gone): Promise<void> {
  await deps.lost.note(one, was);
  if (!(await say(deps, one.head, 'gone', how))) await deps.lost.drop(one.head.accountId, one.head.id);
}

/** Nothing where they are sent anew meanwhile, or it is said already; undefined where they were deleted for good. */
async function say({ heads, now }: GoneDeps, head: Head, state: 'sent' | 'gone', how?: StoredGone['how']) {
  const decide = ({ ats, ...known }: Head) => {
    if (!ats || ats.at !== head.ats?.at || ats.state !== (state === 'gone' ? 'sent' : 'gone')) return undefined;
    const { since: _, how: _how, ...before } = ats;
    const left = { since: now().toISOString(), ...(how && { how }) };
    return { ...known, ats: { ...before, state, ...(state === 'gone' && left) } };
  };
  const { accountId, id } = head;
  const after = await changeIfThere(heads, head, decide);
  if (after && after.version > head.version)
    log.info('A candidate is not where the ATS had them', { accountId, submissionId: id, state });
  return after;
}
