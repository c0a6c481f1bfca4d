import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
import { addCandidate, answer, type Contactable, contact, lastMail, postJob } from '../support/mail.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let noor: Contactable;

const socialProfiles = [{ type: 'linkedin' as const, url: 'https://www.linkedin.com/in/noor-person/' }];

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  const { admin } = await world.anAccount({ window: 'always' });
  const over = { firstName: 'Noor', lastName: 'Haddad', socialProfiles };
  noor = await addCandidate(world, admin, await postJob(world, admin), { ...over, email: 'noor@home.example' });
  await addCandidate(world, admin, await postJob(world, admin), { ...over, email: 'noor.haddad@other.example' });
  await contact(world, noor);
  await answer(world, lastMail(world, noor.id), 'Could you tell me the salary?');
  page = await (await openContext(browser, DESKTOP)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const heading = (name: string) => page.getByRole('heading', { name, exact: true });

it('a person is opened from the search, and shows both jobs and every address', async () => {
  pictureOnFailure(page);
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('searchbox').fill('Noor');
  await page.getByRole('link', { name: 'All jobs of Noor Haddad', exact: true }).first().click();
  await heading('2 jobs').waitFor();
  await page.getByText('noor.haddad@other.example', { exact: true }).waitFor();
  await page.getByText(/^Added by your team on .+\. The emails ended with their answer\.$/).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await screenProblems(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await page.getByRole('link', { name: 'Their answer', exact: true }).click();
  await page.getByRole('link', { name: /^All jobs/ }).click();
  await heading('2 jobs').waitFor();
});

it('a candidate sees what is held without an account, and has it deleted by two presses', async () => {
  const [, link = ''] =
    /(http\S+\/api\/rights\/[0-9a-z.]+)/.exec(lastMail(world, noor.id).raw.toString().replaceAll('=\r\n', '')) ?? [];
  const theirs = await (await openContext(browser, PHONE)).newPage();
  pictureOnFailure(theirs);
  await theirs.goto(`${world.url}${new URL(link).pathname}`);
  await theirs.getByRole('heading', { name: 'What is held about you', exact: true }).waitFor();
  expect(await accessibilityProblems(theirs)).toEqual([]);
  const download = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: 'Download everything', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^what-is-held-.*\.json$/);
  await theirs.getByText('Delete everything', { exact: true }).click();
  await theirs.getByRole('button', { name: 'Yes, delete everything', exact: true }).click();
  await theirs.getByRole('heading', { name: 'You are being deleted', exact: true }).waitFor();
  expect(await accessibilityProblems(theirs)).toEqual([]);
  for (let round = 0; round < 3; round++) {
    await world.drain();
    world.pass({ minutes: 3 });
  }
  await world.drain();
  await theirs.goto(`${world.url}${new URL(link).pathname}`);
  await theirs.getByRole('heading', { name: 'Nothing is held about you', exact: true }).waitFor();
});
