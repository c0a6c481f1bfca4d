import { afterAll, beforeAll, expect, it } from 'vitest';
import { change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS, type LinkedAts, saySync } from '../../scripts/local/merge/linked-ats.ts';
import { type AtsRuns, atsRuns, dice } from '../../test/support/ats-runs.ts';
import { type Fate, killedAt, unharmed } from '../../test/support/faults.ts';

let runs: AtsRuns;
beforeAll(async () => {
  runs = await atsRuns();
});
afterAll(() => runs?.close());

/** Merge begins to look into the ATS at some step of a run, or is done with it. */
const withMergeAtWork = (ats: LinkedAts, fate: Fate, at: number): Fate => {
  let step = 0;
  return {
    steps: fate.steps,
    around: (call) => {
      if (++step === at)
        saySync(ats, ats.says ? undefined : { status: 'SYNCING', last_sync_finished: runs.now().toISOString() });
      return fate.around(call);
    },
  };
};

const theirsOf = (ats: LinkedAts, remoteId: string) =>
  ats.content.candidates.filter((one) => one.remote_id === remoteId && !one.remote_was_deleted);

it('loses nobody and doubles nobody through other accounts, other addresses, kills and Merge’s own syncs', async () => {
  let ats = await runs.link(INTEGRATIONS[0], { isCleared: true });
  await runs.import(ats.content.jobs[0]!.id);
  await runs.readAll();
  for (let seed = 0; seed < 10; seed++) {
    const roll = dice(seed + 5_000);
    const id = `sub_life${seed}` as const;
    const email = `life.${seed}@home.example`;
    const work = async () => {
      for (let run = 0; run < 4; run++) {
        const fate = roll() < 0.5 ? killedAt(Math.floor(roll() * 60)) : unharmed();
        await runs.sync(withMergeAtWork(ats, fate, Math.ceil(roll() * 30)), 3);
        const link = await runs.links.find(runs.accountId);
        runs.clock.now = Math.max(runs.clock.now + 61_000, Date.parse(link?.dueAt ?? runs.now().toISOString()));
      }
    };
    const settle = async () => {
      saySync(ats, undefined);
      for (let time = 0; time < 2; time++) {
        runs.clock.now += 6 * 60_000;
        await runs.readAll();
      }
    };
    await settle();
    await runs.waiting(id, email);
    for (let run = 0; (await runs.stateOf(id)) !== 'sent'; run++) {
      expect(run, `seed ${seed}`).toBeLessThan(30);
      await runs.export(id, run < 6 && roll() < 0.6 ? killedAt(Math.floor(roll() * 40)) : unharmed());
      runs.clock.now += 6 * 60_000;
    }
    const [one] = ats.content.candidates.filter(({ email_addresses: all }) => JSON.stringify(all).includes(email));
    const place = ats.content.applications.find(({ candidate }) => candidate === one?.id)!;
    await settle();
    if (roll() < 0.5) change(one!, runs.now(), { email_addresses: [{ value: `new.${email}` }] });
    await work();
    expect(await runs.stateOf(id), `seed ${seed}`).toBe('sent');
    const isLeft = roll() < 0.4;
    if (isLeft) change(roll() < 0.5 ? one! : place, runs.now(), { remote_was_deleted: true });
    await work();
    await settle();
    expect(await runs.stateOf(id), `seed ${seed} is ${isLeft ? 'gone' : 'there'}`).toBe(isLeft ? 'gone' : 'sent');

    if (roll() < 0.6) {
      await Promise.all([runs.sync(), runs.unlink()]);
      await work();
      const before = ats;
      before.isDeleted = true;
      ats = await runs.link(INTEGRATIONS[0]);
      copy(before, ats);
      await work();
      await settle();
      const isIn = theirsOf(ats, one!.remote_id).length > 0 && !place.remote_was_deleted;
      expect(await runs.stateOf(id), `seed ${seed} in another account`).toBe(isIn ? 'sent' : 'gone');
    }
    expect(theirsOf(ats, one!.remote_id).length, `seed ${seed}`).toBe(one!.remote_was_deleted ? 0 : 1);
  }
});

/** The same ATS as Merge has it once it is connected anew: all of it has other ids of Merge's. */
function copy(from: LinkedAts, to: LinkedAts): void {
  const text = JSON.stringify(from.content);
  const ids = Object.values(from.content).flatMap((things: Thing[]) => things.map(({ id }) => id));
  const anew = new Map(ids.map((id) => [id, crypto.randomUUID()]));
  to.content = JSON.parse(text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => anew.get(id) ?? id));
}
