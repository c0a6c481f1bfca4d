import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { JobId, RequestId } from '../../shared/model/ids.ts';
import type { Employer, Sourcer } from '../support/accounts.ts';
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
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, sourcing } = contract;

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let sourcer: Sourcer;
let id: JobId;
let request: RequestId;

beforeAll(async () => {
  world = await aWorld({ page: true });
  ({ admin } = await world.anAccount({ plan: 'PLATFORM', credits: 100 }));
  sourcer = await world.aSourcer();
  ({ id } = await world.call(jobs.createJob, { body: aJob({ title: 'Nurse' }) }, { as: admin }));
  await world.call(jobs.startSourcing, { params: { id }, body: { batchSize: 10 } }, { as: admin });
  const { results } = await world.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer });
  if (!results[0]) throw new Error('The request is not open to sourcers');
  request = results[0].id;
  browser = await openBrowser();
  page = await (await openContext(browser, DESKTOP)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

const answer = (content: string, n: number) => {
  const params = { id: request, messageId: `msg_answer${n}` } as const;
  return world.call(sourcing.sendRequestMessage, { params, body: { content, after: 0 } }, { as: sourcer });
};
const chat = () => page.getByRole('dialog', { name: 'Job chat', exact: true });
const box = () => chat().getByRole('textbox', { name: 'Write a message', exact: true });
const messages = () => chat().getByRole('list', { name: 'Messages', exact: true });
/** Waits until what happened on the page is recorded. */
const recorded = (name: string) => page.waitForRequest((request) => request.postData()?.includes(`"${name}"`) ?? false);
const received = async () =>
  (await world.call(sourcing.listRequestMessages, { params: { id: request }, query: {} }, { as: sourcer })).results.map(
    ({ content }) => content,
  );

it('what sourcers ask shows in the job list and the title, stands under a divider, and is read once it was seen', async () => {
  await answer('Which shifts? See https://crowd.example/shifts.', 1);
  await answer('And the salary?', 2);
  await world.drain();
  await page.goto(`${world.url}/jobs`);
  await page.getByRole('link', { name: 'New messages', exact: true }).waitFor();
  await page.goto(`${world.url}/jobs/${id}`);
  await page.getByRole('button', { name: 'Job chat, 2 new', exact: true }).waitFor();
  await page.waitForFunction(() => document.title === 'New messages');
  await page.goto(`${world.url}/jobs`);
  await page.getByRole('link', { name: 'New messages', exact: true }).click();
  await messages().getByText('And the salary?', { exact: true }).waitFor();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => messages().getByText('New messages', { exact: true }).count()).toBe(1);
  const link = messages().getByRole('link', { name: 'https://crowd.example/shifts', exact: true });
  await expect.poll(() => link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(await screenProblems(page)).toEqual([]);
  await expect.poll(async () => (await world.call(jobs.getChat, { params: { id } }, { as: admin })).unread).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Job chat', exact: true }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('Nurse'));
});

it('what is said while it is open shows at once, also after the network was away, and each time once', async () => {
  const opened = recorded('toggle-job-chat');
  const connected = page.waitForEvent('websocket').then(async (socket) => {
    await socket.waitForEvent('framereceived');
    return socket.url();
  });
  await page.getByRole('button', { name: 'Job chat', exact: true }).press('Enter');
  expect(await connected).toMatch(/^ws:.*\/live\?ticket=/);
  await answer('Is it full time?', 20);
  await world.drain();
  await messages().getByText('Is it full time?', { exact: true }).waitFor();
  world.cloud.live.cut('without a farewell');
  await answer('Or part time?', 21);
  await messages().getByText('Or part time?', { exact: true }).waitFor();
  await expect.poll(() => messages().getByText('Is it full time?', { exact: true }).count()).toBe(1);
  await opened;
  await page.keyboard.press('Escape');
});

it('is written in by keyboard; what is sent without a network waits, is shown, and arrives once', async () => {
  await page.getByRole('button', { name: 'Job chat', exact: true }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await page.keyboard.type('Nights only');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('and weekends');
  await page.keyboard.press('Enter');
  await expect.poll(received).toContain('Nights only\nand weekends');
  await page.context().setOffline(true);
  await box().fill('3,000 a month');
  await box().press('Enter');
  await messages().getByText('Will be sent when you are online again', { exact: true }).waitFor();
  expect(await received()).toHaveLength(5);
  await page.context().setOffline(false);
  await expect
    .poll(received)
    .toEqual([
      'Which shifts? See https://crowd.example/shifts.',
      'And the salary?',
      'Is it full time?',
      'Or part time?',
      'Nights only\nand weekends',
      '3,000 a month',
    ]);
  await expect
    .poll(() => messages().getByText('Will be sent when you are online again', { exact: true }).count())
    .toBe(0);
  await expect.poll(() => messages().getByText('3,000 a month', { exact: true }).count()).toBe(1);
});

it('fits a phone in the dark, page after page', async () => {
  // The other window would read them first.
  await page.goto(`${world.url}/jobs`);
  for (let n = 3; n <= 14; n++) await answer(`Question ${n}`, n);
  const state = await page.context().storageState();
  const phone = await (await openContext(browser, { ...PHONE, theme: 'dark' }, state)).newPage();
  await phone.goto(`${world.url}/jobs/${id}?openJobChat=true`);
  const drawer = phone.getByRole('dialog', { name: 'Job chat', exact: true });
  await drawer.getByText('Question 14', { exact: true }).waitFor();
  await expect.poll(() => drawer.getByText('And the salary?', { exact: true }).count()).toBe(0);
  await drawer.getByRole('button', { name: 'Earlier messages', exact: true }).click();
  await drawer.getByText('And the salary?', { exact: true }).waitFor();
  expect(await screenProblems(phone)).toEqual([]);
  await expect.poll(() => drawer.getByRole('listitem').count()).toBe(19);
});

it('where it does not begin, its button says so and cannot be pressed, and the fault is told', async () => {
  await page.route('**/chat', (route) => route.fulfill({ status: 500, body: '{}' }));
  const told = recorded('chat initialisation error');
  await page.goto(`${world.url}/jobs/${id}`);
  const button = page.getByRole('button', { name: 'Job chat', exact: true });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  await button.focus();
  await page.getByText('An error happened during chat initialization', { exact: true }).waitFor();
  await told;
});
