import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setFlag } from '../../scripts/ops/office.ts';
import { contract } from '../../shared/contract/index.ts';
import type { JobId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import type { Employer } from '../../test/support/accounts.ts';
import { aJob, someRequirements } from '../../test/support/builders.ts';
import { addCandidate } from '../../test/support/mail.ts';
import { aPdf } from '../../test/support/pdf.ts';
import { postFile } from '../../test/support/uploads.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { newId } from '../platform/ids.ts';

const { jobs, media, open, submissions } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

async function anAdvertiser() {
  const { account, admin } = await world.anAccount();
  const office = { table: world.table, newId, now: () => new Date() } as Parameters<typeof setFlag>[0];
  await setFlag(office, 'jobAdvertising', true, account.id);
  return admin;
}

async function advertise(as: Employer, over: Parameters<typeof aJob>[0] = {}): Promise<JobId> {
  const body = aJob({ isAdvertised: true, companyLogo: 'https://acme.example/logo.png', ...over });
  const { id } = await world.call(jobs.createJob, { body }, { as });
  await world.drain();
  return id;
}

const page = (id: JobId) => fetch(`${world.url}/open/${id}`, { headers: { accept: 'text/html' } });
const anna = { firstName: 'Anna', lastName: 'Nowak', email: 'Anna@home.example', consent: true as const };

/** Uploads a resume as the page does. */
async function uploadFor(
  id: JobId,
  content: Uint8Array = aPdf(['Anna Nowak', 'anna@home.example', 'Nurse at Charite']),
) {
  const body = { originalFilename: 'cv.pdf', size: content.byteLength };
  const form = await world.call(open.startApplication, { params: { id }, body });
  expect((await postFile(form, content)).ok).toBe(true);
  return { identifier: form.identifier, originalFilename: 'cv.pdf' };
}
const apply = async (id: JobId, over: Partial<typeof anna> = {}) =>
  world.call(open.apply, { params: { id }, body: { ...anna, ...over, resume: await uploadFor(id) } });
const toReview = (as: Employer, id: JobId) =>
  world.call(submissions.listReviewIds, { params: { id }, query: {} }, { as });

/** What somebody who is to be reviewed sent as their resume. */
async function resumeOf(as: Employer, job: JobId, person: string): Promise<Uint8Array> {
  const { cards } = await toReview(as, job);
  const params = { id: cards.find(({ name }) => name === person)?.id ?? 'sub_0' } as const;
  const { resume } = await world.call(submissions.getSubmission, { params }, { as });
  const file = { params: { identifier: resume?.identifier ?? 'file_0' }, query: {} } as const;
  const { url } = await world.call(media.previewFile, file, { as });
  return new Uint8Array(await (await fetch(url)).arrayBuffer());
}

describe('the public page of a job', () => {
  it('says what the job is to people and to machines, and nothing of its account', async () => {
    const admin = await anAdvertiser();
    const salary = { min: 60_000, max: 80_000, currency: 'EUR' as const };
    const secret = 'Nobody outside may read this';
    const id = await advertise(admin, { title: 'Nurse <b>', salary, noteForSourcer: secret });
    const answer = await page(id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const html = await answer.text();
    expect(html).toContain('<h1>Nurse &lt;b&gt;</h1>');
    expect(html).toContain('<meta property="og:title" content="Nurse &lt;b&gt; at Acme">');
    expect(html).toContain('<meta property="og:image" content="https://acme.example/logo.png">');
    expect(html).toContain(`/open/${id}">`);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Nurse <b>',
      datePosted: '2026-03-02',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Acme', logo: 'https://acme.example/logo.png' },
      jobLocation: { address: { addressLocality: 'Berlin', addressCountry: 'DE' } },
      baseSalary: { currency: 'EUR', value: { minValue: 60_000, maxValue: 80_000, unitText: 'YEAR' } },
    });
    const shown = await world.call(jobs.getJob, { params: { id } }, { as: admin });
    const kept = [secret, 'TypeScript in production', admin.email, admin.id, shown.employer.name];
    expect(kept.filter((word) => html.includes(word))).toEqual([]);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*script-src 'sha256-.*connect-src 'self' http.*frame-ancestors 'none'/);
    expect(policy).not.toContain("script-src 'unsafe-inline'");
  });

  it('says from where a remote job may be done, to machines too, and not where others are sourced from', async () => {
    const admin = await anAdvertiser();
    const requirements = someRequirements();
    const srcLocation = [
      { formatted: 'Germany', country: 'DE' },
      { formatted: 'Leeds, England, United Kingdom', city: 'Leeds', state: 'England', country: 'GB' },
    ];
    const at = { office: 'REMOTE_ONLY' as const, location: null, employmentType: [] };
    const posting = async (over: Parameters<typeof aJob>[0]) => {
      const html = await (await page(await advertise(admin, over))).text();
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
      return { html, json: JSON.parse(json) as Record<string, unknown> };
    };
    const places = { ...requirements, remoteType: 'SPECIFIC_LOCATIONS' as const, srcLocation };
    const { html, json } = await posting({ ...at, requirements: places });
    expect(html).toContain('<li>Remote only, from Germany or Leeds, England, United Kingdom</li>');
    expect(json).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'Germany' },
        { '@type': 'City', name: 'Leeds, England, United Kingdom' },
      ],
    });
    expect(json).not.toHaveProperty('employmentType');
    const zones = { specific: true, from: 'Europe/Paris', to: 'Europe/Kyiv' };
    const inZones = { ...requirements, remoteType: 'SPECIFIC_TIME_ZONES' as const, timezone: zones };
    const { html: other, json: read } = await posting({ ...at, requirements: inZones });
    expect(other).toContain('<li>Remote only, Europe/Paris to Europe/Kyiv</li>');
    expect(read).not.toHaveProperty('applicantLocationRequirements');
    const onSite = await posting({ requirements: { ...requirements, srcLocation: [{ formatted: 'Quedlinburg' }] } });
    expect(onSite.html).not.toContain('Quedlinburg');
  });

  it('has the headings of the description below its own', async () => {
    const admin = await anAdvertiser();
    const id = await advertise(admin, { description: '<h3>What you do</h3><p>Nurse.</p>' });
    const html = await (await page(id)).text();
    expect(html).toContain('<h2>What you do</h2>');
    expect(html).not.toContain('<h3');
  });

  it('is there as long as the job is open and advertised', async () => {
    const admin = await anAdvertiser();
    const id = await advertise(admin, { status: 'Draft' });
    expect((await page(id)).status).toBe(404);
    const read = () => world.call(jobs.getJob, { params: { id } }, { as: admin });
    const update = async (changes: object) => {
      const { version } = await read();
      await world.call(
        jobs.updateJob,
        { params: { id }, body: { version, validateDraft: false, ...changes } },
        { as: admin },
      );
      await world.drain();
      return (await page(id)).status;
    };
    expect(await update({ validateDraft: true })).toBe(200);
    expect(await update({ title: 'Another title' })).toBe(200);
    expect(await (await page(id)).text()).toContain('<h1>Another title</h1>');
    expect(await update({ isAdvertised: false })).toBe(404);
    expect(await update({ isAdvertised: true })).toBe(200);
    await world.call(jobs.closeJob, { params: { id } }, { as: admin });
    await world.drain();
    expect((await page(id)).status).toBe(404);
    expect(await (await page(id)).text()).toContain('This job is not open any more.');
    expect((await page('job_nobody')).status).toBe(404);
  });

  it('is only for accounts that may advertise, and needs a company and a logo that is one', async () => {
    const { admin } = await world.anAccount();
    const refusal = async (as: Employer, over: Parameters<typeof aJob>[0]) =>
      world.refusal(jobs.createJob, { body: aJob({ isAdvertised: true, ...over }) }, { as });
    expect((await refusal(admin, {})).code).toBe('ADVERTISING_NOT_OFFERED');
    const advertiser = await anAdvertiser();
    expect((await refusal(advertiser, { companyName: '' })).fields).toEqual({
      companyName: ['This field is required.'],
    });
    const wrong = { companyLogo: 'javascript:alert(1)' };
    expect((await refusal(advertiser, wrong)).fields).toEqual({ companyLogo: ['Please enter a valid URL.'] });
  });
});

describe('an application', () => {
  it('becomes a profile to review of that source, with what the resume says', async () => {
    const admin = await anAdvertiser();
    const id = await advertise(admin);
    expect(await apply(id)).toEqual({ received: true });
    await world.drain();
    const { cards, ids } = await toReview(admin, id);
    expect(cards).toMatchObject([{ name: 'Anna Nowak', origin: 'application' }]);
    const params = { id: ids[0] ?? 'sub_0' } as const;
    const shown = await world.call(submissions.getSubmission, { params }, { as: admin });
    expect(shown).toMatchObject({ isCandidateApplication: true, isCustomerSubmission: false });
    expect(JSON.stringify(shown)).toContain('anna@home.example');
  });

  it('sent again, or at the same time, is one', async () => {
    const admin = await anAdvertiser();
    const id = await advertise(admin);
    const resume = await uploadFor(id);
    const send = () => world.call(open.apply, { params: { id }, body: { ...anna, resume } });
    await Promise.all([send(), send(), apply(id)]);
    expect(await send()).toEqual({ received: true });
    expect(await apply(id, { email: 'ANNA+again@home.example' })).toEqual({ received: true });
    await world.drain();
    expect((await toReview(admin, id)).ids).toHaveLength(1);
  });

  it('that was corrected stands beside the first, and its answer does not say that there is one', async () => {
    const admin = await anAdvertiser();
    const id = await advertise(admin);
    // Whoever applies first with an address that is not theirs shuts nobody out.
    const first = await apply(id, { firstName: 'Somebody', lastName: 'Else' });
    await world.drain();
    const corrected = aPdf(['Anna Nowak', 'Head nurse at Charite since 2026']);
    const resume = await uploadFor(id, corrected);
    const again = await world.call(open.apply, { params: { id }, body: { ...anna, resume } });
    await world.drain();
    expect(again).toEqual(first);
    const { cards } = await toReview(admin, id);
    expect(cards.map(({ name, isDuplicate }) => [name, isDuplicate]).sort()).toEqual([
      ['Anna Nowak', true],
      ['Somebody Else', false],
    ]);
    expect(await resumeOf(admin, id, 'Anna Nowak')).toEqual(new Uint8Array(corrected));
  });

  it('keeps its resume when another one is uploaded in the same place', async () => {
    const admin = await anAdvertiser();
    const id = await advertise(admin);
    const [first, second] = [aPdf(['Anna Nowak', 'Nurse at Charite']), aPdf(['Bert Nowak', 'Cook at Charite'])];
    const body = { originalFilename: 'cv.pdf', size: Math.max(first.byteLength, second.byteLength) };
    const form = await world.call(open.startApplication, { params: { id }, body });
    const resume = { identifier: form.identifier, originalFilename: 'cv.pdf' };
    expect((await postFile(form, first)).ok).toBe(true);
    await world.call(open.apply, { params: { id }, body: { ...anna, resume } });
    expect((await postFile(form, second)).ok).toBe(true);
    const bert = { ...anna, firstName: 'Bert', email: 'bert@home.example' };
    await world.call(open.apply, { params: { id }, body: { ...bert, resume } });
    await world.drain();
    expect(await resumeOf(admin, id, 'Anna Nowak')).toEqual(new Uint8Array(first));
    expect(await resumeOf(admin, id, 'Bert Nowak')).toEqual(new Uint8Array(second));
  });

  it('of somebody the account knows is marked, as an added profile is', async () => {
    const admin = await anAdvertiser();
    const other = await world.call(jobs.createJob, { body: aJob() }, { as: admin });
    await addCandidate(world, admin, other.id, { email: 'anna@home.example' });
    const id = await advertise(admin);
    await apply(id);
    await world.drain();
    expect((await toReview(admin, id)).cards).toMatchObject([{ isDuplicate: true }]);
  });

  it('is refused without consent, a name, a resume, or once the job is closed', async () => {
    const admin = await anAdvertiser();
    const id = await advertise(admin);
    const resume = await uploadFor(id);
    const refusal = async (over: object) =>
      world.refusal(open.apply, { params: { id }, body: { ...anna, resume, ...over } } as never);
    expect((await refusal({ consent: false })).fields).toHaveProperty('consent');
    expect((await refusal({ firstName: ' ' })).fields).toHaveProperty('firstName');
    const nothing = { identifier: 'file_nothing', originalFilename: 'cv.pdf' };
    expect((await refusal({ resume: nothing })).code).toBe('FILE_NOT_FOUND');
    const elsewhere = await advertise(admin);
    const taken = await world.refusal(open.apply, { params: { id: elsewhere }, body: { ...anna, resume } });
    expect(taken.code).toBe('FILE_NOT_FOUND');
    const image = await uploadFor(id, Buffer.from('\x89PNG\r\n\x1a\n, named like a resume', 'latin1'));
    expect((await refusal({ resume: image })).code).toBe('FILE_TYPE_NOT_ALLOWED');
    expect((await toReview(admin, id)).ids).toEqual([]);
    const exe = { params: { id }, body: { originalFilename: 'cv.exe', size: 5 } };
    expect((await world.refusal(open.startApplication, exe)).code).toBe('FILE_TYPE_NOT_ALLOWED');
    await world.call(jobs.closeJob, { params: { id } }, { as: admin });
    await world.drain();
    expect((await refusal({})).code).toBe('JOB_NOT_OPEN');
  });

  it('is refused with an empty resume, which is called so', async () => {
    const id = await advertise(await anAdvertiser());
    const asking = { params: { id }, body: { originalFilename: 'cv.pdf', size: 0 } };
    expect((await world.refusal(open.startApplication, asking)).fields).toEqual({ size: ['This file is empty.'] });
  });

  it('may be sent from one address by a whole campus, and no more; resumes are counted apart', async () => {
    const id = await advertise(await anAdvertiser());
    world.pass({ hours: 2 });
    const resume = await uploadFor(id);
    const asking = { params: { id }, body: { originalFilename: 'cv.pdf', size: 5 } };
    const upload = () => world.call(open.startApplication, asking);
    const tooMany = {
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/Too many requests\. Please try again in \d+ minutes\./),
    };
    for (let call = 1; call < LIMITS.applicationUploadsPerHourFromAddress; call++) await upload();
    expect(await world.refusal(open.startApplication, asking)).toMatchObject(tooMany);
    const sending = { params: { id }, body: { ...anna, resume } };
    for (let call = 0; call < LIMITS.applicationsPerHourFromAddress; call++) await world.call(open.apply, sending);
    expect(await world.refusal(open.apply, sending)).toMatchObject(tooMany);
    expect(LIMITS.applicationsPerHourFromAddress).toBeGreaterThanOrEqual(100);
  });
});
