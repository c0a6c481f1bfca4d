import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOffice } from '../../scripts/ops/environment.ts';
import { setFlag } from '../../scripts/ops/office.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import {
  accessibilityProblems,
  DESKTOP,
  openBrowser,
  openContext,
  PASSWORD,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { aJob } from '../support/builders.ts';
import { addCandidate, threeEmails } from '../support/mail.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs } = contract;

let world: World;
let browser: Browser;
let account: TestAccount;
let admin: Employer;
let wide: Page;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  ({ account, admin } = await world.anAccount());
  await setFlag(openOffice(), 'setAccountDefaultOutreach', true, account.id);
  wide = await (await openContext(browser, { ...DESKTOP, theme: 'dark' })).newPage();
  await signInThroughPage(wide, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const create = (over: object = {}) =>
  world.call(jobs.createJob, { body: { ...aJob(), journeys: threeEmails(), ...over } }, { as: admin });
const read = ({ id }: Pick<Job, 'id'>) => world.call(jobs.getJob, { params: { id } }, { as: admin });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const notice = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(words, { exact: true }).waitFor();
const editor = (page: Page) => page.getByRole('dialog', { name: 'Customize your email outreach', exact: true });
const card = (page: Page, name: string) => editor(page).getByRole('region', { name, exact: true });

async function open(page: Page, job: Job) {
  pictureOnFailure(page);
  await page.goto(`${world.url}/jobs/edit/${job.id}?tab=engagement`);
  await press(page, 'Edit emails');
  await card(page, 'First email').waitFor();
}

it('an admin makes the emails of a job the default, which is tagged there', async () => {
  const job = await create({ title: 'Model job' });
  await wide.goto(`${world.url}/settings/engagement`);
  const form = wide.getByRole('form', { name: 'Default outreach', exact: true });
  await form.getByRole('combobox', { name: 'Default outreach', exact: true }).click();
  await wide.getByRole('option', { name: 'Model job', exact: true }).click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await notice(wide, 'The default emails have been updated.');
  await form.getByText('ADMIN DEFAULT EMAIL', { exact: true }).waitFor();
  expect(await screenProblems(wide)).toEqual([]);
  await open(wide, job);
  await card(wide, 'First email').getByRole('button', { name: 'ADMIN DEFAULT EMAIL', exact: true }).waitFor();
  expect(await accessibilityProblems(wide)).toEqual([]);
});

it('the choice of who writes and what decides the emails, and gives the sender back to oneself', async () => {
  const job = await create();
  pictureOnFailure(wide);
  await wide.goto(`${world.url}/jobs/edit/${job.id}?tab=engagement`);
  await wide.getByRole('radio', { name: /^AI-personalized message/ }).click();
  await press(wide, 'See emails');
  await wide
    .getByRole('dialog', { name: 'Email outreach sequence', exact: true })
    .getByRole('region', { name: 'Follow up 2', exact: true })
    .waitFor();
  await expect.poll(() => wide.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
  expect(await accessibilityProblems(wide)).toEqual([]);
  await press(wide, 'Close');
  await wide.getByRole('radio', { name: 'Bramble', exact: true }).click();
  await expect.poll(() => wide.getByRole('radio', { name: /^Generic message/ }).isDisabled()).toBe(true);
  expect(await screenProblems(wide)).toEqual([]);
  await press(wide, 'Update job');
  await notice(wide, 'The job has been updated.');
  expect(await read(job)).toMatchObject({ selectedOutreachJourneyType: 'approached_as_bramble_ai', emailSender: null });
  await wide.goto(`${world.url}/jobs/${job.id}/engagement`);
  await wide.getByText('AI-personalized message', { exact: true }).waitFor();
  await wide.getByRole('link', { name: 'Edit sequence', exact: true }).click();
  await wide.getByRole('radio', { name: 'Myself or my team', exact: true }).click();
  await wide.getByRole('radio', { name: /^Generic message/ }).click();
  await wide.getByRole('combobox', { name: 'Sender', exact: true }).getByText('Myself', { exact: true }).waitFor();
  await press(wide, 'Update job');
  await notice(wide, 'The job has been updated.');
  expect(await read(job)).toMatchObject({ selectedOutreachJourneyType: 'approached', emailSender: admin.id });
});

it('coming back from Bramble to oneself, the kind of message is the one chosen before', async () => {
  const job = await create();
  pictureOnFailure(wide);
  await wide.goto(`${world.url}/jobs/edit/${job.id}?tab=engagement`);
  const generic = wide.getByRole('radio', { name: /^Generic message/ });
  const personal = wide.getByRole('radio', { name: /^AI-personalized message/ });
  const isChosen = (radio: Locator) => expect.poll(() => radio.isChecked()).toBe(true);
  const contactAs = (name: string) => wide.getByRole('radio', { name, exact: true }).click();
  await isChosen(generic);
  await contactAs('Bramble');
  await isChosen(personal);
  await contactAs('Myself or my team');
  await isChosen(generic);
  await wide.getByRole('button', { name: 'Edit emails', exact: true }).waitFor();
});

it('the tab says how many are emailed with earlier emails, and a copy of the job takes its emails over', async () => {
  const job = await create();
  const candidate = await addCandidate(world, admin, job.id);
  const body = { jobId: job.id, startOutreachCampaign: true };
  await world.call(contract.outreach.contactCandidate, { params: { submissionId: candidate.id }, body }, { as: admin });
  await world.drain();
  const html = '<p>Dear [candidate_first_name,fallback=you &amp; all], may we talk?</p>';
  const journeys = threeEmails().map((step) => ({ ...step, html }));
  await world.call(jobs.updateJob, { params: { id: job.id }, body: { version: job.version, journeys } }, { as: admin });
  pictureOnFailure(wide);
  await wide.goto(`${world.url}/jobs/${job.id}/engagement`);
  await wide.getByText('1 candidate still gets earlier emails of this job.', { exact: true }).waitFor();
  await wide.getByText('Candidate first name or “you & all”', { exact: true }).first().waitFor();
  await wide.getByText('As a candidate sees it', { exact: true }).click();
  await wide.getByText('Hello Sam', { exact: true }).waitFor();
  expect(await screenProblems(wide)).toEqual([]);
  await wide.goto(`${world.url}/jobs/create?copyOf=${job.id}`);
  await press(wide, 'Save as draft');
  await notice(wide, 'The job has been saved as a draft.');
  const list = { query: { scope: 'mine', status: 'Draft' } } as const;
  const [copy] = (await world.call(jobs.listJobs, list, { as: admin })).results;
  expect(copy && (await read(copy)).journeys.map(({ html }) => html)).toEqual(journeys.map(({ html }) => html));
});
