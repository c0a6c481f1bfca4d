import { afterEach, beforeEach, expect, it } from 'vitest';
import { change } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS, type LinkedAts } from '../../scripts/local/merge/linked-ats.ts';
import { type AtsRuns, anotherAccountOf, atsRuns } from '../../test/support/ats-runs.ts';
import { killedAt } from '../../test/support/faults.ts';
import { putItem } from '../platform/items.ts';
import { keys } from '../records/keys.ts';

let runs: AtsRuns;
beforeEach(async () => {
  runs = await atsRuns();
});
afterEach(() => runs?.close());

const settle = async () => {
  runs.clock.now += 6 * 60_000;
  await runs.readAll();
};
/** How many addresses of all copies are known, how many may not be written to, and of how many people that is kept who say so. */
const known = async () => {
  const all = (await runs.table.scan()).map(({ pk, sk }) => `${pk} ${sk}`);
  return [/ATSKNOWN/, /ATSNOMAIL [^#]+$/, /ATSNOMAIL by#/].map((of) => all.filter((key) => of.test(key)).length);
};

/** An ATS in which somebody was sent, and somebody may not be emailed. */
async function sentTo(): Promise<LinkedAts> {
  const ats = await runs.link(INTEGRATIONS[0], { isCleared: true });
  const { applications, candidates, jobs } = ats.content;
  const { job, candidate } = applications[0]!;
  await runs.import(jobs.find(({ id }) => id === job)!.id);
  change(candidates.find(({ id }) => id === candidate)!, runs.now(), { can_email: false });
  await runs.readAll();
  await runs.waiting('sub_a', 'a@home.example');
  await runs.export('sub_a');
  await settle();
  expect(await runs.stateOf('sub_a')).toBe('sent');
  return ats;
}

/** Does it once, in the middle of a run, after it has called Merge so. */
const amid = (call: string, work: () => Promise<void>) => {
  let isDone = false;
  return {
    steps: () => 0,
    around: async <T>(asked: () => Promise<T>) => {
      const answer = await asked();
      if (isDone || !runs.local.calls.at(-1)?.includes(call)) return answer;
      isDone = true;
      await work();
      return answer;
    },
  };
};

it('deletes nothing of the next account where two runs would clear at once, and one is slow at Merge', async () => {
  const ats = await sentTo();
  const before = await known();
  await runs.unlink();
  await anotherAccountOf(runs, ats);
  const others = async () => {
    for (let run = 0; run < 6; run++) {
      runs.clock.now += 5_000;
      await runs.sync();
    }
  };
  await runs.sync(amid('delete-account', others));
  await settle();
  await settle();
  expect([await known(), await runs.stateOf('sub_a')]).toEqual([before, 'sent']);
});

it('deletes nothing of the next account that is connected and read while a run still clears', async () => {
  const ats = await sentTo();
  const before = await known();
  await runs.unlink();
  const connect = async () => {
    await anotherAccountOf(runs, ats);
    await settle();
  };
  await runs.sync(amid('delete-account', connect));
  expect(await known()).toEqual(before);
  await settle();
  expect([await known(), await runs.stateOf('sub_a')]).toEqual([before, 'sent']);
});

it('clears on soon after a run was killed, or its time was up', async () => {
  await sentTo();
  await runs.unlink();
  await runs.sync(killedAt(6), 0);
  for (let run = 0; run < 4; run++) {
    runs.clock.now += 6 * 60_000;
    await runs.sync();
  }
  expect([await known(), (await runs.links.find(runs.accountId))?.dueAt]).toEqual([[0, 1, 0], undefined]);
});

it('deletes nothing late of an account that was connected while that is cleared', async () => {
  const ats = await sentTo();
  const before = await known();
  await runs.unlink();
  await runs.sync();
  const link = (await runs.links.find(runs.accountId))!;
  const from = runs.now().toISOString();
  const late = { from, rounds: [link.round], jobs: ['job_there'] };
  await putItem(runs.table, { ...keys.atsLink(runs.accountId), ...link, late, dueAt: from });
  // As what is of the first round is deleted.
  let steps = 0;
  await runs.sync({
    steps: () => steps,
    around: async (call) => {
      const answer = await call();
      steps += 1;
      if (steps !== 3) return answer;
      await anotherAccountOf(runs, ats);
      await settle();
      return answer;
    },
  });
  expect(steps).toBeGreaterThan(3);
  expect(await known()).toEqual(before);
});
