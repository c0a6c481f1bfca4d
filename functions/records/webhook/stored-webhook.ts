import * as z from 'zod';
import { WebhookDelivery, WebhookEvent } from '../../../shared/contract/webhooks.ts';
import { CommunityId, Instant } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';

/** Where a community of sourcers is told. */
export const StoredWebhook = asStored(
  z.object({
    communityId: CommunityId,
    url: z.string().nullable(),
    round: z.number().int(),
    /** Since when the secret of this round signs. */
    roundAt: Instant,
    changedAt: Instant,
    /** The events in a row that it did not take until they were given up; absent or null where it took the latest. */
    failing: z.object({ since: Instant, last: Instant, times: z.number().int() }).nullable().optional(),
  }),
);
export type StoredWebhook = z.infer<typeof StoredWebhook>;

/** What became of one event for one community. */
export const StoredWebhookDelivery = asStored(
  z.object({
    ...WebhookDelivery.shape,
    event: WebhookEvent,
    communityId: CommunityId,
    /** Seconds since 1970. */
    expiresAt: z.number().int(),
  }),
);
export type StoredWebhookDelivery = z.infer<typeof StoredWebhookDelivery>;
