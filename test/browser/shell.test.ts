import type { Browser, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryAll } from '../../functions/platform/items.ts';
import { UpdateCommand } from '../../functions/platform/table-calls.ts';
import { eventPartition, keys } from '../../functions/records/keys.ts';
import { contract } from '../../shared/contract/index.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { PRODUCT } from '../../shared/product.ts';
import type { Employer } from '../support/accounts.ts';
import {
  accessibilityProblems,
  openBrowser,
  openContext,
  PASSWORD,
  PHONE,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { aJob } from '../support/builders.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let accountId: AccountId;

beforeAll(async () => {
  world = await aWorld({ page: true });
  const opened = await world.anAccount({ plan: 'PLATFORM' });
  ({ admin } = opened);
  accountId = opened.account.id;
  await world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: keys.user(admin.id),
      UpdateExpression: 'SET productAnalyticsConsent = :undecided',
      ExpressionAttributeValues: { ':undecided': null },
    }),
  );
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

const banner = () => page.getByRole('region', { name: 'Product analytics', exact: true });
const survey = () => page.getByRole('region', { name: 'Feedback', exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const hasFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((one) => one === document.activeElement), { message: 'the focus' }).toBe(true);
const events = (user: typeof admin.id | undefined) =>
  queryAll(world.table, { where: 'pk = :pk', values: { ':pk': eventPartition(accountId, user) } });

describe('whoever has not decided whether they are counted', () => {
  it('is asked above the page, not where a page has the whole screen, and not again once they answered', async () => {
    await banner().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto(`${world.url}/jobs/create`);
    await page.getByLabel('Job title', { exact: true }).waitFor();
    await expect.poll(() => banner().count()).toBe(0);
    await page.goto(`${world.url}/jobs`);
    await button('Refuse').click();
    await page.getByText('Your choice has been successfully saved.', { exact: true }).waitFor();
    await banner().waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => banner().count()).toBe(0);
  });
});

describe('the feedback survey', () => {
  const box = () => survey().getByRole('textbox');
  const comeWhenDue = async () => {
    await page.evaluate(() => window.localStorage.setItem('survey', '2020-01-01T00:00:00.000Z'));
    await page.reload();
    await survey().waitFor();
  };

  it('comes by itself when it is due, leaves by itself, and rests for 90 days', async () => {
    await comeWhenDue();
    await survey().waitFor({ state: 'hidden' });
    const next = await page.evaluate(() => window.localStorage.getItem('survey') ?? '');
    expect(Math.round((Date.parse(next) - Date.now()) / (24 * 3_600_000))).toBe(90);
  });

  it('stays while somebody writes, keeps what is not sent, and thanks for what is', async () => {
    await button('Feedback').press('Enter');
    await survey().waitFor();
    await expect.poll(() => box().evaluate((it) => it === document.activeElement)).toBe(true);
    await expect.poll(() => survey().textContent()).not.toContain('20000');
    await page.keyboard.type('More colours');
    await page.route('**/api/product-events', (route) => route.abort());
    await survey().getByRole('button', { name: 'Send', exact: true }).click();
    await page
      .getByText('Network error. Please verify your internet connection.', { exact: true })
      .or(page.getByText(/^Service is temporarily unavailable/))
      .first()
      .waitFor();
    await expect.poll(() => box().inputValue()).toBe('More colours');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.unrouteAll();
    await survey().getByRole('button', { name: 'Send', exact: true }).click();
    await survey().getByText('We read every answer.', { exact: true }).waitFor();
    const answers = (await events(undefined)).filter(({ name }) => name === 'survey sent');
    expect(answers.map(({ properties }) => properties)).toEqual([{ surveyId: 'feedback', answer: 'More colours' }]);
    await page.keyboard.press('Escape');
    await survey().waitFor({ state: 'hidden' });
    await hasFocus(button('Feedback'));
  });

  it('thanks without taking the focus from where somebody went meanwhile', async () => {
    await button('Feedback').press('Enter');
    await box().fill('More speed');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/product-events', async (route) => {
      await promise;
      await route.continue();
    });
    await survey().getByRole('button', { name: 'Send', exact: true }).click();
    await button('Feedback').focus();
    resolve();
    await survey().getByText('We read every answer.', { exact: true }).waitFor();
    await page.unrouteAll();
    expect(await button('Feedback').evaluate((it) => it === document.activeElement)).toBe(true);
    await survey().getByRole('button', { name: 'Close the feedback', exact: true }).click();
  });
});

describe('the way to our support', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Contact support', exact: true });
  const words = () => dialog().getByRole('textbox', { name: 'How can we help?', exact: true });

  it('stands in the corner but where a job is, keeps what is not sent, and sends what is to be answered by mail', async () => {
    const job = await world.call(contract.jobs.createJob, { body: aJob() }, { as: admin });
    await page.goto(`${world.url}/jobs/${job.id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => button('Contact support').count()).toBe(0);
    await page.goto(`${world.url}/settings/about`);
    await button('Contact support').press('Enter');
    await words().press('Tab');
    await dialog().getByText('This field is required.', { exact: true }).waitFor();
    await words().fill('Where are my invoices?');
    await page.keyboard.press('Escape');
    await hasFocus(button('Contact support'));
    await button('Contact support').press('Enter');
    await expect.poll(() => words().inputValue()).toBe('Where are my invoices?');
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Send', exact: true }).click();
    await page
      .getByText('Thank you for getting in touch! We’ll get back to you as soon as we can.', { exact: true })
      .waitFor();
    const [mail] = world.mailbox(PRODUCT.supportEmail);
    expect(mail?.raw.toString()).toMatch(/Where are my invoices\?[\s\S]*on \/settings\/about/);
  });
});

describe('the event log', () => {
  const recorded = async (name: string) =>
    (await events(undefined)).filter((event) => event.name === name).map(({ properties }) => properties);

  it('hears once of each flag that nobody knows, which counts as off', async () => {
    await page.route('**/api/feature-flags/values-for-me', (route) => route.fulfill({ json: {} }));
    await page.goto(`${world.url}/jobs`);
    const unknown = async () =>
      (await recorded('unknown feature flag')).map((properties) => JSON.stringify(properties));
    await expect
      .poll(async () => (await unknown()).toSorted())
      .toEqual(['{"about":"jobPostingOnlyViaAts"}', '{"about":"jobPostingWithDescription"}']);
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('hears of a call that was answered by nothing that can be read, also where others succeed before the word of it fails', async () => {
    const reported = Promise.withResolvers<void>();
    const othersSucceeded = Promise.withResolvers<void>();
    await page.route('**/api/job-offers/customer-view**', (route) => route.fulfill({ body: 'nothing' }));
    const failing = async (route: Route) => {
      reported.resolve();
      await othersSucceeded.promise;
      await route.abort();
    };
    await page.route('**/api/product-events', failing, { times: 1 });
    await page.goto(`${world.url}/jobs`);
    await page
      .getByText(/^Service is temporarily unavailable, please try again later \[1\]/)
      .first()
      .waitFor();
    await reported.promise;
    const overview = page.waitForResponse('**/api/reports-in-app/account-overview**');
    await page.getByRole('link', { name: 'Reports', exact: true }).click();
    await overview;
    othersSucceeded.resolve();
    // A page that is left may have told of an answer of its own that no longer came.
    await expect.poll(() => recorded('network error')).toContainEqual({ about: 'listJobs' });
    await page.unrouteAll();
  });

  it('hears of a page that broke, and nothing of what was on it', async () => {
    await page.goto(`${world.url}/jobs`);
    await page.evaluate(() => {
      const error = new TypeError('Anna Berg is undefined');
      error.stack = `TypeError: Anna Berg is undefined\n    at h (${window.location.origin}/assets/board-1.js:12:345)`;
      reportError(error);
    });
    await expect.poll(() => recorded('page crash')).toEqual([{ about: 'TypeError at board-1.js:12:345' }]);
  });

  it('hears of what is changed that is counted', async () => {
    await page.goto(`${world.url}/settings/engagement`);
    const form = page.getByRole('form', { name: 'Email signature', exact: true });
    await form.getByRole('textbox').fill('Kind regards');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => recorded('outreach settings changed')).toEqual([{ about: 'saveSignature' }]);
  });
});

describe('on a phone', () => {
  it.each(['jobs', 'inbox', 'reports', 'settings/about'])(
    'the page %s begins at its top and is as wide as it',
    async (path) => {
      const signedIn = await page.context().storageState();
      const phone = await (await openContext(browser, { ...PHONE, hasTouch: true }, signedIn)).newPage();
      pictureOnFailure(phone);
      await phone.goto(`${world.url}/${path}`);
      await phone.getByRole('main').getByRole('heading').first().waitFor();
      const { top } = await phone.getByRole('main').evaluate((element) => element.getBoundingClientRect());
      expect(top).toBe(0);
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      await phone.context().close();
    },
  );

  it('feedback is asked for from behind the person', async () => {
    const phone = await (await openContext(browser, PHONE, await page.context().storageState())).newPage();
    pictureOnFailure(phone);
    await phone.goto(`${world.url}/jobs`);
    await phone.getByRole('button', { name: 'You', exact: true }).click();
    await phone
      .getByRole('dialog', { name: 'Your profile', exact: true })
      .getByText('Feedback', { exact: true })
      .click();
    await phone.getByRole('region', { name: 'Feedback', exact: true }).getByRole('textbox').waitFor();
    await expect
      .poll(() => phone.getByRole('button', { name: 'Contact support', exact: true }).isVisible())
      .toBe(false);
    expect(await accessibilityProblems(phone)).toEqual([]);
    await phone.keyboard.press('Escape');
    await hasFocus(phone.getByRole('button', { name: 'You', exact: true }));
    await phone.context().close();
  });
});
