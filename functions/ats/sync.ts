import { isReady, isStuck } from '../../shared/rules/ats/sync.ts';
import { troubleOf } from '../../shared/rules/ats/trouble.ts';
import type { SyncAts } from '../../shared/tasks.ts';
import type { Cipher } from '../platform/cipher.ts';
import { log } from '../platform/log.ts';
import { asked } from '../records/ats/answering.ts';
import type { ApplicantClearing } from '../records/ats/applicant-clearing.ts';
import type { ApplicantStore } from '../records/ats/applicant-store.ts';
import type { AtsImports } from '../records/ats/ats-imports.ts';
import type { AtsJobStore } from '../records/ats/ats-job-store.ts';
import type { ExportStore } from '../records/ats/export.ts';
import type { HeardStore } from '../records/ats/heard-store.ts';
import type { LeftStore } from '../records/ats/left-store.ts';
import {
  type Begun,
  cleared,
  failed,
  hasEnding,
  isDue,
  isLate,
  letGo,
  readAll,
  readSoFar,
  refused,
} from '../records/ats/link.ts';
import type { AtsLinks } from '../records/ats/link-store.ts';
import type { RelinkStore } from '../records/ats/relink-store.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';
import { clear, clearLate, clearLeft, turnToClear } from './clearing.ts';
import type { LookDeps } from './look-for-sent.ts';
import type { Merge } from './merge/merge.ts';
import { isMergeProblem } from './merge/problem.ts';
import { readOn } from './reading.ts';
import { type AgainDeps, sendUnsent } from './send-again.ts';
import { toStateOfPeople, toSyncStatus } from './sync-shapes.ts';
import { Overtaken, type Turn, turnOf } from './turn.ts';
import { whoseTurn } from './who-waits.ts';

export interface SyncDeps extends AgainDeps, LookDeps {
  readonly exports: Pick<ExportStore, 'say' | 'noteThere' | 'noteFound'>;
  readonly links: AtsLinks;
  readonly jobs: AtsJobStore;
  readonly imports: AtsImports;
  readonly relinks: RelinkStore;
  readonly applicants: ApplicantStore;
  readonly clearing: ApplicantClearing;
  readonly left: LeftStore;
  readonly heard: Pick<HeardStore, 'keepNews' | 'findNews'>;
  readonly cipher: Cipher;
  readonly merge: Merge;
  /** Whether there is time for one more page. */
  readonly hasTime: () => boolean;
  /** Goes on in another run. */
  readonly again: (message: SyncAts) => Promise<void>;
}

/** After so many failures in a row somebody should look. */
const WORRYING_FAILURES = 5;

/**
 * Brings the copy of an account's ATS up to date, or ends what is left of earlier links. It reads from where it came to. One run
 * writes at a time: what came first could else be written over what came later.
 */
export async function syncAts(deps: SyncDeps, message: SyncAts): Promise<void> {
  const { accountId, heardAt } = message;
  const known = await deps.links.find(accountId);
  if (!known) return;
  if (!isDue(known, deps.now(), heardAt)) return keepForLater(deps, known, message);
  const isEnding = hasEnding(known);
  if (isEnding || isLate(known, deps.now())) {
    const own = await turnToClear(deps, known);
    const work = isEnding ? clear : clearLate;
    return (
      own &&
      noting(
        deps,
        () => own,
        () => work(deps, known, own),
      )
    );
  }
  const { token } = known;
  if (known.state === 'UNLINKED' || known.state === 'RELINK') {
    // Nothing is to be read of it: it is not due again, whoever said so.
    await deps.links.save(known, cleared(known));
    return;
  }
  if (known.state !== 'LINKED' || !token) return;
  // A run before may have written jobs and not counted them.
  const isUncounted = known.reading !== undefined || known.readTo === undefined;
  try {
    const turn = await turnOf(deps, known, heardAt !== undefined);
    const work = async () =>
      read(deps, message, { turn, isUncounted, token: await deps.cipher.open(token, accountId) });
    await noting(deps, turn.link, work);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    // The other run may have begun before what was heard of.
    if (heardAt) await deps.again(message);
  }
}

/** News that come while a reading is under way are read after it: it is told, or, where it was over meanwhile, the queue is. */
async function keepForLater(deps: SyncDeps, link: StoredAtsLink, message: SyncAts): Promise<void> {
  const { accountId, heardAt } = message;
  if (!heardAt || !link.reading || heardAt <= link.reading.startedAt) return;
  await deps.heard.keepNews(accountId, heardAt, deps.now());
  const after = await deps.links.find(accountId);
  if (after && !after.reading) await deps.again(message);
}

/** Does it, and notes on the link where it fails. */
async function noting(deps: SyncDeps, linkNow: () => StoredAtsLink, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Overtaken) throw error;
    const link = linkNow();
    if (!isMergeProblem(error)) {
      // Another run need not wait until this one's time is over.
      const { reading } = link;
      if (reading || hasEnding(link) || link.late)
        await deps.links.save(link, reading ? readSoFar(link, reading, deps.now()) : letGo(link, deps.now()));
      throw error;
    }
    if (error.kind === 'relink') {
      await deps.links.save(link, refused(link, error.message));
      return;
    }
    const { waitMs, status } = error;
    const since = error.kind === 'refused' ? { halfSince: link.halfSince ?? deps.now().toISOString() } : {};
    const after = failed({ ...link, ...since }, error.message, deps.now(), { waitMs, isLimited: status === 429 });
    await deps.links.save(link, after);
    if (after.failures >= WORRYING_FAILURES)
      log.error('An ATS could not be read for long', error, { accountId: link.accountId, failures: after.failures });
  }
}

/** To us too, while something waits for it. */
function sayTrouble({ now }: SyncDeps, link: StoredAtsLink): void {
  const trouble = troubleOf(link, now());
  if (trouble)
    log.error('An ATS could not be read whole for long', undefined, { accountId: link.accountId, ...trouble });
}

interface Run {
  readonly turn: Turn;
  readonly isUncounted: boolean;
  readonly token: string;
}

async function read(deps: SyncDeps, message: SyncAts, { turn, isUncounted, token }: Run): Promise<void> {
  const link = turn.link();
  const save = async (after: (link: Begun) => StoredAtsLink) => {
    if (!(await deps.links.save(turn.link(), after(turn.link())))) throw new Overtaken();
  };
  if (!link.reading.cursor && link.reading.part === 'jobs') {
    // Before anybody is read: a job may be imported once more since, whose people are read whole then.
    const left = await deps.left.list(link.accountId);
    if (left.length > 0) await turn.take();
    if (!(await clearLeft(deps, link, left))) {
      await save((before) => readSoFar(before, before.reading, deps.now()));
      return deps.again(message);
    }
  }
  const { results } = await deps.merge.syncStatus(token);
  const jobs = toSyncStatus(results, 'job');
  const applications = toSyncStatus(results, 'application');
  if (!jobs || !isReady(jobs) || (isStuck(jobs) && !jobs.lastSyncDate)) {
    const { jobCount, looksForSent = false, looksForGone = false, begins } = link;
    const found = { jobs, applications, jobCount, looksForSent, looksForGone, isHalf: true, ...(begins && { begins }) };
    sayTrouble(deps, link);
    return save((before) => readAll(before, found, undefined, deps.now()));
  }
  const state = toStateOfPeople(results);
  const end = await readOn(deps, turn, token, state);
  if (end.next) {
    const { next, waitMs, isLimited } = end;
    await save((before) => readSoFar(before, next, deps.now(), { waitMs, isLimited, isAhead: false }));
    sayTrouble(deps, turn.link());
    // One that waits is found by the schedule.
    return waitMs === undefined ? deps.again(message) : undefined;
  }
  const isBack = (link.readTo ?? '') < link.linkedAt || isUncounted;
  const whom = whoseTurn(link, { isBack, opened: end.opened, at: deps.now() });
  if (whom) await turn.take();
  const swept = whom && (await sendUnsent(deps, link, whom));
  if (swept && !swept.isDone) {
    await save((before) => readSoFar(before, before.reading, deps.now(), { isAhead: false }));
    return deps.again(message);
  }
  const jobCount = isUncounted || end.hasNewRows ? await deps.jobs.count(link) : link.jobCount;
  const { looksForSent, looksForGone, begins } = end;
  const found = { jobs, applications, jobCount, looksForSent, looksForGone, begins, isHalf: !state.hasAllPeople };
  if (looksForSent) sayTrouble(deps, link);
  await save((before) => {
    const after = readAll(before, found, end.startedAt, deps.now());
    return whom?.isForAnswer ? asked(after, Boolean(whom.isTrial && swept?.isAnySent), deps.now()) : after;
  });
  // What was heard of while it was read may have been passed by.
  const news = [message.heardAt, await deps.heard.findNews(link.accountId)].find((at) => at && at > end.startedAt);
  if (news) await deps.again({ ...message, heardAt: news });
}
