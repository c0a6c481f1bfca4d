import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Thing } from '../../scripts/local/merge/ats-content.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import { type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { waitsNamed } from '../../test/support/ats-named.ts';

const [ADA, BOB] = ['sub_ada', 'sub_bob'] as const;
const [OF_ADA, OF_BOB] = ['ada@x.example', 'bob@x.example'];
let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

const pass = (minutes: number) => {
  runs.clock.now += minutes * 60_000;
};
const refuse = (call: string, times = 1) => runs.local.faults.add({ kind: 'closed', on: call, times });
const states = async () => [await runs.state(ADA), await runs.state(BOB)];

const aWaiting = (id: SubmissionId, firstName: string, email: string, job?: JobId) =>
  waitsNamed(runs, id, { firstName, email, job });

/** The address is put right in the profile, and they are sent again by hand. */
async function putRight(id: SubmissionId, email: string) {
  await runs.known(id, [email]);
  await runs.send(id, email);
}

async function exportAll() {
  for (let times = 0; times < 4; times++) {
    for (const id of [BOB, ADA]) await runs.export(id);
    pass(6);
  }
}

/** Who is there: called how, by which addresses, and how many applications and resumes they have. */
function there() {
  const { candidates, applications, attachments } = runs.ats().content;
  const all = candidates.map((one) => {
    const emails = (one.email_addresses as { value: string }[]).map(({ value }) => value).join(' ');
    const isOf = ({ candidate }: Thing) => candidate === one.id;
    return [one.first_name, emails, applications.filter(isOf).length, attachments.filter(isOf).length];
  });
  return all.filter(([, emails]) => String(emails).includes('x.example'));
}

describe('nobody is sent as somebody else', () => {
  const BOTH = [
    ['Ada', OF_ADA, 1, 1],
    ['Bob', OF_BOB, 1, 1],
  ];

  it.each([
    ['each has the address of the other', OF_ADA],
    ['each has the address of the next one', 'carl@x.example'],
  ])('where %s, and all are put right', async (_, wrongOfBob) => {
    await aWaiting(ADA, 'Ada', OF_BOB);
    await aWaiting(BOB, 'Bob', wrongOfBob);
    refuse('POST applications', 2);
    await runs.export(ADA);
    await runs.export(BOB);
    pass(20);
    await putRight(BOB, OF_BOB);
    await putRight(ADA, OF_ADA);
    await exportAll();
    expect([await states(), there()]).toEqual([['sent', 'sent'], BOTH]);
  });

  it.each(['by which somebody was created', 'of which the answer was lost'])(
    'whose address it is, %s, before that one is sent again',
    async (how) => {
      await aWaiting(ADA, 'Ada', OF_BOB);
      if (how === 'of which the answer was lost') runs.local.faults.add({ kind: 'lost', on: 'POST candidates' });
      else refuse('POST applications');
      await runs.export(ADA);
      pass(20);
      await runs.known(ADA, [OF_ADA]);
      await aWaiting(BOB, 'Bob', OF_BOB);
      await runs.export(BOB);
      expect(await runs.state(BOB)).toBe('failed');
      await runs.send(ADA, OF_ADA);
      await exportAll();
      await runs.send(BOB, OF_BOB);
      await exportAll();
      expect([await states(), there()]).toEqual([['sent', 'sent'], BOTH]);
    },
  );

  it('whose address somebody was given on another job', async () => {
    await runs.import(runs.job(1), 'job_b');
    await runs.read();
    await aWaiting(ADA, 'Ada', OF_BOB);
    refuse('POST applications');
    await runs.export(ADA);
    pass(20);
    await aWaiting(BOB, 'Bob', OF_BOB, 'job_b');
    await runs.export(BOB);
    expect(await runs.state(BOB)).toBe('failed');
    await putRight(ADA, OF_ADA);
    await runs.export(ADA);
    expect([await runs.state(ADA), there()]).toEqual(['sent', [['Ada', OF_ADA, 1, 1]]]);
  });

  it.each([
    ['by which they were sent just now', OF_BOB, 1],
    ['by which they were sent', OF_BOB, 20],
    ['that is known here alone, just after they were sent', 'bob.two@x.example', 1],
    ['that is known here alone', 'bob.two@x.example', 20],
  ])('who has been sent before, by an address of theirs %s', async (_, written, minutes) => {
    await aWaiting(BOB, 'Bob', OF_BOB);
    await runs.aPerson('per_bob', [BOB], [OF_BOB, 'bob.two@x.example']);
    await runs.export(BOB);
    pass(minutes);
    await aWaiting(ADA, 'Ada', written);
    await runs.export(ADA);
    const ofAda = written === OF_BOB ? [] : [['Ada', written, 1, 1]];
    expect([await runs.state(ADA), there()]).toEqual([
      written === OF_BOB ? 'failed' : 'sent',
      [['Bob', OF_BOB, 1, 1], ...ofAda],
    ]);
  });

  it('whose address somebody has there of another name: it is not given to who was created by a wrong one', async () => {
    await aWaiting(ADA, 'Ada', 'typo@x.example');
    refuse('POST applications');
    await runs.export(ADA);
    runs.someoneThere('Bob', 'Real', OF_BOB);
    pass(20);
    await putRight(ADA, OF_BOB);
    await runs.export(ADA);
    expect([await runs.state(ADA), there()]).toEqual([
      'failed',
      [
        ['Ada', 'typo@x.example', 0, 1],
        ['Bob', OF_BOB, 0, 0],
      ],
    ]);
    await putRight(ADA, OF_ADA);
    await runs.export(ADA);
    expect([await runs.state(ADA), there()]).toEqual([
      'sent',
      [
        ['Ada', OF_ADA, 1, 1],
        ['Bob', OF_BOB, 0, 0],
      ],
    ]);
  });

  it('nor as the first of two there who have one address', async () => {
    runs.someoneThere('Ann', 'Real', OF_BOB);
    runs.someoneThere('Bob', 'Real', OF_BOB);
    await aWaiting(BOB, 'Bob', OF_BOB);
    await runs.export(BOB);
    expect([await runs.state(BOB), there()]).toEqual([
      'sent',
      [
        ['Ann', OF_BOB, 0, 0],
        ['Bob', OF_BOB, 1, 1],
      ],
    ]);
  });
});

describe('nobody is created twice', () => {
  it('whose answer was lost, and of whom the next try was refused', async () => {
    await aWaiting(ADA, 'Ada', OF_BOB);
    runs.local.faults.add({ kind: 'lost', on: 'POST candidates' });
    await runs.export(ADA);
    const { candidates } = runs.ats().content;
    const hidden = candidates.splice(candidates.indexOf(runs.who(OF_BOB)), 1);
    refuse('POST candidates');
    pass(3);
    await runs.export(ADA);
    expect(await runs.state(ADA)).toBe('failed');
    candidates.push(...hidden);
    pass(20);
    await putRight(ADA, OF_ADA);
    await runs.export(ADA);
    expect([await runs.state(ADA), there()]).toEqual(['sent', [['Ada', OF_ADA, 1, 1]]]);
  });

  it('whom the ATS has by other ids since it was connected anew', async () => {
    await aWaiting(ADA, 'Ada', OF_BOB);
    refuse('POST applications');
    await runs.export(ADA);
    await runs.connectAnother();
    await runs.read(3);
    await putRight(ADA, OF_ADA);
    await runs.export(ADA);
    expect([await runs.state(ADA), there()]).toEqual(['sent', [['Ada', OF_ADA, 1, 1]]]);
  });

  it('who became part of somebody of their name there', async () => {
    await aWaiting(ADA, 'Ada', OF_BOB);
    refuse('POST applications');
    await runs.export(ADA);
    const { candidates, attachments } = runs.ats().content;
    const ada = runs.who(OF_BOB);
    const own = runs.someoneThere('Ada', 'Real', OF_BOB, 'ada.old@x.example');
    for (const one of attachments) if (one.candidate === ada.id) one.candidate = own.id;
    candidates.splice(candidates.indexOf(ada), 1);
    pass(20);
    await putRight(ADA, OF_ADA);
    await runs.export(ADA);
    expect([await runs.state(ADA), there()]).toEqual(['sent', [['Ada', `${OF_ADA} ada.old@x.example`, 1, 1]]]);
  });
});
