import type { Browser, Page, Request } from 'playwright-core';
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
import { addCandidate, answer, type Contactable, contact, lastMail, mailsOf, postJob } from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let first: Contactable;
let second: Contactable;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  const { account, admin } = await world.anAccount({ window: 'always' });
  await world.anEmployer({ account, firstname: 'Ben', lastname: 'Okri' });
  const job = await postJob(world, admin);
  first = await answering(job, 'Noor', 'noor@home.example', 'Could you tell me the salary?');
  second = await answering(job, 'Kim', 'kim@home.example', 'Yes, I am interested. Friday works for me.');
  page = await (await openContext(browser, DESKTOP)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);

  async function answering(of: typeof job, firstName: string, email: string, text: string) {
    const candidate = await addCandidate(world, admin, of, { firstName, email });
    await contact(world, candidate);
    await answer(world, lastMail(world, candidate.id), text, { id: `answer-of-${firstName}` });
    return candidate;
  }
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const conversations = () => page.getByRole('navigation', { name: 'Conversations', exact: true }).getByRole('link');
const boxes = () => page.getByRole('navigation', { name: 'Boxes', exact: true });
const ofKim = () => page.getByRole('region', { name: /^Conversation with Kim/ });
const ofNoor = () => page.getByRole('region', { name: /^Conversation with Noor/ });

it('says in the menu, in the tab and on the jobs that candidates answered', async () => {
  pictureOnFailure(page);
  await page.getByRole('link', { name: /^Inbox 2/ }).waitFor();
  await expect.poll(() => page.title()).toBe('(2) My jobs · Bramble');
  const badge = page.getByRole('link', { name: /^Inbox/ }).locator('[data-ui=badge]');
  const isOnItsLink = () =>
    badge.evaluate((it) => {
      const [own, link] = [it.getBoundingClientRect(), it.closest('a')?.getBoundingClientRect()];
      return link !== undefined && own.width > 0 && own.left >= link.left && own.right <= link.right + 4;
    });
  await page.keyboard.press('[');
  await button('Unfold the menu').waitFor();
  await expect.poll(isOnItsLink).toBe(true);
  await page.keyboard.press('[');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(isOnItsLink).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'You have 2 new responses from candidates', exact: true }).click();
  await page.waitForURL('**/inbox');
  await expect.poll(() => conversations().count()).toBe(2);
  expect(await accessibilityProblems(page)).toEqual([]);
});

it('is gone through by keys, and what is opened is read', async () => {
  pictureOnFailure(page);
  await page.keyboard.press('j');
  await ofKim().waitFor();
  await page.getByText('Yes, I am interested. Friday works for me.', { exact: true }).last().waitFor();
  await button('Show the email').first().waitFor();
  await page.keyboard.press('j');
  await ofNoor().waitFor();
  await world.drain();
  await expect
    .poll(() =>
      boxes()
        .getByRole('link', { name: /^Unread/ })
        .textContent(),
    )
    .toMatch(/0/);
  await page.keyboard.press('k');
  await ofKim().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});

it('takes an answer that can be taken back, with its text, until it leaves in the thread', async () => {
  pictureOnFailure(page);
  await page.keyboard.press('r');
  await page.keyboard.type('Friday at ten, then.');
  await page.keyboard.press('ControlOrMeta+Enter');
  const offer = page.getByText(/^Your answer to Kim .* leaves in 30 seconds$/);
  await offer.waitFor();
  // Whoever has sent an answer no longer writes one: the keys go on.
  await page.keyboard.press('j');
  await ofNoor().waitFor();
  await page.keyboard.press('k');
  await ofKim().waitFor();
  const editor = page.getByRole('textbox', { name: 'Your answer', exact: true });
  await page.keyboard.press('u');
  await expect.poll(() => editor.textContent()).toBe('Friday at ten, then.');
  expect(mailsOf(world, second.id)).toHaveLength(1);
  const files = page.getByRole('list', { name: 'Attachments', exact: true });
  const file = { name: 'directions.txt', mimeType: 'text/plain', buffer: Buffer.from('Take the second stairs.') };
  await page.getByLabel('Attach a file', { exact: true }).setInputFiles(file);
  await expect.poll(() => files.getByRole('listitem').allInnerTexts()).toEqual(['directions.txt']);
  // What was attached waits with what was written.
  await page.reload();
  await expect.poll(() => files.getByRole('listitem').allInnerTexts()).toEqual(['directions.txt']);
  await page.getByRole('button', { name: /^Send/ }).click();
  await offer.waitFor();
  // What is read again comes late: what was taken back is not what the next answer follows.
  await page.route(
    '**/inbox/conversations/*',
    (route) => void setTimeout(() => route.continue().catch(() => undefined), 3_000),
  );
  await button('Take back').click();
  await offer.waitFor({ state: 'detached' });
  await expect.poll(() => editor.textContent()).toBe('Friday at ten, then.');
  await expect.poll(() => files.getByRole('listitem').allInnerTexts()).toEqual(['directions.txt']);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('article', { name: /^Answer of / }).waitFor();
  await files.waitFor({ state: 'detached' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  world.pass({ minutes: 2 });
  await world.drain();
  expect(mailsOf(world, second.id)).toHaveLength(2);
  expect(Buffer.from(lastMail(world, second.id).raw).toString()).toContain('directions.txt');
});

/** Leaves nothing of what is written, and the editor. */
async function clear() {
  const editor = page.getByRole('textbox', { name: 'Your answer', exact: true });
  await editor.press('ControlOrMeta+a');
  await editor.press('Backspace');
  await expect.poll(() => editor.textContent()).toBe('');
  await page.keyboard.press('Escape');
}

it('keeps what is typed after R while the editor is on its way, and acts on none of it', async () => {
  pictureOnFailure(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/editor-surface-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`${world.url}/inbox/${second.id}?box=all`);
  await ofKim().waitFor();
  await page.getByText('Loading the editor', { exact: true }).waitFor({ state: 'attached' });
  await page.keyboard.press('r');
  await page.keyboard.type('Just like thatt');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(': Kim, Uli? I!');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ever');
  resolve();
  const editor = page.getByRole('textbox', { name: 'Your answer', exact: true });
  await expect.poll(() => editor.locator('p').allTextContents()).toEqual(['Just like that: Kim, Uli? I!', 'Ever']);
  await page.keyboard.type(' yours');
  await expect.poll(() => editor.textContent()).toMatch(/Ever yours$/);
  await ofKim().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await clear();
  await page.unrouteAll();
});

it('offers again to take an answer back where that failed, and gives it back where only the answer was lost', async () => {
  pictureOnFailure(page);
  const editor = page.getByRole('textbox', { name: 'Your answer', exact: true });
  const offer = page.getByText(/^Your answer to Kim .* leaves in \d+ seconds$/);
  const failure = page.getByText(/^Service is temporarily unavailable/);
  const sendOne = async () => {
    await page.keyboard.press('r');
    await page.keyboard.type('At eleven.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await offer.waitFor();
    await expect.poll(() => editor.textContent()).toBe('');
  };
  const dropped = async (isDone: boolean) => {
    await page.unrouteAll();
    await page.route('**/answers/*', async (route) => {
      if (isDone) await route.fetch();
      await route.abort();
    });
  };
  await sendOne();
  await dropped(false);
  await page.keyboard.press('u');
  await failure.waitFor();
  await offer.waitFor();
  await page.unrouteAll();
  await page.keyboard.press('u');
  await expect.poll(() => editor.textContent()).toBe('At eleven.');
  await clear();

  await sendOne();
  await dropped(true);
  await page.keyboard.press('u');
  await expect.poll(() => editor.textContent()).toBe('At eleven.');
  await offer.waitFor({ state: 'detached' });
  await clear();
  await page.unrouteAll();
});

it('takes back with U what is under way, then what was done before it, and marks nothing as unread in their stead', async () => {
  pictureOnFailure(page);
  const editor = page.getByRole('textbox', { name: 'Your answer', exact: true });
  const text = (words: RegExp | string) => page.getByText(words, { exact: true });
  const soon = text('This is taken back as soon as it is done.');
  const calls: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.includes('/inbox/'))
      calls.push(`${request.method()} ${pathname.includes('/answers') ? 'answer' : request.postData()}`);
  };
  const held = async (path: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      if (route.request().method() !== 'GET') await promise;
      await route.continue();
    });
    return resolve;
  };
  await page.goto(`${world.url}/inbox/${second.id}?box=all`);
  await ofKim().waitFor();
  const offer = text(/^Your answer to Kim .* leaves in 30 seconds$/);
  await page.keyboard.press('r');
  await page.keyboard.type('At twelve.');
  await expect.poll(() => editor.textContent()).toBe('At twelve.');
  page.on('request', note);
  const sent = await held('**/answers');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => calls).toEqual(['POST answer']);
  await page.keyboard.press('u');
  await soon.waitFor();
  sent();
  await text(/^Your answer to Kim .* is taken back$/).waitFor();
  await expect.poll(() => editor.textContent()).toBe('At twelve.');
  expect(calls.splice(0)).toEqual(['POST answer', 'DELETE answer']);
  await page.unrouteAll();

  await page.keyboard.press('r');
  await page.keyboard.press('ControlOrMeta+Enter');
  await offer.waitFor();
  await page.keyboard.press('j');
  await ofNoor().waitFor();
  await soon.waitFor({ state: 'detached' });
  calls.splice(0);
  const done = await held('**/inbox/conversations/*');
  await page.keyboard.press('e');
  await expect.poll(() => calls).toEqual(['PUT {"isDone":true}']);
  await page.keyboard.press('u');
  await soon.waitFor();
  done();
  await expect.poll(() => calls).toEqual(['PUT {"isDone":true}', 'PUT {"isDone":false}']);
  await offer.waitFor();
  await page.unrouteAll();

  await page.goto(`${world.url}/inbox/${second.id}?box=all`);
  await ofKim().waitFor();
  calls.splice(0);
  await page.keyboard.press('e');
  await text(/^The conversation with Kim .* is done$/).waitFor();
  await ofNoor().waitFor();
  await page.keyboard.press('e');
  await text(/^The conversation with Noor .* is done$/).waitFor();
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  const two = (isDone: boolean) => [`PUT {"isDone":${isDone}}`, `PUT {"isDone":${isDone}}`];
  await expect.poll(() => calls).toEqual([...two(true), ...two(false)]);
  page.off('request', note);
  await page.goto(`${world.url}/inbox/${second.id}?box=all`);
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect.poll(() => editor.textContent()).toBe('At twelve.');
  await clear();
});

it('is left by Escape, which leaves what is written', async () => {
  pictureOnFailure(page);
  const editor = page.getByRole('textbox', { name: 'Your answer', exact: true });
  await page.keyboard.press('r');
  await page.keyboard.type('Or on Monday.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await ofNoor().waitFor();
  await page.goto(`${world.url}/inbox/${second.id}`);
  await expect.poll(() => editor.textContent()).toBe('Or on Monday.');
  await page.keyboard.press('Escape');
  await page.getByText('Choose a conversation', { exact: true }).waitFor();
});

it('puts a conversation away, which shows at once, and goes on to the next', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}/inbox/${first.id}`);
  await ofNoor().waitFor();
  await page.getByText('Could you tell me the salary?', { exact: true }).last().waitFor();
  // Nothing follows here until `drain`: what the screen shows, it knows by itself.
  const nobody = page.getByText('Nobody waits for your answer', { exact: true });
  await page.keyboard.press('e');
  await page.getByText(/^The conversation with Noor .* is done$/).waitFor();
  await nobody.waitFor();
  await page.keyboard.press('u');
  await expect.poll(() => conversations().allInnerTexts()).toEqual([expect.stringContaining('Noor')]);
  await page.keyboard.press('e');
  await nobody.waitFor();
  await page.keyboard.press('e');
  await page.getByText(/^The conversation with Noor .* is open again$/).waitFor();
  await expect.poll(() => conversations().count()).toBe(1);
  await page.keyboard.press('e');
  await nobody.waitFor();
  await world.drain();
  await page.goto(`${world.url}/inbox`);
  await page.getByText('Nobody waits for your answer', { exact: true }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys', exact: true }).waitFor();
  await page.keyboard.press('Escape');
});

it('hands a conversation over, goes on to the next, and takes it back', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}/inbox/${second.id}?box=all`);
  await ofKim().waitFor();
  await expect.poll(() => conversations().count()).toBe(2);
  await button('Hand over').click();
  await page.getByRole('menuitem', { name: 'Ben Okri', exact: true }).click();
  await page.getByText(/^Ben Okri is to answer Kim/).waitFor();
  await ofNoor().waitFor();
  await expect.poll(() => conversations().allInnerTexts()).toEqual([expect.stringContaining('Noor')]);
  await page.keyboard.press('u');
  await expect.poll(() => conversations().count()).toBe(2);
  await world.drain();
});

it('hands a conversation to a teammate, and shows one pane on a phone', async () => {
  const phone = await (
    await openContext(browser, { ...PHONE, theme: 'dark' }, await page.context().storageState())
  ).newPage();
  pictureOnFailure(phone);
  await phone.goto(`${world.url}/inbox?box=all`);
  await phone.getByRole('navigation', { name: 'Conversations', exact: true }).getByRole('link').first().waitFor();
  expect(await accessibilityProblems(phone)).toEqual([]);
  await phone.goto(`${world.url}/inbox/${first.id}?box=all`);
  await phone.getByRole('button', { name: 'Hand over', exact: true }).click();
  await phone.getByRole('menuitem', { name: 'Ben Okri', exact: true }).click();
  await phone.getByText(/^Ben Okri is to answer Noor/).waitFor();
  expect(await accessibilityProblems(phone)).toEqual([]);
  await world.drain();
  await phone.goto(`${world.url}/inbox?box=all`);
  await expect
    .poll(() => phone.getByRole('navigation', { name: 'Conversations', exact: true }).getByRole('link').count())
    .toBe(1);
});

it('lets one choose what is told by mail', async () => {
  pictureOnFailure(page);
  await page.goto(`${world.url}/settings/about`);
  const notices = page.getByRole('region', { name: 'Notices by email', exact: true });
  await expect
    .poll(() => notices.getByRole('combobox', { name: 'Your time zone', exact: true }).inputValue())
    .toMatch(/Europe\/Paris/);
  await notices.getByRole('combobox', { name: 'When a candidate answers', exact: true }).click();
  await page.getByRole('option', { name: 'Never', exact: true }).click();
  await page.getByText('Your choice has been successfully saved.', { exact: true }).waitFor();
  await page.reload();
  await notices
    .getByRole('combobox', { name: 'When a candidate answers', exact: true })
    .getByText('Never', { exact: true })
    .waitFor();
});
