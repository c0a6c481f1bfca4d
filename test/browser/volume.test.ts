import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ERRORS } from '../../shared/contract/errors.ts';
import { contract } from '../../shared/contract/index.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import type { Employer } from '../support/accounts.ts';
import { openBrowser, openContext, PASSWORD, pictureOnFailure, signInThroughPage } from '../support/browser.ts';
import { aJob } from '../support/builders.ts';
import { putManyCards } from '../support/many-cards.ts';
import { aWorld, type World } from '../support/world.ts';

/** Ten thousand. */
const SIZES = {
  NEW: 300,
  SAVED: 2_000,
  CONTACTED: 4_000,
  INTERESTED: 1_500,
  PHONE_INTERVIEWED: 1_000,
  INTERVIEWED: 800,
  HIRED: 400,
} as const;
const MOST_NODES = 1_250;

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let account: AccountId;
let job: JobId;
let names: Awaited<ReturnType<typeof putManyCards>>;

beforeAll(async () => {
  world = await aWorld({ page: true });
  const opened = await world.anAccount({ plan: 'PLATFORM' });
  admin = opened.admin;
  account = opened.account.id;
  job = (await world.call(contract.jobs.createJob, { body: aJob() }, { as: admin })).id;
  names = await putManyCards(world, { accountId: account, jobId: job, sizes: SIZES });
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

const column = (name: string) => page.getByRole('region', { name, exact: true });
const card = (columnName: string, name: string) => column(columnName).getByRole('link', { name, exact: true });
const nameAt = (of: keyof typeof SIZES, place: number) => names.get(of)?.[place] ?? '';
const notice = (words: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(words, { exact: true });
const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);

it('shows the board of ten thousand from one answer of the server, with few elements', async () => {
  await answerOnce('**/profiles/funnel*');
  await page.goto(`${world.url}/jobs/${job}`);
  await card('Contacted', nameAt('CONTACTED', 0)).waitFor();
  await column('Contacted').getByText('4,000', { exact: true }).waitFor();
  await card('Hired', nameAt('HIRED', 0)).waitFor();
  expect(await nodes()).toBeLessThanOrEqual(MOST_NODES);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

it('asks for a few bytes whether anything changed, and reads the cards again only when something has', async () => {
  const asked = { whole: 0, version: 0 };
  const sizes: number[] = [];
  const count = async (response: Response) => {
    if (response.url().endsWith('/profiles/funnel')) asked.whole += 1;
    if (!response.url().endsWith('/profiles/version')) return;
    sizes.push((await response.body()).length);
    asked.version += 1;
  };
  page.on('response', count);
  await expect.poll(() => asked.version, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  expect(asked.whole).toBe(0);
  expect(Math.max(...sizes)).toBeLessThan(1_024);

  const name = nameAt('INTERVIEWED', 3);
  const board = await world.call(contract.submissions.getFunnel, { params: { id: job }, query: {} }, { as: admin });
  const id = board.columns.flatMap(({ cards }) => cards).find((one) => one.name === name)?.id ?? 'sub_none';
  await world.call(contract.submissions.moveInFunnel, { params: { id }, body: { column: 'HIRED' } }, { as: admin });
  await world.drain();
  await card('Hired', name).waitFor();
  expect(asked.whole).toBe(1);
  page.off('response', count);
});

it('reads the pages that follow as a column is scrolled, and stays as light', async () => {
  await card('Contacted', nameAt('CONTACTED', 2)).hover();
  const places = new Map(names.get('CONTACTED')?.map((name, place) => [name, place]));
  const furthest = async () => {
    await page.mouse.wheel(0, 2_000);
    const shown = await column('Contacted').getByRole('article').getByRole('link').allTextContents();
    return Math.max(...shown.map((name) => places.get(name) ?? 0));
  };
  await expect.poll(furthest, { interval: 50 }).toBeGreaterThan(600);
  expect(await nodes()).toBeLessThanOrEqual(MOST_NODES);
});

it('takes a card further down off its column when a teammate has discarded who it is, be it seen then or scrolled to later', async () => {
  const there = column('Contacted').getByRole('article').getByRole('link');
  const [seen = ''] = await there.allTextContents();
  const place = names.get('CONTACTED')?.indexOf(seen) ?? -1;
  const later = nameAt('CONTACTED', place - 100);
  for (const name of [seen, later]) await discardElsewhere(name);
  await world.drain();
  await expect.poll(() => card('Contacted', seen).count()).toBe(0);
  await column('Contacted').hover();
  const isReached = async () => {
    await page.mouse.wheel(0, -400);
    const shown = await there.allTextContents();
    return shown.includes(nameAt('CONTACTED', place - 101)) && shown.includes(nameAt('CONTACTED', place - 99));
  };
  await expect.poll(isReached, { interval: 50 }).toBe(true);
  await expect.poll(() => card('Contacted', later).count()).toBe(0);
});

it('shows again, where they stood, whom a teammate takes back further down', async () => {
  const there = column('Contacted').getByRole('article').getByRole('link');
  const [, , back = ''] = await there.allTextContents();
  const { id, columnUpdatedAt: movedAt } = await discardElsewhere(back);
  await world.drain();
  await expect.poll(() => card('Contacted', back).count()).toBe(0);
  const body = { jobId: job, moves: [{ submissionId: id, movedAt }] };
  await world.call(contract.submissions.undoMove, { body }, { as: admin });
  await world.drain();
  await card('Contacted', back).waitFor();
});

it('draws no other card anew while one is dragged over three columns', async () => {
  const name = nameAt('INTERESTED', 1);
  await card('Interested', name).focus();
  await card('Interested', name).hover();
  await watchCards(name);
  await page.mouse.down();
  try {
    for (const each of ['Phone interviewed', 'Interviewed', 'Hired']) await dragOver(each);
    expect(await drawnAnew()).toEqual([]);
  } finally {
    await page.mouse.move(400, 20, { steps: 4 });
    await page.mouse.up();
  }
  await card('Interested', name).waitFor();
});

it('shows a move with the very next frame, before the server has answered', async () => {
  const name = nameAt('INTERESTED', 0);
  const answer = await holdMoves();
  await card('Interested', name).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  const framesUntilShown = await countFramesUntil('PHONE_INTERVIEWED', name);
  await page.keyboard.press('Space');
  expect(await framesUntilShown()).toBe(1);
  answer();
  await notice('Great progress!').waitFor();
  await expect.poll(() => card('Phone interviewed', name).count()).toBe(1);
});

it('takes a move back where the server refuses it, and says why', async () => {
  const name = nameAt('INTERESTED', 2);
  const answer = await holdMoves();
  await card('Interested', name).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await card('Phone interviewed', name).waitFor();
  // Closed while the move is on its way: a board that knows of it moves nobody.
  await world.call(contract.jobs.closeJob, { params: { id: job } }, { as: admin });
  answer();
  await notice(ERRORS.JOB_CLOSED.title).waitFor();
  await card('Interested', name).waitFor();
  await expect.poll(() => card('Phone interviewed', name).count()).toBe(0);
});

it('finds one of the ten thousand by name', async () => {
  const wanted = nameAt('INTERVIEWED', 799);
  await page.getByRole('searchbox', { name: 'Find a candidate', exact: true }).fill(wanted.split(' ')[1] ?? '');
  await card('Interviewed', wanted).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
});

it('contacts all saved profiles, in more than one call, and tells how far it is', async () => {
  const saved = 230;
  const many = (await world.call(contract.jobs.createJob, { body: aJob() }, { as: admin })).id;
  await putManyCards(world, { accountId: account, jobId: many, sizes: { SAVED: saved }, from: 100_000 });
  await page.goto(`${world.url}/jobs/${many}`);
  await column('Saved').getByText(String(saved), { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Saved actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Contact all', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Contact ${saved} profiles`, exact: true });
  await dialog.getByRole('button', { name: /^Show 100 more of 230/ }).waitFor();
  await dialog.getByRole('checkbox', { name: 'LinkedIn', exact: true }).check();
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await dialog.getByRole('progressbar', { name: 'Contacting', exact: true }).waitFor();
  await column('Contacted').getByText(String(saved), { exact: true }).waitFor();
  await notice(`We’ve moved ${saved} to Contacted.`).waitFor();
});

/** Carries what is in hand over a column until it says that it is the one; near the edge the board scrolls meanwhile. */
async function dragOver(name: string) {
  const isOver = async () => {
    const { x = 0, y = 0, width = 0 } = (await column(name).boundingBox()) ?? {};
    await page.mouse.move(Math.min(x + width / 2, 1_420), y + 200, { steps: 8 });
    return column(name).evaluate((element) => element.hasAttribute('data-over'));
  };
  await expect.poll(isOver, { interval: 20 }).toBe(true);
}

/** Discards who has this name, by a call from elsewhere. */
async function discardElsewhere(whose: string) {
  const search = whose.split(' ')[1];
  const found = await world.call(
    contract.submissions.getFunnel,
    { params: { id: job }, query: { search } },
    { as: admin },
  );
  const id = found.columns.flatMap(({ cards }) => cards).find(({ name }) => name === whose)?.id ?? 'sub_none';
  const to = { params: { id }, body: { column: 'DISCARDED' } } as const;
  return world.call(contract.submissions.moveInFunnel, to, { as: admin });
}

/** Keeps the answers to moves back until told to let them go. */
async function holdMoves() {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route('**/move-in-bramble-funnel', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Lets the server answer the first question of a kind, and keeps what is asked after it waiting. */
async function answerOnce(pattern: string) {
  let asked = 0;
  await page.route(pattern, async (route) => {
    asked += 1;
    if (asked === 1) await route.continue();
  });
}

/** Begins to count, from the next key on, the frames until a card stands in a column; answers the number when asked. */
async function countFramesUntil(columnName: string, name: string) {
  await page.evaluate(
    ([into, whose]) => {
      const { promise, resolve } = Promise.withResolvers<number>();
      Object.assign(window, { framesUntilShown: promise });
      const look = (frame: number) => () => {
        if (document.querySelector(`[data-column=${into}] [title="${whose}"]`)) resolve(frame);
        else requestAnimationFrame(look(frame + 1));
      };
      const onKey = () => requestAnimationFrame(look(1));
      window.addEventListener('keydown', onKey, { capture: true, once: true });
    },
    [columnName, name] as const,
  );
  return () => page.evaluate(() => (window as unknown as { framesUntilShown: Promise<number> }).framesUntilShown);
}

/** Remembers which of the cards that are there change from now on, but for one. Those that leave are not drawn anew. */
const watchCards = (but: string) =>
  page.evaluate((exception) => {
    const changed: string[] = [];
    Object.assign(window, { changed });
    const there = new Set(document.querySelectorAll('article'));
    const nameOf = (node: Node) => {
      const article = (node instanceof Element ? node : node.parentElement)?.closest('article');
      const isWatched = article?.isConnected && there.has(article);
      return isWatched ? article.querySelector('[data-card]')?.getAttribute('title') : undefined;
    };
    new MutationObserver((mutations) => {
      for (const { target, type, attributeName } of mutations) {
        const name = nameOf(target);
        if (name && name !== exception) changed.push(`${name}: ${type} ${attributeName ?? ''}`);
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  }, but);
const drawnAnew = () => page.evaluate(() => (window as unknown as { changed: string[] }).changed);
