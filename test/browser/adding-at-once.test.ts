import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { JobId } from '../../shared/model/ids.ts';
import type { Employer } from '../support/accounts.ts';
import { openBrowser, openContext, PASSWORD, pictureOnFailure, signInThroughPage } from '../support/browser.ts';
import { aProfile } from '../support/builders.ts';
import { addCandidate, postJob } from '../support/mail.ts';
import { aPdf } from '../support/pdf.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

const { submissions } = contract;

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let ben: Employer;
let job: JobId;

beforeAll(async () => {
  world = await aWorld({ page: true });
  const opened = await world.anAccount({ plan: 'PLATFORM' });
  admin = opened.admin;
  ben = await world.anEmployer({ account: opened.account, firstname: 'Ben' });
  job = await postJob(world, admin);
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const notices = () => page.getByRole('region', { name: 'Notifications', exact: true });
const QUESTION = 'Is this someone you have already?';

async function typeIn(email: string) {
  await page.goto(`${world.url}/jobs/${job}`);
  await button('Add profile').click();
  await button('Type it in').click();
  const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });
  await field('First name').fill('Twin');
  await field('Last name').fill('Rivera');
  await field('Email optional').fill(email);
}

/** Of one name two would be found at one address, and so be one person. */
async function addedByBen(email: string, lastName: string) {
  const candidate = aProfile({ firstName: 'Twin', lastName, email, phoneNumber: null, socialProfiles: [] });
  const body = { jobId: job, candidate: candidate as Profile };
  const { id } = await world.call(submissions.createSubmission, { body }, { as: ben });
  await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: true } }, { as: ben });
  return id;
}

it('says who added the same person in the same moment, with the way to them', async () => {
  await typeIn('twin@home.example');
  // Ben is finished between the look for duplicates and the end.
  await page.route(
    '**/check-duplicates',
    async (route) => {
      const response = await route.fetch();
      await addedByBen('twin@home.example', 'Reyes');
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await button('Send to review').click();
  await dialog(QUESTION)
    .getByText(/^Ben \S+ added Twin Reyes to the job “[^”]+”\.$/)
    .waitFor();
  await dialog(QUESTION).getByRole('link', { name: 'Open', exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await button('Add anyway').click();
  await notices().getByText('Profile sent to review.', { exact: true }).waitFor();
});

it('asks in one dialog, whose main button leads to the profile, after a file was read as after it was typed', async () => {
  await addCandidate(world, admin, job, { firstName: 'Twin', lastName: 'Ruiz', email: 'one.dialog@home.example' });
  const looks = async () => {
    await dialog(QUESTION).waitFor();
    const last = dialog(QUESTION).getByRole('button').last();
    const text = await dialog(QUESTION)
      .getByText(/^Merging adds what is missing/)
      .boundingBox();
    const [foot, whole] = [await last.boundingBox(), await dialog(QUESTION).boundingBox()];
    const free = (foot?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0);
    return { main: await last.textContent(), isWithoutGap: free < 60, width: whole?.width };
  };
  await page.goto(`${world.url}/jobs/${job}`);
  await button('Add profile').click();
  const buffer = Buffer.from(aPdf(['Twin Ruiz', 'one.dialog@home.example']));
  const file = { name: 'twin.pdf', mimeType: 'application/pdf', buffer };
  await dialog('Add a profile').locator('input[type=file]').setInputFiles(file);
  const afterUpload = await looks();
  await button(afterUpload.main ?? '').click();
  await dialog('Complete the profile').waitFor();
  await typeIn('one.dialog@home.example');
  await button('Send to review').click();
  expect(await looks()).toEqual({ ...afterUpload, isWithoutGap: true });
  // Whoever presses twice adds nobody whom they have not looked at.
  await button(afterUpload.main ?? '').click();
  expect(await page.getByRole('dialog').getByRole('textbox', { name: 'First name', exact: true }).inputValue()).toBe(
    'Twin',
  );
});

it('begins anew with who is typed in after a file that failed, and takes nothing of the file along', async () => {
  const anew = await postJob(world, admin);
  await page.goto(`${world.url}/jobs/${anew}`);
  await button('Add profile').click();
  await page.route('**/check-duplicates', (route) => route.abort(), { times: 1 });
  const buffer = Buffer.from(aPdf(['Alma Reumer', 'alma@reumer.example']));
  const file = { name: 'alma.pdf', mimeType: 'application/pdf', buffer };
  await dialog('Add a profile').locator('input[type=file]').setInputFiles(file);
  await button('Type it in').click();
  const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });
  expect(await field('First name').inputValue()).toBe('');
  await field('First name').fill('Bruno');
  await field('Last name').fill('Typed');
  await button('Send to review').click();
  await notices().getByText('Profile sent to review.', { exact: true }).waitFor();
  const as = { as: admin };
  const { ids } = await world.call(submissions.listReviewIds, { params: { id: anew }, query: {} }, as);
  const stored = await Promise.all(ids.map((id) => world.call(submissions.getSubmission, { params: { id } }, as)));
  expect(stored.map(({ name, resume }) => ({ name, resume }))).toEqual([{ name: 'Bruno Typed', resume: null }]);
});

it('asks about somebody who is there already when a profile is given their address, and of nobody whom it had before', async () => {
  const there = { firstName: 'Edith', lastName: 'There', email: 'edith.there@home.example', phoneNumber: null };
  await addCandidate(world, admin, job, there);
  const mistyped = { firstName: 'Edith', lastName: 'Twice', email: 'edith.twice@home.example', phoneNumber: null };
  const { id } = await addCandidate(world, admin, job, mistyped);
  await world.drain();
  await page.goto(`${world.url}/jobs/${job}?submissionId=${id}`);
  await button('Edit').click();
  const form = dialog('Edit Edith Twice');
  await form.getByRole('textbox', { name: 'Email optional', exact: true }).fill('Edith.There@home.example');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog(QUESTION).getByText('Edith There', { exact: true }).waitFor();
  await dialog(QUESTION).getByText('Same email address', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await button('Go to the profile').click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await button('Save anyway').click();
  await notices().getByText('Candidate updated.', { exact: true }).waitFor();
  await world.drain();
  await page.reload();
  await button('Edit').click();
  await form.getByRole('textbox', { name: 'Email optional', exact: true }).fill('edith.there@home.example');
  await form.getByRole('textbox', { name: 'Last name', exact: true }).fill('Thrice');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog', { name: /^Edith Thrice/ }).waitFor();
});

it('says who merged what is being added, into whose, and keeps what was typed', async () => {
  const stands = await addedByBen('merged@home.example', 'Morales');
  await world.drain();
  await typeIn('merged@home.example');
  const created = page.waitForResponse((response) => /\/submissions$/.test(new URL(response.url()).pathname));
  await button('Send to review').click();
  await dialog(QUESTION).waitFor();
  const { id } = await (await created).json();
  await world.call(submissions.mergeSubmission, { params: { id }, body: { into: stands } }, { as: ben });
  await world.drain();
  await button('Add anyway').click();
  const form = dialog('Complete the profile');
  await form.getByText(/^This profile became part of another one\. Ben \S+ merged it into the profile of /).waitFor();
  const link = form.getByRole('link', { name: 'Open it', exact: true });
  expect(await link.getAttribute('href')).toContain(stands);
  expect(await form.getByRole('textbox', { name: 'First name', exact: true }).inputValue()).toBe('Twin');
  expect(await screenProblems(page)).toEqual([]);
  await button('Send to review').click();
  await dialog(QUESTION)
    .getByRole('button', { name: /^Merge the two profiles/ })
    .waitFor();
});

it('breaks no telephone number in the comparison on a phone', async () => {
  const phone = { email: 'phones@home.example', phoneNumber: '+491705550101', lastName: 'Reyes' };
  await addCandidate(world, admin, job, { ...phone, firstName: 'Phone' });
  await page.setViewportSize({ width: 390, height: 844 });
  await typeIn(phone.email);
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Phone/ })
    .fill('+491705550102');
  await button('Send to review').click();
  const cells = dialog(QUESTION)
    .getByRole('row', { name: /^Phone / })
    .getByRole('cell');
  await cells.first().waitFor();
  const heights = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { width } = cell.getBoundingClientRect();
      return [
        new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
        cell.scrollWidth <= width + 1,
      ];
    }),
  );
  expect(heights).toEqual([
    [1, true],
    [1, true],
  ]);
  expect(await screenProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
});

it('says after a reload what became of a Contact all that it broke off, and who is in Saved still', async () => {
  job = await postJob(world, admin);
  const names = [];
  for (const firstName of ['Anna', 'Bela', 'Cleo']) {
    const { id } = await addCandidate(world, admin, job, { firstName, email: `${firstName}@saved.example` });
    names.push((await world.call(submissions.getSubmission, { params: { id } }, { as: admin })).name);
  }
  await page.goto(`${world.url}/jobs/${job}`);
  const saved = page.getByRole('region', { name: 'Saved', exact: true });
  await expect.poll(() => saved.getByRole('article').count()).toBe(3);
  let gone = '';
  await page.route(
    '**/contact-requests',
    async (route) => {
      // The server does a part of it, and its answer never arrives.
      const body = route.request().postDataJSON();
      gone = body.submissionsId[0];
      await route.fetch({ postData: JSON.stringify({ ...body, submissionsId: [gone] }) });
    },
    { times: 1 },
  );
  await button('Saved actions').click();
  await page.getByRole('menuitem', { name: 'Contact all', exact: true }).click();
  const asked = page.waitForRequest('**/contact-requests');
  await dialog('Contact 3 profiles')
    .getByRole('button', { name: /^Save & Send to 3/ })
    .click();
  await asked;
  await expect.poll(() => gone).not.toBe('');
  const show = () => world.call(submissions.getSubmission, { params: { id: gone as `sub_${string}` } }, { as: admin });
  await expect.poll(async () => (await show()).columnName).toBe('CONTACTED');
  await world.drain();
  await page.reload();
  const begin = 'The page was left while contacting: 1 of 3 profiles went to Contacted, 2 stayed in Saved: ';
  const said = notices().getByText(new RegExp(`^${begin}`));
  const words = (await said.textContent()) ?? '';
  await notices().getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => (await show()).columnName).toBe('SAVED');
  const { name } = await show();
  for (const other of names.filter((each) => each !== name)) expect(words).toContain(other);
  expect(await screenProblems(page)).toEqual([]);
});
