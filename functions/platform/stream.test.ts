import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { follow, followWindow } from './stream.ts';

const record = (pk: string, SequenceNumber: string): DynamoDBRecord => ({
  dynamodb: { SequenceNumber, NewImage: { pk: { S: pk } } },
});
const Seen = z.object({ seen: z.array(z.string()).default([]) });

/** Notes what it is given, and what it was told at the end. */
const noting = () => {
  const ends: string[][] = [];
  const handler = followWindow(Seen, {
    follow: async (changes, shardId, { seen }) => ({
      seen: [...seen, ...changes.map(({ after, sequence }) => `${shardId} ${after?.pk} ${sequence}`)],
    }),
    end: async ({ seen }) => ends.push(seen),
  });
  return { ends, handler };
};

it('a change that fails comes again with all behind it', async () => {
  const seen: unknown[] = [];
  const handler = follow(async ({ after }) => {
    seen.push(after?.pk);
    if (after?.pk === 'b') throw new Error('not now');
  });
  const answer = await handler({ Records: [record('a', '1'), record('b', '2'), record('c', '3')] });
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  expect(seen).toEqual(['a', 'b']);
});

it('a batch of a window answers what the next one is given', async () => {
  const { ends, handler } = noting();
  const first = await handler({ Records: [record('a', '1')], shardId: 's1' });
  expect(first).toEqual({ state: { seen: ['s1 a 1'] }, batchItemFailures: [] });
  const second = await handler({ Records: [record('b', '2')], shardId: 's1', state: first.state });
  expect(second.state).toEqual({ seen: ['s1 a 1', 's1 b 2'] });
  expect(ends).toEqual([]);
});

it.each(['isFinalInvokeForWindow', 'isWindowTerminatedEarly'])(
  'a window that is over ends with all it saw (%s)',
  async (sign) => {
    const { ends, handler } = noting();
    const state = { seen: ['s1 a 1'] };
    expect(await handler({ Records: [record('b', '2')], shardId: 's1', state, [sign]: true })).toMatchObject({
      state: {},
    });
    expect(ends).toEqual([['s1 a 1', 's1 b 2']]);
  },
);
