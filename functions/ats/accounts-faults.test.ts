import { expect, it } from 'vitest';
import { INTEGRATIONS, type LinkedAts, saySync } from '../../scripts/local/merge/linked-ats.ts';
import { happens, type SentThere, standsThere, whoHas } from '../../test/support/ats-people.ts';
import { type AtsRuns, anotherAccountOf, atsRuns, dice } from '../../test/support/ats-runs.ts';
import { type Fate, killedAt, unharmed } from '../../test/support/faults.ts';

/** How many lives are lived through: a few each time, and more where somebody asks for them. */
const LIVES = Number(process.env.ATS_LIVES ?? 8);
const PEOPLE = 3;

/** Merge begins to look into the ATS at some step of a run, or is done with it. */
const withMergeAtWork = (runs: AtsRuns, ats: LinkedAts, fate: Fate, at: number): Fate => {
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

/** Lives through what a seed says; answers of whom it is said at the end that they are where they are not, and the other way round. */
async function live(seed: number): Promise<string[]> {
  const roll = dice(seed + 9_000);
  const runs = await atsRuns();
  const told: string[] = [];
  try {
    let ats = await runs.link(INTEGRATIONS[0], { isCleared: true });
    const remoteJob = ats.content.jobs[0]!.remote_id;
    const job = () => ats.content.jobs.find((one) => one.remote_id === remoteJob)!;
    await runs.import(job().id);
    const settle = async () => {
      saySync(ats, undefined);
      for (let time = 0; time < 2; time++) {
        runs.clock.now += 6 * 60_000;
        await runs.readAll();
      }
      for (const one of people) {
        // Of whoever is off the job nothing tells who they became.
        const isKnown = one.isKnown || standsThere(ats.content, one, job());
        Object.assign(one, { isKnown, isNew: false, isUnread: false });
      }
    };
    const work = async () => {
      for (let run = 0; run < 3; run++) {
        const fate = roll() < 0.6 ? killedAt(Math.floor(roll() * 60)) : unharmed();
        await runs.sync(withMergeAtWork(runs, ats, fate, Math.ceil(roll() * 40)), 3);
        const link = await runs.links.find(runs.accountId);
        runs.clock.now = Math.max(runs.clock.now + 61_000, Date.parse(link?.dueAt ?? runs.now().toISOString()));
      }
    };
    const people: SentThere[] = [];
    await settle();
    for (let n = 0; n < PEOPLE; n++) {
      const id = `sub_life${n}` as const;
      const email = `life.${n}@home.example`;
      await runs.waiting(id, email);
      for (let run = 0; (await runs.stateOf(id)) !== 'sent'; run++) {
        await runs.export(id, run < 6 && roll() < 0.6 ? killedAt(Math.floor(roll() * 40)) : unharmed());
        runs.clock.now += 6 * 60_000;
        if (run === 30) throw new Error(`Seed ${seed} never sends`);
      }
      people.push({ id, remoteId: whoHas(ats.content, email).remote_id, isKnown: false });
    }
    await settle();
    const happen = () => {
      runs.clock.now += 60_000;
      for (const one of people)
        told.push(`${one.id} ${happens(one, { content: ats.content, job: job(), all: people, at: runs.now(), roll })}`);
    };
    const accounts = 1 + Math.floor(roll() * 3);
    for (let account = 0; account <= accounts; account++) {
      for (let time = Math.ceil(roll() * 2); time > 0; time--) {
        happen();
        await work();
        if (roll() < 0.4) await settle();
      }
      if (account === accounts) break;
      await Promise.all([runs.sync(), runs.unlink()]);
      if (roll() < 0.5) await work();
      if (roll() < 0.4) happen();
      ats = await anotherAccountOf(runs, ats);
      for (const one of people) one.isUnread = true;
      told.push('another account');
      await work();
    }
    await settle();
    const wrong: string[] = [];
    for (const one of people) {
      const state = await runs.stateOf(one.id);
      const isThere = standsThere(ats.content, one, job());
      if (state !== (isThere ? 'sent' : 'gone')) wrong.push(`${one.id} is ${state}, and ${isThere ? '' : 'not '}there`);
    }
    return wrong.length > 0 ? [`seed ${seed}: ${wrong.join(', ')}: ${told.join('; ')}`] : [];
  } finally {
    await runs.close();
  }
}

it('says at the end that exactly those are gone who do not stand on the job, through accounts, merged, restored and deleted people, and kills', async () => {
  const wrong: string[] = [];
  for (let seed = 0; seed < LIVES; seed++) wrong.push(...(await live(seed)));
  expect(wrong).toEqual([]);
});
