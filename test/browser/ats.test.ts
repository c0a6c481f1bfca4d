import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Employer, TestAccount } from '../support/accounts.ts';
import { contactedThroughAts } from '../support/ats.ts';
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
    expect(await send.getAttribute('aria-disabled')).toBe('true');
    await dialog.getByRole('combobox', { name: 'Which ATS do you use?', exact: true }).fill('Homegrown');
    await page.getByRole('option', { name: /^.*Homegrown/ }).click();
    await send.click();
    await text('Thank you for getting in touch! We’ll get back to you as soon as we can.').waitFor();
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
    await importing().getByRole('button', { name: 'Import job', exact: true }).click();
    await page.waitForURL('**/jobs/edit/job_*');
    await page.getByText(/^The job is imported as a draft\. Your ATS does not say/).waitFor();
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
    expect(await confirm.getAttribute('aria-disabled')).toBe('true');
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('radio', { name: 'Yes', exact: true }).check();
    world.cloud.merge.faults.add({ kind: 'errors', on: 'POST candidates' });
    await confirm.click();
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
    expect(await page.getByRole('region', { name: 'Hired', exact: true }).count()).toBe(0);
    expect(await screenProblems(page)).toEqual([]);
  });

  it('is disconnected by whoever says that they understand', async () => {
    await page.goto(`${world.url}/settings/subscription`);
    await section().getByRole('button', { name: 'Disconnect', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Are you sure you want to disconnect your ATS?', exact: true });
    const disconnect = dialog.getByRole('button', { name: 'Disconnect', exact: true });
    expect(await disconnect.getAttribute('aria-disabled')).toBe('true');
    await dialog.getByRole('checkbox', { name: 'I understand and want to disconnect Greenhouse', exact: true }).check();
    await disconnect.click();
    await section().getByRole('button', { name: 'Connect ATS', exact: true }).waitFor();
    await page.goto(`${world.url}/jobs?status=Draft`);
    await text('IMPORTED FROM ATS').waitFor();
  });

  it('is for admins to connect: others are told whom to ask', async () => {
    const someone = await world.anEmployer({ account, admin: false });
    const own = await openContext(browser, DESKTOP);
    const theirs = await own.newPage();
    await signInThroughPage(theirs, world.url, someone.email, PASSWORD);
    expect(await theirs.getByRole('button', { name: 'Import job from ATS', exact: true }).count()).toBe(0);
    await theirs.goto(`${world.url}/settings/subscription`);
    await theirs
      .getByText('To connect or disconnect an ATS integration, please contact your administrator', { exact: true })
      .waitFor();
    await own.close();
  });
});
