import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCode } from '../../scripts/demo/person.ts';
import { codeAt } from '../../scripts/local/aws/cognito/testing.ts';
import { STEP_SECONDS } from '../../scripts/local/aws/cognito/totp.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import {
  accessibilityProblems,
  openBrowser,
  openContext,
  PASSWORD,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { aDraft } from '../support/builders.ts';
import { aJpeg } from '../support/pictures.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let context: BrowserContext | undefined;
let page: Page;
let account: TestAccount;
let person: Employer;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  ({ account } = await world.anAccount());
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(async () => {
  await context?.close();
  context = await openContext(browser);
  page = await context.newPage();
  pictureOnFailure(page);
  person = await world.anEmployer({ account });
  await signInThroughPage(page, world.url, person.email, PASSWORD);
  await page.goto(`${world.url}/settings/about`);
  await field('First name').waitFor();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const notice = (words: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(words, { exact: true });
const me = async () => (await world.call(contract.accounts.getPreferences, { params: { id: 'me' } }, { as: person }))!;
const seconds = () => Math.floor(Date.now() / 1000);

it('has no problem that axe finds', async () => {
  await button('Set up').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});

describe('who one is', () => {
  it('is saved with a word, by a form that the keys can fill in, and the email stays', async () => {
    await expect.poll(() => field('Email').inputValue()).toBe(person.email);
    expect(await field('Email').isEditable()).toBe(false);
    await field('First name').fill('Grace');
    await field('Position').fill('Head of Talent');
    await page.keyboard.press('Enter');
    await notice('Your information has been updated.').waitFor();
    expect(await me()).toMatchObject({ firstname: 'Grace', employer: { position: 'Head of Talent' } });
  });

  it('says at its field what is wrong with it, and keeps what was typed', async () => {
    await field('Company').fill('A.B');
    await field('Last name').fill('');
    await button('Save').click();
    await page.getByText('This field can not include a dot.', { exact: true }).waitFor();
    await page.getByText('This field is required.', { exact: true }).waitFor();
    await expect.poll(() => field('Company').inputValue()).toBe('A.B');
  });

  it('asks whether one’s jobs take over another company, and says of how many they did', async () => {
    const { employer } = await me();
    await world.call(contract.jobs.createJob, { body: aDraft({ companyName: employer.company }) }, { as: person });
    await field('Company').fill('Another Firm');
    await button('Save').click();
    await dialog('Update your jobs as well?').waitFor();
    await button('Update my jobs').click();
    await notice('Updated 1 of your jobs').waitFor();
  });

  it('is shown by a photo, with a word', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: aJpeg(300) });
    await page.getByRole('slider', { name: 'Zoom', exact: true }).waitFor();
    await button('Confirm').click();
    await notice('Your photo has been updated.').waitFor();
    expect((await me()).picture).not.toBeNull();
  });
});

it('is reached from the menu of one’s own', async () => {
  await page.goto(`${world.url}/jobs`);
  await heading('My jobs').waitFor();
  await button(person.name).click();
  await button('View profile').click();
  await field('First name').waitFor();
  expect(new URL(page.url()).pathname).toBe('/settings/about');
  await button('View profile').waitFor({ state: 'hidden' });
});

it('what may be counted is chosen, with a word', async () => {
  await page.getByRole('switch', { name: /^Product analytics/ }).click();
  await notice('Your choice has been successfully saved.').waitFor();
  expect((await me()).productAnalyticsConsent).toBe(true);
});

describe('the password', () => {
  it('is changed by a code from the mailbox', async () => {
    const next = 'Another-Horse-8-Battery';
    await button('Change your password').click();
    await notice('We sent you an e-mail to change your password.').waitFor();
    await dialog('Change your password').waitFor();
    await field('Code').fill('000000');
    await page.getByLabel('New password', { exact: true }).fill(next);
    await button('Change password').click();
    await page
      .getByRole('alert')
      .getByText(/^Invalid verification code provided/)
      .waitFor();
    await field('Code').fill(await readCode(world.url, person.email));
    await button('Change password').click();
    await notice('Your password has been changed. All other sessions have ended.').waitFor();
    await context?.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signInThroughPage(page, world.url, person.email, next);
  });

  it('says when the mail cannot be sent', async () => {
    await page.route('**/*', (route) =>
      route.request().headers()['x-amz-target']?.endsWith('ForgotPassword')
        ? route.fulfill({ status: 400, json: { __type: 'CodeDeliveryFailureException' } })
        : route.fallback(),
    );
    await button('Change your password').click();
    await notice('An error happened while sending you a reset password email.').waitFor();
  });
});

it('a dialog that is on its way leaves the page and the focus as they are', async () => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/two-step-dialog*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/two-step-dialog*');
  await button('Set up').click();
  await asked;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const isFocused = () => button('Set up').evaluate((opener) => opener === document.activeElement);
  expect(await isFocused()).toBe(true);
  arrival.resolve();
  await dialog('Set up two-step sign-in').waitFor();
  await page.unrouteAll();
  await page.keyboard.press('Escape');
  await expect.poll(isFocused).toBe(true);
});

it('a second step is set up with an app, asked for at the next sign-in, and turned off', async () => {
  const password = page.getByLabel('Your password', { exact: true });
  await button('Set up').click();
  await dialog('Set up two-step sign-in').waitFor();
  await password.fill('Wrong-Horse-7-Battery');
  await page.keyboard.press('Enter');
  await page.getByText('This password is not right.', { exact: true }).waitFor();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  const letters = await page.locator('code').textContent();
  const secret = (letters ?? '').replaceAll(' ', '');
  expect(await accessibilityProblems(page)).toEqual([]);
  await field('Code of the app').fill('000000');
  await button('Turn on').click();
  await page
    .getByText('This code is not right. Please enter the one that the app shows now.', { exact: true })
    .waitFor();
  const isFocused = () => field('Code of the app').evaluate((code) => code === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  await field('Code of the app').fill(codeAt(secret, seconds()));
  await button('Turn on').click();
  await notice('Two-step sign-in is on.').waitFor();
  await expect.poll(() => button('Turn off').evaluate((off) => off === document.activeElement)).toBe(true);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${world.url}/login`);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button('Sign in').click();
  await heading('Enter the code of your app').waitFor();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await button('Confirm').click();
  await page
    .getByText('This code is not right. Please enter the one that the app shows now.', { exact: true })
    .waitFor();
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, seconds()));
  await button('Confirm').click();
  await heading('My jobs').waitFor();

  await page.goto(`${world.url}/settings/about`);
  await button('Turn off').click();
  await dialog('Turn off two-step sign-in?').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await password.fill(PASSWORD);
  await field('Code of the app').fill('000000');
  await page.keyboard.press('Enter');
  await page
    .getByText('This code is not right. Please enter the one that the app shows now.', { exact: true })
    .waitFor();
  // The code that let them in lets nobody in again.
  await field('Code of the app').fill(codeAt(secret, seconds() + STEP_SECONDS));
  await page.keyboard.press('Enter');
  await notice('Two-step sign-in is off.').waitFor();
  await page.evaluate(() => localStorage.clear());
  await signInThroughPage(page, world.url, person.email, PASSWORD);
});

it('every session is listed; one, all others or all of them can be ended, and who is out is told why', async () => {
  const sessions = () => page.getByRole('list', { name: 'Your sessions', exact: true }).getByRole('listitem');
  const other = await (await openContext(browser)).newPage();
  pictureOnFailure(other);
  const isOut = () => other.getByRole('heading', { name: 'Welcome back!', exact: true }).waitFor();
  await signInThroughPage(other, world.url, person.email, PASSWORD);
  await page.reload();
  // A test makes people by calls alone, which is a session too.
  await expect.poll(() => sessions().count()).toBe(3);
  await expect.poll(() => page.getByText('THIS ONE', { exact: true }).count()).toBe(1);
  expect(await accessibilityProblems(page)).toEqual([]);

  await button('End the session of Chrome on Linux').click();
  await notice('The session of Chrome on Linux has ended.').waitFor();
  await expect.poll(() => sessions().count()).toBe(2);
  // Where they are now is where they come back to.
  await other.reload();
  await isOut();
  await other.getByText('This session was ended. Please sign in again.', { exact: true }).waitFor();

  await signInThroughPage(other, world.url, person.email, PASSWORD);
  await page.reload();
  await button('End all others').click();
  await notice('All other sessions have ended.').waitFor();
  await expect.poll(() => sessions().count()).toBe(1);
  await other.reload();
  await isOut();

  await button('Sign out everywhere').click();
  await dialog('Sign out everywhere?').waitFor();
  await signInThroughPage(other, world.url, person.email, PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await heading('Welcome back!').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await other.reload();
  await isOut();
  await signInThroughPage(page, world.url, person.email, PASSWORD);
  await page.goto(`${world.url}/settings/about`);
  await expect.poll(() => sessions().count()).toBe(1);
  await other.context().close();
});
