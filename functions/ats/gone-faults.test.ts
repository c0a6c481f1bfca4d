import { afterAll, beforeAll, expect, it } from 'vitest';
import { change } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS } from '../../scripts/local/merge/linked-ats.ts';
import { type AtsRuns, atsRuns } from '../../test/support/ats-runs.ts';
import { killedAt } from '../../test/support/faults.ts';

let runs: AtsRuns;
beforeAll(async () => {
  runs = await atsRuns();
});
afterAll(() => runs?.close());

it.each(['candidates', 'applications'] as const)(
  'says of somebody that they are gone wherever the reading that found their %s deleted is killed',
  async (what) => {
    const ats = await runs.link(INTEGRATIONS[0], { isCleared: true });
    await runs.import(ats.content.jobs[0]!.id);
    await runs.readAll();
    for (let step = 0, isOver = false; !isOver; step++) {
      expect(step).toBeLessThan(90);
      const id = `sub_${what}${step}` as const;
      const email = `${what}.${step}@home.example`;
      await runs.waiting(id, email);
      await runs.export(id);
      runs.clock.now += 6 * 60_000;
      await runs.readAll();
      runs.clock.now += 6 * 60_000;
      const { candidates, applications } = ats.content;
      const who = candidates.find(({ email_addresses: all }) => JSON.stringify(all).includes(email))!;
      const left = what === 'candidates' ? who : applications.find(({ candidate }) => candidate === who.id)!;
      change(left, runs.now(), { remote_was_deleted: true });
      const fate = killedAt(step);
      await runs.sync(fate);
      isOver = fate.steps() < step;
      await runs.readAll();
      runs.clock.now += 6 * 60_000;
      await runs.readAll();
      expect(await runs.stateOf(id), `killed at step ${step}`).toBe('gone');
    }
  },
);

it('leaves nobody of a copy that was ended while a run still wrote to it, whether another one is connected or none', async () => {
  const left = async (round: number) => {
    const items = await runs.table.scan();
    return items.filter(({ pk }) => new RegExp(`#ATS[A-Z]+#${round}(#|$)`).test(String(pk))).length;
  };
  for (const isConnectedAnew of [false, true]) {
    await runs.unlink();
    await runs.readAll();
    const ats = await runs.link(INTEGRATIONS[0], { isCleared: true });
    const { round } = (await runs.links.find(runs.accountId))!;
    await runs.import(ats.content.jobs[isConnectedAnew ? 1 : 2]!.id);
    // While people are read it is disconnected, and all of it is cleared, before they are written.
    let isAsked = false;
    await runs.sync({
      steps: () => 0,
      around: async (call) => {
        const answer = await call();
        const isPeople = runs.local.calls.at(-1) === 'GET applications';
        if (!isPeople || isAsked) return answer;
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
    expect(await left(round), `connected anew: ${isConnectedAnew}`).toBe(0);
  }
});
