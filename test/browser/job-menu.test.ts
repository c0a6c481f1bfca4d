import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Job } from '../../shared/model/job.ts';
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
import { aJob } from '../support/builders.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let job: Job;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  const made = await world.anAccount();
  ({ admin } = made);
  await world.anEmployer({ account: made.account, firstname: 'Ines', lastname: 'Brandvold' });
  job = await world.call(contract.jobs.createJob, { body: aJob({ title: 'Nurse' }) }, { as: admin });
  page = await (await openContext(browser, { ...DESKTOP, theme: 'light' })).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const choose = async (entry: string) => {
  await page.goto(`${world.url}${WEB_PATHS.job(job.id)}`);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};
const read = () => world.call(contract.jobs.getJob, { params: { id: job.id } }, { as: admin });

it('a job is handed to a teammate from its menu', async () => {
  pictureOnFailure(page);
  await choose('Change owner');
  const dialog = page.getByRole('dialog', { name: 'Change owner', exact: true });
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true });
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true');
  await dialog.getByRole('combobox').fill('Ines');
  await page.getByRole('option', { name: /^Ines Brandvold/ }).click();
  expect(await screenProblems(page)).toEqual([]);
  await confirm.click();
  await page.getByText('We’ve changed the owner to Ines Brandvold.', { exact: true }).waitFor();
  expect((await read()).employer.name).toBe('Ines Brandvold');
});

it('a duplicate begins as a copy, and is a job of its own', async () => {
  pictureOnFailure(page);
  await choose('Duplicate');
  const title = page.getByRole('textbox', { name: 'Job title', exact: true });
  await title.waitFor();
  await expect.poll(() => title.inputValue()).toBe('Copy of Nurse');
  const hint = page.getByText('Candidates read this title. Change it before you post.', { exact: true });
  await hint.waitFor();
  await expect.poll(() => title.getAttribute('aria-invalid')).toBeNull();
  await title.fill('Night nurse');
  await hint.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save as draft', exact: true }).click();
  await expect
    .poll(async () => {
      const query = { scope: 'mine', status: 'Draft' } as const;
      return (await world.call(contract.jobs.listJobs, { query }, { as: admin })).results.map((row) => row.title);
    })
    .toEqual(['Night nurse']);
  expect((await read()).title).toBe('Nurse');
});

it('a posted job is edited under its own heading, and given up goes back to it', async () => {
  pictureOnFailure(page);
  const fresh = await page.context().newPage();
  await fresh.goto(`${world.url}${WEB_PATHS.editJob(job.id)}`);
  await fresh.getByRole('heading', { name: 'Edit job', exact: true }).waitFor();
  await fresh.getByRole('button', { name: 'Cancel', exact: true }).click();
  await fresh.getByRole('heading', { name: 'Nurse', exact: true }).waitFor();
  expect(new URL(fresh.url()).pathname).toBe(WEB_PATHS.job(job.id));
  await fresh.close();
});

it('the prompt to write one’s own emails opens their editor', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}${WEB_PATHS.job(job.id)}`);
  await page.getByRole('link', { name: 'Edit emails', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Customize your email outreach', exact: true });
  await editor.getByRole('region', { name: 'First email', exact: true }).waitFor();
  await editor.getByRole('button', { name: 'Close', exact: true }).click();
  await editor.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?tab=engagement');
});

it('whoever is alone in the team is led to invite somebody', async () => {
  const { admin: alone } = await world.anAccount();
  const own = await world.call(contract.jobs.createJob, { body: aJob() }, { as: alone });
  const window = await (await openContext(browser, { ...DESKTOP, theme: 'dark' })).newPage();
  pictureOnFailure(window);
  await signInThroughPage(window, world.url, alone.email, PASSWORD);
  await window.goto(`${world.url}${WEB_PATHS.job(own.id)}`);
  await window.getByRole('button', { name: 'Actions', exact: true }).click();
  await window.getByRole('menuitem', { name: 'Change owner', exact: true }).click();
  const dialog = window.getByRole('dialog', { name: 'Change owner', exact: true });
  const invite = dialog.getByRole('link', { name: 'Invite a teammate', exact: true });
  await invite.waitFor();
  expect(await screenProblems(window)).toEqual([]);
  await invite.click();
  await window.getByRole('dialog', { name: /^Invite/ }).waitFor();
  await window.context().close();
});

it('what a job asks for can be put away, for everyone; where that fails it is shown again', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}${WEB_PATHS.job(job.id)}`);
  const prompt = page.getByRole('region', { name: 'Write your own emails', exact: true });
  const dismiss = prompt.getByRole('button', { name: 'Dismiss “Write your own emails”', exact: true });
  await page.route('**/dismiss-call-to-action', (route) => route.fulfill({ status: 500, body: '{}' }));
  await dismiss.click();
  await page.getByText('Something wrong happened', { exact: true }).waitFor();
  await prompt.waitFor();
  await page.unroute('**/dismiss-call-to-action');
  await dismiss.click();
  await prompt.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await read()).dismissedCallToActions)
    .toEqual([{ callToAction: 'CUSTOMISE_EMAIL_OUTREACH' }]);
});
