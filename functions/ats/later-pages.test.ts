import { afterEach, beforeEach, expect, it } from 'vitest';
import { add, change } from '../../scripts/local/merge/ats-content.ts';
import { amid, EMAIL, ID, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

const MINUTE_MS = 60_000;
const withAddress = (email: string) =>
  runs.ats().content.candidates.filter((one) => JSON.stringify(one.email_addresses).includes(email));
const theirs = (model: 'applications' | 'attachments', email = EMAIL) =>
  runs.ats().content[model].filter(({ candidate }) => withAddress(email).some(({ id }) => id === candidate));

it('does not create somebody anew whom a later page has, where the first one has nobody', async () => {
  add(runs.ats().content, 'candidates', runs.now(), {
    ...{ first_name: null, last_name: null, applications: [], attachments: [] },
    email_addresses: [{ value: EMAIL, email_address_type: 'PERSONAL' }],
  });
  await runs.waiting(ID, EMAIL);
  runs.local.faults.add({ kind: 'empty', on: 'GET candidates', times: 3 });
  await runs.export(ID);
  expect(await runs.state()).toBe('sent');
  expect(withAddress(EMAIL)).toHaveLength(1);
});

it.each(['applications', 'attachments'] as const)('does not write %s twice that a later page has', async (model) => {
  await runs.waiting(ID, EMAIL);
  runs.local.faults.add({ kind: 'lost', on: `POST ${model}` });
  await runs.export(ID);
  runs.local.faults.add({ kind: 'empty', on: `GET ${model}`, times: 2 });
  for (let run = 0; run < 3; run++) {
    runs.clock.now += 6 * MINUTE_MS;
    await runs.export(ID);
  }
  expect(await runs.state()).toBe('sent');
  expect(theirs(model)).toHaveLength(1);
});

it('creates nobody as long as a list of who is there does not end', async () => {
  await runs.waiting(ID, EMAIL);
  runs.local.faults.add({ kind: 'empty', on: 'GET candidates', times: 1_000 });
  await runs.export(ID);
  expect(await runs.state()).toBe('queued');
  expect(withAddress(EMAIL)).toHaveLength(0);
});

it('sends in the name of an admin whom the second page of users has', async () => {
  const { content } = runs.ats();
  const admin = content.users.splice(0)[0]!;
  for (let left = 0; left < 100; left++)
    add(content, 'users', runs.now(), { email: `left${left}@ats.example`, disabled: true, access_role: 'ADMIN' });
  content.users.push(admin);
  await runs.waiting(ID, EMAIL);
  await runs.export(ID);
  expect(await runs.state()).toBe('sent');
});

it('takes whoever was restored back from a later page of their applications', async () => {
  await runs.arrive();
  change(runs.who(), runs.now(), { remote_was_deleted: true });
  await runs.read(2);
  expect(await runs.state()).toBe('gone');
  change(runs.who(), runs.now(), { remote_was_deleted: false });
  runs.clock.now += 6 * MINUTE_MS;
  const theirPlaces = () => runs.local.faults.add({ kind: 'empty', on: 'GET applications', times: 2 });
  runs.local.calls.length = 0;
  await runs.sync(amid(runs, 'GET candidates', theirPlaces));
  expect(await runs.state()).toBe('sent');
});
