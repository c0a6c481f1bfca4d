import { afterAll, beforeAll, expect, it } from 'vitest';
import { DeleteCommand, PutCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { rebuild } from '../../scripts/ops/rebuild.ts';
import { ScanCommand } from '../../scripts/ops/scan.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import { aProfile } from '../support/builders.ts';
import { addCandidate, answer, contact, lastMail, mailsOf, postJob } from '../support/mail.ts';
import { aPdf } from '../support/pdf.ts';
import { findAddresses } from '../support/planted.ts';
import { uploadResume } from '../support/uploads.ts';
import { aWorld, type World } from '../support/world.ts';

const { submissions, outreach, search } = contract;
const WITH_A_FILE = {
  headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
};
const YES_WITH_A_FILE = [
  ...['--b', 'Content-Type: text/plain', '', 'Yes, gladly.'],
  ...['--b', 'Content-Type: text/plain', 'Content-Disposition: attachment; filename="cv.txt"', '', 'My life', '--b--'],
].join('\r\n');

let world: World;
let account: TestAccount;
let ada: Employer;
let ben: Employer;
let job: JobId;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
  ({ account, admin: ada } = await world.anAccount({ window: 'always' }));
  ben = await world.anEmployer({ account, firstname: 'Ben' });
  job = await postJob(world, ada);
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const remove = (id: SubmissionId, as = ada) => world.call(submissions.deleteSubmission, { params: { id } }, { as });
const board = () => world.call(submissions.getFunnel, { params: { id: job }, query: {} }, { as: ada });
const items = async () => (await world.table.db.send(new ScanCommand({ TableName: world.table.name }))).Items ?? [];
/** What is stored that says any of these words. */
const saying = async (...words: string[]) =>
  (await items()).filter((item) => words.some((word) => JSON.stringify(item).toLowerCase().includes(word)));
/** The counters of everything of the account, days among them. */
const numbers = async () =>
  Object.fromEntries(
    (await items()).flatMap((item) =>
      item.sk === 'COUNTERS' || String(item.pk).includes('#DAYS#') || String(item.sk).startsWith('INBOXCOUNTS')
        ? Object.entries(item).flatMap(([name, value]) =>
            typeof value === 'number' && value !== 0 && !['version', 'countedAt'].includes(name)
              ? [[`${item.pk} ${item.sk} ${name}`, value]]
              : [],
          )
        : [],
    ),
  );

/** Somebody whom the team added from a file, who was written to and answered with a file, with a note, who was answered in turn. */
async function someoneWithALife(): Promise<SubmissionId> {
  const identifier = await uploadResume(world, ada, aPdf(['Wilhelmina Quackenbush', 'quackenbush@home.example']));
  const candidate = aProfile({ firstName: 'Wilhelmina', lastName: 'Quackenbush', email: 'quackenbush@home.example' });
  const tmpFile = { identifier, originalFilename: 'quackenbush.pdf' };
  const body = { jobId: job, tmpFile, candidate: candidate as Profile };
  const { id } = await world.call(submissions.createSubmission, { body }, { as: ada });
  await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: true } }, { as: ada });
  await findAddresses(world);
  await contact(world, { admin: ada, job, id, email: 'quackenbush@home.example' });
  await world.call(submissions.addNote, { params: { id }, body: { content: 'A find' } }, { as: ben });
  await answer(world, lastMail(world, id), YES_WITH_A_FILE, WITH_A_FILE);
  return id;
}

it('leaves nothing of a deleted profile: no item, no file, no number, nothing to be found by', async () => {
  const kept = await addCandidate(world, ada, job, { email: 'kept@home.example' });
  await contact(world, kept);
  await world.drain();
  const before = await numbers();
  const id = await someoneWithALife();
  const sent = mailsOf(world, id).length;
  const { replyIds } = await world.call(submissions.getSubmission, { params: { id } }, { as: ada });
  const { attachments } = await world.call(outreach.getCandidateReply, { params: { id } }, { as: ada });
  const link = (attachmentId: string) =>
    world.call(outreach.getReplyAttachment, { params: { id: `${id}.${replyIds[0]}`, attachmentId } }, { as: ada });
  const { url: attached } = await link(attachments[0]!.id);
  expect((await fetch(attached)).status).toBe(200);
  expect((await saying('quackenbush')).length).toBeGreaterThan(10);

  expect(await remove(id)).toEqual({ deleted: true });
  await world.drain();

  const left = (await saying('quackenbush', id)).filter(({ pk }) => !String(pk).includes('#AUDIT'));
  // Words that an account knows belong to nobody; who deleted it is told for some days.
  const words = left.filter(({ pk }) => String(pk).includes('#WORDS#') || String(pk).includes('#CALL#'));
  expect(left.filter((item) => !words.includes(item)).map(({ pk, sk }) => ({ pk, sk }))).toEqual([
    keys.erased(account.id, id),
  ]);
  expect(await numbers()).toEqual(before);
  expect((await fetch(attached)).status).toBe(404);
  const { columns } = await board();
  expect(columns.flatMap(({ cards }) => cards.map((card) => card.id))).toEqual([kept.id]);
  const found = await world.call(search.searchCandidates, { query: { q: 'quackenbush' } }, { as: ada });
  expect(JSON.stringify(found)).not.toContain(id);

  world.pass({ days: 10 });
  await world.drain();
  expect(mailsOf(world, id)).toHaveLength(sent);
});

it('counts the same afterwards as what is stored says', async () => {
  const options = { quietMs: 0, wait: () => world.drain() };
  expect(await rebuild(openOffice(), account.id, options)).toMatchObject({ mended: 0, days: 0, busy: [] });
});

it('tells whoever comes second who deleted it, and does it once', async () => {
  const { id } = await addCandidate(world, ada, job, { firstName: 'Ines', email: 'ines@home.example' });
  await remove(id, ben);
  const log = { params: { id: account.id }, query: { kind: 'DATA_DELETED', by: ben.id } } as const;
  const { entries } = await world.call(contract.accounts.listAudit, log, { as: ada });
  // The job, and nothing of whose profile it was.
  expect(entries).toMatchObject([{ subject: 'Profile', details: expect.stringMatching(/^Added to .+, id sub_\w+$/) }]);
  expect(JSON.stringify(entries)).not.toContain('Ines');
  await world.drain();
  const told = { code: 'SUBMISSION_DELETED', message: expect.stringMatching(/"why":"Ben .*deleted it\."/) };
  await expect(remove(id, ada)).rejects.toMatchObject(told);
  await expect(world.call(submissions.getSubmission, { params: { id } }, { as: ada })).rejects.toMatchObject(told);
  const move = { params: { id }, body: { column: 'DISCARDED' as const } };
  await expect(world.call(submissions.moveInFunnel, move, { as: ada })).rejects.toMatchObject(told);
  expect(await remove(id, ben)).toEqual({ deleted: true });
});

it('is gone at once, with what stands beside it, before what is left of it is erased', async () => {
  const { id } = await addCandidate(world, ada, job, { firstName: 'Sofie', email: 'sofie@home.example' });
  await world.drain();
  const input = { params: { id } };
  const told = { code: 'SUBMISSION_DELETED', message: expect.stringMatching(/"why":"Ben .*deleted it\."/) };
  expect(await world.call(submissions.getSpotlight, input, { as: ada })).not.toBeNull();
  await world.call(submissions.addNote, { ...input, body: { content: 'A find' } }, { as: ben });
  await remove(id, ben);
  await expect(world.call(submissions.getSpotlight, input, { as: ada })).rejects.toMatchObject(told);
  await expect(world.call(submissions.listNotes, input, { as: ada })).rejects.toMatchObject(told);
  await world.drain();
});

it('shows neither an answer nor what came with it, nor anything that was sent, as soon as the profile is deleted', async () => {
  const id = await someoneWithALife();
  const input = { params: { id } };
  const { replyIds } = await world.call(submissions.getSubmission, input, { as: ada });
  const replyId = replyIds[0]!;
  const one = { params: { id, replyId } };
  const { attachments } = await world.call(outreach.getReply, one, { as: ada });
  const attached = { params: { id: `${id}.${replyId}`, attachmentId: attachments[0]!.id } };
  await remove(id, ben);

  const told = { code: 'SUBMISSION_DELETED', message: expect.stringMatching(/"why":"Ben .*deleted it\."/) };
  await expect(world.call(outreach.getReply, one, { as: ada })).rejects.toMatchObject(told);
  await expect(world.call(outreach.getReplyAttachment, attached, { as: ada })).rejects.toMatchObject(told);
  await expect(world.call(outreach.getCandidateReply, input, { as: ada })).rejects.toMatchObject(told);
  await expect(world.call(outreach.listSentMails, input, { as: ada })).rejects.toMatchObject(told);
  await expect(world.call(outreach.getPerson, input, { as: ada })).rejects.toMatchObject(told);
  await expect(world.call(outreach.pauseOutreach, input, { as: ada })).rejects.toMatchObject(told);
  const gone = { code: 'CONVERSATION_NOT_FOUND' };
  await expect(world.call(contract.inbox.openConversation, input, { as: ada })).rejects.toMatchObject(gone);
  await world.drain();
  await expect(world.call(outreach.getReply, one, { as: ada })).rejects.toMatchObject(told);
  await expect(world.call(outreach.listSentMails, input, { as: ada })).rejects.toMatchObject(told);
});

it('takes what was written too late with the last of it', async () => {
  const { id } = await addCandidate(world, ada, job, { firstName: 'Late', email: 'late@home.example' });
  await remove(id);
  await world.drain();
  const spotlight = { ...keys.spotlight(account.id, id), generatedHighlightsSummary: 'Latecomer' };
  await world.table.db.send(new PutCommand({ TableName: world.table.name, Item: spotlight }));
  // The table lets go of it after some days.
  await world.table.db.send(new DeleteCommand({ TableName: world.table.name, Key: keys.erased(account.id, id) }));
  await world.drain();
  const left = (await saying(id, 'latecomer')).filter(({ pk }) => !String(pk).includes('#AUDIT'));
  expect(left).toEqual([]);
});

it('deletes nothing on a closed job', async () => {
  const other = await postJob(world, ada);
  const { id } = await addCandidate(world, ada, other, { firstName: 'Shut', email: 'shut@home.example' });
  await world.call(contract.jobs.closeJob, { params: { id: other } }, { as: ada });
  await expect(remove(id)).rejects.toMatchObject({ code: 'JOB_CLOSED' });
});
