import * as z from 'zod';
import { Instant, RequestId } from '../model/ids.ts';
import { whenNewer } from '../model/newer.ts';
import { LIMITS } from '../product.ts';
import { defineRoutes } from './route.ts';

/** What sourcers are told of. */
export const WebhookType = whenNewer(
  z.enum(['request.opened', 'request.changed', 'request.stopped', 'message.created']),
  'request.changed',
);
export type WebhookType = z.infer<typeof WebhookType>;

/** What is posted: which request it is about. What it says now is read by the API, so an old or doubled event does no harm. */
export const WebhookEvent = z.object({
  /** The same where an event is posted again. */
  id: z.string().regex(/^evt_[0-9a-f]{24}$/),
  type: WebhookType,
  at: Instant,
  requestId: RequestId,
  /** Of a message: its number. Ask for those after the last one that you know. */
  message: z.number().int().optional(),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** Where a community is told, and the secret by which it knows that it is us. */
export const Webhook = z.object({
  url: z.string().nullable(),
  /** Which secret it is: one more each time it is changed. */
  round: z.number().int(),
  secret: z.string().nullable(),
  /** Since when the address is not tried any more, because it took nothing for a day; set it again and it is. */
  restsSince: Instant.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

/** What became of one event. */
export const WebhookDelivery = z.object({
  event: WebhookEvent,
  state: whenNewer(z.enum(['DELIVERED', 'RETRYING', 'GIVEN_UP']), 'RETRYING'),
  tries: z.number().int(),
  lastAt: Instant,
  /** What the address answered; null where it did not. */
  status: z.number().int().nullable(),
  problem: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** By which header an event is signed: `t=SECONDS,v1=HEX`, and a second `v1` for a day after the secret was changed. */
export const SIGNATURE_HEADER = 'Bramble-Signature';

export const webhookRoutes = defineRoutes({
  getWebhook: {
    method: 'GET',
    path: '/sourcing/webhook',
    access: 'sourcer',
    status: 200,
    errors: ['API_KEY_REFUSED'],
    summary: 'Where your community is told of requests and messages, and the secret that signs it',
    response: Webhook,
  },
  setWebhook: {
    method: 'PUT',
    path: '/sourcing/webhook',
    access: 'sourcer',
    status: 200,
    errors: ['API_KEY_REFUSED', 'WEBHOOK_URL_REFUSED'],
    summary: 'Be told at an https address from now on; null ends it. The secret stays the same',
    body: z.object({ url: z.url().max(LIMITS.url).nullable() }),
    response: Webhook,
  },
  changeWebhookSecret: {
    method: 'PUT',
    path: '/sourcing/webhook/secret',
    access: 'sourcer',
    status: 200,
    errors: ['API_KEY_REFUSED', 'NOT_FOUND', 'CONFLICT', 'WEBHOOK_SECRET_IS_NEW'],
    summary: 'Sign with the secret of the next round; for a day the one before signs too. Repeated, it changes nothing',
    body: z.object({ round: z.number().int().min(2) }),
    response: Webhook,
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/sourcing/webhook/deliveries',
    access: 'sourcer',
    status: 200,
    errors: ['API_KEY_REFUSED'],
    summary: 'What became of the latest 50 events of the last 30 days, the latest first',
    response: z.object({ results: z.array(WebhookDelivery) }),
  },
});
