import type { Preflight } from '../../../shared/contract/outreach.ts';
import type { JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { BLOCK_TEXTS } from '../../../shared/rules/outreach/sending.ts';
import type { Actor } from '../../platform/http.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { notOnJob, whoWasAhead } from '../../records/board/who-was-ahead.ts';
import type { Head } from '../../records/submission/head.ts';
import type { OutreachStore } from '../ports.ts';

/** Of so many who are gone is asked at once what became of them. */
const AT_ONCE = 10;

/** Those who are not on the job any more, with what became of them: of a deleted one the name is not kept. Reads only of these. */
export async function goneMeanwhile(
  store: OutreachStore,
  actor: Actor,
  jobId: JobId,
  { ids, found }: { readonly ids: readonly SubmissionId[]; readonly found: readonly Head[] },
): Promise<Preflight['blocked']> {
  const headOf = new Map(found.map((head) => [head.id, head]));
  const gone = [...new Set(ids)].filter((id) => headOf.get(id)?.jobId !== jobId);
  const ahead = whoWasAhead(store);
  const outcomes = await inParallel(gone, AT_ONCE, async (submissionId) => {
    const head = headOf.get(submissionId);
    if (head) ahead.note(head);
    const { code, details, message } = head ? notOnJob(head) : await store.heads.whyGone(actor.accountId, submissionId);
    return { submissionId, ok: false, code, why: details.why ?? message, card: null };
  });
  const reason = 'GONE_MEANWHILE';
  return (await ahead.named(actor, outcomes, { jobId })).map(({ submissionId, why }) => {
    const head = headOf.get(submissionId);
    // Who was never on this job is not named to whoever asks for them here.
    return { submissionId, name: head?.fromJob === jobId ? head.name : '', reason, why: why ?? BLOCK_TEXTS[reason] };
  });
}
