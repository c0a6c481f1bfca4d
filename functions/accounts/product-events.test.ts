import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Employer } from '../../test/support/accounts.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { QueryCommand } from '../platform/table-calls.ts';
import { createAccountsRepository } from '../records/account/account-store.ts';
import { createEventLog, type EventLog } from '../records/account/event-log.ts';
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
  const api = createProductEventApi({ accounts, events, now: () => new Date() }, own);
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
