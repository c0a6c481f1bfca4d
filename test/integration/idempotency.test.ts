import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Route } from '../../shared/contract/route.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Employer } from '../support/accounts.ts';
import { aJob, aProfile } from '../support/builders.ts';
import type { Caller, RawAnswer } from '../support/call.ts';
import type { Input } from '../support/fillings.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, submissions, media } = contract;

let world: World;
let admin: Employer;
let job: Job;
beforeAll(async () => {
  world = await aWorld();
  ({ admin } = await world.anAccount());
  job = await world.call(jobs.createJob, { body: aJob() }, { as: admin });
});
afterAll(() => world?.close());

const codeOf = ({ text }: RawAnswer) => (JSON.parse(text) as { code?: string }).code;
const draft = (title: string) => ({ body: { title, status: 'Draft' as const } });
const draftsOf = async (as: Caller) =>
  (await world.call(jobs.listJobs, { query: { scope: 'mine', status: 'Draft', limit: 1 } }, { as })).total;
const profile = (email: string) => ({ body: { jobId: job.id, candidate: aProfile({ email }) } });

/** Three answers of ten are lost on their way, whoever they are for. */
let answered = 0;
const isCut = () => (answered++ * 7) % 10 < 3;

/** What came in the end, and how often it took another try because the answer was lost or the first was under way. */
async function insist(route: Route, input: Input, key: string, as: Caller = admin) {
  for (let lost = 0, waited = 0; ; ) {
    const answer = await world.send(route, input, { as, key });
    if (answer.status === 409 && codeOf(answer) === 'IDEMPOTENCY_IN_PROGRESS') waited++;
    else if (isCut()) lost++;
    else return { answer, lost, waited };
  }
}

/** Each key five times at once, its answers cut in three of ten cases, until every one is answered. */
async function repeatAll(route: Route, inputs: readonly Input[]) {
  const sums = { lost: 0, waited: 0, different: 0 };
  for (let from = 0; from < inputs.length; from += 10) {
    await Promise.all(
      inputs.slice(from, from + 10).map(async (input, at) => {
        const key = `${route.path} ${from + at}`;
        const results = await Promise.all(Array.from({ length: 5 }, () => insist(route, input, key)));
        sums.different += new Set(results.map(({ answer }) => `${answer.status} ${answer.text}`)).size - 1;
        for (const { lost, waited } of results) {
          sums.lost += lost;
          sums.waited += waited;
        }
      }),
    );
  }
  return sums;
}

describe('a call with a key', () => {
  it('is done once for each of 100 keys, five at once and three of ten answers lost, and always answers the same', async () => {
    const before = await draftsOf(admin);
    const sums = await repeatAll(
      jobs.createJob,
      Array.from({ length: 100 }, (_, at) => draft(`Draft ${at}`)),
    );
    expect(await draftsOf(admin)).toBe(before + 100);
    expect(sums.different).toBe(0);
    expect(sums.lost).toBeGreaterThan(100);
    expect(sums.waited).toBeGreaterThan(100);
  });

  it('is answered compressed, the first time and again', async () => {
    const send = () => world.send(jobs.createJob, draft('Compressed'), { as: admin, key: 'compressed' });
    const [first, again] = [await send(), await send()];
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.text).toBe(first.text);
    for (const { headers, text } of [first, again]) {
      expect(headers.get('content-encoding')).toBe('gzip');
      expect(Number(headers.get('content-length'))).toBeLessThan(text.length);
    }
  });

  it('adds one profile and one note, however often it is repeated', async () => {
    const added = await repeatAll(
      submissions.createSubmission,
      Array.from({ length: 10 }, (_, at) => profile(`one.${at}@home.example`)),
    );
    const { id } = await world.call(submissions.createSubmission, profile('noted@home.example'), { as: admin });
    await world.call(
      submissions.finishSubmission,
      { params: { id }, body: { asClientReviewed: false } },
      { as: admin },
    );
    const noted = await repeatAll(
      submissions.addNote,
      Array.from({ length: 10 }, (_, at) => ({ params: { id }, body: { content: `Note ${at}` } })),
    );
    expect([added.different, noted.different]).toEqual([0, 0]);
    expect(await world.call(submissions.listNotes, { params: { id } }, { as: admin })).toHaveLength(10);
    const profiles = await snapshotOf(world.table, (item) =>
      /PROFILE.*one\.\d+@home\.example|one\.\d+@home\.example.*PROFILE/.test(item),
    );
    expect(profiles.size).toBe(10);
  });

  it('starts and stops one request, and says so again', async () => {
    const { id } = await world.call(jobs.createJob, { body: aJob() }, { as: admin });
    const start = { params: { id }, body: { batchSize: 10 } };
    const first = await insist(jobs.startSourcing, start, 'start');
    expect((await insist(jobs.startSourcing, start, 'start')).answer.text).toBe(first.answer.text);
    expect(first.answer.status).toBe(200);
    const stop = await insist(jobs.stopSourcing, { params: { id } }, 'stop');
    expect((await insist(jobs.stopSourcing, { params: { id } }, 'stop')).answer.text).toBe(stop.answer.text);
    expect(JSON.parse(stop.answer.text)).toMatchObject({ refunded: 10 });
  });

  it('answers a refusal again too, and takes another key for another try', async () => {
    const { id } = await world.call(jobs.createJob, { body: aJob() }, { as: admin });
    const stop = (key: string) => world.send(jobs.stopSourcing, { params: { id } }, { as: admin, key });
    const refused = await stop('too early');
    expect(codeOf(refused)).toBe('NO_SOURCING_REQUEST');
    await world.call(jobs.startSourcing, { params: { id }, body: { batchSize: 10 } }, { as: admin });
    expect((await stop('too early')).text).toBe(refused.text);
    expect((await stop('now')).status).toBe(200);
  });

  it('stores nothing of what is not valid: the same key takes the corrected text', async () => {
    const send = (body: object, key: string) => world.send(jobs.createJob, { body }, { as: admin, key });
    expect((await send({ title: '', status: 'Draft' }, 'form 1')).status).toBe(400);
    expect((await send({ title: 'Corrected', status: 'Draft' }, 'form 1')).status).toBe(201);
    expect((await send(aJob({ functions: [] }), 'form 2')).status).toBe(400);
    expect((await send(aJob(), 'form 2')).status).toBe(201);
  });

  it('is forgotten after a day and not before', async () => {
    const send = () => world.send(jobs.createJob, draft('For a day'), { as: admin, key: 'for a day' });
    const first = await send();
    world.pass({ hours: 23, minutes: 59 });
    expect((await send()).text).toBe(first.text);
    world.pass({ minutes: 2 });
    const next = await send();
    expect(next.status).toBe(201);
    expect(JSON.parse(next.text).id).not.toBe(JSON.parse(first.text).id);
  });

  it.each(['', 'k'.repeat(256)])('is refused where the key is no key: "%s"', async (key) => {
    const answer = await world.send(jobs.createJob, draft('No key'), { as: admin, key });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text).fields).toHaveProperty('Idempotency-Key');
  });

  it('takes a key of 255 characters', async () => {
    const answer = await world.send(jobs.createJob, draft('A long key'), { as: admin, key: 'k'.repeat(255) });
    expect(answer.status).toBe(201);
  });
});

describe('a key that comes again with other contents', () => {
  it('is refused 200 times of 200, and nothing is done', async () => {
    const keys = Array.from({ length: 200 }, (_, at) => `reused ${at}`);
    for (const key of keys) await world.call(jobs.createJob, draft(key), { as: admin, key });
    const before = await draftsOf(admin);
    const codes: (string | undefined)[] = [];
    for (const key of keys) {
      const answer = await world.send(jobs.createJob, draft(`${key}, changed`), { as: admin, key });
      codes.push(`${answer.status} ${codeOf(answer)}`);
    }
    expect(codes).toEqual(keys.map(() => '422 IDEMPOTENCY_KEY_REUSED'));
    expect(await draftsOf(admin)).toBe(before);
  });

  it('is refused for another call or another object too', async () => {
    const send = (route: Route, input: Input) => world.send(route, input, { as: admin, key: 'one for all' });
    const upload = { params: { mediaType: 'CV' }, body: { originalFilename: 'cv.pdf', size: 1 } };
    expect((await send(media.startUpload, upload)).status).toBe(201);
    expect(codeOf(await send(jobs.createJob, draft('Another call')))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is another key for a teammate, and for another account', async () => {
    const { account, admin: boss } = await world.anAccount();
    const teammate = await world.anEmployer({ account });
    const stranger = (await world.anAccount()).admin;
    const answers = await Promise.all(
      [boss, teammate, stranger].map((as) => world.send(jobs.createJob, draft('Same key'), { as, key: 'shared' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ text }) => JSON.parse(text).id)).size).toBe(3);
  });
});

it('a call without a key stores nothing of itself', async () => {
  const { admin: other } = await world.anAccount();
  const stored = async () => (await snapshotOf(world.table, (item) => item.includes(`#CALL#${other.id}`))).size;
  await world.call(jobs.createJob, draft('No key'), { as: other });
  expect(await stored()).toBe(0);
  await world.call(jobs.createJob, draft('A key'), { as: other, key: 'a key' });
  expect(await stored()).toBe(1);
});
