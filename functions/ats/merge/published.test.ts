import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openMerge } from '../../../scripts/local/merge/index.ts';
import { INTEGRATIONS } from '../../../scripts/local/merge/linked-ats.ts';
import { PUBLISHED_CALLS } from '../../../test/support/merge-published.ts';
import { readSecret } from '../../platform/secret.ts';
import { createMerge } from './merge.ts';
import { createPace } from './pace.ts';
import { MergeApplication, MergeCandidate, MergeJob, MergeSyncStatus, MergeUser } from './shapes.ts';

interface Sent {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
}

/** The local Merge, and a client of it; what the client sends is kept. */
async function aRecordedMerge() {
  const sent: Sent[] = [];
  const dir = mkdtempSync(join(tmpdir(), 'bramble-published-'));
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://merge.test');
    if (url.pathname === '/resume.pdf') return void response.end('%PDF');
    const body = await bodyOf(request);
    const path = url.pathname.replace('/merge/api/ats/v1/', '');
    sent.push({
      call: `${request.method} ${path.split('/')[0]}`,
      query: url.searchParams,
      headers: request.headers,
      body,
    });
    const answer = await fetch(new URL(`${url.pathname}${url.search}`, inner), {
      method: request.method ?? 'GET',
      headers: {
        authorization: request.headers.authorization ?? '',
        'x-account-token': String(request.headers['x-account-token'] ?? ''),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  const behind = createServer((request, response) => {
    void local.answer(request, response, new URL(request.url ?? '/', inner));
  });
  const [outer, inner] = await Promise.all(
    [server, behind].map(async (one) => {
      await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
    }),
  );
  const local = openMerge(dir, outer ?? '');
  onTestFinished(() => {
    for (const one of [server, behind]) {
      one.closeAllConnections();
      one.close();
    }
    local.close();
    rmSync(dir, { recursive: true, force: true });
  });
  const merge = createMerge({
    settings: readSecret(local.settings),
    pace: createPace(1_000, () => 0),
    sleep: async () => undefined,
    random: () => 0.5,
    remainingMs: () => 60_000,
  });
  return { local, merge, sent, url: outer ?? '' };
}

it('every call of ours is one that Merge publishes, with no other names and with all that it requires', async () => {
  const { local, merge, sent, url } = await aRecordedMerge();
  await merge.linkToken({ accountId: 'acc_1', accountName: 'Acme', email: 'admin@acme.example' });
  const { account_token: token } = await merge.accountToken(local.link('acc_1', INTEGRATIONS[0], 0));
  const { content } = local.linked()[0]!;
  const [user, job] = [content.users[0]!.id, content.jobs[0]!.id];
  await merge.syncStatus(token);
  await merge.jobs(token, { modifiedAfter: '2026-01-01T00:00:00.000Z', cursor: undefined });
  await merge.applications(token, { jobId: job, modifiedAfter: undefined, cursor: undefined });
  for (const what of ['offices', 'job-interview-stages'] as const)
    await merge.changedAround(token, what, { modifiedAfter: '2026-01-01T00:00:00.000Z', cursor: undefined });
  const candidate = await merge.createCandidate(token, user, {
    ...{ firstName: 'Noor', lastName: 'Haddad', email: 'noor@home.example', title: 'Engineer', company: 'Acme' },
    ...{ phone: '+49 30 1234567', link: 'https://www.linkedin.com/in/noor' },
  });
  await merge.createAttachment(token, user, { candidate, fileName: 'resume.pdf', fileUrl: `${url}/resume.pdf` });
  await merge.createApplication(token, user, { candidate, job });
  await merge.findCandidates(token, 'noor@home.example');
  expect(await merge.isThere(token, candidate)).toBe(true);
  await merge.findAttachments(token, candidate);
  await merge.findApplications(token, { candidate, job });
  await merge.users(token, 'recruiter@acme.example');
  await merge.unlink(token);

  expect(new Set(sent.map(({ call }) => call))).toEqual(new Set(Object.keys(PUBLISHED_CALLS)));
  for (const { call, query, headers, body } of sent) {
    const published = PUBLISHED_CALLS[call]!;
    expect(headers.authorization, call).toMatch(/^Bearer .+/);
    expect(Boolean(headers['x-account-token']), call).toBe(!/link-token|account-token/.test(call));
    for (const name of query.keys()) expect(published.query ?? [], `${call} ${name}`).toContain(name);
    expect(Number(query.get('page_size') ?? 0), call).toBeLessThanOrEqual(100);
    for (const name of query.get('expand')?.split(',') ?? [])
      expect(published.expand, `${call} ${name}`).toContain(name);
    if (published.body) expect(published.body.safeParse(body).error, call).toBeUndefined();
    else expect(body, call).toBeUndefined();
  }
});

const at = '2026-03-02T10:00:00Z';
const common = { id: 'b82302de', remote_id: '98796', created_at: at, modified_at: at, remote_was_deleted: false };
const later = { field_mappings: null, remote_data: [{ path: '/x', data: {} }] };

/** Things as Merge publishes them, whole, with relations as they come: an id, or the thing itself where that was asked for. */
const PUBLISHED_THINGS = [
  [
    MergeJob,
    {
      ...{ ...common, ...later, name: 'Engineer', description: '<p>Build</p>', code: 'ENG-1', status: 'OPEN' },
      ...{ type: 'REQUISITION', job_postings: [], remote_created_at: at, remote_updated_at: at, confidential: false },
      ...{ departments: ['d1'], hiring_managers: [], recruiters: [] },
      offices: [{ ...common, ...later, name: 'SF Office', location: 'Embarcadero Center 2' }],
      job_posting_urls: [{ created_at: at, modified_at: at, value: 'https://x.example', url_type: 'JOB_POSTING' }],
    },
    { name: 'Engineer', status: 'OPEN', offices: [{ name: 'SF Office', location: 'Embarcadero Center 2' }] },
  ],
  [
    MergeCandidate,
    {
      ...{ ...common, ...later, first_name: 'Gil', last_name: 'Feig', company: 'Dining', title: 'Engineer' },
      ...{ last_interaction_at: at, is_private: true, can_email: false, locations: ['San Francisco'], tags: ['High'] },
      ...{ phone_numbers: [{ value: '+3198675309', phone_number_type: 'MOBILE' }], urls: [], applications: ['a1'] },
      email_addresses: [{ created_at: at, modified_at: at, value: 'gil@x.example', email_address_type: 'PERSONAL' }],
      attachments: ['t1'],
    },
    { first_name: 'Gil', is_private: true, can_email: false, email_addresses: [{ value: 'gil@x.example' }] },
  ],
  [
    MergeApplication,
    {
      ...{ ...common, ...later, candidate: 'c1', job: 'j1', applied_at: at, rejected_at: at, offers: [], source: 'X' },
      ...{ credited_to: 'u1', screening_question_answers: [], current_stage: 's1', reject_reason: 'r1' },
    },
    { candidate: 'c1', job: 'j1', rejected_at: '2026-03-02T10:00:00.000Z', current_stage: { id: 's1', name: null } },
  ],
  [
    MergeApplication,
    { ...common, job: 'j1', candidate: { ...common, first_name: 'Gil' }, current_stage: { ...common, name: 'Phone' } },
    { candidate: { first_name: 'Gil' }, current_stage: { name: 'Phone' } },
  ],
  [
    MergeUser,
    {
      ...common,
      ...later,
      first_name: 'A',
      last_name: 'B',
      email: 'a@x.example',
      disabled: null,
      access_role: 'ADMIN',
    },
    { email: 'a@x.example', access_role: 'ADMIN' },
  ],
] as const;

it.each(PUBLISHED_THINGS)(
  'takes what Merge publishes whole, with nothing in it, and with all of it null',
  (shape, whole, read) => {
    expect(shape.parse(whole)).toMatchObject({ ...read, id: common.id });
    expect(shape.safeParse({ id: 'x' }).success).toBe(true);
    const empty = Object.fromEntries(Object.keys(whole).map((name) => [name, name === 'id' ? 'x' : null]));
    expect(shape.safeParse(empty).success).toBe(true);
  },
);

it('takes what Merge says of its syncs as it is published, with and without what is optional', () => {
  const status = {
    model_name: 'Candidate',
    model_id: 'ats.Candidate',
    status: 'PARTIALLY_SYNCED',
    is_initial_sync: true,
  };
  expect(MergeSyncStatus.parse(status)).toMatchObject({ status: 'PARTIALLY_SYNCED', last_sync_finished: null });
  expect(
    MergeSyncStatus.parse({ ...status, next_sync_start: '2021-03-30T20:44:18.662942Z', sync_status_reason: null }),
  ).toMatchObject({
    next_sync_start: '2021-03-30T20:44:18.662Z',
  });
});
