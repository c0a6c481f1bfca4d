import type { WebhookDelivery, WebhookEvent } from '../../../shared/contract/webhooks.ts';
import type { CommunityId } from '../../../shared/model/ids.ts';
import { restsSince } from '../../../shared/rules/sourcing/webhook-retry.ts';
import { getItem, putItem, queryAll, queryPage } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { keys, WEBHOOKS, webhookLogPartition } from '../keys.ts';
import { StoredWebhook, StoredWebhookDelivery } from './stored-webhook.ts';

const KEPT_DAYS = 30;
const SHOWN = 50;

export type WebhookStore = ReturnType<typeof createWebhookStore>;

/** Where communities of sourcers are told, and what became of it. */
export const createWebhookStore = (table: Table) => ({
  async find(community: CommunityId): Promise<StoredWebhook | undefined> {
    const item = await getItem(table, keys.webhook(community), { strongly: true });
    return item && parseItem(StoredWebhook, item);
  },

  /** Saves one as it was read; false where somebody else changed it meanwhile. */
  save: (before: StoredWebhook | undefined, after: StoredWebhook): Promise<boolean> =>
    putItem(
      table,
      { ...keys.webhook(after.communityId), ...after },
      before
        ? {
            when: 'changedAt = :before AND #round = :round',
            names: { '#round': 'round' },
            values: { ':before': before.changedAt, ':round': before.round },
          }
        : { when: 'attribute_not_exists(pk)' },
    ),

  /** All that have an address that does not rest: one for each community that wants it. */
  async list(): Promise<StoredWebhook[]> {
    const items = await queryAll(table, { where: 'pk = :all', values: { ':all': WEBHOOKS } });
    return parseItems(StoredWebhook, items).filter(({ url, failing }) => url !== null && !restsSince(failing));
  },

  async findDelivery(community: CommunityId, event: WebhookEvent): Promise<StoredWebhookDelivery | undefined> {
    const item = await getItem(table, keys.webhookDelivery(community, event.at, event.id));
    return item && parseItem(StoredWebhookDelivery, item);
  },

  /** Notes what became of an event so far, in place of what was noted before. */
  async note(communityId: CommunityId, delivery: WebhookDelivery): Promise<void> {
    const { at, id } = delivery.event;
    const expiresAt = Math.floor(Date.parse(delivery.lastAt) / 1_000) + KEPT_DAYS * 86_400;
    const stored: StoredWebhookDelivery = { ...delivery, communityId, expiresAt };
    await putItem(table, { ...keys.webhookDelivery(communityId, at, id), ...stored });
  },

  /** The latest events of a community, the latest first. */
  async listDeliveries(community: CommunityId): Promise<StoredWebhookDelivery[]> {
    const of = { where: 'pk = :log', values: { ':log': webhookLogPartition(community) }, newestFirst: true };
    const { items } = await queryPage(table, of, SHOWN);
    return parseItems(StoredWebhookDelivery, items);
  },
});
