import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { amid, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { dice } from '../../test/support/ats-runs.ts';
import { killedAt, unharmed } from '../../test/support/faults.ts';
import { deleteItem, putItem, queryAll } from '../platform/items.ts';
import { createExportStore } from '../records/ats/export.ts';
import { keys } from '../records/keys.ts';

const [FIRST, SECOND] = ['sub_first', 'sub_second'] as const;
const EMAIL = 'ada@x.example';
let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts([0, 1]);
});
afterEach(() => runs?.close());

const pass = (minutes: number) => {
  runs.clock.now += minutes * 60_000;
};
/** Her resume was uploaded on both jobs, as another file each. */
async function onTwoJobs(texts: readonly [string, string] = ['Ada, engineer', 'Ada, engineer'], email = EMAIL) {
  await runs.waiting(FIRST, email);
  await runs.waiting(SECOND, email, 'job_1');
  await runs.calledAs(SECOND, FIRST);
  await runs.aPerson('per_ada', [FIRST, SECOND], [email]);
  for (const [place, id] of [FIRST, SECOND].entries()) {
    const profile = (await runs.table.get(keys.profile(runs.accountId, id as SubmissionId)))!;
    const resume = { ...(profile.resume as object), identifier: `file_${place}` };
    await putItem(runs.table, { ...profile, resume, resumeText: texts[place] });
  }
}
const erase = async (id: SubmissionId) => {
  const where = { where: 'pk = :pk', values: { ':pk': keys.head(runs.accountId, id).pk } };
  for (const { pk, sk } of await queryAll(runs.table, where))
    await deleteItem(runs.table, { pk: String(pk), sk: String(sk) });
};
const there = () => {
  const { id } = runs.who(EMAIL);
  const { applications, attachments } = runs.ats().content;
  return [applications, attachments].map((all) => all.filter(({ candidate }) => candidate === id).length);
};
const given = async (id: SubmissionId) =>
  (await createExportStore(runs.table).find({ accountId: runs.accountId, id }))?.attachmentId;

it.each([
  ['at once', async () => pass(1)],
  ['once it is read that they arrived', async () => runs.read(2)],
])('one person who is sent on two jobs gets one resume once, the second time %s', async (_, meanwhile) => {
  await onTwoJobs();
  await runs.export(FIRST);
  await meanwhile();
  await runs.export(SECOND);
  expect([await runs.state(FIRST), await runs.state(SECOND), there()]).toEqual(['sent', 'sent', [2, 1]]);
  expect(await given(SECOND)).toBe(
    runs.ats().content.attachments.find(({ candidate }) => candidate === runs.who(EMAIL).id)!.id,
  );
});

it('gets another resume besides', async () => {
  await onTwoJobs(['Ada, engineer', 'Ada, engineer and mother']);
  await runs.export(FIRST);
  pass(1);
  await runs.export(SECOND);
  expect([await runs.state(SECOND), there()]).toEqual(['sent', [2, 2]]);
});

it('gets it once where both are sent at the same time, and the second waits for the first', async () => {
  await onTwoJobs();
  const both = amid(runs, 'POST attachments', () => runs.export(SECOND));
  await runs.export(FIRST, both);
  expect([both.isDone(), await runs.state(FIRST), await runs.state(SECOND)]).toEqual([true, 'sent', 'queued']);
  pass(1);
  await runs.export(SECOND);
  expect([await runs.state(SECOND), there()]).toEqual(['sent', [2, 1]]);
});

it('gets it by the second where the ATS took none by the first', async () => {
  await onTwoJobs();
  runs.local.faults.add({ kind: 'closed', on: 'POST attachments' });
  await runs.export(FIRST);
  pass(1);
  await runs.export(SECOND);
  expect([await runs.state(FIRST), await runs.state(SECOND), there()]).toEqual(['sent', 'sent', [2, 1]]);
});

it('gets it once where its answer was lost, and the ATS lists it late', async () => {
  await onTwoJobs();
  runs.local.faults.add({ kind: 'lost', on: 'POST attachments' });
  await runs.export(FIRST);
  const { attachments } = runs.ats().content;
  const [lost] = attachments.splice(-1);
  for (let times = 0; times < 3; times++) {
    pass(0.5);
    await runs.export(SECOND);
  }
  attachments.push(lost!);
  pass(1);
  await runs.export(FIRST);
  await runs.export(SECOND);
  expect([await runs.state(FIRST), await runs.state(SECOND), there()]).toEqual(['sent', 'sent', [2, 1]]);
});

it.each([1, 60, 60 * 24 * 6])(
  'gets it once where the first job’s profile is deleted, %s minutes later',
  async (minutes) => {
    await onTwoJobs();
    await runs.export(FIRST);
    await erase(FIRST);
    for (let times = 0; times < 6; times++) {
      pass(times === 0 ? minutes : 4);
      await runs.export(SECOND);
    }
    expect([await runs.state(SECOND), there()]).toEqual(['sent', [2, 1]]);
  },
);

it('gets it by the second where the first was deleted before it was given', async () => {
  await onTwoJobs();
  runs.local.faults.add({ kind: 'failing', on: 'POST attachments', times: 9 });
  await runs.export(FIRST);
  runs.local.faults.clear();
  await erase(FIRST);
  for (let times = 0; times < 7; times++) {
    pass(4);
    await runs.export(SECOND);
  }
  expect([await runs.state(SECOND), there()]).toEqual(['sent', [1, 1]]);
});

it('gets it once where they became part of somebody of their name there', async () => {
  await onTwoJobs();
  await runs.export(FIRST);
  const { candidates, attachments, applications } = runs.ats().content;
  const ada = runs.who(EMAIL);
  const own = runs.someoneThere(String(ada.first_name), String(ada.last_name), EMAIL, 'ada.old@x.example');
  for (const one of [...attachments, ...applications]) if (one.candidate === ada.id) one.candidate = own.id;
  candidates.splice(candidates.indexOf(ada), 1);
  pass(20);
  await runs.export(SECOND);
  expect([await runs.state(SECOND), there()]).toEqual(['sent', [2, 1]]);
});

it('gets it once wherever runs of both are killed', async () => {
  for (let seed = 0; seed < 12; seed++) {
    const roll = dice(seed + 77_000);
    await runs.close();
    runs = await readAts([0, 1]);
    await onTwoJobs();
    for (let run = 0; run < 14; run++) {
      const fate = run < 6 && roll() < 0.7 ? killedAt(Math.floor(roll() * 60)) : unharmed();
      await runs.export(roll() < 0.5 ? FIRST : SECOND, fate);
      pass(6);
    }
    for (const id of [FIRST, SECOND]) await runs.export(id);
    expect([seed, await runs.state(FIRST), await runs.state(SECOND), there()]).toEqual([seed, 'sent', 'sent', [2, 1]]);
  }
}, 60_000);
