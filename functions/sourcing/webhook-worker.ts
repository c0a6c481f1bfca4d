import { SIGNATURE_HEADER } from '../../shared/contract/webhooks.ts';
import { PRODUCT } from '../../shared/product.ts';
import { TellSourcers } from '../../shared/tasks.ts';
import { readEnvironment } from '../platform/env.ts';
import { postTo } from '../platform/public-address.ts';
import { consume, enqueueTo } from '../platform/queue.ts';
import { readSecret } from '../platform/secret.ts';
import { connectTable } from '../platform/table.ts';
import { createWebhookStore } from '../records/webhook/webhook-store.ts';
import { tellSourcers } from './webhooks/tell.ts';

const env = readEnvironment('TABLE_NAME', 'SIGNING_SECRET', 'SOURCER_QUEUE_URL', 'WEBHOOKS');
const PATIENCE_MS = 10_000;

const deps = {
  webhooks: createWebhookStore(connectTable(env.TABLE_NAME)),
  signingSecret: readSecret(env.SIGNING_SECRET),
  post: (url: string, body: string, signature: string) =>
    postTo(url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': `${PRODUCT.name}-Webhooks/1`,
        [SIGNATURE_HEADER]: signature,
      },
      body,
      reach: env.WEBHOOKS,
      patienceMs: PATIENCE_MS,
    }),
  enqueue: enqueueTo<TellSourcers>(env.SOURCER_QUEUE_URL),
  now: () => new Date(),
};

/** Tells communities of sourcers what happens to requests, one event and one community at a time. */
export const handler = consume(TellSourcers, (task) => tellSourcers(deps, task));
