import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accessibilityProblems,
  DESKTOP,
  openBrowser,
  openContext,
  PHONE,
  pictureOnFailure,
  type Screen,
} from '../support/browser.ts';
import { listenTo, screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let complaints: ReturnType<typeof listenTo>;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
  complaints = listenTo(page);
  await openGallery(page);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

async function openGallery(on: Page) {
  await on.goto(`${world.url}/ui`);
  await on.getByRole('heading', { name: 'Widgets', exact: true }).waitFor();
  // What arrives in files of its own.
  await on.getByRole('textbox', { name: 'Content', exact: true }).waitFor();
  await on.getByRole('combobox', { name: 'Country: France +33', exact: true }).waitFor();
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const exhibit = (name: string) => page.getByRole('article', { name, exact: true });

const SCREENS: readonly Screen[] = [DESKTOP, PHONE].flatMap((size) => [
  { ...size, theme: 'light' as const },
  { ...size, theme: 'dark' as const },
]);

describe('the gallery', () => {
  it.each(SCREENS)('is sound at $width px, $theme', async (screen) => {
    const context = await openContext(browser, screen);
    const own = await context.newPage();
    const heard = listenTo(own);
    await openGallery(own);
    expect(await screenProblems(own)).toEqual([]);
    // The picture that is meant to be missing.
    expect(heard.take().filter((line) => !/^console: Failed to load resource/.test(line))).toEqual([]);
    await context.close();
  });

  it.each(['Dialog', 'Confirm', 'Confirm, loading', 'Drawer sm left', 'Drawer md right', 'Drawer xl right'])(
    'opens %s, which is sound and gives the focus back',
    async (name) => {
      await button(name).click();
      await page.getByRole('dialog').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => button(name).evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  it('is only where the site has one', async () => {
    const context = await openContext(browser);
    const own = await context.newPage();
    await own.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const { hasGallery: _has, ...config } = await response.json();
      await route.fulfill({ response, json: config });
    });
    const asked: string[] = [];
    own.on('request', (request) => asked.push(request.url()));
    await own.goto(`${world.url}/ui`);
    await own.getByRole('heading', { name: 'Welcome back!', exact: true }).waitFor();
    expect(asked.filter((url) => /gallery/.test(url))).toEqual([]);
    await context.close();
  });
});

describe('a tooltip', () => {
  const tip = () => page.getByRole('tooltip').getByText('It should appear in your ATS soon.', { exact: true });

  it('opens under a resting pointer and closes when it leaves', async () => {
    await button('Exported').hover();
    await tip().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.mouse.move(0, 0);
    await tip().waitFor({ state: 'detached' });
  });

  it('opens for the keyboard, closes with Escape, and is what the button is described by', async () => {
    await button('Tooltip').or(button('Exported')).first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await tip().waitFor();
    await page.keyboard.press('Escape');
    await tip().waitFor({ state: 'detached' });
    const described = await button('Exported').evaluate(
      (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(described).toBe('It should appear in your ATS soon.');
  });
});

describe('a long text', () => {
  it('shows its first 250 characters, and the rest when asked', async () => {
    const text = exhibit('Formatted text, read more and spoiler');
    const shown = () => text.getByText(/^Principal Engineer for .*(Read more|Hide)$/).textContent();
    expect((await shown())?.indexOf('…')).toBeLessThanOrEqual(250);
    await text.getByRole('button', { name: 'Read more', exact: true }).click();
    expect(await shown()).not.toContain('…');
    await text.getByRole('button', { name: 'Hide', exact: true }).click();
    expect(await shown()).toContain('…');
  });
});

describe('a phone number', () => {
  const phone = () => page.getByRole('textbox', { name: 'Phone', exact: true });
  const country = () =>
    exhibit('Phone number')
      .getByRole('combobox', { name: /^Country/ })
      .first();
  const problem = () => exhibit('Phone number').getByRole('alert');

  it('chooses its country by the leading plus, and is formatted as it is typed', async () => {
    await phone().pressSequentially('+491511234567');
    await expect.poll(() => phone().inputValue()).toBe('+49 1511 234567');
    await expect.poll(() => country().getAttribute('aria-label')).toBe('Country: Germany +49');
  });

  it('is wrong without a country, and right once one is found by its code', async () => {
    await phone().fill('');
    await page.reload();
    await openGallery(page);
    await phone().pressSequentially('0612345678');
    await phone().blur();
    await problem().getByText('Please enter a valid phone number with its country.', { exact: true }).waitFor();
    await country().click();
    await page.getByRole('combobox', { name: 'Search a country', exact: true }).fill('+33');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => phone().inputValue()).toBe('06 12 34 56 78');
    await phone().focus();
    await phone().blur();
    await problem().waitFor({ state: 'detached' });
    await exhibit('Phone number').getByText('Kept: +33 6 12 34 56 78', { exact: true }).waitFor();
  });

  it('can be typed where its formats do not arrive, which is said', async () => {
    const context = await openContext(browser);
    const own = await context.newPage();
    await own.route('**/phone-numbers-*.js', (route) => route.abort());
    await own.goto(`${world.url}/ui`);
    await own.getByText('Loading chunk failed. Please check your connection and try again.', { exact: true }).waitFor();
    const box = own.getByRole('textbox', { name: 'Phone', exact: true });
    await box.fill('0612345678');
    await expect.poll(() => box.inputValue()).toBe('0612345678');
    await own.unrouteAll();
    await own.getByRole('button', { name: 'Try again', exact: true }).last().click();
    await own.getByRole('combobox', { name: 'Country: France +33', exact: true }).waitFor();
    await context.close();
  });
});

describe('an upload', () => {
  it('refuses what is no list and what is too large, and takes the next', async () => {
    const zone = page.getByRole('region', { name: 'Drop a list here or', exact: true });
    const choose = (name: string, size = 4) =>
      zone.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.alloc(size, 'a') });
    await choose('list.png');
    await zone.getByText('File type is not allowed.', { exact: true }).waitFor();
    await choose('list.csv', 10 * 1024 * 1024 + 1);
    await zone.getByText('File size exceed 10Mb.', { exact: true }).waitFor();
    await choose('list.xlsx');
    await zone.getByText('list.xlsx', { exact: true }).waitFor();
  });
});

describe('a picture that fails', () => {
  it('gives way to a placeholder that says so', async () => {
    const avatar = page.getByRole('img', { name: 'Picture, failed', exact: true });
    await avatar.scrollIntoViewIfNeeded();
    await expect.poll(() => avatar.getAttribute('title')).toBe('Oops, something went wrong with this image.');
    expect(complaints.take().filter((line) => /^not caught/.test(line))).toEqual([]);
  });
});

describe('a table', () => {
  it('is sorted by a press on its header, the other way by the next', async () => {
    const table = page.getByRole('table', { name: 'Jobs', exact: true });
    const first = () => table.locator('tbody tr').first().locator('td').last().textContent();
    expect(await first()).toBe('128');
    await table.getByRole('button', { name: 'Leads', exact: true }).click();
    expect(await first()).toBe('3');
    await expect
      .poll(() => table.getByRole('columnheader', { name: 'Leads', exact: true }).getAttribute('aria-sort'))
      .toBe('ascending');
  });
});

describe('confetti', () => {
  const canvas = (on: Page) => on.locator('body > canvas');

  it('falls for a while and leaves', async () => {
    const context = await browser.newContext({ reducedMotion: 'no-preference' });
    const own = await context.newPage();
    await own.goto(`${world.url}/ui`);
    await own.getByRole('button', { name: 'Confetti for 5000 ms', exact: true }).click();
    await canvas(own).waitFor({ state: 'attached' });
    await canvas(own).waitFor({ state: 'detached', timeout: 60_000 });
    await context.close();
  });

  it('does not fall for those who asked for less motion', async () => {
    await button('Confetti').click();
    await button('success').click();
    await page.getByText('A success message', { exact: true }).waitFor();
    await expect.poll(() => canvas(page).count()).toBe(0);
  });
});
