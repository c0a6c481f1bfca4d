import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addApplicant, change } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS } from '../../scripts/local/merge/linked-ats.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { setFlag } from '../../scripts/ops/office.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import { PRODUCT, TIMES, WEB_PATHS } from '../../shared/product.ts';
import { EXPORT_TROUBLE } from '../../shared/rules/ats/exports.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import { connectAts, contactedThroughAts } from '../support/ats.ts';
import {
  accessibilityProblems,
  DESKTOP,
  openBrowser,
  openContext,
  PASSWORD,
  PHONE,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { answer, lastMail, postJob } from '../support/mail.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let account: TestAccount;
let admin: Employer;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  ({ account, admin } = await world.anAccount());
  context = await openContext(browser, DESKTOP);
  page = await context.newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const section = () => page.getByRole('region', { name: 'ATS integration', exact: true });
const importing = () => page.getByRole('dialog', { name: 'Import job from ATS', exact: true });

describe('the ATS of an account', () => {
  it('can be asked for where it is not in the list, also by a name that is typed', async () => {
    // The widget's token is there before anybody asks for it.
    const token = page.waitForResponse((answer) => answer.url().endsWith('/ats/merge-dot-dev/link-token'));
    await page.goto(`${world.url}/settings/subscription`);
    expect((await token).status()).toBe(200);
    await section().getByRole('button', { name: 'I can’t find ATS I use in the list', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Can’t find your ATS in the list?', exact: true });
    const send = dialog.getByRole('button', { name: 'Send', exact: true });
    await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true');
    await dialog.getByRole('combobox', { name: 'Which ATS do you use?', exact: true }).fill('Homegrown');
    await page.getByRole('option', { name: /^.*Homegrown/ }).click();
    await send.click();
    await text('Thank you for getting in touch! We’ll get back to you as soon as we can.').waitFor();
    expect(world.mailbox(PRODUCT.supportEmail).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/ asks for an ATS: Homegrown$/),
    );
  });

  it('is connected through the widget', async () => {
    await section().getByRole('button', { name: 'Connect ATS', exact: true }).click();
    const widget = page.frameLocator('iframe[title="Merge Link"]');
    await widget.getByRole('radio', { name: 'Greenhouse', exact: true }).check();
    await widget.getByRole('button', { name: 'Link', exact: true }).click();
    await text('Your account has been integrated with Greenhouse ATS.').waitFor();
    expect(await screenProblems(page)).toEqual([]);
  });

  it('says that its jobs are on their way, and then lists them', async () => {
    await page.goto(`${world.url}/jobs`);
    await button('Import job from ATS').click();
    await importing().getByText('We are connecting to your ATS', { exact: true }).waitFor();
    world.pass({ minutes: 2 });
    await world.drain();
    await importing().getByRole('radio').first().waitFor();
    expect(
      await importing()
        .getByText(/^Last ATS sync [A-Z][a-z]{2} \d/)
        .count(),
    ).toBe(1);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('gives a draft of the job that is found, chosen by the keyboard, and says what is missing', async () => {
    const search = importing().getByRole('searchbox', { name: 'Search job', exact: true });
    await search.fill('nothing like this');
    await importing().getByText('No results found. Try searching with a different keyword.', { exact: true }).waitFor();
    await search.fill('designer paris');
    await expect.poll(() => importing().getByRole('radio').count()).toBe(2);
    await importing().getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/jobs/edit/job_*');
    await page.getByText(/^The job is imported as a draft\. Still to be filled in: /).waitFor();
  });

  it('shows where its jobs come from, on a phone too', async () => {
    await page.goto(`${world.url}/jobs?status=Draft`);
    await text('SYNCED WITH ATS').waitFor();
    const phone = await openContext(browser, PHONE, await context.storageState());
    const small = await phone.newPage();
    await small.goto(`${world.url}/jobs?status=Draft`);
    await small.getByText('SYNCED WITH ATS', { exact: true }).waitFor();
    await small.getByRole('button', { name: 'Import job from ATS', exact: true }).click();
    await small.getByRole('searchbox', { name: 'Search job', exact: true }).fill('designer');
    await small.getByText('Already imported', { exact: true }).waitFor();
    expect(await screenProblems(small)).toEqual([]);
    await phone.close();
  });

  it('takes candidates who agreed, and says how that went', async () => {
    const { job, id } = await contactedThroughAts(world, { account, admin }, { isConnected: true, resume: false });
    await page.goto(`${world.url}/jobs/${job}?submissionId=${id}`);
    const candidate = page.getByRole('dialog').first();
    await candidate.getByRole('button', { name: 'Move to Greenhouse', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Move .* to Greenhouse$/ });
    const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true });
    await dialog.getByRole('radio', { name: 'No', exact: true }).check();
    await dialog
      .getByText('Sorry, we can’t transfer the candidate’s data to the ATS without candidate consent.', { exact: true })
      .waitFor();
    await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true');
    expect(await accessibilityProblems(page)).toEqual([]);
    // Nobody reads of a resume where there is none.
    await dialog
      .getByText('Their profile goes to Greenhouse. Emails that are still to come stop.', { exact: true })
      .waitFor();
    // By the keyboard alone: Enter does nothing before they agreed, and sends them then.
    await dialog.getByRole('radio', { name: 'No', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => confirm.isVisible()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => dialog.getByRole('radio', { name: 'Yes', exact: true }).isChecked()).toBe(true);
    world.cloud.merge.faults.add({ kind: 'errors', on: 'POST candidates' });
    await page.keyboard.press('Enter');
    await candidate.getByText('On the way to Greenhouse', { exact: true }).waitFor();
    await world.drain();
    await candidate.getByText('The ATS wants a phone number.', { exact: true }).waitFor();
    await candidate.getByRole('button', { name: 'Send again', exact: true }).click();
    await candidate.getByText('On the way to Greenhouse', { exact: true }).waitFor();
    await world.drain();
    await candidate.getByText('Arrived in Greenhouse', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    const column = page.getByRole('region', { name: 'Profiles moved to Greenhouse', exact: true });
    await column.getByText('In the ATS', { exact: true }).waitFor();
    const objectives = page.getByRole('region', { name: 'Objectives', exact: true });
    await objectives.getByText('Who is hired is counted in Greenhouse.', { exact: true }).waitFor();
    await expect.poll(() => objectives.getByRole('progressbar').count()).toBe(1);
    await expect.poll(() => page.getByRole('region', { name: 'Hired', exact: true }).count()).toBe(0);
    expect(await screenProblems(page)).toEqual([]);
  });

  it('says so where an export takes long, on the card and in it', async () => {
    const { job, id } = await contactedThroughAts(world, { account, admin }, { isConnected: true, resume: false });
    world.cloud.merge.faults.add({ kind: 'failing', on: 'GET users', times: 100 });
    await world.call(atsRoutes.exportToAts, { params: { id }, body: {} }, { as: admin });
    await world.drain();
    await page.clock.setSystemTime(Date.now() + 30 * 60_000);
    await page.goto(`${world.url}/jobs/${job}?submissionId=${id}`);
    await page.getByRole('dialog').getByText(EXPORT_TROUBLE, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    const card = page.locator(`a[data-card="${id}"]`);
    await expect.poll(() => card.getAttribute('title')).toContain(EXPORT_TROUBLE);
    expect(await screenProblems(page)).toEqual([]);
    world.cloud.merge.faults.clear();
  });

  it('says who is not to be sourced for a job because they stand on it there', async () => {
    await setFlag(openOffice(), 'candidateDenyList', true, account.id);
    const { job, remote, ats } = await contactedThroughAts(world, { account, admin }, { isConnected: true });
    addApplicant(ats.content, new Date(), remote);
    world.pass({ minutes: 11 });
    await world.drain();
    const { candidates } = await world.call(atsRoutes.getAtsBlacklist, { params: { id: job } }, { as: admin });
    expect(candidates.length).toBeGreaterThan(0);
    await page.goto(`${world.url}/jobs/${job}/about`);
    const list = page.getByRole('region', { name: 'Candidates not to source', exact: true });
    await list.getByText(new RegExp(`^${candidates.length} profiles? from Greenhouse$`)).waitFor();
    await list.getByText(/^Upload whom else you know/).waitFor();
    await expect.poll(() => list.getByText(/^None/).count()).toBe(0);
    expect(await screenProblems(page)).toEqual([]);
  });

  it('is disconnected by whoever says that they understand', async () => {
    await page.goto(`${world.url}/settings/subscription`);
    await section().getByRole('button', { name: 'Disconnect', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Are you sure you want to disconnect your ATS?', exact: true });
    await dialog.getByText(/^.*People whom Greenhouse said not to email are still not emailed\.$/).waitFor();
    const disconnect = dialog.getByRole('button', { name: 'Disconnect', exact: true });
    await expect.poll(() => disconnect.getAttribute('aria-disabled')).toBe('true');
    const box = dialog.getByRole('checkbox', { name: 'I understand and want to disconnect Greenhouse', exact: true });
    // By the keyboard alone: Enter does nothing before it is ticked, and disconnects then.
    await box.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => disconnect.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Space');
    await expect.poll(() => disconnect.getAttribute('aria-disabled')).toBe(null);
    await page.keyboard.press('Enter');
    await section().getByRole('button', { name: 'Connect ATS', exact: true }).waitFor();
    await page.goto(`${world.url}/jobs?status=Draft`);
    await text('IMPORTED FROM ATS').waitFor();
  });

  it('offers no move where the job is not in the ATS that was connected anew, and says why', async () => {
    const team = { account, admin };
    const { ats } = await connectAts(world, team);
    await world.drain();
    const { job, id } = await contactedThroughAts(world, team, { isConnected: true, resume: false });
    const open = page.getByRole('dialog').first();
    await page.goto(`${world.url}/jobs/${job}?submissionId=${id}`);
    await open.getByRole('button', { name: 'Move to Greenhouse', exact: true }).waitFor();
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    await world.drain();
    const publicToken = world.cloud.merge.link(account.id, INTEGRATIONS[0], 0);
    for (const one of world.cloud.merge.linked().at(-1)?.content.jobs ?? [])
      change(one, new Date(), { remote_id: `other-${one.remote_id}` });
    await world.call(atsRoutes.setAtsAccountToken, { body: { publicToken } }, { as: admin });
    await world.drain();
    expect(ats.isDeleted).toBe(true);
    await page.reload();
    await open.getByText(/^Nobody can be moved to Greenhouse from this job: it is not in/).waitFor();
    await expect.poll(() => open.getByRole('button', { name: /^Move to Greenhouse/ }).count()).toBe(0);
    expect(await screenProblems(page)).toEqual([]);
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    await world.drain();
  });

  it('shows its column on a board that is open while it is connected', async () => {
    const { job } = await contactedThroughAts(world, { account, admin }, { resume: false });
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    await world.drain();
    const board = await context.newPage();
    await board.clock.install({ time: new Date() });
    await board.goto(`${world.url}/jobs/${job}`);
    const column = (name: string) => board.getByRole('region', { name, exact: true });
    await column('Interested').waitFor();
    const connected = await connectAts(world, { account, admin });
    await world.drain();
    expect(connected.ats.isRevoked).toBe(false);
    await board.clock.runFor(TIMES.atsPoll);
    await column('Profiles moved to Greenhouse').waitFor();
    await board.close();
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
  });

  it('asks for consent where interest is marked in the inbox, by the key too, and sends them there', async () => {
    const { job, id } = await contactedThroughAts(world, { account, admin }, { resume: false });
    await answer(world, lastMail(world, id), 'Yes, I am interested. Call me.');
    await page.goto(`${world.url}${WEB_PATHS.conversation(id, job)}`);
    await button('Interested').waitFor();
    await page.keyboard.press('i');
    const dialog = page.getByRole('dialog', { name: /^Move .* to Greenhouse$/ });
    await dialog.getByRole('radio', { name: 'Yes', exact: true }).check();
    expect(await screenProblems(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await screenProblems(page)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect.poll(() => button('Interested').count()).toBe(0);
    const state = async () => {
      await world.drain();
      const { columnName, atsExport } = await world.call(
        submissionRoutes.getSubmission,
        { params: { id } },
        { as: admin },
      );
      return [columnName, atsExport];
    };
    await expect.poll(state).toEqual(['EXPORTED', 'sent']);
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
  });

  it('waits with the board of an imported job, and that alone, until it is known whether its ATS is connected', async () => {
    const { job, id } = await contactedThroughAts(world, { account, admin }, { resume: false });
    const own = await postJob(world, admin);
    const board = await context.newPage();
    const column = (name: string) => board.getByRole('region', { name, exact: true });
    await board.route('**/integration-status?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await board.goto(`${world.url}/jobs/${job}?submissionId=${id}`);
    const unknown = board.getByText('It is not known whether Greenhouse is connected.', { exact: true });
    await unknown.waitFor();
    await expect.poll(() => column('Contacted').count()).toBe(0);
    await expect.poll(() => board.getByRole('button', { name: /^Move to / }).count()).toBe(0);
    await expect.poll(() => board.getByText(/^Hired/).count()).toBe(0);
    expect(await screenProblems(board)).toEqual([]);
    await board.goto(`${world.url}/jobs/${own}`);
    await column('Interested').waitFor();
    await board.goto(`${world.url}/jobs/${job}`);
    await unknown.waitFor();
    await board.unroute('**/integration-status?*');
    await board.getByRole('button', { name: 'Try again', exact: true }).click();
    await column('Profiles moved to Greenhouse').waitFor();
    await board.close();
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
  });

  it('is for admins to connect: others are told whom to ask', async () => {
    const someone = await world.anEmployer({ account, admin: false });
    const own = await openContext(browser, DESKTOP);
    const theirs = await own.newPage();
    await signInThroughPage(theirs, world.url, someone.email, PASSWORD);
    await expect.poll(() => theirs.getByRole('button', { name: 'Import job from ATS', exact: true }).count()).toBe(0);
    await theirs.goto(`${world.url}/settings/subscription`);
    await theirs
      .getByText('To connect or disconnect an ATS integration, please contact your administrator', { exact: true })
      .waitFor();
    await own.close();
  });
});
