import type { ProductEvent } from '../../../shared/model/product-event.ts';

/** Faults that one page tells of: what happens again and again is known by then. */
const MOST = 20;

/**
 * Tells of faults, each once. What could not be sent waits until a call succeeds: where the network failed, so does the word of it.
 */
export function createFaultReports(send: (events: ProductEvent[]) => Promise<unknown>) {
  const seen = new Set<string>();
  let waiting: ProductEvent[] = [];
  const flush = async () => {
    const events = waiting;
    waiting = [];
    if (events.length > 0) await send(events).catch(() => waiting.unshift(...events));
  };
  return {
    flush,
    async report(event: ProductEvent) {
      const fault = `${event.name} ${event.properties.about}`;
      if (seen.has(fault) || seen.size >= MOST) return;
      seen.add(fault);
      waiting.push(event);
      await flush();
    },
  };
}
