import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { JobId } from '../../shared/model/ids.ts';
import { WEB_PATHS } from '../../shared/product.ts';
import type { Employer } from '../support/accounts.ts';
import {
  DESKTOP,
  openBrowser,
  openContext,
  PASSWORD,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { addCandidate, postJob } from '../support/mail.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let job: JobId;

beforeAll(async () => {
  const today = new Date();
  world = await aWorld({ page: true, at: new Date(today.getTime() - 31 * 86_400_000).toISOString() });
  ({ admin } = await world.anAccount());
  job = await postJob(world, admin);
  for (const firstName of ['Ada', 'Ben', 'Cleo'])
    await addCandidate(world, admin, job, { firstName, lastName: 'Untold', email: `${firstName}@home.example` });
  await world.drain();
  world.travelTo(today);
  admin = { ...admin, ...(await world.signIn(admin.email)) };
  browser = await openBrowser();
  page = await (await openContext(browser, { ...DESKTOP, theme: 'light' })).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

it('says who was never contacted, and deletes all but those who are kept', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}${WEB_PATHS.job(job)}`);
  const prompt = page.getByRole('region', { name: 'Never contacted', exact: true });
  await prompt.getByText('3 profiles are older than 30 days. Contact or delete them.', { exact: true }).waitFor();
  await prompt.getByRole('button', { name: 'Look through them', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Never contacted', exact: true });
  const ben = dialog.getByRole('checkbox', { name: 'Ben Untold', exact: true });
  await ben.uncheck();
  expect(await dialog.getByRole('time').allInnerTexts()).toEqual(
    Array(3).fill(expect.stringMatching(/^[A-Z][a-z]{2} \d+, 20\d\d$/)),
  );
  // A screen that is turned, and a look at somebody, leave the list as it was.
  await page.setViewportSize({ width: 600, height: 900 });
  await expect.poll(() => page.locator('[data-ui=phone-board]').count()).toBe(1);
  await page.setViewportSize(DESKTOP);
  await expect.poll(() => page.locator('[data-ui=phone-board]').count()).toBe(0);
  await dialog.getByRole('link', { name: 'Ben Untold', exact: true }).click();
  const candidate = page.getByRole('dialog', { name: /^Ben Untold/ });
  await candidate.getByRole('heading', { name: 'Highlights', exact: true }).waitFor();
  await candidate.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => ben.isChecked()).toBe(false);
  expect(await screenProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete 2 profiles', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Delete 2 profiles permanently?', exact: true })
    .getByRole('button', { name: 'Delete permanently', exact: true })
    .click();
  await page.getByText('2 profiles deleted.', { exact: true }).waitFor();
  const heading = dialog.getByRole('heading', { level: 3, name: '1 profile', exact: true });
  await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await dialog.getByRole('checkbox').count()).toBe(1);
  expect(await dialog.getByRole('button', { name: /^Delete / }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await prompt.getByText('1 profile is older than 30 days. Contact or delete them.', { exact: true }).waitFor();
  const query = { params: { id: job }, query: {} };
  const { profiles } = await world.call(contract.submissions.listUntoldProfiles, query, { as: admin });
  expect(profiles.map(({ name }) => name)).toEqual(['Ben Untold']);
});

it('says nothing where nobody is known, and looks further in the list a while before it asks whether to go on', async () => {
  pictureOnFailure(page);
  const other = await postJob(world, admin);
  let reads = 0;
  await page.route('**/profiles/never-contacted*', (route) => {
    reads++;
    const isLast = new URL(route.request().url()).searchParams.get('after') === '7';
    return route.fulfill({ json: { profiles: [], next: isLast ? null : String(reads) } });
  });
  await page.goto(`${world.url}${WEB_PATHS.job(other)}`);
  await expect.poll(() => reads).toBe(1);
  await page.getByRole('heading', { name: 'Saved', exact: true }).waitFor();
  expect(await page.getByRole('region', { name: 'Never contacted', exact: true }).count()).toBe(0);
  reads = 0;
  await page.goto(`${world.url}${WEB_PATHS.job(other)}?neverContacted=true`);
  const dialog = page.getByRole('dialog', { name: 'Never contacted', exact: true });
  await dialog.getByRole('heading', { name: 'Nobody so far', exact: true }).waitFor();
  expect(await dialog.getByText('Nobody is waiting to be told.', { exact: true }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Look further', exact: true }).click();
  await dialog.getByText('Nobody is waiting to be told.', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await page.unroute('**/profiles/never-contacted*');
});
