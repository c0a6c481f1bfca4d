import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOffice } from '../../scripts/ops/environment.ts';
import { setFlag } from '../../scripts/ops/office.ts';
import {
  accessibilityProblems,
  DESKTOP,
  openBrowser,
  openContext,
  PASSWORD,
  PHONE,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

const CALL = '**/api/job-offers/create-draft-job-from-description';
const TEXT = readFileSync('functions/jobs/description/samples/de-entwickler.txt', 'utf8');

let world: World;
let browser: Browser;
let page: Page;
let phone: Page;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  const { account, admin } = await world.anAccount();
  await setFlag(openOffice(), 'jobPostingWithDescription', true, account.id);
  const context = await openContext(browser, DESKTOP);
  page = await context.newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
  phone = await (await openContext(browser, { ...PHONE, theme: 'dark' }, await context.storageState())).newPage();
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const dialog = (on: Page) => on.getByRole('dialog', { name: 'AI-Powered Job Creation', exact: true });
const fill = async (on: Page) => {
  await on.goto(`${world.url}/jobs`);
  await on.getByRole('button', { name: /^Add a job/ }).click();
  await dialog(on).getByRole('textbox', { name: 'Job description', exact: true }).fill(TEXT);
};
const autoFill = (on: Page) => dialog(on).getByRole('button', { name: 'Auto-fill job details', exact: true });

it('fills a draft from a description, and marks what it read', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}/jobs`);
  await page.getByRole('heading', { name: 'My jobs', exact: true }).waitFor();
  // What the flag makes of it: a button where it was a link.
  await page.getByRole('button', { name: /^Add a job/ }).waitFor();
  await page.keyboard.press('n');
  await dialog(page).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect.poll(() => autoFill(page).getAttribute('aria-disabled')).toBe('true');
  await dialog(page).getByRole('textbox', { name: 'Job description', exact: true }).fill(TEXT);
  await autoFill(page).click();
  await page.waitForURL('**/jobs/edit/job_*');
  const title = page.getByRole('textbox', { name: 'Job title', exact: true });
  await expect.poll(() => title.inputValue()).toBe('Softwareentwickler Java (m/w/d)');
  await page.getByText('Seniority level: not found in the description.', { exact: true }).waitFor();
  const mark = page.getByRole('button', { name: 'Remove the mark of Company name', exact: true });
  await mark.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await screenProblems(page)).toEqual([]);
  await mark.click();
  await mark.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Remove the mark of Job title', exact: true }).waitFor();
  await expect.poll(() => mark.count()).toBe(0);
});

it('tells of a draft that is ready after the window was closed, and leads to it', async () => {
  pictureOnFailure(phone);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await phone.route(CALL, async (route) => {
    await held;
    await route.continue();
  });
  await fill(phone);
  await autoFill(phone).click();
  await dialog(phone).getByRole('progressbar', { name: 'Reading the job description', exact: true }).waitFor();
  expect(await screenProblems(phone)).toEqual([]);
  await dialog(phone).getByRole('button', { name: 'Close', exact: true }).click();
  await dialog(phone).waitFor({ state: 'detached' });
  release();
  await phone.getByText('The draft of your job description is ready.', { exact: true }).waitFor();
  await phone.getByRole('button', { name: 'Open', exact: true }).click();
  await phone.waitForURL('**/jobs/edit/job_*');
  await phone.unroute(CALL);
});

it('says what went wrong, keeps the text, and lets one skip to the form', async () => {
  pictureOnFailure(phone);
  await phone.route(CALL, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', title: 'Something wrong happened' } }),
  );
  await fill(phone);
  await autoFill(phone).click();
  await dialog(phone)
    .getByText(
      'An error occurred while processing your job description. Please try again or skip to manual job creation.',
      { exact: true },
    )
    .waitFor();
  await expect
    .poll(() => dialog(phone).getByRole('textbox', { name: 'Job description', exact: true }).inputValue())
    .toBe(TEXT);
  await dialog(phone).getByRole('button', { name: 'Skip to job creation form', exact: true }).click();
  await phone.getByRole('heading', { name: 'Post a job', exact: true }).waitFor();
});
