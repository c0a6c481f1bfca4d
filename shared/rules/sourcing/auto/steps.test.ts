import { expect, it } from 'vitest';
import { type AutoState, activated, deactivated } from './steps.ts';

const on: AutoState = {
  sourcingMode: 'auto-sourcing',
  autoSourcing: 'ON',
  autoSourcingPause: null,
  autoContact: false,
  notSourcingReason: null,
};

it('a batch that is here in full was not stopped, also where auto-sourcing was on for a while', () => {
  const full = { ...on, notSourcingReason: 'BATCH_DELIVERED' } as const;
  expect(deactivated(full, 'DISABLED_FOR_JOB').after.notSourcingReason).toBe('BATCH_DELIVERED');
  const again = activated({ ...full, autoSourcing: 'OFF' }, 'ACTIVATED_BY_USER', new Date(), true).after;
  expect(deactivated(again, 'DISABLED_FOR_JOB').after.notSourcingReason).toBe('BATCH_DELIVERED');
  expect(deactivated(on, 'DISABLED_FOR_JOB').after.notSourcingReason).toBe('STOPPED_BY_USER');
  expect(deactivated(full, 'CLOSING_JOB').after.notSourcingReason).toBe('CLOSED');
});

it.each([
  ['SEARCH_LEAD_TARGET_REACHED', 'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED'],
  ['STOPPED_FROM_BACKOFFICE', 'STOPPED_FROM_BACKOFFICE'],
  ['SEARCH_STOPPED_FROM_BACKOFFICE', 'STOPPED_FROM_BACKOFFICE'],
] as const)('%s does not say that the team stopped it, whatever was said before', (reason, said) => {
  const full = { ...on, notSourcingReason: 'BATCH_DELIVERED' } as const;
  for (const state of [on, full]) expect(deactivated(state, reason).after.notSourcingReason).toBe(said);
});
