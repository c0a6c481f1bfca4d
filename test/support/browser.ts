import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { onTestFailed } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';
import { isSlow, slowDown } from './slow.ts';

/** The password of everyone whom a world signs up. */
export { PASSWORD } from './people.ts';

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly theme?: 'light' | 'dark';
  /** Fingers point, as on a real phone. */
  readonly hasTouch?: boolean;
}

export const DESKTOP: Screen = { width: 1440, height: 900 };
export const PHONE: Screen = { width: 390, height: 844 };

/** A Chromium for a test file. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found: install it, or set CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: CHROMIUM_ARGS });
}

/** A browser that someone is signed in with. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** How long a page may take for one thing, in ms: a busy machine is slow, and no test says how fast anything is. */
export const PATIENCE = 120_000;

/** A person's own browser window, with nothing stored unless given. Motion is off, so that nothing is caught half way. */
export async function openContext(
  browser: Browser,
  { width, height, theme = 'light', hasTouch = false }: Screen = DESKTOP,
  storageState?: SignedIn,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    hasTouch,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    ...(storageState && { storageState }),
  });
  context.setDefaultTimeout(PATIENCE);
  if (isSlow) await slowDown(context);
  return context;
}

/** Signs in through the page, as a person does, and waits for the heading of the page they come to. */
export async function signInThroughPage(page: Page, url: string, email: string, password: string, heading = 'My jobs') {
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
}

/** How long a page may take to come to rest, in ms. */
const RESTS_WITHIN = 10_000;

/** What is found wrong with a page, looked at again while anything is: a panel finds its place some frames after it opens. */
export async function atRest(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const until = Date.now() + RESTS_WITHIN;
  for (;;) {
    const problems = await look();
    if (problems.length === 0 || Date.now() > until) return problems;
    await page.waitForTimeout(250);
  }
}

/** What axe finds wrong with a page that has come to rest, one line each. */
export const accessibilityProblems = (page: Page, leftOut?: readonly string[]): Promise<string[]> =>
  atRest(page, () => axeProblems(page, leftOut));

/**
 * What axe finds wrong with the page as it stands, one line each. Left out are what a library marks for its own focus, and
 * the frames that hold an email as it was written: nothing can run in them, so axe would wait for their answer.
 */
export async function axeProblems(page: Page, leftOut: readonly string[] = ['region']): Promise<string[]> {
  await page.waitForFunction(nothingMoves);
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-base-ui-focus-guard]')
    .options({ iframes: false })
    .disableRules([...leftOut])
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join('; ')})`,
  );
}

/** Runs in the page: whether each colour is what it is going to be. What turns for ever, such as a spinner, is left out. */
function nothingMoves() {
  return document
    .getAnimations()
    .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);
}

/** Leaves a picture of the page where a test fails, and says where. Called at the start of each test. */
export function pictureOnFailure(page: Page) {
  onTestFailed(async ({ task }) => {
    const path = join(tmpdir(), `bramble-${task.name.replace(/\W+/g, '-').slice(0, 60)}.png`);
    await page.screenshot({ path });
    console.log(`A picture of the page is in ${path}`);
  });
}
