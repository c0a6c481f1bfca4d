import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { JobId } from '../../shared/model/ids.ts';
import type { Employer } from '../support/accounts.ts';
import { openBrowser, openContext, PASSWORD, pictureOnFailure, signInThroughPage } from '../support/browser.ts';
import { aDraft, aJob, aProfile } from '../support/builders.ts';
import { findAddresses } from '../support/planted.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, submissions } = contract;

let world: World;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  world = await aWorld({ page: true });
  const { admin } = await world.anAccount({ plan: 'PLATFORM' });
  const { id: jobId } = await world.call(jobs.createJob, { body: aJob({ title: 'Night Nurse' }) }, { as: admin });
  await world.call(jobs.createJob, { body: aDraft({ title: 'Beekeeper' }) }, { as: admin });
  await add(jobId, admin, { firstName: 'Åsa', lastName: 'Lindqvist', email: 'asa.l@home.example' });
  await add(jobId, admin, { firstName: 'Berit', lastName: 'Holm', email: 'berit@home.example' });
  await findAddresses(world);
  await world.drain();
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}/jobs`);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

async function add(jobId: JobId, as: Employer, who: Parameters<typeof aProfile>[0]) {
  const body = { jobId, tmpFile: null, candidate: aProfile(who), role: 'employer' as const };
  const { id } = await world.call(submissions.createSubmission, { body }, { as });
  await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: true } }, { as });
}

const panel = () => page.getByRole('dialog', { name: 'Who are you looking for?', exact: true });
const box = () => page.getByRole('dialog').getByRole('searchbox');
const candidates = () => page.getByRole('list', { name: 'Candidates', exact: true });

describe('the search for candidates', () => {
  it('opens by a key with the cursor in its box, and by keys alone leads to the candidate on their job', async () => {
    await page.keyboard.press('/');
    await panel().waitFor();
    await page.keyboard.type('lindqwist');
    await candidates().getByText('Åsa Lindqvist', { exact: true }).waitFor();
    await expect.poll(() => candidates().locator('mark').allTextContents()).toEqual(['Lindqvist']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /^Åsa Lindqvist/ }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/jobs\/job_\w+\/profiles$/);
    await expect.poll(() => panel().count()).toBe(0);
  });

  it('says that nobody was found, and finds again what is typed next', async () => {
    await page.getByRole('button', { name: 'Candidate search', exact: true }).click();
    await box().fill('zebediah');
    await panel().getByText('No match found.', { exact: true }).last().waitFor();
    await box().fill('asa.l@home');
    await candidates().getByText('asa.l@home.example', { exact: true }).waitFor();
  });

  it('opens the first of who is found for what stands in the box, not of who was found before', async () => {
    await page.keyboard.press('/');
    await box().fill('asa');
    await candidates().getByRole('link').first().waitFor();
    await box().fill('berit');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /^Berit Holm/ }).waitFor();
  });

  it('says that there are too many where not all of them could be read', async () => {
    const none = { candidates: [], terms: ['maria'], hasMore: true };
    await page.route('**/api/search/**', (route) => route.fulfill({ json: none }));
    await page.keyboard.press('/');
    await box().fill('maria');
    await panel().getByText('Too many to look through.', { exact: true }).last().waitFor();
    await expect.poll(() => panel().getByText('No match found.', { exact: true }).count()).toBe(0);
    await page.goto(`${world.url}/jobs`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    const menu = page.getByRole('dialog', { name: 'Go to', exact: true });
    await menu.getByRole('searchbox').fill('maria');
    await menu.getByText('Too many to look through. Type more to narrow it down.', { exact: true }).last().waitFor();
    await page.unrouteAll();
  });

  it('says that it failed, and tries again', async () => {
    await page.route('**/api/search/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.keyboard.press('/');
    await box().fill('asa');
    await panel().getByText('Oops, something went wrong with the search.', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    const menu = page.getByRole('dialog', { name: 'Go to', exact: true });
    await menu.getByRole('searchbox').fill('nobody has this');
    await menu.getByText('Oops, something went wrong with the search.', { exact: true }).waitFor();
    await expect
      .poll(() => menu.getByText('No match found.', { exact: true }).count(), { message: 'one thing is said' })
      .toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await box().fill('asa');
    await panel().getByText('Oops, something went wrong with the search.', { exact: true }).waitFor();
    await page.unrouteAll();
    await panel().getByRole('button', { name: 'Try again', exact: true }).click();
    await candidates().getByRole('link').first().waitFor();
  });

  it('asks once for what was typed without a rest', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/search/app/candidates')) asked.push(searchParams.get('q') ?? '');
    });
    await page.keyboard.press('/');
    await box().evaluate((input: HTMLInputElement) => {
      for (const text of ['l', 'li', 'lin', 'lind']) {
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        setter?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await candidates().getByRole('link').first().waitFor();
    expect(asked).toEqual(['lind']);
  });
});

describe('the way to anywhere', () => {
  it('opens by Control and K while one types, also a candidate’s name, and goes to a job or a page', async () => {
    await page.keyboard.press('/');
    await page.getByRole('dialog', { name: 'Who are you looking for?', exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Go to', exact: true });
    await dialog.waitFor();
    await box().fill('night');
    await dialog.getByRole('link', { name: 'Night Nurse', exact: true }).waitFor();
    await box().fill('add');
    await dialog.getByRole('link', { name: 'Add a job', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel('Job title', { exact: true }).waitFor();
  });

  it('opens the first of what answers the box there too', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Go to', exact: true }).waitFor();
    await box().fill('lindqvist');
    await candidates().getByRole('link').first().waitFor();
    await box().fill('holm');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /^Berit Holm/ }).waitFor();
  });

  it('stays where it is while results come and go, and closes by one Escape or by its own key', async () => {
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Go to', exact: true });
    const top = async () => (await dialog.boundingBox())?.y;
    await dialog.getByRole('link', { name: 'My jobs', exact: true }).waitFor();
    const before = await top();
    await box().fill('zebediah');
    await dialog.getByText('No match found.', { exact: true }).last().waitFor();
    expect(await top()).toBe(before);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await dialog.waitFor();
    await page.keyboard.press('Control+k');
    await dialog.waitFor({ state: 'detached' });
  });

  it('finds drafts and closed jobs, each tab of the settings, and what one can begin', async () => {
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Go to', exact: true });
    await box().fill('beekeeper');
    await dialog.getByRole('link', { name: /^Beekeeper\s*Draft$/ }).waitFor();
    await box().fill('activ');
    await dialog.getByRole('link', { name: 'Settings: Activity', exact: true }).waitFor();
    await box().fill('help');
    await dialog.getByRole('link', { name: 'Help Center', exact: true }).waitFor();
    await box().fill('log out');
    await dialog.getByRole('button', { name: 'Log out', exact: true }).waitFor();
    await box().fill('invite');
    await dialog.getByRole('link', { name: 'Invite a teammate', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Invite a teammate', exact: true }).waitFor();
  });
});
