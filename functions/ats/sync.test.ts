import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { SyncAts } from '../../shared/tasks.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { putItem } from '../platform/items.ts';
import { createApplicantClearing } from '../records/ats/applicant-clearing.ts';
import { createApplicantReader } from '../records/ats/applicant-reader.ts';
import { createApplicantStore } from '../records/ats/applicant-store.ts';
import { createAtsImports } from '../records/ats/ats-imports.ts';
import { createAtsJobReader } from '../records/ats/ats-job-reader.ts';
import { createAtsJobStore } from '../records/ats/ats-job-store.ts';
import { createExportStore } from '../records/ats/export.ts';
import { createGoneStore } from '../records/ats/gone-store.ts';
import { createHeardStore } from '../records/ats/heard-store.ts';
import { createLeftStore } from '../records/ats/left-store.ts';
import { linkedTo } from '../records/ats/link.ts';
import { createAtsLinks } from '../records/ats/link-store.ts';
import { createLostStore } from '../records/ats/lost-store.ts';
import { createRelinkStore } from '../records/ats/relink-store.ts';
import { createSentThere } from '../records/ats/sent-there.ts';
import { createUnsentStore } from '../records/ats/unsent-store.ts';
import { keys } from '../records/keys.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import type { Merge } from './merge/merge.ts';
import { MergeProblem } from './merge/problem.ts';
import { MergeJob } from './merge/shapes.ts';
import { syncAts } from './sync.ts';

const accountId = 'acc_a';
const MINUTE = 60_000;

let table: TestTable;
let now: Date;
let asked: (string | undefined)[];
let queued: SyncAts[];
/** What happens while a page of jobs is read. */
let meanwhile: (cursor: string | undefined) => Promise<void>;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE);
};
const stored = () => createAtsLinks(table).find(accountId);

beforeEach(async () => {
  now = new Date('2026-03-02T10:00:00.000Z');
  asked = [];
  queued = [];
  meanwhile = async () => undefined;
  const linked = { name: 'Greenhouse', slug: 'greenhouse', logo: null, token: 'token' };
  const link = linkedTo(undefined, linked, { accountId, userId: 'usr_a' }, now);
  await putItem(table, { ...keys.atsLink(accountId), ...link });
});

const DONE = { model_name: 'Job', status: 'DONE', last_sync_result: 'DONE' };
const merge: Partial<Merge> = {
  syncStatus: async () => ({
    results: [{ ...DONE, last_sync_finished: null, next_sync_start: null, is_initial_sync: false }],
    next: null,
  }),
  changedAround: async () => ({ results: [], next: null }),
  jobs: async (_token, { cursor }) => {
    asked.push(cursor);
    await meanwhile(cursor);
    return { results: [], next: cursor ? null : 'second' };
  },
};
const sync = (heardAt?: string) =>
  syncAts(
    {
      ...{ links: createAtsLinks(table), jobs: createAtsJobStore(table), imports: createAtsImports(table) },
      ...{ applicants: createApplicantStore(table), merge: merge as Merge, now: () => now },
      relinks: createRelinkStore(table),
      cipher: { lock: async (secret) => secret, open: async (locked) => locked },
      hasTime: () => true,
      ...{ heads: createHeadStore(table), unsent: createUnsentStore(table), exports: createExportStore(table) },
      ...{ standingInAts: async () => 'THERE' as const, standingForSending: async () => 'THERE' as const },
      ...{ standing: createApplicantReader(table), sentThere: createSentThere(table), gone: createGoneStore(table) },
      ...{ lost: createLostStore(table), left: createLeftStore(table), clearing: createApplicantClearing(table) },
      heard: createHeardStore(table),
      again: async (message) => void queued.push(message),
    },
    { accountId, ...(heardAt && { heardAt }) },
  );

it('reads each page once, whatever Merge says meanwhile and however long it takes', async () => {
  meanwhile = async () => {
    pass(2);
    meanwhile = async () => {
      throw new MergeProblem('busy', 'jobs');
    };
    await sync(now.toISOString());
    await sync();
    meanwhile = async () => undefined;
  };
  await sync();
  expect(asked).toEqual([undefined, 'second']);
  expect(await stored()).toMatchObject({ readTo: '2026-03-02T10:00:00.000Z', failures: 0 });
});

it('reads once more at once after a reading that took long, for what changed meanwhile', async () => {
  meanwhile = async () => pass(3);
  await sync();
  expect((await stored())?.dueAt).toBe(now.toISOString());
  meanwhile = async () => undefined;
  await sync();
  expect(await stored()).toMatchObject({ readTo: now.toISOString(), dueAt: '2026-03-02T10:11:00.000Z' });
});

it('reads once more at once where Merge said meanwhile that something changed, however short the reading was', async () => {
  meanwhile = async () => {
    now = new Date(now.getTime() + 1_000);
    meanwhile = async () => undefined;
    await sync(now.toISOString());
  };
  await sync();
  expect(queued).toEqual([{ accountId, heardAt: '2026-03-02T10:00:01.000Z' }]);
  now = new Date(now.getTime() + 1_000);
  await sync(queued[0]?.heardAt);
  expect(asked).toHaveLength(4);
  expect(await stored()).toMatchObject({ readTo: now.toISOString() });
  expect(queued).toHaveLength(1);
});

it('lets another run go on at once where something of ours failed', async () => {
  meanwhile = async () => {
    throw new Error('The table is down');
  };
  await expect(sync()).rejects.toThrow('The table is down');
  meanwhile = async () => undefined;
  await sync();
  expect(await stored()).toMatchObject({ readTo: now.toISOString() });
});

it('goes on from the page at which it has to wait for Merge, however often that happens, and counts no failure', async () => {
  meanwhile = async (cursor) => {
    if (cursor) throw new MergeProblem('busy', 'jobs', { waitMs: 41_000 });
  };
  await sync();
  expect(await stored()).toMatchObject({
    reading: { part: 'jobs', cursor: 'second' },
    failures: 0,
    dueAt: '2026-03-02T10:00:41.000Z',
  });
  await sync();
  expect(asked).toEqual([undefined, 'second']);
  pass(1);
  meanwhile = async () => undefined;
  await sync();
  expect(asked).toEqual([undefined, 'second', 'second']);
  expect(await stored()).toMatchObject({ readTo: '2026-03-02T10:00:00.000Z', failures: 0 });
});

it('waits for Merge too where it is asked what has another name, or anything first, and counts no failure', async () => {
  await sync();
  pass(6);
  const limited = async () => {
    throw new MergeProblem('busy', 'offices', { status: 429, waitMs: 41_000 });
  };
  const { changedAround } = merge;
  merge.changedAround = limited;
  await sync();
  Object.assign(merge, { changedAround });
  expect(await stored()).toMatchObject({ failures: 0, dueAt: '2026-03-02T10:06:41.000Z' });
  pass(1);
  meanwhile = limited;
  await sync();
  expect(await stored()).toMatchObject({ failures: 0, dueAt: '2026-03-02T10:07:41.000Z' });
  meanwhile = async () => {
    throw new MergeProblem('busy', 'jobs', { status: 503 });
  };
  pass(1);
  await sync();
  expect(await stored()).toMatchObject({ failures: 1 });
  meanwhile = async () => undefined;
  pass(6);
  await sync();
  expect(await stored()).toMatchObject({ failures: 0, dueAt: expect.stringMatching(/T10:1/) });
});

it('looks for those who were sent to another account once Merge has all people of this one, and not before', async () => {
  const known = await stored();
  await putItem(table, { ...keys.atsLink(accountId), ...known, looksForSent: true });
  await sync();
  expect(await stored()).toMatchObject({ readTo: now.toISOString(), looksForSent: true });
  const { syncStatus } = merge;
  const model = { ...DONE, last_sync_finished: null, next_sync_start: null, is_initial_sync: false };
  merge.syncStatus = async () => ({
    results: ['Job', 'Application', 'Candidate'].map((model_name) => ({ ...model, model_name })),
    next: null,
  });
  pass(6);
  await sync();
  Object.assign(merge, { syncStatus });
  expect(await stored()).not.toHaveProperty('looksForSent');
});

it('writes nothing but its end where nothing is new, and nothing that it read before another run wrote', async () => {
  await sync();
  pass(6);
  const send = vi.spyOn(table.db, 'send');
  await sync();
  const writes = send.mock.calls.map(([command]) => command.constructor.name).filter((name) => !/Get|Query/.test(name));
  send.mockRestore();
  expect(writes).toEqual(['PutCommand']);
  pass(6);
  const { jobs } = merge;
  const page = (name: string) => ({ results: [MergeJob.parse({ id: 'one', name, status: 'OPEN' })], next: null });
  let isFirst = true;
  merge.jobs = async () => {
    if (!isFirst) return page('New');
    isFirst = false;
    await sync(now.toISOString());
    return page('Old');
  };
  await sync();
  Object.assign(merge, { jobs });
  expect(await createAtsJobReader(table).find((await stored())!, 'one')).toMatchObject({ title: 'New' });
});

it('reads once where many messages come at the same moment', async () => {
  await sync();
  pass(1);
  const heard = Array.from({ length: 10 }, (_, at) => new Date(now.getTime() - at).toISOString());
  asked = [];
  await Promise.all(heard.map((heardAt) => sync(heardAt)));
  for (const { heardAt } of queued.splice(0)) await sync(heardAt);
  expect(asked).toEqual([undefined, 'second']);
  expect(queued).toEqual([]);
});
