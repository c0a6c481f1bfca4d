import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Employer } from '../../test/support/accounts.ts';
import { aWorld, type World } from '../../test/support/world.ts';

const { accounts } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const rights = (of: Employer, accountAdmin: boolean) => ({ params: { id: of.id }, body: { accountAdmin } });
const change = (as: Employer, of: Employer, accountAdmin: boolean) =>
  world.call(accounts.changeAdminRights, rights(of, accountAdmin), { as });
const refusal = async (as: Employer, of: Employer, accountAdmin: boolean) =>
  (await world.refusal(accounts.changeAdminRights, rights(of, accountAdmin), { as })).code;
const canAct = (as: Employer, account: { id: `acc_${string}` }) =>
  world.send(accounts.listAudit, { params: { id: account.id }, query: {} }, { as });

it('an admin makes a teammate an admin and takes it away, which holds at once and is noted once each', async () => {
  const { account, admin } = await world.anAccount();
  const colleague = await world.anEmployer({ account, email: 'tomas@acme.example', firstname: 'Tomas' });
  expect((await change(admin, colleague, true)).employer.accountAdmin).toBe(true);
  await change(admin, colleague, true);
  expect((await canAct(colleague, account)).status).toBe(200);
  world.pass({ seconds: 1 });
  await change(admin, colleague, false);
  expect((await canAct(colleague, account)).status).toBe(403);
  const { entries } = await world.call(
    accounts.listAudit,
    { params: { id: account.id }, query: { kind: 'RIGHTS_CHANGED' } },
    { as: admin },
  );
  expect(entries.map(({ by, subject, details }) => [by.name, subject, details])).toEqual([
    ['Anna Berg', 'Tomas Berg (tomas@acme.example)', 'No longer an admin'],
    ['Anna Berg', 'Tomas Berg (tomas@acme.example)', 'Now an admin'],
  ]);
});

it('is refused to who is no admin, of oneself, and of another account', async () => {
  const [{ account, admin }, other] = [await world.anAccount(), await world.anAccount()];
  const colleague = await world.anEmployer({ account });
  expect(await refusal(colleague, colleague, true)).toBe('NOT_AN_ADMIN');
  expect(await refusal(admin, admin, false)).toBe('CANNOT_CHANGE_OWN_RIGHTS');
  expect(await refusal(other.admin, colleague, true)).toBe('NOT_FOUND');
});

it('leaves an admin where two take each other’s rights at once', async () => {
  const { account, admin } = await world.anAccount();
  const second = await world.anEmployer({ account, admin: true });
  await Promise.allSettled([change(admin, second, false), change(second, admin, false)]);
  const people = await world.call(accounts.listTeammates, { params: { id: account.id } }, { as: admin });
  expect(people.filter(({ employer }) => employer.accountAdmin)).toHaveLength(1);
});
