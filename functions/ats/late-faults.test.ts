import { afterEach, beforeEach, expect, it } from 'vitest';
import { INTEGRATIONS } from '../../scripts/local/merge/linked-ats.ts';
import { type AtsRuns, atsRuns } from '../../test/support/ats-runs.ts';

let runs: AtsRuns;
beforeEach(async () => {
  runs = await atsRuns();
});
afterEach(() => runs?.close());

it.each([
  ['none is connected', false],
  ['another one is connected', true],
])('leaves nobody of a copy that was ended while a run still wrote to it, where %s', async (_, isConnectedAnew) => {
  const left = async (round: number) => {
    const items = await runs.table.scan();
    return items.filter(({ pk }) => new RegExp(`#ATS[A-Z]+#${round}(#|$)`).test(String(pk))).length;
  };
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
