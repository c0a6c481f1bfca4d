import type { WebhookDelivery } from '../../../shared/contract/webhooks.ts';
import { afterGivenUp, restsSince, webhookPause } from '../../../shared/rules/sourcing/webhook-retry.ts';
import type { TellSourcers } from '../../../shared/tasks.ts';
import type { Enqueue } from '../../platform/queue.ts';
import type { StoredWebhook } from '../../records/webhook/stored-webhook.ts';
import { isOverlapping, webhookSecret, webhookSignature } from '../../records/webhook/webhook-secret.ts';
import type { WebhookStore } from '../../records/webhook/webhook-store.ts';

export interface TellDeps {
  readonly webhooks: Pick<WebhookStore, 'find' | 'save' | 'list' | 'findDelivery' | 'note'>;
  readonly signingSecret: () => Promise<string>;
  /** Posts a body with its signature and answers the status; throws why nobody answered. */
  readonly post: (url: string, body: string, signature: string) => Promise<number>;
  readonly enqueue: Enqueue<TellSourcers>;
  readonly now: () => Date;
}

/** Tells communities of an event: from one message comes one for each community, and from that a try after the other. */
export async function tellSourcers(deps: TellDeps, task: TellSourcers): Promise<void> {
  const { community } = task;
  if (community === undefined) {
    const all = await deps.webhooks.list();
    return deps.enqueue(all.map(({ communityId }) => ({ ...task, community: communityId })));
  }
  const known = await deps.webhooks.findDelivery(community, task.event);
  // The same message may come twice: what was taken is done, and a later try stands for an earlier one.
  if (known && (known.state !== 'RETRYING' || known.tries > task.tries)) return;
  const webhook = await deps.webhooks.find(community);
  const tries = Math.max(task.tries, known?.tries ?? 0) + 1;
  if (webhook?.url) await tryOnce(deps, { ...task, community, tries }, webhook, webhook.url);
}

async function tryOnce(deps: TellDeps, task: TellSourcers, webhook: StoredWebhook, url: string): Promise<void> {
  const { webhooks, enqueue } = deps;
  const { tries } = task;
  const answer = await answerOf(deps, task, webhook, url);
  const isTaken = answer.status !== null && answer.status >= 200 && answer.status < 300;
  // Where it rests nothing is tried again: its log says what it missed.
  const pause = restsSince(webhook.failing) ? undefined : webhookPause(tries);
  const state = isTaken ? 'DELIVERED' : pause === undefined ? 'GIVEN_UP' : 'RETRYING';
  const lastAt = deps.now().toISOString();
  // What is to be tried again stands in the queue before it is noted: broken off between, it is tried once too often.
  if (state === 'RETRYING') await enqueue([task], pause);
  await webhooks.note(webhook.communityId, { ...{ event: task.event, state, tries, lastAt }, ...answer });
  // Where somebody changed it meanwhile it begins anew.
  if (state === 'GIVEN_UP')
    await webhooks.save(webhook, { ...webhook, failing: afterGivenUp(webhook.failing, lastAt) });
  if (state === 'DELIVERED' && webhook.failing) await webhooks.save(webhook, { ...webhook, failing: null });
}

async function answerOf(
  { post, signingSecret, now }: TellDeps,
  { event }: TellSourcers,
  webhook: StoredWebhook,
  url: string,
): Promise<Pick<WebhookDelivery, 'status' | 'problem'>> {
  const ours = await signingSecret();
  const { communityId, round } = webhook;
  const rounds = isOverlapping(webhook, now()) ? [round, round - 1] : [round];
  const secrets = rounds.map((one) => webhookSecret(ours, communityId, one));
  const body = JSON.stringify(event);
  try {
    const status = await post(url, body, webhookSignature(secrets, Math.floor(now().getTime() / 1_000), body));
    return { status, problem: null };
  } catch (error) {
    return { status: null, problem: error instanceof Error ? error.message.slice(0, 200) : 'Unknown' };
  }
}
