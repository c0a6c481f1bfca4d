import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addApplicant, addJob } from '../../../scripts/local/merge/ats-content.ts';
import { type LocalMerge, openMerge } from '../../../scripts/local/merge/index.ts';
import { INTEGRATIONS } from '../../../scripts/local/merge/linked-ats.ts';
import { readSecret } from '../../platform/secret.ts';
import { withoutPointers } from './connection.ts';
import { createMerge } from './merge.ts';
import { createPace } from './pace.ts';
import { MergeProblem } from './problem.ts';

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A client with a clock that its waiting moves. */
function aClient(settings: string, { perMinute = 1_000, remainingMs = 600_000 } = {}) {
  const clock = { now: 0 };
  const slept: number[] = [];
  const sleep = async (ms: number) => {
    slept.push(Math.round(ms));
    clock.now += ms;
  };
  const merge = createMerge({
    settings: readSecret(settings),
    pace: createPace(perMinute, () => clock.now),
    sleep,
    random: () => 0.5,
    remainingMs: () => remainingMs - clock.now,
  });
  return { merge, slept };
}

/** The local Merge with Greenhouse linked, and a client with its token. */
async function aLink(options?: Parameters<typeof aClient>[1]) {
  const dir = mkdtempSync(join(tmpdir(), 'bramble-merge-'));
  let local: LocalMerge | undefined;
  onTestFinished(() => {
    local?.close();
    rmSync(dir, { recursive: true, force: true });
  });
  const url = await listening((request, response) => {
    void local!.answer(request, response, new URL(request.url ?? '/', url));
  });
  local = openMerge(dir, url);
  const { merge, slept } = aClient(local.settings, options);
  const token = (await merge.accountToken(local.link('acc_1', INTEGRATIONS[0], 0))).account_token;
  const content = local.linked()[0]!.content;
  return { local, merge, slept, token, content, user: content.users[0]!.id };
}

const person = {
  ...{ firstName: 'Noor', lastName: 'Haddad', email: 'noor@home.example', title: 'Engineer', company: 'Acme' },
  ...{ phone: null, link: 'https://www.linkedin.com/in/noor' },
};
const problemOf = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: unknown) => error as MergeProblem,
  );

describe('linking', () => {
  it('exchanges a public token once, and says what was linked', async () => {
    const { local, merge } = await aLink();
    const publicToken = local.link('acc_2', INTEGRATIONS[1]);
    expect(await merge.accountToken(publicToken)).toMatchObject({ integration: { name: 'Lever', slug: 'lever' } });
    expect(await problemOf(merge.accountToken(publicToken))).toMatchObject({ kind: 'notFound' });
  });

  it('asks for a token of the widget in the name of the account, with no address of it as its name', async () => {
    const { merge } = await aLink();
    const wanted = { accountId: 'acc_1', accountName: 'Acme', email: 'admin@acme.example' };
    expect(await merge.linkToken(wanted)).toMatch(/^[\w-]{16,}$/);
  });

  it('is over once it was ended, whoever still has the token', async () => {
    const { merge, token } = await aLink();
    await merge.unlink(token);
    expect(await problemOf(merge.syncStatus(token))).toMatchObject({ kind: 'relink', status: 401 });
  });

  it('says that nothing is set up before somebody wrote the key, and where the key is refused', async () => {
    const { local } = await aLink();
    const wrong = local.settings.replace('local-merge-key', 'another');
    for (const settings of ['letters that CloudFormation threw', wrong])
      expect(await problemOf(aClient(settings).merge.accountToken('x'))).toMatchObject({ kind: 'notSetUp' });
  });
});

describe('reading', () => {
  it('goes from page to page by the cursor, to the end', async () => {
    const { merge, token, content } = await aLink();
    const now = new Date();
    while (content.jobs.length < 101) addJob(content, now, now);
    const first = await merge.jobs(token, { modifiedAfter: undefined, cursor: undefined });
    const second = await merge.jobs(token, { modifiedAfter: undefined, cursor: first.next ?? undefined });
    expect([first.results.length, second.results.length, second.next]).toEqual([100, 1, null]);
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(101);
    expect(first.results[0]).toMatchObject({
      name: 'Senior Backend Engineer',
      offices: [{ location: 'Berlin, Germany' }],
    });
  });

  it('asks only for what changed', async () => {
    const { merge, token, content } = await aLink();
    content.jobs[3]!.modified_at = '2099-01-01T00:00:00.000Z';
    const from = { modifiedAfter: '2098-01-01T00:00:00.000Z', cursor: undefined };
    expect((await merge.jobs(token, from)).results.map(({ id }) => id)).toEqual([content.jobs[3]!.id]);
  });

  it('brings who stands on a job with their addresses and stages', async () => {
    const { merge, token, content } = await aLink();
    const job = content.jobs[0]!;
    const someone = addApplicant(content, new Date(), job);
    const { results } = await merge.applications(token, { jobId: job.id, modifiedAfter: undefined, cursor: undefined });
    expect(results).toContainEqual(
      expect.objectContaining({
        candidate: expect.objectContaining({
          id: someone.id,
          email_addresses: [{ value: expect.stringContaining('@'), email_address_type: 'PERSONAL' }],
        }),
        current_stage: expect.objectContaining({ name: 'Application Review' }),
      }),
    );
  });

  it('takes whatever an ATS leaves out, and leaves out what is nothing', async () => {
    const odd = {
      id: 'j1',
      name: 7,
      status: 'PAUSED_BY_HR',
      offices: ['only-an-id', { name: ' Berlin ' }],
      remote_created_at: 'soon',
    };
    const url = await listening(
      (_request, response) =>
        void response.end(JSON.stringify({ next: 'https://api.merge.dev/x?cursor=abc', results: [odd, {}, null] })),
    );
    const page = await aClient(JSON.stringify({ url, key: 'k' })).merge.jobs('t', {
      modifiedAfter: undefined,
      cursor: undefined,
    });
    expect(page.next).toBe('abc');
    expect(page.results).toEqual([
      expect.objectContaining({
        id: 'j1',
        name: null,
        status: 'PAUSED_BY_HR',
        offices: [{ name: 'Berlin', location: null }],
        remote_created_at: null,
      }),
    ]);
  });

  it('waits as long as it is told, and asks again', async () => {
    const { local, merge, token, slept } = await aLink();
    local.faults.add({ kind: 'limited', on: 'GET jobs', seconds: 7 });
    local.faults.add({ kind: 'failing', on: 'GET jobs' });
    local.faults.add({ kind: 'reset', on: 'GET jobs' });
    const page = await merge.jobs(token, { modifiedAfter: undefined, cursor: undefined });
    expect(page.results).toHaveLength(12);
    expect(slept).toEqual([7_000, 1_000, 2_000]);
  });

  it('leaves a longer wait to the caller, and says how long', async () => {
    const { local, merge, token, slept } = await aLink();
    local.faults.add({ kind: 'limited', on: 'GET jobs', seconds: 60 });
    const problem = await problemOf(merge.jobs(token, { modifiedAfter: undefined, cursor: undefined }));
    expect(problem).toMatchObject({ kind: 'busy', waitMs: 60_000, status: 429 });
    expect(slept).toEqual([]);
  });

  it('gives up an answer that takes longer than there is time', async () => {
    const { local, token } = await aLink();
    const { merge } = aClient(local.settings, { remainingMs: 80 });
    local.faults.add({ kind: 'slow', on: 'GET jobs', seconds: 1 });
    expect(await problemOf(merge.jobs(token, { modifiedAfter: undefined, cursor: undefined }))).toMatchObject({
      kind: 'busy',
    });
  });

  it('keeps below what Merge allows one account in a minute', async () => {
    const { merge, token } = await aLink({ perMinute: 3 });
    for (let call = 0; call < 3; call++) await merge.syncStatus(token);
    expect(await problemOf(merge.syncStatus(token))).toMatchObject({ kind: 'busy', waitMs: 60_000 });
  });

  it('stops calling before its failures shut out everybody’s calls', async () => {
    const { local, merge, token } = await aLink({ remainingMs: 5_000 });
    local.faults.add({ kind: 'revoked', on: 'GET', times: 100 });
    local.calls.length = 0;
    for (let call = 0; call < 30; call++) await problemOf(merge.syncStatus(token));
    expect(local.calls.length).toBeLessThan(20);
  });
});

describe('creating', () => {
  it('creates somebody, their resume and their application', async () => {
    const { merge, token, content, user } = await aLink();
    const resume = await listening((_request, response) => void response.end('%PDF'));
    const candidate = await merge.createCandidate(token, user, person);
    await merge.createAttachment(token, user, { candidate, fileName: 'resume.pdf', fileUrl: `${resume}/resume.pdf` });
    const job = content.jobs[0]!.id;
    const application = await merge.createApplication(token, user, { candidate, job });
    expect((await merge.findCandidates(token, 'NOOR@home.example')).map(({ id }) => id)).toEqual([candidate]);
    expect(await merge.findAttachments(token, candidate)).toHaveLength(1);
    expect((await merge.findApplications(token, { candidate, job })).map(({ id }) => id)).toEqual([application]);
  });

  it('does not create twice what may have been created', async () => {
    const { local, merge, token, content, user } = await aLink();
    const before = content.candidates.length;
    for (const kind of ['lost', 'failing'] as const) {
      local.faults.add({ kind, on: 'POST candidates' });
      expect(await problemOf(merge.createCandidate(token, user, person))).toMatchObject({ kind: 'unclear' });
    }
    expect(content.candidates.length - before).toBe(1);
  });

  it('tries again what was refused for its rate, which was not done', async () => {
    const { local, merge, token, content, user } = await aLink();
    local.faults.add({ kind: 'limited', on: 'POST candidates', seconds: 1 });
    const before = content.candidates.length;
    await merge.createCandidate(token, user, person);
    expect(content.candidates.length - before).toBe(1);
  });

  it('takes errors in an answer that says it was created for a refusal, in the words of the ATS', async () => {
    const { local, merge, token, user } = await aLink();
    local.faults.add({ kind: 'errors', on: 'POST candidates' });
    const problem = await problemOf(merge.createCandidate(token, user, person));
    expect(problem).toMatchObject({ kind: 'refused', reason: 'The ATS wants a phone number.' });
  });
});

it('says nothing of tokens, keys or people in what can be logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const { local, merge, token, user } = await aLink();
  const publicToken = 'public-token-1';
  local.faults.add({ kind: 'failing', on: 'POST candidates' });
  const problems = [
    await problemOf(merge.accountToken(publicToken)),
    await problemOf(merge.createCandidate(token, user, person)),
  ];
  const said = problems.map((problem) => `${problem?.message} ${problem?.stack} ${JSON.stringify(problem)}`).join();
  for (const secret of [token, publicToken, 'local-merge-key', person.email]) expect(said).not.toContain(secret);
  expect(problems[0]).toBeInstanceOf(MergeProblem);
});

it.each([
  ['job: This job does not exist.', 'This job does not exist.'],
  ['model.candidate: Gone. model.email_addresses.0.value: Not an address.', 'Gone. Not an address.'],
  ['CORRUPTED_FILE: The file could not be fetched.', 'The file could not be fetched.'],
  ['Please note: They are known, as ada: the first.', 'Please note: They are known, as ada: the first.'],
])('says %s in words for people', (said, words) => expect(withoutPointers(said)).toBe(words));
