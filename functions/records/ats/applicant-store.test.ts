import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { createIsDenied } from '../job/deny-list.ts';
import { createApplicantClearing } from './applicant-clearing.ts';
import { createApplicantReader } from './applicant-reader.ts';
import { type AtsApplicant, createApplicantStore } from './applicant-store.ts';

const JOB = 'job-of-the-ats';

let table: TestTable;
let round = 0;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());
beforeEach(() => {
  round++;
});

const copy = () => ({ accountId: 'acc_a' as const, round });
const somebody = (n: number, over: Partial<AtsApplicant['person']> = {}, isGone = false): AtsApplicant => ({
  ...{ job: JOB, isGone },
  person: {
    ...{ id: `application-${n}`, candidateId: `candidate-${n}`, name: `Somebody ${n}`, stage: 'Interview' },
    ...{ emails: [`somebody.${n}@mail.example`], rejectedAt: null },
    ...over,
  },
});
const hundred = Array.from({ length: 100 }, (_, n) => somebody(n));

/** One reading of all these; answers the table's calls that read or wrote people. */
async function keep(...pages: readonly (readonly AtsApplicant[])[]): Promise<string[]> {
  const send = vi.spyOn(table.db, 'send');
  const keeper = createApplicantStore(table).begin(copy());
  for (const page of pages) await keeper.keep(page);
  await keeper.finish();
  const calls = send.mock.calls.map(([command]) => command.constructor.name);
  send.mockRestore();
  return calls;
}
const stored = async () => (await createApplicantReader(table).page(copy(), JOB, 200)).people;

it('neither reads nor writes people who are as they were, but for one look at what all were like', async () => {
  await keep(hundred);
  expect(await stored()).toHaveLength(100);
  expect(await keep(hundred.slice(0, 50), hundred.slice(50))).toEqual(['QueryCommand']);
});

it('finds the one of them who changed, and the one who is gone', async () => {
  await keep(hundred);
  const changes = [somebody(7, { stage: 'Offer' }), somebody(9, {}, true)];
  await keep([...hundred.slice(0, 7), ...changes]);
  const people = await stored();
  expect(people.find(({ id }) => id === 'application-7')?.stage).toBe('Offer');
  expect(people.some(({ id }) => id === 'application-9')).toBe(false);
  // Whoever is gone from here may stand on another job since.
  expect(await keep(changes)).toEqual(['QueryCommand', 'BatchGetCommand']);
  expect(await keep(changes.slice(0, 1))).toEqual(['QueryCommand']);
});

it('reads a person whose print is missing, and writes nobody anew for it', async () => {
  await createApplicantStore(table).begin(copy()).keep(hundred);
  const calls = await keep(hundred);
  expect(calls.filter((call) => call === 'BatchWriteCommand')).toEqual([]);
  expect(calls).toContain('BatchGetCommand');
  expect(await keep(hundred)).toEqual(['QueryCommand']);
});

it('leaves the prints of a reading that was faster, and stays right', async () => {
  await keep(hundred);
  const store = createApplicantStore(table);
  const [slow, fast] = [store.begin(copy()), store.begin(copy())];
  await slow.keep([somebody(1, { stage: 'Phone' })]);
  await fast.keep([somebody(1, { stage: 'Offer' })]);
  await fast.finish();
  await slow.finish();
  await keep([somebody(1, { stage: 'Phone' })]);
  expect((await stored()).find(({ id }) => id === 'application-1')?.stage).toBe('Phone');
});

it('finds people by who they are, on every job, until they are gone or somebody else has their application', async () => {
  const store = createApplicantStore(table);
  await keep([somebody(1), { ...somebody(2, { candidateId: 'candidate-1' }), job: 'other#job' }, somebody(3)]);
  const placesOf = async (...ids: string[]) =>
    (await store.ofCandidates(copy(), ids)).map(({ job, person }) => `${job}: ${person.id}`).sort();
  const elsewhere = 'other#job: application-2';
  expect(await placesOf('candidate-1', 'candidate-1')).toEqual([`${JOB}: application-1`, elsewhere]);
  expect(await placesOf('candidate', 'candidate-9')).toEqual([]);
  await keep([somebody(1, { candidateId: 'candidate-4' }), somebody(3, {}, true)]);
  expect([await placesOf('candidate-1'), await placesOf('candidate-3', 'candidate-4')]).toEqual([
    [elsewhere],
    [`${JOB}: application-1`],
  ]);
  while (!(await createApplicantClearing(table).clearLeft(copy(), JOB)));
  expect(await placesOf('candidate-4')).toEqual([]);
});

it('forgets the prints with the copy', async () => {
  await keep(hundred);
  while (!(await createApplicantClearing(table).clearJob(copy(), JOB, async () => false)));
  expect(await stored()).toEqual([]);
  await keep(hundred);
  expect(await stored()).toHaveLength(100);
});

describe('an address that two people have', () => {
  const shared = 'the.household@mail.example';
  const both = [somebody(1, { emails: [shared] }), somebody(2, { emails: [shared] })];
  const job = { id: 'job_a' as const, ats: { atsName: 'Any', slug: 'any', mergeDevId: JOB, reference: null } };
  const isDenied = () =>
    createIsDenied(table)('acc_a', { ...job, denyList: null }, { emails: [shared], companies: [], name: '' });
  const found = async () => (await createApplicantReader(table).find(copy(), JOB, [shared]))?.id;

  it('stays known until neither has it, whoever goes first', async () => {
    await keep(both);
    await keep([somebody(1, {}, true)]);
    expect([await isDenied(), await found()]).toEqual(['ats', 'application-2']);
    await keep([somebody(1, { emails: [shared] })]);
    await keep([somebody(2, { emails: ['elsewhere@mail.example'] })]);
    expect([await isDenied(), await found()]).toEqual(['ats', 'application-1']);
    await keep([somebody(1, {}, true)]);
    expect([await isDenied(), await found()]).toEqual([undefined, undefined]);
  });

  it('says how the one stands who is not rejected', async () => {
    await keep([somebody(1, { emails: [shared], rejectedAt: '2026-03-02T10:00:00.000Z' }), both[1]!]);
    expect(await found()).toBe('application-2');
  });
});
