import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addApplicant, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS, type LinkedAts } from '../../scripts/local/merge/linked-ats.ts';
import { type AtsRuns, atsRuns } from '../../test/support/ats-runs.ts';

const ID = 'sub_a';
const EMAIL = 'ada@home.example';
let runs: AtsRuns;
let ats: LinkedAts;
beforeEach(async () => {
  runs = await atsRuns();
  ats = await runs.link(INTEGRATIONS[0], { isCleared: true });
});
afterEach(() => runs?.close());

const read = async () => {
  runs.clock.now += 6 * 60_000;
  await runs.readAll();
};
/** They and their applications are deleted, and nothing says any more who they were. */
const erase = (who: Thing) => {
  for (const place of ats.content.applications.filter(({ candidate }) => candidate === who.id))
    change(place, runs.now(), { remote_was_deleted: true });
  const nobody = { email_addresses: [], first_name: null, last_name: null };
  change(who, runs.now(), { ...nobody, remote_was_deleted: true });
};

it('says of somebody who was erased before it was known here that they arrived that they are gone', async () => {
  await runs.import(ats.content.jobs[0]!.id);
  await read();
  await runs.waiting(ID, EMAIL);
  let isErased = false;
  // As the create of the application is answered.
  await runs.export(ID, {
    steps: () => 0,
    around: async (call) => {
      const answer = await call();
      if (!isErased && runs.local.calls.at(-1) === 'POST applications') {
        isErased = true;
        erase(ats.content.candidates.find((one) => JSON.stringify(one.email_addresses).includes(EMAIL))!);
        await read();
        await read();
      }
      return answer;
    },
  });
  expect([isErased, await runs.stateOf(ID)]).toEqual([true, 'sent']);
  await read();
  expect(await runs.stateOf(ID)).toBe('gone');
  await read();
  expect((await runs.links.find(runs.accountId))?.looksForGone).toBeUndefined();
});

it('notes nobody who was erased before the job was imported', async () => {
  for (let n = 0; n < 3; n++) erase(addApplicant(ats.content, runs.now(), ats.content.jobs[0]!));
  addApplicant(ats.content, runs.now(), ats.content.jobs[0]!);
  runs.clock.now += 60_000;
  await runs.import(ats.content.jobs[0]!.id);
  const send = vi.spyOn(runs.table.db, 'send');
  await read();
  const calls = send.mock.calls.map(([command]) => `${command.constructor.name} ${JSON.stringify(command.input)}`);
  const written = calls.filter((call) => call.startsWith('BatchWrite') && call.includes('#ATSPEOPLE#'));
  const noted = calls.filter((call) => call.startsWith('Put') && call.includes('#ATSGONE#'));
  expect([written.length > 0, noted]).toEqual([true, []]);
});

it.each([
  ['is sent since', -1, 0],
  ['was on their way already', 1, 24 * 60],
])('looks nobody through again for an application of nobody known while somebody %s', async (_, minutes, isKeptFor) => {
  await runs.import(ats.content.jobs[0]!.id);
  await read();
  const eraseStranger = () => erase(addApplicant(ats.content, runs.now(), ats.content.jobs[0]!));
  if (minutes < 0) eraseStranger();
  runs.clock.now += 60_000;
  await runs.waiting(ID, EMAIL);
  runs.clock.now += 60_000;
  if (minutes > 0) eraseStranger();
  const noted = async () => (await runs.table.scan()).filter(({ pk }) => String(pk).includes('#ATSGONE#')).length;
  await read();
  expect(await noted()).toBe(isKeptFor > 0 ? 1 : 0);
  runs.clock.now += isKeptFor * 60_000;
  await read();
  expect([await noted(), (await runs.links.find(runs.accountId))?.looksForGone]).toEqual([0, undefined]);
});
