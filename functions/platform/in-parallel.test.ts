import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

it('answers in the order of the items, and never runs more at once', async () => {
  let running = 0;
  let most = 0;
  const answers = await inParallel([3, 1, 2, 0], 2, async (turns) => {
    most = Math.max(most, ++running);
    for (let turn = 0; turn < turns; turn++) await undefined;
    running--;
    return turns * 10;
  });
  expect(answers).toEqual([30, 10, 20, 0]);
  expect(most).toBe(2);
});

it('begins nothing more after a failure, and fails only when all that began has ended', async () => {
  const ended: string[] = [];
  const run = async (item: string) => {
    if (item === 'bad') throw new Error('no');
    for (let turn = 0; turn < 20; turn++) await undefined;
    ended.push(item);
  };
  await expect(inParallel(['slow', 'bad', 'never'], 2, run)).rejects.toThrow('no');
  expect(ended).toEqual(['slow']);
});
