import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { type Employer, readInvitation, type TestAccount } from '../support/accounts.ts';
import {
  accessibilityProblems,
  openBrowser,
  openContext,
  PASSWORD,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { aJpeg, aPng, lookAt, nameOf } from '../support/pictures.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let context: BrowserContext | undefined;
let page: Page;
let account: TestAccount;
let admin: Employer;
let guests = 0;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  ({ account, admin } = await world.anAccount());
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(async () => {
  await context?.close();
  context = await openContext(browser);
  page = await context.newPage();
  pictureOnFailure(page);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

/** Somebody who has said who they are and is asked for a photo. */
async function atThePhoto(into: { account: TestAccount; admin?: boolean } = { account }) {
  const email = `newcomer.${++guests}@acme.example`;
  const { id, key } = readInvitation(await world.anInvitation({ ...into, email }));
  const person = await world.signUp(email, { invite: id, key });
  const user_encoded_id = Buffer.from(`${id}.${key}`).toString('base64url');
  await world.call(contract.accounts.register, { body: { email, user_encoded_id } }, { as: person });
  await signInThroughPage(page, world.url, email, PASSWORD, 'About you');
  for (const name of ['First name', 'Last name', 'Position'])
    await page.getByRole('textbox', { name, exact: true }).fill('Ada');
  await button('Continue').click();
  await heading('Add a profile photo').waitFor();
  return person;
}

const pick = (name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
const pictures = async (as: Employer) => (await world.call(contract.media.listPictures, {}, { as })).pictures;
const look = async (url: string) => lookAt(new Uint8Array(await (await fetch(url)).arrayBuffer()));
/** The picture that stands for somebody is drawn, not only asked for. */
const isShown = () =>
  expect
    .poll(() =>
      page
        .locator('[data-ui=avatar] img')
        .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth)),
    )
    .not.toEqual([]);

describe('a photo', () => {
  it('is cut out with the keys, and shown at once and to teammates', async () => {
    await atThePhoto();
    await pick('me.png', 'image/png', aPng(400, 300));
    await page.getByRole('slider', { name: 'Zoom', exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const crop = page.getByRole('group', { name: /^Part of the photo/ });
    await crop.focus();
    for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowLeft');
    await button('Confirm').click();
    await button('Continue').waitFor();
    await isShown();
    const [shown] = await pictures(admin);
    const { width, height, left, right } = await look(shown?.large ?? '');
    expect([width, height]).toEqual([expect.any(Number), width]);
    // Moved to the left, the blue half fills the circle.
    expect([nameOf(left), nameOf(right)]).toEqual(['blue', 'blue']);
    await button('Continue').click();
    await heading('You are ready to get started!').waitFor();
    await button('Start using Bramble').click();
    await heading('My jobs').waitFor();
    await isShown();
  });

  it('that is too small is said to be, and nothing is uploaded', async () => {
    await atThePhoto();
    await pick('me.png', 'image/png', aPng(159, 400));
    const dialog = page.getByRole('dialog', { name: 'Your photo is too small', exact: true });
    await dialog.waitFor();
    await button('I understand').click();
    await dialog.waitFor({ state: 'hidden' });
    await button('Skip').waitFor();
  });

  it('that is no picture, or of another type, is refused with a word', async () => {
    await atThePhoto();
    await pick('me.png', 'image/png', Buffer.from('not a picture'));
    await page.getByRole('alert').getByText('Oops, something went wrong with this image.', { exact: true }).waitFor();
    await pick('me.gif', 'image/gif', Buffer.from('GIF89a'));
    await page.getByText('File type is not allowed.', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('alert').filter({ visible: true }).count()).toBe(1);
  });

  it('that does not load is a placeholder that says so', async () => {
    await atThePhoto();
    await page.route('**/pictures/**-large.jpg*', (route) => route.abort());
    await pick('me.jpg', 'image/jpeg', aJpeg(300));
    await page.getByRole('slider', { name: 'Zoom', exact: true }).waitFor();
    await button('Confirm').click();
    await page.getByTitle('Oops, something went wrong with this image.', { exact: true }).waitFor();
  });

  it('is taken also where one confirms at once, and can be removed again', async () => {
    await atThePhoto();
    await pick('me.jpg', 'image/jpeg', aJpeg(300));
    await button('Confirm').click();
    await button('Remove photo').click();
    await button('Skip').waitFor();
  });
});

describe('the way back', () => {
  it('goes a step back and forth again, and a reload stays on the step', async () => {
    await atThePhoto({ account, admin: true });
    await page.goBack();
    await heading('About you').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'First name', exact: true }).inputValue()).toBe('Ada');
    await page.goForward();
    await heading('Add a profile photo').waitFor();
    await page.reload();
    await heading('Add a profile photo').waitFor();
    await button('Skip').click();
    await heading('Invite your teammates').waitFor();
    await page.reload();
    await heading('Invite your teammates').waitFor();
    await button('Back').click();
    await heading('Add a profile photo').waitFor();
    await button('Skip').click();
    await page.getByRole('textbox', { name: 'Email of teammate 1', exact: true }).fill('counted@acme.example');
    await button('Continue').click();
    await page.getByText('1 invitation was sent.', { exact: true }).waitFor();
    await page.goBack();
    await page.goBack();
    await heading('Add a profile photo').waitFor();
    await page.goForward();
    await page.goForward();
    await button('Start using Bramble').click();
    await heading('My jobs').waitFor();
    await page.goto(`${world.url}/signup`);
    await heading('My jobs').waitFor();
  });

  it('goes on at its step where it was left, by whoever comes back to the start, until it is done', async () => {
    await atThePhoto();
    await page.goto('about:blank');
    await page.goto(world.url);
    await heading('Add a profile photo').waitFor();
    await button('Skip').click();
    await heading('You are ready to get started!').waitFor();
    await page.goto(world.url);
    await heading('My jobs').waitFor();
  });

  it('leads nobody past who they are', async () => {
    const email = `newcomer.${++guests}@acme.example`;
    const { id, key } = readInvitation(await world.anInvitation({ account, email }));
    const person = await world.signUp(email, { invite: id, key });
    const user_encoded_id = Buffer.from(`${id}.${key}`).toString('base64url');
    await world.call(contract.accounts.register, { body: { email, user_encoded_id } }, { as: person });
    await signInThroughPage(page, world.url, email, PASSWORD, 'About you');
    await page.goto(`${world.url}/signup?step=ready`);
    await heading('About you').waitFor();
    await page.goto(`${world.url}/signup?step=nonsense`);
    await heading('About you').waitFor();
  });
});

describe('the teammates', () => {
  const field = (number: number) => page.getByRole('textbox', { name: `Email of teammate ${number}`, exact: true });
  const fields = (where: Page) => where.getByRole('textbox', { name: /^Email of teammate/ });
  const atTheTeammates = async (of: TestAccount) => {
    await atThePhoto({ account: of, admin: true });
    await button('Skip').click();
    await heading('Invite your teammates').waitFor();
  };

  it('are invited by an admin, each by themselves: what is wrong with one holds up no other', async () => {
    await atTheTeammates(account);
    await expect.poll(() => fields(page).count()).toBe(1);
    await button('Skip').waitFor();
    await field(1).fill('first.teammate@acme.example');
    await field(2).fill(admin.email);
    await field(3).fill('nobody');
    await expect.poll(() => fields(page).count()).toBe(4);
    await page.keyboard.press('Tab');
    await page.getByText('Please enter a valid email address.', { exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await button('Continue').click();
    await page.getByText('This person is on your account already.', { exact: true }).waitFor();
    await page.getByText('The invitation was sent!', { exact: true }).waitFor();
    expect(await field(1).isEditable()).toBe(false);
    await expect.poll(() => field(2).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(world.mailbox('first.teammate@acme.example')).toHaveLength(1);

    await field(2).fill('');
    await field(3).fill('third.teammate@acme.example');
    await button('Continue').click();
    await heading('You are ready to get started!').waitFor();
    expect(world.mailbox('first.teammate@acme.example')).toHaveLength(1);
    expect(world.mailbox('third.teammate@acme.example')).toHaveLength(1);
    await button('Back').click();
    await heading('Invite your teammates').waitFor();
    await expect.poll(() => field(1).inputValue()).toBe('first.teammate@acme.example');
    expect(await field(1).isEditable()).toBe(false);
  });

  it('are asked for by as many lines as there are seats', async () => {
    const small = await world.anAccount({ seats: 4 });
    await atTheTeammates(small.account);
    await field(1).fill('one@acme.example');
    await field(2).fill('two@acme.example');
    await expect.poll(() => fields(page).count()).toBe(2);
  });

  it('are not asked for where no seat is left, nor of who is no admin', async () => {
    const full = await world.anAccount({ seats: 2 });
    for (const into of [{ account: full.account, admin: true }, { account }]) {
      await atThePhoto(into);
      await button('Skip').click();
      await heading('You are ready to get started!').waitFor();
      await context?.close();
      context = await openContext(browser);
      page = await context.newPage();
    }
  });
});
