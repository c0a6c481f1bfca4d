import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fingerprint } from '../../functions/platform/ids.ts';
import { createForbidding } from '../../functions/records/ats/forbidding.ts';
import { findNoMailInAts } from '../../functions/records/ats/no-mail.ts';
import { keys } from '../../functions/records/keys.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { connectAts } from '../../test/support/ats.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { INTEGRATIONS } from '../local/merge/linked-ats.ts';
import { openOffice, openStores } from './environment.ts';
import { eraseAccount } from './erase-account.ts';
import { readItem } from './items.ts';
import { scanPages } from './scan.ts';

let world: World;
let account: TestAccount;
let admin: Employer;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.cloud.merge.faults.clear();
  ({ account, admin } = await world.anAccount());
});

async function erase() {
  const { name } = await readItem(openOffice(), keys.account(account.id));
  const wish = { name: String(name), reason: 'They left', wait: () => world.drain() };
  return eraseAccount(openOffice(), openStores(), account.id, wish);
}

/** What is left of the account, and of its connection at Merge. */
async function left() {
  const items: string[] = [];
  for await (const page of scanPages(world.table))
    items.push(...page.filter(({ pk }) => String(pk).includes(account.id)).map(({ pk, sk }) => `${pk} ${sk}`));
  const linked = world.cloud.merge.linked().filter(({ originId, isDeleted }) => originId === account.id && !isDeleted);
  return { items, linked: linked.length };
}
const NOTHING = { items: [], linked: 0 };

it('an account with an ATS that is erased is forgotten by Merge too', async () => {
  await connectAts(world, { account, admin });
  await world.drain();
  expect(await left()).toMatchObject({ linked: 1 });
  await erase();
  await world.drain();
  expect(await left()).toEqual(NOTHING);
});

it('who may not be emailed by what the ATS said is forgotten with the account, and with no other', async () => {
  const { account: other } = await world.anAccount();
  const word = { who: 'cand_a', forbids: ['no.mail@home.example'], lifts: 'rest' as const, isThere: true };
  const accounts = [account.id, other.id];
  for (const accountId of accounts) await createForbidding(world.table, { accountId, round: 1 }).keep([word]);
  const forbidden = (id: AccountId) => findNoMailInAts(world.table, id, word.forbids.map(fingerprint));
  expect((await left()).items).toContainEqual(expect.stringContaining('ATSNOMAIL'));
  await erase();
  await world.drain();
  expect(await left()).toEqual(NOTHING);
  expect([...(await forbidden(other.id))]).toEqual(word.forbids.map(fingerprint));
});

it.each([
  ['Merge answers', 'GET account-token'],
  ['all of it is gone', 'GET account-token'],
])('an ATS that somebody connects while the account is erased is connected to nothing, as %s', async (when, on) => {
  const publicToken = world.cloud.merge.link(account.id, INTEGRATIONS[0], 0);
  const seconds = when === 'Merge answers' ? 0.3 : 8;
  world.cloud.merge.faults.add({ kind: 'slow', on, seconds });
  const called = world.cloud.merge.calls.length;
  const connecting = world
    .call(atsRoutes.setAtsAccountToken, { body: { publicToken } }, { as: admin })
    .catch(() => 'refused');
  await vi.waitUntil(() => world.cloud.merge.calls.slice(called).includes(on), { timeout: 30_000 });
  await erase();
  await connecting;
  await world.drain();
  expect(await left()).toEqual(NOTHING);
});
