import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOffice } from '../../scripts/ops/environment.ts';
import { setFlag } from '../../scripts/ops/office.ts';
import { contract } from '../../shared/contract/index.ts';
import type { JobId } from '../../shared/model/ids.ts';
import type { Job, JourneyStep } from '../../shared/model/job.ts';
import { BASIC_SEQUENCES } from '../../shared/rules/outreach/basic-sequences.ts';
import type { Employer } from '../support/accounts.ts';
import { aDraft, aJob } from '../support/builders.ts';
import { addCandidate, headerOf, mailsOf, threeEmails, viewsOf } from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, outreach, accounts } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const { pass } = viewsOf(() => world);
const texts = (candidate: { id: `sub_${string}` }) =>
  mailsOf(world, candidate.id).map(({ raw }) => /(?:New )?(?:First|Second|Third)/.exec(raw.toString())?.[0]);
const read = (as: Employer, id: JobId) => world.call(jobs.getJob, { params: { id } }, { as });
const create = (as: Employer, over: Partial<Parameters<typeof aJob>[0]> & { journeys?: JourneyStep[] } = {}) => {
  const { journeys, ...rest } = over;
  return world.call(jobs.createJob, { body: { ...aJob(rest), ...(journeys && { journeys }) } }, { as });
};
const change = (as: Employer, { id, version }: Job, body: object) =>
  world.call(jobs.updateJob, { params: { id }, body: { version, ...body } }, { as });
const refused = (as: Employer, { id, version }: Job, body: object) =>
  world.refusal(jobs.updateJob, { params: { id }, body: { version, ...body } }, { as });
const use = (as: Employer, id: JobId) => world.call(jobs.getOutreachUse, { params: { id } }, { as });
const wordsOf = (steps: readonly JourneyStep[]) => steps.map(({ html }) => html);
const other = () => threeEmails().map((step) => ({ ...step, html: step.html.replace('<p>', '<p>New ') }));

describe('the emails of a job', () => {
  it('are kept as they were for whoever is being emailed, and new for whoever comes after', async () => {
    const { admin } = await world.anAccount();
    const job = await create(admin, { journeys: threeEmails() });
    const contact = async (id: `sub_${string}`) => {
      const body = { jobId: job.id, startOutreachCampaign: true };
      await world.call(outreach.contactCandidate, { params: { submissionId: id }, body }, { as: admin });
      await pass({ minutes: 2 });
    };
    const early = await addCandidate(world, admin, job.id);
    await contact(early.id);
    expect(await use(admin, job.id)).toEqual({ current: 1, earlier: 0 });

    const changed = await change(admin, job, { journeys: other() });
    expect(wordsOf(changed.journeys)).toEqual(wordsOf(other()));
    const late = await addCandidate(world, admin, job.id);
    await contact(late.id);
    expect(await use(admin, job.id)).toEqual({ current: 1, earlier: 1 });
    await pass({ days: 2, hours: 1 });
    await pass({ days: 4 });
    expect(texts(early)).toEqual(['First', 'Second', 'Third']);
    expect(texts(late)).toEqual(['New First', 'New Second', 'New Third']);
    expect(await use(admin, job.id)).toEqual({ current: 0, earlier: 0 });
  });

  it('have subjects of one line', async () => {
    const { admin } = await world.anAccount();
    const journeys = threeEmails().map((step) => ({ ...step, subject: 'Line one\r\nBcc: all@acme.example' }));
    const job = await create(admin, { journeys });
    const subjects = async () => (await read(admin, job.id)).journeys.map(({ subject }) => subject);
    expect(new Set(await subjects())).toEqual(new Set(['Line one Bcc: all@acme.example']));
    await change(admin, job, { journeys: threeEmails().map((step) => ({ ...step, subject: 'One\ntwo' })) });
    expect(new Set(await subjects())).toEqual(new Set(['One two']));
  });

  it('are refused with each problem at its field, and what was saved stays', async () => {
    const { admin } = await world.anAccount();
    const job = await create(admin, { journeys: threeEmails() });
    const [first, second, third] = threeEmails() as [JourneyStep, JourneyStep, JourneyStep];
    const journeys = [
      { ...first, subject: ' ' },
      { ...second, html: '<p><script>x()</script></p>' },
      { ...third, timing: { value: 29, dimension: 'days' as const } },
    ];
    expect((await refused(admin, job, { journeys })).fields).toEqual({
      'journeys.0.subject': ['This field is required.'],
      'journeys.1.html': ['This field is required.'],
      'journeys.2.timing': ['You can’t contact candidates after 30 days.'],
    });
    const resting = threeEmails().map((step) => ({ ...step, inactive: true }));
    expect((await refused(admin, job, { journeys: resting })).fields).toHaveProperty(['journeys.0.subject']);
    expect((await refused(admin, job, { journeys: [first, { ...second, id: first.id }] })).code).toBe('BAD_REQUEST');
    expect((await refused(admin, job, { journeys: [] })).fields).toHaveProperty(['journeys']);
    expect(wordsOf((await read(admin, job.id)).journeys)).toEqual(wordsOf(threeEmails()));
  });

  it('are stored without anything that acts, and no second time where nothing changed', async () => {
    const { admin } = await world.anAccount();
    const [first] = threeEmails() as [JourneyStep];
    const html =
      '<p onclick="x()">Hello <b>you</b>, <a href="javascript:x()">here</a></p><img src="https://t.example/p">';
    const job = await create(admin, { journeys: [{ ...first, html }] });
    expect(job.journeys[0]?.html).toMatch(/^<p>Hello <b>you<\/b>, <a [^>]*>here<\/a><\/p>$/);
    expect(job.journeys[0]?.html).not.toContain('javascript');
    const again = await change(admin, job, { journeys: job.journeys });
    const candidate = await addCandidate(world, admin, again.id);
    const body = { jobId: again.id, startOutreachCampaign: true };
    await world.call(outreach.contactCandidate, { params: { submissionId: candidate.id }, body }, { as: admin });
    await world.drain();
    expect(await use(admin, again.id)).toEqual({ current: 1, earlier: 0 });
  });

  it('are the product’s for another kind of outreach, and come back with the generic one', async () => {
    const { admin } = await world.anAccount();
    const job = await create(admin, { journeys: threeEmails() });
    const asProduct = await change(admin, job, { selectedOutreachJourneyType: 'approached_as_bramble_ai' });
    expect(asProduct).toMatchObject({ journeys: BASIC_SEQUENCES.approached_as_bramble_ai, emailSender: null });
    expect(wordsOf(asProduct.genericJourneys ?? [])).toEqual(wordsOf(threeEmails()));
    expect(await refused(admin, asProduct, { journeys: other() })).toMatchObject({ code: 'OUTREACH_NOT_EDITABLE' });
    const personal = await change(admin, asProduct, { selectedOutreachJourneyType: 'approached_ai' });
    expect(personal.journeys).toEqual(BASIC_SEQUENCES.approached_ai);
    const back = await change(admin, personal, { selectedOutreachJourneyType: 'approached' });
    expect(back).toMatchObject({ genericJourneys: null, emailSender: admin.id });
    expect(wordsOf(back.journeys)).toEqual(wordsOf(threeEmails()));
  });

  it('are personalised wherever Bramble writes, whatever was asked for', async () => {
    const { admin } = await world.anAccount();
    const created = await create(admin, { selectedOutreachJourneyType: 'approached_as_bramble' });
    const changed = await change(admin, await create(admin), { selectedOutreachJourneyType: 'approached_as_bramble' });
    for (const job of [created, changed]) {
      expect(job.selectedOutreachJourneyType).toBe('approached_as_bramble_ai');
      expect(job.journeys).toEqual(BASIC_SEQUENCES.approached_as_bramble_ai);
    }
  });

  it('are kept with a draft, and posted with it', async () => {
    const { admin } = await world.anAccount();
    const draft = await world.call(jobs.createJob, { body: { ...aDraft(), journeys: other() } }, { as: admin });
    expect(wordsOf(draft.journeys)).toEqual(wordsOf(other()));
    const { status: _, ...fields } = aJob();
    const posted = await change(admin, draft, { ...fields, validateDraft: true });
    expect(posted).toMatchObject({ status: 'Validated' });
    expect(wordsOf(posted.journeys)).toEqual(wordsOf(other()));
  });

  it('are nobody’s to write where the account contacts as Bramble only', async () => {
    const { admin } = await world.anAccount({ contactAsBramble: true });
    const body = { ...aJob(), journeys: threeEmails() };
    expect((await world.refusal(jobs.createJob, { body }, { as: admin })).code).toBe('OUTREACH_NOT_EDITABLE');
    expect((await create(admin)).journeys).toEqual(BASIC_SEQUENCES.approached_as_bramble_ai);
  });
});

describe('the library', () => {
  it('lists the emails that were written for jobs of the account, the latest first, in pages', async () => {
    const { account, admin } = await world.anAccount();
    const teammate = await world.anEmployer({ account, firstname: 'Ines' });
    await create(admin, { title: 'With the basic emails' });
    const stranger = (await world.anAccount()).admin;
    await create(stranger, { title: 'Elsewhere', journeys: threeEmails() });
    for (let number = 1; number <= 12; number++) {
      world.pass({ minutes: 1 });
      await create(number % 2 ? admin : teammate, { title: `Job ${number}`, journeys: threeEmails() });
    }
    const first = await world.call(jobs.listTemplateLibrary, { query: {} }, { as: admin });
    const second = await world.call(jobs.listTemplateLibrary, { query: { after: first.next ?? '' } }, { as: admin });
    const all = [...first.items, ...second.items];
    expect(all.map(({ jobOffer }) => jobOffer.title)).toEqual(Array.from({ length: 12 }, (_, n) => `Job ${12 - n}`));
    expect(second.next).toBeNull();
    expect(all[0]).toMatchObject({
      employer: { id: teammate.id, name: teammate.name, company: 'Acme' },
      jobOffer: { formattedLocation: 'Berlin, Germany', journeys: threeEmails() },
    });
    const foreign = await world.call(jobs.listTemplateLibrary, { query: {} }, { as: stranger });
    expect(foreign.items.map(({ jobOffer }) => jobOffer.title)).toEqual(['Elsewhere']);
  });

  it('shows the emails as they were written last', async () => {
    const { admin } = await world.anAccount();
    const job = await create(admin, { journeys: threeEmails() });
    world.pass({ minutes: 1 });
    await change(admin, job, { journeys: other() });
    const { items } = await world.call(jobs.listTemplateLibrary, { query: {} }, { as: admin });
    expect(items.map(({ jobOffer }) => wordsOf(jobOffer.journeys))).toEqual([wordsOf(other())]);
  });
});

describe('the default emails of an account', () => {
  it('are those that new jobs begin with, once an admin chose a job', async () => {
    const { account, admin } = await world.anAccount();
    const params = { id: account.id };
    const model = await create(admin, { journeys: other() });
    const body = { jobIdForDefaultEmailOutreach: model.id };
    const set = () => world.refusal(accounts.setDefaultOutreach, { params, body }, { as: admin });
    expect((await set()).code).toBe('DEFAULT_OUTREACH_NOT_OFFERED');
    await setFlag(openOffice(), 'setAccountDefaultOutreach', true, account.id);
    const saved = await world.call(accounts.setDefaultOutreach, { params, body }, { as: admin });
    expect(saved.jobIdForDefaultEmailOutreach).toBe(model.id);

    expect(wordsOf((await create(admin)).journeys)).toEqual(wordsOf(other()));
    const draft = await world.call(jobs.createJob, { body: aDraft() }, { as: admin });
    expect(wordsOf((await read(admin, draft.id)).journeys)).toEqual(wordsOf(other()));
    const journeys = await world.call(jobs.listAccountJourneys, { params }, { as: admin });
    expect(wordsOf(journeys.find(({ type }) => type === 'approached')?.steps ?? [])).toEqual(wordsOf(other()));

    const reset = await world.call(accounts.resetDefaultOutreach, { params }, { as: admin });
    expect(reset.jobIdForDefaultEmailOutreach).toBeNull();
    expect((await create(admin)).journeys).toEqual(BASIC_SEQUENCES.approached);
    expect(wordsOf((await read(admin, model.id)).journeys)).toEqual(wordsOf(other()));
  });

  it('are an admin’s to choose, of jobs of the account that have emails', async () => {
    const { account, admin } = await world.anAccount();
    const teammate = await world.anEmployer({ account });
    const stranger = (await world.anAccount()).admin;
    await setFlag(openOffice(), 'setAccountDefaultOutreach', true, account.id);
    const code = async (as: Employer, jobIdForDefaultEmailOutreach: JobId) => {
      const asked = { params: { id: account.id }, body: { jobIdForDefaultEmailOutreach } };
      return (await world.refusal(accounts.setDefaultOutreach, asked, { as })).code;
    };
    const draft = await world.call(jobs.createJob, { body: aDraft() }, { as: admin });
    expect(await code(teammate, draft.id)).toBe('NOT_AN_ADMIN');
    expect(await code(admin, draft.id)).toBe('JOB_HAS_NO_OWN_EMAILS');
    expect(await code(admin, (await create(stranger)).id)).toBe('JOB_NOT_FOUND');
  });
});

describe('a preview that is sent', () => {
  const template = {
    subject: '[job_title], [candidate_first_name,fallback=you]',
    html: '<p>Hi <i>[sender_name]</i></p>',
  };
  const send = (as: Employer, body: object) =>
    world.send(outreach.sendTestMail, { body: { emailAddress: 'me@acme.example', template, ...body } }, { as });

  it('looks like the email of a job, saved or not, and its answers go to whoever sent it', async () => {
    const { account, admin } = await world.anAccount();
    const ines = await world.anEmployer({ account, firstname: 'Ines', lastname: 'Brandvold' });
    const job = await create(admin);
    expect((await send(admin, { jobId: job.id, emailSenderId: ines.id })).status).toBe(200);
    const unsaved = { emailAddress: 'you@acme.example', job: { title: 'Gardener', location: null } };
    expect((await send(admin, unsaved)).status).toBe(200);
    await world.drain();
    const [mail] = world.mailbox('me@acme.example');
    const text = String(mail?.raw).replace(/=\r?\n/g, '');
    expect(mail?.subject).toBe('Backend Engineer, Sam');
    expect(text).toContain('<p>Hi <i>Ines Brandvold</i></p>');
    expect(text).toContain('Acme Inc., 1 Main Street, Springfield');
    expect(mail && headerOf(mail, 'Reply-To')).toContain(admin.email);
    expect(world.mailbox('you@acme.example').map(({ subject }) => subject)).toEqual(['Gardener, Sam']);
  });

  it('needs an address and a job', async () => {
    const { admin } = await world.anAccount();
    const job = { title: 'Gardener' };
    const fields = async (body: object) =>
      (
        await world.refusal(
          outreach.sendTestMail,
          { body: { emailAddress: 'a@b.example', template, ...body } as never },
          { as: admin },
        )
      ).fields;
    expect(await fields({ job, emailAddress: ' ' })).toEqual({ emailAddress: ['This field is required.'] });
    expect(await fields({ job, emailAddress: 'a@b' })).toEqual({
      emailAddress: ['Please enter a valid email address.'],
    });
    expect(await fields({})).toEqual({ jobId: ['Name a job, or describe it.'] });
  });

  it('is sent twenty times a day by one person, and once however often the call is repeated', async () => {
    const { admin } = await world.anAccount();
    const job = { title: 'Gardener' };
    const emailAddress = 'often@acme.example';
    for (let time = 0; time < 3; time++)
      await world.send(
        outreach.sendTestMail,
        { body: { emailAddress, template, job } },
        { as: admin, key: 'preview-1' },
      );
    expect(world.mailbox(emailAddress)).toHaveLength(1);
    const answers = [];
    for (let time = 0; time < 20; time++) answers.push((await send(admin, { job, emailAddress })).status);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(world.mailbox(emailAddress).length).toBeLessThanOrEqual(20);
    world.pass({ days: 1 });
    const tomorrow = { ...admin, ...(await world.signIn(admin.email)) };
    expect((await send(tomorrow, { job, emailAddress })).status).toBe(200);
  });
});
