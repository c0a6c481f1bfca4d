import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { JobId } from '../../shared/model/ids.ts';
import type { Employer } from '../support/accounts.ts';
import {
  DESKTOP,
  openBrowser,
  openContext,
  PASSWORD,
  PHONE,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { addCandidate, type Contactable, postJob } from '../support/mail.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let job: JobId;
let nobody: Contactable;

beforeAll(async () => {
  world = await aWorld({ page: true });
  ({ admin } = await world.anAccount({ plan: 'PLATFORM' }));
  job = await postJob(world, admin);
  // Whom the embedded finder misses.
  const unknown = { firstName: 'Nadia', lastName: 'Nolan', email: null, employmentHistory: [] };
  nobody = await addCandidate(world, admin, job, unknown);
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

const openCandidate = async () => {
  await page.goto(`${world.url}/jobs/${job}?submissionId=${nobody.id}`);
  return page.getByRole('dialog', { name: /^Nadia Nolan/ });
};

it('asks somebody without an account, who sees the profile blind and says what they think', async () => {
  const modal = await openCandidate();
  await modal.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ask a guest', exact: true }).click();
  const asking = page.getByRole('dialog', { name: 'Ask a guest', exact: true });
  await asking.getByRole('textbox', { name: /^Reviewer/ }).fill('Robin');
  await asking.getByRole('checkbox', { name: /^Blind/ }).check();
  await asking.getByRole('button', { name: 'Make link', exact: true }).click();
  await asking.getByRole('button', { name: 'Revoke the link of Robin', exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  const as = { as: admin };
  const [link] = await world.call(contract.guests.listGuestLinks, { params: { id: job } }, as);

  const guest = await (await openContext(browser)).newPage();
  await guest.setViewportSize({ width: 390, height: 844 });
  await guest.goto(`${world.url}${new URL(link?.url ?? '').pathname}`);
  const profile = guest.getByRole('article', { name: 'Candidate 1', exact: true });
  await profile.waitFor();
  expect(await guest.content()).not.toMatch(/Nadia|Nolan/);
  expect(await screenProblems(guest)).toEqual([]);
  await profile.getByText('Yes', { exact: true }).click();
  await profile.getByRole('textbox', { name: /^Comment on Candidate 1/ }).fill('Worth a talk');
  await profile.getByRole('button', { name: 'Save the answer on Candidate 1', exact: true }).click();
  await guest.getByText('1 of 1 answered', { exact: true }).waitFor();
  // Seen again, and to be changed: also what was typed and not saved.
  const comment = profile.getByRole('textbox', { name: /^Comment on Candidate 1/ });
  await guest.reload();
  await expect.poll(() => comment.inputValue()).toBe('Worth a talk');
  await expect.poll(() => profile.getByRole('radio', { name: 'Yes', exact: true }).isChecked()).toBe(true);
  await profile.getByText('Maybe', { exact: true }).click();
  await comment.fill('Worth two talks');
  await guest.reload();
  await expect.poll(() => comment.inputValue()).toBe('Worth two talks');
  await expect.poll(() => profile.getByRole('radio', { name: 'Maybe', exact: true }).isChecked()).toBe(true);
  await profile.getByRole('button', { name: 'Save the answer on Candidate 1', exact: true }).click();
  await guest.getByText('This is saved.', { exact: true }).waitFor({ state: 'attached' });

  await openCandidate();
  await modal.getByRole('heading', { name: 'Guest reviews', exact: true }).waitFor();
  await modal.getByText('Worth two talks', { exact: true }).waitFor();

  await page.goto(`${world.url}/jobs/${job}`);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Guest reviews', exact: true }).click();
  const answers = page.getByRole('dialog', { name: 'Guest reviews', exact: true });
  await answers.getByRole('link', { name: 'Nadia Nolan', exact: true }).waitFor();
  await answers.getByText('Worth two talks', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);

  await answers.getByRole('button', { name: 'Revoke the link of Robin', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Revoke the link?', exact: true });
  await question.getByRole('button', { name: 'Revoke', exact: true }).click();
  await answers.getByText(/^1 profile · Revoked on /).waitFor();
  await guest.reload();
  await guest.getByText('This link is no longer valid.', { exact: true }).waitFor();
  await guest.getByText(/^Please ask whoever sent it to you for another one\./).waitFor();
  await expect.poll(() => guest.getByRole('button', { name: 'Try again', exact: true }).count()).toBe(0);
  expect(await screenProblems(guest)).toEqual([]);
});

it('shows in the review what a guest said of the profile', async () => {
  const profile = { firstName: 'Gus', lastName: 'Guested', email: 'gus@guested.example' };
  const other = await postJob(world, admin);
  const { id } = await addCandidate(world, admin, other, profile, { asClientReviewed: false });
  const body = { submissionIds: [id], reviewer: 'Robin' };
  const link = await world.call(contract.guests.createGuestLink, { params: { id: other }, body }, { as: admin });
  const token = new URL(link.url).pathname.split('/').at(-1) ?? '';
  const said = { rating: 'NO', comment: 'Not senior enough for this role' } as const;
  await world.call(contract.guests.rateAsGuest, { params: { token, number: '0' }, body: said });
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.goto(`${world.url}/jobs/${other}/review?submissionId=${id}`);
    await page.getByRole('heading', { name: 'Guest reviews', exact: true }).waitFor();
    await page.getByText(said.comment, { exact: true }).waitFor();
    expect(await screenProblems(page)).toEqual([]);
  }
});

it('says that the guest reviews did not load, and loads them at the next try', async () => {
  await page.route('**/api/job-offers/*/guest-links', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`${world.url}/jobs/${job}`);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Guest reviews', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Guest reviews', exact: true });
  const again = dialog.getByRole('button', { name: 'Try again', exact: true });
  await again.waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await page.unrouteAll();
  await again.click();
  await dialog.getByRole('heading', { name: 'Links of this job', exact: true }).waitFor();
});

it('says which of the chosen profiles a teammate deleted', async () => {
  const details = { why: 'Ben deleted it.', submissionId: nobody.id };
  const json = { code: 'SUBMISSION_DELETED', message: 'This profile is no longer here.', details };
  await page.route('**/api/job-offers/*/guest-links', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 404, json }) : route.continue(),
  );
  await page.goto(`${world.url}/jobs/${job}`);
  await page.getByRole('article').getByRole('link', { name: 'Nadia Nolan', exact: true }).focus();
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: 'Selected candidates', exact: true });
  await bar.getByRole('button', { name: 'Ask a guest', exact: true }).click();
  const asking = page.getByRole('dialog', { name: 'Ask a guest', exact: true });
  await asking.getByRole('textbox', { name: /^Reviewer/ }).fill('Kim');
  await asking.getByRole('button', { name: 'Make link', exact: true }).click();
  await page.getByText('Nadia Nolan: This profile is no longer here. Ben deleted it.', { exact: true }).waitFor();
  await page.unrouteAll();
});

it('says on both sides that a link rests while its job is closed, and goes on once it is open again', async () => {
  const as = { as: admin };
  const body = { submissionIds: [nobody.id], reviewer: 'Sam' };
  const { url } = await world.call(contract.guests.createGuestLink, { params: { id: job }, body }, as);
  await world.call(contract.jobs.closeJob, { params: { id: job } }, as);

  const guest = await (await openContext(browser)).newPage();
  await guest.goto(`${world.url}${new URL(url).pathname}`);
  await guest.getByRole('heading', { name: 'This job is closed at the moment.', exact: true }).waitFor();
  await guest.getByText(/^The link works again once the job is reopened\./).waitFor();
  await expect.poll(() => guest.getByText(/^Please ask whoever sent it/).count()).toBe(0);
  expect(await screenProblems(guest)).toEqual([]);

  const modal = await openCandidate();
  await modal.getByRole('button', { name: 'More actions', exact: true }).click();
  const entry = page.getByRole('menuitem', { name: /^Ask a guest/ });
  await expect.poll(() => entry.getAttribute('aria-disabled')).toBe('true');
  await page.goto(`${world.url}/jobs/${job}`);
  const card = page.getByRole('article').getByRole('link', { name: 'Nadia Nolan', exact: true });
  await card.focus();
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: 'Selected candidates', exact: true });
  const ask = bar.getByRole('button', { name: 'Ask a guest', exact: true });
  await expect.poll(() => ask.getAttribute('aria-disabled')).toBe('true');
  await ask.focus();
  await page.getByText('Please reopen this job.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Guest reviews', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Guest reviews', exact: true });
  await dialog.getByText(/^1 profile · Rests while the job is closed; good until /).waitFor();

  await world.call(contract.jobs.reopenJob, { params: { id: job } }, as);
  await guest.reload();
  await guest.getByRole('article', { name: 'Nadia Nolan', exact: true }).waitFor();
});
