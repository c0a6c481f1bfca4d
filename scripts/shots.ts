import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { type Take, takeAts } from './ats-shots.ts';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { EMAIL } from './demo/journey.ts';
import { PASSWORD } from './demo/person.ts';
import { type Stage, setTheAtsStage, setTheStage } from './demo/stage.ts';
import { startCandidates } from './local/candidates/index.ts';
import { startCloud } from './local/cloud.ts';
import { startCrowd } from './local/crowd/index.ts';
import { prepareDemo } from './local/demo.ts';

const SCREENS = [
  { suffix: '', width: 1440, height: 900, theme: 'light' },
  { suffix: '-dark', width: 1440, height: 900, theme: 'dark' },
  { suffix: '-390', width: 390, height: 844, theme: 'light' },
  { suffix: '-390-dark', width: 390, height: 844, theme: 'dark' },
] as const;

/**
 * Pictures of every screen, of a product with something in it, wide and narrow, light and dark. `--only ats` takes those of the
 * ATS alone, `--into FOLDER` puts them elsewhere.
 */
const { values: wanted } = parseArgs({ options: { only: { type: 'string' }, into: { type: 'string' } } });
const PICTURES = wanted.into ?? fileURLToPath(new URL('../web/pictures/', import.meta.url));
const dir = await mkdtemp(join(tmpdir(), 'bramble-shots-'));
const companions = new AbortController();
const cloud = await startCloud({ dir, port: 0 });
const browser = await chromium.launch({ executablePath: findChromium() ?? '/usr/bin/chromium', args: CHROMIUM_ARGS });
try {
  const { invitationLink, apiKey } = await prepareDemo(cloud);
  const { url } = cloud;
  const { signal } = companions;
  await startCrowd({ url, apiKey, signal, pace: 'at-once' });
  await startCandidates({ mailboxUrl: `${url}/mailbox`, signal, pace: 'at-once' });
  await mkdir(PICTURES, { recursive: true });
  if (wanted.only === 'ats') {
    const stage = await setTheAtsStage(url, invitationLink);
    for (const screen of SCREENS) await onScreen(url, screen, (page, take) => takeAts(page, url, stage, take));
  } else {
    const stage = await setTheStage(url, invitationLink);
    for (const screen of SCREENS) await onScreen(url, screen, (page, take) => takeAll(page, url, stage, take));
  }
} finally {
  companions.abort();
  await browser.close();
  await cloud.close();
  await rm(dir, { recursive: true, force: true });
}
process.exit(0);

/** A page of one who has signed in, on one kind of screen. */
async function onScreen(
  url: string,
  { suffix, width, height, theme }: (typeof SCREENS)[number],
  visit: (page: Page, take: Take) => Promise<void>,
) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const take = async (name: string) => {
    await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(PICTURES, `${name}${suffix}.png`) });
    console.log(`${name}${suffix}.png`);
  };
  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  if (!wanted.only) await take('login');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/jobs/);
  await answerConsent(page);
  await visit(page, take);
  await context.close();
}

async function takeAll(page: Page, url: string, stage: Stage, take: Take) {
  await page.goto(`${url}/jobs`);
  await page.getByText(stage.title).first().waitFor();
  await take('job-list');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('searchbox').fill('engineer');
  await page.getByRole('list', { name: 'Candidates', exact: true }).waitFor();
  await take('candidate-search');
  await takeReports(page, url, take);
  await takeSettings(page, url, take);
  await takeInbox(page, url, stage, take);
  await takeJob(page, url, stage, take);
  await takeAts(page, url, stage.ats, take);
  await page.goto(`${url}/mailbox`);
  await page.getByRole('button').first().click();
  await page.getByRole('heading', { level: 2 }).waitFor();
  await take('mailbox');
}

/** The question above the pages, once answered, is asked of the person nowhere again. */
async function answerConsent(page: Page) {
  const refuse = page.getByRole('button', { name: 'Refuse', exact: true });
  // Its message is awaited until it has left again.
  await refuse.click({ timeout: 3_000 }).then(
    () => page.getByText('Your choice has been successfully saved.', { exact: true }).waitFor({ state: 'detached' }),
    () => undefined,
  );
}

async function takeSettings(page: Page, url: string, take: Take) {
  await page.goto(`${url}/settings`);
  await page.getByRole('heading', { name: 'Teammates', exact: true }).waitFor();
  await take('settings-subscription');
  await page.goto(`${url}/settings/about`);
  await page.getByLabel('First name', { exact: true }).waitFor();
  await take('settings-about');
  await page.getByRole('list', { name: 'Your sessions', exact: true }).scrollIntoViewIfNeeded();
  await take('settings-sessions');
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await page.getByRole('dialog', { name: 'Sign out everywhere?', exact: true }).waitFor();
  await take('settings-sign-out-everywhere');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  await page.getByLabel('Your password', { exact: true }).waitFor();
  await take('settings-two-step');
}

async function takeInbox(page: Page, url: string, stage: Stage, take: Take) {
  await page.goto(`${url}/inbox?box=all`);
  await page.getByRole('navigation', { name: 'Conversations', exact: true }).getByRole('link').first().waitFor();
  await take('inbox');
  await page.goto(`${url}/inbox/${stage.repliedId}?box=all`);
  await page.getByRole('region', { name: 'Messages', exact: true }).getByRole('article').nth(1).waitFor();
  await take('conversation');
  await page.goto(`${url}/people/${stage.repliedId}`);
  await page.getByRole('heading', { name: 'Addresses', exact: true }).waitFor();
  await take('person');
}

async function takeReports(page: Page, url: string, take: Take) {
  await page.goto(`${url}/reports`);
  await page.getByText('Time saved', { exact: true }).waitFor();
  await page.locator('.recharts-bar-rectangle').first().waitFor();
  await take('account-overview');
  await page.goto(`${url}/reports/current-pipeline`);
  await page.getByText('Sourced by my team', { exact: true }).first().waitFor();
  await take('current-pipeline');
}

async function takeJob(page: Page, url: string, stage: Stage, take: Take) {
  const job = `${url}/jobs/${stage.jobId}`;
  await page.goto(`${url}/jobs/edit/${stage.jobId}?tab=objectives`);
  await page.getByText(/To hire \d/).waitFor();
  await take('job-form');
  await page.goto(`${url}/jobs/edit/${stage.jobId}?tab=engagement`);
  await page.getByRole('button', { name: 'Edit emails', exact: true }).click();
  await page.getByRole('textbox', { name: 'Content', exact: true }).first().waitFor();
  if ((page.viewportSize()?.width ?? 0) > 900) await page.locator('[data-ui=mail] iframe').first().waitFor();
  await take('outreach-editor');
  // On a phone one column is shown at a time.
  await page.goto(`${job}?stage=CONTACTED`);
  await page.getByRole('article').first().waitFor();
  await take('board');
  await page.goto(`${job}?openJobChat=true`);
  await page.getByRole('textbox', { name: 'Write a message', exact: true }).waitFor();
  await take('job-chat');
  await page.goto(`${job}?submissionId=${stage.repliedId}`);
  await page.getByRole('dialog').getByText('Timeline', { exact: true }).waitFor();
  await take('candidate');
  await page.goto(`${job}/reports`);
  await page.getByText('Response rate', { exact: true }).waitFor();
  await page.locator('.recharts-bar-rectangle').first().waitFor();
  await take('reports');
  await page.goto(`${url}/jobs/${stage.reviewJobId}/review`);
  await page.getByText('Must have', { exact: true }).first().waitFor();
  await take('review');
  await selectAll(page);
  await page.keyboard.press('c');
  await page.getByRole('region', { name: 'Will be emailed', exact: true }).waitFor();
  if ((page.viewportSize()?.width ?? 0) > 900) await page.locator('[data-ui=mail] iframe').first().waitFor();
  await take('contact');
}

/** Everyone in the queue; on a phone the queue is in a drawer. */
async function selectAll(page: Page) {
  const drawer = page.getByRole('button', { name: 'Profiles to review', exact: true });
  const isPhone = await drawer.isVisible();
  if (isPhone) await drawer.click();
  await page.getByRole('button', { name: 'Select All', exact: true }).click();
  if (isPhone) await page.keyboard.press('Escape');
}
