import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { change } from '../../scripts/local/merge/ats-content.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { EMAIL, ID, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { type Fate, killedAt } from '../../test/support/faults.ts';
import { updateItem } from '../platform/items.ts';
import { createExportStore } from '../records/ats/export.ts';
import { createUnsentStore } from '../records/ats/unsent-store.ts';
import { keys } from '../records/keys.ts';
import { createHeadStore } from '../records/submission/head-store.ts';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
  // Nothing happens in it by itself.
  runs.ats().syncs = 1e9;
  await somebody();
});
afterEach(() => runs?.close());

const OTHER = 'sub_b';
async function somebody(id: SubmissionId = ID, email = EMAIL) {
  await runs.known(id, [email]);
  await runs.waiting(id);
}
const say = (status: 'Closed' | 'Validated') =>
  updateItem(runs.table, keys.job(runs.accountId, runs.jobId), {
    ...{ change: 'SET #status = :status', names: { '#status': 'status' }, values: { ':status': status } },
  });
const sayThere = (status: string) =>
  change(runs.ats().content.jobs.find(({ id }) => id === runs.job(0))!, runs.now(), { status });
const why = async (id: SubmissionId = ID) =>
  (await createExportStore(runs.table).find({ accountId: runs.accountId, id }))?.why;
/** What the queue is told once the job is open here again. */
const wake = (fate?: Fate) => runs.export(ID, fate, { isWaiting: true });
const fail = async (id: SubmissionId = ID) => {
  await runs.export(id, undefined, { tries: 7 });
  expect(await runs.state(id)).toBe('failed');
};
const arrive = async (id: SubmissionId = ID) => {
  await runs.export(id);
  expect(await runs.state(id)).toBe('sent');
};
const pass = (minutes: number) => {
  runs.clock.now += minutes * 60_000;
};
const down = () => runs.local.faults.add({ kind: 'failing', on: 'POST candidates', times: 900 });
async function callsOf(work: () => Promise<void>): Promise<string[]> {
  const send = vi.spyOn(runs.table.db, 'send');
  await work();
  const calls = send.mock.calls.map(([command]) => command.constructor.name);
  send.mockRestore();
  return calls;
}

it('sends whoever waits once their job is open here again, and not before', async () => {
  await say('Closed');
  await fail();
  await wake();
  expect([await runs.state(), await why()]).toEqual([
    'failed',
    'This job is closed. Once it is open again, this candidate is sent automatically.',
  ]);
  await say('Validated');
  await wake();
  expect(await runs.state()).toBe('queued');
  await arrive();
});

it.each(['PENDING', 'OPEN', 'DRAFT'])('sends whoever waits once their job is %s in the ATS', async (status) => {
  sayThere('CLOSED');
  await runs.read();
  await fail();
  await runs.read(2);
  expect(await runs.state()).toBe('failed');
  sayThere(status);
  await runs.read();
  expect(await runs.state()).toBe('queued');
  await arrive();
});

it('sends whoever waits for a job of the ATS that was opened, wherever the reading that finds it is killed', async () => {
  sayThere('CLOSED');
  await runs.read();
  await fail();
  for (let step = 0, isOver = false; !isOver; step++) {
    expect(step).toBeLessThan(120);
    sayThere('PENDING');
    runs.clock.now += 6 * 60_000;
    const fate = killedAt(step);
    await runs.sync(fate);
    isOver = fate.steps() < step;
    await runs.read();
    expect(await runs.state(), `killed at step ${step}`).toBe('queued');
    sayThere('CLOSED');
    await runs.read();
    await fail();
  }
});

it('sends whoever fails just as the job is opened', async () => {
  await say('Closed');
  // The queue has told all who waited by then.
  const amidst = {
    steps: () => 0,
    async around<T>(call: () => Promise<T>): Promise<T> {
      const answer = await call();
      if ((await why())?.startsWith('This job is closed')) await say('Validated');
      return answer;
    },
  };
  await runs.export(ID, amidst);
  expect(await runs.state()).toBe('queued');
});

it('sends nobody by itself whom the ATS has refused since', async () => {
  await say('Closed');
  await fail();
  await say('Validated');
  pass(1);
  await runs.send(ID, EMAIL);
  runs.local.faults.add({ kind: 'closed', on: 'POST candidates' });
  await fail();
  await wake();
  expect(await runs.state()).toBe('failed');
});

it('tries one of those who wait for an answer each hour, and sends the others once that one arrived', async () => {
  await somebody(OTHER, 'eve@home.example');
  down();
  await fail();
  await fail(OTHER);
  expect(await why()).toBe('Your ATS does not answer. Once it does, this candidate is sent automatically.');
  await runs.read(9);
  expect([await runs.state(), await runs.state(OTHER)]).toEqual(['failed', 'failed']);
  await runs.read(2);
  expect([await runs.state(), await runs.state(OTHER)]).toEqual(['queued', 'failed']);
  await fail();
  await runs.read(7);
  expect([await runs.state(), await runs.state(OTHER)]).toEqual(['failed', 'failed']);
  runs.local.faults.clear();
  await runs.read(3);
  expect([await runs.state(), await runs.state(OTHER)]).toEqual(['queued', 'failed']);
  await arrive();
  await runs.read();
  expect(await runs.state(OTHER)).toBe('queued');
  await arrive(OTHER);
  await runs.read();
  expect((await runs.links.find(runs.accountId))?.unanswered).toBeUndefined();
});

it('reads nobody who waits where nothing has changed for them', async () => {
  const before = await callsOf(() => runs.read());
  await say('Closed');
  await fail();
  expect(await callsOf(() => runs.read())).toEqual(before);
});

it('forgets of those who wait whoever arrived and is gone', async () => {
  await say('Closed');
  await fail();
  const heads = createHeadStore(runs.table, runs.now);
  await heads.change(runs.accountId, ID, (head) => ({ ...head, ats: { ...head.ats!, state: 'gone' } }));
  await wake();
  for await (const page of createUnsentStore(runs.table).pages(runs.accountId)) expect(page).toEqual([]);
});
