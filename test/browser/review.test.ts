import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import type { Employer } from '../support/accounts.ts';
import {
  openBrowser,
  openContext,
  PASSWORD,
  pictureOnFailure,
  type SignedIn,
  signInThroughPage,
} from '../support/browser.ts';
import { aProfile } from '../support/builders.ts';
import { aPipeline, type Pipeline } from '../support/pipeline.ts';
import { findAddresses } from '../support/planted.ts';
import { isCovered } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let session: SignedIn;
let pipeline: Pipeline;

beforeAll(async () => {
  world = await aWorld({ page: true });
  ({ admin } = await world.anAccount({ plan: 'PLATFORM' }));
  pipeline = await aPipeline(world, admin, await world.aSourcer(), 'Senior Backend Engineer');
  for (const _ of ['one', 'two', 'three']) await addToReview();
  await findAddresses(world);
  browser = await openBrowser();
  const context = await openContext(browser);
  page = await context.newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
  session = await context.storageState();
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

async function addToReview(over: Partial<Profile> = {}) {
  const as = { as: admin };
  const body = { jobId: pipeline.job, candidate: { ...aProfile(), ...over } as Profile };
  const { id } = await world.call(contract.submissions.createSubmission, { body }, as);
  await world.call(contract.submissions.finishSubmission, { params: { id }, body: { asClientReviewed: false } }, as);
  return id;
}

const job = (rest = '') => `${world.url}/jobs/${pipeline.job}${rest}`;
const shownName = () => page.getByRole('heading', { level: 1 });
const notice = (words: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(words, { exact: true });
const nameOf = async (id: SubmissionId) =>
  (await world.call(contract.submissions.getSubmission, { params: { id } }, { as: admin })).name;
const isOnBoard = () => page.getByRole('region', { name: 'Contacted', exact: true }).waitFor();

it.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])('says whose profiles these are, and leads back to the job, at %i px', async (width, height) => {
  const narrow = await (await openContext(browser, { width, height }, session)).newPage();
  await narrow.goto(job('/review'));
  const heading = narrow.getByRole('heading', { name: 'Senior Backend Engineer', exact: true });
  await heading.waitFor();
  await narrow.getByText('Profile(s) to review for', { exact: true }).waitFor();
  await narrow.getByRole('link', { name: 'Back to the job', exact: true }).click();
  await narrow.getByRole('link', { name: 'Profiles', exact: true }).waitFor();
  expect(new URL(narrow.url()).pathname).toBe(`/jobs/${pipeline.job}`);
  await narrow.context().close();
});

it('lets a profile that the team added be edited from its menu, and not one that was sourced', async () => {
  const menu = page.getByRole('button', { name: 'More actions', exact: true });
  const edit = page.getByRole('menuitem', { name: 'Edit profile', exact: true });
  const added = await addToReview({ firstName: 'Edda', lastName: 'Edit' });
  await findAddresses(world);
  await page.goto(job(`/review?submissionId=${added}`));
  await page.getByRole('heading', { name: 'Edda Edit', exact: true }).waitFor();
  await menu.click();
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Edda Edit', exact: true });
  await dialog.getByRole('textbox', { name: 'Last name', exact: true }).fill('Edited');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await notice('Candidate updated.').waitFor();
  await page.getByRole('heading', { name: 'Edda Edited', exact: true }).waitFor();
  const [sourced] = pipeline.idsIn('NEW');
  await page.goto(job(`/review?submissionId=${sourced}`));
  await page.getByRole('heading', { name: await nameOf(sourced as SubmissionId), exact: true }).waitFor();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Ask a guest', exact: true }).waitFor();
  expect(await edit.count()).toBe(0);
});

it('acts on nobody else while a dialog is on its way, which Escape takes back', async () => {
  const slow = await (await openContext(browser, { width: 1440, height: 900 }, session)).newPage();
  const arrival = Promise.withResolvers<void>();
  await slow.route('**/assets/contact-dialog*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await slow.goto(job('/review'));
  const name = slow.getByRole('heading', { level: 1 });
  await name.waitFor();
  const first = await name.textContent();
  await slow.keyboard.press('c');
  const onItsWay = slow.getByRole('status').getByText('One moment', { exact: true });
  await onItsWay.waitFor();
  await slow.keyboard.press('j');
  await slow.keyboard.press('Escape');
  await onItsWay.waitFor({ state: 'detached' });
  expect([await name.textContent(), new URL(slow.url()).pathname]).toEqual([first, `/jobs/${pipeline.job}/review`]);
  await slow.keyboard.press('c');
  arrival.resolve();
  await slow.getByRole('dialog').waitFor();
  expect(await onItsWay.count()).toBe(0);
  await slow.context().close();
});

it('is left with Escape, once nothing is open and nothing selected', async () => {
  await page.goto(job('/review'));
  await shownName().waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('x');
  await page.getByText('1 selected', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('1 selected', { exact: true }).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(`/jobs/${pipeline.job}/review`);
  await page.keyboard.press('Escape');
  await isOnBoard();
});

it('gives back their places to those whom one takes back, and sees what a teammate does meanwhile', async () => {
  await page.goto(job('/review'));
  const place = page.getByText(/^\d+ of \d+$/);
  await shownName().waitFor();
  const total = (await place.textContent())?.split(' of ')[1] ?? '';
  await page.keyboard.press('j');
  await page.getByText(`2 of ${total}`, { exact: true }).waitFor();
  const name = (await shownName().textContent()) ?? '';
  await page.keyboard.press('s');
  await notice('Profile saved.').waitFor();
  await page.getByText(`2 of ${Number(total) - 1}`, { exact: true }).waitFor();
  await page.keyboard.press('u');
  await page.getByText(`2 of ${total}`, { exact: true }).waitFor();
  await expect.poll(() => shownName().textContent()).toBe(name);
  await page.keyboard.press('j');
  await page.getByText(`3 of ${total}`, { exact: true }).waitFor();
  const other = (await shownName().textContent()) ?? '';
  const id = new URL(page.url()).searchParams.get('submissionId') as SubmissionId;
  const body = { submissionIds: [id], from: 'NEW' as const };
  await world.call(contract.submissions.saveSubmissions, { params: { jobId: pipeline.job }, body }, { as: admin });
  await world.drain();
  await notice(`${admin.name} reviewed ${other} meanwhile: now in Saved.`).waitFor();
  await page.getByText(`3 of ${Number(total) - 1}`, { exact: true }).waitFor();
});

it('says where someone is now whom a teammate reviewed meanwhile', async () => {
  const [id] = pipeline.idsIn('NEW') as [SubmissionId];
  const name = await nameOf(id);
  await page.goto(job(`/review?submissionId=${id}`));
  await expect.poll(() => shownName().textContent()).toBe(name);
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: /^Contact / });
  const send = dialog.getByRole('button', { name: 'Save & Send to 1', exact: true });
  await send.waitFor();
  const body = { jobId: pipeline.job, submissionsId: [id], startOutreachCampaign: true };
  await world.call(contract.outreach.contactCandidates, { body }, { as: admin });
  await world.drain();
  await send.click();
  await notice(`${name} was reviewed meanwhile and is now in Contacted.`).waitFor();
  await expect.poll(() => notice('Sorry, this candidate does not exist on that job.').count()).toBe(0);
});

it('leaves to a teammate whom they have contacted, takes them out of the list and says so', async () => {
  await page.goto(job('/review'));
  const name = (await shownName().textContent()) ?? '';
  await expect.poll(() => new URL(page.url()).searchParams.get('submissionId')).toBeTruthy();
  const id = new URL(page.url()).searchParams.get('submissionId') as SubmissionId;
  const left = Number((await page.getByText(/^\d+ of \d+$/).textContent())?.split(' of ')[1]);
  const body = { jobId: pipeline.job, submissionsId: [id], startOutreachCampaign: true };
  await world.call(contract.outreach.contactCandidates, { body }, { as: admin });
  await page.keyboard.press('d');
  await page.getByRole('dialog', { name: `Discard ${name}`, exact: true }).waitFor();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await notice(`You reviewed ${name} meanwhile: now in Contacted.`).waitFor();
  await page.getByText(new RegExp(`^\\d+ of ${left - 1}$`)).waitFor();
  await expect.poll(() => shownName().textContent()).not.toBe(name);
  const { columnName } = await world.call(contract.submissions.getSubmission, { params: { id } }, { as: admin });
  expect(columnName).toBe('CONTACTED');
});

it('stays where it is when Enter is pressed once more after somebody was discarded by keys alone', async () => {
  await page.goto(job('/review'));
  for (let discarded = 0; discarded < 2; discarded++) {
    const name = (await shownName().textContent()) ?? '';
    const discarding = page.getByRole('dialog', { name: `Discard ${name}`, exact: true });
    await page.keyboard.press('d');
    await discarding.waitFor();
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    await discarding.waitFor({ state: 'detached' });
    await expect.poll(() => shownName().textContent()).not.toBe(name);
  }
  const focused = () => page.evaluate(() => document.activeElement?.closest('a, button')?.textContent ?? null);
  await expect.poll(focused).toBe(null);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).pathname).toBe(new URL(job('/review')).pathname);
  for (let taken = 0; taken < 2; taken++) {
    const before = await shownName().textContent();
    await page.keyboard.press('u');
    await expect.poll(() => shownName().textContent()).not.toBe(before);
  }
});

it('takes back by key each of many that were saved, though three messages are shown', async () => {
  for (const _ of [1, 2, 3, 4, 5, 6]) await addToReview();
  await findAddresses(world);
  await page.goto(job('/review'));
  const names: string[] = [];
  for (const _ of [1, 2, 3, 4, 5]) {
    const name = (await shownName().textContent()) ?? '';
    names.push(name);
    await page.keyboard.press('s');
    await notice(name).waitFor();
  }
  await expect.poll(() => page.locator('[data-ui=toast]').count()).toBe(3);
  for (const name of names.toReversed()) {
    await page.keyboard.press('u');
    await expect.poll(() => shownName().textContent()).toBe(name);
  }
});

it('says of someone who is not on the job that they are not', async () => {
  await page.goto(job('/review?submissionId=sub_0000000000000000'));
  await notice('Sorry, this candidate does not exist on that job.').waitFor();
});

it('shows messages above its actions, which are pressed meanwhile', async () => {
  await page.goto(job('/review'));
  const name = await shownName().textContent();
  await page.keyboard.press('s');
  const message = page.locator('[data-ui=toast]').filter({ has: page.getByText('Profile saved.', { exact: true }) });
  await message.waitFor();
  const below = await message.boundingBox();
  const discard = await page.getByRole('button', { name: 'Discard', exact: true }).boundingBox();
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(discard?.y ?? 0);
  await page.keyboard.press('u');
  await expect.poll(() => shownName().textContent()).toBe(name);
});

it.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])('shows no message over the feedback that is written meanwhile, at %i px', async (width, height) => {
  const other = await (await openContext(browser, { width, height }, session)).newPage();
  await other.goto(job('/review'));
  await other.getByRole('heading', { level: 1 }).waitFor();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  const message = other.locator('[data-ui=toast]').filter({ has: other.getByText('Profile saved.', { exact: true }) });
  await message.waitFor();
  await other.getByRole('button', { name: 'Say something about this profile', exact: true }).click();
  const field = other.getByRole('textbox', { name: /^Review feedback/ });
  await field.fill('Knows the field');
  for (const place of [field, other.getByRole('heading', { level: 1 })])
    await expect.poll(() => isCovered(place)).toBe(false);
  await other.keyboard.press('Escape');
  await message.getByRole('button', { name: /^Undo/ }).click();
  await message.waitFor({ state: 'detached' });
  await other.context().close();
});

it('lets a card be opened right after its review', async () => {
  await page.goto(job('/review'));
  await shownName().waitFor();
  const name = (await shownName().textContent()) ?? '';
  await page.keyboard.press('s');
  await notice('Profile saved.').waitFor();
  await page.keyboard.press('Escape');
  await isOnBoard();
  const card = page.getByRole('region', { name: 'Saved', exact: true }).getByRole('link', { name, exact: true });
  await card.click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${name} `) });
  await dialog.getByRole('button', { name: 'Contact', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/jobs/${pipeline.job}`);
});

it('keeps a note and feedback that were typed and not sent, through the next profile and a reload', async () => {
  await page.goto(job('/review'));
  const name = (await shownName().textContent()) ?? '';
  await expect.poll(() => new URL(page.url()).searchParams.get('submissionId')).toBeTruthy();
  const address = page.url();
  const note = page.getByRole('textbox', { name: 'Add a note only your team sees', exact: true });
  await note.fill('Ask about the notice period');
  await note.press('Escape');
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: `Contact ${name}`, exact: true });
  const feedback = dialog.getByRole('textbox', { name: 'Review feedback optional', exact: true });
  await feedback.fill('Strong on Go');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('d');
  const discarding = page.getByRole('dialog', { name: `Discard ${name}`, exact: true });
  const why = discarding.getByRole('textbox', { name: /^Comment/ });
  // What is said to contact somebody is no reason to discard them, and the other way round.
  await expect.poll(() => why.inputValue()).toBe('');
  await why.fill('Too junior');
  await page.keyboard.press('Escape');
  await discarding.waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await expect.poll(() => shownName().textContent()).not.toBe(name);
  // The focus was in what is gone with the profile before: it goes to the name of the next.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await expect.poll(() => note.inputValue()).toBe('');
  await page.goto(address);
  await expect.poll(() => note.inputValue()).toBe('Ask about the notice period');
  await page.keyboard.press('c');
  await expect.poll(() => feedback.inputValue()).toBe('Strong on Go');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await note.press('Enter');
  await notice('Note added.').waitFor();
  await page.reload();
  await page.getByText('Ask about the notice period', { exact: true }).waitFor();
  await expect.poll(() => note.inputValue()).toBe('');
});

it('notes by which other way somebody without an address was reached', async () => {
  // Whom the embedded finder misses.
  const id = await addToReview({ firstName: 'Nadia', lastName: 'Nolan', email: null, employmentHistory: [] });
  await findAddresses(world);
  const name = await nameOf(id);
  await page.goto(job(`/review?submissionId=${id}`));
  await page.getByRole('button', { name: 'Note another channel', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Contact ${name}`, exact: true });
  await dialog.getByRole('checkbox', { name: 'Phone / Video call', exact: true }).check();
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await shownName().getByText(name, { exact: true }).waitFor({ state: 'detached' });
  const after = await world.call(contract.submissions.getSubmission, { params: { id } }, { as: admin });
  expect(after.columnName).toBe('CONTACTED');
  expect(after.contactedViaOtherChannels.map(({ channel }) => channel)).toEqual(['CALL']);
});
