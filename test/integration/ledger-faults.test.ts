import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobReader } from '../../functions/jobs/found-job.ts';
import { newAct } from '../../functions/platform/act.ts';
import type { Actor } from '../../functions/platform/http.ts';
import { newId } from '../../functions/platform/ids.ts';
import { getItem } from '../../functions/platform/items.ts';
import type { Table } from '../../functions/platform/table.ts';
import { QueryCommand } from '../../functions/platform/table-calls.ts';
import { createJobsRepository } from '../../functions/records/job/job-store.ts';
import { keys } from '../../functions/records/keys.ts';
import { createRepository } from '../../functions/records/request/delivery-store.ts';
import { createSourcingRepository } from '../../functions/records/request/request-store.ts';
import { deliverProfiles } from '../../functions/sourcing/deliver.ts';
import { createSteering } from '../../functions/sourcing/steering.ts';
import { type Random, randomOf } from '../../scripts/local/crowd/random.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { contract } from '../../shared/contract/index.ts';
import type { CommunityId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import { aDeliveredProfile, aJob } from '../support/builders.ts';
import { Killed, killedAt, mortalTable } from '../support/faults.ts';
import { aWorld, type World } from '../support/world.ts';

const CREDITS = 300;
const ROUNDS = 25;
const SOURCER = { communityId: 'com_faults' as CommunityId, name: 'Crowd', keyId: 'key' };

let world: World;
let account: TestAccount;
let admin: Employer;
const open: Job[] = [];
beforeAll(async () => {
  world = await aWorld();
  ({ account, admin } = await world.anAccount({ credits: CREDITS }));
  for (let number = 0; number < 3; number++)
    open.push(await world.call(contract.jobs.createJob, { body: aJob() }, { as: admin }));
});
afterAll(() => world?.close());

/** The account as stored, and what its ledger adds up to. */
async function books() {
  const stored = await getItem(world.table, keys.account(account.id), { strongly: true });
  const { pk } = keys.ledger(account.id, '');
  const entries: Record<string, unknown>[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await world.table.db.send(
      new QueryCommand({
        TableName: world.table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    );
    entries.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  const sumOf = (name: string) => entries.reduce((sum, entry) => sum + Number(entry[name]), 0);
  const numbers = {
    balance: Number(stored?.balance),
    held: Number(stored?.held),
    available: Number(stored?.available),
  };
  return { ...numbers, entries, amounts: sumOf('amount'), holds: sumOf('held') };
}

/** A run of something that may end at any of its calls; what the product itself refuses is no mishap. */
async function risk(random: Random, run: (table: Table) => Promise<unknown>): Promise<'done' | 'refused' | 'killed'> {
  const fate = killedAt(random.chance(0.5) ? random.below(24) : Number.POSITIVE_INFINITY);
  try {
    await run(mortalTable(world.table, fate));
    return 'done';
  } catch (error) {
    if (error instanceof Killed) return 'killed';
    if (error instanceof AppError) return 'refused';
    throw error;
  }
}

const actor = (): Actor => ({
  userId: admin.id,
  email: admin.email,
  accountId: account.id,
  isAdmin: true,
  name: admin.name,
});
const requestsOver = (table: Table) => {
  const jobs = createJobsRepository(table);
  return createSteering(table, { jobs, ...jobReader({ jobs }) }).api;
};

/** One of the things that change credits, on one of the jobs. */
function something(random: Random): (table: Table) => Promise<unknown> {
  const { id } = random.pick(open);
  if (random.chance(0.06))
    return (table) => requestsOver(table).stopSourcing({ actor: actor(), params: { id }, act: newAct(new Date()) });
  return async (table) => {
    const found = await createSourcingRepository(world.table).findSourcing(account.id, id);
    if (!found?.requestId) {
      const body = { batchSize: found?.batch ? 20 : 10 };
      return requestsOver(table).startSourcing({ actor: actor(), params: { id }, body, act: newAct(new Date()) });
    }
    const profiles = Array.from({ length: random.between(1, 3) }, () => aDeliveredProfile());
    const deps = { repository: createRepository(table), now: () => new Date(), newId };
    return deliverProfiles(deps, SOURCER, found.requestId, profiles);
  };
}

it('keeps the books straight whatever is started, stopped and delivered at once, and whoever dies on the way', async () => {
  const random = randomOf('ledger');
  const outcomes = { done: 0, refused: 0, killed: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    world.pass({ seconds: 1 });
    const runs = Array.from({ length: 6 }, () => risk(random, something(random)));
    for (const outcome of await Promise.all(runs)) outcomes[outcome]++;
    const { balance, held, available, amounts, holds } = await books();
    expect(amounts).toBe(balance);
    expect(holds).toBe(held);
    expect(available).toBe(balance - held);
    expect(Math.min(balance, held, available)).toBeGreaterThanOrEqual(0);
  }
  expect(outcomes.done).toBeGreaterThan(20);
  expect(outcomes.killed).toBeGreaterThan(20);

  const { balance, entries } = await books();
  const countOf = (reason: string) => entries.filter((entry) => entry.reason === reason).length;
  expect(countOf('REFUND')).toBeGreaterThan(1);
  // More were asked for than were stopped or may still be open: the rest came to their last profile.
  expect(countOf('RESERVED') - countOf('REFUND')).toBeGreaterThan(open.length);
  const delivered = entries.filter(({ reason }) => reason === 'PROFILE_DELIVERED').map(({ reference }) => reference);
  expect(new Set(delivered).size).toBe(delivered.length);
  expect(balance).toBe(CREDITS - delivered.length);
  await world.drain();
  const boards = await Promise.all(
    open.map(({ id }) => world.call(contract.submissions.getFunnel, { params: { id }, query: {} }, { as: admin })),
  );
  expect(boards.reduce((sum, { counts }) => sum + counts.NEW, 0)).toBe(delivered.length);
});

it('holds nothing any more once every request is stopped', async () => {
  for (const { id } of open)
    await world.call(contract.jobs.stopSourcing, { params: { id } }, { as: admin }).catch((error) => {
      expect(error).toMatchObject({ code: 'NO_SOURCING_REQUEST' });
    });
  expect(await books()).toMatchObject({ held: 0 });
});
