import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { JobId } from '../../shared/model/ids.ts';
import type { Employer } from '../support/accounts.ts';
import { openBrowser, openContext, PASSWORD, pictureOnFailure, signInThroughPage } from '../support/browser.ts';
import { addCandidate, answer, type Contactable, contact, lastMail, postJob } from '../support/mail.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let job: JobId;
let answered: Contactable;

const ANSWER = [
  '--b',
  'Content-Type: text/plain',
  '',
  'Yes, gladly. My certificate is attached.',
  '--b',
  'Content-Type: text/plain',
  'Content-Disposition: attachment; filename="certificate.txt"',
  '',
  'x'.repeat(20_000),
  '--b--',
].join('\r\n');

beforeAll(async () => {
  world = await aWorld({ page: true });
  ({ admin } = await world.anAccount({ plan: 'PLATFORM', window: 'always' }));
  job = await postJob(world, admin);
  answered = await addCandidate(world, admin, job, { firstName: 'Petra', email: 'petra@home.example' });
  await contact(world, answered);
  await answer(world, lastMail(world, answered.id), ANSWER, {
    headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
  });
  // Whom the embedded finder misses.
  await addCandidate(world, admin, job, { firstName: 'Nadia', lastName: 'Nolan', email: null, employmentHistory: [] });
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

const dialog = (name: string | RegExp) =>
  page.getByRole('dialog', typeof name === 'string' ? { name, exact: true } : { name });
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const column = (name: string) => page.getByRole('region', { name, exact: true });

it('reads the emails as they were sent and answered out of the timeline, with what was attached', async () => {
  await page.goto(`${world.url}/jobs/${job}?submissionId=${answered.id}`);
  const modal = dialog(/^Petra /);
  await button(modal, 'First email sent').click();
  const sent = dialog(/^To Petra /);
  await sent.getByRole('heading', { name: 'Hello Petra', exact: true }).waitFor();
  await sent.frameLocator('iframe').getByText('First', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button(modal, 'Replied').click();
  const reply = dialog(/^From Petra /);
  await reply.getByText(/^Yes, gladly\. My certificate is attached\./).waitFor();
  await button(reply, 'certificate.txt, 0.02 MB').waitFor();
  await page.keyboard.press('Escape');
  await reply.waitFor({ state: 'detached' });
});

it('adds an address from the card of somebody who had none', async () => {
  await page.goto(`${world.url}/jobs/${job}`);
  const card = column('Saved').getByRole('link', { name: 'Nadia Nolan', exact: true });
  await column('Saved').getByText('No email found', { exact: true }).waitFor();
  await card.focus();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Add address', exact: true }).press('Enter');
  const asking = dialog('Add an address of Nadia Nolan');
  await asking.getByRole('textbox', { name: /^Email address/ }).fill('petra@home');
  await button(asking, 'Add it').click();
  await asking.getByText('Please enter a valid email address.', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await asking.getByRole('textbox', { name: /^Email address/ }).fill('nadia@home.example');
  await page.keyboard.press('Enter');
  await asking.waitFor({ state: 'detached' });
  await column('Saved').getByText('Email found', { exact: true }).waitFor();
});
