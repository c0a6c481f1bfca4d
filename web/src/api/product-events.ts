import type { ProductEvent, ProductEventName } from '../../../shared/model/product-event.ts';
import { call } from './call.ts';
import { listenToCalls } from './call-listeners.ts';
import { createFaultReports } from './fault-reports.ts';
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

/** Records what happened on a page. Nobody waits for it, and what cannot be recorded is left out. */
export const recordEvent = (...event: Parameters<typeof eventOf>): void => {
  if (!sessionStore.isSignedIn()) return;
  void call('recordProductEvents', { body: { events: [eventOf(...event)] } }).catch(() => undefined);
};

/** Calls by which somebody changes what is counted. */
const RECORDED: Partial<Record<RouteName, ProductEventName>> = {
  addCustomDomain: 'domain added',
  updateEmailStrategy: 'sender changed',
  setSourcingCompanies: 'company lists changed',
  saveBlacklist: 'candidate list changed',
  removeBlacklist: 'candidate list changed',
  saveSignature: 'outreach settings changed',
  setOwnWorkEmails: 'outreach settings changed',
  setTeamWorkEmails: 'outreach settings changed',
};

const faults = createFaultReports((events) => call('recordProductEvents', { body: { events } }));

/** Tells of a fault of the product on this page, once (1-product, sections 6 and 8). */
export const reportFault = (name: 'unknown feature flag' | 'network error', about: string): void => {
  if (sessionStore.isSignedIn()) void faults.report(eventOf(name, { about }));
};

/** Records what calls do, and those that came back without a status, until it is taken back. */
export const recordCalls = (): (() => void) =>
  listenToCalls((name, failure) => {
    if (name === 'recordProductEvents') return;
    if (failure === undefined) {
      const event = RECORDED[name];
      if (event) recordEvent(event, { about: name });
      void faults.flush();
    } else if (failure instanceof ApiError && failure.code === 'BROKEN_RESPONSE') reportFault('network error', name);
  });
