import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ERRORS } from '../../shared/contract/errors.ts';
import { contract } from '../../shared/contract/index.ts';
import type { AccountId, JobId, SubmissionId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import type { Employer } from '../support/accounts.ts';
import { openBrowser, openContext, PASSWORD, pictureOnFailure, signInThroughPage } from '../support/browser.ts';
import { aJob, aProfile } from '../support/builders.ts';
import { putManyCards } from '../support/many-cards.ts';
import { findAddresses } from '../support/planted.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, submissions } = contract;

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let job: JobId;
let candidate: SubmissionId;
let accountId: AccountId;

beforeAll(async () => {
  world = await aWorld({ page: true });
  const opened = await world.anAccount();
  admin = opened.admin;
  accountId = opened.account.id;
  const as = { as: admin };
  ({ id: job } = await world.call(jobs.createJob, { body: aJob() }, as));
  ({ id: candidate } = await world.call(
    submissions.createSubmission,
    { body: { jobId: job, candidate: aProfile() } },
    as,
  ));
  await world.call(submissions.finishSubmission, { params: { id: candidate }, body: { asClientReviewed: true } }, as);
  await world.drain();
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

const text = (words: string) => page.getByText(words, { exact: true });
const NOTES = '**/api/submissions/*/note';
const box = () => page.getByRole('region', { name: 'Private notes', exact: true }).getByRole('textbox');
const notes = async () =>
  (await world.call(submissions.listNotes, { params: { id: candidate } }, { as: admin })).map(({ content }) => content);

const openCandidate = async () => {
  await page.goto(`${world.url}/jobs/${job}/profiles?submissionId=${candidate}`);
  await box().waitFor();
};

it('a note whose answer was lost is one note when it is added again, and the same words later are another', async () => {
  await openCandidate();
  let lost = 0;
  await page.route(NOTES, async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await box().fill('Called, very keen');
  await box().press('Enter');
  await text('Service is temporarily unavailable, please try again later [0].').waitFor();
  expect(await notes()).toEqual(['Called, very keen']);
  await box().press('Enter');
  await text('Note added.').waitFor();
  expect(await notes()).toEqual(['Called, very keen']);
  expect(lost).toBe(2);
  await box().fill('Called, very keen');
  await box().press('Enter');
  await expect.poll(notes).toHaveLength(2);
  await page.unrouteAll();
});

it('a long note is not cut off: it says that it is too long, and of one that is kept its beginning is shown', async () => {
  await openCandidate();
  const long = 'Speaks of the team with warmth. '.repeat(160).trim();
  await box().fill(long);
  await text('This field cannot be longer than 5000 characters.').waitFor();
  await text('5119 / 5000').waitFor();
  await box().press('Enter');
  await expect.poll(() => box().inputValue()).toBe(long);
  await box().fill(`${long.slice(0, 400)} The end.`);
  await box().press('Enter');
  await page.getByRole('button', { name: 'Read more', exact: true }).click();
  await page.getByText(/^Speaks of .* The end\./).waitFor();
  await page.getByRole('button', { name: 'Hide', exact: true }).waitFor();
});

it('a job whose answer was lost is one job, with the title that it has when it is saved again', async () => {
  await page.goto(`${world.url}/jobs/create`);
  const title = page.getByLabel('Job title', { exact: true });
  await title.fill('Lost and found');
  let lost = 0;
  await page.route('**/api/job-offers', async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const save = () => page.getByRole('button', { name: 'Save as draft', exact: true }).click();
  await save();
  await text('Service is temporarily unavailable, please try again later [0].').waitFor();
  await title.fill('Found again');
  await save();
  await text('The job has been saved as a draft.').waitFor();
  const query = { scope: 'mine' as const, status: 'Draft' as const };
  const { results } = await world.call(jobs.listJobs, { query }, { as: admin });
  expect(results.map((row) => row.title)).toEqual(['Found again']);
  await page.unrouteAll();
});

it('whoever asks too much is told so in a sentence, and nothing is sent again by itself', async () => {
  await openCandidate();
  const { status, title } = ERRORS.TOO_MANY_REQUESTS;
  const body = { code: 'TOO_MANY_REQUESTS', message: title, status, fields: {}, details: { retryAfter: '1' } };
  let sent = 0;
  await page.route(NOTES, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent++;
    return route.fulfill({ status, headers: { 'retry-after': '1' }, json: body });
  });
  await box().fill('Once too often');
  await box().press('Enter');
  await text(title).waitFor();
  await text(title).waitFor({ state: 'hidden' });
  expect(sent).toBe(1);
  await expect.poll(() => box().inputValue()).toBe('Once too often');
  await page.unrouteAll();
});

const aNewJob = async () => (await world.call(jobs.createJob, { body: aJob() }, { as: admin })).id;
async function addTo(jobId: JobId, asClientReviewed: boolean) {
  const as = { as: admin };
  const { id } = await world.call(submissions.createSubmission, { body: { jobId, candidate: aProfile() } }, as);
  await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed } }, as);
  await findAddresses(world);
  const { name } = await world.call(submissions.getSubmission, { params: { id } }, as);
  return { jobId, id, name };
}
/** A profile that is to be reviewed, and the only one of its job. */
const oneToReview = async () => addTo(await aNewJob(), false);
const columnOf = async (id: SubmissionId) =>
  (await world.call(submissions.getSubmission, { params: { id } }, { as: admin })).columnName;
const SAVE = '**/submissions/save';
const loseSave = () =>
  page.route(SAVE, async (route) => {
    await route.fetch();
    await route.abort();
  });
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

it('a profile that was saved although the answer was lost is said to be saved, and can be taken back', async () => {
  const { jobId, id, name } = await oneToReview();
  await page.goto(`${world.url}/jobs/${jobId}/review`);
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await loseSave();
  await save();
  await text('Profile saved.').waitFor();
  await page.waitForURL((url) => url.pathname === `/jobs/${jobId}`);
  expect(await columnOf(id)).toBe('SAVED');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => columnOf(id)).toBe('NEW');
  await page.unrouteAll();
});

it('a profile that was saved leaves the review as soon as it can be seen, also where that cannot be asked at first', async () => {
  const { jobId, id, name } = await oneToReview();
  await page.goto(`${world.url}/jobs/${jobId}/review`);
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.route('**/submissions/cards?**', (route) => route.abort());
  await loseSave();
  await save();
  await text('Service is temporarily unavailable, please try again later [0].').waitFor();
  await page.getByText(new RegExp(`^.* reviewed ${name} meanwhile: now in Saved\\.$`)).waitFor();
  await page.waitForURL((url) => url.pathname === `/jobs/${jobId}`);
  expect(await columnOf(id)).toBe('SAVED');
  await page.unrouteAll();
});

const column = (name: string) => page.getByRole('region', { name, exact: true });
const link = (of: string, name: string) => column(of).getByRole('link', { name, exact: true });
/** Discards one by its menu, several by that of the selected. */
const discard = async (...names: string[]) => {
  for (const name of names) {
    await link('Saved', name).focus();
    await page.keyboard.press(names.length === 1 ? 'm' : 'x');
  }
  if (names.length > 1) await page.getByRole('button', { name: 'Move to', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Discarded/ }).click();
};
const undo = () => page.getByRole('button', { name: /^Undo/ });
const UNTRUE = 'This can no longer be undone: the candidate has moved on since.';

/** The server does it, and its answer is lost; where told, once that is wanted. */
const lose = (path: string, until: Promise<void> = Promise.resolve()) =>
  page.route(path, async (route) => {
    await route.fetch();
    await until;
    await route.abort();
  });

it('a card that was moved although the answer was lost is said to be moved, and is taken back', async () => {
  const { jobId, id, name } = await addTo(await aNewJob(), true);
  await page.goto(`${world.url}/jobs/${jobId}`);
  await link('Saved', name).waitFor();
  await lose('**/submissions/discard');
  await discard(name);
  await undo().waitFor();
  await link('Discarded', name).waitFor();
  expect(await columnOf(id)).toBe('DISCARDED');
  await page.unrouteAll();
  await undo().click();
  await link('Saved', name).waitFor();
  await expect.poll(() => columnOf(id)).toBe('SAVED');
});

it('what is to be taken back as soon as it is done is, also where the answer to it is lost: one, and several', async () => {
  const jobId = await aNewJob();
  const all = [await addTo(jobId, true), await addTo(jobId, true), await addTo(jobId, true)];
  const columns = () => Promise.all(all.map(({ id }) => columnOf(id)));
  await page.goto(`${world.url}/jobs/${jobId}`);
  for (const some of [all.slice(0, 1), all]) {
    const answer = Promise.withResolvers<void>();
    await lose('**/submissions/discard', answer.promise);
    await discard(...some.map(({ name }) => name));
    for (const { name } of some) await link('Discarded', name).waitFor();
    await page.keyboard.press('u');
    await text('This is taken back as soon as it is done.').waitFor();
    answer.resolve();
    for (const { name } of some) await link('Saved', name).waitFor();
    await expect.poll(columns).toEqual(['SAVED', 'SAVED', 'SAVED']);
    await page.unrouteAll();
  }
});

it('what was taken back although the answer was lost is taken back when that is asked for again', async () => {
  const { jobId } = await oneToReview();
  await addTo(jobId, false);
  await page.goto(`${world.url}/jobs/${jobId}/review`);
  await text('1 of 2').waitFor();
  const shown = page.getByRole('heading', { level: 1 });
  const first = (await shown.textContent()) ?? '';
  await save();
  await text('Profile saved.').waitFor();
  await lose('**/submissions/undo');
  await page.keyboard.press('u');
  await text('Service is temporarily unavailable, please try again later [0].').waitFor();
  await text('Profile saved.').waitFor();
  await page.unrouteAll();
  await page.keyboard.press('u');
  await text('1 of 2').waitFor();
  await expect.poll(() => shown.textContent()).toBe(first);
  expect(await text(UNTRUE).count()).toBe(0);
});

it('the last profile that is taken back while it is saved stays to be reviewed, and nobody is told that all are', async () => {
  const { jobId, id, name } = await oneToReview();
  await page.goto(`${world.url}/jobs/${jobId}/review`);
  const shown = page.getByRole('heading', { level: 1, name, exact: true });
  await shown.waitFor();
  const [saved, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = (path: string, until: Promise<void>) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      await until;
      await route.fulfill({ response });
    });
  await late(SAVE, saved.promise);
  await late('**/submissions/undo', taken.promise);
  await page.keyboard.press('s');
  await shown.waitFor({ state: 'detached' });
  await page.keyboard.press('u');
  await text('This is taken back as soon as it is done.').waitFor();
  const asked = page.waitForRequest('**/submissions/undo');
  saved.resolve();
  await asked;
  await expect.poll(() => columnOf(id)).toBe('NEW');
  taken.resolve();
  await shown.waitFor();
  expect(await text('Every profile of this job is reviewed.').count()).toBe(0);
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('submissionId') ?? id]).toEqual([`/jobs/${jobId}/review`, id]);
  await page.unrouteAll();
});

it('what was written for many stays with those of them for whom it was not done', async () => {
  const jobId = await aNewJob();
  await putManyCards(world, { accountId, jobId, sizes: { NEW: LIMITS.bulk + 1 } });
  await page.goto(`${world.url}/jobs/${jobId}/review`);
  await text(`1 of ${LIMITS.bulk + 1}`).waitFor();
  let parts = 0;
  await page.route('**/disqualify-as-client', (route) =>
    parts++ === 0 ? route.continue() : route.fulfill({ status: 500, json: {} }),
  );
  await page.getByRole('button', { name: 'Select All', exact: true }).click();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Not quite right/ }).click();
  await dialog.getByRole('textbox').fill('Too junior for a lead');
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
  await text('1 of 1').waitFor();
  await page.keyboard.press('d');
  await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('Too junior for a lead');
  await page.keyboard.press('Escape');
  await page.unrouteAll();
});
