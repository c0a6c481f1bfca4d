import { expect, it } from 'vitest';
import type { ProductEvent } from '../../../shared/model/product-event.ts';
import { createEventQueue } from './event-queue.ts';

const anEvent = (about: string): ProductEvent => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'network error',
  at: '2026-03-02T10:00:00.000Z',
  properties: { about },
});

const namesOf = (events: ProductEvent[]) => events.map(({ properties }) => properties.about ?? '');

/** A network whose answers come when the test says so. */
function setup() {
  const sent: string[] = [];
  const underWay: { names: string[]; answer: (isRecorded: boolean) => void }[] = [];
  const queue = createEventQueue(
    (events) =>
      new Promise<void>((done, fail) => {
        const names = namesOf(events);
        underWay.push({
          names,
          answer(isRecorded) {
            if (!isRecorded) return fail(new Error('The network is down'));
            sent.push(...names);
            done();
          },
        });
      }),
  );
  const answer = async (isRecorded: boolean) => {
    underWay.shift()?.answer(isRecorded);
    await new Promise((done) => setImmediate(done));
  };
  return { queue, sent, underWay, answer };
}

it('keeps what could not be sent until something can be, in its order', async () => {
  const { queue, sent, answer } = setup();
  await queue.flush();
  const one = queue.record(anEvent('one'));
  await answer(false);
  await one;
  const two = queue.record(anEvent('two'));
  await answer(true);
  await two;
  expect(sent).toEqual(['one', 'two']);
});

it('sends again where a call succeeded before the failure was known', async () => {
  const { queue, sent, underWay, answer } = setup();
  void queue.record(anEvent('one'));
  const flushed = queue.flush();
  await answer(false);
  expect(underWay.map(({ names }) => names)).toEqual([['one']]);
  await answer(true);
  await flushed;
  expect(sent).toEqual(['one']);
});

it('waits for a call where nothing but the event itself was tried', async () => {
  const { queue, underWay, answer } = setup();
  void queue.record(anEvent('one'));
  await answer(false);
  expect(underWay).toEqual([]);
});

it('sends one after the other, and no more than twenty at once', async () => {
  const { queue, sent, underWay, answer } = setup();
  const names = Array.from({ length: 30 }, (_, n) => `event ${n}`);
  for (const name of names) void queue.record(anEvent(name));
  for (const many of [1, 20, 9]) {
    expect(underWay.map((call) => call.names.length)).toEqual([many]);
    await answer(true);
  }
  expect(underWay).toEqual([]);
  expect(sent).toEqual(names);
});

it('keeps a hundred at most, the first', async () => {
  const { queue, underWay, answer } = setup();
  void queue.record(anEvent('first'));
  await answer(false);
  for (let n = 0; n < 150; n++) void queue.record(anEvent(`later ${n}`));
  const seen: string[] = [];
  while (underWay.length > 0) {
    seen.push(...(underWay[0]?.names ?? []));
    await answer(true);
  }
  expect(seen).toHaveLength(100);
  expect(seen.slice(0, 2)).toEqual(['first', 'later 0']);
});
