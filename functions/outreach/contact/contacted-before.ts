import type { ContactChoice } from '../../../shared/contract/outreach.ts';
import type { SubmissionId } from '../../../shared/model/ids.ts';
import type { Act } from '../../platform/act.ts';
import type { Actor } from '../../platform/http.ts';
import type { Head } from '../../records/submission/head.ts';
import { noteWhatElse } from './contact.ts';
import type { Checking } from './preflight.ts';

/**
 * Whom earlier runs of this act contacted already, by submission: what they left undone beside it is done. A contact carries
 * the time of its run, and the person. Nobody, at no cost, where the act runs for the first time.
 */
export async function contactedBefore(
  { store }: Pick<Checking, 'store'>,
  actor: Actor,
  choice: ContactChoice,
  ids: readonly SubmissionId[],
  { earlier }: Act,
): Promise<ReadonlyMap<SubmissionId, Head>> {
  const contacted = new Map<SubmissionId, Head>();
  if (earlier.length === 0) return contacted;
  for (const head of await store.heads.readMany(actor.accountId, ids)) {
    const at = contactTimeOf(head, actor, earlier);
    if (!at || head.jobId !== choice.jobId) continue;
    await noteWhatElse({ store, now: () => new Date(at) }, actor, choice, head);
    contacted.set(head.id, head);
  }
  return contacted;
}

/** The run that contacted them; none where it was somebody else, or some other time. */
function contactTimeOf(head: Head, { userId }: Actor, runs: readonly string[]): string | undefined {
  const { campaign, contactedAt, columnAt, column, changedBy } = head;
  const own = [
    campaign?.startedBy === userId ? campaign.startedAt : undefined,
    contactedAt,
    column === 'CONTACTED' && changedBy === userId ? columnAt : undefined,
  ];
  return own.find((at) => at && runs.includes(at));
}
