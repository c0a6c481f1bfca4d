import { expect, it } from 'vitest';
import type { ProductEvent } from '../../../shared/model/product-event.ts';
import { createFaultReports } from './fault-reports.ts';

const aFault = (about: string): ProductEvent => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'network error',
  at: '2026-03-02T10:00:00.000Z',
  properties: { about },
});

function setup() {
  const sent: string[] = [];
  const network = { isDown: false };
  const reports = createFaultReports(async (events) => {
    if (network.isDown) throw new Error('The network is down');
    sent.push(...events.map(({ properties }) => properties.about ?? ''));
  });
  return { reports, sent, network };
}

it('tells of a fault once, and of no more than twenty', async () => {
  const { reports, sent } = setup();
  for (let n = 0; n < 30; n++) for (const _ of [1, 2]) await reports.report(aFault(`call ${n}`));
  expect(sent).toEqual(Array.from({ length: 20 }, (_, n) => `call ${n}`));
});

it('keeps what could not be sent until something can be', async () => {
  const { reports, sent, network } = setup();
  network.isDown = true;
  await reports.report(aFault('one'));
  await reports.flush();
  expect(sent).toEqual([]);
  network.isDown = false;
  await reports.report(aFault('two'));
  await reports.flush();
  expect(sent).toEqual(['one', 'two']);
});
