import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Employer } from '../../test/support/accounts.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { QueryCommand } from '../platform/table-calls.ts';
import { createAccountsRepository } from '../records/account/account-store.ts';
import { createEventLog, type EventLog } from '../records/account/event-log.ts';
import { createCallCounts } from '../records/call/call-counts.ts';
import { eventPartition } from '../records/keys.ts';
import { createProductEventApi } from './product-events.ts';

const { accounts } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const anEvent = () => ({
  id: randomUUID(),
  name: 'survey sent' as const,
  at: new Date().toISOString(),
  properties: { answer: 'More colours' },
});
const record = (as: Employer, ...events: ReturnType<typeof anEvent>[]) =>
  world.call(accounts.recordProductEvents, { body: { events } }, { as });
const decide = (as: Employer, productAnalyticsConsent: boolean) =>
  world.call(accounts.saveAnalyticsConsent, { body: { productAnalyticsConsent } }, { as });

async function recorded(admin: Employer, account: Parameters<typeof eventPartition>[0]) {
  const of = async (user: typeof admin.id | undefined) => {
    const { Items = [] } = await world.table.db.send(
      new QueryCommand({
        TableName: world.table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': eventPartition(account, user) },
      }),
    );
    return Items;
  };
  return { named: await of(admin.id), nameless: await of(undefined) };
}

it('is recorded with the name of who agreed, and without it of who has not decided or has refused', async () => {
  const { admin, account } = await world.anAccount();
  await record(admin, anEvent());
  await decide(admin, true);
  await record(admin, anEvent(), anEvent());
  const before = await recorded(admin, account.id);
  expect([before.named.length, before.nameless.length]).toEqual([2, 1]);
  expect(JSON.stringify(before.nameless)).not.toContain(admin.id);
  expect(before.named[0]).toMatchObject({ name: 'survey sent', properties: { answer: 'More colours' } });

  await decide(admin, false);
  await record(admin, anEvent());
  const after = await recorded(admin, account.id);
  expect([after.named.length, after.nameless.length], 'who refuses is removed from what was recorded').toEqual([0, 2]);
});

it('is forgotten, also where its person refuses while it is being recorded', async () => {
  const { admin, account } = await world.anAccount();
  await decide(admin, true);
  const accounts = createAccountsRepository(world.table);
  const log = createEventLog(world.table);
  const events = {
    ...log,
    async record(...what: Parameters<EventLog['record']>) {
      await decide(admin, false);
      await log.record(...what);
    },
  };
  const own = () => accounts.findUser(admin.id).then((found) => found as NonNullable<typeof found>);
  const api = createProductEventApi(
    { accounts, events, countOne: createCallCounts(world.table).countOne, now: () => new Date() },
    own,
  );
  const actor = { ...{ userId: admin.id, accountId: account.id, isAdmin: true }, name: 'Anna', email: admin.email };
  await api.recordProductEvents({ actor, body: { events: [anEvent()] } });
  expect((await recorded(admin, account.id)).named).toEqual([]);
});

it('is recorded once, however often it is sent, and not for ever', async () => {
  const { admin, account } = await world.anAccount();
  const event = anEvent();
  await record(admin, event, event);
  await record(admin, event);
  const { nameless } = await recorded(admin, account.id);
  expect(nameless).toHaveLength(1);
  const days = (Number(nameless[0]?.expiresAt) * 1_000 - Date.now()) / (24 * 3_600_000);
  expect(Math.round(days)).toBe(180);
});

it('stands under a time near now, whatever the clock of its page says', async () => {
  const { admin, account } = await world.anAccount();
  const yesterday = new Date(Date.now() - 20 * 3_600_000).toISOString();
  const times = ['0001-01-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z', yesterday];
  await record(admin, ...times.map((at) => ({ ...anEvent(), at })));
  const { nameless } = await recorded(admin, account.id);
  const ages = nameless.map(({ at }) => Math.abs(Date.parse(String(at)) - Date.now()) / 3_600_000);
  expect(ages.map((hours) => Math.round(hours / 10)).sort()).toEqual([0, 0, 2]);
  expect(nameless.map(({ at }) => at)).toContain(yesterday);
});

it('is logged where a page broke, with the place in our file and nothing else that somebody may send', async () => {
  const { admin } = await world.anAccount();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const crash = (about: string) => ({ ...anEvent(), name: 'page crash' as const, properties: { about } });
  const events = [
    crash('TypeError at board-Bx_1-a.js:12:345'),
    ...Array.from({ length: 10 }, (_, n) => crash(`TypeError at board-Bx_1-a.js:${n}:345`)),
    crash('Anna Berg is undefined'),
    crash('TypeError at board.js:1:2 for Anna Berg'),
    anEvent(),
  ];
  await world.call(accounts.recordProductEvents, { body: { events } }, { as: admin });
  const logged = warn.mock.calls.filter(([said]) => JSON.stringify(said).includes('crashed'));
  warn.mockRestore();
  expect(logged).toEqual([[{ message: 'A page crashed', place: 'TypeError at board-Bx_1-a.js:12:345' }]]);
});

it('is a crash once an hour for each place, and of a few places for each person; the rest is neither logged nor kept', async () => {
  const { admin, account } = await world.anAccount();
  const teammate = await world.anEmployer({ account });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const tell = async (as: Employer, line: number) => {
    const properties = { about: `TypeError at page.js:${line}:1` };
    const events = [{ ...anEvent(), name: 'page crash' as const, properties }];
    await world.call(accounts.recordProductEvents, { body: { events } }, { as });
  };
  const lines = () =>
    warn.mock.calls.flatMap(([said]) => /page\.js:(\d+)/.exec(JSON.stringify(said))?.[1] ?? []).map(Number);
  for (let time = 0; time < 3; time++) await tell(admin, 1);
  expect(lines()).toEqual([1]);
  for (let line = 2; line < 20; line++) await tell(admin, line);
  expect(lines()).toEqual([1, 2, 3, 4, 5]);
  expect((await recorded(admin, account.id)).nameless).toHaveLength(5);
  await tell(teammate, 1);
  world.pass({ hours: 1, minutes: 1 });
  await tell(admin, 1);
  expect(lines()).toEqual([1, 2, 3, 4, 5, 1, 1]);
  warn.mockRestore();
});
