import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Profile } from '../../shared/model/candidate.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { aProfile } from '../../test/support/builders.ts';
import { Killed, killedAt, mortalTable } from '../../test/support/faults.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { createExportStore } from '../records/ats/export.ts';
import { linkedTo } from '../records/ats/link.ts';
import { createUnsentStore } from '../records/ats/unsent-store.ts';
import type { Head } from '../records/submission/head.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { exported } from '../records/submission/moves.ts';
import { newHead } from '../records/submission/new-head.ts';
import { sendUnsent } from './send-again.ts';

const accountId = 'acc_a';
const START = new Date('2026-03-02T10:00:00.000Z');
const LATER = new Date('2026-03-03T10:00:00.000Z');
const linked = { name: 'Greenhouse', slug: 'greenhouse', logo: null, token: 'token' };
const link = linkedTo(undefined, linked, { accountId, userId: 'usr_a' }, LATER);

let table: TestTable;
let isThere = true;
let isClosedHere = false;
let time = 1_000;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());
beforeEach(() => {
  isThere = true;
  isClosedHere = false;
  time = 1_000;
});

const depsOf = (over = table as Parameters<typeof createHeadStore>[0]) => ({
  heads: createHeadStore(over, () => LATER),
  unsent: createUnsentStore(over),
  exports: createExportStore(over),
  standingForSending: async () => (isThere ? (isClosedHere ? 'CLOSED_HERE' : 'THERE') : 'CLOSED') as 'THERE',
  now: () => LATER,
  hasTime: () => time-- > 0,
});

/** Somebody who was sent, with what came of it, and noted as one who waits. */
async function somebody(id: SubmissionId, become: (sent: Head) => Head | undefined = failed): Promise<void> {
  const { heads, unsent } = depsOf();
  const candidate = aProfile() as Profile;
  const head = newHead({ accountId, id, jobId: 'job_a', origin: 'team', candidate, at: START, duplicate: false });
  await heads.createOnce({ ...head, column: 'CONTACTED' }, []);
  const send = (one: Head) => exported(one, { at: START, by: 'usr_a', isInterested: false });
  await unsent.note(await heads.change(accountId, id, send));
  await heads.change(accountId, id, become);
}
const failed = (head: Head): Head => ({ ...head, ats: { ...head.ats!, state: 'failed' } });
const read = (id: SubmissionId) => depsOf().heads.read(accountId, id);
async function waiting(): Promise<string[]> {
  const all: string[] = [];
  for await (const page of depsOf().unsent.pages(accountId)) all.push(...page.map(({ sk }) => sk));
  return all;
}

it('sends whoever waits once, wherever a run is killed, and two runs at once', async () => {
  for (let seed = 0; seed < 100; seed++) {
    const id = `sub_k${seed}` as const;
    await somebody(id);
    const before = (await read(id))!.version;
    let run = seed;
    // Four calls, eight steps: every ninth run lives.
    const once = () => {
      const fate = killedAt(run++ % 9);
      return sendUnsent(depsOf(mortalTable(table, fate)), link).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
    };
    for (let runs = 0; (await waiting()).length > 0; runs++) {
      expect(runs, `seed ${seed}`).toBeLessThan(60);
      time = 1_000;
      await Promise.all([once(), once()]);
    }
    const after = (await read(id))!;
    expect([after.ats, after.version - before], `seed ${seed}`).toEqual([
      { state: 'queued', at: LATER.toISOString(), by: 'usr_a' },
      1,
    ]);
  }
});

it('forgets why somebody was not sent once they are on the way again', async () => {
  const { exports } = depsOf();
  await somebody('sub_why');
  await exports.claim({ accountId, id: 'sub_why' }, { at: START, until: LATER, address: () => undefined });
  await exports.release({ accountId, id: 'sub_why' }, LATER, { why: 'Your ATS does not answer.' });
  await sendUnsent(depsOf(), link);
  expect((await read('sub_why'))?.ats?.state).toBe('queued');
  expect((await exports.find({ accountId, id: 'sub_why' }))?.why).toBeUndefined();
});

it('leaves a claim to whoever has it by now, where an earlier one lets go late', async () => {
  const { exports } = depsOf();
  await somebody('sub_late');
  const who = { accountId, id: 'sub_late' } as const;
  const again = new Date(LATER.getTime() + 60_000);
  await exports.claim(who, { at: START, until: LATER, address: () => undefined });
  await exports.claim(who, { at: new Date(LATER.getTime() + 1), until: again, address: () => undefined });
  await exports.release(who, LATER, { why: 'Your ATS does not answer.' });
  expect(await exports.find(who)).toMatchObject({ claimedUntil: again.toISOString() });
  expect(await exports.find(who)).not.toHaveProperty('why');
  await exports.release(who, again, {});
  expect(await exports.find(who)).not.toHaveProperty('claimedUntil');
});

it('leaves whoever arrived, was sent by hand or left the column, and keeps those who may come back to it', async () => {
  await somebody('sub_arrived', (head) => ({ ...head, ats: { ...head.ats!, state: 'sent' } }));
  await somebody('sub_byhand', (head) => ({ ...head, ats: { ...head.ats!, at: LATER.toISOString() } }));
  await somebody('sub_left', (head) => ({ ...failed(head), column: 'REJECTED' }));
  await depsOf().unsent.note({
    accountId,
    ...{ id: 'sub_erased', jobId: 'job_a' },
    ats: { state: 'failed', at: '2026-03-02T10:00:00.000Z', by: 'usr_a' },
  });
  const ids = ['sub_arrived', 'sub_byhand', 'sub_left'] as const;
  const before = await Promise.all(ids.map(read));
  expect(await sendUnsent(depsOf(), link)).toMatchObject({ isDone: true });
  expect(await Promise.all(ids.map(read))).toEqual(before);
  expect(await waiting()).toEqual(['sub_left']);
});

it('keeps those whose job is not in the ATS of today, and says where time ran out', async () => {
  await somebody('sub_elsewhere');
  isThere = false;
  expect(await sendUnsent(depsOf(), link)).toMatchObject({ isDone: true });
  expect([(await read('sub_elsewhere'))?.ats?.state, await waiting()]).toEqual([
    'failed',
    expect.arrayContaining(['sub_elsewhere']),
  ]);
  isThere = true;
  time = 0;
  expect(await sendUnsent(depsOf(), link)).toMatchObject({ isDone: false });
  expect((await read('sub_elsewhere'))?.ats?.state).toBe('failed');
});

it('keeps those whose job is closed here, says so, and sends them once it is open again', async () => {
  const { exports } = depsOf();
  await somebody('sub_closed');
  await exports.claim({ accountId, id: 'sub_closed' }, { at: START, until: LATER, address: () => undefined });
  await exports.release({ accountId, id: 'sub_closed' }, LATER, { why: 'Your ATS does not answer.' });
  isClosedHere = true;
  await sendUnsent(depsOf(), link);
  expect((await read('sub_closed'))?.ats?.state).toBe('failed');
  expect((await exports.find({ accountId, id: 'sub_closed' }))?.why).toBe(
    'This job is closed. Once it is open again, this candidate is sent automatically.',
  );
  expect(await waiting()).toContain('sub_closed');
  isClosedHere = false;
  await sendUnsent(depsOf(), link);
  expect((await read('sub_closed'))?.ats?.state).toBe('queued');
});
