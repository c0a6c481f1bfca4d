import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { TestAccount } from '../../test/support/accounts.ts';
import { addCandidate, contact, mailsOf, postJob, viewsOf } from '../../test/support/mail.ts';
import { aWorld, type World } from '../../test/support/world.ts';

const { accounts } = contract;

let world: World;
beforeAll(async () => {
  // A Monday.
  world = await aWorld({ at: '2026-03-02T11:00:00.000Z' });
});
afterAll(() => world?.close());
const { pass, preflight } = viewsOf(() => world);

const hours = ({ id }: TestAccount, days: number[], from = 9, to = 17) => ({
  params: { id },
  body: { sendWindow: { days, from, to } },
});

it('is the days and hours that an admin chooses, for emails that wait already too', async () => {
  const { account, admin } = await world.anAccount({ window: 'working-hours' });
  const saturdays = await world.call(accounts.setSendWindow, hours(account, [6]), { as: admin });
  expect(saturdays.sendWindow).toEqual({ days: [6], from: 9, to: 17 });
  const candidate = await addCandidate(world, admin, await postJob(world, admin));
  expect((await preflight(candidate)).sendWindow).toEqual({ days: [6], from: 9, to: 17 });
  await contact(world, candidate);
  world.travelTo('2026-03-06T23:00:00.000Z');
  await pass({ minutes: 5 });
  expect(mailsOf(world, candidate.id)).toEqual([]);
  const sundays = hours(account, [0]);
  await world.call(accounts.setSendWindow, sundays, { as: admin });
  world.travelTo('2026-03-07T23:00:00.000Z');
  await pass({ minutes: 5 });
  expect(mailsOf(world, candidate.id)).toEqual([]);
  world.travelTo('2026-03-08T15:00:00.000Z');
  await pass({ minutes: 5 });
  expect(mailsOf(world, candidate.id)).toHaveLength(1);
});

it('is an admin’s to change, in their own account, and stands in the log', async () => {
  const { account, admin } = await world.anAccount();
  const colleague = await world.anEmployer({ account });
  const { account: other } = await world.anAccount();
  const refusal = async (of: TestAccount, as: typeof admin) =>
    (await world.refusal(accounts.setSendWindow, hours(of, [1]), { as })).code;
  expect(await refusal(account, colleague)).toBe('NOT_AN_ADMIN');
  expect(await refusal(other, admin)).toBe('NOT_FOUND');
  await world.call(accounts.setSendWindow, hours(account, [1, 0]), { as: admin });
  world.pass({ seconds: 1 });
  const body = { sendWindow: 'working-hours' } as const;
  const back = await world.call(accounts.setSendWindow, { params: { id: account.id }, body }, { as: admin });
  expect(back.sendWindow).toBe('working-hours');
  const { entries } = await world.call(accounts.listAudit, { params: { id: account.id }, query: {} }, { as: admin });
  expect(entries.flatMap(({ subject, details }) => (subject === 'Send window' ? [details] : []))).toEqual([
    'Mon, Sun, 9:00 to 17:00 → Working days, 9:00 to 19:00',
    'At any hour → Mon, Sun, 9:00 to 17:00',
  ]);
});

it.each([
  ['no day', [], 9, 17, 'sendWindow.days'],
  ['an end before its beginning', [1], 17, 9, 'sendWindow.to'],
  ['a day that is none', [7], 9, 17, 'sendWindow.days.0'],
] as const)('refuses %s', async (_, days, from, to, field) => {
  const { account, admin } = await world.anAccount();
  const refusal = await world.refusal(accounts.setSendWindow, hours(account, [...days], from, to), { as: admin });
  expect(refusal).toMatchObject({ code: 'BAD_REQUEST' });
  expect(JSON.stringify(refusal)).toContain(field.split('.')[0]);
});
