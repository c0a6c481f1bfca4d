import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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

const { jobs, sourcing } = contract;

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

/** A job whose first batch is here and rated. */
async function aCalibratedJob(title: string): Promise<JobId> {
  const as = { as: admin };
  const { id } = await world.call(jobs.createJob, { body: aJob({ title }) }, as);
  await world.call(jobs.startSourcing, { params: { id }, body: { batchSize: 10 } }, as);
  const { results } = await world.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer });
  const request = results.find(({ job }) => job.title === title);
  const profiles = Array.from({ length: 10 }, () => aDeliveredProfile());
  const params = { id: request?.id ?? ('req_none' as const) };
  await world.call(sourcing.deliverProfiles, { params, body: { profiles } }, { as: sourcer });
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
  await button('Save').click();
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
  await phone
    .getByRole('button', { name: /^Sourcing/ })
    .first()
    .click();
  await button('Switch strategy', phone).click();
  await phone.getByRole('radio', { name: /^Co-pilot/ }).check();
  await button('Save', phone).click();
  const switching = card(phone).getByRole('radiogroup', { name: 'Sourcing', exact: true });
  await switching.getByText('Auto', { exact: true }).click();
  await button('Turn on', phone).press('Enter');
  await phone.getByText('Auto-sourcing is on.', { exact: true }).waitFor();
  await card(phone)
    .getByRole('switch', { name: /^Auto-contact/ })
    .press('Space');
  expect(await screenProblems(phone)).toEqual([]);
  await button('Start auto-contact', phone).press('Enter');
  await phone.getByText('We activated Auto mode for this job based on your custom settings', { exact: true }).waitFor();
  await expect.poll(async () => (await read(id)).autoContact).toBe(true);
  await phone.close();
});

it('a job with a question about its requirements is unpaused by the employer', async () => {
  const id = await aCalibratedJob('Pilot');
  await pauseSourcing(openOffice(), account.id, id, true);
  await page.goto(`${world.url}/jobs/${id}`);
  await page.getByText(/^.*there is a question about the job requirements\.$/).waitFor();
  await button('Unpause sourcing').click();
  await page.getByText('Sourcing goes on.', { exact: true }).waitFor();
  expect(await read(id)).toMatchObject({ autoSourcing: 'OFF', notSourcingReason: null });
});
