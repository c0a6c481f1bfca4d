import { afterEach, beforeEach, expect, it } from 'vitest';
import { add, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS } from '../../scripts/local/merge/linked-ats.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { deleteItem, putItem, queryAll, updateItem } from '../platform/items.ts';
import { createExportStore } from '../records/ats/export.ts';
import { keys } from '../records/keys.ts';
import { createCandidateReader } from '../records/submission/candidate-reader.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { exported } from '../records/submission/moves.ts';

const [ADA, BOB] = ['sub_ada', 'sub_bob'] as const;
const EMAIL = 'ada@x.example';
const CLOSED_HERE = 'This job is closed. Once it is open again, this candidate is sent automatically.';
let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

const pass = (minutes: number) => {
  runs.clock.now += minutes * 60_000;
};
const waiting = async (id: SubmissionId, job?: `job_${string}`) => {
  await runs.known(id, [EMAIL]);
  await runs.waiting(id, undefined, job);
};
/** A first try that waits, or is refused, at a call. */
async function tryFirst(kind: 'limited' | 'closed', on: string) {
  runs.local.faults.add({ kind, on, times: kind === 'limited' ? 9 : 1 });
  await runs.export(ADA);
  runs.local.faults.clear();
}
const sendAgain = (id: SubmissionId) =>
  createHeadStore(runs.table, runs.now).change(runs.accountId, id, (head) =>
    exported(head, { at: runs.now(), by: 'usr_a', isInterested: false }),
  );
const setJob = (status: 'Closed' | 'Validated') =>
  updateItem(runs.table, keys.job(runs.accountId, runs.jobId), {
    change: 'SET #status = :status',
    ...{ names: { '#status': 'status' }, values: { ':status': status } },
  });
const profileOf = async (id: SubmissionId) =>
  (await createCandidateReader(runs.table).findProfile(runs.accountId, id))!;
const whyOf = async (id: SubmissionId) =>
  (await createExportStore(runs.table).find({ accountId: runs.accountId, id }))?.why;
const itemsOf = (id: SubmissionId) =>
  queryAll(runs.table, { where: 'pk = :pk', values: { ':pk': keys.head(runs.accountId, id).pk } });
const createdThere = () =>
  runs.ats().content.candidates.filter((one) => JSON.stringify(one.email_addresses).includes('@x.example'));
const resumesThere = (email = EMAIL) =>
  runs.ats().content.attachments.filter(({ candidate }: Thing) => candidate === runs.who(email).id);

it('an address that the team took out of the profile, with none in its place, is used no more', async () => {
  await waiting(ADA);
  await tryFirst('limited', 'GET users');
  await runs.known(ADA, []);
  pass(6);
  await runs.export(ADA);
  expect([await runs.state(ADA), createdThere()]).toEqual(['failed', []]);
  expect(await whyOf(ADA)).toBe('No email address of this candidate is known.');
});

it('nobody is sent from a job that was closed here meanwhile, until it is open again', async () => {
  await waiting(ADA);
  await tryFirst('limited', 'POST candidates');
  await setJob('Closed');
  pass(6);
  await runs.export(ADA);
  expect([await runs.state(ADA), await whyOf(ADA), createdThere()]).toEqual(['failed', CLOSED_HERE, []]);
  await runs.read(2);
  expect(await runs.state(ADA)).toBe('failed');
  await setJob('Validated');
  // As the queue is told.
  await runs.export(ADA, undefined, { isWaiting: true });
  await runs.export(ADA);
  expect(await runs.state(ADA)).toBe('sent');
});

it('says of a job that is closed here as the ATS lets us in again what is done once it is open', async () => {
  await waiting(ADA);
  runs.ats().isRevoked = true;
  await runs.export(ADA);
  runs.ats().isRevoked = false;
  await setJob('Closed');
  pass(1);
  await runs.link(INTEGRATIONS[0]);
  await runs.read(2);
  expect([await runs.state(ADA), await whyOf(ADA)]).toEqual(['failed', CLOSED_HERE]);
  await setJob('Validated');
  // As the queue is told.
  await runs.export(ADA, undefined, { isWaiting: true });
  expect(await runs.state(ADA)).toBe('queued');
});

it.each([1, 2, 3])(
  'nothing is written anew of somebody who is deleted as a run of theirs begins, after %i calls',
  async (end) => {
    await waiting(ADA);
    let calls = 0;
    await runs.export(ADA, {
      steps: () => 0,
      async around(work) {
        const answer = await work();
        if (++calls === end)
          for (const { pk, sk } of await itemsOf(ADA)) await deleteItem(runs.table, { pk: String(pk), sk: String(sk) });
        return answer;
      },
    });
    expect([await itemsOf(ADA), createdThere()]).toEqual([[], []]);
  },
);

it('what a run that was killed wrote of somebody who was deleted goes with the next one', async () => {
  const store = createExportStore(runs.table);
  const until = new Date(runs.clock.now + 60_000);
  await store.claim({ accountId: runs.accountId, id: ADA }, { at: runs.now(), until, address: () => EMAIL });
  await runs.export(ADA);
  expect(await itemsOf(ADA)).toEqual([]);
});

it('two jobs on which one person is sent at the same time each give their own resume of one name', async () => {
  await runs.import(runs.job(1), 'job_b');
  await runs.read();
  await waiting(ADA);
  await waiting(BOB, 'job_b');
  const profile = await profileOf(ADA);
  const resume = { ...profile.resume, identifier: 'file_other' };
  await putItem(runs.table, { ...keys.profile(runs.accountId, BOB), ...profile, resume });
  await runs.export(ADA);
  await runs.export(BOB);
  expect([await runs.state(ADA), await runs.state(BOB), createdThere().length]).toEqual(['sent', 'sent', 1]);
  expect(resumesThere()).toHaveLength(2);
});

/** They apply there by themself, with a file of the same name. */
async function apply(email = EMAIL) {
  const { candidate: who } = await profileOf(ADA);
  const email_addresses = [{ value: email, email_address_type: 'PERSONAL' }];
  const named = { first_name: who.firstName, last_name: who.lastName, applications: [], attachments: [] };
  const { id: candidate } = add(runs.ats().content, 'candidates', runs.now(), { ...named, email_addresses });
  const file = { file_name: 'resume.pdf', attachment_type: 'RESUME', file_url: 'https://old.example/1' };
  add(runs.ats().content, 'attachments', runs.now(), { candidate, ...file });
}

it('a file that somebody gave there themself after a first try, which came to nothing, is not ours', async () => {
  await waiting(ADA);
  await tryFirst('closed', 'GET users');
  expect(await runs.state(ADA)).toBe('failed');
  pass(60 * 24);
  await apply();
  pass(60 * 24);
  await sendAgain(ADA);
  await runs.export(ADA);
  expect([await runs.state(ADA), resumesThere().length]).toEqual(['sent', 2]);
});

it('nor is one that they gave in another account, in which nothing was given by us', async () => {
  await waiting(ADA);
  await tryFirst('closed', 'POST applications');
  expect([await runs.state(ADA), resumesThere().length]).toEqual(['failed', 1]);
  pass(60);
  const { content } = runs.ats();
  const { id } = runs.who(EMAIL);
  await runs.connectAnother({
    ...runs.ats(),
    content: {
      ...content,
      candidates: content.candidates.filter((one) => one.id !== id),
      attachments: content.attachments.filter(({ candidate }) => candidate !== id),
    },
  });
  await apply();
  await runs.read(3);
  await sendAgain(ADA);
  await runs.export(ADA);
  expect([await runs.state(ADA), resumesThere().length]).toEqual(['sent', 2]);
});
