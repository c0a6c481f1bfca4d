import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
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
import { aPipeline, type Pipeline } from '../support/pipeline.ts';
import { isCovered, screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let pipeline: Pipeline;

beforeAll(async () => {
  world = await aWorld({ page: true });
  ({ admin } = await world.anAccount({ plan: 'PLATFORM' }));
  pipeline = await aPipeline(world, admin, await world.aSourcer(), 'Senior Backend Engineer');
  await world.call(contract.jobs.createJob, { body: aJob({ title: 'Platform Engineer' }) }, { as: admin });
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
const cards = (place: Page | Locator = page) => place.getByRole('article').getByRole('link');
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const notice = (words: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(words, { exact: true });
const show = (id: SubmissionId) => world.call(contract.submissions.getSubmission, { params: { id } }, { as: admin });
const choose = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

it('shows only those who pass the filters, keeps them in the address, and says how many of how many', async () => {
  await page.goto(job());
  await cards(column('Contacted')).first().waitFor();
  await button(page, 'Filter').click();
  await choose('Source', 'Added by your team');
  await expect.poll(() => cards(column('Contacted')).count()).toBe(0);
  await column('Contacted').getByText('0 of 2', { exact: true }).waitFor();
  await column('Contacted').getByText('No one passes the filters.', { exact: true }).waitFor();
  await column('Phone interviewed').getByText('1 of 1', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await button(page, 'Clear filters').click();
  await expect.poll(() => cards(column('Contacted')).count()).toBe(2);
  const { currentEmployer } = await show(pipeline.idsIn('HIRED')[0] as SubmissionId);
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill((currentEmployer ?? '').toUpperCase());
  await cards(column('Hired')).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('company')).toBe((currentEmployer ?? '').toUpperCase());
});

it('moves those who may go together, by the keys alone, and names who stays and why', async () => {
  await page.goto(job());
  const [saved, interviewed] = [cards(column('Saved')).first(), cards(column('Interviewed')).first()];
  const name = (await interviewed.textContent()) ?? '';
  const stays = (await saved.textContent()) ?? '';
  await saved.focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('toolbar', { name: 'Selected candidates', exact: true });
  await bar.getByText('2 selected', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  const ticks = column('Saved').getByRole('checkbox');
  await ticks.nth(0).click();
  await ticks.nth(1).click({ modifiers: ['Shift'] });
  await ticks.nth(0).click({ modifiers: ['Shift'] });
  await bar.getByText('2 selected', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  await saved.focus();
  await page.keyboard.press('x');
  await interviewed.focus();
  await page.keyboard.press('x');
  await bar.getByText('2 selected', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await button(bar, 'Move to').click();
  await page.getByRole('menuitem', { name: /^Hired/ }).click();
  const dialog = page.getByRole('dialog', { name: '1 candidate stays', exact: true });
  await dialog.getByText(stays, { exact: true }).waitFor();
  await dialog.getByText('Contact first', { exact: true }).waitFor();
  await button(dialog, 'Close').last().click();
  await column('Hired').getByRole('link', { name, exact: true }).waitFor();
  await bar.getByText('1 selected', { exact: true }).waitFor();
  expect(await isCovered(bar)).toBe(false);
  await button(bar, 'Clear the selection').click();
  await button(page.getByRole('region', { name: 'Notifications', exact: true }), 'Undo').click();
  await column('Interviewed').getByRole('link', { name, exact: true }).waitFor();
});

it('moves a saved profile to another job, and says so to whoever opens it where it was', async () => {
  const id = pipeline.idsIn('SAVED')[0] as SubmissionId;
  const { name } = await show(id);
  await page.goto(job(`?submissionId=${id}`));
  await button(page.getByRole('dialog'), 'Move to another job').click();
  const dialog = page.getByRole('dialog', { name: 'Move to another job', exact: true });
  await dialog.getByRole('combobox', { name: /^Job/ }).fill('Platform');
  await page.getByRole('option', { name: 'Platform Engineer', exact: true }).click();
  // A screen that is turned arranges the candidate anew, and leaves open what is asked.
  await page.setViewportSize(PHONE);
  await page.getByLabel('Status and actions', { exact: true }).waitFor({ state: 'detached' });
  await page.setViewportSize(DESKTOP);
  await button(dialog, 'Confirm').click();
  await notice('Profile moved to "Platform Engineer".').waitFor();
  await expect.poll(() => column('Saved').getByRole('link', { name, exact: true }).count()).toBe(0);
  await page.goto(job(`?submissionId=${id}`));
  await notice(`${admin.name} moved ${name} to the job “Platform Engineer”.`).waitFor();
  // What one presses at the foot of the panel stays free.
  expect(await isCovered(button(page, '10 used for this job'))).toBe(false);
  // Where they are is a press away.
  await page.goto(job(`?submissionId=${id}`));
  await button(page.getByRole('region', { name: 'Notifications', exact: true }), 'Show').click();
  await page.waitForURL((url) => url.search === `?submissionId=${id}` && url.pathname.endsWith('/review'));
});

it('deletes a profile that the team added once one has said so, and tells who did it', async () => {
  const id = pipeline.idsIn('PHONE_INTERVIEWED')[0] as SubmissionId;
  const { name } = await show(id);
  await page.goto(job(`?submissionId=${id}`));
  await button(page.getByRole('dialog'), 'More actions').click();
  await page.getByRole('menuitem', { name: 'Delete permanently', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Delete ${name} permanently?`, exact: true });
  await button(question, 'Delete permanently').click();
  await notice('Candidate deleted.').waitFor();
  await expect.poll(() => cards(column('Phone interviewed')).count()).toBe(0);
  await page.goto(job(`?submissionId=${id}`));
  await notice(`This profile is no longer here. ${admin.name} deleted it.`).waitFor();
});

it('takes the rejection of a hire back, without a congratulation and with nothing left to undo', async () => {
  const id = pipeline.idsIn('HIRED')[0] as SubmissionId;
  const { name } = await show(id);
  await page.goto(job(`?submissionId=${id}`));
  const modal = page.getByRole('dialog', { name: new RegExp(`^${name} `) });
  await button(modal, 'Reject').click();
  await notice('We’ve moved the profile to Rejected.').waitFor();
  expect(await isCovered(modal.getByRole('textbox', { name: 'Add a note only your team sees', exact: true }))).toBe(
    false,
  );
  await button(modal, 'Move back to the previous column').click();
  await notice('We’ve moved the profile back to Hired.').waitFor();
  const toasts = page.getByRole('region', { name: 'Notifications', exact: true });
  await expect.poll(() => button(toasts, 'Undo').count()).toBe(0);
  await expect.poll(() => toasts.textContent()).not.toContain('Congratulations');
  await page.keyboard.press('u');
  expect((await show(id)).columnName).toBe('HIRED');
});

it('throws confetti for a hire where motion is welcome', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(job(`?submissionId=${pipeline.idsIn('INTERVIEWED')[0]}`));
  await button(page.getByRole('dialog'), 'Move to Hired').click();
  await page.locator('body > canvas').waitFor({ state: 'attached' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

it('discards all of Saved, which cannot be left half way, goes on after a failure, and can be moved back together', async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let calls = 0;
  await page.route('**/submissions/discard', async (route) => {
    if (calls++ === 0) return route.abort('internetdisconnected');
    await held;
    await route.continue();
  });
  await page.goto(job());
  const name = (await cards(column('Saved')).first().textContent()) ?? '';
  await button(column('Saved'), 'Saved actions').click();
  await page.getByRole('menuitem', { name: /^Discard all/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Discard \d+ profile/ });
  await dialog.getByRole('button', { name: /^Discard/ }).click();
  await dialog.getByText(/^\d+ profiles? stayed in Saved: /).waitFor();
  await button(dialog, 'Try again').click();
  await dialog.getByRole('progressbar').waitFor();
  await expect.poll(() => button(dialog, 'Cancel').isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(1);
  goOn();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => cards(column('Saved')).count()).toBe(0);
  await column('Discarded').getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('x');
  const group = page.getByRole('toolbar', { name: 'Selected candidates', exact: true });
  await button(group, 'Move to').click();
  await page.getByRole('menuitem', { name: /^Move back to the previous column/ }).click();
  await group.waitFor({ state: 'detached' });
  await column('Saved').getByRole('link', { name, exact: true }).waitFor();
  await notice('We’ve moved the profile back to Saved.').waitFor();
});
