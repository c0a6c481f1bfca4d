import type { ProductEvent } from '../../../shared/model/product-event.ts';

/** Events of one call. */
const AT_ONCE = 20;

/** Events that wait at most: a page that is offline for hours tells how it began. */
const MOST = 100;

/**
 * Sends events in the order they happened, one call after the other. What could not be sent waits, and goes with the next event
 * or once a call succeeds, also where that call succeeds before the failure is known.
 */
export function createEventQueue(send: (events: ProductEvent[]) => Promise<unknown>) {
  const waiting: ProductEvent[] = [];
  let sending: Promise<void> | undefined;
  let askedAgain = false;
  const sendNext = async (): Promise<boolean> => {
    const events = waiting.slice(0, AT_ONCE);
    try {
      await send(events);
    } catch {
      return false;
    }
    waiting.splice(0, events.length);
    return true;
  };
  const sendAll = async () => {
    while (waiting.length > 0) {
      askedAgain = false;
      if (!(await sendNext()) && !askedAgain) break;
    }
    sending = undefined;
  };
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    askedAgain = true;
    sending ??= sendAll();
    await sending;
  };
  return {
    flush,
    record(event: ProductEvent): Promise<void> {
      if (waiting.length < MOST) waiting.push(event);
      return flush();
    },
  };
}
