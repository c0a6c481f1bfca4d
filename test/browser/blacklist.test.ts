import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../functions/platform/ids.ts';
import { setFlag } from '../../scripts/ops/office.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Job } from '../../shared/model/job.ts';
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
import { aJob } from '../support/builders.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorkbook } from '../support/sheets.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let job: Job;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  const made = await world.anAccount();
  ({ admin } = made);
  const office = { table: world.table, newId, now: () => new Date() } as Parameters<typeof setFlag>[0];
  await setFlag(office, 'candidateDenyList', true, made.account.id);
  job = await world.call(contract.jobs.createJob, { body: aJob({ title: 'Nurse' }) }, { as: admin });
  page = await (await openContext(browser, { ...DESKTOP, theme: 'light' })).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const list = [
  ['Nom', 'Courriel', 'Entreprise'],
  ['Anna Nowak', 'anna@acme.example', ''],
  ['Ben Okafor', '', 'Initech'],
  ['Anna Nowak', 'ANNA@acme.example', ''],
  ['Cleo', 'cleo(at)acme.example', ''],
];
const buttonIn = (where: Pick<Page, 'getByRole'>, name: string) => where.getByRole('button', { name, exact: true });

it('a prompt of the job leads to the import, which shows each row before it is saved', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}${WEB_PATHS.job(job.id)}`);
  await page.getByRole('link', { name: 'Upload a list', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Candidates not to source', exact: true });
  await dialog.waitFor();
  await expect.poll(() => buttonIn(dialog, 'Save').getAttribute('aria-disabled')).toBe('true');
  await dialog
    .getByLabel('Drop a list here or', { exact: true })
    .locator('input')
    .setInputFiles({ name: 'Personnes.xlsx', mimeType: 'application/octet-stream', buffer: aWorkbook(list) });
  await dialog.getByText('This is not an email address.', { exact: true }).waitFor();
  await dialog.getByText('4 rows read from “Nom”, “Courriel”, “Entreprise”.', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await dialog.getByRole('tab', { name: /^Twice in the file/ }).click();
  await dialog.getByText('The same as row 2.', { exact: true }).waitFor();
  await dialog.getByRole('tab', { name: /^Not to source/ }).click();
  await dialog.getByText('Ben Okafor', { exact: true }).waitFor();

  // A file that is refused at once leaves nothing of the one before to be saved.
  const choose = buttonIn(dialog, 'Choose another');
  const chosen = async (name: string, buffer: Buffer) => {
    const asked = page.waitForEvent('filechooser');
    await choose.focus();
    await page.keyboard.press('Enter');
    await (await asked).setFiles({ name, mimeType: 'application/octet-stream', buffer });
  };
  await chosen('list.pdf', Buffer.from('%PDF'));
  await dialog.getByText('File type is not allowed.', { exact: true }).waitFor();
  await dialog.getByText('Ben Okafor', { exact: true }).waitFor({ state: 'detached' });
  await expect.poll(() => buttonIn(dialog, 'Save').getAttribute('aria-disabled')).toBe('true');
  await chosen('Personnes.xlsx', aWorkbook(list));
  await dialog.getByText('This is not an email address.', { exact: true }).waitFor();
  await expect.poll(() => choose.evaluate((it) => it === document.activeElement)).toBe(true);
  await dialog.getByRole('tab', { name: /^Not to source/ }).click();
  await dialog.getByText('Ben Okafor', { exact: true }).waitFor();
  await buttonIn(dialog, 'Save 2 candidates').click();
  await page.getByText('Candidates not to source list updated.', { exact: true }).waitFor();
  await dialog.waitFor({ state: 'detached' });
});

it('the list is shown with its file, and removed once one is sure', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}${WEB_PATHS.job(job.id)}/about`);
  const card = page.getByRole('region', { name: 'Candidates not to source', exact: true });
  await card.getByText('Personnes.xlsx', { exact: true }).waitFor();
  await card.getByText(/^2 candidates, uploaded on /).waitFor();
  await buttonIn(card, 'See the list').click();
  const people = page.getByRole('dialog', { name: 'Candidates not to source', exact: true });
  await people.getByText('Initech', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await people.waitFor({ state: 'detached' });
  await buttonIn(card, 'Remove').click();
  const sure = page.getByRole('dialog', { name: 'Remove the candidates not to source?', exact: true });
  await buttonIn(sure, 'Remove').click();
  await card.getByText(/^None\. Upload whom you know already/).waitFor();
  expect(await screenProblems(page)).toEqual([]);
});
