import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addApplicant, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { amid, EMAIL, ID, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts([]);
});
afterEach(() => runs?.close());

/** They and their applications are deleted, and nothing says any more who they were. */
const erase = (who: Thing) => {
  for (const place of runs.ats().content.applications.filter(({ candidate }) => candidate === who.id))
    change(place, runs.now(), { remote_was_deleted: true });
  const nobody = { email_addresses: [], first_name: null, last_name: null };
  change(who, runs.now(), { ...nobody, remote_was_deleted: true });
};

it('says of somebody who was erased before it was known here that they arrived that they are gone', async () => {
  await runs.import(runs.job(0));
  await runs.read();
  await runs.waiting(ID, EMAIL);
  // As the create of the application is answered.
  const erased = amid(runs, 'POST applications', async () => {
    erase(runs.who());
    await runs.read(2);
  });
  await runs.export(ID, erased);
  expect([erased.isDone(), await runs.state()]).toEqual([true, 'sent']);
  await runs.read();
  expect(await runs.stateOf(ID)).toBe('gone');
  await runs.read();
  expect((await runs.links.find(runs.accountId))?.looksForGone).toBeUndefined();
});

it('notes nobody who was erased before the job was imported', async () => {
  for (let n = 0; n < 3; n++) erase(addApplicant(runs.ats().content, runs.now(), runs.ats().content.jobs[0]!));
  addApplicant(runs.ats().content, runs.now(), runs.ats().content.jobs[0]!);
  runs.clock.now += 60_000;
  await runs.import(runs.job(0));
  const send = vi.spyOn(runs.table.db, 'send');
  await runs.read();
  const calls = send.mock.calls.map(([command]) => `${command.constructor.name} ${JSON.stringify(command.input)}`);
  const written = calls.filter((call) => call.startsWith('BatchWrite') && call.includes('#ATSPEOPLE#'));
  const noted = calls.filter((call) => call.startsWith('Put') && call.includes('#ATSGONE#'));
  expect([written.length > 0, noted]).toEqual([true, []]);
});

it.each([
  ['is sent since', -1, 0],
  ['was on their way already', 1, 24 * 60],
])('looks nobody through again for an application of nobody known while somebody %s', async (_, minutes, isKeptFor) => {
  await runs.import(runs.job(0));
  await runs.read();
  const eraseStranger = () => erase(addApplicant(runs.ats().content, runs.now(), runs.ats().content.jobs[0]!));
  if (minutes < 0) eraseStranger();
  runs.clock.now += 60_000;
  await runs.waiting(ID, EMAIL);
  runs.clock.now += 60_000;
  if (minutes > 0) eraseStranger();
  const noted = async () => (await runs.table.scan()).filter(({ pk }) => String(pk).includes('#ATSGONE#')).length;
  await runs.read();
  expect(await noted()).toBe(isKeptFor > 0 ? 1 : 0);
  runs.clock.now += isKeptFor * 60_000;
  await runs.read();
  expect([await noted(), (await runs.links.find(runs.accountId))?.looksForGone]).toEqual([0, undefined]);
});
