import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../functions/platform/ids.ts';
import { setFlag } from '../../scripts/ops/office.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Job } from '../../shared/model/job.ts';
import { WEB_PATHS } from '../../shared/product.ts';
import type { Employer } from '../support/accounts.ts';
import {
  DESKTOP,
  openBrowser,
  openContext,
  PASSWORD,
  PHONE,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { aJob } from '../support/builders.ts';
import { aPdf } from '../support/pdf.ts';
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
  const office = { table: world.table, newId, now: () => new Date() } as Parameters<typeof setFlag>[0];
  await setFlag(office, 'jobAdvertising', true, made.account.id);
  job = await world.call(contract.jobs.createJob, { body: aJob({ title: 'Nurse' }) }, { as: admin });
  page = await (await openContext(browser, { ...DESKTOP, theme: 'light' })).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const read = () => world.call(contract.jobs.getJob, { params: { id: job.id } }, { as: admin });

it('the step Advertising makes a job public, with a logo that is found by the company', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}${WEB_PATHS.editJob(job.id)}?tab=advertising`);
  const advertise = page.getByRole('radiogroup', { name: /^Advertise this job/ });
  await advertise.getByText('Yes', { exact: true }).click();
  await page.getByRole('button', { name: 'Search by company name', exact: true }).click();
  await page.getByRole('button', { name: 'Monogram of Acme', exact: true }).click();
  await page.getByRole('img', { name: 'The logo as candidates see it', exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await screenProblems(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Edit the company name', exact: true }).click();
  await page.getByRole('heading', { name: 'Details', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Update job', exact: true }).click();
  await expect.poll(async () => (await read()).isAdvertised).toBe(true);
  expect((await read()).companyLogo).toMatch(/^data:image\/svg\+xml/);
});

it('the address of a picture is typed in peace, and one that is none is taken away once the field is left', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}${WEB_PATHS.editJob(job.id)}?tab=advertising`);
  await page.getByRole('button', { name: 'Remove the logo', exact: true }).click();
  const logo = page.getByRole('textbox', { name: /^Company logo/ });
  const address = `${world.url}/no-such-picture.png`;
  await logo.pressSequentially(address);
  await expect.poll(() => logo.inputValue()).toBe(address);
  await expect.poll(() => page.getByText('Could not load image.', { exact: true }).count()).toBe(0);
  await logo.press('Tab');
  await page.getByText('Could not load image.', { exact: true }).waitFor();
  await expect.poll(() => logo.inputValue()).toBe('');
});

it('somebody without an account applies by the public page, on a phone', async () => {
  await world.drain();
  const context = await openContext(browser, { width: 390, height: 844, theme: 'dark' });
  const visitor = await context.newPage();
  pictureOnFailure(visitor);
  await visitor.goto(`${world.url}${WEB_PATHS.openJob(job.id)}`);
  await visitor.getByRole('heading', { name: 'Nurse', exact: true }).waitFor();
  expect(await screenProblems(visitor)).toEqual([]);
  await visitor.getByLabel('First name', { exact: true }).fill('Anna');
  await visitor.getByLabel('Last name', { exact: true }).fill('Nowak');
  await visitor.getByLabel('Email address', { exact: true }).fill('anna@home.example');
  const buffer = aPdf(['Anna Nowak', 'Nurse at Charite']);
  const resume = visitor.getByLabel('Resume', { exact: true });
  await resume.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer });
  await visitor.getByRole('checkbox', { name: /^Acme may keep my application/ }).check();
  const send = visitor.getByRole('button', { name: 'Send application', exact: true });
  await send.click();
  await visitor.getByText('File type is not allowed.', { exact: true }).waitFor();
  await resume.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await send.click();
  await visitor.getByText('This file is empty.', { exact: true }).waitFor();
  expect(await resume.getAttribute('aria-invalid')).toBe('true');
  await resume.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  const email = visitor.getByLabel('Email address', { exact: true });
  await email.fill('anna@home');
  let uploads = 0;
  visitor.on('request', (request) => {
    if (request.url().endsWith('/resume')) uploads++;
  });
  await send.click();
  await visitor.locator('#told.bad').waitFor();
  await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  expect(await screenProblems(visitor)).toEqual([]);
  await email.fill('anna@home.example');
  await expect.poll(() => email.getAttribute('aria-invalid')).toBeNull();
  await send.click();
  await visitor.getByText('Thank you. Your application has been sent.', { exact: true }).waitFor();
  expect(uploads).toBe(1);
  await world.drain();
  const query = { params: { id: job.id }, query: {} };
  const { cards } = await world.call(contract.submissions.listReviewIds, query, { as: admin });
  expect(cards.map(({ name, origin }) => [name, origin])).toEqual([['Anna Nowak', 'application']]);
});
