import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Employer, Sourcer } from '../support/accounts.ts';
import { openBrowser, openContext, PASSWORD, PHONE, pictureOnFailure, signInThroughPage } from '../support/browser.ts';
import { aDeliveredProfile, aJob, aProfile } from '../support/builders.ts';
import { findAddresses } from '../support/planted.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, sourcing, submissions } = contract;

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let sourcer: Sourcer;

beforeAll(async () => {
  world = await aWorld({ page: true });
  ({ admin } = await world.anAccount({ plan: 'PLATFORM', credits: 100 }));
  sourcer = await world.aSourcer();
  browser = await openBrowser();
  page = await (await openContext(browser, { ...PHONE, theme: 'dark' })).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

interface OneLeft {
  id: JobId;
  /** The one of the crowd that is still to be reviewed. */
  last: SubmissionId;
}

/** A job whose first batch is here in full and reviewed but for one profile. */
async function aJobWithOneLeft(title: string): Promise<OneLeft> {
  const as = { as: admin };
  const { id } = await world.call(jobs.createJob, { body: aJob({ title }) }, as);
  await world.call(jobs.startSourcing, { params: { id }, body: { batchSize: 10 } }, as);
  const { results } = await world.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer });
  const request = results.find(({ job }) => job.title === title);
  if (!request) throw new Error('The request is not open to sourcers');
  const profiles = Array.from({ length: 10 }, () => aDeliveredProfile());
  const answer = await world.call(
    sourcing.deliverProfiles,
    { params: { id: request.id }, body: { profiles } },
    { as: sourcer },
  );
  await findAddresses(world);
  const [last, ...others] = answer.results.map(({ submissionId }) => submissionId as SubmissionId);
  const body = { submissionIds: others, jobId: id, reason: 'NOT_QUITE_RIGHT' as const };
  await world.call(submissions.disqualifyAsClient, { body }, as);
  await world.drain();
  if (!last) throw new Error('Nothing was delivered');
  return { id, last };
}

/** A profile that the team added waits to be reviewed too. */
async function addByTheTeam(jobId: JobId): Promise<SubmissionId> {
  const body = { jobId, candidate: aProfile() as Profile };
  const { id } = await world.call(submissions.createSubmission, { body }, { as: admin });
  await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: false } }, { as: admin });
  await findAddresses(world);
  return id;
}

async function discardTheLast({ id, last }: OneLeft, before?: () => Promise<unknown>) {
  await page.goto(`${world.url}/jobs/${id}/review?submissionId=${last}`);
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Discard / });
  await dialog.getByRole('radio', { name: /^Not quite right/ }).click();
  await before?.();
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
}
/** Lets go of the offer to take the review back. */
const keep = () => page.getByRole('button', { name: 'Dismiss', exact: true }).first().click();
const rating = () => page.getByRole('dialog', { name: 'How satisfied are you with this batch?', exact: true });
const more = () => page.getByRole('dialog', { name: 'Would you like to source more Crowd profiles?', exact: true });
const read = async (id: JobId) => (await world.call(jobs.getJob, { params: { id } }, { as: admin })).batchRating;

it('whoever has reviewed the last profile says how the batch was, and asks for more', async () => {
  const left = await aJobWithOneLeft('Nurse');
  const { id } = left;
  await discardTheLast(left);
  await page.waitForURL((url) => url.search === '?reviewed=true');
  await page.getByRole('button', { name: /^Undo/ }).waitFor();
  await expect.poll(() => rating().count(), { message: 'the review can still be taken back' }).toBe(0);
  await keep();
  await rating().getByRole('radio', { name: 'Not satisfied', exact: true }).click();
  await rating().getByRole('textbox').fill('  More years in intensive care ');
  expect(await screenProblems(page)).toEqual([]);
  await rating().getByRole('button', { name: 'Send', exact: true }).click();
  await page
    .getByText('Thanks for letting us know! We’re working on better meeting your needs.', { exact: true })
    .waitFor();
  expect(await read(id)).toEqual({ batch: 1, rating: 1, feedback: 'More years in intensive care' });
  await expect
    .poll(async () => {
      const chat = await world.call(jobs.listChatMessages, { params: { id }, query: {} }, { as: admin });
      return chat.results.map(({ content }) => content);
    })
    .toEqual(['More years in intensive care']);
  expect(await screenProblems(page)).toEqual([]);
  await more().getByText('Thank you, your rating was sent.', { exact: true }).waitFor();
  await more().getByRole('button', { name: 'Yes, send me more', exact: true }).click();
  await page.getByRole('dialog', { name: /^(Start sourcing|Source more)/ }).waitFor();

  await page.goto(`${world.url}/jobs/${id}?reviewed=true`);
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => rating().count(), { message: 'it is asked about once' }).toBe(0);
});

it('whoever leaves before it is asked again, and who skips it can rate it where it is waited for', async () => {
  const left = await aJobWithOneLeft('Midwife');
  const { id } = left;
  await discardTheLast(left);
  await page.waitForURL((url) => url.search === '?reviewed=true');
  await world.drain();
  await page.goto(`${world.url}/jobs/${id}`);
  await rating().getByRole('button', { name: 'Skip', exact: true }).click();
  await more().getByRole('button', { name: 'No, I have enough', exact: true }).click();
  await more().waitFor({ state: 'detached' });
  expect(await read(id)).toBeNull();
  await page.reload();
  await page.getByRole('button', { name: 'Sourcing and objectives', exact: true }).click();
  await page.getByRole('button', { name: 'Switch strategy', exact: true }).click();
  await expect.poll(() => rating().count(), { message: 'it was skipped' }).toBe(0);
  const strategy = page.getByRole('dialog', { name: 'Talent Sourcing Strategy', exact: true });
  await strategy.getByRole('radio', { name: /^Auto-pilot/ }).click();
  await strategy
    .getByRole('note')
    .getByText('Please review and rate the calibration batch first.', { exact: true })
    .waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await strategy.getByRole('button', { name: 'Rate the batch', exact: true }).click();
  const satisfied = rating().getByRole('radio', { name: 'Satisfied', exact: true });
  await satisfied.press('Enter');
  await expect.poll(() => rating().isVisible(), { message: 'nothing is chosen yet' }).toBe(true);
  await satisfied.press('Space');
  await satisfied.press('Enter');
  await more().getByRole('button', { name: 'No, I have enough', exact: true }).click();
  expect(await read(id)).toMatchObject({ rating: 2 });
});

it('whoever takes the last review back is not asked, also where the question was still on its way', async () => {
  await discardTheLast(await aJobWithOneLeft('Surgeon'));
  await page.waitForURL((url) => url.search === '?reviewed=true');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => rating().count()).toBe(0);

  const { promise, resolve } = Promise.withResolvers<void>();
  const isHeld = page.waitForRequest('**/assets/after-review-*.js');
  await page.route('**/assets/after-review-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await discardTheLast(await aJobWithOneLeft('Dentist'));
  await isHeld;
  await page.getByRole('button', { name: /^Undo/ }).click();
  resolve();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => rating().count()).toBe(0);
  await page.unroute('**/assets/after-review-*.js');
});

it.each([
  ['Escape', 'Pharmacist', () => page.keyboard.press('Escape')],
  ['the way back', 'Paramedic', () => page.getByRole('link', { name: 'Back to the job', exact: true }).click()],
])('whoever leaves by %s is asked too, although a profile of the team still waits', async (_, title, leave) => {
  const left = await aJobWithOneLeft(title);
  await addByTheTeam(left.id);
  await discardTheLast(left);
  await page.getByRole('button', { name: /^Undo/ }).waitFor();
  await page.waitForURL((url) => !url.search.includes(left.last));
  await leave();
  await page.waitForURL((url) => url.pathname === `/jobs/${left.id}`);
  await keep();
  await rating().getByRole('button', { name: 'Skip', exact: true }).click();
  await more().getByRole('button', { name: 'No, I have enough', exact: true }).click();
  await more().waitFor({ state: 'detached' });
});

it('whoever leaves by another door is asked when they come to the job', async () => {
  const left = await aJobWithOneLeft('Dentist');
  await addByTheTeam(left.id);
  await discardTheLast(left);
  await page.waitForURL((url) => !url.search.includes(left.last));
  await page.getByRole('button', { name: /^Undo/ }).waitFor();
  await world.drain();
  await page.goto(`${world.url}/jobs/${left.id}`);
  await rating().getByRole('button', { name: 'Skip', exact: true }).click();
  await more().getByRole('button', { name: 'No, I have enough', exact: true }).click();
  await more().waitFor({ state: 'detached' });
});

it('whoever was too late for the last profile of the crowd is not asked how the batch was', async () => {
  const left = await aJobWithOneLeft('Optician');
  await discardTheLast(left, () =>
    world.call(
      submissions.disqualifyAsClient,
      { body: { submissionIds: [left.last], jobId: left.id, reason: 'NOT_QUITE_RIGHT' } },
      { as: admin },
    ),
  );
  await page.waitForURL((url) => url.pathname === `/jobs/${left.id}`);
  await page.getByRole('button', { name: 'Sourcing and objectives', exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await expect.poll(() => rating().count()).toBe(0);
});

it('whoever has left the review when its last call fails is not asked, then or later', async () => {
  const left = await aJobWithOneLeft('Radiographer');
  await addByTheTeam(left.id);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/submissions/disqualify-as-client', async (route) => {
    await promise;
    await route.abort();
  });
  await discardTheLast(left);
  await page.waitForURL((url) => !url.search.includes(left.last));
  await page.getByRole('link', { name: 'Back to the job', exact: true }).click();
  await page.waitForURL((url) => url.search === '?reviewed=true');
  resolve();
  await page.getByText('Service is temporarily unavailable, please try again later [0].', { exact: true }).waitFor();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => rating().count()).toBe(0);
  await page.unroute('**/submissions/disqualify-as-client');
});
