import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, openContext, PASSWORD, pictureOnFailure, signInThroughPage } from '../support/browser.ts';
import { aPipeline, type Pipeline } from '../support/pipeline.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let pipeline: Pipeline;

beforeAll(async () => {
  world = await aWorld({ page: true });
  const { admin } = await world.anAccount({ plan: 'PLATFORM' });
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

/** What a page asks the API for, each with how often. */
function watchCalls() {
  const asked = new Map<string, number>();
  const count = (request: { url(): string }) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.set(pathname + search, (asked.get(pathname + search) ?? 0) + 1);
  };
  page.on('request', count);
  return { asked, stop: () => page.off('request', count) };
}

/** Code that takes so long finds answers that are old enough to be asked for again. */
const LONGER_THAN_ANSWERS_ARE_SHARED_MS = 2_500;

const pages = () => {
  const { job } = pipeline;
  return {
    '/jobs': { code: 'job-list-page', first: ['/api/job-offers/customer-view', '/api/preferences/me'] },
    [`/jobs/${job}`]: {
      code: 'job-page',
      first: [`/api/job-offers/${job}`, `/api/job-offers/${job}/profiles/funnel`, '/api/preferences/me'],
    },
    [`/jobs/${job}/review`]: {
      code: 'review-page',
      first: [`/api/job-offers/${job}`, `/api/job-offers/${job}/submissions/review/ids`],
    },
    '/jobs/create': { code: 'job-form-page', first: ['/api/app-settings'] },
  };
};

describe('a page', () => {
  it('asks for what it shows while its code is on its way, and for nothing twice', async () => {
    for (const [address, { code, first }] of Object.entries(pages())) {
      const arrival = Promise.withResolvers<void>();
      await page.route(`**/assets/${code}-*.js`, async (route) => {
        await arrival.promise;
        await route.continue();
      });
      const { asked, stop } = watchCalls();
      await page.goto(world.url + address, { waitUntil: 'commit' });
      const paths = () => [...asked.keys()].map((key) => key.split('?')[0]);
      await expect.poll(paths, { message: address }).toEqual(expect.arrayContaining(first));
      await page.waitForTimeout(LONGER_THAN_ANSWERS_ARE_SHARED_MS);
      arrival.resolve();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      stop();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect([address, [...asked].filter(([key, times]) => times > 1 && !key.endsWith('/version'))]).toEqual([
        address,
        [],
      ]);
    }
  });

  it('reads each profile once, also those read ahead', async () => {
    const { asked, stop } = watchCalls();
    await page.goto(`${world.url}/jobs/${pipeline.job}/review`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const name = () => page.getByRole('heading', { level: 1 }).textContent();
    for (const key of ['j', 'j']) {
      const before = await name();
      await page.keyboard.press(key);
      await expect.poll(name).not.toBe(before);
      await page.waitForLoadState('networkidle');
    }
    stop();
    const profiles = [...asked].filter(([key]) => key.includes('/submissions/bramble/'));
    expect(profiles.filter(([, times]) => times > 1)).toEqual([]);
    expect(profiles.length).toBeGreaterThanOrEqual(3);
  });
});
