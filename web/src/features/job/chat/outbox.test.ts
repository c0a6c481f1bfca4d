import { expect, it } from 'vitest';
import { createOutbox, type Waiting } from './outbox.ts';

/** A chat at the other end of a network that can be cut, before a message arrives or before its answer does. */
function aNetwork() {
  const arrived = new Map<string, string>();
  const network = { state: 'up' as 'up' | 'down' | 'loses answers' | 'refuses', calls: 0 };
  let stored: string | null = null;
  let made = 0;
  const open = () =>
    createOutbox({
      send: async ({ id, content }: Waiting) => {
        network.calls++;
        if (network.state === 'down') throw new TypeError('offline');
        if (network.state === 'refuses') throw new RangeError('Too long');
        arrived.set(id, content);
        if (network.state === 'loses answers') throw new TypeError('offline');
      },
      whyRefused: (error) => (error instanceof RangeError ? error.message : undefined),
      kept: {
        read: () => stored,
        write: (text) => {
          stored = text;
        },
      },
      newId: () => `msg_${made++}`,
    });
  return { network, open, arrived: () => [...arrived.values()] };
}

it('sends in the order of writing, one after the other', async () => {
  const { open, arrived } = aNetwork();
  const outbox = open();
  await Promise.all(['a', 'b', 'c'].map((content) => outbox.add(content, 0)));
  await outbox.flush();
  expect(arrived()).toEqual(['a', 'b', 'c']);
  expect(outbox.read()).toEqual([]);
});

it('keeps what is written without a network, also over a reload, and sends it later', async () => {
  const { network, open, arrived } = aNetwork();
  network.state = 'down';
  await open().add('a', 3);
  const outbox = open();
  await outbox.add('b', 3);
  expect(outbox.read().map(({ content, after }) => [content, after])).toEqual([
    ['a', 3],
    ['b', 3],
  ]);
  network.state = 'up';
  await outbox.flush();
  expect(arrived()).toEqual(['a', 'b']);
  expect(open().read()).toEqual([]);
});

it('sends again under the same id where only the answer was lost', async () => {
  const { network, open, arrived } = aNetwork();
  network.state = 'loses answers';
  const outbox = open();
  await outbox.add('a', 0);
  expect(outbox.read()).toHaveLength(1);
  network.state = 'up';
  await Promise.all([outbox.flush(), outbox.flush()]);
  expect(network.calls).toBe(2);
  expect(arrived()).toEqual(['a']);
});

it('does not try again what was refused until it is told to, and lets others pass', async () => {
  const { network, open, arrived } = aNetwork();
  const outbox = open();
  network.state = 'refuses';
  await outbox.add('a', 0);
  network.state = 'up';
  await outbox.add('b', 0);
  expect(arrived()).toEqual(['b']);
  const [refused] = outbox.read();
  expect(refused?.problem).toBe('Too long');
  await outbox.retry(refused?.id ?? '');
  expect(arrived()).toEqual(['b', 'a']);
  expect(outbox.read()).toEqual([]);
});

it('starts empty where what was kept cannot be read', () => {
  const kept = { read: () => '{', write: () => undefined };
  const outbox = createOutbox({ kept, send: async () => undefined, whyRefused: () => undefined, newId: () => 'msg_0' });
  expect(outbox.read()).toEqual([]);
});
