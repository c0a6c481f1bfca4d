import { afterEach, beforeEach, expect, it } from 'vitest';
import { change } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS } from '../../scripts/local/merge/linked-ats.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { amid, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { dice } from '../../test/support/ats-runs.ts';
import { killedAt, unharmed } from '../../test/support/faults.ts';
import { createExportStore } from '../records/ats/export.ts';
import { createCandidateReader } from '../records/submission/candidate-reader.ts';

const [ADA, BOB] = ['sub_ada', 'sub_bob'] as const;
const [RIGHT, WRONG] = ['ada@x.example', 'bob@x.example'];
let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

const pass = (minutes: number) => {
  runs.clock.now += minutes * 60_000;
};
const sendBy = async (id: SubmissionId, email: string) => {
  await runs.send(id, email);
  await runs.export(id);
};
const sendFirst = async (id: SubmissionId, email: string) => {
  await runs.waiting(id, email);
  await runs.export(id);
};
const refuse = (call: string) => runs.local.faults.add({ kind: 'closed', on: call });
/** Whoever is to be sent is in the ATS already. */
async function isThere(id: SubmissionId, email: string) {
  const profile = await createCandidateReader(runs.table).findProfile(runs.accountId, id);
  const { firstName, lastName } = profile!.candidate;
  runs.someoneThere(firstName, lastName, email);
}
const addressesOf = (one: object) =>
  (one as { email_addresses: { value: string }[] }).email_addresses.map(({ value }) => value);

/** Who was sent: their addresses there, and how many applications and resumes each has. */
function sentThere() {
  const { candidates, applications, attachments } = runs.ats().content;
  const all = candidates.filter((one) => addressesOf(one).some((email) => email.endsWith('@x.example')));
  return all.map((one) => [
    addressesOf(one).join(' '),
    applications.filter(({ candidate }) => candidate === one.id).length,
    attachments.filter(({ candidate }) => candidate === one.id).length,
  ]);
}
const exportOf = (id: SubmissionId) => createExportStore(runs.table).find({ accountId: runs.accountId, id });

it.each([
  ['was created by it', false],
  ['only found there', true],
])('whoever really has a wrong address is nobody else, soon after somebody %s was put right', async (_, wasThere) => {
  await runs.waiting(BOB, WRONG);
  if (wasThere) await isThere(BOB, WRONG);
  else refuse('POST applications');
  await sendFirst(ADA, WRONG);
  expect(await runs.state(ADA)).toBe('failed');
  pass(1);
  await sendBy(ADA, RIGHT);
  pass(3);
  await runs.export(BOB);
  pass(1);
  await runs.export(BOB);
  expect([await runs.state(ADA), await runs.state(BOB)]).toEqual(['sent', 'sent']);
  const [ada, bob] = [await exportOf(ADA), await exportOf(BOB)];
  expect(bob?.candidateId).toBe(runs.who(WRONG).id);
  expect(ada?.candidateId).toBe(runs.who(RIGHT).id);
  // A resume that somebody was given by the wrong address stays theirs, as long as nobody takes it away there.
  expect(sentThere().map(([email, applications]) => [email, applications])).toEqual(
    wasThere
      ? [
          [WRONG, 1],
          [RIGHT, 1],
        ]
      : [
          [RIGHT, 1],
          [WRONG, 1],
        ],
  );
});

it('whoever has a wrong address and is sent before it is put right is created, and is not who was created by it', async () => {
  refuse('POST applications');
  await sendFirst(ADA, WRONG);
  pass(20);
  await runs.send(ADA, RIGHT);
  await sendFirst(BOB, WRONG);
  await runs.export(ADA);
  expect(sentThere()).toEqual([
    [RIGHT, 1, 1],
    [WRONG, 1, 1],
  ]);
});

it('whoever has the address of somebody who was created by a wrong one is not sent as them', async () => {
  refuse('POST applications');
  await sendFirst(ADA, WRONG);
  pass(20);
  await runs.waiting(BOB, WRONG);
  await runs.aPerson('per_bob', [BOB], [WRONG]);
  await runs.export(BOB);
  expect(await runs.state(BOB)).toBe('failed');
  await sendBy(ADA, RIGHT);
  await sendBy(BOB, WRONG);
  expect([await runs.state(ADA), await runs.state(BOB)]).toEqual(['sent', 'sent']);
  expect(sentThere()).toEqual([
    [RIGHT, 1, 1],
    [WRONG, 1, 1],
  ]);
});

it.each([
  ['whose answer was lost', 'lost'],
  ['whose answer names errors', 'errors'],
] as const)('somebody %s is created once, whichever address they are given then', async (_, kind) => {
  runs.local.faults.add({ kind, on: 'POST candidates' });
  await sendFirst(ADA, WRONG);
  if (kind === 'lost') {
    pass(6);
    refuse('POST applications');
    await runs.export(ADA);
  }
  expect(await runs.state(ADA)).toBe('failed');
  await sendBy(ADA, RIGHT);
  expect([await runs.state(ADA), sentThere()]).toEqual(['sent', [[RIGHT, 1, 1]]]);
});

it('whoever appears there with a wrong address, by which nobody was created after all, is not renamed', async () => {
  runs.local.faults.add({ kind: 'failing', on: 'POST candidates', times: 9 });
  await sendFirst(ADA, WRONG);
  runs.local.faults.clear();
  const bob = runs.someoneThere('Bob', 'Real', WRONG);
  pass(6);
  await runs.export(ADA);
  await sendBy(ADA, RIGHT);
  expect(addressesOf(bob)).toEqual([WRONG]);
  expect([await runs.state(ADA), runs.who(RIGHT).id === bob.id]).toEqual(['sent', false]);
});

it('whoever has a wrong address waits while the one who was created by it is being given the right one', async () => {
  refuse('POST applications');
  await sendFirst(ADA, WRONG);
  pass(1);
  await runs.send(ADA, RIGHT);
  await runs.waiting(BOB, WRONG);
  await runs.export(
    ADA,
    amid(runs, 'PATCH candidates', () => runs.export(BOB)),
  );
  expect([await runs.state(ADA), await runs.state(BOB)]).toEqual(['sent', 'queued']);
  pass(1);
  await runs.export(BOB);
  pass(1);
  await runs.export(BOB);
  expect([await runs.state(BOB), sentThere()]).toEqual([
    'sent',
    [
      [RIGHT, 1, 1],
      [WRONG, 1, 1],
    ],
  ]);
});

it('what people of the ATS wrote there stays, also where the wrong address is gone already', async () => {
  refuse('POST applications');
  await sendFirst(ADA, WRONG);
  const addresses = ['private@x.example', 'work@x.example'];
  change(runs.who(WRONG), runs.now(), {
    email_addresses: addresses.map((value) => ({ value, email_address_type: 'WORK' })),
  });
  await sendBy(ADA, RIGHT);
  expect(sentThere()).toEqual([[`${RIGHT} ${addresses.join(' ')}`, 1, 1]]);
});

it('nobody is sent to a job that was closed there meanwhile', async () => {
  await runs.waiting(ADA, RIGHT);
  runs.local.faults.add({ kind: 'failing', on: 'GET users', times: 8 });
  await runs.export(ADA);
  change(runs.ats().content.jobs[0]!, runs.now(), { status: 'CLOSED' });
  await runs.read();
  runs.local.faults.clear();
  await runs.export(ADA);
  expect([await runs.state(ADA), sentThere()]).toEqual(['failed', []]);
  expect((await exportOf(ADA))?.why).toMatch(/^This job is closed in your ATS\./);
});

it('one person whom only their public profile shows to be one is created once, by whichever addresses', async () => {
  for (const [id, email] of [[ADA, RIGHT] as const, [BOB, WRONG] as const]) {
    await runs.waiting(id, email, id === ADA ? runs.jobId : 'job_b');
  }
  const { findProfile } = createCandidateReader(runs.table);
  const profiles = await Promise.all([ADA, BOB].map((id) => findProfile(runs.accountId, id)));
  await runs.aPerson(
    'per_ada',
    [ADA, BOB],
    [],
    profiles.map((profile) => profile!.candidate),
  );
  await runs.import(runs.job(1), 'job_b');
  await runs.read();
  await runs.export(ADA);
  await runs.export(BOB);
  pass(1);
  await runs.export(BOB);
  // Both jobs give the same resume.
  expect([await runs.state(ADA), await runs.state(BOB), sentThere()]).toEqual(['sent', 'sent', [[RIGHT, 2, 1]]]);
});

it('is created once, with one application, wherever runs are killed before and after an address is put right', async () => {
  for (let seed = 0; seed < 60; seed++) {
    const roll = dice(seed + 31_000);
    const id = `sub_r${seed}` as const;
    const [wrong, right] = [`wrong.${seed}@x.example`, `right.${seed}@x.example`];
    const runUntil = async (...ends: string[]) => {
      for (let run = 0; run < 20 && !ends.includes((await runs.state(id)) ?? ''); run++) {
        const isKilled = run < 5 && roll() < 0.5;
        await runs.export(id, isKilled ? killedAt(Math.floor(roll() * 70)) : unharmed());
        pass(6);
      }
    };
    await runs.waiting(id, wrong);
    const isNamed = roll() < 0.4;
    runs.local.faults.add({ kind: isNamed ? 'errors' : 'closed', on: 'POST applications' });
    await runUntil('failed', 'sent');
    runs.local.faults.clear();
    if ((await runs.state(id)) !== 'failed') continue;
    await runs.send(id, right);
    if (roll() < 0.3) runs.local.faults.add({ kind: 'lost', on: 'PATCH candidates' });
    await runUntil('sent', 'failed');
    const theirs = sentThere().filter(([email]) => [wrong, right].some((one) => String(email).includes(one)));
    expect([seed, await runs.state(id), theirs]).toEqual([seed, 'sent', [[right, 1, 1]]]);
  }
});

const isNamed = (email: string) => [runs.who(email).first_name, runs.who(email).last_name].join(' ');

it('nobody gets who was perhaps created by their address for somebody whose answer was lost and who is sent by another one', async () => {
  runs.local.faults.add({ kind: 'lost', on: 'POST candidates' });
  await sendFirst(ADA, WRONG);
  runs.local.faults.clear();
  const ada = { name: isNamed(WRONG), id: runs.who(WRONG).id };
  // Shut out before the next try finds them.
  runs.ats().isRevoked = true;
  pass(6);
  await runs.export(ADA);
  runs.ats().isRevoked = false;
  pass(1);
  await runs.link(INTEGRATIONS[0]);
  await runs.send(ADA, RIGHT);
  await sendFirst(BOB, WRONG);
  pass(20);
  await runs.export(BOB);
  pass(20);
  await runs.export(ADA);
  pass(1);
  await runs.export(BOB);
  expect([await runs.state(ADA), await runs.state(BOB)]).toEqual(['sent', 'sent']);
  expect({ name: isNamed(RIGHT), id: runs.who(RIGHT).id }).toEqual(ada);
  expect((await exportOf(ADA))?.candidateId).toBe(runs.who(RIGHT).id);
  expect((await exportOf(BOB))?.candidateId).toBe(runs.who(WRONG).id);
  expect(sentThere().map(([email, applications]) => [email, applications])).toEqual([
    [RIGHT, 1],
    [WRONG, 1],
  ]);
});
