import { sourcingRoutes } from '../../shared/contract/sourcing.ts';
import { createSourcerChatApi } from '../chat/sourcer-api.ts';
import { readEnvironment } from '../platform/env.ts';
import { createFileLinks } from '../platform/file-links.ts';
import { serve } from '../platform/http.ts';
import { newId } from '../platform/ids.ts';
import { readSecret } from '../platform/secret.ts';
import { connectTable } from '../platform/table.ts';
import { createCallers } from '../records/account/callers.ts';
import { createGuards } from '../records/call/guards.ts';
import { createChatStore } from '../records/chat/chat-store.ts';
import { createRepository } from '../records/request/delivery-store.ts';
import { createWebhookStore } from '../records/webhook/webhook-store.ts';
import { createSourcingApi } from './api.ts';
import { createWebhookApi } from './webhooks/api.ts';

const { TABLE_NAME, FILES_BUCKET, SIGNING_SECRET, WEBHOOKS } = readEnvironment(
  'TABLE_NAME',
  'FILES_BUCKET',
  'SIGNING_SECRET',
  'WEBHOOKS',
);
const table = connectTable(TABLE_NAME);
const parts = {
  repository: createRepository(table),
  chats: createChatStore(table),
  webhooks: createWebhookStore(table),
  signingSecret: readSecret(SIGNING_SECRET),
  reach: WEBHOOKS,
  files: createFileLinks(FILES_BUCKET),
  now: () => new Date(),
  newId,
};
const api = { ...createSourcingApi(parts), ...createSourcerChatApi(parts), ...createWebhookApi(parts) };

export const handler = serve(sourcingRoutes, api, createCallers(table), createGuards(table));
