import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailSettings } from '../../functions/outreach/mail-settings.ts';
import { createOutreachStore } from '../../functions/outreach/repository.ts';
import { createSend, type SendDeps } from '../../functions/outreach/sending/send.ts';
import { readEnvironment } from '../../functions/platform/env.ts';
import { createMailer, type SendRaw } from '../../functions/platform/mail.ts';
import { createSes } from '../../functions/platform/ses.ts';
import { UpdateCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { contract } from '../../shared/contract/index.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';
import type { DueWork } from '../../shared/tasks.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import { aJob } from '../support/builders.ts';
import { headOf, someDue } from '../support/due.ts';
import { type Fate, Killed, killedAt, mortalTable, unharmed } from '../support/faults.ts';
import { aWorld, type World } from '../support/world.ts';

type Hand = SendDeps['mail']['send'];

let world: World;
let account: TestAccount;
let admin: Employer;
let job: Job;
beforeAll(async () => {
  world = await aWorld();
  ({ account, admin } = await world.anAccount());
  job = await world.call(contract.jobs.createJob, { body: aJob() }, { as: admin });
});
afterAll(() => world?.close());

const due = (count: number) => someDue(world, { account, admin, job }, count);
const head = (id: SubmissionId) => headOf(world, account, id);

/** The worker that sends, over a table and a mail service at any of whose calls it may die. */
function sender(hand: Hand, fate: Fate) {
  const settings = mailSettings(readEnvironment('WEB_URL', 'MAIL_DOMAIN', 'REPLY_DOMAIN', 'SIGNING_SECRET'));
  return createSend({
    store: createOutreachStore(mortalTable(world.table, fate), settings.mailDomain),
    settings,
    mail: { send: (mail, tags) => fate.around(() => hand(mail, tags)) },
    quota: async () => undefined,
    now: () => new Date(),
    random: () => 0.5,
  });
}

/** What stands in for SES: it takes the mail and tells the product by events. */
const viaSes = (): Hand =>
  createSes(createMailer(), readEnvironment('SES_CONFIGURATION_SET').SES_CONFIGURATION_SET, 'mail.example');

/** A mail service whose events never come. */
const viaSilence =
  (taken: string[]): Hand =>
  async (_, { submission }) => {
    taken.push(submission);
    return { kind: 'accepted', id: randomUUID() };
  };

/**
 * Kills the worker before and after every call that it makes for a candidate, another candidate each time; SQS then brings
 * the message again, twice at once. Answers those candidates.
 */
async function killEverywhere(hand: Hand): Promise<DueWork[]> {
  const [first] = await due(1);
  const fate = unharmed();
  await sender(hand, fate)(first as DueWork);
  const steps = fate.steps();
  expect(steps).toBeGreaterThan(15);
  const killed = await due(steps);
  for (const [at, work] of killed.entries()) {
    await expect(sender(hand, killedAt(at))(work)).rejects.toThrow(Killed);
    const again = sender(hand, unharmed());
    await Promise.all([again(work), again(work)]);
  }
  return killed;
}

it('hands no email over twice, wherever the worker dies; SES’s own events settle it, or it is shown as uncertain', async () => {
  const killed = await killEverywhere(viaSes());
  const claims = await Promise.all(
    killed.map(async ({ submissionId }) => (await head(submissionId)).campaign?.claimedAt),
  );
  expect(claims.filter(Boolean).length).toBeGreaterThan(2);
  for (let round = 0; round < 3; round++) {
    await world.drain();
    world.pass({ minutes: 10 });
  }
  await world.drain();
  const outcomes = { recorded: 0, uncertain: 0 };
  for (const { submissionId } of killed) {
    const handed = world.mailbox().filter(({ tags }) => tags.submission === submissionId);
    const { campaign, mails, dueAt } = await head(submissionId);
    expect(handed.length).toBeLessThanOrEqual(1);
    if (handed[0]) {
      outcomes.recorded++;
      const facts = { id: handed[0].id, sent: expect.any(String), delivered: expect.any(String) };
      expect(mails?.s0).toMatchObject(facts);
      expect(campaign).toMatchObject({ state: 'running', step: 1 });
      expect(campaign?.claimedAt).toBeUndefined();
      expect(Date.parse(dueAt ?? '')).toBeGreaterThan(Date.now());
    } else {
      outcomes.uncertain++;
      expect(mails?.s0?.uncertain).toEqual(expect.any(String));
      expect(campaign).toMatchObject({ state: 'uncertain', step: 0 });
      expect(dueAt).toBeUndefined();
    }
  }
  expect(outcomes.recorded).toBeGreaterThan(10);
  expect(outcomes.uncertain).toBeGreaterThan(0);
});

it('shows what no event settles as uncertain, after a quarter of an hour and not sooner, and sends nothing again', async () => {
  const taken: string[] = [];
  const killed = await killEverywhere(viaSilence(taken));
  const before = world.mailbox().length;
  world.pass({ minutes: 14 });
  await world.drain();
  const early = await Promise.all(killed.map(({ submissionId }) => head(submissionId)));
  expect(early.filter(({ campaign }) => campaign?.state === 'uncertain')).toEqual([]);
  for (let round = 0; round < 3; round++) {
    world.pass({ minutes: 2 });
    await world.drain();
  }
  let unknown = 0;
  for (const { submissionId } of killed) {
    const handed = taken.filter((id) => id === submissionId).length;
    const { campaign, mails } = await head(submissionId);
    expect(handed).toBeLessThanOrEqual(1);
    if (mails?.s0?.sent) {
      expect(handed).toBe(1);
      expect(mails.s0.uncertain).toBeUndefined();
    } else {
      expect(campaign?.state).toBe('uncertain');
      expect(mails?.s0?.uncertain).toEqual(expect.any(String));
      unknown += handed;
    }
  }
  expect(unknown).toBeGreaterThan(0);
  expect(world.mailbox()).toHaveLength(before);
});

it('keeps every sequence while SES takes no mail of the account, and sends each email once it does again', async () => {
  const works = await due(3);
  const names = ['SendingPausedException', 'MailFromDomainNotVerifiedException', 'AccessDeniedException'];
  for (const [index, work] of works.entries()) {
    const paused: SendRaw = () => Promise.reject(Object.assign(new Error('no'), { name: names[index] }));
    await sender(createSes(paused, 'set', 'mail.example'), unharmed())(work);
    expect(await head(work.submissionId)).toMatchObject({ campaign: { state: 'running', step: 0 }, mails: { s0: {} } });
  }
  const before = world.mailbox().length;
  await world.drain();
  expect(world.mailbox()).toHaveLength(before);
  world.pass({ minutes: 16 });
  await world.drain();
  expect(world.mailbox()).toHaveLength(before + works.length);
});

it('sends nothing of an account that the back office has paused, and everything once it goes on', async () => {
  await due(2);
  const before = world.mailbox().length;
  const { table } = world;
  const change = (UpdateExpression: string, ExpressionAttributeValues?: Record<string, string>) =>
    table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.account(account.id),
        UpdateExpression,
        ...(ExpressionAttributeValues && { ExpressionAttributeValues }),
      }),
    );
  await change('SET outreachPausedAt = :now', { ':now': new Date().toISOString() });
  for (let round = 0; round < 3; round++) {
    await world.drain();
    world.pass({ minutes: 16 });
  }
  expect(world.mailbox()).toHaveLength(before);
  await change('REMOVE outreachPausedAt');
  await world.drain();
  expect(world.mailbox()).toHaveLength(before + 2);
});
