import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readCode } from '../../scripts/demo/person.ts';
import { startCandidates } from '../../scripts/local/candidates/index.ts';
import { personaOf } from '../../scripts/local/candidates/persona.ts';
import { startCrowd } from '../../scripts/local/crowd/index.ts';
import { createAccount } from '../../scripts/ops/create-account.ts';
import { openBrowser, openContext, PASSWORD, pictureOnFailure } from '../support/browser.ts';
import { aWorld, type World } from '../support/world.ts';

const EMAIL = 'maren@foldwater.example';
const RESUME = fileURLToPath(new URL('../../scripts/demo/resume.pdf', import.meta.url));

let world: World;
let browser: Browser;
let page: Page;
let jobUrl: string;
const companions = new AbortController();

beforeAll(async () => {
  world = await aWorld({ workers: 'on', page: true });
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
  const { signal } = companions;
  const { apiKey } = await world.aSourcer();
  await startCrowd({ url: world.url, apiKey, signal, pace: 'at-once' });
  await startCandidates({ mailboxUrl: `${world.url}/mailbox`, signal, pace: 'at-once' });
});
afterAll(async () => {
  companions.abort();
  await browser?.close();
  await world?.close();
});

beforeEach(() => pictureOnFailure(page));

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const dialogNamed = (name: string | RegExp) => page.getByRole('dialog', { name, exact: true });
const notice = (words: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(words, { exact: true });
const column = (name: string) => page.getByRole('region', { name, exact: true });

async function choose(field: string, option: string) {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function search(field: string, typed: string, option = typed) {
  const box = page.getByRole('combobox', { name: field, exact: true });
  await box.click();
  await box.pressSequentially(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
  await page.keyboard.press('Escape');
}

it('lets an invited person in, and nobody without an invitation', async () => {
  await page.goto(`${world.url}/login`);
  await page.getByRole('heading', { name: 'Welcome back!', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('tab', { name: 'Create account', exact: true }).count()).toBe(0);

  const account = {
    name: 'Foldwater',
    adminEmail: EMAIL,
    plan: 'PLATFORM',
    credits: 100,
    postalAddress: 'Foldwater, 1 Quay, Lyon',
    window: 'always',
  } as const;
  const { invitationLink } = await createAccount(account);
  await page.goto(invitationLink);
  await page.getByRole('heading', { name: 'Get started with your account', exact: true }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await button('Create account').click();
  await page.getByLabel('Code', { exact: true }).waitFor();
  await page.getByLabel('Code', { exact: true }).fill(await readCode(world.url, EMAIL));
  await button('Confirm').click();
  for (const [field, text] of [
    ['First name', 'Maren'],
    ['Last name', 'Holt'],
    ['Position', 'Head of Talent'],
    ['Company name', 'Foldwater'],
  ] as const) {
    await page.getByRole('textbox', { name: field, exact: true }).fill(text);
  }
  await button('Continue').click();
  for (const step of ['Add a profile photo', 'Invite your teammates']) {
    await page.getByRole('heading', { name: step, exact: true }).waitFor();
    await button('Skip').click();
  }
  await button('Start using Bramble').click();
  await page.getByText('Your team has no job yet.', { exact: true }).waitFor();
  await expect.poll(() => page.getByText('No job matches the current filters.', { exact: true }).count()).toBe(0);
});

it('posts a job step by step, told what is missing', async () => {
  await page.getByRole('link', { name: 'Add your first job', exact: true }).click();
  await button('Continue').click();
  const title = page.getByRole('textbox', { name: 'Job title', exact: true });
  await title.and(page.locator('[aria-invalid=true]')).waitFor();
  await title.fill('Senior Backend Engineer');
  await choose('Seniority level', 'Mid-senior level');
  await search('Job function', 'Engineering');
  await search('Company industry', 'Computer Software');
  await search('Office location', 'Lyon', 'Lyon, France');
  await search('Locations to source from', 'Lyon', 'Lyon, France');
  await page.getByRole('textbox', { name: 'Job description', exact: true }).click();
  await page.keyboard.type('You will own the services that plan the visits of home nurses.');
  await button('Continue').click();
  const mustHaves = ['TypeScript', 'PostgreSQL', 'Event-driven systems'];
  for (const [index, text] of mustHaves.entries())
    await page.getByRole('textbox', { name: `Must-have ${index + 1}`, exact: true }).fill(text);
  await button('Continue').click();
  await page.getByText(/^To hire 1 person, expect to review /).waitFor();
  await button('Continue').click();
  await page
    .getByRole('region', { name: 'Review email content', exact: true })
    .getByText('Follow up 2', { exact: true })
    .waitFor();
  await button('Start sourcing').click();
  await dialog().getByRole('button', { name: 'Start sourcing', exact: true }).click();
  await notice('Job successfully posted!').waitFor();
  await page.getByRole('heading', { name: 'Senior Backend Engineer', exact: true }).waitFor();
  jobUrl = page.url().replace(/\?.*/, '');
});

it('receives ten profiles from the sourcers', async () => {
  await page.getByText('10 new profiles to review.', { exact: true }).waitFor();
});

it('adds a profile from a resume file and sends it to review', async () => {
  await button('Add profile').click();
  await dialog().locator('input[type=file]').setInputFiles(RESUME);
  await expect.poll(() => dialog().getByRole('textbox', { name: 'First name', exact: true }).inputValue()).toBe('Ilse');
  await dialog().getByRole('button', { name: 'Send to review', exact: true }).click();
  await page.getByText('11 new profiles to review.', { exact: true }).waitFor();
});

it('reviews by keyboard: discards with a reason, takes it back, saves one', async () => {
  for (let round = 0; round < 8; round++) world.pass({ minutes: 1 });
  await page.goto(`${jobUrl}/review`);
  await page.getByText(/^\d+ of 11$/).waitFor();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.keyboard.press('d');
  await dialogNamed(`Discard ${name}`).waitFor();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await page.getByText(/^\d+ of 10$/).waitFor();
  await button('Undo').waitFor();
  await page.keyboard.press('u');
  await page.getByText(/^\d+ of 11$/).waitFor();
  await page
    .getByRole('navigation', { name: 'Profiles to review', exact: true })
    .getByText(name, { exact: true })
    .waitFor();
});

it('contacts those who can be emailed, and sends nothing before the half minute is over', async () => {
  const selected = page.getByRole('toolbar', { name: 'Selected profiles', exact: true });
  const selectAll = async () => {
    if (await button('Select All').isVisible()) await button('Select All').click();
    return selected.getByText('11 selected', { exact: true }).isVisible();
  };
  await expect.poll(selectAll).toBe(true);
  await selected.getByRole('button', { name: 'Contact', exact: true }).click();
  await dialogNamed(/^Contact /)
    .getByText(/^\d+ people get the first email within a minute\./)
    .waitFor();
  await dialogNamed(/^Contact /)
    .getByRole('button', { name: /^Save & Send/ })
    .click();
  await notice(/^We’ve moved \d+ to Contacted\.$/).waitFor();
  expect(world.mailbox().filter(({ tags }) => tags.submission)).toEqual([]);
  world.pass({ seconds: 31 });
  await expect.poll(() => world.mailbox().filter(({ tags }) => tags.submission).length).toBeGreaterThan(2);
});

it('shows who answered, and follows one candidate to the hire', async () => {
  const outreach = () => world.mailbox().filter(({ tags }) => tags.submission);
  const isInterested = () => outreach().some(({ recipients }) => personaOf(recipients[0] ?? '') === 'interested');
  await expect.poll(isInterested).toBe(true);
  // Both asked where an address of everybody was found, so that the whole batch is reviewed.
  await page.addLocatorHandler(dialogNamed('How satisfied are you with this batch?'), (asked) =>
    asked.getByRole('button', { name: 'Skip', exact: true }).click(),
  );
  await page.addLocatorHandler(dialogNamed('Would you like to source more Crowd profiles?'), (asked) =>
    asked.getByRole('button', { name: 'No, I have enough', exact: true }).click(),
  );
  await page.goto(jobUrl);
  const replied = { has: page.getByText('New reply', { exact: true }) };
  const card = column('Contacted').getByRole('article').filter(replied).first();
  await card.getByRole('link').click();
  await dialog().getByRole('button', { name: 'Move to Interested', exact: true }).click();
  const asks = dialogNamed(/^Move .* to Interested$/);
  await asks.getByRole('button', { name: 'Move to Interested', exact: true }).click();
  await asks.waitFor({ state: 'detached' });
  await dialog().getByRole('button', { name: 'Move to Phone Interviewed', exact: true }).click();
  await dialog().getByRole('button', { name: 'Move to Interviewed', exact: true }).click();
  await dialog().getByRole('button', { name: 'Move to Hired', exact: true }).click();
  await notice('Congratulations on your hire!').waitFor();
});

it('counts the hire in the report', async () => {
  await page.goto(`${jobUrl}/reports`);
  const chart = page.getByRole('region', { name: 'Candidate pipeline', exact: true });
  await expect.poll(() => chart.textContent()).toMatch(/Hired[\s\S]*1|1[\s\S]*Hired/);
  await page.getByText('Response rate', { exact: true }).waitFor();
});
