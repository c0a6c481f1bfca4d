import { createWebhookStore } from '../../functions/records/webhook/webhook-store.ts';
import { CommunityId } from '../../shared/model/ids.ts';
import { restsSince } from '../../shared/rules/sourcing/webhook-retry.ts';
import type { Office } from './environment.ts';
import { noteOffice } from './office-log.ts';

/** Where a community is told, and what became of the latest events; ends it, or wakes an address that rests. */
export async function showWebhook(office: Office, community: string, what: 'show' | 'end' | 'wake') {
  const { table, now } = office;
  const id = CommunityId.parse(community);
  const webhooks = createWebhookStore(table);
  const before = await webhooks.find(id);
  if (!before) throw new Error(`${id} is told nowhere`);
  const changed = { ...before, failing: null, changedAt: now().toISOString() };
  const after = what === 'show' ? before : what === 'end' ? { ...changed, url: null } : changed;
  if (after !== before && !(await webhooks.save(before, after)))
    throw new Error(`${id} changed it meanwhile: look again`);
  if (after !== before)
    await noteOffice(office, {
      subject: `Webhook of ${id}: ${what === 'end' ? 'ended' : 'tried again'}`,
      before: before.url,
      after: after.url,
    });
  const deliveries = await webhooks.listDeliveries(id);
  return {
    ...{ community: id, url: after.url, round: after.round, since: after.changedAt },
    restsSince: restsSince(after.failing),
    latest: deliveries.map(({ event, state, tries, lastAt, status, problem }) => ({
      ...{ event: event.id, type: event.type, request: event.requestId, at: event.at },
      ...{ state, tries, lastAt, status, problem },
    })),
  };
}
