import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  accessibilityProblems,
  openBrowser,
  openContext,
  PASSWORD,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { aPipeline } from '../support/pipeline.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  const { admin } = await world.anAccount({ plan: 'PLATFORM' });
  const { job } = await aPipeline(world, admin, await world.aSourcer(), 'Senior Backend Engineer');
  page = await (await openContext(browser)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
  await page.goto(`${world.url}/jobs/${job}/profiles`);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

it('refuses a profile whose number has no country, keeps what was typed, and takes the number with one', async () => {
  const dialog = page.getByRole('dialog');
  const phone = dialog.getByRole('textbox', { name: /^Phone/ });
  const save = dialog.getByRole('button', { name: 'Add to Saved', exact: true });
  await page.getByRole('button', { name: 'Add profile', exact: true }).click();
  await dialog.getByRole('button', { name: 'Type it in', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'First name', exact: true }).fill('Edda');
  await dialog.getByRole('textbox', { name: 'Last name', exact: true }).fill('Kristofferson');
  await dialog.getByRole('combobox', { name: 'Country', exact: true }).waitFor();
  await phone.fill('0612345678');
  await save.click();
  await dialog.getByText('Please enter a valid phone number with its country.', { exact: true }).waitFor();
  await expect.poll(() => phone.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => phone.inputValue()).toBe('0612345678');
  expect(await accessibilityProblems(page)).toEqual([]);
  await phone.fill('+33612345678');
  await expect.poll(() => phone.inputValue()).toBe('+33 6 12 34 56 78');
  const sent = page.waitForRequest(
    (request) => request.method() !== 'GET' && (request.postData() ?? '').includes('Kristofferson'),
  );
  await save.click();
  expect((await sent).postData()).toContain('"phoneNumber":"+33 6 12 34 56 78"');
});
