import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApplicant, addJob, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS } from '../../scripts/local/merge/linked-ats.ts';
import { type AtsRuns, atsRuns, dice } from '../../test/support/ats-runs.ts';
import { killedAt, unharmed } from '../../test/support/faults.ts';

let runs: AtsRuns;
beforeAll(async () => {
  runs = await atsRuns();
});
afterAll(() => runs?.close());

describe('sending a candidate', () => {
  it('is done once, whatever fails and wherever a run is killed: nobody is lost and nobody doubled', async () => {
    const { local, clock } = runs;
    const ats = await runs.link(INTEGRATIONS[0], { isCleared: true });
    await runs.import(ats.content.jobs[0]!.id);
    await runs.readAll();
    const kinds = ['limited', 'failing', 'lost', 'reset'] as const;
    for (let seed = 0; seed < 200; seed++) {
      const roll = dice(seed);
      const id = `sub_${seed}` as const;
      await runs.waiting(id, `noor.${seed}@home.example`);
      let kills = 0;
      for (let run = 0; ; run++) {
        if (run === 60) throw new Error(`Seed ${seed} never ends`);
        local.faults.clear();
        if (roll() < 0.5) local.faults.add({ kind: kinds[Math.floor(roll() * 4)]!, on: roll() < 0.5 ? 'POST' : 'GET' });
        const fate = roll() < 0.6 && kills++ < 8 ? killedAt(Math.floor(roll() * 40)) : unharmed();
        const twice = roll() < 0.2 ? 2 : 1;
        await Promise.all(Array.from({ length: twice }, () => runs.export(id, fate)));
        clock.now += 6 * 60_000;
        const state = await runs.stateOf(id);
        expect(state, `seed ${seed}`).not.toBe('failed');
        if (state === 'sent') break;
      }
      const { candidates, applications, attachments } = ats.content;
      const found = candidates.filter(({ email_addresses: all }) => JSON.stringify(all).includes(`"noor.${seed}@`));
      const of = (thing: Thing) => thing.candidate === found[0]?.id;
      const counts = [found.length, applications.filter(of).length, attachments.filter(of).length];
      expect(counts, `seed ${seed}`).toEqual([1, 1, 1]);
    }
    local.faults.clear();
  });
});

describe('reading an ATS', () => {
  it('ends with what is there, whatever fails and wherever a run is killed, and twice at once', async () => {
    const { local, clock, now, links, table, accountId } = runs;
    const ats = await runs.link(INTEGRATIONS[1], { isCleared: true });
    const { content } = ats;
    while (content.jobs.length < 230) addJob(content, now(), now());
    const imported = content.jobs[3]!;
    for (let n = 0; n < 250; n++) addApplicant(content, now(), imported);
    await runs.import(imported.id);

    for (let seed = 0; seed < 40; seed++) {
      const roll = dice(seed + 1_000);
      const some = content.jobs[Math.floor(roll() * content.jobs.length)]!;
      const status = roll() < 0.5 ? 'CLOSED' : 'OPEN';
      change(some, now(), { name: `Job ${seed}`, status, remote_was_deleted: roll() < 0.1 });
      change(content.applications.at(-1 - seed)!, now(), { remote_was_deleted: roll() < 0.3 });
      clock.now += 6 * 60_000;
      for (let run = 0; ; run++) {
        if (run === 80) throw new Error(`Seed ${seed} never ends`);
        local.faults.clear();
        if (roll() < 0.4) local.faults.add({ kind: roll() < 0.5 ? 'reset' : 'failing', on: 'GET', times: 5 });
        const fate = roll() < 0.5 && run < 12 ? killedAt(Math.floor(roll() * 30)) : unharmed();
        const once = () => runs.sync(fate, 2);
        await Promise.all(roll() < 0.2 ? [once(), once()] : [once()]);
        const link = await links.find(accountId);
        if (link?.readTo && link.readTo >= now().toISOString().slice(0, 16) && !link.reading) break;
        clock.now = Math.max(clock.now + 61_000, Date.parse(link?.dueAt ?? ''));
      }
    }
    const { round } = (await links.find(accountId))!;
    const open = content.jobs.filter((job) => job.status === 'OPEN' && !job.remote_was_deleted);
    const rows = await table.query(`A#${accountId}#ATSROWS#${round}`);
    expect(rows.map(({ sk }) => String(sk).split('\t')[1]).sort()).toEqual(open.map(({ id }) => id).sort());
    const people = content.applications.filter((one) => one.job === imported.id && !one.remote_was_deleted);
    const kept = await table.query(`A#${accountId}#ATSPEOPLE#${round}#${imported.id}`);
    expect(kept.map(({ id }) => String(id)).sort()).toEqual(people.map(({ id }) => id).sort());
  });
});
