import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { change } from '../../scripts/local/merge/ats-content.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { TIMES } from '../../shared/product.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import { contactedThroughAts } from '../support/ats.ts';
import {
  DESKTOP,
  openBrowser,
  openContext,
  PASSWORD,
  PHONE,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { addCandidate, contact } from '../support/mail.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let phone: Page;
let account: TestAccount;
let admin: Employer;
let sent: Awaited<ReturnType<typeof contactedThroughAts>>;
/** Two more who were contacted on the same job. */
let others: Awaited<ReturnType<typeof addCandidate>>[];

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  ({ account, admin } = await world.anAccount());
  sent = await contactedThroughAts(world, { account, admin }, { resume: false });
  others = [];
  for (const firstName of ['Ann', 'Bob']) {
    const one = await addCandidate(world, admin, sent.job, { firstName, email: `${firstName}@home.example` });
    await contact(world, one);
    others.push(one);
  }
  context = await openContext(browser, DESKTOP);
  page = await context.newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
  phone = await (await openContext(browser, PHONE, await context.storageState())).newPage();
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

const IMPORT = 'Import job from ATS';
const board = () => `${world.url}/jobs/${sent.job}`;
const column = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
const importing = () => page.getByRole('dialog', { name: IMPORT, exact: true });
const lockedOut = (place: Page | Locator) =>
  place.getByText(/^Greenhouse does not let us in any more, so nothing is synchronised and nobody is sent there\./);
const consent = () => page.getByRole('dialog', { name: /^Move .* to Greenhouse$/ });
const cardOf = (id: string) => page.locator(`a[data-card="${id}"]`);

/** Answers the sync's status instead of the server, until it is let go. */
async function syncIs(status: number, body: object) {
  const path = '**/jobs-last-sync-status';
  await page.route(path, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
  );
  return () => page.unroute(path);
}
const failed = { lastSyncStatus: 'FAILED', lastSyncDate: null, nextSyncDate: null, isInitialSync: true };

it('shows a first sync that stopped as an error, which can be asked about again', async () => {
  const letGo = await syncIs(200, failed);
  await page.goto(`${world.url}/jobs`);
  await button(IMPORT).click();
  await importing().getByText('No jobs of your ATS could be read', { exact: true }).waitFor();
  await expect.poll(() => importing().getByText('We are connecting to your ATS', { exact: true }).count()).toBe(0);
  expect(await screenProblems(page)).toEqual([]);
  await letGo();
  await importing().getByRole('button', { name: 'Try again', exact: true }).click();
  await importing().getByRole('radio').first().waitFor();
});

it('asks again how the last sync went where that could not be asked', async () => {
  const own = await context.newPage();
  await own.clock.install({ time: new Date() });
  await own.route('**/jobs-last-sync-status', (route) => route.fulfill({ status: 409, body: '{}' }));
  await own.goto(`${world.url}/jobs`);
  await button(IMPORT, own).click();
  const dialog = own.getByRole('dialog', { name: IMPORT, exact: true });
  await dialog.getByText('It could not be asked when your ATS was last synchronised.', { exact: true }).waitFor();
  await own.unroute('**/jobs-last-sync-status');
  // After failures it is asked less and less often, but at least once a minute.
  await own.clock.runFor(4 * TIMES.atsPoll);
  await dialog.getByText(/^Last ATS sync [A-Z][a-z]{2} \d/).waitFor();
  await own.close();
});

it('goes on with the jobs that follow those of the first page', async () => {
  const job = { code: null, sourceId: null, remoteCreatedAt: null, location: null, existingJobId: null };
  const named = (title: string, over = {}) => ({ ...job, ...over, id: title, mergeDevId: title, title });
  const path = '**/ats-searchable-jobs?*';
  await page.route(path, (route) => {
    const offset = new URL(route.request().url()).searchParams.get('offset');
    const first = [named('First'), named('Second', { moreFollow: true })];
    return route.fulfill({ json: offset === '2' ? [named('Third')] : first });
  });
  await page.goto(`${world.url}/jobs`);
  await button(IMPORT).click();
  await importing()
    .getByRole('radio', { name: /^Third/ })
    .waitFor();
  await expect.poll(() => importing().getByRole('radio').count()).toBe(3);
  await page.unroute(path);
});

it('shows the whole place of each job on a phone', async () => {
  await phone.goto(`${world.url}/jobs`);
  await button(IMPORT, phone).click();
  const place = phone.getByText('New York, United States', { exact: true });
  await place.waitFor();
  expect(await place.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect(await screenProblems(phone)).toEqual([]);
});

it('promises with the keys what dropping does: one is asked about, of several nobody is moved', async () => {
  const [one, other] = others;
  if (!one || !other) throw new Error('Nobody was contacted');
  await page.goto(board());
  const there = column('Profiles moved to Greenhouse');
  await cardOf(one.id).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await there.getByText('Move to Greenhouse', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  for (const { id } of [one, other]) {
    await cardOf(id).focus();
    await page.keyboard.press('x');
  }
  const bar = page.getByRole('toolbar', { name: 'Selected candidates', exact: true });
  await bar.waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await there.getByText('One at a time: it is asked of each candidate', { exact: true }).waitFor();
  // It would cover the outcomes.
  await expect.poll(() => bar.isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Move to', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Profiles moved to Greenhouse/ }).waitFor();
  await page.keyboard.press('Escape');
});

it('says with the same breath in the message and behind it that somebody arrived', async () => {
  await page.goto(`${board()}?submissionId=${sent.id}`);
  const candidate = page.getByRole('dialog').first();
  await candidate.getByRole('button', { name: 'Move to Greenhouse', exact: true }).click();
  await consent().getByRole('radio', { name: 'Yes', exact: true }).check();
  await consent().getByRole('button', { name: 'Confirm', exact: true }).click();
  await candidate.getByText('On the way to Greenhouse', { exact: true }).waitFor();
  await world.drain();
  await page.getByText(/^.* was successfully sent to Greenhouse\.$/).waitFor();
  await expect.poll(() => candidate.getByText('Arrived in Greenhouse', { exact: true }).count()).toBe(1);
});

it('shows who is gone from the ATS, and sends them again', async () => {
  const path = `**/submissions/**/${sent.id}*`;
  const gone = {
    state: 'gone',
    at: new Date().toISOString(),
    why: 'They were deleted in Greenhouse.',
    note: null,
    email: null,
  };
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json().catch(() => ({}))) as { exportToAts?: unknown };
    await route.fulfill({
      response: answer,
      json: body.exportToAts ? { ...body, atsExport: 'gone', exportToAts: gone, publicContactEmail: null } : body,
    });
  });
  await page.goto(`${board()}?submissionId=${sent.id}`);
  const candidate = page.getByRole('dialog').first();
  await candidate.getByText('Not in Greenhouse any more', { exact: true }).waitFor();
  await candidate.getByText('They were deleted in Greenhouse.', { exact: true }).waitFor();
  const again = candidate.getByRole('button', { name: 'Send again', exact: true });
  await again.waitFor();
  expect(await screenProblems(page)).toEqual([]);
  // Nobody knows an address of theirs here: the one that was written for it may have been the wrong one.
  const another = candidate.getByRole('textbox', { name: 'Candidate’s email', exact: true });
  await another.fill('no address');
  await again.click();
  await candidate.getByText('Please enter a valid email address.', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await another.fill(' the.right@home.example ');
  await page.route('**/export-to-ats', (route) => route.abort());
  const asked = page.waitForRequest('**/export-to-ats');
  await again.click();
  expect((await asked).postDataJSON()).toEqual({ candidateEmailManuallyProvided: 'the.right@home.example' });
  await page.unroute('**/export-to-ats');
  await page.unroute(path);
});

it('lets it be said that it is them whom the ATS calls otherwise, or somebody else, by whoever is shown the name alone', async () => {
  const path = `**/submissions/**/${sent.id}*`;
  const [email, otherName] = ['sam@home.example', 'Née Otherwise'];
  const why = `Your ATS has ${email} as “${otherName}”.`;
  const failed = { state: 'failed', at: new Date().toISOString(), why, note: null, email, otherName };
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json().catch(() => ({}))) as { exportToAts?: unknown };
    await route.fulfill({
      response: answer,
      json: body.exportToAts ? { ...body, atsExport: 'failed', exportToAts: failed } : body,
    });
  });
  await page.route('**/export-to-ats', (route) => route.abort());
  await page.goto(`${board()}?submissionId=${sent.id}`);
  const candidate = page.getByRole('dialog').first();
  const isThem = candidate.getByRole('button', { name: 'It is them, send', exact: true });
  const isElse = candidate.getByRole('button', { name: 'Somebody else, send', exact: true });
  const again = candidate.getByRole('button', { name: 'Send again', exact: true });
  for (const [press, body] of [
    [isThem, { isCalledThere: otherName }],
    [isElse, { isSomebodyElse: otherName }],
    [again, {}],
  ] as const) {
    const asked = page.waitForRequest('**/export-to-ats');
    await press.click();
    expect((await asked).postDataJSON()).toEqual(body);
  }
  expect(await screenProblems(page)).toEqual([]);
  await candidate.getByRole('textbox', { name: 'Candidate’s email', exact: true }).fill('the.right@home.example');
  await expect.poll(async () => [await isThem.count(), await isElse.count()]).toEqual([0, 0]);
  await page.unroute('**/export-to-ats');
  await page.unroute(path);
});

it('asks nobody for a consent while the ATS does not let us in, on a board that was open before too', async () => {
  const [one] = others;
  if (!one) throw new Error('Nobody was contacted');
  await page.goto(`${board()}?submissionId=${one.id}`);
  const move = button('Move to Greenhouse');
  await expect.poll(() => move.getAttribute('aria-disabled')).toBe(null);
  sent.ats.isRevoked = true;
  world.pass({ minutes: 11 });
  await world.drain();
  await move.click();
  await lockedOut(consent()).waitFor();
  await expect.poll(() => consent().getByRole('radio').count()).toBe(0);
  expect(await screenProblems(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => move.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  await lockedOut(page.getByRole('note')).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await cardOf(one.id).focus();
  await page.keyboard.press('m');
  const there = page.getByRole('menuitem', { name: /^Profiles moved to Greenhouse/ });
  await expect.poll(() => there.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => there.textContent()).toContain('it does not let us in any more');
});

it('says so in the list of the jobs and on the button of the import, to teammates too', async () => {
  const someone = await world.anEmployer({ account, admin: false });
  const own = await openContext(browser, DESKTOP);
  const theirs = await own.newPage();
  await signInThroughPage(theirs, world.url, someone.email, PASSWORD);
  await theirs.goto(`${world.url}/jobs?source=account`);
  for (const [on, why] of [
    [page, 'Greenhouse does not let us in any more: connect it again first.'],
    [theirs, 'Greenhouse does not let us in any more: an admin has to connect it again first.'],
  ] as const) {
    if (on === page) await page.goto(`${world.url}/jobs`);
    await lockedOut(on.getByRole('note')).waitFor();
    await on.getByText('IMPORTED FROM ATS', { exact: true }).waitFor();
    await expect.poll(() => button(IMPORT, on).getAttribute('aria-disabled')).toBe('true');
    await button(IMPORT, on).hover();
    const tooltip = on.getByText(why, { exact: true });
    await tooltip.waitFor();
    expect((await tooltip.boundingBox())?.y).toBeGreaterThan(0);
    expect(await screenProblems(on)).toEqual([]);
  }
  await expect.poll(() => button('Connect again', theirs).count()).toBe(0);
  await own.close();
  await phone.goto(`${world.url}/jobs`);
  await lockedOut(phone.getByRole('note')).waitFor();
  expect(await screenProblems(phone)).toEqual([]);
});

it('is connected again from there, and then the jobs are in step', async () => {
  await button('Connect again').click();
  const widget = page.frameLocator('iframe[title="Merge Link"]');
  await widget.getByRole('radio', { name: 'Greenhouse', exact: true }).check();
  await widget.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByText('SYNCED WITH ATS', { exact: true }).waitFor();
  await expect.poll(() => lockedOut(page.getByRole('note')).count()).toBe(0);
  await world.drain();
});

it('says why a board is no longer that of the ATS, and leads to those who were sent there', async () => {
  change(sent.remote, new Date(), { status: 'CLOSED' });
  world.pass({ minutes: 11 });
  await world.drain();
  const { job } = await world.call(atsRoutes.getAtsStatus, { query: { jobId: sent.job } }, { as: admin });
  expect(job).toBe('CLOSED');
  for (const on of [page, phone]) {
    await on.goto(board());
    await on
      .getByText(
        /^Nobody can be moved to Greenhouse from this job: it is closed in Greenhouse\. Candidates go on here\. 1 candidate who was moved there is in/,
      )
      .waitFor();
    expect(await screenProblems(on)).toEqual([]);
    await button('Show them', on).click();
    const right = async () => {
      const box = await on.locator(`a[data-card="${sent.id}"]`).boundingBox();
      return box ? box.x + box.width : Number.POSITIVE_INFINITY;
    };
    await expect.poll(right).toBeLessThanOrEqual(on.viewportSize()?.width ?? 0);
  }
});

it('says that too where the ATS does not let us in, and both where a closed job can tell them', async () => {
  sent.ats.isRevoked = true;
  world.pass({ minutes: 11 });
  await world.drain();
  await page.goto(board());
  await lockedOut(page.getByRole('note')).waitFor();
  await page.getByText(/^Nobody can be moved to Greenhouse from this job: it is closed in Greenhouse\./).waitFor();
  await button('Show them').waitFor();
  expect(await screenProblems(page)).toEqual([]);
});
