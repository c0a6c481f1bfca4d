import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Job } from '../../shared/model/job.ts';
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
import { threeEmails } from '../support/mail.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, accounts } = contract;

let world: World;
let browser: Browser;
let admin: Employer;
let page: Page;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  ({ admin } = await world.anAccount());
  page = await (await openContext(browser, { ...DESKTOP, theme: 'light' })).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => button(name).click();
const editor = () => page.getByRole('dialog', { name: 'Customize your email outreach', exact: true });
const box = (mail: string, field: string) =>
  editor().getByRole('region', { name: mail, exact: true }).getByRole('textbox', { name: field, exact: true });
const subject = (mail = 'First email') => box(mail, 'Subject');
const offer = () => editor().getByText(/^You left emails that you wrote for this job without saving, /);
const isKept = (text: string) =>
  expect
    .poll(() => page.evaluate((part) => Object.values(localStorage).some((kept) => kept.includes(part)), text))
    .toBe(true);
const read = ({ id }: Job) => world.call(jobs.getJob, { params: { id } }, { as: admin });

async function open() {
  pictureOnFailure(page);
  const job = await world.call(jobs.createJob, { body: { ...aJob(), journeys: threeEmails() } }, { as: admin });
  await page.goto(`${world.url}/jobs/edit/${job.id}?tab=engagement`);
  await press('Edit emails');
  await subject().waitFor();
  return job;
}
async function reload() {
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await subject().waitFor();
}
async function saveEmails() {
  await press('Save');
  const sure = page.getByRole('dialog', { name: 'Save these emails?', exact: true });
  await sure.getByRole('button', { name: 'Save', exact: true }).click();
}

it('keeps every email that is being written through a reload, and offers it until it is answered', async () => {
  const job = await open();
  await subject().fill('Typed and not saved');
  await box('Follow up 1', 'Content').fill('A second thought');
  await isKept('A second thought');
  await reload();
  await offer().waitFor();
  expect(await subject().textContent()).not.toBe('Typed and not saved');
  expect(await screenProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await screenProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await press('Restore');
  await expect.poll(() => subject().textContent()).toBe('Typed and not saved');
  await expect.poll(() => box('Follow up 1', 'Content').textContent()).toBe('A second thought');
  await expect.poll(() => offer().count()).toBe(0);
  await saveEmails();
  await expect.poll(async () => (await read(job)).journeys[0]?.subject).toBe('Typed and not saved');
  await button('Edit emails').waitFor();
  await page.reload();
  await press('Edit emails');
  await expect.poll(() => subject().textContent()).toBe('Typed and not saved');
  await expect.poll(() => offer().count()).toBe(0);
});

it('keeps them through an ended session, at whose end they were still written', async () => {
  const job = await open();
  await world.call(accounts.endOtherSessions, { params: { id: admin.id } }, { as: admin });
  await subject().fill('Saved too late');
  await page.getByRole('heading', { name: 'Welcome back!', exact: true }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press('Sign in');
  await offer().waitFor();
  await press('Restore');
  await expect.poll(() => subject().textContent()).toBe('Saved too late');
  await saveEmails();
  await expect.poll(async () => (await read(job)).journeys[0]?.subject).toBe('Saved too late');
  await button('Edit emails').waitFor();
});

it('forgets what was left on purpose, or is discarded', async () => {
  await open();
  await subject().fill('Never mind');
  await isKept('Never mind');
  await press('Close');
  await press('Yes, I’m sure');
  await editor().waitFor({ state: 'detached' });
  await press('Edit emails');
  await subject().fill('To be discarded');
  await isKept('To be discarded');
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('Never mind');
  await reload();
  await press('Discard');
  await expect.poll(() => offer().count()).toBe(0);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('To be discarded');
});
