import { afterEach, beforeEach, expect, it } from 'vitest';
import { INTEGRATIONS } from '../../scripts/local/merge/linked-ats.ts';
import { type AtsRuns, atsRuns } from '../../test/support/ats-runs.ts';
import { refused } from '../records/ats/link.ts';

let runs: AtsRuns;
beforeEach(async () => {
  runs = await atsRuns();
});
afterEach(() => runs?.close());

const left = async (round: number) => {
  const items = await runs.table.scan();
  return items.filter(({ pk }) => new RegExp(`#ATS[A-Z]+#${round}(#|$)`).test(String(pk))).length;
};

it.each([
  ['none is connected', false],
  ['another one is connected', true],
])('leaves nobody of a copy that was ended while a run still wrote to it, where %s', async (_, isConnectedAnew) => {
  const ats = await runs.link(INTEGRATIONS[0]);
  const { round } = (await runs.links.find(runs.accountId))!;
  await runs.import(ats.content.jobs[1]!.id);
  // It is disconnected once people are read, and all of it is cleared before they are written.
  let isAsked = false;
  await runs.sync({
    steps: () => 0,
    around: async (call) => {
      const answer = await call();
      if (isAsked || runs.local.calls.at(-1) !== 'GET applications') return answer;
      isAsked = true;
      await runs.unlink();
      await runs.sync();
      if (isConnectedAnew) await runs.link(INTEGRATIONS[0]);
      return answer;
    },
  });
  expect([isAsked, (await left(round)) > 0]).toEqual([true, true]);
  for (let minutes = 0; minutes < 12; minutes += 3) {
    runs.clock.now += 3 * 60_000;
    await runs.sync();
  }
  expect(await left(round)).toBe(0);
});

/** Does it once people were read, before they are written. */
const onceRead = (work: () => Promise<void>) => {
  let isDone = false;
  return {
    steps: () => 0,
    around: async <T>(call: () => Promise<T>) => {
      const answer = await call();
      if (isDone || runs.local.calls.at(-1) !== 'GET applications') return answer;
      isDone = true;
      await work();
      return answer;
    },
  };
};
const passTime = async () => {
  for (let run = 0; run < 6; run++) {
    runs.clock.now += 6 * 60_000;
    await runs.sync();
  }
};

it('leaves nobody of a copy that let an export in no more while a run still wrote to it, before another one is connected', async () => {
  const ats = await runs.link(INTEGRATIONS[0], { isCleared: true });
  const { round } = (await runs.links.find(runs.accountId))!;
  await runs.import(ats.content.jobs[1]!.id);
  const shutOut = async () => {
    const link = (await runs.links.find(runs.accountId))!;
    await runs.links.save(link, refused(link, 'No'));
    ats.isDeleted = true;
    await runs.link(INTEGRATIONS[0]);
    await runs.sync();
  };
  await runs.sync(onceRead(shutOut));
  expect(await left(round)).toBeGreaterThan(0);
  await passTime();
  expect(await left(round)).toBe(0);
});

it('leaves nobody of such a copy either where the next account lets nobody in', async () => {
  const ats = await runs.link(INTEGRATIONS[0], { isCleared: true });
  const { round } = (await runs.links.find(runs.accountId))!;
  await runs.import(ats.content.jobs[1]!.id);
  const change = async () => {
    await runs.unlink();
    await runs.link(INTEGRATIONS[0]);
    await runs.sync();
  };
  await runs.sync(onceRead(change));
  expect(await left(round)).toBeGreaterThan(0);
  for (const one of runs.local.linked()) one.isRevoked = true;
  // It is said before what was written late may be cleared.
  for (let run = 0; run < 3; run++) {
    runs.clock.now += 1_000;
    await runs.sync();
  }
  await passTime();
  expect([await left(round), (await runs.links.find(runs.accountId))?.state]).toEqual([0, 'RELINK']);
});
