import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import { contactedThroughAts } from '../support/ats.ts';
import { openBrowser, openContext, PASSWORD, PHONE, pictureOnFailure, signInThroughPage } from '../support/browser.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

const TITLE = 'Senior Backend Engineer, Payments and Reconciliation';
let world: World;
let browser: Browser;
let phone: Page;
let sent: Awaited<ReturnType<typeof contactedThroughAts>>;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  const team = await world.anAccount();
  const as = { as: team.admin };
  sent = await contactedThroughAts(world, team, { resume: false });
  const params = { id: sent.job };
  const job = await world.call(jobRoutes.getJob, { params }, as);
  const body = { ...job, title: TITLE, validateDraft: false };
  await world.call(jobRoutes.updateJob, { params, body }, as);
  phone = await (await openContext(browser, PHONE)).newPage();
  await signInThroughPage(phone, world.url, team.admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(phone));

/** Whether all of a text is shown: nothing of it is cut, in its width or height. */
const isWhole = (text: Locator) =>
  text.evaluate((one) => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1);

it('shows the whole title of an imported job on a phone, and its marks below it', async () => {
  await phone.goto(`${world.url}/jobs/${sent.job}`);
  const mark = phone.getByText('Greenhouse ENG-100', { exact: true });
  await mark.waitFor();
  const title = phone.getByRole('heading', { level: 1, name: TITLE, exact: true });
  expect([await isWhole(title), await isWhole(mark)]).toEqual([true, true]);
  const [above, below] = await Promise.all([title.boundingBox(), mark.boundingBox()]);
  expect(above && below && above.y + above.height <= below.y).toBe(true);
  expect(await screenProblems(phone)).toEqual([]);
});

it('shows it whole in the list too', async () => {
  await phone.goto(`${world.url}/jobs`);
  const row = phone.locator(`[data-job="${sent.job}"]`);
  const mark = row.getByText('SYNCED WITH ATS', { exact: true });
  await mark.waitFor();
  expect([await isWhole(row.getByText(TITLE, { exact: true })), await isWhole(mark)]).toEqual([true, true]);
  expect(await screenProblems(phone)).toEqual([]);
});
