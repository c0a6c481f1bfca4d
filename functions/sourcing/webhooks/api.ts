import { AppError } from '../../../shared/contract/errors.ts';
import type { Webhook, webhookRoutes } from '../../../shared/contract/webhooks.ts';
import type { CommunityId } from '../../../shared/model/ids.ts';
import { restsSince } from '../../../shared/rules/sourcing/webhook-retry.ts';
import type { Api } from '../../platform/http.ts';
import { type Reach, whyNotCalled } from '../../platform/public-address.ts';
import type { StoredWebhook } from '../../records/webhook/stored-webhook.ts';
import { isOverlapping, webhookSecret } from '../../records/webhook/webhook-secret.ts';
import type { WebhookStore } from '../../records/webhook/webhook-store.ts';

export interface WebhookDeps {
  readonly webhooks: WebhookStore;
  readonly signingSecret: () => Promise<string>;
  readonly reach: Reach;
  readonly now: () => Date;
}

/** How sourcers say where they are told, and see what became of it. */
export function createWebhookApi({ webhooks, signingSecret, reach, now }: WebhookDeps): Api<typeof webhookRoutes> {
  const shown = async (community: CommunityId, stored: StoredWebhook | undefined): Promise<Webhook> => {
    if (!stored) return { url: null, round: 1, secret: null, restsSince: null };
    const { url, round, failing } = stored;
    const secret = webhookSecret(await signingSecret(), community, round);
    return { url, round, secret, restsSince: restsSince(failing) };
  };
  const save = async (before: StoredWebhook | undefined, after: StoredWebhook): Promise<Webhook> => {
    if (!(await webhooks.save(before, after))) throw new AppError('CONFLICT');
    return shown(after.communityId, after);
  };

  return {
    getWebhook: async ({ sourcer: { communityId } }) => shown(communityId, await webhooks.find(communityId)),

    async setWebhook({ sourcer: { communityId }, body: { url } }) {
      const problem = url === null ? undefined : whyNotCalled(url, reach);
      if (problem) throw new AppError('WEBHOOK_URL_REFUSED', { url: [problem] });
      const before = await webhooks.find(communityId);
      if (before?.url === url && !restsSince(before.failing)) return shown(communityId, before);
      const at = now().toISOString();
      return save(before, { communityId, round: 1, roundAt: at, ...before, url, changedAt: at, failing: null });
    },

    async changeWebhookSecret({ sourcer: { communityId }, body: { round } }) {
      const before = await webhooks.find(communityId);
      if (!before) throw new AppError('NOT_FOUND');
      if (before.round === round) return shown(communityId, before);
      if (before.round !== round - 1) throw new AppError('CONFLICT');
      // A third secret would end the first before its day is over.
      if (isOverlapping(before, now())) throw new AppError('WEBHOOK_SECRET_IS_NEW');
      const at = now().toISOString();
      return save(before, { ...before, round, roundAt: at, changedAt: at });
    },

    listWebhookDeliveries: async ({ sourcer: { communityId } }) => ({
      results: await webhooks.listDeliveries(communityId),
    }),
  };
}
