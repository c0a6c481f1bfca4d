import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Profile } from '../../shared/model/candidate.ts';
import { JobFields } from '../../shared/model/job.ts';
import { aProfile } from '../../test/support/builders.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { createExportStore } from '../records/ats/export.ts';
import { linkedTo } from '../records/ats/link.ts';
import { createAtsLinks } from '../records/ats/link-store.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { exported } from '../records/submission/moves.ts';
import { newHead } from '../records/submission/new-head.ts';
import { type ExportWorkDeps, exportCandidate } from './export.ts';
import type { Merge } from './merge/merge.ts';

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

it('creates nobody twice where something of ours fails and another address is known meanwhile', async () => {
  let now = START;
  const heads = createHeadStore(table, () => now);
  const candidate = aProfile() as Profile;
  const head = newHead({ accountId, id, jobId, origin: 'team', candidate, at: now, duplicate: false });
  await heads.create({ ...head, column: 'CONTACTED' }, []);
  await heads.change(accountId, id, (one) => exported(one, { at: now, by: 'usr_a', isInterested: false }));

  const created: string[] = [];
  const merge: Partial<Merge> = {
    users: async () => ({
      results: [{ id: 'user', email: null, disabled: false, access_role: 'ADMIN', modified_at: null }],
      next: null,
    }),
    // What was created is listed late, as by some ATSs.
    findCandidates: async () => [],
    findAttachments: async () => [],
    findApplications: async () => [],
    createCandidate: async (_token, _user, { email }) => `candidate-${created.push(email)}`,
    createAttachment: async () => 'attachment',
    createApplication: async (_token, _user, of) => `application-of-${of.candidate}`,
  };
  const linked = { name: 'Greenhouse', slug: 'greenhouse', logo: null, token: 'token' };
  const job = {
    ...JobFields.parse({ title: 'Engineer' }),
    ...{ id: jobId, accountId, version: 1, status: 'Validated', ownerId: 'usr_a', outreachVersion: null },
    ...{ createdAt: START.toISOString(), postedAt: null, editedAt: START.toISOString() },
    ats: { atsName: 'Greenhouse', slug: 'greenhouse', mergeDevId: 'remote', reference: null },
  } as const;
  const resume = { identifier: 'file_a', originalFilename: 'resume.pdf', hasParsingFailed: false } as const;
  const link = linkedTo(undefined, linked, { accountId, userId: 'usr_a' }, now);
  let emails = ['first@home.example'];
  let isStoreDown = true;
  const deps = {
    ...{ heads, merge, now: () => now, again: async () => undefined },
    exports: createExportStore(table),
    links: { ...createAtsLinks(table), find: async () => link },
    findJob: async () => job,
    findProfile: async () => ({
      candidate,
      resume,
      resumeText: '',
      createdBy: null,
      externalId: null,
      community: null,
    }),
    findEmails: async () => emails.map(address),
    findUser: async () => undefined,
    files: {
      readLink: async () => {
        if (isStoreDown) throw new Error('The store of files is down');
        return 'https://files.example/resume.pdf';
      },
    },
    cipher: { lock: async (secret: string) => secret, open: async (locked: string) => locked },
  } as unknown as ExportWorkDeps;
  const message = { accountId, submissionId: id, tries: 0 } as const;

  await expect(exportCandidate(deps, message)).rejects.toThrow('The store of files is down');
  isStoreDown = false;
  emails = ['chosen.later@home.example', ...emails];
  now = new Date(now.getTime() + 6 * 60_000);
  await exportCandidate(deps, message);
  expect((await heads.read(accountId, id))?.ats?.state).toBe('sent');
  expect(created).toEqual(['first@home.example']);
  expect(await deps.exports.find({ accountId, id })).toMatchObject({
    email: 'first@home.example',
    applicationId: 'application-of-candidate-1',
  });
});
