import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { add, addApplicant, addJob, change } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS } from '../../scripts/local/merge/linked-ats.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { setFlag } from '../../scripts/ops/office.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import type { JobId } from '../../shared/model/ids.ts';
import { lackingNames } from '../../shared/rules/job/lacking-names.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { type Connecting, connectAts } from '../../test/support/ats.ts';
import { aDraft, aJob } from '../../test/support/builders.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { createApplicantReader } from '../records/ats/applicant-reader.ts';
import { createIsDenied } from '../records/job/deny-list.ts';
import { createJobReader } from '../records/job/job-reader.ts';

const [, LEVER] = INTEGRATIONS;

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

const connect = (options: Connecting = {}) => connectAts(world, { account, admin }, options);

const listed = (query: object = {}) => world.call(atsRoutes.searchAtsJobs, { query }, { as: admin });
const statusOf = (as = admin) => world.call(atsRoutes.getAtsStatus, { query: {} }, { as });

describe('the list to import from', () => {
  it('sorts by time and by title, both ways, and searches by title, place and reference', async () => {
    const { ats } = await connect();
    await world.drain();
    const titles = async (query: object) => (await listed(query)).map(({ title }) => title);
    const names = ats.content.jobs.map(({ name }) => String(name));
    expect(await titles({})).toEqual([...names].reverse());
    expect(await titles({ orderBy: 'createdAt', order: 'asc' })).toEqual(names);
    const byTitle = await titles({ orderBy: 'title', order: 'asc' });
    expect(byTitle).toEqual([...names].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())));
    expect(await titles({ orderBy: 'title', order: 'desc' })).toEqual([...byTitle].reverse());
    expect(await titles({ term: 'ENGINEER mobile' })).toEqual(['Mobile Engineer']);
    expect(await titles({ term: 'lisbon' })).toEqual(['Talent Partner']);
    expect(await titles({ term: 'DAT-103' })).toEqual(['Data Scientist']);
    expect(await titles({ term: 'nobody' })).toEqual([]);
    expect(await titles({ offset: 10, limit: 5 })).toEqual([...names].reverse().slice(10));
  });

  it('follows what is renamed, closed, deleted and added', async () => {
    const { ats } = await connect();
    await world.drain();
    const now = new Date();
    const [renamed, closed, deleted] = ats.content.jobs;
    change(renamed!, now, { name: 'Aardvark Keeper' });
    change(closed!, now, { status: 'CLOSED' });
    change(deleted!, now, { remote_was_deleted: true });
    const added = addJob(ats.content, now, now);
    world.pass({ minutes: 6 });
    await world.drain();
    const rows = await listed({ orderBy: 'title', order: 'asc' });
    expect(rows[0]).toMatchObject({ id: renamed!.id, title: 'Aardvark Keeper' });
    expect(rows.filter(({ id }) => id === renamed!.id)).toHaveLength(1);
    const ids = rows.map(({ id }) => id);
    expect([ids.includes(closed!.id), ids.includes(deleted!.id), ids.includes(added.id)]).toEqual([false, false, true]);
    expect((await statusOf()).jobsForSearchCount).toBe(rows.length);
  });

  it('is another account’s in nothing', async () => {
    await connect();
    await world.drain();
    const [job] = await listed();
    const other = await world.anAccount();
    expect(await statusOf(other.admin)).toMatchObject({ atsName: null });
    const import_ = { params: { mergeDevId: job!.id } };
    expect((await world.refusal(atsRoutes.importAtsJob, import_, { as: other.admin })).code).toBe('ATS_NOT_CONNECTED');
    const publicToken = world.cloud.merge.link(other.account.id, LEVER, 0);
    await world.call(atsRoutes.setAtsAccountToken, { body: { publicToken } }, { as: other.admin });
    await world.drain();
    expect((await world.refusal(atsRoutes.importAtsJob, import_, { as: other.admin })).code).toBe('ATS_JOB_NOT_FOUND');
  });
});

describe('importing', () => {
  it('makes a draft with all that the ATS says, clean, and says what is missing', async () => {
    const { ats } = await connect();
    await world.drain();
    const wanted = ats.content.jobs[0]!;
    const imported = await world.call(atsRoutes.importAtsJob, { params: { mergeDevId: wanted.id } }, { as: admin });
    expect(imported).toMatchObject({
      source: 'merge_greenhouse',
      missing: [
        ...['job function', 'company industry', 'locations to source from', 'must-haves'],
        ...['seniority', 'employment type'],
      ],
    });
    const job = await world.call(jobRoutes.getJob, { params: { id: imported.id } }, { as: admin });
    expect(job).toMatchObject({
      title: 'Senior Backend Engineer',
      status: 'Draft',
      location: { formatted: 'Berlin, Germany', city: 'Berlin', country: 'DE', timeZone: 'Europe/Berlin' },
      sourceId: wanted.code,
      employer: { id: admin.id },
    });
    expect(job.description).toContain('<strong>Senior Backend Engineer</strong>');
    expect(job.description).not.toContain('script');
    const query = { scope: 'mine', status: 'Draft' } as const;
    const { results } = await world.call(jobRoutes.listJobs, { query }, { as: admin });
    expect(results).toEqual([
      expect.objectContaining({ id: imported.id, isFromMergeDotDev: true, atsName: 'Greenhouse' }),
    ]);
    expect(lackingNames(results[0]!.lacks)).toEqual(imported.missing.slice(0, 4));
    expect((await listed()).find(({ id }) => id === wanted.id)).toMatchObject({ existingJobId: imported.id });
  });

  it.each([
    ['Munich HQ', 'Munich, Germany'],
    ['Zurich', 'Zürich, Switzerland'],
    ['Düsseldorf Office', 'Düsseldorf, Germany'],
    ['London, UK', 'London, United Kingdom'],
    ['New York, NY', 'New York City, NY, United States'],
    ['Remote - Germany', 'Germany'],
    ['The Old Mill', undefined],
  ])('knows where the office "%s" is', async (location, formatted) => {
    const { ats } = await connect();
    for (const office of ats.content.offices) change(office, new Date(), { location });
    await world.drain();
    const params = { mergeDevId: ats.content.jobs[0]!.id };
    const { id, missing } = await world.call(atsRoutes.importAtsJob, { params }, { as: admin });
    const job = await world.call(jobRoutes.getJob, { params: { id } }, { as: admin });
    expect([job.location ?? job.requirements.srcLocation[0]]).toMatchObject([{ formatted: formatted ?? location }]);
    expect(missing.includes('an office location of the list')).toBe(formatted === undefined);
    expect(job.office).toBe(location.startsWith('Remote') ? 'REMOTE_ONLY' : 'ON_SITE');
  });

  it.each([
    {
      ...{ offices: ['Berlin / Munich'], office: 'ON_SITE', location: 'Berlin, Germany' },
      ...{ sought: ['Berlin, Germany', 'Munich, Germany'], said: [] },
    },
    {
      ...{ offices: ['Berlin, Germany', 'The Old Mill', 'Lisbon'], office: 'ON_SITE', location: 'Berlin, Germany' },
      ...{ sought: ['Berlin, Germany', 'Lisbon, Portugal'], said: ['The Old Mill'] },
    },
    { offices: ['Remote (EMEA)'], office: 'REMOTE_ONLY', indication: 'EMEA', said: ['Remote (EMEA)'] },
    { offices: ['Hybrid - Berlin'], office: 'REMOTE_OPTIONAL', location: 'Berlin, Germany', said: [] },
    { offices: ['Berlin (Non-remote)'], office: 'ON_SITE', location: 'Berlin, Germany', said: [] },
    { offices: ['Union'], office: 'ON_SITE', location: 'Union', said: ['Union'] },
  ])('takes all of $offices that maps, and says the rest, as often as it is asked', async (one) => {
    const { ats } = await connect();
    const [wanted] = ats.content.jobs;
    const ids = one.offices.map((location) => add(ats.content, 'offices', new Date(), { name: 'Any', location }).id);
    change(wanted!, new Date(), { offices: ids });
    await world.drain();
    const params = { mergeDevId: wanted!.id };
    const { id, missing } = await world.call(atsRoutes.importAtsJob, { params }, { as: admin });
    const { office, location, requirements } = await world.call(jobRoutes.getJob, { params: { id } }, { as: admin });
    expect({ office, location: location?.formatted, indication: requirements.srcLocationIndication }).toEqual({
      ...{ office: one.office, location: one.location, indication: one.indication ?? null },
    });
    expect(requirements.srcLocation.map(({ formatted }) => formatted)).toEqual('sought' in one ? one.sought : []);
    const said = missing.filter((words) => words.includes('“'));
    expect(said).toEqual(one.said.map((words) => `the place that your ATS calls “${words}”`));
    expect((await world.call(atsRoutes.importAtsJob, { params }, { as: admin })).missing).toEqual(missing);
  });

  it('knows who stands on it there within a moment, and says until then that it does not know', async () => {
    const { ats } = await connect();
    await world.drain();
    const applied = (job: string) => ats.content.applications.filter((one) => one.job === job).length;
    const wanted = ats.content.jobs.find(({ id }) => applied(id) > 1)!;
    const { id } = await world.call(atsRoutes.importAtsJob, { params: { mergeDevId: wanted.id } }, { as: admin });
    const there = async () => {
      const { candidates, isKnown } = await world.call(atsRoutes.getAtsBlacklist, { params: { id } }, { as: admin });
      return [candidates.length, isKnown];
    };
    expect(await there()).toEqual([0, false]);
    await world.drain();
    expect(await there()).toEqual([applied(wanted.id), true]);
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    await world.drain();
    expect(await there()).toEqual([0, false]);
  });

  it('says where more jobs follow, and nothing of it at the end', async () => {
    await connect();
    await world.drain();
    const last = async (query: object) => (await listed(query)).map(({ moreFollow }) => moreFollow ?? false);
    expect(await last({ limit: 3 })).toEqual([false, false, true]);
    expect(await last({ limit: 3, offset: 9 })).toEqual([false, false, false]);
    expect(await last({ limit: 1, term: 'engineer' })).toEqual([true]);
    expect(await last({})).not.toContain(true);
  });

  it('knows the time zone of its place once it is posted', async () => {
    const { ats } = await connect();
    await world.drain();
    const [wanted] = ats.content.jobs;
    const { id } = await world.call(atsRoutes.importAtsJob, { params: { mergeDevId: wanted!.id } }, { as: admin });
    const { version, location } = await world.call(jobRoutes.getJob, { params: { id } }, { as: admin });
    const { status: _, ...fields } = aJob();
    const body = { ...fields, location, version, validateDraft: true };
    const posted = await world.call(jobRoutes.updateJob, { params: { id }, body }, { as: admin });
    expect(posted.location).toMatchObject({ formatted: 'Berlin, Germany', timeZone: 'Europe/Berlin' });
  });

  it('imports a job once, however often and by however many it is asked', async () => {
    await connect();
    await world.drain();
    const mergeDevId = (await listed())[0]!.id;
    const someone = await world.anEmployer({ account, admin: false });
    const imports = await Promise.all(
      [admin, someone, admin].map((as) => world.call(atsRoutes.importAtsJob, { params: { mergeDevId } }, { as })),
    );
    expect(new Set(imports.map(({ id }) => id)).size).toBe(1);
    const { account: counts } = await world.call(jobRoutes.countJobs, {}, { as: admin });
    expect(counts.draft).toBe(1);
  });

  it('may be repeated once its draft was deleted', async () => {
    await connect();
    await world.drain();
    const mergeDevId = (await listed())[0]!.id;
    const params = { params: { mergeDevId } };
    const first = await world.call(atsRoutes.importAtsJob, params, { as: admin });
    await world.call(jobRoutes.deleteDraft, { params: { id: first.id } }, { as: admin });
    expect((await listed()).find(({ id }) => id === mergeDevId)).toMatchObject({ existingJobId: null });
    const second = await world.call(atsRoutes.importAtsJob, params, { as: admin });
    expect(second.id).not.toBe(first.id);
    expect(await world.call(jobRoutes.getJob, { params: { id: second.id } }, { as: admin })).toMatchObject({
      status: 'Draft',
    });
  });

  it('is the only way to a job where the account may have no others', async () => {
    const draft = await world.call(jobRoutes.createJob, { body: aDraft() }, { as: admin });
    await setFlag(openOffice(), 'jobPostingOnlyViaAts', true, account.id);
    const refused = await world.refusal(
      jobRoutes.createJob,
      { body: { title: 'By hand', status: 'Draft' } },
      { as: admin },
    );
    expect(refused.code).toBe('JOBS_ONLY_VIA_ATS');
    await connect();
    await world.drain();
    const mergeDevId = (await listed())[0]!.id;
    const imported = await world.call(atsRoutes.importAtsJob, { params: { mergeDevId } }, { as: admin });
    const post = async (id: JobId) => {
      const { version } = await world.call(jobRoutes.getJob, { params: { id } }, { as: admin });
      const { status: _, ...fields } = aJob();
      return { params: { id }, body: { ...fields, version, validateDraft: true } };
    };
    const { code } = await world.refusal(jobRoutes.updateJob, await post(draft.id), { as: admin });
    expect(code).toBe('JOBS_ONLY_VIA_ATS');
    const edit = { params: { id: draft.id }, body: { version: draft.version, title: 'Still a draft' } };
    expect(await world.call(jobRoutes.updateJob, edit, { as: admin })).toMatchObject({ status: 'Draft' });
    expect(await world.call(jobRoutes.updateJob, await post(imported.id), { as: admin })).toMatchObject({
      status: 'Validated',
    });
  });

  it('brings who stands on the job there, and follows them', async () => {
    const { ats } = await connect();
    await world.drain();
    const job = ats.content.jobs[0]!;
    const other = ats.content.jobs[4]!;
    const someone = addApplicant(ats.content, new Date(), job);
    addApplicant(ats.content, new Date(), other);
    const imported = await world.call(atsRoutes.importAtsJob, { params: { mergeDevId: job.id } }, { as: admin });
    world.pass({ minutes: 6 });
    await world.drain();
    const people = async () =>
      (await createApplicantReader(world.table).page({ accountId: account.id, round: 1 }, job.id, 100)).people;
    const shown = await world.call(atsRoutes.getAtsBlacklist, { params: { id: imported.id } }, { as: admin });
    expect(shown.candidates).toHaveLength((await people()).length);
    const before = await people();
    expect(before.map(({ candidateId }) => candidateId)).toContain(someone.id);
    expect(before.every(({ emails }) => emails.length === 1)).toBe(true);
    const application = ats.content.applications.find(({ candidate }) => candidate === someone.id)!;
    change(application, new Date(), { remote_was_deleted: true });
    world.pass({ minutes: 6 });
    await world.drain();
    expect((await people()).map(({ candidateId }) => candidateId)).not.toContain(someone.id);
  });

  it('keeps those who stand on the job there from being delivered, and lets them in again once they are gone', async () => {
    const { ats } = await connect();
    await world.drain();
    const remote = ats.content.jobs[0]!;
    const someone = addApplicant(ats.content, new Date(), remote);
    const { id } = await world.call(atsRoutes.importAtsJob, { params: { mergeDevId: remote.id } }, { as: admin });
    world.pass({ minutes: 6 });
    await world.drain();
    const [{ value: email }] = someone.email_addresses as [{ value: string }];
    const job = await createJobReader(world.table).findJob(account.id, id);
    const isDenied = () =>
      createIsDenied(world.table)(account.id, job!, {
        name: 'Somebody Else',
        companies: [],
        emails: [email.toUpperCase()],
      });
    expect(await isDenied()).toBe('ats');
    change(ats.content.applications.find(({ candidate }) => candidate === someone.id)!, new Date(), {
      remote_was_deleted: true,
    });
    world.pass({ minutes: 6 });
    await world.drain();
    expect(await isDenied()).toBeUndefined();
  });
});
