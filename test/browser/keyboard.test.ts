import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { openBrowser, openContext, PASSWORD, pictureOnFailure } from '../support/browser.ts';
import { aJob } from '../support/builders.ts';
import { aPipeline, type Pipeline } from '../support/pipeline.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let email: string;
let pipeline: Pipeline;

beforeAll(async () => {
  world = await aWorld({ page: true });
  const { admin } = await world.anAccount({ plan: 'PLATFORM' });
  email = admin.email;
  await world.call(contract.jobs.createJob, { body: aJob({ title: 'Data Engineer' }) }, { as: admin });
  world.pass({ seconds: 5 });
  pipeline = await aPipeline(world, admin, await world.aSourcer(), 'Senior Backend Engineer');
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));
afterEach(focusIsSomewhere);

const keys = async (...pressed: string[]) => {
  for (const key of pressed) {
    await page.keyboard.press(key);
    await focusIsSomewhere();
  }
};
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const column = (name: string) => page.getByRole('region', { name, exact: true });
const cards = (name: string) => column(name).getByRole('article').getByRole('link');
const notice = (words: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(words, { exact: true });
const focused = () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

/** A person who cannot point must know where they are: the focus rests on something, and it is on the screen. */
async function focusIsSomewhere() {
  const where = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'nowhere';
      return element.checkVisibility() ? 'somewhere' : `on something hidden: ${element.outerHTML.slice(0, 200)}`;
    });
  await expect.poll(where).toBe('somewhere');
}

const focusIsIn = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement));

/** What opens takes the focus a frame later: what is pressed before is not meant for it. */
async function opened(place: Locator) {
  await place.waitFor();
  await expect.poll(() => focusIsIn(place)).toBe(true);
}

/** Presses Tab until the focus is where it should be. */
async function tabTo(name: string | RegExp) {
  const isThere = async () => {
    const text = await focused();
    return typeof name === 'string' ? text === name : name.test(text);
  };
  for (let press = 0; press < 60 && !(await isThere()); press++) await keys('Tab');
  expect(await focused()).toMatch(name);
}

it('lets one sign in without pointing', async () => {
  await page.goto(`${world.url}/login`);
  await page.getByRole('textbox', { name: 'Email', exact: true }).focus();
  await page.keyboard.type(email);
  await keys('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await heading('My jobs').waitFor();
});

it('goes from job to job with J and K, and opens one with Enter', async () => {
  await page.getByRole('link', { name: 'Senior Backend Engineer', exact: true }).waitFor();
  await keys('j');
  expect(await focused()).toBe('Senior Backend Engineer');
  await keys('j');
  expect(await focused()).toBe('Data Engineer');
  await keys('k', 'Enter');
  await column('Saved').getByRole('article').first().waitFor();
  expect(page.url()).toContain(`/jobs/${pipeline.job}`);
});

it('reviews with R, J, K, D and a reason, U and S', async () => {
  await keys('r');
  const name = page.getByRole('heading', { level: 1 });
  const [first, second] = await namesIn('NEW');
  await expect.poll(() => name.textContent()).toBe(first);
  await keys('j');
  await expect.poll(() => name.textContent()).toBe(second);
  await keys('k');
  await expect.poll(() => name.textContent()).toBe(first);
  await keys('d');
  await opened(page.getByRole('dialog', { name: `Discard ${first}`, exact: true }));
  await keys('2');
  await expect.poll(() => page.getByRole('radio', { name: 'Not quite right', exact: true }).isChecked()).toBe(true);
  await keys('Enter');
  await page.getByText(/^\d+ of 2$/).waitFor();
  await expect.poll(() => name.textContent()).toBe(second);
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  await keys('u');
  await page.getByText(/^\d+ of 3$/).waitFor();
  await expect.poll(() => name.textContent()).toBe(first);
  await keys('s');
  await page.getByText(/^\d+ of 2$/).waitFor();
});

it('lists the keys of the review at a question mark, and closes the list with Escape', async () => {
  await keys('?');
  await opened(page.getByRole('dialog', { name: 'Keys', exact: true }));
  await keys('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('carries a card with Space and the arrows, and puts it down elsewhere', async () => {
  await world.drain();
  await page.goto(`${world.url}/jobs/${pipeline.job}`);
  await cards('Interested').first().waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
  const [name = ''] = await namesIn('INTERESTED');
  await tabTo(name);
  await keys('Space', 'ArrowRight');
  await column('Phone interviewed').getByText('Move to Phone interviewed', { exact: true }).waitFor();
  await keys('Space');
  await column('Phone interviewed').getByRole('link', { name, exact: true }).waitFor();
  await page
    .getByRole('region', { name: 'Notifications', exact: true })
    .getByText('Great progress!', { exact: true })
    .waitFor();
  expect(await focused()).toBe(name);
});

it('puts a card back with Escape while it is carried', async () => {
  const name = await focused();
  await keys('Space', 'ArrowRight', 'Escape');
  await expect.poll(() => column('Phone interviewed').getByRole('link', { name, exact: true }).count()).toBe(1);
  await expect.poll(() => column('Interviewed').getByText('Move to Interviewed', { exact: true }).count()).toBe(0);
  expect(await focused()).toBe(name);
});

it('shows the card again that was carried out of sight and put back', async () => {
  const isInSight = () =>
    page.evaluate(() => {
      const column = document.activeElement?.closest('[data-column]');
      const [own, board] = [column, column?.parentElement].map((element) => element?.getBoundingClientRect());
      return Boolean(own && board && own.left >= board.left - 1 && own.right <= board.right + 1);
    });
  const name = await focused();
  await cards('Saved').first().focus();
  await keys('Space', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect.poll(isInSight).toBe(false);
  await keys('Escape');
  await expect.poll(isInSight).toBe(true);
  await column('Phone interviewed').getByRole('link', { name, exact: true }).focus();
});

it('moves a card by the menu that M opens', async () => {
  const name = await focused();
  await keys('m');
  const menu = page.getByRole('menu');
  await opened(menu);
  await keys('Escape');
  await menu.waitFor({ state: 'detached' });
  expect(await focused()).toBe(name);
  await keys('m');
  await opened(menu);
  await page.keyboard.type('Inter');
  await expect.poll(focused).toMatch(/^Inter/);
  await page.keyboard.type('viewed');
  await expect.poll(focused).toMatch(/^Interviewed/);
  await keys('Enter');
  await column('Interviewed').getByRole('link', { name, exact: true }).waitFor();
  expect(await focused()).toBe(name);
});

it('opens a candidate with Enter, goes to the next, and comes back to the card with Escape', async () => {
  const name = await focused();
  await keys('Enter');
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${name} `) });
  await opened(dialog);
  await dialog.getByRole('button', { name: 'Move to Hired', exact: true }).waitFor();
  await keys('ArrowRight');
  await dialog.waitFor({ state: 'detached' });
  await keys('ArrowLeft');
  await opened(dialog);
  await keys('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await focused()).toBe(name);
});

it('hires a candidate out of their card, and contacts another, without pointing', async () => {
  const name = await focused();
  await keys('Enter');
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${name} `) });
  await dialog.getByRole('button', { name: 'Move to Hired', exact: true }).waitFor();
  await tabTo('Move to Hired');
  await keys('Enter');
  await notice('Congratulations on your hire!').waitFor();
  await keys('Escape');
  await dialog.waitFor({ state: 'detached' });
  const [saved = ''] = await cards('Saved').allTextContents();
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
  await tabTo(saved);
  await keys('Space', 'ArrowRight', 'Space');
  const asking = page.getByRole('dialog', { name: `Contact ${saved}`, exact: true });
  await asking.getByRole('button', { name: /^Save & Send to 1/ }).waitFor();
  await keys('ControlOrMeta+Enter');
  await asking.waitFor({ state: 'detached' });
  await column('Contacted').getByRole('link', { name: saved, exact: true }).waitFor();
});

it.each([
  ['Add profile', 'Add a profile'],
  ['Source more profiles', 'Source more profiles'],
])('gives the focus back to the button "%s" when its dialog closes', async (button, title) => {
  const opener = page.getByRole('button', { name: button, exact: true });
  await opener.focus();
  await keys('Enter');
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await opened(dialog);
  await keys('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  expect(await focusIsIn(dialog)).toBe(true);
  await keys('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focusIsIn(opener)).toBe(true);
});

/** Names of a column as the API has them: those to review oldest first, others latest first. */
async function namesIn(columnName: 'NEW' | 'INTERESTED') {
  const as = { as: await world.signIn(email) };
  const params = { id: pipeline.job };
  if (columnName === 'NEW') {
    const { cards: waiting } = await world.call(contract.submissions.listReviewIds, { params, query: {} }, as);
    return waiting.map(({ name }) => name);
  }
  const { columns } = await world.call(contract.submissions.getFunnel, { params, query: {} }, as);
  return columns.find(({ column: each }) => each === columnName)?.cards.map(({ name }) => name) ?? [];
}

/** Presses Tab until the focus is in a field of the form, and types there. */
async function typeIn(field: string, text: string) {
  const isThere = () =>
    page.evaluate((name) => {
      const at = document.activeElement;
      return at?.closest(`[data-field="${name}"]`) !== null && at?.matches('input, [contenteditable=true]');
    }, field);
  for (let press = 0; press < 60 && !(await isThere()); press++) await keys('Tab');
  expect(await isThere(), field).toBe(true);
  await page.keyboard.type(text);
}

/** The same of a field in which one chooses what was found. */
async function chooseIn(field: string, text: string, option = text) {
  await typeIn(field, text);
  // The first of those that were found is chosen by Enter.
  await page.getByRole('option', { name: option, exact: true }).and(page.locator('[data-highlighted]')).waitFor();
  await keys('Enter');
  await page.keyboard.press('Escape');
}

it('posts a job without pointing', async () => {
  await page.goto(`${world.url}/jobs/create`);
  await heading('Details').waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
  await typeIn('title', 'Tram Driver');
  await chooseIn('functions', 'Engineering');
  await chooseIn('industries', 'Computer Software');
  await chooseIn('location', 'Lyon', 'Lyon, France');
  await chooseIn('requirements.srcLocation', 'Lyon', 'Lyon, France');
  await typeIn('description', 'You drive the trams of the town.');
  await tabTo('Continue');
  await keys('Enter');
  await heading('Instructions').waitFor();
  await typeIn('requirements.mustHaves', 'Licence');
  await keys('Enter');
  await page.keyboard.type('Patience');
  await keys('Enter');
  await page.keyboard.type('Early shifts');
  // Whoever types on at once is in the next line already.
  const line = await page.evaluate(() => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(enter);
    return document.activeElement?.getAttribute('aria-label');
  });
  expect(line).toBe('Must-have 4');
  await tabTo('Continue');
  await keys('Enter');
  await heading('Objectives').waitFor();
  for (const next of ['Engagement', 'Advertising']) {
    if (await page.getByRole('button', { name: 'Start sourcing', exact: true }).isVisible()) break;
    await tabTo('Continue');
    await keys('Enter');
    await heading(next).waitFor();
  }
  await tabTo('Start sourcing');
  await keys('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Start sourcing', exact: true }).waitFor();
  await tabTo('Start sourcing');
  await keys('Enter');
  await heading('Tram Driver').waitFor();
});
