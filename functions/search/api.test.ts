import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountId, JobId, SubmissionId } from '../../shared/model/ids.ts';
import { followItems } from '../../test/support/following.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import type { Actor } from '../platform/http.ts';
import { PutCommand } from '../platform/table-calls.ts';
import { createJobFacts } from '../records/job/job-facts.ts';
import { keys } from '../records/keys.ts';
import { createSearchIndex, indexWords } from '../records/search/search-index.ts';
import type { Head } from '../records/submission/head.ts';
import { newHead } from '../records/submission/new-head.ts';
import { toHeadItem } from '../records/submission/stored-head.ts';
import { createSearchApi } from './api.ts';
import { monograms } from './logos.ts';

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
/** Many who are newer than all others, found by their words alone. */
const arriveMany = (count: number, person: (n: number) => Person) =>
  Promise.all(
    Array.from({ length: count }, (_, n) =>
      indexWords(table, headOf(`sub_${person(n).last}${n}`, { ...person(n), at: 60_000 + n }), undefined),
    ),
  );
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

const api = () => createSearchApi({ index: createSearchIndex(table), jobs: createJobFacts(table), logos: monograms });
const search = async (q: string, actor = ada) => api().searchCandidates({ actor, query: { q } });
const found = async (q: string, actor = ada) =>
  (await search(q, actor)).candidates.map(({ submissionId }) => submissionId.slice(4));

/** Three letters that are another number's for no other. */
const letters = (n: number) =>
  [676, 26, 1].map((unit) => String.fromCharCode(97 + (Math.floor(n / unit) % 26))).join('');

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
    await arrive('sub_title', { first: 'Io', last: 'Ng', title: 'Anaesthetist', employer: 'UZ' });
    for (const q of ['anaestetist', 'anaesthetsit', 'Anaesthetizt', 'io anasthetist'])
      expect(await found(q), q).toEqual(['title']);
    for (const q of ['oostxrhuxt', 'wlhelmima', 'anasthetizt']) expect(await found(q), q).toEqual([]);
  });

  it('finds by texts with small words, also while they are typed', async () => {
    await arrive('sub_head', { first: 'Ines', last: 'Roux', title: 'Head of Sales', employer: 'Bank of America' });
    await arrive('sub_acme', { first: 'Le', last: 'Tran', title: 'R&D Chemist', employer: 'Acme Ltd' });
    await arrive('sub_phone', { first: 'Ota', last: 'Nagy', title: 'Fitter', employer: 'AT&T' });
    for (const q of ['head sales', 'Head o', 'Head of', 'Head of S', 'Head of Sales', 'Bank of America', 'of bank'])
      expect(await found(q), q).toEqual(['head']);
    for (const q of ['Acme Ltd', 'acme lt', 'Le', 'R&D chemist']) expect(await found(q), q).toEqual(['acme']);
    for (const q of ['AT&T', 'at & t', 'att']) expect(await found(q), q).toEqual(['phone']);
    expect(await found('head on sales')).toEqual([]);
  });

  it('finds who has two common names, in either order', async () => {
    await arrive('sub_both', { first: 'Maria', last: 'Garcia' });
    await arriveMany(60, (n) => ({ first: 'Maria', last: `Hansen${letters(n)}`, employer: 'Initech' }));
    await arriveMany(60, (n) => ({ first: `Petra${letters(n)}`, last: 'Garcia', employer: 'Initech' }));
    for (const q of ['maria garcia', 'Garcia Maria', 'maria gar']) expect(await found(q), q).toEqual(['both']);
    expect(await search('maria initech'), 'where words are common that are no names').toMatchObject({ hasMore: true });
    expect(await search('maria garcia initech')).toMatchObject({ candidates: [], hasMore: true });
  });

  it('forgives a letter however many words begin alike', async () => {
    const account: AccountId = 'acc_c';
    await arriveMany(150, (n) => ({ first: 'Ulf', last: `Ma${letters(n)}xo`, account }));
    await arrive('sub_marxo', { first: 'Bo', last: 'Marxo', account });
    for (const q of ['marxi', 'marox', 'amrxo', 'mbrxo', 'mabxo', 'maxro', 'marxxo', 'bo marjo'])
      expect(await found(q, { ...ada, accountId: account }), q).toEqual(['marxo']);
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
      logos: monograms,
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
    expect(reads.reduce((sum, limit) => sum + limit, 0)).toBeLessThanOrEqual(96 + 2 * 100 + 2 * 350 + 48);
  });
});
