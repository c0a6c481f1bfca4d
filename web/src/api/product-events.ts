import type { ProductEvent, ProductEventName } from '../../../shared/model/product-event.ts';
import { call } from './call.ts';
import { sessionStore } from './session.ts';

/** An event as it is recorded, of now. */
export const eventOf = (name: ProductEventName, properties: ProductEvent['properties'] = {}) => ({
  id: crypto.randomUUID(),
  name,
  at: new Date().toISOString(),
  properties,
});

/** Records what happened on a page. Nobody waits for it, and what cannot be recorded is left out. */
export const recordEvent = (...event: Parameters<typeof eventOf>): void => {
  if (!sessionStore.isSignedIn()) return;
  void call('recordProductEvents', { body: { events: [eventOf(...event)] } }).catch(() => undefined);
};
