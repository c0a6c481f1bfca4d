import { createHmac } from 'node:crypto';
import { type LinkedAts, syncStatusOf } from './linked-ats.ts';

/** Merge waits ten seconds, and tries twice more where the product fails, not where it refuses. */
const PATIENCE_MS = 10_000;
const PAUSES_MS = [1_000, 2_000];

/** What Merge says of something that happened in a link. `data` is the thing itself, where it is about one. */
export const messageOf = (ats: LinkedAts, event: string, data: object = {}) => ({
  hook: { id: ats.id, event, target: '' },
  linked_account: {
    id: ats.id,
    integration: ats.integration.name,
    integration_slug: ats.integration.slug,
    category: 'ats',
    end_user_origin_id: ats.originId,
    end_user_organization_name: '',
    end_user_email_address: '',
    status: 'COMPLETE',
    webhook_listener_url: '',
    is_duplicate: null,
    account_type: 'PRODUCTION',
  },
  data,
});

/** That a sync of an ATS is over. */
export function syncMessageOf(ats: LinkedAts, now: Date) {
  const parts = syncStatusOf(ats, now).map(({ model_name: model, last_sync_result, last_sync_finished }) => [
    model,
    { last_sync_result, last_sync_finished },
  ]);
  return messageOf(ats, 'LinkedAccount.sync_completed', {
    is_initial_sync: ats.syncs === 0,
    integration_name: ats.integration.name,
    integration_id: ats.integration.slug,
    sync_status: Object.fromEntries(parts),
  });
}

/** What Merge signs a message with. */
export const signatureOf = (body: string, key: string) => createHmac('sha256', key).update(body).digest('base64url');

/** Sends messages to the product as Merge does. Answers the last status; 0 where none came. */
export function createHooks(target: string, key: string) {
  const attempt = (body: string) =>
    fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-merge-webhook-signature': signatureOf(body, key) },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      ({ status }) => status,
      () => 0,
    );

  return async (message: object): Promise<number> => {
    const body = JSON.stringify(message);
    let status = await attempt(body);
    for (const pause of PAUSES_MS) {
      if (status > 0 && status < 500) break;
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      status = await attempt(body);
    }
    return status;
  };
}
