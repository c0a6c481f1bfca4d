import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from '../../../functions/platform/ids.ts';
import { deleteItem } from '../../../functions/platform/items.ts';
import { findNoMailInAts } from '../../../functions/records/ats/no-mail.ts';
import { type ReadAts, readAts } from '../../../test/support/ats-beginning.ts';
import { add, apply, change } from '../../local/merge/ats-content.ts';
import { migrate } from '../migrate.ts';
import { atsWords } from './ats-words.ts';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts([0, 3]);
});
afterEach(() => runs?.close());

const SHARED = 'the.household@mail.example';
const isForbidden = async () => (await findNoMailInAts(runs.table, runs.accountId, [fingerprint(SHARED)])).size === 1;
function someone(job: number) {
  const who = add(runs.ats().content, 'candidates', runs.now(), {
    ...{ first_name: 'No', last_name: 'Mail', applications: [], attachments: [], can_email: false, is_private: false },
    email_addresses: [{ value: SHARED, email_address_type: 'PERSONAL' }],
  });
  const place = apply(runs.ats().content, runs.now(), { candidate: who.id, job: runs.job(job) });
  return { who, place };
}
/** Takes away what an earlier version did not write. */
async function forget(what: RegExp) {
  for (const { pk, sk } of await runs.table.scan())
    if (String(pk).endsWith('#ATSNOMAIL') && what.test(String(sk)))
      await deleteItem(runs.table, { pk: String(pk), sk: String(sk) });
}

it.each([
  ['nobody’s word was kept', /#/],
  ['it was kept by the address alone', /^by#/],
])('an address that was forbidden when %s stays so until nobody there forbids it', async (_, what) => {
  const [one, other] = [someone(0), someone(3)];
  await runs.read();
  await forget(what);
  change(one.who, runs.now(), { can_email: true });
  await runs.read();
  expect(await isForbidden()).toBe(true);
  expect(await migrate(runs.table, atsWords)).not.toMatchObject({ changed: 0 });
  expect(await migrate(runs.table, atsWords)).toMatchObject({ changed: 0 });
  change(other.place, runs.now(), { remote_was_deleted: true });
  await runs.read(2);
  expect(await isForbidden()).toBe(true);
  change(other.who, runs.now(), { can_email: true });
  change(one.who, runs.now(), { first_name: 'Yes' });
  await runs.read();
  expect(await isForbidden()).toBe(false);
});
