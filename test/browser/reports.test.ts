import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateItem } from '../../functions/platform/items.ts';
import { GetCommand, PutCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { contract } from '../../shared/contract/index.ts';
import type { JobId, UserId } from '../../shared/model/ids.ts';
import {
  accessibilityProblems,
  DESKTOP,
  openBrowser,
  openContext,
  PASSWORD,
  PHONE,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { aJob } from '../support/builders.ts';
import { aPipeline } from '../support/pipeline.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let mateId: UserId;
let adminId: string;
let jobId: JobId;

/** With the row they are made from. */
const OTHER_JOBS = 101;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  const { account, admin } = await world.anAccount();
  const mate = await world.anEmployer({ account, firstname: 'Ben', lastname: 'Okri' });
  mateId = mate.id;
  adminId = admin.id;
  jobId = (await aPipeline(world, admin, await world.aSourcer(), 'Senior Backend Engineer')).job;
  const { id } = await world.call(contract.jobs.createJob, { body: aJob({ title: 'Office Manager' }) }, { as: mate });
  await addRows(account.id, id);
  page = await (await openContext(browser, DESKTOP)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

/** Rows of more jobs, each like that of one job. */
async function addRows(account: `acc_${string}`, like: JobId) {
  const row = await world.table.db.send(
    new GetCommand({
      TableName: world.table.name,
      Key: keys.jobRow(account, like),
    }),
  );
  for (let number = 1; number < OTHER_JOBS; number++) {
    const id: JobId = `job_${like.slice(4, -3)}${String(number).padStart(3, '0')}`;
    const title = `Office Manager ${number}`;
    const Item = { ...row.Item, ...keys.jobRow(account, id), id, title, foldedTitle: title.toLowerCase() };
    await world.table.db.send(new PutCommand({ TableName: world.table.name, Item }));
  }
  for (const of of ['account', mateId] as const)
    await updateItem(world.table, keys.jobCounts(account, of), {
      change: 'ADD Validated :more',
      values: { ':more': OTHER_JOBS - 1 },
    });
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const query = () => Object.fromEntries(new URL(page.url()).searchParams);
const candidatesOf = (title: string) =>
  page
    .getByRole('dialog', { name: title, exact: true })
    .getByRole('list', { name: 'Candidates', exact: true })
    .getByRole('listitem');
const figureOf = (label: string) => page.locator('dl > div', { has: page.getByText(label, { exact: true }) });
const cellsOf = async (title: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .getByRole('cell')
    .allInnerTexts();

it('opens with the past week, from the menu too, and says when it was counted', async () => {
  pictureOnFailure(page);
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await figureOf('Response rate').waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/reports/account-overview?period=PAST_WEEK');
  await page.getByText(/^Last update \d\d\/\d\d\/\d{4} - \d{1,2}:\d\d$/).waitFor();
  await figureOf('Time saved').getByText('5h 0m', { exact: true }).waitFor();
  await page.goto(`${world.url}/reports/nonsense?period=PAST_YEAR`);
  await page.waitForURL('**/reports/account-overview?period=PAST_YEAR');
});

it('has the chart say each figure, and each word what it means', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}/reports`);
  const chart = page.getByRole('table', { name: 'Candidate pipeline', exact: true });
  const grid = page.locator('.recharts-cartesian-grid line').first();
  const isOfTheme = grid.evaluate((line) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--chart-grid)';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return getComputedStyle(line).stroke === color;
  });
  expect(await isOfTheme).toBe(true);
  await expect.poll(() => chart.getByRole('row').nth(1).getByRole('cell').allInnerTexts()).toEqual(['10', '5']);
  const bar = page.locator('.recharts-bar-rectangle path').first();
  expect(Math.round((await bar.boundingBox())?.width ?? 0)).toBe(70);
  await page.getByText('Time saved', { exact: true }).hover();
  await page
    .getByRole('dialog', { name: 'Time saved', exact: true })
    .getByText('The sum of the time the crowd took to source all profiles, at 30 minutes for each.', { exact: true })
    .waitFor();
  await page.getByText(/^Of the \d+ candidates? contacted, .* may become leads, /).waitFor();
  await page.mouse.move(0, 0);
  await button('Lead rate').focus();
  await page.keyboard.press('Enter');
  const explained = page.getByRole('dialog', { name: 'Lead rate', exact: true });
  await explained.getByText('Interested candidates out of contacted ones.', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await explained.waitFor({ state: 'detached' });
});

it('has no series of the team where the platform is not offered and nobody of it sourced anybody', async () => {
  pictureOnFailure(page);
  await page.route('**/api/app-settings', (route) =>
    route.fulfill({ json: [{ key: 'enabledPlatformOffer', value: false }] }),
  );
  await page.route('**/account-overview?*', async (route) => {
    const overview = await (await route.fetch()).json();
    const none = { sourced: 0, reviewed: 0, contacted: 0, replied: 0, lead: 0, interviewed: 0, hired: 0 };
    await route.fulfill({ json: { ...overview, platformSubmissions: { ...overview.platformSubmissions, ...none } } });
  });
  await page.goto(`${world.url}/reports`);
  const chart = page.getByRole('table', { name: 'Candidate pipeline', exact: true });
  await expect.poll(() => chart.getByRole('row').nth(1).getByRole('cell').allInnerTexts()).toEqual(['10']);
  await page.unrouteAll();
});

it('shows one owner’s, or another period, and keeps both in the address from tab to tab', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}/reports`);
  await figureOf('Response rate').waitFor();
  await page.getByText('Past month', { exact: true }).click();
  // A list that is closed again holds no key up.
  await page.getByRole('combobox', { name: 'Job owner', exact: true }).focus();
  await button('Export').focus();
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('dialog', { name: 'Go to', exact: true });
  await search.waitFor();
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Job owner', exact: true }).click();
  await page.getByRole('option', { name: 'Ben Okri', exact: true }).click();
  await page.getByText('Nothing happened in this period.', { exact: true }).waitFor();
  expect(query()).toEqual({ period: 'PAST_MONTH', user: mateId });
  await page.getByRole('link', { name: 'Current pipeline', exact: true }).click();
  await page.getByText('101 jobs', { exact: true }).waitFor();
  expect(query()).toEqual({ period: 'PAST_MONTH', user: mateId });
  await page.goBack();
  await page.getByText('Nothing happened in this period.', { exact: true }).waitFor();
});

it('sorts, searches and pages the jobs, all of it in the address', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}/reports/current-pipeline?page=9`);
  await page.getByText('102 jobs', { exact: true }).waitFor();
  await expect.poll(query).toEqual({});
  await expect.poll(() => page.getByRole('row').count()).toBe(101);
  await button('Page 2').click();
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  await button('Contacted').click();
  await button('Contacted').click();
  await expect.poll(query).toEqual({ columnName: 'contacted', order: 'desc' });
  const first = page.getByRole('row').nth(1);
  await first.getByRole('link', { name: 'Senior Backend Engineer', exact: true }).waitFor();
  const [, , posted, ...numbers] = await cellsOf('Senior Backend Engineer');
  expect(posted).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  expect(numbers.slice(2)).toEqual(['10', '5', '12', '9', '6', '2', '1']);
  await page.getByRole('searchbox', { name: 'Search a job', exact: true }).fill('BACKEND');
  await page.getByText('1 job', { exact: true }).waitFor();
  await page.getByRole('searchbox', { name: 'Search a job', exact: true }).fill('.*');
  await page.getByText('No jobs to show', { exact: true }).waitFor();
});

it('opens whom a number counts, and from there the candidate', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}/reports/current-pipeline?search=Senior`);
  await button('6 leads').click();
  await expect.poll(() => candidatesOf('Interested: 6').count()).toBe(6);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto(`${world.url}/jobs/${jobId}/reports?tab=email-outreach`);
  await page.getByText('Opened by machines only', { exact: true }).waitFor();
  await button('9 emailed').click();
  await expect.poll(() => candidatesOf('Emailed: 9').count()).toBe(9);
  await page.keyboard.press('Escape');
  await page.goto(`${world.url}/reports`);
  await button('15 sourced').click();
  await page
    .getByRole('dialog', { name: 'Sourced: 15', exact: true })
    .getByRole('button', { name: /^Senior/ })
    .click();
  await expect.poll(() => candidatesOf('Sourced: 15').count()).toBe(15);
  const first = candidatesOf('Sourced: 15').first().getByRole('link');
  const name = await first.locator('b').textContent();
  await first.click();
  await page.getByRole('dialog', { name: new RegExp(`^${name}`) }).waitFor();
});

it('saves both reports as files', async () => {
  pictureOnFailure(page);
  const save = async (address: string, success: string) => {
    await page.goto(`${world.url}/reports/${address}`);
    const [file] = await Promise.all([page.waitForEvent('download'), button('Export').click()]);
    await page.getByText(success, { exact: true }).waitFor();
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${address}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    return readFile(await file.path(), 'utf8');
  };
  const overview = await save('account-overview', 'Successfully exported account overview report');
  expect(overview).toContain('Sourced,10,5,15');
  const pipeline = await save('current-pipeline', 'Successfully exported current pipeline report');
  expect(pipeline).toContain('Senior Backend Engineer');
});

it('shows the owner’s picture', async () => {
  pictureOnFailure(page);
  await page.route('**/picture-of-anna.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    }),
  );
  const picture = '/picture-of-anna.svg';
  await page.route('**/api/media/pictures', (route) =>
    route.fulfill({ json: { pictures: [{ user: adminId, small: picture, large: picture }], validSeconds: 600 } }),
  );
  await page.goto(`${world.url}/reports/current-pipeline?search=Senior`);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Senior Backend Engineer', exact: true }) });
  await expect.poll(() => row.locator('img').getAttribute('src')).toBe(picture);
  await page.unrouteAll();
});

it('sorts on a phone too, where no headers stand above the jobs', async () => {
  const phone = await (await openContext(browser, PHONE, await page.context().storageState())).newPage();
  pictureOnFailure(phone);
  await phone.goto(`${world.url}/reports/current-pipeline`);
  await phone.getByRole('combobox', { name: 'Sort by', exact: true }).click();
  await phone.getByRole('option', { name: 'Hires', exact: true }).click();
  const first = phone.getByRole('list', { name: 'Current pipeline', exact: true }).getByRole('listitem').first();
  await first.getByRole('link', { name: 'Senior Backend Engineer', exact: true }).waitFor();
  await phone.getByRole('button', { name: 'Sort ascending', exact: true }).click();
  await first.getByRole('link', { name: /^Office Manager/ }).waitFor();
  expect(new URL(phone.url()).search).toBe('?columnName=hires&order=asc');
  await phone.context().close();
});

it('the pipeline fits at 1440; where it does not, the job of a number stays in sight and more is hinted at', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}/reports/current-pipeline?search=Senior`);
  const frame = page.getByRole('region', { name: 'Current pipeline', exact: true });
  await frame.getByRole('link', { name: 'Senior Backend Engineer', exact: true }).waitFor();
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => frame.getAttribute('data-more')).toBe('after');
  await frame.evaluate((box) => box.scrollTo({ left: 10_000 }));
  await expect.poll(() => frame.getAttribute('data-more')).toBe('before');
  const edge = (await frame.boundingBox())?.x ?? 0;
  const title = await frame.getByRole('columnheader', { name: 'Title', exact: true }).boundingBox();
  expect(Math.abs((title?.x ?? 0) - edge)).toBeLessThanOrEqual(2);
  await page.setViewportSize(DESKTOP);
});

it('the export of the pipeline says that it is of all jobs where a search shows fewer', async () => {
  await page.goto(`${world.url}/reports/current-pipeline?search=engineer`);
  await page.getByText(/^Every job is exported \(\d+\), not only what the search found\.$/).waitFor();
});
