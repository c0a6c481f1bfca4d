import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { type ExportStore, exportAnew } from '../records/ats/export.ts';
import type { StandingForSending } from '../records/ats/job-standing.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';
import { isForAnswer, type StoredUnsent } from '../records/ats/unsent-reader.ts';
import type { UnsentStore } from '../records/ats/unsent-store.ts';
import type { Head } from '../records/submission/head.ts';
import type { HeadStore } from '../records/submission/head-store.ts';
import { exported } from '../records/submission/moves.ts';
import { changeIfThere } from './gone-how.ts';
import type { WhoseTurn } from './who-waits.ts';

export interface AgainDeps {
  readonly heads: HeadStore;
  readonly unsent: UnsentStore;
  readonly exports: Pick<ExportStore, 'say'>;
  readonly standingForSending: StandingForSending;
  readonly now: () => Date;
}

/** Whoever failed, and may be sent again: where they are out of the column meanwhile they may come back to it. */
const isWaiting = ({ column, ats }: Head, { at }: StoredUnsent) =>
  column === 'EXPORTED' && ats?.state === 'failed' && ats.at === at;

const isArrived = ({ ats }: Head) => ats?.state === 'sent' || ats?.state === 'gone';

/** What keeps them waiting once the ATS lets us in again. */
export const NOT_NOW = {
  AWAITED:
    'Your ATS is not synchronised completely, for hours already. Once this job is found there, this candidate is sent automatically.',
  CLOSED: 'This job is closed in your ATS. Once it is open there again, this candidate is sent automatically.',
  MISSING: 'This job is not in your ATS any more. Once it is there again, this candidate is sent automatically.',
  CLOSED_HERE: 'This job is closed. Once it is open again, this candidate is sent automatically.',
} as const;

/**
 * Sends somebody once more who failed because of the connection, where the job goes on in the ATS of today. It may run twice, and
 * with another that does the same: only one finds that they failed. Answers whether they are on their way.
 */
export async function sendAgain(
  deps: AgainDeps,
  account: AccountId,
  one: StoredUnsent,
  standingOf = (id: JobId) => deps.standingForSending(account, id),
): Promise<boolean> {
  const { heads, unsent, exports, now } = deps;
  const head = await heads.read(account, one.sk);
  const isOver = head?.ats?.at !== one.at || isArrived(head);
  if (head && !isOver) {
    if (!isWaiting(head, one)) return false;
    const standing = await standingOf(head.jobId);
    if (standing && standing !== 'THERE' && standing !== 'AWAITED') await exports.say(head, NOT_NOW[standing]);
    if (standing !== 'THERE' && isForAnswer(one)) await unsent.noteOfJob(account, one, head.jobId);
    if (standing !== 'THERE') return false;
    const decide = (known: Head) =>
      known.ats && isWaiting(known, one)
        ? exported(known, { at: now(), by: known.ats.by, isInterested: false })
        : undefined;
    await changeIfThere(heads, head, decide, [exportAnew(head)]);
  }
  await unsent.drop(account, one);
  return !isOver;
}

/**
 * Sends those of an account who wait for something that has changed, after all of its ATS was read. Answers whether there was time for
 * all of them, and whether anybody is sent.
 */
export async function sendUnsent(
  deps: AgainDeps & { readonly hasTime: () => boolean },
  { accountId }: StoredAtsLink,
  { concerns = () => true, isTrial = false }: Partial<WhoseTurn> = {},
): Promise<{ readonly isDone: boolean; readonly isAnySent: boolean }> {
  const known = new Map<JobId, ReturnType<StandingForSending>>();
  const lookFor = async (job: JobId) => {
    const standing = await deps.standingForSending(accountId, job);
    return standing === 'AWAITED' ? 'MISSING' : standing;
  };
  const standingOf = (job: JobId) => {
    const answer = known.get(job) ?? lookFor(job);
    known.set(job, answer);
    return answer;
  };
  let isAnySent = false;
  for await (const page of deps.unsent.pages(accountId))
    for (const one of page.filter(concerns)) {
      if (!deps.hasTime()) return { isDone: false, isAnySent };
      isAnySent = (await sendAgain(deps, accountId, one, standingOf)) || isAnySent;
      if (isAnySent && isTrial) return { isDone: true, isAnySent };
    }
  return { isDone: true, isAnySent };
}
