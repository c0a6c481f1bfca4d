import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Profile } from '../../shared/model/candidate.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import { Submission } from '../../shared/model/submission.ts';
import { aProfile } from '../../test/support/builders.ts';
import { followHeads } from '../../test/support/following.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { newAct } from '../platform/act.ts';
import type { Actor } from '../platform/http.ts';
import { GetCommand, PutCommand } from '../platform/table-calls.ts';
import { createSubmissionRepository } from '../records/board/submission-store.ts';
import { keys } from '../records/keys.ts';
import type { Head } from '../records/submission/head.ts';
import { newHead } from '../records/submission/new-head.ts';
import { StoredHead, toHeadItem } from '../records/submission/stored-head.ts';
import { toCandidate } from '../resumes/adding.ts';
import { createSubmissionsApi } from './api.ts';

const start = Date.parse('2026-03-02T10:00:00.000Z');
const accountId = 'acc_a';
const ada: Actor = { userId: 'usr_ada', email: 'ada@a.test', accountId, isAdmin: true, name: 'Ada' };
const bob: Actor = { ...ada, userId: 'usr_bob', name: 'Bob', isAdmin: false };
const stranger: Actor = { ...ada, userId: 'usr_eve', accountId: 'acc_b', name: 'Eve' };

let table: TestTable;
let clock = start;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const files = new Map<string, Uint8Array>();
const apiOf = () =>
  createSubmissionsApi({
    eraseDeliveryMarks: async () => undefined,
    hasPlatformAccess: async () => true,
    atsOfJob: async () => undefined,
    repository: createSubmissionRepository(table, () => new Date(clock)),
    readResume: async ({ key }) => {
      const bytes = files.get(key);
      if (!bytes) return undefined;
      const text = Buffer.from(bytes).toString();
      const [firstName = null, lastName = null, email = null] = text.split(' ');
      const resume = {
        firstName,
        lastName,
        email,
        phoneNumber: null,
        location: null,
        summary: null,
        socialProfiles: [],
        employmentHistory: [],
        educationHistory: [],
        skills: [],
        langs: [],
        warnings: [],
      };
      return { candidate: toCandidate(resume), text, failed: email === null, warnings: [] };
    },
    now: () => new Date(clock),
  });
/** An act that nobody repeats. */
const once = () => newAct(new Date(clock));
const put = (Item: Record<string, unknown>) => table.db.send(new PutCommand({ TableName: table.name, Item }));

const aJob = async (jobId: JobId, status = 'Validated') => {
  await put({ ...keys.jobRow(accountId, jobId), id: jobId, status, title: `Title of ${jobId}` });
  return jobId;
};

/** A sourced profile on a job whose search is done, with what follows from it. */
async function aCandidate(id: SubmissionId, jobId: JobId, over: Partial<Head> = {}) {
  const candidate = Profile.parse(aProfile());
  const fresh = newHead({ accountId, id, jobId, origin: 'crowd', candidate, at: new Date(clock), duplicate: false });
  const head: Head = { ...fresh, huntDone: true, hasEmail: true, ...over };
  await put(toHeadItem(head));
  const rest = {
    resume: null,
    resumeText: '',
    createdBy: null,
    externalId: null,
    community: null,
  };
  await put({ ...keys.profile(accountId, id), candidate, ...rest });
  await project(undefined, head);
  return head;
}

const project = (before: Head | undefined, after: Head) =>
  followHeads(table, [{ before, after }], { now: () => new Date(clock) });
const codesOf = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'done'));
const headOf = async (id: SubmissionId) => StoredHead.parse(await table.get(keys.head(accountId, id)));

describe('the board', () => {
  it('shows each column’s latest first, page by page, and counts the hidden ones', async () => {
    const id = await aJob('job_board');
    for (let n = 0; n < 30; n++)
      await aCandidate(`sub_b${n}`, id, { columnAt: new Date(start + n * 1_000).toISOString() });
    await aCandidate('sub_bx', id, { column: 'DISCARDED', reviewedAt: new Date(start).toISOString() });
    const { columns, counts } = await apiOf().getFunnel({ actor: ada, params: { id }, query: {} });
    const fresh = columns.find(({ column }) => column === 'NEW');
    expect(counts).toMatchObject({ NEW: 30, DISCARDED: 1, HIRED: 0 });
    expect(fresh?.cards.map((card) => card.id).slice(0, 2)).toEqual(['sub_b29', 'sub_b28']);
    expect(columns.find(({ column }) => column === 'DISCARDED')).toMatchObject({ count: 1, cards: [] });

    const after = fresh?.next ?? undefined;
    const more = await apiOf().getFunnelColumn({
      actor: ada,
      params: { id, column: 'NEW' },
      query: { after, limit: 25 },
    });
    expect(more.cards.map((card) => card.id)).toEqual(['sub_b4', 'sub_b3', 'sub_b2', 'sub_b1', 'sub_b0']);
    expect(more.next).toBeNull();
    const review = await apiOf().listReviewIds({ actor: ada, params: { id }, query: {} });
    expect(review.next).toBeNull();
    expect([review.ids.length, review.ids[0]]).toEqual([30, 'sub_b0']);
    expect(await apiOf().countCrowdToReview({ actor: ada, params: { id } })).toEqual({ count: 30 });
  });

  it('finds people by any beginnings of their name, without accents and case', async () => {
    const id = await aJob('job_search');
    await aCandidate('sub_s1', id, { name: 'José García' });
    await aCandidate('sub_s2', id, { name: 'Josephine Gard' });
    const found = async (search: string) => {
      const { columns } = await apiOf().getFunnel({ actor: ada, params: { id }, query: { search } });
      return columns.flatMap(({ cards }) => cards.map(({ name }) => name)).sort();
    };
    expect(await found('JOSE gar')).toEqual(['Josephine Gard', 'José García']);
    expect(await found('garcia j')).toEqual(['José García']);
    expect(await found('jos gard')).toEqual(['Josephine Gard']);
    expect(await found('nobody')).toEqual([]);
  });

  it('says whether it has changed in one read of half a unit, with the version that its cards came with', async () => {
    const id = await aJob('job_version');
    const versionOf = () => apiOf().getBoardVersion({ actor: ada, params: { id } });
    expect(await versionOf()).toEqual({ version: 0 });
    await aCandidate('sub_v1', id);
    const board = await apiOf().getFunnel({ actor: ada, params: { id }, query: {} });
    const column = await apiOf().getFunnelColumn({ actor: ada, params: { id, column: 'NEW' }, query: { limit: 1 } });
    const send = vi.spyOn(table.db, 'send');
    expect(await versionOf()).toEqual({ version: 1 });
    expect(send.mock.calls.map(([{ input }]) => input)).toEqual([
      { TableName: table.name, Key: keys.counters(accountId, id), ConsistentRead: false },
    ]);
    send.mockRestore();
    expect([board.version, column.version]).toEqual([1, 1]);
    await aCandidate('sub_v2', id);
    expect(await versionOf()).toEqual({ version: 2 });
  });

  it('reads the job only where nothing was counted yet, and no counters for a review in which somebody is', async () => {
    const id = await aJob('job_unread');
    await aCandidate('sub_u1', id);
    const send = vi.spyOn(table.db, 'send');
    await apiOf().getFunnel({ actor: ada, params: { id }, query: {} });
    await apiOf().listReviewIds({ actor: ada, params: { id }, query: {} });
    const read = send.mock.calls.flatMap(([command]) => (command instanceof GetCommand ? [command.input.Key?.sk] : []));
    send.mockRestore();
    expect(read).toEqual(['COUNTERS']);
  });

  it('of another account does not exist, and a page marker of another column is refused', async () => {
    const id = await aJob('job_mine');
    await aCandidate('sub_mine', id);
    const params = { id };
    for (const asked of [
      () => apiOf().getFunnel({ actor: stranger, params, query: {} }),
      () => apiOf().getBoardVersion({ actor: stranger, params }),
      () => apiOf().listReviewIds({ actor: stranger, params, query: {} }),
    ])
      await expect(asked()).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
    const after = Buffer.from(JSON.stringify({ boardKey: 'A#acc_b#J#job_x#NEW' })).toString('base64url');
    const foreign = apiOf().getFunnelColumn({ actor: ada, params: { id, column: 'NEW' }, query: { after, limit: 25 } });
    await expect(foreign).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('moving many', () => {
  it('says of each what became of it, and all of it can be taken back', async () => {
    const jobId = await aJob('job_bulk');
    await aCandidate('sub_m1', jobId);
    await aCandidate('sub_m2', jobId, { huntDone: false, hasEmail: false });
    await aCandidate('sub_m3', jobId, { hasEmail: false });
    await aCandidate('sub_m4', await aJob('job_other'));
    const submissionIds: SubmissionId[] = ['sub_m1', 'sub_m2', 'sub_m3', 'sub_m4', 'sub_m5'];
    clock += 1_000;
    const saved = await apiOf().saveSubmissions({
      actor: ada,
      params: { jobId },
      body: { submissionIds, comment: 'Good' },
    });
    expect(saved.updates.map(({ code, card }) => code ?? card?.columnName)).toEqual([
      'SAVED',
      'HUNT_NOT_DONE',
      'NO_USABLE_EMAIL',
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_NOT_FOUND',
    ]);
    expect((await apiOf().getSubmission({ actor: ada, params: { id: 'sub_m1' } })).review).toMatchObject({
      feedback: 'Good',
      byUser: { name: 'Ada' },
    });

    const movedAt = saved.updates[0]?.card?.columnUpdatedAt ?? '';
    const moves = [
      { submissionId: 'sub_m1' as SubmissionId, movedAt },
      { submissionId: 'sub_m2' as SubmissionId, movedAt: new Date(0).toISOString() },
    ];
    const undo = () => apiOf().undoMove({ actor: ada, body: { moves } });
    const { updates } = await undo();
    expect(updates.map(({ code, card }) => code ?? card?.columnName)).toEqual(['NEW', 'NOTHING_TO_UNDO']);
    clock += 40_000;
    expect((await undo()).updates, 'asked for again, as after an answer that was lost').toEqual(updates);
    expect((await apiOf().getSubmission({ actor: ada, params: { id: 'sub_m1' } })).review).toBeNull();

    clock += 60_000;
    const later = { submissionIds: ['sub_m1' as SubmissionId], type: 'Discarded' as const, jobId };
    expect((await apiOf().discardSubmissions({ actor: ada, body: later })).updates[0]?.ok).toBe(true);
    const { review } = await apiOf().getSubmission({ actor: ada, params: { id: 'sub_m1' } });
    expect(review, 'what was said in the review that was taken back').toBeNull();
  });

  it('is refused on a closed job, whatever the action', async () => {
    const jobId = await aJob('job_closed', 'Closed');
    await aCandidate('sub_closed', jobId);
    const api = apiOf();
    const params = { id: 'sub_closed' } as const;
    const submissionIds: SubmissionId[] = ['sub_closed'];
    const refused = [
      api.discardSubmissions({ actor: ada, body: { submissionIds, type: 'Discarded', jobId } }),
      api.disqualifyAsClient({ actor: ada, body: { submissionIds, jobId, reason: 'NOT_QUITE_RIGHT', comment: '' } }),
      api.saveSubmissions({ actor: ada, params: { jobId }, body: { submissionIds, comment: '' } }),
      api.moveInFunnel({ actor: ada, params, body: { column: 'DISCARDED' } }),
      api.undoMove({
        actor: ada,
        body: { moves: [{ submissionId: 'sub_closed', movedAt: new Date(0).toISOString() }] },
      }),
      api.finishSubmission({ actor: ada, params, body: { asClientReviewed: true } }),
      api.createSubmission({
        actor: ada,
        body: { jobId, tmpFile: null, candidate: Profile.parse(aProfile()), role: 'employer' },
        act: once(),
      }),
    ];
    expect(await codesOf(refused)).toEqual(refused.map(() => 'JOB_CLOSED'));
    expect((await headOf('sub_closed')).version).toBe(1);
  });

  it('lets one of two who move the same card at the same time win, and tells the other', async () => {
    await aCandidate('sub_race', await aJob('job_race'), { column: 'INTERESTED' });
    const move = (column: 'HIRED' | 'REJECTED') =>
      apiOf().moveInFunnel({ actor: ada, params: { id: 'sub_race' }, body: { column, version: 1 } });
    const answers = await Promise.allSettled([move('HIRED'), move('REJECTED')]);
    const lost = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
    expect(lost).toEqual(['CONFLICT']);
    expect((await headOf('sub_race')).version).toBe(2);
  });

  it('keeps why a candidate is not interested, and drops it when interest comes after all', async () => {
    const id: SubmissionId = 'sub_interest';
    await aCandidate(id, await aJob('job_interest'), {
      column: 'CONTACTED',
      contactedAt: new Date(start).toISOString(),
    });
    await apiOf().markNotInterested({ actor: ada, params: { id }, body: { notInterestedReasons: ['LOW_SALARY'] } });
    const interestOf = async () => (await apiOf().getSubmission({ actor: ada, params: { id } })).interest;
    expect(await interestOf()).toMatchObject({ isInterested: false, notInterestedReasons: ['LOW_SALARY'] });
    clock += 60_000;
    await apiOf().markInterested({ actor: ada, params: { id }, body: {} });
    expect(await interestOf()).toMatchObject({ isInterested: true, notInterestedReasons: [] });
  });
});

describe('adding a profile', () => {
  const create = (jobId: JobId, over: object) =>
    apiOf().createSubmission({
      actor: ada,
      body: { jobId, tmpFile: null, candidate: null, role: 'employer', ...over },
      act: once(),
    });
  const upload = (text: string) => {
    const identifier = `file_${files.size + 1}` as const;
    files.set(`${accountId}/${identifier}`, Buffer.from(text));
    return { tmpFile: { identifier, originalFilename: 'resume.pdf' } };
  };
  const columnsShown = async (id: JobId) =>
    (await apiOf().getFunnel({ actor: ada, params: { id }, query: {} })).columns.flatMap(({ cards }) =>
      cards.map((card) => card.id),
    );

  it('from a file keeps it aside until it is finished, then it is to review', async () => {
    const jobId = await aJob('job_add');
    const { id, hasResumeParsingFailed, candidate } = await create(jobId, upload('Grace Hopper grace@mail.example'));
    expect(hasResumeParsingFailed).toBe(false);
    expect(candidate).toMatchObject({ firstName: 'Grace', email: 'grace@mail.example' });
    expect(await columnsShown(jobId)).toEqual([]);
    expect(
      await apiOf().finishSubmission({ actor: ada, params: { id }, body: { asClientReviewed: false } }),
    ).toMatchObject({ columnName: 'NEW', origin: 'team' });
    expect(await columnsShown(jobId)).toEqual([id]);
    const shown = Submission.parse(await apiOf().getSubmission({ actor: ada, params: { id } }));
    expect(shown).toMatchObject({
      isCustomerSubmission: true,
      createdByCustomer: { name: 'Ada' },
      resume: { identifier: 'file_1' },
    });
  });

  it('keeps what could be read of a file, and must be completed before it is finished', async () => {
    const jobId = await aJob('job_partly');
    const { id, hasResumeParsingFailed, candidate } = await create(jobId, upload('Grace'));
    expect({ hasResumeParsingFailed, firstName: candidate.firstName }).toEqual({
      hasResumeParsingFailed: true,
      firstName: 'Grace',
    });
    const finish = () => apiOf().finishSubmission({ actor: ada, params: { id }, body: { asClientReviewed: true } });
    await expect(finish()).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const whole = Profile.parse(aProfile({ firstName: 'Grace', lastName: 'Hopper' }));
    expect(await apiOf().editCandidate({ actor: ada, params: { id }, body: { candidate: whole } })).toMatchObject({
      name: 'Grace Hopper',
      resume: { hasParsingFailed: true },
    });
    expect(await finish()).toMatchObject({ columnName: 'SAVED' });
    expect(await finish()).toMatchObject({ columnName: 'SAVED', version: 3 });
  });

  it('is let go of by the table where nobody finishes it, whole, and never once it is finished', async () => {
    const { id } = await create(await aJob('job_left'), upload('Grace'));
    const itemsOf = async () => (await table.scan()).filter(({ pk }) => String(pk).endsWith(`#S#${id}`));
    const days = (seconds: unknown) => (Number(seconds) * 1_000 - clock) / 86_400_000;
    const expiries = async () =>
      Object.fromEntries(
        (await itemsOf()).map(({ sk, expiresAt }) => [sk, expiresAt && Math.round(days(expiresAt))] as const),
      );
    // What says which file it was made of outlives the head, with which it goes: the table keeps no order.
    expect(await expiries()).toEqual({ HEAD: 7, DRAFT: 14 });
    const whole = Profile.parse(aProfile({ firstName: 'Grace', lastName: 'Hopper' }));
    await apiOf().editCandidate({ actor: ada, params: { id }, body: { candidate: whole } });
    expect(await expiries()).toEqual({ HEAD: 7, PROFILE: 14 });
    await apiOf().finishSubmission({ actor: ada, params: { id }, body: { asClientReviewed: true } });
    expect(await expiries()).toEqual({ HEAD: undefined, PROFILE: undefined });
  });

  it('warns of the same person on any job of the account, and marks the later one', async () => {
    const jobId = await aJob('job_twice');
    const candidate = Profile.parse(aProfile());
    const finish = (id: SubmissionId) =>
      apiOf().finishSubmission({ actor: ada, params: { id }, body: { asClientReviewed: false } });
    const first = await create(jobId, { candidate });
    await finish(first.id);
    await project(undefined, await headOf(first.id));
    const second = await create(await aJob('job_twice2'), { candidate: { ...candidate, socialProfiles: [] } });
    const { duplicates } = await apiOf().checkDuplicates({ actor: ada, params: { id: second.id }, body: {} });
    expect(duplicates).toEqual([
      {
        ...{ id: first.id, jobId, jobTitle: 'Title of job_twice', jobApart: '', name: `Sam ${candidate.lastName}` },
        ...{ columnName: 'NEW', canMerge: false, matches: ['email'], isSamePerson: true, leftOut: [] },
      },
    ]);
    expect(await finish(second.id)).toMatchObject({ isDuplicate: true });
    await project(undefined, await headOf(second.id));
    expect((await apiOf().getSubmission({ actor: ada, params: { id: first.id } })).isADuplicateOfProfileIds).toEqual([
      { id: second.id, jobId: 'job_twice2' },
    ]);
  });

  it('needs a file that is there, on a job that is posted', async () => {
    const nowhere = { tmpFile: { identifier: 'file_0', originalFilename: 'cv.pdf' } };
    await expect(create(await aJob('job_file'), nowhere)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
    await expect(create(await aJob('job_draft', 'Draft'), upload('A B'))).rejects.toMatchObject({
      code: 'JOB_IS_A_DRAFT',
    });
  });

  it('can be corrected only where the team added it, and keeps its address once contacted', async () => {
    const jobId = await aJob('job_edit');
    await aCandidate('sub_sourced', jobId);
    const edit = (id: SubmissionId, candidate: Profile) =>
      apiOf().editCandidate({ actor: ada, params: { id }, body: { candidate } });
    await expect(edit('sub_sourced', Profile.parse(aProfile()))).rejects.toMatchObject({ code: 'CANNOT_EDIT_PROFILE' });
    const contacted = await aCandidate('sub_ours', jobId, {
      origin: 'team',
      contactedAt: new Date(start).toISOString(),
      verdicts: 'cu',
    });
    const candidate = Profile.parse(
      (await apiOf().getSubmission({ actor: ada, params: { id: contacted.id } })).candidate,
    );
    await expect(edit('sub_ours', { ...candidate, email: 'new@mail.example' })).rejects.toMatchObject({
      fields: { 'candidate.email': expect.anything() },
    });
    await edit('sub_ours', { ...candidate, lastName: 'Married' });
    expect(await headOf('sub_ours')).toMatchObject({ name: 'Sam Married', verdicts: '', huntDone: true });
  });
});

describe('private notes', () => {
  it('are seen by the team, newest first, and deleted by their author alone', async () => {
    const id: SubmissionId = 'sub_notes';
    await aCandidate(id, await aJob('job_notes'));
    const api = apiOf();
    const first = await api.addNote({ actor: ada, params: { id }, body: { content: 'First' }, act: once() });
    clock += 1_000;
    await api.addNote({ actor: bob, params: { id }, body: { content: 'Second' }, act: once() });
    expect((await api.listNotes({ actor: bob, params: { id } })).map(({ content }) => content)).toEqual([
      'Second',
      'First',
    ]);
    const noteId = first._id as `note_${string}`;
    await expect(api.deleteNote({ actor: bob, params: { id, noteId } })).rejects.toMatchObject({
      code: 'NOT_YOUR_NOTE',
    });
    await expect(api.listNotes({ actor: stranger, params: { id } })).rejects.toMatchObject({
      code: 'SUBMISSION_NOT_FOUND',
    });
    await api.deleteNote({ actor: ada, params: { id, noteId } });
    await expect(api.deleteNote({ actor: ada, params: { id, noteId } })).rejects.toMatchObject({
      code: 'NOTE_NOT_FOUND',
    });
  });
});

describe('a private note of somebody who left', () => {
  it('is deleted by whoever has the job now, and by nobody before', async () => {
    const id: SubmissionId = 'sub_left';
    const job: JobId = 'job_left';
    await aCandidate(id, job);
    await put({ ...keys.jobRow(accountId, job), id: job, status: 'Validated', title: 'Left', ownerId: bob.userId });
    const ida: Actor = { ...ada, userId: 'usr_ida', name: 'Ida' };
    const on = (account: string) => put({ ...keys.user(ida.userId), id: ida.userId, accountId: account });
    await on(accountId);
    const api = apiOf();
    const { _id } = await api.addNote({ actor: ida, params: { id }, body: { content: 'Mine' }, act: once() });
    const params = { id, noteId: _id as `note_${string}` };
    const canDelete = async (actor: Actor) => (await api.listNotes({ actor, params: { id } }))[0]?.canDelete;
    expect([await canDelete(ida), await canDelete(bob)]).toEqual([true, false]);
    await expect(api.deleteNote({ actor: bob, params })).rejects.toMatchObject({ code: 'NOT_YOUR_NOTE' });

    await on('acc_b');
    expect([await canDelete(ada), await canDelete(bob)]).toEqual([false, true]);
    await expect(api.deleteNote({ actor: ada, params })).rejects.toMatchObject({ code: 'NOT_YOUR_NOTE' });
    expect(await api.deleteNote({ actor: bob, params })).toEqual({ deleted: true });
    expect(await api.listNotes({ actor: bob, params: { id } })).toEqual([]);
  });
});

describe('another account’s candidate', () => {
  it('does not exist, whatever is asked of it', async () => {
    const id: SubmissionId = 'sub_theirs';
    await aCandidate(id, await aJob('job_theirs'));
    const api = apiOf();
    const calls = [
      api.getSubmission({ actor: stranger, params: { id } }),
      api.getSpotlight({ actor: stranger, params: { id } }),
      api.moveInFunnel({ actor: stranger, params: { id }, body: { column: 'DISCARDED' } }),
      api.addNote({ actor: stranger, params: { id }, body: { content: 'x' }, act: once() }),
      api.checkDuplicates({ actor: stranger, params: { id }, body: {} }),
    ];
    expect(await codesOf(calls)).toEqual(calls.map(() => 'SUBMISSION_NOT_FOUND'));
    expect(await api.listHuntStatuses({ actor: stranger, query: { submissionIds: [id] } })).toEqual([]);
    expect(await api.listCards({ actor: stranger, query: { submissionIds: [id] } })).toEqual([]);
  });
});
