import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { JobId } from '../../shared/model/ids.ts';
import type { Employer } from '../support/accounts.ts';
import {
  accessibilityProblems,
  openBrowser,
  openContext,
  PASSWORD,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { aDraft, aJob, someRequirements } from '../support/builders.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs } = contract;
const REQUIRED = 'This field is required.';

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;

beforeAll(async () => {
  world = await aWorld({ page: true });
  ({ admin } = await world.anAccount({ plan: 'PLATFORM' }));
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));
afterEach(() => page.unrouteAll());

const create = async (body: ReturnType<typeof aJob>): Promise<JobId> =>
  (await world.call(jobs.createJob, { body }, { as: admin })).id;
const read = (id: JobId) => world.call(jobs.getJob, { params: { id } }, { as: admin });
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const field = (name: string) => page.locator(`[data-field="${name}"]`);
const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const said = (text: string) => page.getByText(text, { exact: true });
const focusedField = () =>
  page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? '');

/** Lets the server read something else than what the page sends, so that it refuses what the page took for right. */
const spoil = (address: string, method: string, change: (body: Record<string, unknown>) => void) =>
  page.route(address, async (route) => {
    if (route.request().method() !== method) return route.continue();
    const body = bodyOf(route.request());
    change(body);
    await route.continue({ postData: JSON.stringify(body) });
  });
const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown>;

describe('the job form', () => {
  const edit = async (id: JobId, tab = 'details') => {
    await page.goto(`${world.url}/jobs/edit/${id}?tab=${tab}`);
    await page.getByRole('navigation', { name: 'Steps', exact: true }).waitFor();
  };

  it('says what is missing on the step alone, at the first of it, and takes it back once it is there', async () => {
    await page.goto(`${world.url}/jobs/create`);
    await button('Continue').click();
    await expect.poll(focusedField).toBe('title');
    for (const name of ['title', 'functions', 'industries', 'location', 'requirements.srcLocation', 'description'])
      await expect.poll(() => field(name).getByText(REQUIRED, { exact: true }).count(), { message: name }).toBe(1);
    await box('Job title').pressSequentially('Engineer');
    await field('title').getByText(REQUIRED, { exact: true }).waitFor({ state: 'hidden' });
    await expect.poll(() => button('Instructions').isDisabled()).toBe(true);
    await box('Job title').fill('');
    await field('title').getByText(REQUIRED, { exact: true }).waitFor();
  });

  it('goes back to the step before with Back, and leaves whole with Cancel', async () => {
    const id = await create(aJob());
    await page.goto(`${world.url}/jobs/${id}`);
    await button('Actions').click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    await step('Details').waitFor();
    for (const next of ['Instructions', 'Objectives']) {
      await page
        .getByRole('navigation', { name: 'Steps', exact: true })
        .getByRole('button', { name: new RegExp(`^${next}`) })
        .click();
      await step(next).waitFor();
    }
    await page.goBack();
    await step('Instructions').waitFor();
    await button('Cancel').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/jobs/${id}`);
  });

  it('leaves none of its pages behind: Back leads to where one was before', async () => {
    const id = await create(aJob({ title: 'Half a job', status: 'Draft' }));
    await page.goto(`${world.url}/jobs`);
    await edit(id);
    await button('Continue').click();
    await step('Instructions').waitFor();
    await button('Save as draft').click();
    await expect.poll(() => new URL(page.url()).search).toContain('status=Draft');
    await page.goBack();
    await expect.poll(() => page.url()).toBe(`${world.url}/jobs`);
  });

  it('asks before a copied job is left by Back, and names the button that keeps it', async () => {
    await page.goto(`${world.url}/jobs/${await create(aJob())}`);
    await button('Actions').click();
    await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click();
    await box('Job title').fill('A copy');
    await page.goBack();
    await said('Please click on Save as draft to not lose what you entered.').waitFor();
    const sure = page.getByRole('dialog', { name: 'Are you sure you want to leave without saving?', exact: true });
    await sure.getByRole('button', { name: 'Yes, I’m sure', exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/\/jobs\/job_\w+$/);
  });

  it('says at both numbers that they do not fit, and at neither once one of them does', async () => {
    await edit(await create(aJob()), 'objectives');
    const hires = box('Number to hire');
    await hires.fill('9');
    await hires.blur();
    const more = said('This field cannot be more than the interested candidates wanted.');
    await more.waitFor();
    await box('Number of interested candidates wanted').fill('9');
    await more.waitFor({ state: 'hidden' });
    // What cannot be is neither cut off nor rounded in silence.
    await hires.fill('1001');
    await hires.blur();
    await said('This field cannot be more than 1,000.').waitFor();
    await expect.poll(() => hires.inputValue()).toBe('1,001');
    await hires.fill('1.5');
    await hires.blur();
    await said('Please use only integers.').waitFor();
    await expect.poll(() => hires.inputValue()).toBe('1.5');
  });

  it('has the numbers of the predicted pipeline in one line each, with their thousands set apart', async () => {
    await edit(await create(aJob({ targetProfileCount: 1000, targetLeadCount: 1000 })), 'objectives');
    const numbers = page
      .getByRole('region', { name: 'Predicted pipeline', exact: true })
      .getByText(/^\d+,\d{3} to [\d,]+$/);
    await numbers.first().waitFor();
    for (const width of [1440, 1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const number of await numbers.all()) expect((await number.boundingBox())?.height).toBeLessThan(25);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('marks the one line of a list that is wrong, and goes there', async () => {
    await edit(await create(aJob()), 'instructions');
    await box('Link 1').fill('https://example.com/somebody');
    await box('Link 1').press('Enter');
    await box('Link 2').fill('not a link');
    await button('Continue').click();
    await said('Please enter a valid URL.').waitFor();
    await expect.poll(() => field('requirements.benchmarkLinks').locator('[aria-invalid=true]').count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Link 2');
  });

  it('goes to the next line of a list with the very key, so that nothing is typed into the one before', async () => {
    await edit(await create(aJob()), 'instructions');
    await box('Link 1').fill('https://example.com/somebody');
    const next = await box('Link 1').evaluate((input) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      return document.activeElement?.getAttribute('aria-label');
    });
    expect(next).toBe('Link 2');
  });

  it('is not held back by what was typed for a restriction that was taken back', async () => {
    await edit(await create(aJob()));
    await radio('Remote only').check();
    await radio('Others').check();
    await box('What applies instead').fill('x'.repeat(141));
    await button('Continue').click();
    await said('This field cannot be longer than 140 characters.').waitFor();
    await radio('Anywhere globally').check();
    await button('Continue').click();
    await step('Instructions').waitFor();
  });

  it('shows what the server alone refuses at its field, until that field is changed', async () => {
    const id = await create(aJob());
    await edit(id);
    await box('Job title').fill('Not yet');
    await spoil('**/api/job-offers/*', 'PATCH', (body) => {
      body.emailSender = 'usr_n0b0dyn0b0dyn0b0';
    });
    await button('Update job').click();
    await step('Engagement').waitFor();
    const words = field('emailSender').getByText('Please choose someone of your account.', { exact: true });
    await words.waitFor();
    await expect.poll(focusedField).toBe('emailSender');
    await page.getByRole('button', { name: /^Details\s?, done$/ }).click();
    await box('Job title').fill('Changed');
    await page.getByRole('button', { name: /^Engagement\s?, needs attention$/ }).click();
    await words.waitFor();
    await radio('Bramble').check();
    await radio('Myself or my team').check();
    await page.unrouteAll();
    await button('Update job').click();
    await said('The job has been updated.').waitFor();
    expect((await read(id)).title).toBe('Changed');
  });

  it('leaves whoever went on in another field there when the server refuses one, and says why', async () => {
    const id = await create(aJob());
    await edit(id);
    await box('Job title').fill('Not now');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/job-offers/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      await promise;
      const body = { ...bodyOf(route.request()), emailSender: 'usr_n0b0dyn0b0dyn0b0' };
      await route.continue({ postData: JSON.stringify(body) });
    });
    await button('Update job').click();
    await box('Job title').focus();
    resolve();
    await page
      .getByRole('region', { name: 'Notifications', exact: true })
      .getByText('Please choose someone of your account.', { exact: true })
      .waitFor();
    await page.getByRole('button', { name: /^Engagement\s?, needs attention$/ }).waitFor();
    expect(await box('Job title').evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('says above its fields what the server refuses of no field, and what went wrong on the way', async () => {
    const id = await create(aJob());
    await edit(id);
    await box('Job title').fill('Changed again');
    await spoil('**/api/job-offers/*', 'PATCH', (body) => {
      body.version = 'one';
    });
    await button('Update job').click();
    await page.getByRole('alert').getByText('Please enter a number.', { exact: true }).waitFor();
    await page.unrouteAll();
    await page.route('**/api/job-offers/*', (route) => route.abort());
    await button('Update job').click();
    const away = page.getByRole('alert').getByText(/^Service is temporarily unavailable/);
    await away.waitFor();
    await page.unrouteAll();
    await button('Update job').click();
    await said('The job has been updated.').waitFor();
    expect((await read(id)).title).toBe('Changed again');
  });

  it('says of a note that is too long so in its dialog, and of one that the server refuses', async () => {
    const noteForSourcer = 'x'.repeat(281);
    const id = await create(aJob({ title: 'With a note', status: 'Draft', noteForSourcer }));
    await edit(id);
    for (const next of ['Instructions', 'Objectives', 'Engagement']) {
      await button('Continue').click();
      await step(next).waitFor();
    }
    await button('Start sourcing').click();
    const dialog = page.getByRole('dialog', { name: 'One last step', exact: true });
    const tooLong = dialog
      .getByRole('alert')
      .getByText('This field cannot be longer than 280 characters.', { exact: true });
    await tooLong.waitFor();
    const note = dialog.getByRole('textbox', { name: 'Note to the sourcer optional', exact: true });
    await note.fill('Short');
    await tooLong.waitFor({ state: 'hidden' });
    await spoil('**/api/job-offers/*', 'PATCH', (body) => {
      body.noteForSourcer = 7;
    });
    const post = dialog.getByRole('button', { name: 'Start sourcing', exact: true });
    await post.click();
    await dialog.getByRole('alert').getByText('Please enter a text.', { exact: true }).waitFor();
    await page.unrouteAll();
    await note.fill('Shorter');
    await post.click();
    await said('The draft job has been validated.').waitFor();
    expect(await read(id)).toMatchObject({ status: 'Validated', noteForSourcer: 'Shorter' });
  });

  it('saves a draft with what is half typed, and opens it as it was typed', async () => {
    const requirements = someRequirements({ mustHaves: ['x'.repeat(141)], benchmarkLinks: ['linkedin'] });
    const id = await create(aDraft({ title: 'Half typed', applyUrl: 'acme', requirements }));
    await edit(id);
    await box('Job application link optional').fill('acme.example');
    await box('Minimum').fill('50.5');
    await button('Save as draft').click();
    await said('The job has been saved as a draft.').waitFor();
    await expect.poll(() => new URL(page.url()).search).toContain('status=Draft');
    await edit(id);
    await expect.poll(() => box('Job application link optional').inputValue()).toBe('acme.example');
    await expect.poll(() => box('Minimum').inputValue()).toBe('50.5');
    expect((await read(id)).requirements).toMatchObject({ mustHaves: ['x'.repeat(141)], benchmarkLinks: ['linkedin'] });
  });

  it('saves no draft without what was typed as a salary and cannot be read', async () => {
    const id = await create(aDraft({ title: 'Some money' }));
    await edit(id);
    await box('Minimum').fill('50 thousand');
    await button('Save as draft').click();
    await field('salary.min').getByText('Please use only integers.', { exact: true }).waitFor();
    await expect.poll(focusedField).toBe('salary.min');
    await expect.poll(() => box('Minimum').inputValue()).toBe('50 thousand');
    expect((await read(id)).version).toBe(1);
  });

  it('warns of a company name that the emails need, and asks before what is not saved is left, in the page and in the browser', async () => {
    await edit(await create(aJob({ title: 'Baker' })), 'details');
    await box('Company name').fill('');
    await page.getByText(/^The company name is currently used in the email templates whereas it is empty\./).waitFor();
    await button('Cancel').click();
    const sure = page.getByRole('dialog', { name: /^Are you sure you want to leave/ });
    await sure.getByRole('button', { name: 'Cancel', exact: true }).click();
    await sure.waitFor({ state: 'detached' });
    const asked = page.waitForEvent('dialog');
    const gone = page.goto(`${world.url}/jobs`);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await gone;
  });

  it('keeps what is typed beside what was left, in each of two tabs, and offers it in sight on a phone', async () => {
    const offered = (title: string) =>
      page.getByRole('listitem').filter({ hasText: new RegExp(`^You left “${title}” without saving, `) });
    const offer = (title: string, act: string) =>
      offered(title).getByRole('button', { name: act, exact: true }).click();
    const isKept = (title: string) =>
      expect
        .poll(() => page.evaluate((text) => Object.values(localStorage).some((kept) => kept.includes(text)), title))
        .toBe(true);
    const reload = async () => {
      page.once('dialog', (dialog) => dialog.accept());
      await page.reload();
      await button('Restore').waitFor();
    };
    await page.goto(`${world.url}/jobs/create`);
    await box('Job title').waitFor();
    // What the jobs before it left.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('job-form:')) localStorage.removeItem(key);
    });
    await box('Job title').fill('Typed and left');
    await isKept('Typed and left');
    const tab = await page.context().newPage();
    await tab.goto(`${world.url}/jobs/create`);
    await tab.getByRole('textbox', { name: 'Job title', exact: true }).fill('In another tab');
    await isKept('In another tab');
    await reload();
    await offered('Typed and left').waitFor();
    // The tab that is open keeps its own, and is offered once it is closed.
    expect(await button('1 more').count()).toBe(0);
    await tab.close();
    await box('Job title').fill('Typed meanwhile');
    await isKept('Typed meanwhile');
    await page.setViewportSize({ width: 390, height: 844 });
    await reload();
    await box('Minimum').focus();
    await button('Restore').click({ trial: true });
    const place = await button('Restore').boundingBox();
    expect(place?.y).toBeLessThan(400);
    await button('2 more').click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await offer('In another tab', 'Discard');
    await box('Job title').fill('Typed last');
    await offer('Typed and left', 'Restore');
    await expect.poll(() => box('Job title').inputValue()).toBe('Typed and left');
    await offered('Typed last').waitFor();
    await offer('Typed meanwhile', 'Discard');
    await offer('Typed last', 'Discard');
    await expect.poll(() => page.getByText(/^You left /).count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
});

describe('the form of a profile', () => {
  it('shows what the server refuses at its field, and what is about no field above it', async () => {
    const id = await create(aJob({ title: 'With candidates' }));
    await page.goto(`${world.url}/jobs/${id}`);
    await page.getByText('No one’s here yet.', { exact: true }).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await button('Add profile').click();
    await button('Type it in').click();
    await box('First name').fill('Noor');
    await box('Last name').fill('Achterberg');
    await spoil('**/api/submissions', 'POST', (body) => {
      body.candidate = { ...(body.candidate as object), email: 'nowhere', phoneNumber: 7 };
    });
    await button('Send to review').click();
    await said('Please enter a valid email address.').waitFor();
    await said('Please enter a text.').waitFor();
    await expect.poll(() => box('Email optional').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => box('Phone optional').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => box('Email optional').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.unrouteAll();
    await spoil('**/api/submissions', 'POST', (body) => {
      body.jobId = 'job_n0b0dyn0b0dyn0b0';
    });
    await button('Send to review').click();
    await page
      .getByRole('alert')
      .getByText('This job does not exist, or you have no access to it.', { exact: true })
      .waitFor();
    await page.unrouteAll();
    await button('Send to review').click();
    await said('Profile sent to review.').waitFor();
  });

  it('leaves whoever went on in another field there when the server refuses one', async () => {
    const id = await create(aJob({ title: 'With candidates' }));
    await page.goto(`${world.url}/jobs/${id}`);
    await button('Add profile').click();
    await button('Type it in').click();
    await box('First name').fill('Noor');
    await box('Last name').fill('Achterberg');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/submissions', async (route) => {
      const body = bodyOf(route.request());
      await promise;
      const candidate = { ...(body.candidate as object), email: 'nowhere' };
      await route.continue({ postData: JSON.stringify({ ...body, candidate }) });
    });
    await button('Send to review').click();
    await box('Summary optional').focus();
    resolve();
    await said('Please enter a valid email address.').waitFor();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await box('Summary optional').evaluate((input) => input === document.activeElement)).toBe(true);
  });
});
