import type { ProductEvent, ProductEventName } from '../../../shared/model/product-event.ts';
import { call } from './call.ts';
import { listenToCalls } from './call-listeners.ts';
import { createEventQueue } from './event-queue.ts';
import { ApiError } from './problem.ts';
import type { RouteName } from './routes.ts';
import { sessionStore } from './session.ts';

/** An event as it is recorded, of now. */
export const eventOf = (name: ProductEventName, properties: ProductEvent['properties'] = {}) => ({
  id: crypto.randomUUID(),
  name,
  at: new Date().toISOString(),
  properties,
});

/** Faults that one page tells of: what happens again and again is known by then. */
const MOST_FAULTS = 20;

const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429;

const queue = createEventQueue(async (events) => {
  try {
    await call('recordProductEvents', { body: { events } });
  } catch (error) {
    // What is refused once is refused again, and must not hold up the rest.
    if (!isRefused(error)) throw error;
  }
});

/** Records what happened on a page. Nobody waits for it. */
export const recordEvent = (...event: Parameters<typeof eventOf>): void => {
  if (sessionStore.isSignedIn()) void queue.record(eventOf(...event));
};

/** Calls by which somebody changes what is counted. */
const RECORDED: Partial<Record<RouteName, ProductEventName>> = {
  addCustomDomain: 'domain added',
  updateEmailStrategy: 'sender changed',
  setCustomEmails: 'sender changed',
  setSourcingCompanies: 'company lists changed',
  saveBlacklist: 'candidate list changed',
  removeBlacklist: 'candidate list changed',
  saveSignature: 'outreach settings changed',
  setOwnWorkEmails: 'outreach settings changed',
  setTeamWorkEmails: 'outreach settings changed',
  setSendWindow: 'outreach settings changed',
  setPostalAddress: 'outreach settings changed',
  setDefaultOutreach: 'outreach settings changed',
  resetDefaultOutreach: 'outreach settings changed',
  setAtsAccountToken: 'ats connected',
  unlinkAts: 'ats disconnected',
  importAtsJob: 'ats job imported',
};

const faults = new Set<string>();

/** Tells of a fault of the product on this page, once (1-product, sections 6 and 8). */
export const reportFault = (
  name: 'unknown feature flag' | 'network error' | 'chat initialisation error' | 'page crash',
  about: string,
): void => {
  const fault = `${name} ${about}`;
  if (!sessionStore.isSignedIn() || faults.has(fault) || faults.size >= MOST_FAULTS) return;
  faults.add(fault);
  recordEvent(name, { about });
};

/** Records what calls do, and those that came back without a status, until it is taken back. */
export const recordCalls = (): (() => void) =>
  listenToCalls((name, failure) => {
    if (name === 'recordProductEvents') return;
    if (failure === undefined) {
      const event = RECORDED[name];
      if (event) recordEvent(event, { about: name });
      void queue.flush();
    } else if (failure instanceof ApiError && failure.code === 'BROKEN_RESPONSE') reportFault('network error', name);
  });
