import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { change } from '../../scripts/local/merge/ats-content.ts';
import { EMAIL, ID, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { updateItem } from '../platform/items.ts';
import { createExportStore } from '../records/ats/export.ts';
import { keys } from '../records/keys.ts';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
  // Nothing happens in it by itself.
  runs.ats().syncs = 1e9;
  await runs.known(ID, [EMAIL]);
  await runs.waiting(ID);
});
afterEach(() => runs?.close());

const say = (status: 'Closed' | 'Validated') =>
  updateItem(runs.table, keys.job(runs.accountId, runs.jobId), {
    ...{ change: 'SET #status = :status', names: { '#status': 'status' }, values: { ':status': status } },
  });
const sayThere = (status: string) =>
  change(runs.ats().content.jobs.find(({ id }) => id === runs.job(0))!, runs.now(), { status });
const why = async () => (await createExportStore(runs.table).find({ accountId: runs.accountId, id: ID }))?.why;
const failAt = async () => {
  await runs.export(ID);
  expect(await runs.state()).toBe('failed');
};
const arrive = async () => {
  await runs.export(ID);
  expect(await runs.state()).toBe('sent');
};

it('sends whoever waits once their job is open here again, though nothing happens in the ATS', async () => {
  await say('Closed');
  await failAt();
  await runs.read();
  expect([await runs.state(), await why()]).toEqual([
    'failed',
    'This job is closed. Once it is open again, this candidate is sent automatically.',
  ]);
  await say('Validated');
  await runs.read();
  expect(await runs.state()).toBe('queued');
  await arrive();
});

it('sends whoever waits once their job is a draft in the ATS, and not closed there any more', async () => {
  sayThere('CLOSED');
  await runs.read();
  await failAt();
  sayThere('PENDING');
  await runs.read();
  expect(await runs.state()).toBe('queued');
  await arrive();
});

it('sends whoever waits for an ATS that did not answer an hour after it failed, and not at each reading', async () => {
  runs.local.faults.add({ kind: 'failing', on: 'POST candidates', times: 900 });
  await runs.export(ID, undefined, 7);
  const failing = [await runs.state(), await why()];
  expect(failing).toEqual(['failed', 'Your ATS does not answer.']);
  await runs.read(9);
  expect([await runs.state(), await why()]).toEqual(failing);
  runs.local.faults.clear();
  await runs.read(2);
  expect(await runs.state()).toBe('queued');
  await arrive();
});

it('writes nothing for whoever goes on waiting', async () => {
  await say('Closed');
  await failAt();
  await runs.read();
  const send = vi.spyOn(runs.table.db, 'send');
  await runs.read();
  const calls = send.mock.calls.map(([command]) => command.constructor.name);
  expect(calls.filter((name) => !/Get|Query/.test(name))).toEqual(['PutCommand']);
});
