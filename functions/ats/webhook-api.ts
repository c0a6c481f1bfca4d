import type { atsRoutes } from '../../shared/contract/ats.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { AccountId } from '../../shared/model/ids.ts';
import type { SyncAts } from '../../shared/tasks.ts';
import type { Api, Signed } from '../platform/http.ts';
import type { Enqueue } from '../platform/queue.ts';
import type { HeardStore } from '../records/ats/heard-store.ts';
import type { AtsLinks } from '../records/ats/link-store.ts';
import { MergeHook } from './merge/shapes.ts';

export interface WebhookDeps {
  readonly links: AtsLinks;
  readonly heard: HeardStore;
  readonly isSigned: (signed: Signed) => Promise<boolean>;
  readonly enqueueSync: Enqueue<SyncAts>;
  readonly now: () => Date;
}

/** What is read of an ATS, and the link itself: `Job.changed`, `LinkedAccount.sync_completed` and the like. */
const HEEDED = [
  'LinkedAccount',
  'Issue',
  'Job',
  'JobInterviewStage',
  'Office',
  'Application',
  'Candidate',
  'RejectReason',
];
/** Messages of single things come in crowds: what is heard within this time is read at once. */
const GATHERING_SECONDS = 20;
const gatheringOf = (event: string) => (event.startsWith('LinkedAccount.') ? 0 : GATHERING_SECONDS);

/**
 * What Merge tells us by itself. It says nothing that we believe but that something changed in one link: that ATS is then read, as
 * it would be a few minutes later. What goes wrong here is answered with 5xx, upon which Merge sends it again.
 */
export const createMergeHookApi = (deps: WebhookDeps): Api<Pick<typeof atsRoutes, 'hearFromMerge'>> => ({
  async hearFromMerge({ body, signed }) {
    if (!(await deps.isSigned(signed))) throw new AppError('SIGNATURE_REFUSED');
    // Merge has messages of other shapes too, such as the one that tries an address.
    const hook = MergeHook.safeParse(body).data;
    if (hook && HEEDED.includes(hook.hook.event.split('.')[0] ?? '')) await heed(deps, hook, signed);
    return { received: true };
  },
});

async function heed(deps: WebhookDeps, { hook, linked_account: of }: MergeHook, { bytes }: Signed): Promise<void> {
  const account = AccountId.safeParse(of.end_user_origin_id).data;
  const link = account && (await deps.links.find(account));
  if (link?.state !== 'LINKED') return;
  // Of a link that was ended, or of one that somebody else made with this name.
  if (link.linkedAccountId && link.linkedAccountId !== of.id) return;
  const message = Buffer.from(bytes).toString('hex');
  if (await deps.heard.isHeard(link.accountId, message)) return;
  const at = deps.now();
  await deps.enqueueSync([{ accountId: link.accountId, heardAt: at.toISOString() }], gatheringOf(hook.event));
  await deps.heard.note(link.accountId, message, at);
}
