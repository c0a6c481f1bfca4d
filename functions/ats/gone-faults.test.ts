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
