import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { type ExportStore, exportAnew } from '../records/ats/export.ts';
import type { StandingInAts } from '../records/ats/job-standing.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { StoredUnsent, UnsentStore } from '../records/ats/unsent-store.ts';
import type { JobReader } from '../records/job/job-reader.ts';
import type { Head } from '../records/submission/head.ts';
import type { HeadStore } from '../records/submission/head-store.ts';
import { exported } from '../records/submission/moves.ts';
import { changeIfThere } from './gone-how.ts';

export interface AgainDeps {
  readonly heads: HeadStore;
  readonly unsent: UnsentStore;
  readonly exports: Pick<ExportStore, 'say'>;
  readonly standingInAts: StandingInAts;
  readonly findJob: JobReader['findJob'];
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
  CLOSED_HERE: 'This job is closed. Once it is open again, this candidate is sent automatically.',
} as const;

/** How a job stands in the ATS, and whether it is open here: nobody is sent from a closed one. */
async function lookAt({ standingInAts, findJob }: AgainDeps, account: AccountId, id: JobId) {
  const standing = await standingInAts(account, id);
  const job = standing === 'THERE' ? await findJob(account, id) : undefined;
  return job?.status === 'Closed' ? 'CLOSED_HERE' : standing;
}

/**
 * Sends somebody once more who failed because of the connection, where the job goes on in the ATS of today. It may run twice, and
 * with another that does the same: only one finds that they failed.
 */
export async function sendAgain(
  deps: AgainDeps,
  account: AccountId,
  one: StoredUnsent,
  standingOf = (id: JobId) => lookAt(deps, account, id),
): Promise<void> {
  const { heads, unsent, exports, now } = deps;
  const head = await heads.read(account, one.sk);
  const isOver = head?.ats?.at !== one.at || head.ats.state === 'sent';
  if (head && !isOver) {
    if (!isWaiting(head, one)) return;
    const standing = await standingOf(head.jobId);
    if (standing && standing !== 'THERE' && standing !== 'AWAITED') await exports.say(head, NOT_NOW[standing]);
    if (standing !== 'THERE') return;
    const decide = (known: Head) =>
      known.ats && isWaiting(known, one)
        ? exported(known, { at: now(), by: known.ats.by, isInterested: false })
        : undefined;
    await changeIfThere(heads, head, decide, [exportAnew(head)]);
  }
  await unsent.drop(account, one);
}

/** Sends all of an account who wait for that, after all of its ATS was read; false where there was no time for all of them. */
export async function sendUnsent(
  deps: AgainDeps & { readonly hasTime: () => boolean },
  { accountId }: StoredAtsLink,
): Promise<boolean> {
  const known = new Map<JobId, ReturnType<typeof lookAt>>();
  const lookFor = async (job: JobId) => {
    const standing = await lookAt(deps, accountId, job);
    return standing === 'AWAITED' ? 'MISSING' : standing;
  };
  const standingOf = (job: JobId) => {
    const answer = known.get(job) ?? lookFor(job);
    known.set(job, answer);
    return answer;
  };
  for await (const page of deps.unsent.pages(accountId))
    for (const one of page) {
      if (!deps.hasTime()) return false;
      await sendAgain(deps, accountId, one, standingOf);
    }
  return true;
}
