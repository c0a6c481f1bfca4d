import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setPlan } from '../../scripts/ops/accounts.ts';
import { pauseSourcing } from '../../scripts/ops/auto-sourcing.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { contract } from '../../shared/contract/index.ts';
import type { JobId } from '../../shared/model/ids.ts';
import type { Employer, Sourcer, TestAccount } from '../support/accounts.ts';
import {
  DESKTOP,
  openBrowser,
  openContext,
  PASSWORD,
  PHONE,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { aDeliveredProfile, aJob } from '../support/builders.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, sourcing, submissions } = contract;

let world: World;
let browser: Browser;
let page: Page;
let account: TestAccount;
let admin: Employer;
let sourcer: Sourcer;

beforeAll(async () => {
  world = await aWorld({ page: true });
  ({ account, admin } = await world.anAccount({ credits: 200 }));
  sourcer = await world.aSourcer();
  browser = await openBrowser();
  page = await (await openContext(browser, DESKTOP)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

/** A job whose first batch is here. */
async function aSourcedJob(title: string): Promise<JobId> {
  const as = { as: admin };
  const { id } = await world.call(jobs.createJob, { body: aJob({ title }) }, as);
  await world.call(jobs.startSourcing, { params: { id }, body: { batchSize: 10 } }, as);
  const { results } = await world.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer });
  const request = results.find(({ job }) => job.title === title);
  const profiles = Array.from({ length: 10 }, () => aDeliveredProfile());
  const params = { id: request?.id ?? ('req_none' as const) };
  await world.call(sourcing.deliverProfiles, { params, body: { profiles } }, { as: sourcer });
  await world.drain();
  return id;
}

/** A job whose first batch is here, reviewed and rated. */
async function aCalibratedJob(title: string): Promise<JobId> {
  const as = { as: admin };
  const id = await aSourcedJob(title);
  const { ids } = await world.call(submissions.listReviewIds, { params: { id }, query: {} }, as);
  const discard = { jobId: id, submissionIds: ids, reason: 'NOT_QUITE_RIGHT' as const };
  await world.call(submissions.disqualifyAsClient, { body: discard }, as);
  await world.call(jobs.rateBatch, { params: { id }, body: { batchRating: 3 } }, as);
  await world.drain();
  return id;
}

const card = (on = page) => on.getByRole('region', { name: 'Strategy', exact: true });
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
const dialog = (name: string, on = page) => on.getByRole('dialog', { name, exact: true });
const read = async (id: JobId) => world.call(jobs.getJob, { params: { id } }, { as: admin });

it('one switches to Auto-pilot, is told what it brings, sees what happened and why, and stops it', async () => {
  const id = await aCalibratedJob('Nurse');
  await page.goto(`${world.url}/jobs/${id}`);
  await card().getByRole('heading', { name: 'No Assistance', exact: true }).waitFor();
  await button('Switch strategy').click();
  const strategy = dialog('Talent Sourcing Strategy');
  await strategy.getByRole('radio', { name: /^Auto-pilot/ }).check();
  await strategy
    .getByText(/^Sourcing will start, and sourced candidates will be contacted within 24 hours\./)
    .waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await strategy.getByRole('radio', { name: /^Auto-pilot/ }).press('Enter');
  await card().getByRole('heading', { name: 'Auto-pilot', exact: true }).waitFor();
  expect(await read(id)).toMatchObject({ autoSourcing: 'ON', autoContact: true });
  await world.drain();
  await button('What happened by itself').click();
  const history = dialog('What happened by itself');
  await history.getByText('Batch requested of 20 profiles', { exact: true }).waitFor();
  await history.getByText('More interested candidates are needed', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await button('Close').first().click();
  await page.reload();
  await page.getByText('Batch 2 of 20 profiles: waiting for sourcers to take it.', { exact: true }).waitFor();
  await button('Stop Auto-Sourcing').click();
  await page
    .getByText('20 profiles of the open batch will not come, and are given back to your account.', { exact: true })
    .waitFor();
  await dialog('Stop Auto-Sourcing?').getByRole('button', { name: 'Stop Auto-Sourcing', exact: true }).click();
  await card().getByRole('heading', { name: 'Co-pilot', exact: true }).waitFor();
  expect(await read(id)).toMatchObject({ autoSourcing: 'OFF', autoContact: true, sourcingRequest: null });
});

it('on a phone, in Co-pilot, each thing is switched by itself, by keyboard too', async () => {
  const id = await aCalibratedJob('Cook');
  const phone = await (await openContext(browser, { ...PHONE, theme: 'dark' })).newPage();
  pictureOnFailure(phone);
  await signInThroughPage(phone, world.url, admin.email, PASSWORD);
  await phone.goto(`${world.url}/jobs/${id}`);
  const open = () =>
    phone
      .getByRole('button', { name: /^Sourcing/ })
      .first()
      .click();
  await open();
  await button('Switch strategy', phone).click();
  await phone.getByRole('radio', { name: /^Co-pilot/ }).check();
  await button('Save', phone).click();
  const switching = card(phone).getByRole('radiogroup', { name: 'Sourcing', exact: true });
  await switching.getByText('Auto', { exact: true }).click();
  await button('Turn on', phone).press('Enter');
  await phone.getByText('Auto-sourcing is on.', { exact: true }).waitFor();
  await card(phone).getByText('You contact new profiles yourself.', { exact: true }).waitFor();
  // To another browser it is Co-pilot too, by what it does.
  await phone.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('job-mode')) localStorage.removeItem(key);
  });
  await phone.reload();
  await open();
  await card(phone)
    .getByRole('switch', { name: /^Auto-contact/ })
    .press('Space');
  expect(await screenProblems(phone)).toEqual([]);
  await button('Start auto-contact', phone).press('Enter');
  await phone.getByText('We activated Auto mode for this job based on your custom settings', { exact: true }).waitFor();
  await expect.poll(async () => (await read(id)).autoContact).toBe(true);
  // A phone that is turned has the board of a wide screen.
  await phone.setViewportSize(DESKTOP);
  await phone.getByRole('region', { name: 'Saved', exact: true }).waitFor();
  await phone.close();
});

it('a profile from a company that is excluded later is marked, and each batch says what it took of the credits', async () => {
  const id = await aSourcedJob('Baker');
  await page.goto(`${world.url}/jobs/${id}/review`);
  const queue = page.getByRole('navigation', { name: 'Profiles to review', exact: true });
  const marks = queue.getByRole('img', { name: 'From a company not to source from', exact: true });
  await queue.getByText('Northwind', { exact: true }).first().waitFor();
  await expect.poll(() => marks.count()).toBe(0);
  const { version, requirements } = await read(id);
  const body = { version, requirements: { ...requirements, blacklistedDomains: [{ orgName: 'Northwind' }] } };
  await world.call(jobs.updateJob, { params: { id }, body }, { as: admin });
  await page.reload();
  await expect.poll(() => marks.count()).toBe(10);
  await page.getByText('Northwind is a company not to source from for this job.', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);

  await world.call(jobs.startSourcing, { params: { id }, body: { batchSize: 20 } }, { as: admin });
  // Lines of one millisecond stand in no order.
  world.pass({ seconds: 1 });
  await world.call(jobs.stopSourcing, { params: { id } }, { as: admin });
  await world.drain();
  await page.goto(`${world.url}/jobs/${id}`);
  await button('10 used for this job').click();
  const used = dialog('Profiles used for this job');
  await used.getByText('20 profiles asked for, 0 delivered, 20 given back', { exact: true }).waitFor();
  await used.getByText('10 profiles asked for, 10 delivered', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await used.getByRole('link', { name: 'Settings', exact: true }).click();
  await button('See every debit and refund').click();
  const lines = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Baker', exact: true }) });
  await expect.poll(() => lines.count()).toBe(4);
  const changes = (await lines.allInnerTexts()).map((line) => line.match(/[+−]\d+$/)?.[0] ?? 'none');
  expect(changes).toEqual(['+20', '−20', 'none', '−10']);
});

it('without the platform nobody adds a profile, and on a plan without counts none are said, on a phone too', async () => {
  const other = await world.anAccount({ plan: 'CROWD', credits: 0 });
  const as = { as: other.admin };
  const title = 'Head of a department with a title that is longer than any phone is wide';
  const { id } = await world.call(jobs.createJob, { body: aJob({ title }) }, as);
  const phone = await (await openContext(browser, PHONE)).newPage();
  pictureOnFailure(phone);
  await signInThroughPage(phone, world.url, other.admin.email, PASSWORD);
  await phone.goto(`${world.url}/jobs/${id}`);
  await button('Add profile', phone).click();
  await dialog('Add your own profiles with Platform', phone)
    .getByText(/^.*you must upgrade to Platform\.$/)
    .waitFor();
  expect(await screenProblems(phone)).toEqual([]);
  await phone.keyboard.press('Escape');
  await dialog('Add your own profiles with Platform', phone).waitFor({ state: 'detached' });
  await phone
    .getByRole('button', { name: /^Sourcing/ })
    .first()
    .click();
  const panel = phone.getByRole('region', { name: 'Sourcing', exact: true });
  await panel
    .getByText('Sorry, your account doesn’t have enough profiles to start sourcing.', { exact: true })
    .last()
    .waitFor();
  await setPlan(openOffice(), other.account.id, { plan: 'UNLIMITED', reason: 'As agreed' });
  await phone.reload();
  await phone
    .getByRole('button', { name: /^Sourcing/ })
    .first()
    .click();
  await button('Start sourcing', phone).click();
  const start = dialog('Start sourcing?', phone);
  await start.getByText(/^You will receive 10 profiles in next 24hrs\./).waitFor();
  await expect.poll(() => start.getByText(/^\d+ profiles left/).count()).toBe(0);
  await button('Source 10 profiles', phone).click();
  await panel
    .getByText('Calibration batch of 10 profiles: waiting for sourcers to take it.', { exact: true })
    .waitFor();
  await button('Stop sourcing', phone).first().click();
  await dialog('Stop sourcing?', phone)
    .getByText('10 profiles of this batch will not come.', { exact: true })
    .waitFor();
  await dialog('Stop sourcing?', phone).getByRole('button', { name: 'Stop sourcing', exact: true }).click();
  await phone.getByText('Sourcing stopped.', { exact: true }).waitFor();
  expect(await screenProblems(phone)).toEqual([]);
  await phone.close();
});

it('a job with a question about its requirements is unpaused by the employer', async () => {
  const id = await aCalibratedJob('Pilot');
  await pauseSourcing(openOffice(), account.id, id, true);
  await page.goto(`${world.url}/jobs/${id}`);
  await page.getByText(/^.*there is a question about the job requirements\.$/).waitFor();
  await page.goto(`${world.url}/jobs/${id}?showSourcingPopover=true`);
  const cannot = dialog('Can’t start sourcing');
  await cannot.getByText('Please check the job chat.', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.search === '');
  await button('Unpause sourcing').click();
  await page.getByText('Sourcing is no longer paused.', { exact: true }).waitFor();
  expect(await read(id)).toMatchObject({ autoSourcing: 'OFF', notSourcingReason: null });
});

it('asks for nothing where the job is sourced already, also once that has ended', async () => {
  const job = await world.call(jobs.createJob, { body: aJob({ title: 'Busy' }) }, { as: admin });
  const of = { params: { id: job.id } };
  await world.call(jobs.startSourcing, { ...of, body: { batchSize: 10 } }, { as: admin });
  await page.goto(`${world.url}/jobs/${job.id}?showSourcingPopover=true`);
  await page.waitForURL((url) => url.search === '');
});
