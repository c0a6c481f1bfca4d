import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import type { Employer } from '../support/accounts.ts';
import { openBrowser, openContext, PASSWORD, pictureOnFailure, signInThroughPage } from '../support/browser.ts';
import { aJob } from '../support/builders.ts';
import { putManyCards, type Sizes } from '../support/many-cards.ts';
import { drawnSince, listenToReact, startCounting } from '../support/renders.ts';
import { aWorld, type World } from '../support/world.ts';

/** A hundredth of a board, by column. */
const SHARES = { NEW: 3, SAVED: 20, CONTACTED: 40, INTERESTED: 15, PHONE_INTERVIEWED: 10, INTERVIEWED: 8, HIRED: 4 };
const MOST_NODES = 1_250;
/** More cards than a column shows. */
const EXTENDED = 12;
/** Once one is put down: itself, and those which Tab reaches now and reached before. */
const MOST_PER_DROP = 3;

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let account: AccountId;
/** What the page has asked for and not been answered yet. */
const asked = new Set<Request>();

beforeAll(async () => {
  world = await aWorld({ page: true });
  const opened = await world.anAccount({ plan: 'PLATFORM' });
  admin = opened.admin;
  account = opened.account.id;
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
  await listenToReact(page);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

const column = (name: string) => page.getByRole('region', { name, exact: true });
const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
let taken = 0;

/** A board of so many cards; answers the names of its cards. */
async function aBoard(size: number): Promise<{ job: JobId; names: Awaited<ReturnType<typeof putManyCards>> }> {
  const { id: job } = await world.call(contract.jobs.createJob, { body: aJob() }, { as: admin });
  const sizes: Sizes = Object.fromEntries(Object.entries(SHARES).map(([name, share]) => [name, (share * size) / 100]));
  const names = await putManyCards(world, { accountId: account, jobId: job, sizes, from: taken });
  taken += size;
  return { job, names };
}

it.each([1_000, 10_000, 100_000])(
  'draws a board of %d cards with few elements, and no card that nothing happens to',
  async (size) => {
    const { job, names } = await aBoard(size);
    const name = names.get('INTERESTED')?.[1] ?? '';
    // Cards say their age: a minute that begins meanwhile draws them.
    await page.clock.setFixedTime(Date.now());
    await page.goto(`${world.url}/jobs/${job}`);
    const card = column('Interested').getByRole('link', { name, exact: true });
    await card.waitFor();
    expect(await nodes()).toBeLessThanOrEqual(MOST_NODES);

    await card.hover();
    await page.mouse.down();
    await dragOver('Phone interviewed');
    await startCounting(page);
    await dragOver('Interviewed');
    await dragOver('Phone interviewed');
    expect((await drawnSince(page)).cards).toEqual([]);

    await startCounting(page);
    await page.mouse.up();
    await column('Phone interviewed').getByRole('link', { name, exact: true }).waitFor();
    await page.getByText('Great progress!', { exact: true }).first().waitFor();
    expect(new Set((await drawnSince(page)).cards).size).toBeLessThanOrEqual(MOST_PER_DROP);
    expect(await nodes()).toBeLessThanOrEqual(MOST_NODES);

    // A key is for the card that the one before sent the focus to, drawn or not; and with cards selected there is little more.
    await column('Contacted').getByRole('link').first().focus();
    for (let card = 0; card < EXTENDED; card++) await page.keyboard.press('Shift+ArrowDown');
    await page.getByText(`${EXTENDED + 1} selected`, { exact: true }).waitFor();
    expect(await nodes()).toBeLessThanOrEqual(MOST_NODES);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByText(`${EXTENDED + 1} selected`, { exact: true }).count()).toBe(0);

    // What others do meanwhile is drawn too, and so is what the job says of itself: from here on there is no news.
    const unanswered = new Set<Request>();
    await page.route('**/api/**', (route) => void unanswered.add(route.request()));
    await expect.poll(() => [...asked].filter((request) => !unanswered.has(request)).length).toBe(0);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    // The panel takes the focus a frame after it opens.
    const panel = page.getByRole('dialog', { name: 'Filter the board', exact: true });
    await panel.locator(':focus').waitFor();
    const company = page.getByRole('textbox', { name: 'Company', exact: true });
    await company.focus();
    let typed = '';
    for (const key of 'nor') {
      typed += key;
      await startCounting(page);
      await page.keyboard.press(key);
      await expect.poll(() => new URL(page.url()).searchParams.get('company')).toBe(typed);
      await expect.poll(async () => (await drawnSince(page)).columns).toBeGreaterThan(0);
      expect(await drawnSince(page)).toEqual({ columns: 1, cards: [] });
    }
  },
);

it('draws nothing of what is read again and is the same', async () => {
  const { job, names } = await aBoard(1_000);
  const name = names.get('INTERESTED')?.[1] ?? '';
  // A board on which somebody was just moved is read whole with each turn: it stays one.
  await page.clock.setFixedTime(Date.now());
  await page.goto(`${world.url}/jobs/${job}`);
  const card = column('Interested').getByRole('link', { name, exact: true });
  await card.hover();
  await page.mouse.down();
  await dragOver('Phone interviewed');
  await page.mouse.up();
  await column('Phone interviewed').getByRole('link', { name, exact: true }).waitFor();
  const readAgain = () => page.waitForResponse((response) => response.url().endsWith('/profiles/funnel'));
  await readAgain();
  await readAgain();
  await startCounting(page);
  await readAgain();
  await readAgain();
  expect(await drawnSince(page)).toEqual({ columns: 0, cards: [] });
});

it('leaves the focus where the person took it while a key sent it to a card that was not drawn yet', async () => {
  const { job } = await aBoard(1_000);
  await page.goto(`${world.url}/jobs/${job}`);
  await column('Contacted').getByRole('link').first().focus();
  const search = page.getByRole('searchbox', { name: 'Find a candidate', exact: true });
  // Both at once: the next frame comes too late.
  await search.evaluate((element: HTMLElement) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    element.focus();
  });
  // Longer than a key waits for its card.
  await page.waitForTimeout(1_000);
  expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
});

/** Carries what is in hand over a column until it says that it is the one. */
async function dragOver(name: string) {
  const isOver = async () => {
    const { x = 0, y = 0, width = 0 } = (await column(name).boundingBox()) ?? {};
    await page.mouse.move(Math.min(x + width / 2, 1_420), y + 200, { steps: 8 });
    return column(name).evaluate((element) => element.hasAttribute('data-over'));
  };
  await expect.poll(isOver, { interval: 20 }).toBe(true);
}
