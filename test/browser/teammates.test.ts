import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCode } from '../../scripts/demo/person.ts';
import { ERRORS } from '../../shared/contract/errors.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import { openBrowser, openContext, PASSWORD, pictureOnFailure, signInThroughPage } from '../support/browser.ts';
import { aJob } from '../support/builders.ts';
import { mailedInvitation } from '../support/invitations.ts';
import { aWorld, type World } from '../support/world.ts';

const EMAIL = 'tomas.okafor@acme.example';

let world: World;
let browser: Browser;
let account: TestAccount;
let admin: Employer;
let ofAdmin: Page;
let ofTomas: Page;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  ({ account, admin } = await world.anAccount({ seats: 3 }));
  await world.anEmployer({ account, firstname: 'Ines', lastname: 'Brandvold' });
  ofAdmin = await (await openContext(browser)).newPage();
  ofTomas = await (await openContext(browser)).newPage();
  await signInThroughPage(ofAdmin, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const see = (page: Page | Locator, words: string | RegExp) => page.getByText(words, { exact: true }).waitFor();
const notice = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(words, { exact: true }).waitFor();
const teammates = (page: Page) => page.getByRole('region', { name: 'Teammates', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Comes by the link in the mailbox, and says who they are. */
async function signUpByLink(page: Page) {
  const { id, key } = await mailedInvitation(world, EMAIL);
  await page.goto(`${world.url}/login?invite=${id}&key=${key}`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await press(page, 'Create account');
  await page.getByLabel('Code', { exact: true }).waitFor();
  await page.getByLabel('Code', { exact: true }).fill(await readCode(world.url, EMAIL));
  await press(page, 'Confirm');
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Tomas');
  await page.getByRole('textbox', { name: 'Last name', exact: true }).fill('Okafor');
  await page.getByRole('textbox', { name: 'Position', exact: true }).fill('Recruiter');
  await press(page, 'Continue');
  await page.getByRole('heading', { name: 'Add a profile photo', exact: true }).waitFor();
  await press(page, 'Skip');
  await press(page, 'Start using Bramble');
}

it('somebody is invited, comes, and is removed again with their jobs handed over', async () => {
  pictureOnFailure(ofAdmin);
  await ofAdmin.getByRole('link', { name: 'Settings', exact: true }).click();
  await see(ofAdmin, '1 seat remaining');
  await press(ofAdmin, 'Add a teammate');
  const send = dialog(ofAdmin).getByRole('button', { name: 'Send', exact: true });
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true');
  await ofAdmin.getByRole('textbox', { name: 'Email', exact: true }).fill(EMAIL);
  await send.click();
  await notice(ofAdmin, 'The invitation was sent!');
  await see(ofAdmin, EMAIL);
  await see(ofAdmin, '0 seats remaining');

  await signUpByLink(ofTomas);
  const tomas = await world.signIn(EMAIL);
  const { id } = await world.call(contract.jobs.createJob, { body: aJob({ title: 'Nurse' }) }, { as: tomas });
  await ofTomas.goto(`${world.url}/settings`);
  await see(ofTomas, /^To top up, contact your admin: /);
  await see(teammates(ofTomas), 'you');
  expect(
    await teammates(ofTomas)
      .getByRole('button', { name: /^(Remove|Revoke|Resend) / })
      .count(),
  ).toBe(0);

  // The page of the admin does not know yet that he came: after the refusal it does.
  await press(ofAdmin, `Revoke the invitation of ${EMAIL}`);
  await press(ofAdmin, 'Yes, I’m sure');
  await notice(ofAdmin, ERRORS.INVITATION_ALREADY_CONFIRMED.title);
  await press(ofAdmin, 'Remove Tomas Okafor');
  await see(ofAdmin, 'Who would you like to hand over Tomas’s jobs to?');
  await see(ofAdmin, 'Tomas Okafor owns 1 active job.');
  const successor = ofAdmin.getByRole('combobox', { name: 'Successor', exact: true });
  await expect.poll(() => successor.inputValue()).toBe(`${admin.name} (you)`);
  await successor.fill('Ines');
  await ofAdmin.getByRole('option', { name: /^Ines Brandvold/ }).click();
  await press(ofAdmin, 'Continue');
  await see(ofAdmin, 'Are you sure you want to remove Tomas Okafor from your account?');
  await see(ofAdmin, 'This action cannot be undone.');
  await press(ofAdmin, 'Yes, I’m sure');
  await notice(ofAdmin, 'The user is removed.');
  await expect.poll(() => ofAdmin.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await see(ofAdmin, '1 seat remaining');
  await expect.poll(() => teammates(ofAdmin).getByText(EMAIL, { exact: true }).count()).toBe(0);

  await ofTomas.reload();
  await ofTomas.getByRole('heading', { name: ERRORS.USER_BLOCKED.title, exact: true }).waitFor();
  await world.drain();
  const job = await world.call(contract.jobs.getJob, { params: { id } }, { as: admin });
  expect(job.employer.name).toBe('Ines Brandvold');
});

it('an invitation is revoked after a question, and sent anew once it is old enough', async () => {
  pictureOnFailure(ofAdmin);
  const email = 'waiting@acme.example';
  const body = { account: account.id, email };
  await world.call(contract.accounts.createInvitation, { body }, { as: admin });
  await ofAdmin.goto(`${world.url}/settings/unknown`);
  const resend = ofAdmin.getByRole('button', { name: `Resend the invitation to ${email}`, exact: true });
  await resend.waitFor();
  await expect.poll(() => resend.getAttribute('aria-disabled')).toBe('true');
  await ofAdmin.clock.install({ time: new Date(Date.now() + 11 * 60_000) });
  world.pass({ minutes: 11 });
  await ofAdmin.reload();
  await resend.click();
  await notice(ofAdmin, 'The invitation was sent!');
  expect(world.mailbox(email)).toHaveLength(2);
  // The one that was sent anew stands in its place.
  await expect.poll(() => resend.getAttribute('aria-disabled')).toBe('true');
  await press(ofAdmin, `Revoke the invitation of ${email}`);
  await see(ofAdmin, 'Revoke the invitation?');
  await press(ofAdmin, 'Yes, I’m sure');
  await notice(ofAdmin, 'The invitation is revoked.');
  await ofAdmin.getByText(email, { exact: true }).waitFor({ state: 'detached' });
});

it('an admin looks up who did what, by what it was, and takes it away', async () => {
  pictureOnFailure(ofAdmin);
  await ofAdmin.goto(`${world.url}/settings`);
  await ofAdmin.getByRole('link', { name: 'Activity', exact: true }).click();
  const log = ofAdmin.getByRole('table', { name: 'Entries of the audit log', exact: true });
  await log.getByText('Tomas Okafor (tomas.okafor@acme.example)', { exact: true }).waitFor();
  await ofAdmin.getByRole('combobox', { name: 'What', exact: true }).click();
  await ofAdmin.getByRole('option', { name: 'Sent an invitation', exact: true }).click();
  await log.getByText(EMAIL, { exact: true }).first().waitFor();
  await log.getByText('Removed a teammate', { exact: true }).waitFor({ state: 'detached' });
  expect(new URL(ofAdmin.url()).search).toBe('?kind=INVITATION_SENT');
  const download = ofAdmin.waitForEvent('download');
  await press(ofAdmin, 'Export CSV');
  const text = await readFile(await (await download).path(), 'utf8');
  const headings = await log.getByRole('columnheader').allTextContents();
  expect(text.trimStart().split('\r\n')[0]).toBe([...headings, 'Details'].join(','));
  expect(text).toContain(`Sent an invitation,${EMAIL},`);
  expect(text).not.toContain('Removed a teammate');
});
