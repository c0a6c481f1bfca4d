import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOffice } from '../../scripts/ops/environment.ts';
import { setFlag } from '../../scripts/ops/office.ts';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import { LIMITS } from '../../shared/product.ts';
import type { Employer } from '../support/accounts.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const sample = (name: string) => readFileSync(`functions/jobs/description/samples/${name}.txt`, 'utf8');
const describeIt = async (as: Employer, jobDescription: string, key?: string) =>
  world.call(jobRoutes.createDraftFromDescription, { body: { jobDescription } }, { as, ...(key && { key }) });
const jobOf = (as: Employer, id: `job_${string}`) => world.call(jobRoutes.getJob, { params: { id } }, { as });

describe('a draft from a description', () => {
  it('says what the description says, and where each thing was read', async () => {
    const { admin } = await world.anAccount();
    const { id } = await describeIt(admin, sample('de-entwickler'));
    const job = await jobOf(admin, id as `job_${string}`);
    expect(job).toMatchObject({
      status: 'Draft',
      title: 'Softwareentwickler Java (m/w/d)',
      companyName: 'Nordlicht Systems GmbH',
      office: 'REMOTE_OPTIONAL',
      location: { formatted: 'Hamburg, Germany', timeZone: 'Europe/Berlin' },
      employmentType: ['FULL_TIME'],
      seniorityLevel: null,
      salary: { min: 60_000, max: 75_000, currency: 'EUR' },
      requirements: { yearsExp: { min: 3, max: null }, srcLocation: [{ formatted: 'Hamburg, Germany' }] },
    });
    expect(job.requirements.mustHaves).toHaveLength(4);
    expect(job.description).toContain('<li><p>Sicherer Umgang mit SQL</p></li>');
    expect(job.reading?.marks).toContainEqual({
      field: 'requirements.yearsExp',
      value: '',
      quote: 'Mindestens 3 Jahre Berufserfahrung mit Java und Spring Boot',
    });
    expect(job.reading?.notes).toContain('Seniority level: not found in the description.');
  });

  it('is made once, however often the call is repeated', async () => {
    const { admin } = await world.anAccount();
    const ids = [];
    for (let time = 0; time < 3; time++) ids.push((await describeIt(admin, sample('en-nurse'), 'paste-001')).id);
    expect(new Set(ids).size).toBe(1);
    const { account } = await world.call(jobRoutes.countJobs, {}, { as: admin });
    expect(account).toEqual({ active: 0, draft: 1, closed: 0 });
  });

  it('holds no markup of what was pasted', async () => {
    const { admin } = await world.anAccount();
    const text = `Nurse\n\n<script>alert(1)</script> <img src=x onerror=alert(1)> We need a nurse & more.`;
    const job = await jobOf(admin, (await describeIt(admin, text)).id as `job_${string}`);
    expect(job.description).not.toMatch(/script|onerror|<img/);
    expect(job.description).toContain('We need a nurse &amp; more.');
  });

  it('ends with a whole block and says so where its tags make a description too long', async () => {
    const { admin } = await world.anAccount();
    const items = Array.from({ length: 1_500 }, (_, at) => `- skill number ${at} and more`);
    const text = ['Backend Engineer', '', 'Requirements', ...items].join('\n');
    expect(text.length).toBeLessThan(LIMITS.description);
    const job = await jobOf(admin, (await describeIt(admin, text)).id as `job_${string}`);
    expect(job.description.length).toBeLessThanOrEqual(LIMITS.description);
    const [last = ''] = job.description.match(/skill number \d+ and more(?=<\/p><\/li><\/ul>$)/) ?? [];
    expect(last).not.toBe('');
    expect(job.reading?.notes[0]).toBe(
      `The description is too long with its headings and lists: it was kept up to “${last}”.`,
    );
  });

  it('leaves what is not said as a new job has it', async () => {
    const { admin } = await world.anAccount();
    const job = await jobOf(
      admin,
      (await describeIt(admin, 'something nobody can make sense of')).id as `job_${string}`,
    );
    expect(job).toMatchObject({ title: 'Untitled job', companyName: '', salary: null, location: null, functions: [] });
    expect(job.reading?.marks).toEqual([]);
    expect(job.reading?.notes).toHaveLength(11);
  });

  it('is not posted without a title of its own', async () => {
    const { admin } = await world.anAccount();
    const { id } = await describeIt(admin, 'something nobody can make sense of');
    const { version } = await jobOf(admin, id as `job_${string}`);
    const sent = { params: { id: id as `job_${string}` }, body: { version, validateDraft: true } };
    const refused = await world.refusal(jobRoutes.updateJob, sent, { as: admin });
    expect(refused).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(JSON.stringify(refused)).toContain('Please name this job');
    const body = { ...sent.body, title: 'Florist' };
    expect(JSON.stringify(await world.refusal(jobRoutes.updateJob, { ...sent, body }, { as: admin }))).not.toContain(
      'Please name this job',
    );
  });

  it.each([
    ['nothing', ' ', 400, 'BAD_REQUEST'],
    ['too much', 'x'.repeat(LIMITS.description + 1), 400, 'BAD_REQUEST'],
    ['no words', '1234 !!! 5678', 422, 'DESCRIPTION_UNREADABLE'],
  ])('is refused where there is %s to read, and nothing is created', async (_, jobDescription, status, code) => {
    const { admin } = await world.anAccount();
    const sent = { body: { jobDescription } };
    expect(await world.refusal(jobRoutes.createDraftFromDescription, sent, { as: admin })).toMatchObject({
      status,
      code,
    });
    expect((await world.call(jobRoutes.countJobs, {}, { as: admin })).account.draft).toBe(0);
  });

  it('keeps what was read until it is posted', async () => {
    const { admin } = await world.anAccount();
    const { id } = await describeIt(admin, sample('fr-comptable'));
    const before = await jobOf(admin, id as `job_${string}`);
    const changed = await world.call(
      jobRoutes.updateJob,
      { params: { id: before.id }, body: { version: before.version, title: 'Comptable' } },
      { as: admin },
    );
    expect(changed.reading).toEqual(before.reading);
    const posted = await world.call(
      jobRoutes.updateJob,
      { params: { id: before.id }, body: { version: changed.version, validateDraft: true, industries: ['RETAIL'] } },
      { as: admin },
    );
    expect(posted).toMatchObject({ status: 'Validated', reading: null });
  });
});

describe('where jobs only come from the ATS', () => {
  it('none is created by hand, nor from a description', async () => {
    const { admin, account } = await world.anAccount();
    await setFlag(openOffice(), 'jobPostingOnlyViaAts', true, account.id);
    const body = { title: 'By hand', status: 'Draft' as const };
    expect(await world.refusal(jobRoutes.createJob, { body }, { as: admin })).toMatchObject({
      code: 'JOBS_ONLY_VIA_ATS',
    });
    const pasted = { body: { jobDescription: sample('en-nurse') } };
    expect(await world.refusal(jobRoutes.createDraftFromDescription, pasted, { as: admin })).toMatchObject({
      code: 'JOBS_ONLY_VIA_ATS',
    });
  });
});
