import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountId, JobId, SubmissionId } from '../../shared/model/ids.ts';
import { followItems } from '../../test/support/following.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import type { Actor } from '../platform/http.ts';
import { createJobFacts } from '../records/job/job-facts.ts';
import { keys } from '../records/keys.ts';
import { createSearchIndex } from '../records/search/search-index.ts';
import type { Head } from '../records/submission/head.ts';
import { newHead } from '../records/submission/new-head.ts';
import { toHeadItem } from '../records/submission/stored-head.ts';
import { createSearchApi } from './api.ts';

const start = Date.parse('2026-03-02T10:00:00.000Z');
const accountId: AccountId = 'acc_a';
const ada: Actor = { userId: 'usr_ada', email: 'ada@a.test', accountId, isAdmin: false, name: 'Ada' };
const jobId: JobId = 'job_one';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
  await table.db.send(
    new PutCommand({
      TableName: table.name,
      Item: { ...keys.jobRow(accountId, jobId), id: jobId, status: 'Validated', title: 'Nurse' },
    }),
  );
});
afterAll(() => table.close());

interface Person {
  readonly first: string;
  readonly last: string;
  readonly title?: string;
  readonly employer?: string;
  readonly at?: number;
  readonly account?: AccountId;
}

function headOf(id: SubmissionId, { first, last, title, employer, at = 0, account = accountId }: Person): Head {
  const position = { jobTitle: title ?? '', employerName: employer ?? '', jobDescription: '', location: '' };
  const candidate = {
    firstName: first,
    lastName: last,
    employmentHistory: [{ ...position, startDate: null, endDate: null, current: true }],
  };
  return newHead({
    accountId: account,
    id,
    jobId,
    origin: 'crowd',
    candidate,
    at: new Date(start + at),
    duplicate: false,
  });
}

/** Stores items one after the other, and has follow what follows. */
async function store(...items: readonly Record<string, unknown>[]) {
  for (const Item of items) {
    const before = await table.get({ pk: Item.pk, sk: Item.sk });
    await table.db.send(new PutCommand({ TableName: table.name, Item }));
    await followItems(table, [{ before, after: Item }]);
  }
}
const arrive = async (id: SubmissionId, person: Person) => {
  const head = headOf(id, person);
  await store(toHeadItem(head));
  return head;
};
const emailsOf = (id: SubmissionId, ...addresses: string[]) => ({
  ...keys.emails(accountId, id),
  emails: addresses.map((email) => ({
    email,
    addedBy: 'bramble',
    kind: 'personal',
    deliverabilityStatus: 'verified',
    isDeliverable: true,
  })),
});

const api = () => createSearchApi({ index: createSearchIndex(table), jobs: createJobFacts(table) });
const search = async (q: string, actor = ada) => api().searchCandidates({ actor, query: { q } });
const found = async (q: string, actor = ada) =>
  (await search(q, actor)).candidates.map(({ submissionId }) => submissionId.slice(4));

describe('a search over all jobs', () => {
  it('finds by beginnings of words of name, title and employer, in any order, and says the job', async () => {
    await arrive('sub_asa', { first: 'Åsa', last: 'Lindqvist', title: 'Night Nurse', employer: 'Karolinska' });
    for (const q of ['asa', 'ÅSA LIND', 'lind as', 'night karo', 'karolinska asa nurse'])
      expect(await found(q), q).toEqual(['asa']);
    for (const q of ['qvist', 'asa berg', 'x', '-']) expect(await found(q), q).toEqual([]);
    expect((await search('asa')).candidates[0]).toEqual({
      submissionId: 'sub_asa',
      jobId,
      jobTitle: 'Nurse',
      name: 'Åsa Lindqvist',
      title: 'Night Nurse',
      employer: 'Karolinska',
      email: null,
    });
  });

  it('finds by an address as soon as one is known, and no longer once it is not', async () => {
    await arrive('sub_mail', { first: 'Bo', last: 'Ek' });
    await store(emailsOf('sub_mail', 'Bo.Ek@example.com', 'boss77@other.example'));
    expect(await found('bo.ek@exam')).toEqual(['mail']);
    expect(await found('boss77')).toEqual(['mail']);
    await store(emailsOf('sub_mail', 'bo.ek@example.com'));
    expect(await found('boss77')).toEqual([]);
    expect(await found('bo.ek@example.com')).toEqual(['mail']);
  });

  it('shows the latest first, and says where there are more', async () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      await arrive(`sub_late${n}`, { first: 'Quentin', last: `Row${n}`, at: n * 60_000 });
    expect(await found('quentin')).toEqual(['late9', 'late8', 'late7', 'late6', 'late5', 'late4', 'late3', 'late2']);
    expect(await search('quentin')).toMatchObject({ hasMore: true });
    expect(await search('row9')).toMatchObject({ hasMore: false });
  });

  it('forgives one letter of a long word that nobody has, also beside others', async () => {
    await arrive('sub_typo', { first: 'Wilhelmina', last: 'Oosterhout', employer: 'Rabobank' });
    for (const q of ['oosterhuot', 'Wilhelmima', 'vilhelmina', 'oosterhxut wil', 'rabobamk', 'rabbobank'])
      expect(await found(q), q).toEqual(['typo']);
    for (const q of ['oostxrhuxt', 'wlhelmima']) expect(await found(q), q).toEqual([]);
  });

  it('follows a profile that is corrected: the old words find nobody', async () => {
    const head = await arrive('sub_name', { first: 'Kryštof', last: 'Oldname', title: 'Cook' });
    await store(emailsOf('sub_name', 'krystof@example.com'));
    await store(toHeadItem({ ...head, version: 2, name: 'Kryštof Newname' }));
    expect(await found('oldname')).toEqual([]);
    expect(await found('newname cook')).toEqual(['name']);
    expect((await search('krystof@example')).candidates[0]?.name).toBe('Kryštof Newname');
  });

  it('shows nobody who is still being added, and all of them once they are', async () => {
    const head = { ...headOf('sub_draft', { first: 'Zora', last: 'Pending' }), pending: true };
    await store(toHeadItem(head), emailsOf('sub_draft', 'zora@example.com'));
    expect(await found('zora')).toEqual([]);
    const { pending: _, ...shown } = head;
    await store(toHeadItem({ ...shown, version: 2 }));
    expect(await found('zora pend')).toEqual(['draft']);
    expect(await found('zora@example')).toEqual(['draft']);
  });

  it('knows nobody of another account', async () => {
    await arrive('sub_other', { first: 'Evangeline', last: 'Elsewhere', account: 'acc_b' });
    expect(await found('evangeline')).toEqual([]);
    expect(await found('evangelime'), 'not by a wrong letter either').toEqual([]);
    expect(await found('evangeline', { ...ada, accountId: 'acc_b' })).toEqual(['other']);
  });

  it('reads a bounded number of items, whatever is typed', async () => {
    const reads: number[] = [];
    const index = createSearchIndex(table);
    const counting = createSearchApi({
      index: {
        findByWord(account, word, limit) {
          reads.push(limit);
          return index.findByWord(account, word, limit);
        },
        listWords(account, beginning, limit) {
          reads.push(limit);
          return index.listWords(account, beginning, limit);
        },
      },
      jobs: createJobFacts(table),
    });
    await counting.searchCandidates({ actor: ada, query: { q: 'anna berta caesar dora emily friedrich gustav' } });
    expect(reads.reduce((sum, limit) => sum + limit, 0)).toBeLessThanOrEqual(96 + 2 * 64 + 48);
  });
});
