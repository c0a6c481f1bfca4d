import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
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
import { aJob, aProfile } from '../support/builders.ts';
import { addCandidate, answer, lastMail } from '../support/mail.ts';
import { aPipeline, type Pipeline } from '../support/pipeline.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let teammate: Employer;
let pipeline: Pipeline;
/** A job whose sourcing was stopped before anyone came, with one profile to review that the team added. */
let sourced: JobId;

beforeAll(async () => {
  world = await aWorld({ page: true });
  const opened = await world.anAccount({ plan: 'PLATFORM' });
  ({ admin } = opened);
  teammate = await world.anEmployer({ account: opened.account, firstname: 'Ben' });
  pipeline = await aPipeline(world, admin, await world.aSourcer(), 'Senior Backend Engineer');
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

const job = (rest = '') => `${world.url}/jobs/${pipeline.job}${rest}`;
const column = (name: string) => page.getByRole('region', { name, exact: true });
const notices = () => page.getByRole('region', { name: 'Notifications', exact: true });
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
/** The message with these words, with its own buttons. */
const toast = (words: string) =>
  notices()
    .locator('[data-ui=toast]')
    .filter({ has: page.getByText(words, { exact: true }) });

async function addByHand(jobId: JobId) {
  const as = { as: admin };
  const body = { jobId, candidate: aProfile() as Profile };
  const { id } = await world.call(contract.submissions.createSubmission, { body }, as);
  await world.call(contract.submissions.finishSubmission, { params: { id }, body: { asClientReviewed: false } }, as);
  await world.drain();
}

/** Carries a card one column on, with the keys. */
async function carryOn(from: string, name: string) {
  await column(from).getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
}

it('offers to take back the newest move of a person alone', async () => {
  await page.goto(job());
  const link = column('Interested').getByRole('article').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await carryOn('Interested', name);
  await toast('Great progress!').waitFor();
  const older = await toast('Great progress!').elementHandle();
  await carryOn('Phone interviewed', name);
  await column('Interviewed').getByRole('link', { name, exact: true }).waitFor();
  await expect.poll(() => older?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect.poll(() => toast('Great progress!').count()).toBe(1);
  await button(toast('Great progress!'), 'Undo').click();
  await column('Phone interviewed').getByRole('link', { name, exact: true }).waitFor();
  await expect.poll(() => button(notices(), 'Undo').count()).toBe(0);
});

it('takes back the move it names: where a newer one was made elsewhere it is refused, and the newer stays', async () => {
  await page.goto(job());
  const link = column('Phone interviewed').getByRole('article').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  const id = (await link.getAttribute('data-card')) as SubmissionId;
  await carryOn('Phone interviewed', name);
  await toast('Great progress!').waitFor();
  const body = { column: 'HIRED', from: 'INTERVIEWED' } as const;
  await world.call(contract.submissions.moveInFunnel, { params: { id }, body }, { as: admin });
  await button(toast('Great progress!'), 'Undo').click();
  await toast('This can no longer be undone: the candidate has moved on since.').waitFor();
  await column('Hired').getByRole('link', { name, exact: true }).waitFor();
});

describe('what comes too late for somebody a teammate has moved to another job, or deleted', () => {
  const title = 'Field Engineer';
  const someone = async (lastName: string) => {
    const email = `${lastName}@home.example`.toLowerCase();
    return (await addCandidate(world, admin, pipeline.job, { firstName: 'Late', lastName, email })).id;
  };
  const asTeammate = () => ({ as: teammate });
  const moveBackElsewhere = (id: SubmissionId) =>
    world.call(contract.submissions.revertDisqualification, { params: { id }, body: {} }, asTeammate());
  const transferElsewhere = async (id: SubmissionId) => {
    const body = { newJobId: (await world.call(contract.jobs.createJob, { body: aJob({ title }) }, { as: admin })).id };
    await world.call(contract.submissions.transferToJob, { params: { id }, body }, asTeammate());
  };
  const discardHere = async (name: string) => {
    await column('Saved').getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('m');
    await page.getByRole('menuitem', { name: /^Discarded/ }).click();
    await button(toast('We’ve discarded the profile.'), 'Undo').waitFor();
  };

  it('says so where it is Undo that is pressed', async () => {
    const [moved, deleted] = [await someone('Moved'), await someone('Deleted')];
    await page.goto(job());
    await discardHere('Late Moved');
    await moveBackElsewhere(moved);
    await transferElsewhere(moved);
    await button(toast('We’ve discarded the profile.'), 'Undo').click();
    await toast(`${teammate.name} moved Late Moved to the job “${title}”.`).waitFor();
    await page.goto(job());
    await discardHere('Late Deleted');
    await world.call(contract.submissions.deleteSubmission, { params: { id: deleted } }, asTeammate());
    await button(toast('We’ve discarded the profile.'), 'Undo').click();
    await toast(`${teammate.name} deleted it.`).waitFor();
  });

  it('says so where it is Move back, and moves nobody on the other job', async () => {
    const id = await someone('Stale');
    const body = { column: 'DISCARDED' } as const;
    await world.call(contract.submissions.moveInFunnel, { params: { id }, body }, { as: admin });
    await page.goto(job(`?submissionId=${id}`));
    const back = button(page.getByRole('dialog'), 'Move back to the previous column');
    await back.waitFor();
    // What the page knows stays as it is.
    await page.route(`**/api/submissions/bramble/${id}`, () => undefined);
    await moveBackElsewhere(id);
    await transferElsewhere(id);
    await world.call(contract.submissions.moveInFunnel, { params: { id }, body }, asTeammate());
    await back.click();
    await notices()
      .getByText(new RegExp(`^.* moved Late Stale to the job “${title}”\\.`))
      .waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const now = await world.call(contract.submissions.getSubmission, { params: { id } }, { as: admin });
    expect(now.columnName).toBe('DISCARDED');
  });
});

it('offers Undo again where the call got no answer', async () => {
  await page.goto(job());
  const name = (await column('Interviewed').getByRole('article').getByRole('link').nth(0).textContent()) ?? '';
  await carryOn('Interviewed', name);
  await toast('Congratulations on your hire!').waitFor();
  await page.route('**/api/submissions/undo', (route) => route.abort());
  await button(toast('Congratulations on your hire!'), 'Undo').click();
  const offer = button(toast('Congratulations on your hire!'), 'Undo');
  await notices().getByRole('alert').waitFor();
  await offer.waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await offer.click();
  await column('Interviewed').getByRole('link', { name, exact: true }).waitFor();
});

it('lets messages go again after the Undo of one was pressed', async () => {
  await page.goto(job());
  const name = (await column('Interviewed').getByRole('article').getByRole('link').nth(0).textContent()) ?? '';
  await page.clock.install({ time: new Date() });
  await carryOn('Interviewed', name);
  await button(notices(), 'Undo').click();
  await column('Interviewed').getByRole('link', { name, exact: true }).waitFor();
  await page.mouse.move(720, 300);
  await carryOn('Interviewed', name);
  await button(notices(), 'Undo').waitFor();
  // The machine slept: nobody has seen the message meanwhile.
  await page.clock.fastForward(60_000);
  await page.clock.runFor(1_000);
  expect(await notices().locator('[data-ui=toast]').count()).toBe(1);
  // By then it can no longer be taken back.
  expect(await button(notices(), 'Undo').count()).toBe(0);
  await page.clock.runFor(6_000);
  await expect.poll(() => notices().locator('[data-ui=toast]').count()).toBe(0);
});

it.each([
  ['experience', 'Experience', ['Job title', 'Employer']],
  ['education', 'Education', ['Institute', 'Major']],
])('keeps an added %s open while it is typed, from its first field on', async (noun, title, [first, second]) => {
  await page.goto(job());
  await button(page, 'Add profile').click();
  await button(page.getByRole('dialog'), 'Type it in').click();
  const section = page.getByRole('dialog').getByRole('region', { name: title, exact: true });
  await button(section, `Add ${noun}`).click();
  const field = (name = '') => section.getByRole('textbox', { name, exact: true });
  await expect.poll(() => field(first).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('Engineer of all');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Foldwater');
  expect([await field(first).inputValue(), await field(second).inputValue()]).toEqual(['Engineer of all', 'Foldwater']);
});

it('shows no button to send where Cancel stood while it was checked who can be emailed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/contact-requests/preflight', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(job(`?submissionId=${pipeline.idsIn('SAVED')[0]}`));
  await button(page.getByRole('dialog'), 'Contact').click();
  const dialog = page.getByRole('dialog', { name: /^Contact / });
  const cancel = button(dialog, 'Cancel');
  await cancel.waitFor();
  const before = await cancel.boundingBox();
  await expect.poll(() => dialog.getByRole('button', { name: /^Save & Send/ }).isDisabled()).toBe(true);
  resolve();
  await button(dialog, 'Save & Send to 1').waitFor();
  expect(await cancel.boundingBox()).toEqual(before);
  await page.unrouteAll();
});

it('shows the email as it is styled when it is sent', async () => {
  const frame = page.frameLocator('iframe[title^="First email"]');
  const notice = frame.getByText(/^You receive this because/);
  expect(await notice.evaluate((element) => getComputedStyle(element).fontSize)).toBe('12px');
});

it('says of a new job that the sourcers have begun, beside nothing it could hide, until they are done', async () => {
  const as = { as: admin };
  const { id } = await world.call(contract.jobs.createJob, { body: aJob({ title: 'Data Engineer' }) }, as);
  await world.call(contract.jobs.startSourcing, { params: { id }, body: { batchSize: 10 } }, as);
  await page.goto(`${world.url}/jobs/${id}?showCrowdSourcingStartedPopover=true`);
  const word = page.getByRole('dialog', { name: 'Crowd sourcing started', exact: true });
  await word.getByText('You will receive 10 profiles in next 24hrs.', { exact: true }).waitFor();
  const edge = await column('New').boundingBox();
  const box = await word.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge?.x ?? 0);
  expect(await word.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await button(word, 'Got it').click();
  await page.setViewportSize(PHONE);
  await page.goto(`${world.url}/jobs/${id}?showCrowdSourcingStartedPopover=true`);
  await word.waitFor();
  await button(page, 'Hide sourcing and objectives').waitFor();
  await button(word, 'Got it').click();
  await page.setViewportSize(DESKTOP);
  await page.goto(`${world.url}/jobs/${id}?showCrowdSourcingStartedPopover=true`);
  await word.waitFor();
  await world.call(contract.jobs.stopSourcing, { params: { id } }, as);
  await word.waitFor({ state: 'detached' });
  sourced = id;
  await addByHand(id);
});

it('calls the calibration batch complete while profiles of the sourcers wait, not for one the team added', async () => {
  const complete = page.getByText('Calibration batch complete - please review', { exact: true });
  await page.goto(job());
  await complete.waitFor();
  await page.goto(`${world.url}/jobs/${sourced}`);
  await page.getByText('1 new profile to review.', { exact: true }).waitFor();
  await page.getByText('Batch 1 was stopped.', { exact: true }).waitFor();
  await expect.poll(() => complete.count()).toBe(0);
});

it('opens the way out of an email by a click on its link in the mailbox', async () => {
  const mail = world.mailbox().find(({ tags }) => tags.submission);
  await page.goto(`${world.url}/mailbox?id=${mail?.id}`);
  const link = page
    .frameLocator('iframe[title="The message"]')
    .getByRole('link', { name: 'Stop these emails', exact: true });
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await opened.getByRole('button').waitFor();
  expect(new URL(opened.url()).pathname).toContain('/unsubscribe/');
  await opened.close();
});

it('reads the job list again each minute while it is seen', async () => {
  await page.goto(`${world.url}/jobs`);
  await page.clock.install({ time: new Date() });
  await page.goto(`${world.url}/jobs`);
  await page.getByRole('table').getByRole('link', { name: 'Data Engineer', exact: true }).waitFor();
  await world.call(contract.jobs.createJob, { body: aJob({ title: 'Head of Platform' }) }, { as: admin });
  await world.drain();
  await page.clock.runFor(61_000);
  await page.getByRole('link', { name: 'Head of Platform', exact: true }).waitFor();
});

it('says before a job is closed to how many candidates emails are under way', async () => {
  await page.goto(job());
  await button(page, 'Actions').click();
  await page.getByRole('menuitem', { name: 'Close', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Close this job?', exact: true })
    .getByText(/^Nobody can be moved .* The emails under way to 1 candidate are held until then\./)
    .waitFor();
});

it('shows in an open candidate what happens meanwhile', async () => {
  const id = pipeline.idsIn('CONTACTED')[1] as SubmissionId;
  await page.goto(job(`?submissionId=${id}`));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Private notes', exact: true }).waitFor();
  await answer(world, lastMail(world, id), 'Thursday at three would suit me.');
  await dialog.getByText('Thursday at three would suit me.', { exact: true }).waitFor();
});

it('asks again about someone who may be there already, until one says that they are to be added', async () => {
  const { candidate } = await world.call(
    contract.submissions.getSubmission,
    { params: { id: pipeline.idsIn('SAVED')[1] as SubmissionId } },
    { as: admin },
  );
  await page.goto(job());
  await button(page, 'Add profile').click();
  await button(page.getByRole('dialog'), 'Type it in').click();
  const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });
  await field('First name').fill(candidate.firstName);
  await field('Last name').fill(candidate.lastName);
  await field('Email optional').fill(candidate.email ?? '');
  for (const answered of ['Go to the profile', 'Add anyway']) {
    await button(page.getByRole('dialog'), 'Send to review').click();
    const question = page.getByRole('dialog', { name: 'Is this someone you have already?', exact: true });
    await button(question, answered).click();
  }
  const added = toast('Profile sent to review.');
  await added.getByText(`${candidate.firstName} ${candidate.lastName}`, { exact: true }).waitFor();
  await world.drain();
  await page.goto(job(`?submissionId=${pipeline.idsIn('SAVED')[1]}`));
  await page
    .getByRole('dialog')
    .getByText(/^This person may be on/)
    .waitFor();
});
