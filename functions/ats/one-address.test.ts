import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import { type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { waitsNamed } from '../../test/support/ats-named.ts';
import { killedAt } from '../../test/support/faults.ts';
import { createExportStore, exportAnew } from '../records/ats/export.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { exported } from '../records/submission/moves.ts';

const [ADA, BOB] = ['sub_ada', 'sub_bob'] as const;
const [EMAIL, OF_BOB] = ['ada@x.example', 'bob@x.example'];
let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts([0, 1]);
});
afterEach(() => runs?.close());

const pass = (minutes: number) => {
  runs.clock.now += minutes * 60_000;
};
const aWaiting = (id: SubmissionId, firstName: string, email = EMAIL, job?: JobId) =>
  waitsNamed(runs, id, { firstName, email, job });
const find = (id: SubmissionId) => createExportStore(runs.table).find({ accountId: runs.accountId, id });

/** Somebody says who it is that has their address there, and sends them again. */
async function say(id: SubmissionId, isThem: boolean) {
  const heads = createHeadStore(runs.table, runs.now);
  const [head, sending] = [(await heads.read(runs.accountId, id))!, (await find(id))!];
  const at = runs.now().toISOString();
  const said = { ...{ isThem, at, by: 'usr_a' as const }, name: sending.otherName!, email: sending.email! };
  const again = { at: runs.now(), by: 'usr_a' as const, isInterested: false };
  await heads.change(runs.accountId, id, (one) => exported(one, again), [exportAnew(head, said)]);
}

/** Who is there: called how, by which addresses, and how many applications they have. */
function there() {
  const { candidates, applications } = runs.ats().content;
  const all = candidates.map((one) => {
    const emails = (one.email_addresses as { value: string }[]).map(({ value }) => value).join(' ');
    return [one.first_name, emails, applications.filter(({ candidate }) => candidate === one.id).length];
  });
  return all.filter(([, emails]) => String(emails).includes('x.example'));
}

it('whose address is that of a record that somebody else left behind is created, and not asked for', async () => {
  await aWaiting(BOB, 'Bob', EMAIL);
  runs.local.faults.add({ kind: 'closed', on: 'POST applications' });
  await runs.export(BOB);
  runs.someoneThere('Bob', 'Real', OF_BOB);
  pass(20);
  await runs.known(BOB, [OF_BOB]);
  await runs.send(BOB, OF_BOB);
  await runs.export(BOB);
  await aWaiting(ADA, 'Ada');
  await runs.export(ADA);
  expect([await runs.state(BOB), await runs.state(ADA)]).toEqual(['sent', 'sent']);
  expect(there()).toEqual([
    ['Bob', EMAIL, 0],
    ['Bob', OF_BOB, 1],
    ['Ada', EMAIL, 1],
  ]);
});

it.each(['who is there already', 'who was sent just now', 'who was sent before'])(
  'of two who share an address each is themself, once somebody said so: the other is one %s',
  async (which) => {
    if (which === 'who is there already') runs.someoneThere('Bob', 'Real', EMAIL);
    else {
      await aWaiting(BOB, 'Bob');
      await runs.export(BOB);
      await runs.aPerson('per_both', [BOB, ADA], [EMAIL]);
    }
    pass(which === 'who was sent before' ? 60 : 1);
    await aWaiting(ADA, 'Ada');
    for (let times = 0; times < 2; times++) {
      await runs.export(ADA);
      expect([await runs.state(ADA), (await find(ADA))?.otherName]).toEqual(['failed', 'Bob Real']);
      await runs.send(ADA, EMAIL);
    }
    await runs.export(ADA);
    await say(ADA, false);
    await runs.export(ADA);
    const applied = which === 'who is there already' ? 0 : 1;
    const both = [
      ['Bob', EMAIL, applied],
      ['Ada', EMAIL, 1],
    ];
    expect([await runs.state(ADA), there()]).toEqual(['sent', both]);
    // The same on another job, and for the other one.
    pass(60);
    await aWaiting('sub_two', 'Ada', EMAIL, 'job_1');
    await runs.export('sub_two');
    await aWaiting('sub_three', 'Bob', EMAIL, 'job_1');
    await runs.export('sub_three');
    expect([await runs.state('sub_two'), await runs.state('sub_three'), there()]).toEqual([
      ...['sent', 'sent'],
      [
        ['Bob', EMAIL, applied + 1],
        ['Ada', EMAIL, 2],
      ],
    ]);
  },
);

it('whoever shares an address is created once, wherever a run is killed', async () => {
  runs.ats().syncs = 1e9;
  for (let step = 0, isOver = false; !isOver; step += 2) {
    expect(step).toBeLessThan(120);
    const [id, email] = [`sub_${step}` as const, `a${step}@x.example`];
    runs.someoneThere('Bob', 'Real', email);
    await aWaiting(id, 'Ada', email);
    await runs.export(id);
    await say(id, false);
    const fate = killedAt(step);
    await runs.export(id, fate);
    isOver = fate.steps() < step;
    for (let times = 0; times < 4; times++) {
      pass(6);
      await runs.export(id);
    }
    const both = [
      ['Bob', email, 0],
      ['Ada', email, 1],
    ];
    const here = there().filter(([, emails]) => emails === email);
    expect([await runs.state(id), here], `killed at step ${step}`).toEqual(['sent', both]);
  }
});

it('asks once of a person who has the address there, on however many jobs they are sent', async () => {
  const bob = runs.someoneThere('Bob', 'Other', EMAIL);
  await aWaiting(ADA, 'Ada');
  await runs.export(ADA);
  await say(ADA, true);
  await runs.export(ADA);
  expect(await runs.state(ADA)).toBe('sent');
  pass(20);
  await aWaiting('sub_two', 'Ada', EMAIL, 'job_1');
  await runs.aPerson('per_ada', [ADA, 'sub_two'], [EMAIL]);
  await runs.export('sub_two');
  expect([await runs.state('sub_two'), (await find('sub_two'))?.candidateId]).toEqual(['sent', bob.id]);
  // Who has another name is asked for.
  await aWaiting('sub_cat', 'Cat', EMAIL, 'job_1');
  await runs.aPerson('per_ada', [ADA, 'sub_two', 'sub_cat'], [EMAIL]);
  await runs.export('sub_cat');
  expect(await runs.state('sub_cat')).toBe('failed');
});
