import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Profile } from '../../shared/model/candidate.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { JobFields } from '../../shared/model/job.ts';
import type { ExportToAts } from '../../shared/tasks.ts';
import { aProfile } from '../../test/support/builders.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { createExportStore, createForgetExport } from '../records/ats/export.ts';
import { linkedTo, unlinked } from '../records/ats/link.ts';
import { createAtsLinks } from '../records/ats/link-store.ts';
import { createPersonClaims } from '../records/ats/person-claims.ts';
import { createSentPerson } from '../records/ats/sent-person.ts';
import { createUnsentStore } from '../records/ats/unsent-store.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { exported } from '../records/submission/moves.ts';
import { newHead } from '../records/submission/new-head.ts';
import { type ExportWorkDeps, exportCandidate } from './export.ts';
import type { Merge } from './merge/merge.ts';
import { MergeProblem } from './merge/problem.ts';
import { MergeCandidate } from './merge/shapes.ts';

const accountId = 'acc_a';
const id = 'sub_a';
const jobId = 'job_a';
const START = new Date('2026-03-02T10:00:00.000Z');

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const address = (email: string) => ({
  email,
  addedBy: 'customer',
  kind: 'personal',
  deliverabilityStatus: 'verified',
  isDeliverable: true,
});

const candidate = aProfile() as Profile;
const job = {
  ...JobFields.parse({ title: 'Engineer' }),
  ...{ id: jobId, accountId, version: 1, status: 'Validated', ownerId: 'usr_a', outreachVersion: null },
  ...{ createdAt: START.toISOString(), postedAt: null, editedAt: START.toISOString() },
  ats: { atsName: 'Greenhouse', slug: 'greenhouse', mergeDevId: 'remote', reference: null },
} as const;
const resume = { identifier: 'file_a', originalFilename: 'resume.pdf', hasParsingFailed: false } as const;
const linked = { name: 'Greenhouse', slug: 'greenhouse', logo: null, token: 'token' };
const link = linkedTo(undefined, linked, { accountId, userId: 'usr_a' }, START);

/** An ATS that lists late what was created, as some do; what was created stands in `created`. */
function aSlowAts(created: string[]): Partial<Merge> {
  return {
    users: async () => ({
      results: [{ id: 'user', email: null, disabled: false, access_role: 'ADMIN', modified_at: null }],
      next: null,
    }),
    isThere: async () => true,
    candidate: async (_token, id) => MergeCandidate.parse({ id }),
    application: async () => undefined,
    findCandidates: async () => [],
    findAttachments: async () => [],
    findApplications: async () => [],
    createCandidate: async (_token, _user, { email }) => `candidate-${created.push(email)}`,
    createAttachment: async () => 'attachment',
    createApplication: async (_token, _user, of) => `application-of-${of.candidate}`,
  };
}

const depsOf = (over: object) =>
  ({
    forgetExport: createForgetExport(table),
    exports: createExportStore(table),
    people: createPersonClaims(table),
    sentPerson: createSentPerson(table),
    links: { ...createAtsLinks(table), find: async () => link },
    findJob: async () => job,
    standingInAts: async () => 'THERE' as const,
    jobs: { find: async () => ({ status: 'OPEN' }) },
    findProfile: async () => ({
      candidate,
      resume,
      resumeText: '',
      createdBy: null,
      externalId: null,
      community: null,
    }),
    findUser: async () => undefined,
    files: { readLink: async () => 'https://files.example/resume.pdf' },
    cipher: { lock: async (secret: string) => secret, open: async (locked: string) => locked },
    ...over,
  }) as unknown as ExportWorkDeps;

async function waiting(submissionId: SubmissionId) {
  const heads = createHeadStore(table, () => START);
  const head = newHead({ accountId, id: submissionId, jobId, origin: 'team', candidate, at: START, duplicate: false });
  await heads.createOnce({ ...head, column: 'CONTACTED' }, []);
  await heads.change(accountId, submissionId, (one) => exported(one, { at: START, by: 'usr_a', isInterested: false }));
  return { accountId, submissionId, tries: 0 } as const;
}

it('creates nobody twice where something of ours fails and another address is known meanwhile', async () => {
  let now = START;
  const heads = createHeadStore(table, () => now);
  const message = await waiting(id);
  const created: string[] = [];
  let emails = ['first@home.example'];
  let isStoreDown = true;
  const deps = depsOf({
    ...{ heads, merge: aSlowAts(created), now: () => now, again: async () => undefined },
    findEmails: async () => emails.map(address),
    files: {
      readLink: async () => {
        if (isStoreDown) throw new Error('The store of files is down');
        return 'https://files.example/resume.pdf';
      },
    },
  });

  await expect(exportCandidate(deps, message)).rejects.toThrow('The store of files is down');
  isStoreDown = false;
  emails = ['chosen.later@home.example', ...emails];
  now = new Date(now.getTime() + 6 * 60_000);
  await exportCandidate(deps, message);
  expect((await heads.read(accountId, id))?.ats?.state).toBe('sent');
  expect(created).toEqual(['first@home.example']);
  expect(await deps.exports.find({ accountId, id })).toMatchObject({
    email: 'first@home.example',
    candidateId: 'candidate-1',
  });
});

it('creates somebody once who is sent on two jobs at the same time, and sends both', async () => {
  let now = START;
  const heads = createHeadStore(table, () => now);
  const created: string[] = [];
  const later: ExportToAts[] = [];
  const [first, second] = [await waiting('sub_b'), await waiting('sub_c')];
  const ats = aSlowAts(created);
  const createCandidate: Merge['createCandidate'] = async (...asked) => {
    if (later.length === 0) await exportCandidate(deps, second);
    return ats.createCandidate?.(...asked) ?? '';
  };
  const applied: string[] = [];
  const createApplication: Merge['createApplication'] = async (_token, _user, of) => `a-${applied.push(of.candidate)}`;
  const deps = depsOf({
    ...{ heads, merge: { ...ats, createCandidate, createApplication }, now: () => now },
    again: async (messages: readonly ExportToAts[]) => void later.push(...messages),
    findEmails: async () => [address('same@home.example')],
  });
  await exportCandidate(deps, first);
  expect([created, later]).toEqual([['same@home.example'], [second]]);
  now = new Date(now.getTime() + 30_000);
  for (const message of later) await exportCandidate(deps, message);
  expect(created).toEqual(['same@home.example']);
  expect(applied).toEqual(['candidate-1', 'candidate-1']);
  for (const { submissionId } of [first, second])
    expect((await heads.read(accountId, submissionId))?.ats?.state).toBe('sent');
});

it('says that it waits, where the account disconnected its ATS while one was on the way', async () => {
  const heads = createHeadStore(table, () => START);
  const message = await waiting('sub_left');
  let current = link;
  const users: Merge['users'] = async () => {
    current = unlinked(link, START);
    throw new MergeProblem('relink', 'GET users', { status: 401 });
  };
  const deps = depsOf({
    ...{ heads, merge: { ...aSlowAts([]), users }, now: () => START, unsent: createUnsentStore(table) },
    links: { find: async () => current, save: async () => false },
    findEmails: async () => [address('left@home.example')],
  });
  await exportCandidate(deps, message);
  expect((await heads.read(accountId, message.submissionId))?.ats?.state).toBe('failed');
  expect(await deps.exports.find({ accountId, id: message.submissionId })).toMatchObject({
    why: 'Your ATS is not connected any more. Once it is connected again, this candidate is sent automatically.',
  });
});

it('says of somebody who went to the account of before that they are gone, where another was connected meanwhile', async () => {
  const heads = createHeadStore(table, () => START);
  const message = await waiting('sub_other');
  const LATER = new Date(START.getTime() + 1_000);
  let current = link;
  const createApplication: Merge['createApplication'] = async () => {
    current = linkedTo(unlinked(link, START), { ...link, token: 'other' }, { accountId, userId: 'usr_a' }, LATER);
    return 'application';
  };
  const deps = depsOf({
    ...{ heads, merge: { ...aSlowAts([]), createApplication }, now: () => START },
    links: { find: async () => current },
    findEmails: async () => [address('other@home.example')],
  });
  await exportCandidate(deps, message);
  const ats = (await heads.read(accountId, message.submissionId))?.ats;
  expect(ats).toMatchObject({ state: 'gone' });
  expect(ats?.candidateId).toBeUndefined();
  expect(ats?.sentAt && ats.sentAt < current.linkedAt).toBe(true);
});

it('says of somebody who arrived that they did, where an ATS of another kind was connected meanwhile', async () => {
  const heads = createHeadStore(table, () => START);
  const message = await waiting('sub_kind');
  const LATER = new Date(START.getTime() + 1_000);
  let current = link;
  const createApplication: Merge['createApplication'] = async () => {
    const lever = { ...link, name: 'Lever', slug: 'lever', token: 'other' };
    current = linkedTo(unlinked(link, START), lever, { accountId, userId: 'usr_a' }, LATER);
    return 'application';
  };
  const deps = depsOf({
    ...{ heads, merge: { ...aSlowAts([]), createApplication }, now: () => LATER },
    links: { find: async () => current },
    findEmails: async () => [address('kind@home.example')],
  });
  await exportCandidate(deps, message);
  const ats = (await heads.read(accountId, message.submissionId))?.ats;
  expect(ats).toMatchObject({ state: 'sent', candidateId: 'candidate-1' });
});

it('lets nobody wait for one that arrived, or for somebody who was refused', async () => {
  const heads = createHeadStore(table, () => START);
  const [refused, other] = [await waiting('sub_no'), await waiting('sub_yes')];
  const ats = aSlowAts([]);
  let isRefused = true;
  const createCandidate: Merge['createCandidate'] = async (...asked) => {
    if (isRefused) throw new MergeProblem('refused', 'POST candidates', { status: 400 });
    return ats.createCandidate?.(...asked) ?? '';
  };
  const again = vi.fn();
  const deps = depsOf({
    ...{ heads, merge: { ...ats, createCandidate }, now: () => START, again },
    findEmails: async () => [address('one.of.two@home.example')],
  });
  await exportCandidate(deps, refused);
  isRefused = false;
  await exportCandidate(deps, other);
  expect((await heads.read(accountId, other.submissionId))?.ats?.state).toBe('sent');
  expect(again).not.toHaveBeenCalled();
  expect(await deps.exports.find({ accountId, id: other.submissionId })).not.toHaveProperty('claimedUntil');
});
