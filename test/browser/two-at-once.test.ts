import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import type { Employer } from '../support/accounts.ts';
import { openBrowser, openContext, PASSWORD, pictureOnFailure, signInThroughPage } from '../support/browser.ts';
import { aProfile } from '../support/builders.ts';
import { postJob } from '../support/mail.ts';
import { aPipeline, type Pipeline } from '../support/pipeline.ts';
import { findAddresses } from '../support/planted.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

const { submissions } = contract;

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let pipeline: Pipeline;

beforeAll(async () => {
  world = await aWorld({ page: true });
  ({ admin } = await world.anAccount({ plan: 'PLATFORM' }));
  pipeline = await aPipeline(world, admin, await world.aSourcer(), 'Senior Backend Engineer');
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

const job = (rest = '') => `${world.url}/jobs/${pipeline.job}${rest}`;
const column = (name: string) => page.getByRole('region', { name, exact: true });
const card = (of: string, name: string) => column(of).getByRole('link', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const notices = () => page.getByRole('region', { name: 'Notifications', exact: true });
const show = (id: SubmissionId) => world.call(submissions.getSubmission, { params: { id } }, { as: admin });

async function addByHand() {
  const body = { jobId: pipeline.job, candidate: aProfile() as Profile };
  const { id } = await world.call(submissions.createSubmission, { body }, { as: admin });
  await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: true } }, { as: admin });
  await world.drain();
  return show(id);
}

it('lets go of whom a teammate discards while they are selected, and says where they are', async () => {
  const [gone, stays] = [await addByHand(), await addByHand()];
  await page.goto(job());
  for (const { name } of [gone, stays]) {
    await card('Saved', name).focus();
    await page.keyboard.press('x');
  }
  const bar = page.getByRole('toolbar', { name: 'Selected candidates', exact: true });
  await bar.getByText('2 selected', { exact: true }).waitFor();
  const body = { submissionIds: [gone.id], type: 'Discarded' as const, jobId: pipeline.job };
  await world.call(submissions.discardSubmissions, { body }, { as: admin });
  await world.drain();
  await bar.getByText('1 selected', { exact: true }).waitFor();
  const words = `${gone.name} was moved to Discarded meanwhile and is no longer selected.`;
  await notices().getByText(words, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
});

it('says after a reload what became of a Discard all that it broke off, and takes it back', async () => {
  await page.goto(job());
  await column('Saved').getByRole('article').first().waitFor();
  const count = await column('Saved').getByRole('article').count();
  page.on('dialog', (question) => void question.accept());
  await page.route('**/submissions/discard', async (route) => {
    // The server does it, and its answer never arrives.
    await route.fetch();
  });
  await button('Saved actions').click();
  await page.getByRole('menuitem', { name: /^Discard all/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Discard \d+ profile/ });
  const asked = page.waitForRequest('**/submissions/discard');
  await dialog.getByRole('button', { name: /^Discard/ }).click();
  await asked;
  await expect.poll(async () => (await show(pipeline.idsIn('SAVED')[0] as SubmissionId)).columnName).toBe('DISCARDED');
  await world.drain();
  await page.reload();
  const words = `The page was left while discarding: all ${count} profiles went to Discarded.`;
  const toast = page.locator('[data-ui=toast]').filter({ has: page.getByText(words, { exact: true }) });
  await toast.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => column('Saved').getByRole('article').count()).toBe(count);
  await column('Saved').getByText(String(count), { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
});

it('takes nothing back beneath a dialog that was opened after it, and goes back to the page from the keys', async () => {
  const id = pipeline.idsIn('NEW')[0] as SubmissionId;
  await page.goto(job(`/review?submissionId=${id}`));
  await page.getByRole('heading', { level: 1, name: (await show(id)).name, exact: true }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await button('Save').click();
  await notices().getByText('Profile saved.', { exact: true }).waitFor();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: /^Discard / });
  await dialog.waitFor();
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await notices().getByText('Profile saved.', { exact: true }).waitFor();
  expect((await show(id)).columnName).toBe('SAVED');
  await page.keyboard.press('u');
  await expect.poll(async () => (await show(id)).columnName).toBe('NEW');
});

it('shows why somebody is not interested where one reads how they were contacted', async () => {
  const id = pipeline.idsIn('CONTACTED')[0] as SubmissionId;
  const body = { notInterestedReasons: ['LOW_SALARY' as const, 'NO_RELOCATION' as const], from: 'CONTACTED' as const };
  await world.call(submissions.markNotInterested, { params: { id }, body }, { as: admin });
  await page.goto(job(`?submissionId=${id}`));
  await page
    .getByRole('dialog')
    .getByText(/^Not interested\s+· Low salary, No relocation$/)
    .waitFor();
  expect(await screenProblems(page)).toEqual([]);
});

it('goes past the menu and what stands above the board with the first stop of the page', async () => {
  await page.goto(job());
  await column('Saved').getByRole('article').first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Review/);
});

it('keeps the sentence that a teammate moved somebody to another job until it is put away', async () => {
  const { id, name } = await addByHand();
  await postJob(world, admin);
  await page.goto(job(`?submissionId=${id}`));
  const candidate = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: /^Highlights/ }) });
  await candidate.getByRole('button', { name: 'Move to another job', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another job', exact: true });
  await dialog.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  const elsewhere = await postJob(world, admin);
  const body = { newJobId: elsewhere, from: pipeline.job };
  await world.call(submissions.transferToJob, { params: { id }, body }, { as: admin });
  await world.drain();
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  const refusal = dialog.getByRole('alert').filter({ hasText: new RegExp(`^.* moved ${name} to `) });
  await refusal.waitFor();
  await expect.poll(() => refusal.evaluate((each) => each.parentElement === document.activeElement)).toBe(true);
  expect(await dialog.getByRole('button', { name: 'Confirm', exact: true }).getAttribute('aria-disabled')).toBe('true');
  // The page reads meanwhile that they are gone.
  for (const _ of [1, 2, 3]) await page.waitForResponse((answer) => answer.url().includes('/profiles/'));
  expect(await refusal.isVisible()).toBe(true);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

it('leaves whoever went on while somebody is moved to another job where they are when it is refused', async () => {
  const { id } = await addByHand();
  await postJob(world, admin);
  await page.goto(job(`?submissionId=${id}`));
  const candidate = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: /^Highlights/ }) });
  await candidate.getByRole('button', { name: 'Move to another job', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another job', exact: true });
  await dialog.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/transfer*', async (route) => {
    await promise;
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  const cancel = dialog.getByRole('button', { name: 'Cancel', exact: true });
  await cancel.focus();
  resolve();
  await dialog.getByRole('alert').waitFor();
  expect(await cancel.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.unrouteAll();
  await cancel.click();
});

it('says of somebody whom a teammate deleted while they were being contacted what happened, and goes on', async () => {
  const body = { jobId: pipeline.job, candidate: aProfile() as Profile };
  const { id } = await world.call(submissions.createSubmission, { body }, { as: admin });
  await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: false } }, { as: admin });
  await findAddresses(world);
  const { name } = await show(id);
  await page.goto(job(`/review?submissionId=${id}`));
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: `Contact ${name}`, exact: true });
  const send = dialog.getByRole('button', { name: /^Save & Send to 1/ });
  await send.waitFor();
  await world.call(submissions.deleteSubmission, { params: { id } }, { as: admin });
  await send.click();
  const words = `${name}: This profile is no longer here. ${admin.name} deleted it.`;
  await notices().getByText(words, { exact: true }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ state: 'detached' });
});

it('has whom a teammate moved back to New to be reviewed again, where they were discarded here', async () => {
  await page.goto(job('/review'));
  const shown = page.getByRole('heading', { level: 1 });
  const name = (await shown.textContent()) ?? '';
  const place = page.getByText(/^\d+ of \d+$/);
  const all = Number((await place.textContent())?.split(' of ')[1]);
  await expect.poll(() => new URL(page.url()).searchParams.get('submissionId')).toBeTruthy();
  const id = new URL(page.url()).searchParams.get('submissionId') as SubmissionId;
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: `Discard ${name}`, exact: true });
  await dialog.getByRole('radio', { name: /^Not quite right/ }).click();
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByText(new RegExp(`^\\d+ of ${all - 1}$`)).waitFor();
  await expect.poll(async () => (await show(id)).columnName).toBe('DISCARDED');
  await world.call(submissions.revertDisqualification, { params: { id }, body: {} }, { as: admin });
  await world.drain();
  await page.getByText(new RegExp(`^\\d+ of ${all}$`)).waitFor();
});
