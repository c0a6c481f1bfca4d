import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountRoutes } from '../../shared/contract/accounts.ts';
import { contract } from '../../shared/contract/index.ts';
import { type Employer, readInvitation } from '../support/accounts.ts';
import {
  DESKTOP,
  openBrowser,
  openContext,
  PASSWORD,
  PHONE,
  type Screen,
  type SignedIn,
  signInThroughPage,
} from '../support/browser.ts';
import { aDraft, aJob } from '../support/builders.ts';
import { aPng } from '../support/pictures.ts';
import { aPipeline, type Pipeline } from '../support/pipeline.ts';
import { listenTo, screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

const WINDOWS: readonly Screen[] = [
  { ...DESKTOP, theme: 'light' },
  { ...PHONE, theme: 'dark' },
];

let world: World;
let browser: Browser;
let admin: Employer;
let pipeline: Pipeline;
let invitation: string;
let windows: Awaited<ReturnType<typeof openWindows>>[];

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  const { account, admin: first } = await world.anAccount({ plan: 'PLATFORM' });
  admin = first;
  const as = { as: admin };
  for (const title of ['Data Engineer', 'Head of Platform']) {
    await world.call(contract.jobs.createJob, { body: aJob({ title }) }, as);
    await world.call(contract.jobs.createJob, { body: aDraft({ title: `${title}, second team` }) }, as);
  }
  const closed = await world.call(contract.jobs.createJob, { body: aJob({ title: 'Office Manager' }) }, as);
  await world.call(contract.jobs.closeJob, { params: { id: closed.id } }, as);
  pipeline = await aPipeline(world, admin, await world.aSourcer(), 'Senior Backend Engineer');
  const ines = await world.anEmployer({ account, firstname: 'Ines', lastname: 'Brandvold' });
  await world.call(contract.jobs.createJob, { body: aJob({ title: 'Care Assistant' }) }, { as: ines });
  invitation = await world.anInvitation({ account, email: 'invited@acme.example' });
  const newcomer = await registered(await world.anInvitation({ account, email: 'newcomer@acme.example' }));
  const sessions = {
    admin: await sessionOf(admin.email, 'My jobs'),
    newcomer: await sessionOf(newcomer, 'About you'),
    nobody: undefined,
  };
  windows = await Promise.all(WINDOWS.map((screen) => openWindows(screen, sessions)));
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

/** Someone who came by an invitation and has not said who they are. */
async function registered(link: string): Promise<string> {
  const { id, key } = readInvitation(link);
  const email = 'newcomer@acme.example';
  const person = await world.signUp(email, { invite: id, key });
  const user_encoded_id = Buffer.from(`${id}.${key}`).toString('base64url');
  await world.call(accountRoutes.register, { body: { email, user_encoded_id } }, { as: person });
  return email;
}

async function sessionOf(email: string, heading: string): Promise<SignedIn> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await signInThroughPage(page, world.url, email, PASSWORD, heading);
  const session = await context.storageState();
  await context.close();
  return session;
}

type Who = 'admin' | 'newcomer' | 'nobody';

/** A window of this size for each who looks at a screen. */
async function openWindows(screen: Screen, sessions: Readonly<Record<Who, SignedIn | undefined>>) {
  const open = async (who: Who) => {
    const page = await (await openContext(browser, screen, sessions[who])).newPage();
    return { page, complaints: listenTo(page) };
  };
  const pages = { admin: await open('admin'), newcomer: await open('newcomer'), nobody: await open('nobody') };
  return { name: `${screen.width} px, ${screen.theme}`, pages };
}

interface Shown {
  /** From the address of the site. */
  readonly at: () => string;
  /** Makes it show, from the page as it has loaded. */
  readonly show: (page: Page) => Promise<unknown>;
  readonly who?: Who;
  /** Complaints of the browser that belong to what is shown. */
  readonly expected?: RegExp;
}

const job = (rest = '') => `/jobs/${pipeline.job}${rest}`;
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true }).waitFor();
const text = (words: string | RegExp) => (page: Page) => page.getByText(words, { exact: true }).waitFor();
const dialog = (page: Page) => page.getByRole('dialog');
const contact = (page: Page) => page.getByRole('dialog', { name: /^Contact / });
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
/** Not what has the same name on the page below, while the dialog is still on its way. */
const pressInDialog = (name: string) => (page: Page) => dialog(page).getByRole('button', { name, exact: true }).click();
const notice = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(words, { exact: true });
const LOAD_FAILED = 'Loading chunk failed. Please check your connection and try again.';
const nobody = { who: 'nobody' } as const;

const SCREENS: Readonly<Record<string, Shown>> = {
  'the sign-in': { at: () => '/login', show: heading('Welcome back!'), ...nobody },
  'the sign-up with an invitation': {
    at: () => invitation.replace(world.url, ''),
    show: (page) => page.getByLabel('Confirm password', { exact: true }).waitFor(),
    ...nobody,
  },
  'what someone new is asked': { at: () => '/signup', show: heading('About you'), who: 'newcomer' },
  'a dead end': {
    at: () =>
      '/error?title=This+invitation+was+revoked&description=Please+contact+the+account+owner+(anna@acme.example).',
    show: heading('This invitation was revoked'),
    ...nobody,
  },
  'the job list': {
    at: () => '/jobs',
    show: (page) => page.locator('[data-to-review]').getByText('3 profiles to review', { exact: true }).waitFor(),
  },
  'the drafts': { at: () => '/jobs?status=Draft', show: text('Data Engineer, second team') },
  'the job list without a job': { at: () => '/jobs?search=zzz', show: text('No job matches the current filters.') },
  'the job list that cannot be read': {
    at: () => '/error',
    show: async (page) => {
      await page.route('**/api/job-offers/customer-view*', (route) => route.abort());
      await page.goto(`${world.url}/jobs?status=Closed`);
      await page.getByRole('button', { name: 'Try again', exact: true }).waitFor();
      await page.unrouteAll();
    },
    expected: /^console: Failed to load resource/,
  },
  'the subscription with every debit and refund': {
    at: () => '/settings',
    show: async (page) => {
      await press('See every debit and refund')(page);
      await text('Added: First credits')(page);
    },
  },
  'the audit log': {
    at: () => '/settings/activity',
    show: (page) => page.getByText('newcomer@acme.example', { exact: true }).first().waitFor(),
  },
  'the audit log without an entry': {
    at: () => '/settings/activity?kind=DATA_DELETED',
    show: text('No entry matches the current filters.'),
  },
  'an invitation that cannot be sent': {
    at: () => '/settings',
    show: async (page) => {
      await press('Add a teammate')(page);
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill('nobody');
      await pressInDialog('Send')(page);
      await text('Please enter a valid email address.')(page);
    },
  },
  'whom the jobs of a teammate go to': {
    at: () => '/settings',
    show: async (page) => {
      await press('Remove Ines Brandvold')(page);
      await text('Ines Brandvold owns 1 active job.')(page);
    },
  },
  'what follows when a teammate is removed': {
    at: () => '/settings',
    show: async (page) => {
      await press('Remove Ines Brandvold')(page);
      await pressInDialog('Continue')(page);
      await text('This action cannot be undone.')(page);
    },
  },
  'what one says of oneself': {
    at: () => '/settings/about',
    show: (page) => page.getByRole('button', { name: 'Set up', exact: true }).waitFor(),
  },
  'a photo that is cut out': {
    at: () => '/settings/about',
    show: async (page) => {
      const photo = { name: 'me.png', mimeType: 'image/png', buffer: aPng(400) };
      await page.locator('input[type=file]').setInputFiles(photo);
      await page.getByRole('slider', { name: 'Zoom', exact: true }).waitFor();
    },
  },
  'the setting up of a second step': {
    at: () => '/settings/about',
    show: async (page) => {
      await press('Set up')(page);
      await dialog(page).getByLabel('Your password', { exact: true }).fill(PASSWORD);
      await pressInDialog('Continue')(page);
      await dialog(page).getByRole('img', { name: 'QR code for the app', exact: true }).waitFor();
    },
  },
  'the empty job form': {
    at: () => '/jobs/create',
    show: (page) => page.getByLabel('Job title', { exact: true }).waitFor(),
  },
  'the job form that says what is missing': {
    at: () => '/jobs/create',
    show: async (page) => {
      await press('Continue')(page);
      await page
        .getByRole('textbox', { name: 'Job title', exact: true })
        .and(page.locator('[aria-invalid=true]'))
        .waitFor();
    },
  },
  'the details of a job in its form': {
    at: () => `/jobs/edit/${pipeline.job}`,
    show: text('Build the services behind our product.'),
  },
  'the instructions of a job in its form': {
    at: () => `/jobs/edit/${pipeline.job}?tab=instructions`,
    show: (page) => page.getByRole('textbox', { name: 'Must-have 1', exact: true }).waitFor(),
  },
  'the objectives of a job in its form': {
    at: () => `/jobs/edit/${pipeline.job}?tab=objectives`,
    show: text(/^To hire 1 person, expect to review /),
  },
  'the emails of a job in its form': {
    at: () => `/jobs/edit/${pipeline.job}?tab=engagement`,
    show: heading('Follow up 1'),
  },
  'the editor of the emails of a job': {
    at: () => `/jobs/edit/${pipeline.job}?tab=engagement`,
    show: async (page) => {
      await press('Edit emails')(page);
      await dialog(page).getByRole('textbox', { name: 'Content', exact: true }).first().waitFor();
    },
  },
  'the board': { at: () => job(), show: text('3 new profiles to review.') },
  'the board with those who left': {
    at: () => job('?hidden=true&stage=DISCARDED'),
    show: (page) => page.getByRole('region', { name: 'Discarded', exact: true }).getByRole('article').waitFor(),
  },
  'what the job is about': { at: () => job('/about'), show: text('Build the services behind our product.') },
  'the emails of the job': { at: () => job('/engagement'), show: text('Follow up 1') },
  'the reports of the job': { at: () => job('/reports'), show: text('Response rate') },
  'the account overview': { at: () => '/reports', show: text('Time saved') },
  'what a figure of the overview means': {
    at: () => '/reports',
    show: async (page) => {
      await press('Lead rate')(page);
      await dialog(page).getByText('Interested candidates out of contacted ones.', { exact: true }).waitFor();
    },
  },
  'the current pipeline': {
    at: () => '/reports/current-pipeline',
    show: (page) => page.getByRole('link', { name: 'Data Engineer', exact: true }).waitFor(),
  },
  'the current pipeline without a job': {
    at: () => '/reports/current-pipeline?search=zzz',
    show: text('No jobs to show'),
  },
  'the moves of a card': {
    at: () => job('?stage=INTERESTED'),
    show: async (page) => {
      const card = page.getByRole('region', { name: 'Interested', exact: true }).getByRole('article');
      await card.getByRole('link').focus();
      await page.keyboard.press('m');
      await page.getByRole('menu').waitFor();
    },
  },
  'a candidate who answered': {
    at: () => job(`?submissionId=${pipeline.idsIn('CONTACTED')[0]}`),
    show: async (page) => {
      await dialog(page).getByText('Thank you, this sounds good. When could we talk?', { exact: true }).waitFor();
      await dialog(page)
        .getByText('Asked for a call. Free in the afternoons.', { exact: true })
        .waitFor({ state: 'attached' });
    },
  },
  'a candidate who was hired': {
    at: () => job(`?submissionId=${pipeline.idsIn('HIRED')[0]}`),
    show: (page) => dialog(page).getByRole('button', { name: 'Reject', exact: true }).waitFor(),
  },
  'the question why someone is not interested': {
    at: () => job(`?submissionId=${pipeline.idsIn('CONTACTED')[1]}`),
    show: async (page) => {
      await pressInDialog('Not Interested')(page);
      await page.getByRole('dialog', { name: /^Why is .* not interested\?$/ }).waitFor();
    },
  },
  'the contact of someone saved': {
    at: () => job(`?submissionId=${pipeline.idsIn('SAVED')[0]}`),
    show: async (page) => {
      await pressInDialog('Contact')(page);
      await contact(page)
        .getByRole('button', { name: /^Save & Send/, disabled: false })
        .waitFor();
    },
  },
  'adding a profile': {
    at: () => job(),
    show: async (page) => {
      await press('Add profile')(page);
      await dialog(page).getByRole('button', { name: 'Type it in', exact: true }).waitFor();
    },
  },
  'typing in a profile': {
    at: () => job(),
    show: async (page) => {
      await press('Add profile')(page);
      await pressInDialog('Type it in')(page);
      await dialog(page).getByRole('textbox', { name: 'First name', exact: true }).waitFor();
    },
  },
  'asking to close the job': {
    at: () => job(),
    show: async (page) => {
      await press('Actions')(page);
      await page.getByRole('menuitem', { name: 'Close', exact: true }).click();
      await page.getByRole('dialog', { name: 'Close this job?', exact: true }).waitFor();
    },
  },
  'the search for candidates': {
    at: () => '/jobs',
    show: async (page) => {
      await page.getByRole('button', { name: /^(Candidate search|Search)$/ }).click();
      await dialog(page).getByRole('searchbox').fill('engineer');
      await dialog(page).getByRole('link').first().waitFor();
    },
  },
  'the way to anywhere': {
    at: () => job(),
    show: async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      await dialog(page).getByRole('searchbox').fill('job');
      await dialog(page).getByRole('link', { name: 'Add a job', exact: true }).waitFor();
    },
  },
  'the review': { at: () => job('/review'), show: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  'the resume in the review': {
    at: () => job('/review'),
    show: async (page) => {
      const tab = page.getByRole('tab', { name: 'Resume', exact: true });
      const resume = page.getByRole('region', { name: 'Resume and notes', exact: true });
      await tab.or(resume).waitFor();
      if (await tab.isVisible()) {
        await tab.click();
        await page.getByRole('tabpanel', { name: 'Fit', exact: true }).waitFor({ state: 'hidden' });
      }
      await page.getByRole('heading', { name: 'Experience', exact: true }).waitFor();
    },
  },
  'the reasons to discard': {
    at: () => job('/review'),
    show: async (page) => {
      await press('Discard')(page);
      await page.getByRole('dialog', { name: /^Discard / }).waitFor();
    },
  },
  'the contact of someone in review': {
    at: () => job('/review'),
    show: async (page) => {
      await press('Contact')(page);
      await contact(page)
        .getByRole('button', { name: /^Save & Send/, disabled: false })
        .waitFor();
    },
  },
};

it.each(Object.entries(SCREENS))('finds nothing wrong with %s, on a wide screen or a phone', async (_name, shown) => {
  const { at, show, who = 'admin', expected } = shown;
  const found = windows.map(async ({ name, pages }) => {
    const { page, complaints } = pages[who];
    await page.goto(world.url + at());
    await show(page);
    const problems = await screenProblems(page);
    const unexpected = complaints.take().filter((complaint) => !expected?.test(complaint));
    return [...problems, ...unexpected].map((problem) => `${name}: ${problem}`);
  });
  expect((await Promise.all(found)).flat()).toEqual([]);
});

it.each([
  ['a dialog', 'start-dialog*', 'Source more profiles'],
  ['the style of a dialog', 'profile-form*.css', 'Add profile'],
])('keeps the page where %s does not arrive, and finds it at the next press', async (_, file, name) => {
  const { page } = (windows[0] as (typeof windows)[number]).pages.admin;
  await page.route(`**/assets/${file}`, (route) => route.abort());
  await page.goto(world.url + job());
  const open = page.getByRole('button', { name, exact: true });
  await open.click();
  await notice(page, LOAD_FAILED).waitFor();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Senior Backend Engineer');
  await page.unrouteAll();
  await open.click();
  await page.getByRole('dialog').waitFor();
});

it('brings back a part of the page that did not arrive', async () => {
  const { page } = (windows[0] as (typeof windows)[number]).pages.admin;
  await page.route('**/assets/job-actions*', (route) => route.abort());
  await page.goto(world.url + job());
  await notice(page, LOAD_FAILED).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await page.getByRole('button', { name: 'Actions', exact: true }).waitFor();
});

it('keeps the actions of a job where the dialog of one does not arrive, and opens it at the next press', async () => {
  const { page } = (windows[0] as (typeof windows)[number]).pages.admin;
  await page.route('**/assets/export-dialog*', (route) => route.abort());
  await page.goto(world.url + job());
  const actions = page.getByRole('button', { name: 'Actions', exact: true });
  const open = async () => {
    await actions.click();
    await page.getByRole('menuitem', { name: 'Export profiles', exact: true }).click();
  };
  await open();
  await notice(page, LOAD_FAILED).waitFor();
  await page.unrouteAll();
  await open();
  await page.getByRole('dialog').waitFor();
});

it('takes a move back without a connection, and says so', async () => {
  const { page } = (windows[0] as (typeof windows)[number]).pages.admin;
  await page.goto(world.url + job());
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const card = column('Interested').getByRole('article');
  const name = await card.getByRole('link').textContent();
  await page.context().setOffline(true);
  await card.getByRole('link').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await notice(page, 'Network error. Please verify your internet connection.').waitFor();
  await column('Interested')
    .getByRole('link', { name: name ?? '', exact: true })
    .waitFor();
  await page.context().setOffline(false);
});
