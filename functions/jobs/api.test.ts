import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import type { CallOf } from '../../shared/contract/route.ts';
import type { AccountId, JobId, UserId } from '../../shared/model/ids.ts';
import type { Job, Requirements } from '../../shared/model/job.ts';
import { DEFAULT_SEQUENCE } from '../../shared/rules/outreach/templates.ts';
import type { Employer } from '../../test/support/accounts.ts';
import { aDraft, aJob, aLocation, someRequirements } from '../../test/support/builders.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { GetCommand, PutCommand } from '../platform/table-calls.ts';
import { forgetPeriods } from '../records/job/kept-periods.ts';
import { keys } from '../records/keys.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const create = (as: Employer, body: Parameters<typeof aJob>[0] & object = aJob()) =>
  world.call(jobRoutes.createJob, { body: body as ReturnType<typeof aJob> }, { as });
type ListQuery = Partial<CallOf<typeof jobRoutes.listJobs>['query']>;
const list = (as: Employer, query: ListQuery) =>
  world.call(jobRoutes.listJobs, { query: { scope: 'mine', status: 'Validated', ...query } }, { as });
const counts = (as: Employer) => world.call(jobRoutes.countJobs, {}, { as });
const fieldsOf = (job: Job) => ({ ...aJob(), title: job.title, version: job.version });
const params = (job: Pick<Job, 'id'>) => ({ id: job.id });

describe('creating a job', () => {
  it('posts a complete one with the default emails, from oneself', async () => {
    const { admin } = await world.anAccount();
    const job = await create(admin);
    expect(job).toMatchObject({
      status: 'Validated',
      version: 1,
      batch: 0,
      employer: { id: admin.id, name: 'Anna Berg' },
      emailSender: admin.id,
      isOutreachCustomizable: true,
      journeys: DEFAULT_SEQUENCE,
    });
    expect(Object.keys(job.employer)).toEqual(['id', 'name']);
    expect(job.postedAt).toBe(job.createdAt);
    expect(await world.call(jobRoutes.getJob, { params: params(job) }, { as: admin })).toEqual(job);
  });

  it('keeps a draft with nothing but a title', async () => {
    const { admin } = await world.anAccount();
    const job = await create(admin, { title: 'Only a title', status: 'Draft' });
    expect(job).toMatchObject({ status: 'Draft', postedAt: null, functions: [] });
    expect((await list(admin, { status: 'Draft' })).results.map(({ title }) => title)).toEqual(['Only a title']);
    const refused = await world.send(jobRoutes.createJob, { body: { title: ' ', status: 'Draft' } }, { as: admin });
    expect(refused.status).toBe(400);
  });

  it('refuses to post one that is not complete, with each field and its message', async () => {
    const { admin } = await world.anAccount();
    const body = aJob({ functions: [], description: '<p></p>', location: null });
    const refused = await world.refusal(jobRoutes.createJob, { body }, { as: admin });
    expect(refused).toMatchObject({
      code: 'BAD_REQUEST',
      fields: {
        functions: ['This field is required.'],
        description: ['This field is required.'],
        location: ['This field is required.'],
      },
    });
    expect(await counts(admin)).toMatchObject({ account: { active: 0, draft: 0, closed: 0 } });
  });

  it('creates one job however often the call is repeated', async () => {
    const { admin } = await world.anAccount();
    const body = aJob();
    const jobs: Job[] = [];
    for (let time = 0; time < 5; time++)
      jobs.push(await world.call(jobRoutes.createJob, { body }, { as: admin, key: 'form-0001' }));
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
    expect((await counts(admin)).account.active).toBe(1);
  });

  it('stores a description without script', async () => {
    const { admin } = await world.anAccount();
    const description = '<p onclick="x()">Build <b>it</b>.</p><script>alert(1)</script><a href="javascript:x">a</a>';
    const job = await create(admin, aJob({ description }));
    expect(job.description).toContain('<p>Build <b>it</b>.</p>');
    expect(job.description).not.toMatch(/script|onclick/);
  });

  it('sends emails only from someone of the account', async () => {
    const { account, admin } = await world.anAccount();
    const teammate = await world.anEmployer({ account });
    const stranger = (await world.anAccount()).admin;
    expect((await create(admin, aJob({ emailSender: teammate.id }))).emailSender).toBe(teammate.id);
    const body = aJob({ emailSender: stranger.id });
    const refused = await world.refusal(jobRoutes.createJob, { body }, { as: admin });
    expect(Object.keys(refused.fields)).toEqual(['emailSender']);
  });

  it('contacts as Bramble where the account cannot edit outreach, and needs a company name then', async () => {
    const { admin } = await world.anAccount({ contactAsBramble: true });
    const job = await create(admin);
    expect(job).toMatchObject({
      selectedOutreachJourneyType: 'approached_as_bramble_ai',
      emailSender: null,
      isOutreachCustomizable: false,
    });
    const refused = await world.refusal(jobRoutes.createJob, { body: aJob({ companyName: '' }) }, { as: admin });
    expect(Object.keys(refused.fields)).toEqual(['companyName']);
  });
});

describe('saving a job', () => {
  it('posts a draft when it is complete', async () => {
    const { admin } = await world.anAccount();
    const draft = await create(admin, aDraft());
    const validate = { ...fieldsOf(draft), validateDraft: true };
    const early = { ...aDraft(), version: draft.version, validateDraft: true };
    const refused = await world.refusal(jobRoutes.updateJob, { params: params(draft), body: early }, { as: admin });
    expect(refused.fields).toHaveProperty('functions');

    const posted = await world.call(jobRoutes.updateJob, { params: params(draft), body: validate }, { as: admin });
    expect(posted).toMatchObject({ status: 'Validated', version: 2, journeys: DEFAULT_SEQUENCE });
    expect(posted.postedAt).not.toBeNull();
    expect(await counts(admin)).toMatchObject({ me: { active: 1, draft: 0 }, account: { active: 1, draft: 0 } });
  });

  it('tells the slower of two editors, whose text is not saved', async () => {
    const { admin } = await world.anAccount();
    const job = await create(admin);
    const save = (title: string) =>
      world.send(jobRoutes.updateJob, { params: params(job), body: { ...fieldsOf(job), title } }, { as: admin });
    const answers = await Promise.all([save('One'), save('Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? 'One' : 'Two';
    const saved = await world.call(jobRoutes.getJob, { params: params(job) }, { as: admin });
    expect(saved).toMatchObject({ title: winner, version: 2 });
    expect(answers.find(({ status }) => status === 409)?.text).toContain('JOB_CHANGED');
  });

  it('keeps a posted job complete', async () => {
    const { admin } = await world.anAccount();
    const job = await create(admin);
    const body = { ...fieldsOf(job), industries: [] };
    const refused = await world.refusal(jobRoutes.updateJob, { params: params(job), body }, { as: admin });
    expect(Object.keys(refused.fields)).toEqual(['industries']);
  });
});

describe('what is saved of a job', () => {
  const place = aLocation();
  const savedOf = async (requirements: Partial<Requirements>, over: object = {}) => {
    const { admin } = await world.anAccount();
    return create(admin, aJob({ requirements: someRequirements(requirements), ...over }));
  };
  const zones = { specific: true, from: 'UTC', to: 'Europe/Berlin' };
  const all = { srcLocation: [place], srcRadius: 50, timezone: zones, srcLocationIndication: 'By the sea' };
  const nowhere = { srcLocation: [], srcRadius: null };
  const asked = { timezone: { specific: false }, srcLocationIndication: null };

  it('has no location, and of the restrictions only the one that applies, where the job is remote', async () => {
    const remote = async (remoteType: Requirements['remoteType']) =>
      savedOf({ ...all, remoteType }, { office: 'REMOTE_ONLY', location: place });
    const anywhere = await remote('ANYWHERE');
    expect(anywhere.location).toBeNull();
    expect(anywhere.requirements).toMatchObject({ ...asked, ...nowhere, remoteType: 'ANYWHERE' });
    expect((await remote('SPECIFIC_LOCATIONS')).requirements).toMatchObject({ ...asked, srcLocation: [place] });
    expect((await remote('SPECIFIC_TIME_ZONES')).requirements).toMatchObject({ ...asked, ...nowhere, timezone: zones });
    const others = { ...asked, ...nowhere, srcLocationIndication: 'By the sea' };
    expect((await remote('OTHERS')).requirements).toMatchObject(others);
  });

  it('has the locations with their radius, and no restriction, where the job is on site or hybrid', async () => {
    for (const office of ['ON_SITE', 'REMOTE_OPTIONAL'] as const) {
      const timezone = { specific: true, from: 'Nope' };
      const job = await savedOf({ ...all, timezone, remoteType: 'OTHERS' }, { office });
      expect(job.location).toEqual(place);
      const where = { srcLocation: [place], srcRadius: 50, srcRadiusUnit: 'km' };
      expect(job.requirements).toMatchObject({ ...asked, ...where, remoteType: null });
    }
  });

  it('has years without an end for the end of the slider, and a salary in order or none', async () => {
    const job = await savedOf({ yearsExp: { min: 5, max: 30 } }, { salary: { min: 90, max: 10, currency: 'EUR' } });
    expect(job.requirements.yearsExp).toEqual({ min: 5, max: null });
    expect(job.salary).toEqual({ min: 10, max: 90, currency: 'EUR' });
    expect((await savedOf({}, { salary: { min: null, max: null, currency: 'EUR' } })).salary).toBeNull();
  });

  it('has no empty companies', async () => {
    const { requirements } = await savedOf({ whitelistedDomains: [{ orgName: ' ' }, { domain: 'acme.com' }] });
    expect(requirements.whitelistedDomains).toEqual([{ domain: 'acme.com' }]);
  });

  it('is refused where it is posted without a radius or a type of remote work', async () => {
    const { admin } = await world.anAccount();
    const refused = async (requirements: Partial<Requirements>, over: object = {}) => {
      const body = aJob({ requirements: someRequirements(requirements), ...over });
      return (await world.refusal(jobRoutes.createJob, { body }, { as: admin })).fields;
    };
    const problem = ['This field is required.'];
    expect(await refused({ srcRadius: null })).toEqual({ 'requirements.srcRadius': problem });
    expect(await refused({ srcLocation: [] })).toEqual({ 'requirements.srcLocation': problem });
    const isRemote = { office: 'REMOTE_ONLY' };
    expect(await refused({ remoteType: null }, isRemote)).toEqual({ 'requirements.remoteType': problem });
    const half = { remoteType: 'SPECIFIC_TIME_ZONES', timezone: { specific: true, from: 'Nope' } } as const;
    expect(await refused(half, isRemote)).toEqual({
      'requirements.timezone.from': ['Please choose a time zone of the list.'],
      'requirements.timezone.to': problem,
    });
  });
});

describe('a draft', () => {
  const HALF_TYPED = {
    companyName: 'A.',
    description: '<p>Bui</p>',
    functions: ['ENG', 'IT', 'QA', 'HR'],
    industries: ['BANKING', 'ANIMATION', 'CHEMICALS', 'CONSTRUCTION'],
    salary: { min: 50.5, max: null, currency: 'EUR' },
    applyUrl: 'acme',
    targetProfileCount: null,
    targetLeadCount: 0,
    noteForSourcer: 'x'.repeat(300),
  } satisfies Partial<Parameters<typeof aDraft>[0]>;
  const HALF_ASKED = {
    mustHaves: ['x'.repeat(141), '2', '3', '4', '5', '6'],
    nToHaves: ['x'.repeat(141)],
    benchmarkLinks: ['linkedin', 'linkedin'],
    whitelistedDomains: [{ domain: 'acme.c' }, { orgName: 'ab' }],
    yearsExp: { min: 9, max: 3 },
  };

  it('is saved with whatever is half typed, made or changed, and opens again as it was typed', async () => {
    const { admin } = await world.anAccount();
    const requirements = someRequirements(HALF_ASKED);
    const made = await create(admin, aDraft({ ...HALF_TYPED, requirements }));
    const body = { ...HALF_TYPED, requirements, version: made.version };
    const changed = await world.call(jobRoutes.updateJob, { params: params(made), body }, { as: admin });
    for (const job of [made, changed]) {
      expect(job).toMatchObject({ ...HALF_TYPED, status: 'Draft' });
      expect(job.requirements).toMatchObject(HALF_ASKED);
    }
    const opened = await world.call(jobRoutes.getJob, { params: params(made) }, { as: admin });
    expect(opened).toEqual(changed);
    const posting = { params: params(made), body: { version: changed.version, validateDraft: true } };
    const { fields } = await world.refusal(jobRoutes.updateJob, posting, { as: admin });
    expect(Object.keys(fields).sort()).toEqual([
      'applyUrl',
      'functions',
      'industries',
      'location',
      'noteForSourcer',
      'requirements.benchmarkLinks',
      'requirements.mustHaves',
      'requirements.nToHaves',
      'requirements.whitelistedDomains',
      'requirements.yearsExp',
      'salary.min',
      'targetProfileCount',
    ]);
  });

  it('with a remote restriction that is half chosen keeps the half', async () => {
    const { admin } = await world.anAccount();
    const timezone = { specific: true, from: 'UTC', to: '' };
    const requirements = someRequirements({ remoteType: 'SPECIFIC_TIME_ZONES', timezone });
    const draft = await create(admin, aDraft({ office: 'REMOTE_ONLY', requirements }));
    expect(draft.requirements.timezone).toEqual(timezone);
    const words = 'x'.repeat(200);
    const others = someRequirements({ remoteType: 'OTHERS', srcLocationIndication: words });
    const other = await create(admin, aDraft({ office: 'REMOTE_ONLY', requirements: others }));
    expect(other.requirements.srcLocationIndication).toBe(words);
  });

  it('needs a title, things of the right type, and what can be stored', async () => {
    const { admin } = await world.anAccount();
    const refused = async (over: object) =>
      Object.keys((await world.refusal(jobRoutes.createJob, { body: { ...aDraft(), ...over } }, { as: admin })).fields);
    expect(await refused({ title: ' ' })).toEqual(['title']);
    expect(await refused({ title: 'x'.repeat(141) })).toEqual(['title']);
    expect(await refused({ functions: ['NO_SUCH'] })).toEqual(['functions.0']);
    expect(await refused({ description: 'x'.repeat(50_001) })).toEqual(['description']);
  });
});

describe('changing some fields of a job', () => {
  it('leaves all others as they are, also those of the requirements', async () => {
    const { admin } = await world.anAccount();
    const job = await create(admin, aJob({ noteForSourcer: 'Be quick', salary: { min: 1, max: 2, currency: 'EUR' } }));
    const change = (body: object, version: number) =>
      world.call(jobRoutes.updateJob, { params: params(job), body: { ...body, version } }, { as: admin });
    const titled = await change({ title: 'Another' }, 1);
    expect(titled).toEqual({ ...job, title: 'Another', version: 2, editedAt: titled.editedAt });
    const asked = await change({ requirements: { nToHaves: [] } }, 2);
    const requirements = { ...job.requirements, nToHaves: [] };
    expect(asked).toEqual({ ...titled, requirements, version: 3, editedAt: asked.editedAt });
    const cleared = await change({ noteForSourcer: null }, 3);
    expect(cleared).toEqual({ ...asked, noteForSourcer: null, version: 4, editedAt: cleared.editedAt });
    expect(await world.call(jobRoutes.getJob, { params: params(job) }, { as: admin })).toEqual(cleared);
  });

  it('is refused to the slower of two editors of different fields, who loses nothing by doing it again', async () => {
    const { account, admin } = await world.anAccount();
    const mate = await world.anEmployer({ account });
    const job = await create(admin);
    const change = (as: Employer, body: object) =>
      world.send(jobRoutes.updateJob, { params: params(job), body: { version: 1, ...body } }, { as });
    const ofAdmin = { title: 'Of the admin' };
    const ofMate = { noteForSourcer: 'Of the mate' };
    const answers = await Promise.all([change(admin, ofAdmin), change(mate, ofMate)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.text).toContain('JOB_CHANGED');
    const isAdminSlower = answers[0].status === 409;
    const again = await change(isAdminSlower ? admin : mate, { ...(isAdminSlower ? ofAdmin : ofMate), version: 2 });
    expect(again.status).toBe(200);
    const saved = await world.call(jobRoutes.getJob, { params: params(job) }, { as: admin });
    expect(saved).toMatchObject({ ...ofAdmin, ...ofMate, version: 3 });
  });

  it('keeps a description that is not sent as it is, however long it was allowed to be', async () => {
    const { account, admin } = await world.anAccount();
    const job = await create(admin);
    const stored = `<p>${'x'.repeat(60_000)}</p>`;
    const Key = keys.job(account.id, job.id);
    const found = await world.table.db.send(new GetCommand({ TableName: world.table.name, Key }));
    const Item = { ...found.Item, description: stored };
    await world.table.db.send(new PutCommand({ TableName: world.table.name, Item }));
    const body = { title: 'Another', version: 1 };
    const saved = await world.call(jobRoutes.updateJob, { params: params(job), body }, { as: admin });
    expect(saved).toMatchObject({ title: 'Another', description: stored });
  });
});

describe('the job list', () => {
  it('has the last edited first, in pages, with the total', async () => {
    const { account, admin } = await world.anAccount();
    const mate = await world.anEmployer({ account, firstname: 'Bert' });
    const made: Job[] = [];
    for (const title of ['One', 'Two', 'Three']) {
      made.push(await create(admin, aJob({ title })));
      world.pass({ seconds: 1 });
    }
    await create(mate, aJob({ title: 'Bert’s' }));
    world.pass({ seconds: 1 });
    await world.call(jobRoutes.updateJob, { params: params(made[0]!), body: fieldsOf(made[0]!) }, { as: admin });

    const titles = async (query: ListQuery) => {
      const { results, total } = await list(admin, query);
      return [results.map(({ title }) => title), total];
    };
    expect(await titles({})).toEqual([['One', 'Three', 'Two'], 3]);
    expect(await titles({ limit: 2 })).toEqual([['One', 'Three'], 3]);
    expect(await titles({ limit: 2, offset: 2 })).toEqual([['Two'], 3]);
    expect(await titles({ offset: 40 })).toEqual([[], 3]);
    expect(await titles({ scope: 'team' })).toEqual([['One', 'Bert’s', 'Three', 'Two'], 4]);
    expect((await list(admin, { scope: 'team' })).results[1]).toMatchObject({
      ownerName: 'Bert Berg',
      formattedLocation: 'Berlin, Germany',
      profileToReviewCount: 0,
      isSourcing: false,
    });
    const open = await world.call(jobRoutes.listOpenJobTitles, {}, { as: admin });
    expect(open.map(({ title }) => title)).toEqual(['One', 'Bert’s', 'Three', 'Two']);
    expect(open.map(({ apart }) => apart)).toEqual(['', '', '', '']);
  });

  it('tells open jobs of one title apart', async () => {
    const { admin } = await world.anAccount();
    const formatted = ['Berlin, Germany', 'Paris, France'];
    for (const place of formatted)
      await create(admin, aJob({ title: 'Twin', location: { ...aLocation(), formatted: place } }));
    const open = await world.call(jobRoutes.listOpenJobTitles, {}, { as: admin });
    expect(open.map(({ title, apart }) => [title, apart]).sort()).toEqual(formatted.map((place) => ['Twin', place]));
  });

  it('finds titles whatever their case and accents, and counts what it finds', async () => {
    const { admin } = await world.anAccount();
    for (const title of ['Ingénieur Système', 'Data Engineer', 'INGENIEUR web']) await create(admin, aJob({ title }));
    const { results, total } = await list(admin, { titleSearch: 'ingénieur', limit: 1 });
    expect([results.length, total]).toEqual([1, 2]);
    expect((await list(admin, { titleSearch: 'nobody' })).total).toBe(0);
  });

  it('shows nobody the jobs of another account', async () => {
    const { admin } = await world.anAccount();
    const job = await create(admin);
    const stranger = (await world.anAccount()).admin;
    expect((await list(stranger, { scope: 'team' })).results).toEqual([]);
    for (const route of [jobRoutes.getJob, jobRoutes.getTotalLeadCount, jobRoutes.closeJob, jobRoutes.stopSourcing])
      expect((await world.refusal(route, { params: params(job) }, { as: stranger })).code).toBe('JOB_NOT_FOUND');
    const body = fieldsOf(job);
    const refused = await world.refusal(jobRoutes.updateJob, { params: params(job), body }, { as: stranger });
    expect(refused.code).toBe('JOB_NOT_FOUND');
  });
});

describe('closing and reopening', () => {
  it('moves a job between the lists and their counts, and does neither twice', async () => {
    const { admin } = await world.anAccount();
    const job = await create(admin);
    const close = () => world.call(jobRoutes.closeJob, { params: params(job) }, { as: admin });
    const reopen = () => world.call(jobRoutes.reopenJob, { params: params(job) }, { as: admin });

    expect(await close()).toMatchObject({ status: 'Closed', notSourcingReason: 'CLOSED', version: 2 });
    expect(await counts(admin)).toMatchObject({ me: { active: 0, closed: 1 }, account: { active: 0, closed: 1 } });
    expect((await list(admin, { status: 'Closed' })).total).toBe(1);
    expect((await list(admin, {})).results).toEqual([]);
    await expect(close()).rejects.toMatchObject({ code: 'JOB_CLOSED' });

    expect(await reopen()).toMatchObject({ status: 'Validated', notSourcingReason: null, version: 3 });
    expect(await counts(admin)).toMatchObject({ me: { active: 1, closed: 0 }, account: { active: 1, closed: 0 } });
    await expect(reopen()).rejects.toMatchObject({ code: 'JOB_NOT_CLOSED' });
    const draft = await create(admin, aDraft());
    const refused = await world.refusal(jobRoutes.closeJob, { params: params(draft) }, { as: admin });
    expect(refused.code).toBe('JOB_IS_A_DRAFT');
  });
});

describe('the predicted pipeline', () => {
  const body = (accountId: AccountId, over: object = {}) => ({
    accountId,
    title: 'Engineer',
    yearsExp: { min: 4, max: 13 },
    functions: [],
    industries: [],
    hireObjective: 1,
    targetLeads: 6,
    ...over,
  });

  it('rests on what the account did of late once that is enough, and says so', async () => {
    const { account, admin } = await world.anAccount();
    const ask = async () => world.call(jobRoutes.computePrediction, { body: body(account.id) }, { as: admin });
    expect((await ask()).basis).toEqual({ from: 'product', contacted: 0 });
    const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const counted = { 'crowd.reviewed': 900, 'crowd.contacted': 300, 'crowd.replied': 120, 'crowd.lead': 60 };
    for (const days of [0, 2, 120])
      await world.table.db.send(
        new PutCommand({
          TableName: world.table.name,
          Item: { ...keys.day(account.id, 'account', dayAgo(days)), ...counted },
        }),
      );
    await forgetPeriods(world.table, account.id, 'account');
    expect((await ask()).basis).toEqual({ from: 'account', contacted: 600 });
  });

  it('is answered for one’s own account, and refused where more are to be hired than interested', async () => {
    const { account, admin } = await world.anAccount();
    const { leads } = await world.call(jobRoutes.computePrediction, { body: body(account.id) }, { as: admin });
    expect(leads.min).toBe(6);
    const foreign = { body: body('acc_other') };
    expect((await world.refusal(jobRoutes.computePrediction, foreign, { as: admin })).code).toBe('NOT_FOUND');
    const tooMany = { body: body(account.id, { hireObjective: 7 }) };
    expect((await world.refusal(jobRoutes.computePrediction, tooMany, { as: admin })).code).toBe('PREDICTION_FAILED');
  });
});

it('offers the default emails and places', async () => {
  const { admin } = await world.anAccount();
  const [journey] = await world.call(jobRoutes.listJourneys, {}, { as: admin });
  expect(journey?.steps).toEqual(DEFAULT_SEQUENCE);
  const places = await world.call(jobRoutes.searchPlaces, { query: { q: 'berl' } }, { as: admin });
  expect(places[0]).toMatchObject({ formatted: 'Berlin, Germany', timeZone: 'Europe/Berlin' });
  expect([60, 120]).toContain(places[0]?.utc_offset);
});

it('does not know a job that was never there', async () => {
  const { admin } = await world.anAccount();
  const missing: { id: JobId } = { id: 'job_missing' };
  const refused = await world.refusal(jobRoutes.getJob, { params: missing }, { as: admin });
  expect(refused).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' });
  expect(admin.id satisfies UserId).toMatch(/^usr_/);
});
