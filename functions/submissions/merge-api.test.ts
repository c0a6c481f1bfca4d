import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Profile } from '../../shared/model/candidate.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import { Submission } from '../../shared/model/submission.ts';
import { aProfile } from '../../test/support/builders.ts';
import { followHeads } from '../../test/support/following.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { newAct } from '../platform/act.ts';
import type { Actor } from '../platform/http.ts';
import type { Table } from '../platform/table.ts';
import { DeleteCommand, PutCommand } from '../platform/table-calls.ts';
import { createSubmissionRepository } from '../records/board/submission-store.ts';
import { keys } from '../records/keys.ts';
import { profileItem } from '../records/submission/beside-head.ts';
import { eraseRest } from '../records/submission/erasure.ts';
import type { Head } from '../records/submission/head.ts';
import { newHead } from '../records/submission/new-head.ts';
import { toHeadItem } from '../records/submission/stored-head.ts';
import { createSubmissionsApi } from './api.ts';

const at = new Date('2026-03-02T10:00:00.000Z');
const accountId = 'acc_a';
const ada: Actor = { userId: 'usr_ada', email: 'ada@a.test', accountId, isAdmin: true, name: 'Ada' };
const jobId: JobId = 'job_a';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
  await put({ ...keys.jobRow(accountId, jobId), id: jobId, status: 'Validated', title: 'Engineer' });
});
afterAll(() => table.close());

const put = (Item: Record<string, unknown>) => table.db.send(new PutCommand({ TableName: table.name, Item }));
const apiOn = (on: Table) =>
  createSubmissionsApi({
    eraseDeliveryMarks: async () => undefined,
    hasPlatformAccess: async () => true,
    atsOfJob: async () => undefined,
    repository: createSubmissionRepository(on, () => at),
    readResume: async () => undefined,
    now: () => at,
  });

const removers = { files: { remove: async () => undefined }, mails: { remove: async () => undefined } };
let people = 0;

/** A profile that stands on the job, whose search for addresses is done, and another of the same person that is being added. */
async function aPair(over: Partial<Head> = {}, unknown = {}) {
  const id: SubmissionId = `sub_stands${++people}`;
  const candidate = Profile.parse(aProfile());
  const fresh = newHead({ accountId, id, jobId, origin: 'team', candidate, at, duplicate: false });
  const head: Head = { ...fresh, huntDone: true, hasEmail: true, verdicts: 'cu', ...over };
  const rest = { resume: null, resumeText: '', createdBy: null, externalId: null, community: null };
  await put(toHeadItem(head));
  await put({ ...profileItem(head, { ...rest, candidate }), candidate: { ...candidate, ...unknown } });
  await followHeads(table, [{ before: { ...head, pending: true }, after: head }], { now: () => at });
  const typed = { ...candidate, skills: [{ name: 'Falconry' }] };
  const body = { jobId, candidate: typed, tmpFile: null, role: 'employer' as const };
  const added = await apiOn(table).createSubmission({ actor: ada, body, act: newAct(at) });
  return { id, added: added.id, candidate, typed };
}

const merge = (on: Table, added: SubmissionId, into: SubmissionId) =>
  apiOn(on).mergeSubmission({ actor: ada, params: { id: added }, body: { into } });
const edit = (id: SubmissionId, candidate: Profile, on: Table = table) =>
  apiOn(on).editCandidate({ actor: ada, params: { id }, body: { candidate } });
const skillsOf = async (id: SubmissionId) =>
  Submission.parse(await apiOn(table).getSubmission({ actor: ada, params: { id } })).candidate.skills.map(
    ({ name }) => name,
  );

/** The table for a run that something else comes between, before its n-th call. */
function interruptedAt(call: number, between: () => Promise<unknown>): Table {
  const send = table.db.send.bind(table.db) as (...args: unknown[]) => Promise<unknown>;
  let calls = 0;
  const interrupted = async (...args: unknown[]) => {
    if (calls++ === call) await between();
    return send(...args);
  };
  return { db: Object.create(table.db, { send: { value: interrupted } }), name: table.name };
}

it('loses nothing of an edit of either profile, whenever it comes between', async () => {
  for (const which of ['id', 'added'] as const)
    for (let call = 0, isEdited = true; isEdited; call++) {
      const pair = await aPair();
      const candidate = which === 'id' ? pair.candidate : pair.typed;
      const skills = [...candidate.skills, { name: 'Archery' }];
      isEdited = false;
      const on = interruptedAt(call, async () => {
        isEdited = true;
        await edit(pair[which], { ...candidate, skills });
      });
      await merge(on, pair.added, pair.id);
      if (!isEdited) expect(call).toBeGreaterThan(8);
      else
        expect(new Set(await skillsOf(pair.id)), `${which}, before call ${call}`).toEqual(
          new Set([...pair.candidate.skills.map(({ name }) => name), 'Archery', 'Falconry']),
        );
    }
});

it('keeps the resume that came with the other, whenever it comes between an edit', async () => {
  const resume = { identifier: 'file_second', originalFilename: 'second.pdf', hasParsingFailed: false };
  for (let call = 0, isMerged = true; isMerged; call++) {
    const pair = await aPair();
    await put({ ...(await table.get(keys.profile(accountId, pair.added))), resume });
    isMerged = false;
    const on = interruptedAt(call, async () => {
      isMerged = true;
      await merge(table, pair.added, pair.id);
    });
    await edit(pair.id, pair.candidate, on);
    if (!isMerged) expect(call).toBeGreaterThan(3);
    else expect(await table.get(keys.profile(accountId, pair.id)), `before call ${call}`).toMatchObject({ resume });
  }
});

it('does not let an edit of what was read before wipe what somebody merged or edited meanwhile', async () => {
  const { id, added, candidate } = await aPair();
  const api = apiOn(table);
  const read = await api.getSubmission({ actor: ada, params: { id } });
  const save = (actor: Actor, profileVersion: number, skill: string) =>
    api.editCandidate({
      actor,
      params: { id },
      body: { candidate: { ...candidate, skills: [{ name: skill }] }, profileVersion },
    });
  await merge(table, added, id);
  const grace: Actor = { ...ada, userId: 'usr_grace', name: 'Grace' };
  const details = { by: 'Ada', at: at.toISOString() };
  await expect(save(grace, read.profileVersion, 'Whistling')).rejects.toMatchObject({
    code: 'PROFILE_CHANGED',
    details,
  });
  await expect(save(ada, read.profileVersion, 'Whistling')).rejects.toMatchObject({ details: { by: 'You' } });
  expect(await skillsOf(id)).toContain('Falconry');
  const { profileVersion } = await api.getSubmission({ actor: grace, params: { id } });
  const saved = await save(grace, profileVersion, 'Whistling');
  // The same again, as where the answer was lost, changes nothing and is no conflict.
  expect(await save(grace, profileVersion, 'Whistling')).toMatchObject({ profileVersion: saved.profileVersion });
  await expect(save(ada, profileVersion, 'Juggling')).rejects.toMatchObject({ details: { by: 'Grace' } });
  expect(await skillsOf(id)).toEqual(['Whistling']);
});

it('names beforehand what it leaves out, and keeps that in the timeline', async () => {
  const { id, added, candidate } = await aPair();
  await edit(id, { ...candidate, phoneNumber: '+32470123456', summary: 'Builds engines.' });
  await edit(added, { ...candidate, phoneNumber: '+32470999999', summary: 'Builds looms.' });
  const leftOut = [
    { what: 'Phone', stays: '+32470123456', goes: '+32470999999' },
    { what: 'Summary', stays: 'Builds engines.', goes: 'Builds looms.' },
  ];
  const { duplicates } = await apiOn(table).checkDuplicates({ actor: ada, params: { id: added }, body: {} });
  expect(duplicates).toMatchObject([{ id, canMerge: true, isSamePerson: true, leftOut }]);
  await merge(table, added, id);
  const { timeline } = await apiOn(table).getSubmission({ actor: ada, params: { id } });
  expect(timeline.find(({ kind }) => kind === 'merged')).toMatchObject({ leftOut });
});

it('compares the profile with the job anew, and keeps what only a newer version knows of it', async () => {
  const { id, added } = await aPair({}, { pronouns: 'she' });
  expect(await merge(table, added, id)).toMatchObject({ id, verdicts: '', hasEmailToContact: true });
  expect(await table.get(keys.profile(accountId, id))).toMatchObject({ candidate: { pronouns: 'she' } });
});

it('is neither offered nor done where the team may not change the profile that stands', async () => {
  const { id, added } = await aPair({ origin: 'crowd' });
  const { duplicates } = await apiOn(table).checkDuplicates({ actor: ada, params: { id: added }, body: {} });
  expect(duplicates).toMatchObject([{ id, canMerge: false }]);
  await expect(merge(table, added, id)).rejects.toMatchObject({ code: 'CANNOT_EDIT_PROFILE' });
});

it('is offered only once the profile is complete, and refused before', async () => {
  const { id, added, typed } = await aPair();
  const { lastName: _, ...draft } = typed;
  await put({
    ...keys.draft(accountId, added),
    ...(await table.get(keys.profile(accountId, added))),
    sk: 'DRAFT',
    candidate: draft,
  });
  await table.db.send(new DeleteCommand({ TableName: table.name, Key: keys.profile(accountId, added) }));
  const { duplicates } = await apiOn(table).checkDuplicates({ actor: ada, params: { id: added }, body: {} });
  expect(duplicates).toMatchObject([{ id, canMerge: false }]);
  await expect(merge(table, added, id)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

it('is refused where both together are longer than a profile may be', async () => {
  const { id, added, candidate } = await aPair();
  const many = (what: string) => Array.from({ length: 150 }, (_, at) => ({ name: `${what} ${at}` }));
  await edit(id, { ...candidate, skills: many('Song') });
  await edit(added, { ...candidate, skills: many('Dance') });
  await expect(merge(table, added, id)).rejects.toMatchObject({ fields: { candidate: [expect.any(String)] } });
  expect(await skillsOf(id)).toHaveLength(150);
});

it('says where somebody is who was moved to another job since they were offered', async () => {
  const { id, added } = await aPair();
  const other: JobId = 'job_other';
  await put({ ...keys.jobRow(accountId, other), id: other, status: 'Validated', title: 'Gardener' });
  await apiOn(table).transferToJob({ actor: ada, params: { id }, body: { newJobId: other } });
  await expect(merge(table, added, id)).rejects.toMatchObject({
    code: 'MOVED_MEANWHILE',
    details: { why: expect.stringContaining('to the job “Gardener”') },
  });
});

describe('a note of somebody who is deleted in the same moment', () => {
  const grace: Actor = { ...ada, userId: 'usr_grace', name: 'Grace' };
  const remove = (id: SubmissionId) => apiOn(table).deleteSubmission({ actor: grace, params: { id } });
  const notesOf = (id: SubmissionId) => createSubmissionRepository(table, () => at).items.readNotes(accountId, id);

  it('is not kept, and whoever wrote it is told who deleted them, whenever that comes between', async () => {
    for (let call = 0, isDeleted = true; isDeleted; call++) {
      const { id } = await aPair();
      isDeleted = false;
      const on = interruptedAt(call, async () => {
        isDeleted = true;
        await remove(id);
        await eraseRest(table, removers, { accountId, id, jobId });
      });
      const noted = apiOn(on).addNote({ actor: ada, params: { id }, body: { content: 'Call her' }, act: newAct(at) });
      const outcome = await Promise.resolve(noted).catch((error: unknown) => error);
      const told = { code: 'SUBMISSION_DELETED', details: { why: 'Grace deleted it.' } };
      if (isDeleted) expect(outcome, `before call ${call}`).toMatchObject(told);
      else expect(call).toBeGreaterThan(2);
      expect(await notesOf(id), `before call ${call}`).toHaveLength(isDeleted ? 0 : 1);
    }
  });

  it('does not come with a profile that was merged into theirs', async () => {
    const { id, added } = await aPair();
    await apiOn(table).addNote({ actor: ada, params: { id: added }, body: { content: 'Met her' }, act: newAct(at) });
    await merge(table, added, id);
    await remove(id);
    await eraseRest(table, removers, { accountId, id, jobId });
    await eraseRest(table, removers, { accountId, id: added, jobId });
    expect([...(await notesOf(id)), ...(await notesOf(added))]).toEqual([]);
  });
});
