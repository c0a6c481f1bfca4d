import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addApplicant, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { type LinkedAts, saySync } from '../../scripts/local/merge/linked-ats.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { contactedThroughAts } from '../../test/support/ats.ts';
import { addCandidate, contact } from '../../test/support/mail.ts';
import { aWorld, type World } from '../../test/support/world.ts';

let world: World;
let account: TestAccount;
let admin: Employer;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.cloud.merge.faults.clear();
  ({ account, admin } = await world.anAccount({ window: 'always' }));
});

const pass = async (minutes = 6) => {
  world.pass({ minutes });
  await world.drain();
};
const seen = (id: SubmissionId) => world.call(submissionRoutes.getSubmission, { params: { id } }, { as: admin });
const stateOf = async (id: SubmissionId) => (await seen(id)).exportToAts?.state;
const send = async (id: SubmissionId) => {
  await world.call(atsRoutes.exportToAts, { params: { id }, body: {} }, { as: admin });
  await world.drain();
};
const another = async (job: JobId, email: string) => {
  const whom = await addCandidate(world, admin, job, { email });
  await contact(world, whom);
  return whom.id;
};
const disconnect = async () => {
  await world.call(atsRoutes.unlinkAts, {}, { as: admin });
  await world.drain();
};
const theirs = ({ content }: LinkedAts, email: string): Thing[] =>
  content.candidates.filter(({ email_addresses: all }) => JSON.stringify(all).includes(email));
const placesOf = (ats: LinkedAts, email: string) =>
  theirs(ats, email).flatMap(({ id }) => ats.content.applications.filter(({ candidate }) => candidate === id));

/** What whoever has an address is called in an ATS. */
const calledIn = (ats: LinkedAts, email: string) => {
  const [{ first_name, last_name } = {} as Thing] = theirs(ats, email);
  return { first_name, last_name };
};

/** Somebody is on a job of an ATS without having been sent there. */
function applied({ content }: LinkedAts, job: Thing, email: string, who = {}) {
  const someone = addApplicant(content, new Date(), job);
  change(someone, new Date(), { ...who, email_addresses: [{ value: email, email_address_type: 'PERSONAL' }] });
}

/** Connects another account of the same ATS, in which some stand on the job already. */
async function connectAnother(
  from: LinkedAts,
  remote: Thing,
  emails: readonly string[],
  { jobIs = {}, before = (_: LinkedAts, _job: Thing): void => undefined } = {},
) {
  const publicToken = world.cloud.merge.link(account.id, from.integration, 0);
  const ats = world.cloud.merge.linked().at(-1) as LinkedAts;
  const job = ats.content.jobs.find((one) => one.remote_id === remote.remote_id)!;
  change(job, new Date(), jobIs);
  for (const email of emails) applied(ats, job, email, calledIn(from, email));
  before(ats, job);
  await world.call(atsRoutes.setAtsAccountToken, { body: { publicToken } }, { as: admin });
  await world.drain();
  await pass();
  return { ats, job };
}

it('looks in another account for everybody who was sent, says who is not there, sends them anew and doubles nobody', async () => {
  const {
    ats: first,
    remote,
    job,
    id,
    email,
  } = await contactedThroughAts(world, { account, admin }, { resume: false });
  const known = 'known.there@home.example';
  const knownId = await another(job, known);
  for (const one of [id, knownId]) await send(one);
  await pass();
  expect([await stateOf(id), await stateOf(knownId)]).toEqual(['sent', 'sent']);
  await disconnect();

  const { ats } = await connectAnother(first, remote, [known]);
  expect([await stateOf(id), await stateOf(knownId)]).toEqual(['gone', 'sent']);
  expect((await seen(id)).exportToAts?.why).toMatch(/^Another account of your ATS is connected since/);
  for (const one of [id, knownId]) await send(one);
  await pass();
  expect([await stateOf(id), await stateOf(knownId)]).toEqual(['sent', 'sent']);
  expect([placesOf(ats, email).length, placesOf(ats, known).length]).toEqual([1, 1]);
  expect([theirs(ats, email).length, theirs(ats, known).length]).toEqual([1, 1]);
});

it('finds those again who went on without it, and who are in the first account once that is back', async () => {
  const { ats: first, remote, id, email } = await contactedThroughAts(world, { account, admin }, { resume: false });
  await send(id);
  await pass();
  await disconnect();
  await world.call(submissionRoutes.moveInFunnel, { params: { id }, body: { column: 'INTERESTED' } }, { as: admin });
  await connectAnother(first, remote, []);
  expect([(await seen(id)).columnName, await stateOf(id)]).toEqual(['INTERESTED', 'gone']);

  await disconnect();
  await connectAnother(first, remote, [email]);
  expect([(await seen(id)).columnName, await stateOf(id)]).toEqual(['INTERESTED', 'sent']);
  const told = (await seen(id)).timeline.map(({ text }) => text).filter((text) => / the ATS/.test(text));
  expect(told.slice(0, 2)).toEqual(['Found in the ATS again', 'Gone from the ATS']);
});

it('says so too of those whose job is not in the other account', async () => {
  const { ats: first, remote, id } = await contactedThroughAts(world, { account, admin }, { resume: false });
  await send(id);
  await pass();
  await disconnect();
  await connectAnother(first, remote, [], {
    jobIs: { name: 'Something else', remote_created_at: '2020-01-01T00:00:00.000Z' },
  });
  expect(await seen(id)).toMatchObject({ columnName: 'EXPORTED', exportToAts: { state: 'gone' } });
});

it('creates nobody who was on the way in another account that does not have the job', async () => {
  const { ats: first, remote, id, email } = await contactedThroughAts(world, { account, admin }, { resume: false });
  world.cloud.merge.faults.add({ kind: 'failing', on: 'GET users', times: 4 });
  await send(id);
  world.cloud.merge.faults.clear();
  expect(await stateOf(id)).toBe('queued');
  await world.call(atsRoutes.unlinkAts, {}, { as: admin });
  first.isDeleted = true;
  const elsewhere = { name: 'Something else', remote_created_at: '2020-01-01T00:00:00.000Z' };
  const { ats } = await connectAnother(first, remote, [], { jobIs: elsewhere });
  await pass(20);
  expect([await stateOf(id), theirs(ats, email).length]).toEqual(['failed', 0]);
});

it('says of nobody that they are gone after a reading in the middle of which Merge looked into the ATS itself', async () => {
  const { ats: first, remote, id, email } = await contactedThroughAts(world, { account, admin }, { resume: false });
  await send(id);
  await pass();
  await disconnect();
  const { faults } = world.cloud.merge;
  const { take } = faults;
  const states: unknown[] = [];
  const { ats } = await connectAnother(first, remote, [], {
    before: (other, job) => {
      faults.take = (call) => {
        if (call === 'GET applications' && !other.says) {
          saySync(other, { status: 'DONE', last_sync_finished: new Date(Date.now() + 60_000).toISOString() });
          // After all people of the job were read.
          setImmediate(() => applied(other, job, email, calledIn(first, email)));
        }
        return take(call);
      };
    },
  });
  faults.take = take;
  states.push(await stateOf(id));
  await pass();
  await pass();
  states.push(await stateOf(id));
  expect(states).toEqual(['sent', 'sent']);
  await send(id);
  await pass();
  expect([theirs(ats, email).length, placesOf(ats, email).length]).toEqual([1, 1]);
});

it.each([
  ['has', 'before it was disconnected', 'then@home.example', 'then@home.example'],
  ['was given', 'while it was not', 'then@home.example', 'later@home.example'],
])('knows somebody again who %s another address there %s, and creates nobody twice', async (_, _when, then, later) => {
  const { ats: first, remote, id, email } = await contactedThroughAts(world, { account, admin }, { resume: false });
  await send(id);
  await pass();
  const [before] = theirs(first, email);
  change(before!, new Date(), { email_addresses: [{ value: then, email_address_type: 'PERSONAL' }] });
  await pass();
  await disconnect();
  const { first_name, last_name, remote_id } = before!;
  const { ats } = await connectAnother(first, remote, [], {
    before: (other, job) => applied(other, job, later, { first_name, last_name, remote_id }),
  });
  expect(await stateOf(id)).toBe('sent');
  await send(id);
  await pass();
  expect([theirs(ats, email), theirs(ats, later).length, placesOf(ats, later).length]).toEqual([[], 1, 1]);
});
