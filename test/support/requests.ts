import { newId } from '../../functions/platform/ids.ts';
import type { Table } from '../../functions/platform/table.ts';
import { PutCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { createSourcingRepository } from '../../functions/records/request/request-store.ts';
import { StoredHead } from '../../functions/records/submission/stored-head.ts';
import type { AccountId, JobId, RequestId } from '../../shared/model/ids.ts';
import { JobFields } from '../../shared/model/job.ts';
import { someRequirements } from './builders.ts';
import type { TestTable } from './table.ts';

const openedAt = '2026-03-02T09:00:00.000Z';

const putIn = (table: Table) => (Item: Record<string, unknown>) =>
  table.db.send(new PutCommand({ TableName: table.name, Item }));

interface Wanted {
  readonly batchSize?: number;
  readonly credits?: number;
  /** More of what the account says. */
  readonly account?: Record<string, unknown>;
}

/** An account with credits, a job and an open request for `batchSize` profiles. */
export async function aRequestIn(table: Table, name: string, { batchSize = 20, credits = 100, account }: Wanted = {}) {
  const accountId: AccountId = `acc_${name}`;
  await putIn(table)({ ...keys.account(accountId), balance: credits, held: 0, available: credits, ...account });
  return anotherRequestIn(table, accountId, name, batchSize);
}

/** One more job of an account, with an open request. */
export async function anotherRequestIn(table: Table, accountId: AccountId, name: string, batchSize = 20) {
  const put = putIn(table);
  const [jobId, id]: [JobId, RequestId] = [`job_${name}`, `req_${name}`];
  await put({ ...keys.jobRow(accountId, jobId), status: 'Validated' });
  await put({
    ...keys.job(accountId, jobId),
    ...JobFields.parse({
      title: 'Engineer',
      requirements: someRequirements({ blacklistedDomains: [{ orgName: 'Northwind' }, { domain: 'globex.com' }] }),
    }),
    ...{ id: jobId, accountId, version: 1, status: 'Validated', ownerId: 'usr_ada', outreachVersion: null },
    ...{ createdAt: openedAt, postedAt: openedAt, editedAt: openedAt },
  });
  await put({
    ...keys.sourcing(accountId, jobId),
    ...{ accountId, jobId, batch: 0, maxSourced: 0, submissions: 0, sourcing: false, sourcingMode: 'manual' },
    ...{ autoSourcing: 'OFF', sourcingRequest: null, notSourcingReason: null, requestId: null },
  });
  const request = {
    accountId,
    jobId,
    id,
    batch: 1,
    batchSize,
    holdsCredits: true,
    openedAt,
    openedBy: 'usr_ada',
  } as const;
  const outcome = await createSourcingRepository(table).open({ ...request, entryId: newId() });
  if (outcome !== 'started') throw new Error(`The request was not opened: ${outcome}`);
  return { accountId, jobId, id };
}

/** The n-th person as a sourcer delivers them. */
export const aProfile = (n: number, over: object = {}) => ({
  externalId: `x-${n}`,
  firstName: 'Sam',
  lastName: `Rivera${n}`,
  email: `sam.${n}@mail.example`,
  employmentHistory: [{ jobTitle: 'Engineer', employerName: 'Contoso', startDate: '2020', current: true }],
  ...over,
});

/** What an account has, and what its ledger says was spent. */
export async function booksIn(table: TestTable, accountId: AccountId) {
  const ledger = await table.query(`A#${accountId}#LEDGER`);
  const account = await table.get(keys.account(accountId));
  const debited = ledger.reduce((sum, { amount }) => sum + Number(amount), 0);
  return { balance: account?.balance, held: account?.held, available: account?.available, debited };
}

/** All submissions of an account. */
export const headsIn = async (table: TestTable, accountId: AccountId) =>
  (await table.scan())
    .filter(({ sk, pk }) => sk === 'HEAD' && String(pk).startsWith(`A#${accountId}#`))
    .map((item) => StoredHead.parse(item));
