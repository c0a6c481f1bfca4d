import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { type ExportStore, exportAnew } from '../records/ats/export.ts';
import type { StandingInAts } from '../records/ats/job-standing.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { StoredUnsent, UnsentStore } from '../records/ats/unsent-store.ts';
import type { Head } from '../records/submission/head.ts';
import type { HeadStore } from '../records/submission/head-store.ts';
import { exported } from '../records/submission/moves.ts';

export interface AgainDeps {
  readonly heads: HeadStore;
  readonly unsent: UnsentStore;
  readonly exports: Pick<ExportStore, 'say'>;
  readonly standingInAts: StandingInAts;
  readonly now: () => Date;
}

/** Whoever failed, and may be sent again: where they are out of the column meanwhile they may come back to it. */
const isWaiting = ({ column, ats }: Head, { at }: StoredUnsent) =>
  column === 'EXPORTED' && ats?.state === 'failed' && ats.at === at;

/** What keeps them waiting once the ATS lets us in again. */
export const NOT_NOW = {
  AWAITED:
    'Your ATS is not synchronised completely, for hours already. Once this job is found there, this candidate is sent automatically.',
  CLOSED: 'This job is closed in your ATS. Once it is open there again, this candidate is sent automatically.',
  MISSING: 'This job is not in your ATS any more. Once it is there again, this candidate is sent automatically.',
} as const;

/**
 * Sends somebody once more who failed because of the connection, where the job goes on in the ATS of today. It may run twice, and
 * with another that does the same: only one finds that they failed.
 */
export async function sendAgain(
  { heads, unsent, exports, standingInAts, now }: AgainDeps,
  account: AccountId,
  one: StoredUnsent,
): Promise<void> {
  const head = await heads.read(account, one.sk);
  const isOver = head?.ats?.at !== one.at || head.ats.state === 'sent';
  if (head && !isOver) {
    if (!isWaiting(head, one)) return;
    const standing = await standingInAts(account, head.jobId);
    if (standing === 'CLOSED' || standing === 'MISSING') await exports.say(head, NOT_NOW[standing]);
    if (standing !== 'THERE') return;
    const decide = (known: Head) =>
      known.ats && isWaiting(known, one)
        ? exported(known, { at: now(), by: known.ats.by, isInterested: false })
        : undefined;
    await heads.change(account, head.id, decide, [exportAnew(head)], head);
  }
  await unsent.drop(account, one);
}

/** Sends all of an account who wait for that, after all of its ATS was read; false where there was no time for all of them. */
export async function sendUnsent(
  deps: AgainDeps & { readonly hasTime: () => boolean },
  { accountId }: StoredAtsLink,
): Promise<boolean> {
  const known = new Map<JobId, ReturnType<StandingInAts>>();
  const lookFor = async (account: AccountId, job: JobId) => {
    const standing = await deps.standingInAts(account, job);
    return standing === 'AWAITED' ? 'MISSING' : standing;
  };
  const standingInAts: StandingInAts = (account, job) => {
    const answer = known.get(job) ?? lookFor(account, job);
    known.set(job, answer);
    return answer;
  };
  for await (const page of deps.unsent.pages(accountId))
    for (const one of page) {
      if (!deps.hasTime()) return false;
      await sendAgain({ ...deps, standingInAts }, accountId, one);
    }
  return true;
}
