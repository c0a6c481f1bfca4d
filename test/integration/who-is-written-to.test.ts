import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setting, updateItem } from '../../functions/platform/items.ts';
import { UpdateCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { changePerson } from '../../functions/records/person/person-store.ts';
import { contract } from '../../shared/contract/index.ts';
import { aStep } from '../support/builders.ts';
import {
  aCandidate,
  addCandidate,
  answer,
  type Contactable,
  contact,
  lastMail,
  postJob,
  threeEmails,
  viewsOf,
} from '../support/mail.ts';
import { accountOf, personAt } from '../support/persons.ts';
import { aWorld, type World } from '../support/world.ts';

const { submissions, outreach } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const { shown, preflight, pass } = viewsOf(() => world);

describe('one person on several cards', () => {
  const contactAll = (first: Contactable, ids: Contactable['id'][], job = first.job) =>
    world.call(
      outreach.contactCandidates,
      { body: { jobId: job, submissionsId: ids, startOutreachCampaign: true, customTemplates: threeEmails() } },
      { as: first.admin },
    );
  const sentTo = (email: string) => world.mailbox(email).length;

  it('is written to once where all are contacted together, and the others say why', async () => {
    const email = 'three.cards@home.example';
    const first = await aCandidate(world, { email });
    const second = await addCandidate(world, first.admin, first.job, { email, socialProfiles: [] });
    const third = await addCandidate(world, first.admin, first.job, { email, socialProfiles: [] });
    const ids = [first.id, second.id, third.id];
    const { recipients, blocked } = await world.call(
      outreach.preflightContact,
      { body: { jobId: first.job, submissionsId: ids, customTemplates: threeEmails() } },
      { as: first.admin },
    );
    expect(recipients.map(({ submissionId }) => submissionId)).toEqual([first.id]);
    expect(blocked.map(({ reason }) => reason)).toEqual(['IN_ANOTHER_SEQUENCE', 'IN_ANOTHER_SEQUENCE']);
    const why = `Same person as ${recipients[0]?.name}`;
    expect(blocked.map((one) => one.why)).toEqual([why, why]);
    const { updates } = await contactAll(first, ids);
    expect(updates.filter(({ ok }) => ok)).toHaveLength(1);
    await pass({ minutes: 2 });
    expect(sentTo(email)).toBe(1);
  });

  it('is not said to be contacted where they were discarded before anybody wrote', async () => {
    const one = await aCandidate(world, { email: 'discarded.before@home.example' });
    const body = { submissionIds: [one.id], type: 'Discarded' as const, jobId: one.job };
    await world.call(submissions.discardSubmissions, { body }, { as: one.admin });
    const asked = { jobId: one.job, submissionsId: [one.id], customTemplates: threeEmails() };
    const { blocked } = await world.call(outreach.preflightContact, { body: asked }, { as: one.admin });
    expect(blocked.map(({ reason, why }) => [reason, why])).toEqual([['LEFT_FUNNEL', 'Is in Discarded']]);
  });

  it('is written to once where two jobs contact them at the same moment', async () => {
    const email = 'two.jobs@home.example';
    const first = await aCandidate(world, { email });
    const job = await postJob(world, first.admin);
    const second = await addCandidate(world, first.admin, job, { email });
    await Promise.all([contactAll(first, [first.id]), contactAll(second, [second.id], job)]);
    await pass({ minutes: 2 });
    expect(sentTo(email)).toBe(1);
  });

  it('is asked again right before the email leaves, and written to by whoever holds the address then', async () => {
    const email = 'held@home.example';
    const first = await aCandidate(world, { email });
    const second = await addCandidate(world, first.admin, first.job, { email });
    await contactAll(first, [first.id]);
    await holdFor(second, email, 99, 60_000);
    await pass({ minutes: 1 });
    expect(sentTo(email)).toBe(0);
    expect((await shown(first)).emailCampaign).toMatchObject({
      state: 'blocked',
      stopReason: 'Emailed under another profile',
    });
  });

  it('is refused while another card of theirs is being contacted, and not for longer than that takes', async () => {
    const email = 'begun@home.example';
    const first = await aCandidate(world, { email });
    const second = await addCandidate(world, first.admin, first.job, { email });
    await holdFor(first, email, (await shown(first)).version, 0);
    expect((await contactAll(second, [second.id])).updates).toMatchObject([{ ok: false, code: 'IN_ANOTHER_SEQUENCE' }]);
    await pass({ minutes: 2 });
    expect((await contactAll(second, [second.id])).updates).toMatchObject([{ ok: true }]);
  });

  /** A person is held for a candidate as of a version of theirs, since so long from now. */
  async function holdFor({ admin, id: submissionId }: Contactable, email: string, version: number, ms: number) {
    const account = await accountOf(world, admin);
    const at = new Date(Date.now() + ms).toISOString();
    const { id } = await personAt(world.table, account, email);
    await changePerson(world.table, account, id, (person) => ({ ...person, hold: { submissionId, version, at } }));
  }

  it('can be contacted from another card once the first contact was taken back', async () => {
    const email = 'taken.back@home.example';
    const first = await aCandidate(world, { email });
    const second = await addCandidate(world, first.admin, first.job, { email });
    const contacted = (await contactAll(first, [first.id])).updates[0]?.card;
    const moves = [{ submissionId: first.id, movedAt: contacted!.columnUpdatedAt }];
    await world.call(submissions.undoMove, { body: { moves } }, { as: first.admin });
    const { updates } = await contactAll(second, [second.id]);
    expect(updates).toMatchObject([{ ok: true }]);
  });
});

describe('who may be written to', () => {
  /** The same person on another job of the account, as many days after the first of three emails. */
  const laterOnAnotherJob = async (candidate: Contactable, days: number) => {
    await contact(world, candidate);
    for (const next of [3, 4, days - 7]) await pass({ days: next });
    const admin = { ...candidate.admin, ...(await world.signIn(candidate.admin.email)) };
    return preflight(await addCandidate(world, admin, await postJob(world, admin), { email: candidate.email }));
  };

  it('is nobody who was contacted in the last 30 days', async () => {
    const { blocked } = await laterOnAnotherJob(await aCandidate(world), 29);
    expect(blocked[0]?.reason).toBe('CONTACTED_LATELY');
  });

  it('is whoever was contacted longer ago', async () => {
    const { recipients } = await laterOnAnotherJob(await aCandidate(world), 31);
    expect(recipients).toHaveLength(1);
  });

  it('is no fourth person of a company at work, however and whenever they are written to', async () => {
    const employmentHistory = [{ jobTitle: 'Engineer', employerName: 'Fourwinds', current: true }];
    const person = (number: number) => ({ email: `person.${number}@fourwinds.example`, employmentHistory });
    const first = await aCandidate(world, person(1));
    const others: Contactable[] = [];
    for (const number of [2, 3, 4]) others.push(await addCandidate(world, first.admin, first.job, person(number)));
    const body = {
      ...{ jobId: first.job, startOutreachCampaign: true, customTemplates: threeEmails() },
      submissionsId: [first, ...others].map(({ id }) => id),
    };
    await world.call(outreach.contactCandidates, { body }, { as: first.admin });
    for (let round = 0; round < 4; round++) await pass({ days: 3 });
    const atWork = world
      .mailbox()
      .flatMap(({ recipients }) => recipients.filter((to) => to.endsWith('@fourwinds.example')));
    expect(new Set(atWork).size).toBe(3);
    expect(atWork).toHaveLength(3 * threeEmails().length);
    const admin = { ...first.admin, ...(await world.signIn(first.admin.email)) };
    const fifth = await addCandidate(world, admin, first.job, person(5));
    expect((await preflight(fifth)).blocked[0]?.reason).toBe('COMPANY_LIMIT');
  });

  it('is nobody who opted out, at none of their addresses', async () => {
    let candidate = await aCandidate(world);
    while ((await shown(candidate)).emails.length < 2) candidate = await aCandidate(world);
    const { emails } = await shown(candidate);
    await contact(world, candidate);
    await answer(world, lastMail(world, candidate.id), 'Please unsubscribe me.');
    for (const { email } of emails) {
      const job = await postJob(world, candidate.admin);
      const again = await addCandidate(world, candidate.admin, job, { email, socialProfiles: [] });
      expect((await preflight(again)).blocked[0]?.reason).toBe('OPTED_OUT');
    }
  });
});

describe('a profile that cannot be read', () => {
  it('keeps nobody else from being contacted', async () => {
    const first = await aCandidate(world);
    const second = await addCandidate(world, first.admin, first.job);
    const { account } = (await world.call(
      contract.accounts.getPreferences,
      { params: { id: 'me' } },
      { as: first.admin },
    ))!.employer;
    await world.table.db.send(
      new UpdateCommand({
        TableName: world.table.name,
        Key: keys.profile(account, first.id),
        UpdateExpression: 'SET candidate = :broken',
        ExpressionAttributeValues: { ':broken': 'broken' },
      }),
    );
    const third = await addCandidate(world, first.admin, first.job);
    const { recipients, blocked } = await world.call(
      outreach.preflightContact,
      { body: { jobId: first.job, submissionsId: [first.id, second.id, third.id], customTemplates: threeEmails() } },
      { as: first.admin },
    );
    expect(recipients.map(({ submissionId }) => submissionId)).toEqual([second.id, third.id]);
    expect(blocked.map(({ reason }) => reason)).toEqual(['RECORD_UNREADABLE']);
  });
});

describe('emails that somebody wrote for a contact', () => {
  it('are refused where the account contacts as Bramble only, while those of the job start', async () => {
    const candidate = await aCandidate(world);
    const account = keys.account(await accountOf(world, candidate.admin));
    await updateItem(world.table, account, setting({ forceContactAsBramble: true }));
    expect(await refused(threeEmails(), candidate)).toMatchObject({ code: 'OUTREACH_NOT_EDITABLE' });
    expect(await shown(candidate)).toMatchObject({ emailCampaign: null });
    const asTheJobHas = {
      params: { submissionId: candidate.id },
      body: { jobId: candidate.job, startOutreachCampaign: true },
    };
    await world.call(outreach.contactCandidate, asTheJobHas, { as: candidate.admin });
    expect(await shown(candidate)).toMatchObject({ emailCampaign: expect.anything() });
  });

  const refused = (steps: ReturnType<typeof threeEmails>, candidate: Contactable) =>
    world.refusal(
      outreach.contactCandidate,
      {
        params: { submissionId: candidate.id },
        body: { jobId: candidate.job, startOutreachCampaign: true, customTemplates: steps },
      },
      { as: candidate.admin },
    );

  it('are refused with the field that is wrong, and nothing is contacted', async () => {
    const candidate = await aCandidate(world);
    const [first, second] = threeEmails();
    expect(await refused([{ ...first!, subject: ' ' }], candidate)).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { 'customTemplates.0.subject': ['This field is required.'] },
    });
    expect(await refused([{ ...first!, html: '<p> </p><script>x</script>' }], candidate)).toMatchObject({
      fields: { 'customTemplates.0.html': ['This field is required.'] },
    });
    const late = { ...second!, timing: { value: 31, dimension: 'days' as const } };
    expect(await refused([first!, late], candidate)).toMatchObject({
      fields: { 'customTemplates.1.timing': ['You can’t contact candidates after 30 days.'] },
    });
    expect(await refused([second!], candidate)).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await shown(candidate)).toMatchObject({ emailCampaign: null });
  });

  it('leave without anything in them that acts', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate, [
      aStep({ html: '<p onclick="x()">Hi <script>alert(1)</script><form action="x"><input></form></p>' }),
    ]);
    const raw = lastMail(world, candidate.id).raw.toString();
    expect(raw).toContain('Hi');
    expect(raw).not.toMatch(/<script|<form|<input|onclick/i);
  });
});
