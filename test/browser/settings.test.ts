import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeAt } from '../../scripts/local/aws/cognito/testing.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import {
  DESKTOP,
  openBrowser,
  openContext,
  PASSWORD,
  PHONE,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { aDraft } from '../support/builders.ts';
import { aJpeg } from '../support/pictures.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let account: TestAccount;
let admin: Employer;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  ({ account, admin } = await world.anAccount());
  context = await openContext(browser, DESKTOP);
  page = await context.newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const tab = (name: string) =>
  page.getByRole('navigation', { name: 'Settings', exact: true }).getByRole('link', { name, exact: true });
const notice = (words: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(words, { exact: true });
const question = () =>
  page.getByRole('dialog', { name: 'Are you sure you want to leave without saving?', exact: true });
const go = async (name: string) => {
  await page.goto(`${world.url}/settings/${name}`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};
const holdsFocus = (one: Locator) =>
  expect.poll(() => one.evaluate((it) => it.contains(document.activeElement))).toBe(true);
const isFocused = (one: Locator) => expect.poll(() => one.evaluate((it) => it === document.activeElement)).toBe(true);

describe('what is typed and not saved', () => {
  it('is asked about before another tab or page, stays where one stays, and is dropped where one leaves', async () => {
    await go('engagement');
    await field('Email signature').fill('Anna, typed and not saved');
    await tab('About you').click();
    await question().waitFor();
    await button('Cancel').click();
    await expect.poll(() => field('Email signature').textContent()).toContain('typed and not saved');
    await page.getByRole('link', { name: 'My jobs', exact: true }).click();
    await question().waitFor();
    await button('Yes, I’m sure').click();
    await page.getByRole('heading', { name: 'My jobs', exact: true }).waitFor();
  });

  it.each([
    ['about', 'Position', 'Head of nothing'],
    ['engagement', 'Postal address', '9 Other Street'],
    ['engagement', 'Domain', 'typed.example'],
    ['sourcing', 'Companies to source from optional', 'northwind.example\n'],
  ])('is asked about in %s, %s', async (where, name, text) => {
    await go(where);
    await field(name).fill(text.trim());
    if (text.endsWith('\n')) await field(name).press('Enter');
    await tab('Activity').click();
    await question().waitFor();
    await button('Yes, I’m sure').click();
    await page.getByRole('heading', { name: 'Audit log', exact: true }).waitFor();
  });

  it('asks nothing where nothing was typed, and nothing once it is saved', async () => {
    await go('engagement');
    await field('Postal address').fill('1 Main Street, Springfield');
    const form = page.getByRole('form', { name: 'Postal address', exact: true });
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await notice('Your email options have been updated.').waitFor();
    await tab('Sourcing').click();
    await field('Companies to source from optional').waitFor();
    await tab('About you').click();
    await field('Position').waitFor();
    await expect.poll(() => question().count()).toBe(0);
  });
});

describe('the button Save', () => {
  it('says nothing of itself to whoever has just pressed it', async () => {
    await go('about');
    await field('Position').fill('Head of something');
    await button('Save').click();
    await notice('Your information has been updated.').last().waitFor();
    const why = page.getByText('Nothing has changed yet.', { exact: true });
    await expect.poll(() => why.count()).toBe(1);
    await expect.poll(() => why.isVisible()).toBe(false);
    // On a busy machine the focus comes back to the button by itself just then, as to one that was pressed.
    const comesBack = async () => {
      await field('Position').focus();
      await button('Save').focus();
      return why.isVisible();
    };
    await expect.poll(comesBack).toBe(true);
  });

  it('goes to what cannot be added to a list, and saves nothing before that is settled', async () => {
    await go('sourcing');
    await field('Companies to source from optional').fill('one.example');
    await field('Companies to source from optional').press('Enter');
    const other = field('Companies not to source from optional');
    await other.fill('one.example');
    await button('Save').click();
    await page
      .getByText(/^“one\.example” is in the .*Please remove before adding here\.$/)
      .first()
      .waitFor();
    await isFocused(other);
    await expect.poll(() => notice('Account sourcing information has been updated.').count()).toBe(0);
    await other.fill('');
    await button('Save').click();
    await notice('Account sourcing information has been updated.').waitFor();
  });
});

describe('the focus', () => {
  it('stays in the photo once it is taken', async () => {
    await go('about');
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: aJpeg(300) };
    await page.locator('input[type=file]').setInputFiles(photo);
    await page.getByRole('slider', { name: 'Zoom', exact: true }).waitFor();
    await button('Confirm').press('Enter');
    await button('Remove photo').waitFor();
    await holdsFocus(page.getByRole('region', { name: 'Photo', exact: true }));
  });

  it('goes back to the button of the second step, whose words have changed', async () => {
    await go('about');
    const password = page.getByLabel('Your password', { exact: true });
    await button('Set up').click();
    await password.waitFor();
    await page.keyboard.press('Escape');
    await isFocused(button('Set up'));
    await button('Set up').click();
    await password.fill(PASSWORD);
    await page.keyboard.press('Escape');
    await isFocused(password);
    await page.keyboard.press('Enter');
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await field('Code of the app').fill(codeAt(secret, Math.floor(Date.now() / 1000)));
    await page.keyboard.press('Enter');
    await notice('Two-step sign-in is on.').waitFor();
    await isFocused(button('Turn off'));
    await button('Turn off').press('Enter');
    await password.fill(PASSWORD);
    await field('Code of the app').fill(codeAt(secret, Math.floor(Date.now() / 1000)));
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off', exact: true }).press('Enter');
    await notice('Two-step sign-in is off.').waitFor();
    await isFocused(button('Set up'));
  });

  it('stays among the teammates once an invitation is revoked or a person removed', async () => {
    const body = { account: account.id, email: 'soon.gone@acme.example' };
    await world.call(contract.accounts.createInvitation, { body }, { as: admin });
    const mate = await world.anEmployer({ account, firstname: 'Ines', lastname: 'Brandvold' });
    await go('subscription');
    const place = page.getByRole('region', { name: 'Teammates', exact: true });
    await button('Revoke the invitation of soon.gone@acme.example').press('Enter');
    await button('Yes, I’m sure').press('Enter');
    await notice('The invitation is revoked.').waitFor();
    await holdsFocus(place);
    await button(`Remove ${mate.name}`).press('Enter');
    await button('Yes, I’m sure').press('Enter');
    await notice('The user is removed.').waitFor();
    await holdsFocus(place);
  });
});

it('a teammate is made an admin, and no longer one', async () => {
  const mate = await world.anEmployer({ account, firstname: 'Yara', lastname: 'Lund' });
  await go('subscription');
  await button('Make Yara Lund an admin').press('Enter');
  await button('Make an admin').press('Enter');
  await notice('Yara Lund is an admin now.').waitFor();
  await isFocused(button('Take the admin rights of Yara Lund'));
  await button('Take the admin rights of Yara Lund').click();
  await button('Take the rights').click();
  await notice('Yara Lund is no longer an admin.').waitFor();
  await isFocused(button('Make Yara Lund an admin'));
  await expect.poll(() => button(`Make ${admin.name} an admin`).count()).toBe(0);
  expect(
    (await world.refusal(contract.accounts.listAudit, { params: { id: account.id }, query: {} }, { as: mate })).code,
  ).toBe('NOT_AN_ADMIN');
});

it('what one changes about how one signs in stands in the audit log, and a sign-in says its device', async () => {
  await go('activity');
  const log = page.getByRole('table', { name: 'Entries of the audit log', exact: true });
  await log.getByText('Two-step sign-in turned on', { exact: true }).waitFor();
  await log.getByText('Two-step sign-in turned off', { exact: true }).waitFor();
  const signIns = page.getByRole('list', { name: 'Your sign-ins', exact: true });
  await signIns
    .getByText(/^Chrome on /)
    .first()
    .waitFor();
  await page.getByRole('combobox', { name: 'Who', exact: true }).click();
  await page.getByRole('option', { name: 'The Bramble team', exact: true }).click();
  await log.getByText('Changed how they sign in', { exact: true }).first().waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Who', exact: true }).click();
  await page.getByRole('option', { name: /^Ines Brandvold .*, removed$/ }).waitFor();
  await page.keyboard.press('Escape');
  expect(await screenProblems(page)).toEqual([]);
});

describe('another company', () => {
  const company = async (name: string) => {
    // What was said of the save before is no sign of this one.
    const saved = notice('Your information has been updated.');
    await saved.waitFor({ state: 'detached' });
    await field('Company').fill(name);
    await button('Save').click();
    await saved.waitFor();
  };

  it('asks nothing where no job is of the old one, and names how many there are, and gives the focus back', async () => {
    await go('about');
    await company('First Firm');
    await company('Second Firm');
    await tab('Activity').click();
    await page.getByRole('heading', { name: 'Audit log', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    for (const title of ['One', 'Two'])
      await world.call(contract.jobs.createJob, { body: aDraft({ title, companyName: 'Second Firm' }) }, { as: admin });
    await world.drain();
    await go('about');
    await company('Third Firm');
    const dialog = page.getByRole('dialog', { name: 'Update your jobs as well?', exact: true });
    await dialog.getByText(/^2 of your jobs and drafts name “Second Firm”/).waitFor();
    await button('Leave them').press('Enter');
    await isFocused(button('Save'));
  });
});

it('a phone shows the whole of the tab one is on, and that there are more', async () => {
  const phone = await (await openContext(browser, PHONE, await context.storageState())).newPage();
  await phone.goto(`${world.url}/settings/activity`);
  const nav = phone.getByRole('navigation', { name: 'Settings', exact: true });
  const last = nav.getByRole('link', { name: 'Activity', exact: true });
  await last.waitFor();
  await expect
    .poll(async () => {
      const { x, width } = (await last.boundingBox()) ?? { x: 0, width: 0 };
      return x + width;
    })
    .toBeLessThanOrEqual(PHONE.width);
  await expect.poll(() => nav.getAttribute('data-more')).toBe('before');
  await phone.goto(`${world.url}/settings/nonsense`);
  await phone.getByRole('heading', { name: 'Teammates', exact: true }).waitFor();
  await expect.poll(() => nav.getAttribute('data-more')).toBe('after');
  expect(await screenProblems(phone)).toEqual([]);
  await phone.context().close();
});

it('being offline is said at the top for as long as it lasts; what did not arrive comes by itself afterwards', async () => {
  await go('about');
  const words = page.getByText('You are offline. Changes cannot be saved until you are back.', { exact: true });
  await context.setOffline(true);
  await words.waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await tab('Activity').click();
  await button('Try again').first().waitFor();
  await context.setOffline(false);
  await words.waitFor({ state: 'detached' });
  await page.getByRole('table', { name: 'Entries of the audit log', exact: true }).waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await page.getByText('Loading chunk failed', { exact: true }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Reports', exact: true }).waitFor();
});

it('the focus stays among the sessions once one is ended', async () => {
  await go('about');
  const end = page.getByRole('button', { name: /^End the session of / });
  await end.first().press('Enter');
  await page.getByText(/^The session of .* has ended\.$/).waitFor();
  await holdsFocus(page.getByRole('list', { name: 'Your sessions', exact: true }));
});
