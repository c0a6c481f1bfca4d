import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getItem, type Key } from '../../functions/platform/items.ts';
import { UpdateCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { contract } from '../../shared/contract/index.ts';
import type { ReplyId, SubmissionId } from '../../shared/model/ids.ts';
import { mailsOf } from '../support/mail.ts';
import { type Planted, plant } from '../support/planted.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, outreach, submissions } = contract;

let world: World;
let planted: Planted;
beforeAll(async () => {
  world = await aWorld();
  planted = await plant(world, await world.aSourcer());
});
afterAll(() => world?.close());

const as = () => ({ as: planted.admin });
const account = () => planted.ids.account;
const headKey = (id: SubmissionId) => keys.head(account(), id);
const NEWER = { code: 'RECORD_NEWER', status: 409 };

const stored = (key: Key) => getItem(world.table, key, { strongly: true });

/** Changes a stored item as a newer version would; what was there before comes back with the end of the test. */
async function write(Key: Key, attributes: Record<string, unknown>) {
  const names = Object.keys(attributes);
  const { Attributes = {} } = await world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key,
      UpdateExpression: `SET ${names.map((_, n) => `#n${n} = :v${n}`).join(', ')}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: Object.fromEntries(names.map((name, n) => [`#n${n}`, name])),
      ExpressionAttributeValues: Object.fromEntries(names.map((name, n) => [`:v${n}`, attributes[name]])),
      ReturnValues: 'UPDATED_OLD',
    }),
  );
  return () => write(Key, Attributes);
}

const board = async (search: string) => {
  const params = { params: { id: planted.ids.job }, query: { search } };
  const { columns } = await world.call(submissions.getFunnel, params, as());
  return columns.flatMap(({ cards }) => cards);
};

/** What is logged as an error, or failed and goes back to its queue. */
function readErrors(): () => unknown[] {
  const written = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => written.mockRestore());
  return () => written.mock.calls.map(([record]) => record);
}

describe('a candidate in a column that only a newer version knows', () => {
  it('is found, opens as being updated, is not moved, and takes nothing down', async () => {
    const errors = readErrors();
    const id = planted.people.noted;
    const { boardKey } = (await stored(headKey(id))) as { boardKey: string };
    const restore = await write(headKey(id), { boardKey: boardKey.replace(/[^#]*$/, 'OFFERED'), offeredAt: 7 });
    onTestFinished(async () => void (await restore()));
    await world.drain();
    const shown = await world.call(submissions.getSubmission, { params: { id } }, as());
    expect(shown).toMatchObject({ id, isBeingUpdated: true });
    expect((await board(shown.name)).find((card) => card.id === id)).toMatchObject({ isBeingUpdated: true });
    const move = { params: { id }, body: { column: 'DISCARDED' } } as const;
    expect(await world.refusal(submissions.moveInFunnel, move, as())).toMatchObject(NEWER);
    const body = { jobId: planted.ids.job, submissionsId: [id], startOutreachCampaign: true };
    const { blocked, recipients } = await world.call(outreach.preflightContact, { body }, as());
    expect({ recipients, blocked }).toMatchObject({ recipients: [], blocked: [{ reason: 'RECORD_NEWER' }] });
    await world.call(submissions.addNote, { params: { id }, body: { content: 'Still here' } }, as());
    expect(await stored(headKey(id))).toMatchObject({ offeredAt: 7, boardKey: expect.stringMatching(/OFFERED$/) });
    expect(errors()).toEqual([]);
  });
});

describe('a candidate whose sequence only a newer version knows how it stands', () => {
  it('gets no email and loses none, and is looked at again later', async () => {
    const errors = readErrors();
    const id = planted.people.running;
    const item = (await stored(headKey(id))) as { campaign: object; dueAt: string };
    await write(headKey(id), { campaign: { ...item.campaign, state: 'held', heldBy: 'usr_a' } });
    const sent = mailsOf(world, id).length;
    for (let day = 0; day < 8; day++) {
      world.pass({ days: 1 });
      await world.drain();
    }
    expect(mailsOf(world, id)).toHaveLength(sent);
    const after = (await stored(headKey(id))) as { campaign: object; dueAt: string };
    expect(after.campaign).toEqual({ ...item.campaign, state: 'held', heldBy: 'usr_a' });
    expect(after.dueAt > item.dueAt).toBe(true);
    expect(await world.refusal(outreach.pauseOutreach, { params: { id } }, as())).toMatchObject(NEWER);
    const shown = await world.call(submissions.getSubmission, { params: { id } }, as());
    expect(shown).toMatchObject({
      isBeingUpdated: true,
      emailCampaign: { isPaused: false, stopReason: 'Being updated' },
    });
    expect(errors()).toEqual([]);
  });
});

it('an answer of a kind that only a newer version knows is shown as one of a person', async () => {
  const [submission, reply] = planted.ids.reply.split('.') as [SubmissionId, ReplyId];
  await write(keys.reply(account(), submission, reply), { kind: 'voice-message', suggestion: 'maybe', spoken: true });
  const shown = await world.call(outreach.getCandidateReply, { params: { id: submission } }, as());
  expect(shown).toMatchObject({ id: reply, kind: 'human-reply', suggestion: 'unclear' });
});

it('a job with a status and choices that only a newer version knows is listed and opened, and cannot be changed', async () => {
  const id = planted.ids.job;
  const list = async () =>
    (await world.call(jobs.listJobs, { query: { scope: 'team', status: 'Validated' } }, as())).results;
  await write(keys.jobRow(account(), id), { status: 'Archived', office: 'ON_THE_MOON' });
  await write(keys.job(account(), id), { status: 'Archived', seniorityLevel: 'GURU', employmentType: ['GIG'] });
  expect(await list()).toMatchObject([{ id, status: 'Closed', isBeingUpdated: true }]);
  const shown = await world.call(jobs.getJob, { params: { id } }, as());
  expect(shown).toMatchObject({ status: 'Closed', seniorityLevel: null, employmentType: [], isBeingUpdated: true });
  expect(await world.refusal(jobs.closeJob, { params: { id } }, as())).toMatchObject(NEWER);
  expect(await world.refusal(jobs.reopenJob, { params: { id } }, as())).toMatchObject(NEWER);
  const { fresh } = planted.people;
  const save = { params: { jobId: id }, body: { submissionIds: [fresh], comment: '' } };
  expect(await world.refusal(submissions.saveSubmissions, save, as())).toMatchObject(NEWER);
  await world.call(submissions.getFunnel, { params: { id }, query: {} }, as());
});
