import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PutCommand, UpdateCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { contract } from '../../shared/contract/index.ts';
import type { NoteId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';
import { LIMITS } from '../../shared/product.ts';
import type { Employer, Sourcer, TestAccount } from '../support/accounts.ts';
import { aDraft, aJob, aProfile } from '../support/builders.ts';
import { aWorld, type World } from '../support/world.ts';

const { accounts, jobs, sourcing, submissions } = contract;

let world: World;
let account: TestAccount;
let admin: Employer;
let sourcer: Sourcer;
beforeAll(async () => {
  world = await aWorld();
  sourcer = await world.aSourcer();
});
beforeEach(async () => {
  ({ account, admin } = await world.anAccount());
});
afterAll(() => world?.close());

const createJob = (over: Parameters<typeof aJob>[0] = {}) =>
  world.call(jobs.createJob, { body: aJob(over) }, { as: admin });
const getJob = ({ id }: Pick<Job, 'id'>) => world.call(jobs.getJob, { params: { id } }, { as: admin });
const save = ({ id, version }: Job, over: Parameters<typeof aJob>[0] = {}) => {
  const { status: _, ...fields } = aJob(over);
  return { params: { id }, body: { ...fields, version } };
};
const startSourcing = ({ id }: Job) =>
  world.call(jobs.startSourcing, { params: { id }, body: { batchSize: 10 } }, { as: admin });
const listJobs = async () => {
  const query = { scope: 'team', status: 'Validated' } as const;
  return (await world.call(jobs.listJobs, { query }, { as: admin })).results.map(({ title }) => title);
};
const listRequests = async () =>
  (await world.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer })).results.map(({ job }) => job.title);

/** Changes a stored item behind the product's back. */
const plant = (Key: Record<string, string>, attribute: string, value: unknown) =>
  world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key,
      UpdateExpression: 'SET #name = :value',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#name': attribute },
      ExpressionAttributeValues: { ':value': value },
    }),
  );

/** The keys of the records that the log calls unreadable from here on. */
function readLog(): () => string[] {
  const written = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => written.mockRestore());
  return () =>
    written.mock.calls
      .map(([record]) => record as Record<string, string>)
      .filter(({ message }) => message === 'A stored record does not parse')
      .map(({ pk, sk }) => `${pk} ${sk}`);
}

/** Texts within the limit that cleaning makes longer than it. */
const GROWING = {
  'links that say how they open': `${'x'.repeat(49_800)}${'<a href="https://a.example">b</a>'.repeat(4)}`,
  'signs that stand for themselves': '&'.repeat(20_000),
  'tags that are never closed': '<p>'.repeat(12_000),
};

describe('the description of a job', () => {
  it.each(Object.entries(GROWING))('is refused where cleaning makes it too long: %s', async (_, description) => {
    expect(description.length).toBeLessThanOrEqual(LIMITS.description);
    const wanted = {
      code: 'BAD_REQUEST',
      fields: { description: [expect.stringMatching(/^This .* too long.*Please shorten it\.$/)] },
    };
    const job = await createJob();
    await startSourcing(job);
    const before = await getJob(job);
    expect(await world.refusal(jobs.updateJob, save(before, { description }), { as: admin })).toMatchObject(wanted);
    expect(await world.refusal(jobs.createJob, { body: aJob({ description }) }, { as: admin })).toMatchObject(wanted);
    expect(await world.refusal(jobs.createJob, { body: aDraft({ description }) }, { as: admin })).toMatchObject(wanted);
    expect(await getJob(job)).toEqual(before);
    expect(await listRequests()).toContain(before.title);
  });

  it('of any length that is stored opens, is listed and sourced, and can be saved shorter', async () => {
    const job = await createJob({ title: 'Long ago' });
    await plant(keys.job(account.id, job.id), 'description', `<p>${'x'.repeat(60_000)}</p>`);
    await plant(keys.job(account.id, job.id), 'functions', ['ENG', 'ENG', 'ENG', 'ENG', 'ENG']);
    expect((await startSourcing(job)).description).toHaveLength(60_007);
    expect(await listJobs()).toEqual(['Long ago']);
    expect(await listRequests()).toContain('Long ago');
    const saved = await world.call(jobs.updateJob, save(await getJob(job)), { as: admin });
    expect(saved.description.length).toBeLessThan(100);
    expect((await world.call(jobs.closeJob, { params: { id: job.id } }, { as: admin })).status).toBe('Closed');
  });
});

describe('a record that cannot be read', () => {
  it('is left out of the jobs and of what sourcers see, for every account, and is logged', async () => {
    const logged = readLog();
    const [broken, whole] = [await createJob({ title: 'Broken' }), await createJob({ title: 'Whole' })];
    await startSourcing(broken);
    await startSourcing(whole);
    await plant(keys.job(account.id, broken.id), 'requirements', 'none');
    expect(await listRequests()).toEqual(expect.arrayContaining(['Whole']));
    expect(await listRequests()).not.toContain('Broken');
    await plant(keys.jobRow(account.id, broken.id), 'place', 7);
    expect(await listJobs()).toEqual(['Whole']);
    expect(logged()).toEqual(
      expect.arrayContaining([`A#${account.id}#J#${broken.id} JOB`, `A#${account.id}#JOBS ${broken.id}`]),
    );
  });

  it('is, opened by itself, a failure that says so', async () => {
    const logged = readLog();
    const job = await createJob();
    const started = await startSourcing(job);
    await plant(keys.job(account.id, job.id), 'title', 7);
    const failure = { code: 'RECORD_UNREADABLE', status: 500 };
    const params = { id: job.id };
    expect(await world.refusal(jobs.getJob, { params }, { as: admin })).toMatchObject(failure);
    expect(await world.refusal(jobs.closeJob, { params }, { as: admin })).toMatchObject(failure);
    expect(await world.refusal(jobs.updateJob, save(started), { as: admin })).toMatchObject(failure);
    expect(new Set(logged())).toEqual(new Set([`A#${account.id}#J#${job.id} JOB`]));
  });

  it('that counts jobs shows as none, and the jobs are listed all the same', async () => {
    const logged = readLog();
    await createJob({ title: 'Counted' });
    for (const owner of ['account', admin.id] as const)
      await plant(keys.jobCounts(account.id, owner), 'Validated', 'many');
    for (const scope of ['team', 'mine'] as const) {
      const query = { scope, status: 'Validated' } as const;
      const { results } = await world.call(jobs.listJobs, { query }, { as: admin });
      expect(results.map(({ title }) => title)).toEqual(['Counted']);
    }
    expect((await world.call(jobs.countJobs, {}, { as: admin })).account).toEqual({ active: 0, draft: 0, closed: 0 });
    const counts = ['account', admin.id].map((owner) => `A#${account.id} JOBCOUNTS#${owner}`);
    expect(new Set(logged())).toEqual(new Set(counts));
  });

  it('that is the row of a job leaves its page, its board, its search, its review and its candidates open', async () => {
    const logged = readLog();
    const job = await createJob({ title: 'Without a row' });
    const body = { jobId: job.id, candidate: aProfile({ lastName: 'Zebra' }) };
    const { id } = await world.call(submissions.createSubmission, { body }, { as: admin });
    const finish = { params: { id }, body: { asClientReviewed: false } };
    await world.call(submissions.finishSubmission, finish, { as: admin });
    await world.drain();
    await plant(keys.jobRow(account.id, job.id), 'title', 7);
    await plant(keys.jobRow(account.id, job.id), 'ownerName', 7);
    const params = { id: job.id };
    expect(await getJob(job)).toMatchObject({ title: 'Without a row' });
    // The owner's name stands in the row, and only others are told it.
    const teammate = await world.anEmployer({ account });
    expect(await world.call(jobs.getJob, { params }, { as: teammate })).toMatchObject({ title: 'Without a row' });
    for (const query of [{}, { search: 'zebra' }]) {
      const { columns } = await world.call(submissions.getFunnel, { params, query }, { as: admin });
      expect(columns.flatMap(({ cards }) => cards.map((card) => card.id))).toEqual([id]);
    }
    const review = await world.call(submissions.listReviewIds, { params, query: {} }, { as: admin });
    expect(review.ids).toEqual([id]);
    expect(await world.call(submissions.getSubmission, { params: { id } }, { as: admin })).toMatchObject({ id });
    // What is told once a minute may still come upon the row of a test before.
    const own = logged().filter((key) => key.startsWith(`A#${account.id}#`));
    expect(new Set(own)).toEqual(new Set([`A#${account.id}#JOBS ${job.id}`]));
  });

  it('is counted all the same where only its profile cannot be read, and holds up nobody else', async () => {
    const logged = readLog();
    const job = await createJob();
    await world.drain();
    const add = async (email: string) => {
      const body = { jobId: job.id, candidate: aProfile({ email, socialProfiles: [] }) };
      const { id } = await world.call(submissions.createSubmission, { body }, { as: admin });
      await world.call(
        submissions.finishSubmission,
        { params: { id }, body: { asClientReviewed: false } },
        { as: admin },
      );
      return id;
    };
    const broken = await add('broken@home.example');
    await plant(keys.profile(account.id, broken), 'candidate', 7);
    await add('whole@home.example');
    await world.drain();
    const board = await world.call(submissions.getFunnel, { params: { id: job.id }, query: {} }, { as: admin });
    expect(board.columns.find(({ column }) => column === 'NEW')?.count).toBe(2);
    expect(logged()).toContain(`A#${account.id}#S#${broken} PROFILE`);
    expect(await world.deadLetters()).toEqual({});
  });

  it('is left out of the teammates', async () => {
    const logged = readLog();
    const bert = await world.anEmployer({ account, firstname: 'Bert' });
    const zoe = await world.anEmployer({ account, firstname: 'Zoe' });
    await plant(keys.user(bert.id), 'company', 7);
    const people = await world.call(accounts.listTeammates, { params: { id: account.id } }, { as: admin });
    expect(people.map(({ id }) => id).sort()).toEqual([admin.id, zoe.id].sort());
    expect(logged()).toEqual([`USER#${bert.id} USER`]);
  });

  it('is left out of the board, its search and its review, and of a candidate’s notes', async () => {
    const logged = readLog();
    const job = await createJob();
    const add = async (lastName: string) => {
      const body = { jobId: job.id, candidate: aProfile({ lastName }) };
      const { id } = await world.call(submissions.createSubmission, { body }, { as: admin });
      await world.call(
        submissions.finishSubmission,
        { params: { id }, body: { asClientReviewed: false } },
        { as: admin },
      );
      return id;
    };
    const [broken, whole] = [await add('Zebra'), await add('Zebra')];
    await world.drain();
    await plant(keys.head(account.id, broken), 'verdicts', 7);
    const params = { id: job.id };
    const idsOf = (columns: readonly { cards: readonly { id: string }[] }[]) =>
      columns.flatMap(({ cards }) => cards.map(({ id }) => id));
    const board = await world.call(submissions.getFunnel, { params, query: {} }, { as: admin });
    const found = await world.call(submissions.getFunnel, { params, query: { search: 'zebra' } }, { as: admin });
    const review = await world.call(submissions.listReviewIds, { params, query: {} }, { as: admin });
    expect([idsOf(board.columns), idsOf(found.columns), review.ids]).toEqual([[whole], [whole], [whole]]);
    expect(new Set(logged())).toEqual(new Set([`A#${account.id}#S#${broken} HEAD`]));

    await world.table.db.send(
      new PutCommand({
        TableName: world.table.name,
        Item: { ...keys.note(account.id, whole, 'note_broken' as NoteId), noteId: 'note_broken', content: 7 },
      }),
    );
    const body = { content: 'Called her.' };
    await world.call(submissions.addNote, { params: { id: whole }, body }, { as: admin });
    const shown = await world.call(submissions.getSubmission, { params: { id: whole } }, { as: admin });
    expect(shown.notes.map(({ content }) => content)).toEqual(['Called her.']);
    expect(logged().at(-1)).toBe(`A#${account.id}#S#${whole} NOTE#note_broken`);
  });
});
