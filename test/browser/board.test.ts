import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Employer } from '../support/accounts.ts';
import { openBrowser, openContext, PASSWORD, pictureOnFailure, signInThroughPage } from '../support/browser.ts';
import { aJob } from '../support/builders.ts';
import { aPipeline, type Pipeline } from '../support/pipeline.ts';
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
const notices = () => page.getByRole('region', { name: 'Notifications', exact: true });
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
/** The message with these words, with its own buttons. */
const toast = (words: string) => notices().locator('.toast', { hasText: words });

/** Carries a card one column on, with the keys. */
async function carryOn(from: string, name: string) {
  await column(from).getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
}

it('takes back the move it names: an older one is refused, and the newer stays', async () => {
  await page.goto(job());
  const link = column('Interested').getByRole('article').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await carryOn('Interested', name);
  await toast("We've moved the profile to Phone interviewed.").or(toast('Great progress!')).waitFor();
  const older = await notices().locator('.toast').elementHandle();
  await carryOn('Phone interviewed', name);
  await column('Interviewed').getByRole('link', { name, exact: true }).waitFor();
  await expect.poll(() => notices().locator('.toast').count()).toBe(2);
  await (await older?.$('text=Undo'))?.click();
  await toast('This can no longer be undone: the candidate has moved on since.').waitFor();
  await column('Interviewed').getByRole('link', { name, exact: true }).waitFor();
  await button(toast('Great progress!'), 'Undo').click();
  await column('Phone interviewed').getByRole('link', { name, exact: true }).waitFor();
});

it('lets messages go again after the Undo of one was pressed', async () => {
  await page.goto(job());
  const name = (await column('Interviewed').getByRole('article').getByRole('link').first().textContent()) ?? '';
  await page.clock.install({ time: new Date() });
  await carryOn('Interviewed', name);
  await button(notices(), 'Undo').click();
  await column('Interviewed').getByRole('link', { name, exact: true }).waitFor();
  await page.mouse.move(720, 300);
  await carryOn('Interviewed', name);
  await button(notices(), 'Undo').waitFor();
  await page.clock.runFor(31_000);
  await expect.poll(() => notices().locator('.toast').count()).toBe(0);
});

it.each([
  ['experience', 'Experience', ['Job title', 'Employer']],
  ['education', 'Education', ['Institute', 'Major']],
])('keeps an added %s open while it is typed, from its first field on', async (noun, title, [first, second]) => {
  await page.goto(job());
  await button(page, 'Add profile').click();
  await button(page.getByRole('dialog'), 'Type it in').click();
  const section = page.getByRole('dialog').getByRole('region', { name: title, exact: true });
  await button(section, `Add ${noun}`).click();
  const field = (name = '') => section.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await expect.poll(() => field(first).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('Engineer of all');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Foldwater');
  expect([await field(first).inputValue(), await field(second).inputValue()]).toEqual(['Engineer of all', 'Foldwater']);
});

it('shows no button to send where Cancel stood while it was checked who can be emailed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/contact-requests/preflight', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(job(`?submissionId=${pipeline.idsIn('SAVED')[0]}`));
  await button(page.getByRole('dialog'), 'Contact').click();
  const dialog = page.getByRole('dialog', { name: /^Contact / });
  const cancel = button(dialog, 'Cancel');
  await cancel.waitFor();
  const before = await cancel.boundingBox();
  expect(await dialog.getByRole('button', { name: /^Save & Send/ }).isDisabled()).toBe(true);
  resolve();
  await button(dialog, 'Save & Send to 1').waitFor();
  expect(await cancel.boundingBox()).toEqual(before);
  await page.unrouteAll();
});

it('shows the email as it is styled when it is sent', async () => {
  const frame = page.frameLocator('iframe[title^="First email"]');
  const notice = frame.getByText(/^You receive this because/);
  expect(await notice.evaluate((element) => getComputedStyle(element).fontSize)).toBe('12px');
});

it('says of a new job that the sourcers have begun, beside nothing it could hide, until they are done', async () => {
  const as = { as: admin };
  const { id } = await world.call(contract.jobs.createJob, { body: aJob({ title: 'Data Engineer' }) }, as);
  await world.call(contract.jobs.startSourcing, { params: { id }, body: { batchSize: 10 } }, as);
  await page.goto(`${world.url}/jobs/${id}?showCrowdSourcingStartedPopover=true`);
  const word = page.getByRole('dialog', { name: 'Crowd sourcing started', exact: true });
  await word.getByText('You will receive 10 profiles in next 24hrs.', { exact: true }).waitFor();
  const edge = await column('New').boundingBox();
  const box = await word.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge?.x ?? 0);
  expect(await word.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await world.call(contract.jobs.stopSourcing, { params: { id } }, as);
  await word.waitFor({ state: 'detached' });
});

it('reads the job list again each minute while it is seen', async () => {
  await page.goto(`${world.url}/jobs`);
  await page.clock.install({ time: new Date() });
  await page.goto(`${world.url}/jobs`);
  await page.getByRole('link', { name: 'Data Engineer', exact: true }).waitFor();
  await world.call(contract.jobs.createJob, { body: aJob({ title: 'Head of Platform' }) }, { as: admin });
  await world.drain();
  await page.clock.runFor(61_000);
  await page.getByRole('link', { name: 'Head of Platform', exact: true }).waitFor();
});
