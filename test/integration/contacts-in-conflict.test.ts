import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { AwsError } from '../../functions/platform/aws-call.ts';
import type { Table } from '../../functions/platform/table.ts';
import type { TableClient } from '../../functions/platform/table-calls.ts';
import { personPartition } from '../../functions/records/keys.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Outcome } from '../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import { aJob, aProfile } from '../support/builders.ts';
import { headOf } from '../support/due.ts';
import { callHandler, handlersOver } from '../support/mortal-api.ts';
import { personAt } from '../support/persons.ts';
import { findAddresses } from '../support/planted.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, submissions, outreach } = contract;

let world: World;
let account: TestAccount;
let admin: Employer;
let job: Job;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  world = await aWorld();
  ({ account, admin } = await world.anAccount());
  job = await world.call(jobs.createJob, { body: aJob() }, { as: admin });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await world?.close();
});

/** The table for whom somebody else's transaction has some items for as long as they try: those of whose key a text is part. */
function whereTaken(table: Table, taken: readonly string[], sk: string): Table {
  const db: TableClient = {
    async send(command) {
      const text = JSON.stringify(command.input);
      const isWrite = /^(Put|Update|Delete)Item$/.test(command.operation);
      if (isWrite && text.includes(`"sk":"${sk}"`) && taken.some((part) => text.includes(part)))
        throw new AwsError('TransactionConflictException', 'A transaction has the item', 400, {});
      return table.db.send(command);
    },
  };
  return { ...table, db };
}

let people = 0;
const addressOf = (number: number) => `contested.${number}@home.example`;

/** Candidates who were reviewed and whose addresses were found, with the person of each. */
async function reviewed(count: number) {
  const made: { id: SubmissionId; email: string }[] = [];
  for (let n = 0; n < count; n++) {
    const number = people++;
    const employmentHistory = [{ jobTitle: 'Engineer', employerName: `Employer ${number}`, current: true }];
    const email = addressOf(number);
    const body = { jobId: job.id, candidate: aProfile({ email, socialProfiles: [], employmentHistory }) };
    const { id } = await world.call(submissions.createSubmission, { body }, { as: admin });
    await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: true } }, { as: admin });
    made.push({ id, email });
  }
  await findAddresses(world);
  return made;
}

const choiceOf = (all: readonly { readonly id: SubmissionId }[]) => ({
  ...{ jobId: job.id, startOutreachCampaign: true, contactedViaOtherChannels: ['CALL'] },
  submissionsId: all.map(({ id }) => id),
});

const contactOver = (its: Table, all: readonly { readonly id: SubmissionId }[], key: string) => {
  const input = { params: {}, body: choiceOf(all) };
  return callHandler(handlersOver(its).outreach, outreach.contactCandidates, { input, as: admin, key });
};
const updatesIn = (text: string) =>
  new Map((JSON.parse(text) as { updates: Outcome[] }).updates.map((each) => [each.submissionId, each]));

/** Each of them was contacted once, and one call is noted of each. */
async function expectContactedOnce(
  all: readonly { readonly id: SubmissionId }[],
  versions: ReadonlyMap<string, number>,
) {
  for (const { id } of all) {
    const head = await headOf(world, account, id);
    expect([head.campaign?.state, head.version - (versions.get(id) ?? 0)], id).toEqual(['running', 1]);
    const { contactedViaOtherChannels } = await world.call(
      submissions.getSubmission,
      { params: { id } },
      { as: admin },
    );
    expect(contactedViaOtherChannels, id).toHaveLength(1);
  }
}
const versionsOf = async (all: readonly { readonly id: SubmissionId }[]) =>
  new Map(await Promise.all(all.map(async ({ id }) => [id, (await headOf(world, account, id)).version] as const)));

it.each([
  ['person', 'PERSON'],
  ['place in the funnel', 'HEAD'],
] as const)(
  'contacts the others of many while the %s of some cannot be written, and those when tried again',
  async (_, sk) => {
    const all = await reviewed(24);
    const late = [all[3], all[11], all[12]].flatMap((each) => each ?? []);
    const taken = await Promise.all(
      late.map(async ({ id, email }) =>
        sk === 'HEAD' ? id : personPartition(account.id, (await personAt(world.table, account.id, email)).id),
      ),
    );
    const versions = await versionsOf(all);
    const key = `contested ${sk}`;
    const first = await contactOver(whereTaken(world.table, taken, sk), all, key);
    expect(first.status).toBe(200);
    const isLate = (id: SubmissionId) => late.some((each) => each.id === id);
    for (const [id, { ok, code, why }] of updatesIn(first.text))
      expect({ id, ok, code, why }).toEqual({
        ...{ id, ok: !isLate(id), code: isLate(id) ? 'CONFLICT' : null },
        why: isLate(id) ? expect.stringMatching(/retry/) : null,
      });
    await expectContactedOnce(
      all.filter(({ id }) => !isLate(id)),
      versions,
    );

    const again = await contactOver(world.table, all, key);
    expect([...updatesIn(again.text).values()].filter(({ ok }) => ok)).toHaveLength(all.length);
    await expectContactedOnce(all, versions);
    expect((await contactOver(world.table, all, key)).text).toBe(again.text);
    await expectContactedOnce(all, versions);
  },
);

it('notes what was done besides when tried again, of whoever was contacted', async () => {
  const all = await reviewed(13);
  const versions = await versionsOf(all);
  const first = await contactOver(whereTaken(world.table, [all[2]?.id ?? ''], 'CHANNELS'), all, 'noted');
  expect(first.status).toBe(500);
  const again = await contactOver(world.table, all, 'noted');
  expect([...updatesIn(again.text).values()].filter(({ ok }) => ok)).toHaveLength(all.length);
  await expectContactedOnce(all, versions);
});

it('tells whoever contacts one that cannot be written to try again, which the same key does', async () => {
  const [one] = await reviewed(1);
  if (!one) throw new Error('There is one');
  const { submissionsId: _, ...body } = choiceOf([one]);
  const input = { params: { submissionId: one.id }, body };
  const contact = (its: Table) =>
    callHandler(handlersOver(its).outreach, outreach.contactCandidate, { input, as: admin, key: 'one' });
  const versions = await versionsOf([one]);
  const first = await contact(whereTaken(world.table, [one.id], 'HEAD'));
  expect([first.status, JSON.parse(first.text).code]).toEqual([409, 'CONFLICT']);
  expect((await contact(world.table)).status).toBe(200);
  await expectContactedOnce([one], versions);
});

it('moves the others of many while the place of one cannot be written', async () => {
  const all = await reviewed(3);
  const input = {
    params: {},
    body: { jobId: job.id, submissionIds: all.map(({ id }) => id), reason: 'NOT_QUITE_RIGHT' },
  };
  const its = whereTaken(world.table, [all[1]?.id ?? ''], 'HEAD');
  const route = submissions.disqualifyAsClient;
  const { status, text } = await callHandler(handlersOver(its).submissions, route, { input, as: admin, key: 'moved' });
  expect(status).toBe(200);
  expect([...updatesIn(text).values()].map(({ code }) => code)).toEqual([null, 'CONFLICT', null]);
});
