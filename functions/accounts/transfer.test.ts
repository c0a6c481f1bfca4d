import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { TransferJobs } from '../../shared/tasks.ts';
import { aDraft } from '../../test/support/builders.ts';
import { type Fate, Killed, killedAt, mortalTable, unharmed } from '../../test/support/faults.ts';
import { snapshotOf } from '../../test/support/snapshot.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createAuditLog } from '../records/account/audit-store.ts';
import { createTransferStore } from '../records/account/transfer-store.ts';
import { createJobOwners } from '../records/job/job-owner.ts';
import { transferJobs } from './transfer.ts';

const { accounts, jobs } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

/** Somebody with a job who was just removed. */
async function aLeaver() {
  const { account, admin } = await world.anAccount();
  const leaver = await world.anEmployer({ account });
  await world.call(jobs.createJob, { body: aDraft() }, { as: leaver });
  await world.call(accounts.removeTeammate, { params: { id: leaver.id }, query: {} }, { as: admin });
  return { account, admin, message: { accountId: account.id, userId: leaver.id, looks: 0 } };
}

/** Transfers until nothing is left to do. Where the first run is killed, its message comes again; the next ones live. */
async function transferAll(first: TransferJobs, fate: Fate): Promise<{ wasKilled: boolean }> {
  const queue: TransferJobs[] = [];
  let wasKilled = false;
  try {
    await run(first, fate, queue);
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
    wasKilled = true;
    queue.push(first);
  }
  for (let message = queue.shift(); message; message = queue.shift()) await run(message, unharmed(), queue);
  return { wasKilled };
}

function run(message: TransferJobs, fate: Fate, queue: TransferJobs[]) {
  const table = mortalTable(world.table, fate);
  const deps = {
    accounts: createAccountReader(table),
    transfers: createTransferStore(table),
    jobs: createJobOwners(table),
    audit: createAuditLog(table),
    signOut: () => fate.around(async () => undefined),
    goOn: (messages: readonly TransferJobs[]) => fate.around(async () => void queue.push(...messages)),
    now: () => new Date(),
  };
  return transferJobs(deps, message);
}

/** What the audit log says of transfers, by account. */
async function countsByAccount() {
  const entries = await snapshotOf(world.table, (item) => item.includes('JOBS_TRANSFERRED'));
  return [...entries.values()].map((item) => [/A#(acc_\w+)#AUDIT/.exec(item)?.[1], /(\d+) jobs?/.exec(item)?.[1]]);
}

describe('a transfer', () => {
  it('is told of once, with every job, wherever it broke off', async () => {
    const expected: unknown[] = [];
    for (let end = 0, wasKilled = true; wasKilled; end++) {
      const { account, admin, message } = await aLeaver();
      ({ wasKilled } = await transferAll(message, killedAt(end)));
      const of = { params: { id: account.id, userId: admin.id } };
      expect((await world.call(accounts.countJobsOfTeammate, of, { as: admin })).draft, `killed at ${end}`).toBe(1);
      expected.push([account.id, '1']);
    }
    expect((await countsByAccount()).sort()).toEqual(expected.sort());
  });
});
