import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import { WEB_PATHS } from '../../shared/product.ts';
import type { Employer } from '../support/accounts.ts';
import {
  DESKTOP,
  openBrowser,
  openContext,
  PASSWORD,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { aDraft, aJob, aProfile } from '../support/builders.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, submissions } = contract;

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  ({ admin } = await world.anAccount());
  const as = { as: admin };
  const { id: jobId } = await world.call(jobs.createJob, { body: aJob({ title: 'Nurse' }) }, as);
  const candidate = aProfile() as Profile;
  const { id } = await world.call(submissions.createSubmission, { body: { jobId, candidate } }, as);
  await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: false } }, as);
  for (let number = 0; number < 20; number++)
    await world.call(jobs.createJob, { body: aJob({ title: `Baker ${number}` }) }, as);
  await world.call(jobs.createJob, { body: aDraft({ title: 'Cook' }) }, as);
  await world.drain();
  page = await (await openContext(browser, { ...DESKTOP, theme: 'light' })).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const titles = () => page.locator('tbody [data-job]').allTextContents();

it('what needs one is counted over all pages, and each column orders the jobs of all pages', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}${WEB_PATHS.jobs}`);
  const needs = page.getByRole('navigation', { name: 'What needs you', exact: true });
  await needs.getByText(/^1 profile to review/).waitFor();
  expect(await titles()).not.toContain('Nurse');
  await page.getByRole('button', { name: 'Title', exact: true }).click();
  await expect.poll(titles).toEqual(expect.arrayContaining(['Baker 2', 'Baker 10']));
  await expect.poll(async () => (await titles()).slice(0, 3)).toEqual(['Baker 0', 'Baker 1', 'Baker 2']);
  await page.getByRole('button', { name: 'Title', exact: true }).click();
  await expect.poll(async () => (await titles())[0]).toBe('Nurse');
  const search = page.getByRole('searchbox', { name: 'Search by title', exact: true });
  await search.pressSequentially('Baker ');
  await page.waitForURL((url) => url.searchParams.get('search') === 'Baker');
  await search.pressSequentially('10');
  await expect.poll(titles).toEqual(['Baker 10']);
  await expect.poll(() => search.inputValue()).toBe('Baker 10');
  await search.fill('Nurse');
  await expect.poll(titles).toEqual(['Nurse']);
  await page.locator('tbody [data-job]').first().click();
  await page.getByRole('heading', { name: 'Nurse', exact: true }).waitFor();
  await page.goto(`${world.url}${WEB_PATHS.jobs}`);
  const recent = page.getByRole('navigation', { name: 'Recent jobs', exact: true });
  await recent.getByRole('link', { name: 'Nurse', exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
});

it('a draft says what it lacks, and is deleted once one is sure', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}${WEB_PATHS.jobs}?status=Draft`);
  await page
    .getByText(/^Lacks /)
    .first()
    .waitFor();
  await page.getByText('Not posted yet', { exact: true }).first().waitFor();
  await expect.poll(() => page.getByText('Stopped', { exact: true }).count()).toBe(0);
  expect(await screenProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete the draft Cook', exact: true }).click();
  const sure = page.getByRole('dialog', { name: 'Delete this draft?', exact: true });
  await sure.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText(/^The draft is deleted\./).waitFor();
  await page.getByText('No job matches the current filters.', { exact: true }).waitFor();
});
