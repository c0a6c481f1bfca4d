import { text } from 'node:stream/consumers';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Employer } from '../support/accounts.ts';
import {
  DESKTOP,
  openBrowser,
  openContext,
  PASSWORD,
  PHONE,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { aProfile } from '../support/builders.ts';
import { addCandidate, answer, type Contactable, contact, lastMail, postJob } from '../support/mail.ts';
import { aPdf } from '../support/pdf.ts';
import { isCovered, screenProblems } from '../support/screen-checks.ts';
import { uploadResume } from '../support/uploads.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let admin: Employer;
let job: JobId;
let answered: Contactable;
/** Who was read from a file. */
let read: SubmissionId;
/** Who has no address. */
let nadia: SubmissionId;

const ANSWER = [
  '--b',
  'Content-Type: text/plain',
  '',
  'Yes, gladly. My certificate is attached.',
  '--b',
  'Content-Type: text/plain',
  'Content-Disposition: attachment; filename="certificate.txt"',
  '',
  'x'.repeat(20_000),
  '--b--',
].join('\r\n');

beforeAll(async () => {
  world = await aWorld({ page: true });
  ({ admin } = await world.anAccount({ plan: 'PLATFORM', window: 'always' }));
  job = await postJob(world, admin);
  answered = await addCandidate(world, admin, job, { firstName: 'Petra', email: 'petra@home.example' });
  await contact(world, answered);
  await answer(world, lastMail(world, answered.id), ANSWER, {
    headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
  });
  const identifier = await uploadResume(world, admin, aPdf(['Olga Original', 'olga@home.example']), 'olga.pdf');
  const tmpFile = { identifier, originalFilename: 'olga.pdf' };
  const as = { as: admin };
  ({ id: read } = await world.call(contract.submissions.createSubmission, { body: { jobId: job, tmpFile } }, as));
  const candidate = aProfile({ firstName: 'Olga', lastName: 'Original', email: 'olga@home.example' }) as Profile;
  await world.call(contract.submissions.editCandidate, { params: { id: read }, body: { candidate } }, as);
  const body = { asClientReviewed: true };
  await world.call(contract.submissions.finishSubmission, { params: { id: read }, body }, as);
  // Whom the embedded finder misses.
  const nobody = { firstName: 'Nadia', lastName: 'Nolan', email: null, employmentHistory: [] };
  ({ id: nadia } = await addCandidate(world, admin, job, nobody));
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
  await signInThroughPage(page, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => pictureOnFailure(page));

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const petra = () => page.getByRole('dialog', { name: /^Petra / });
const toPetra = () => page.getByRole('dialog', { name: /^To Petra / });
const fromPetra = () => page.getByRole('dialog', { name: /^From Petra / });
const olga = () => page.getByRole('dialog', { name: /^Olga Original/ });
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const column = (name: string) => page.getByRole('region', { name, exact: true });

it('reads the emails as they were sent and answered out of the timeline, with what was attached', async () => {
  await page.goto(`${world.url}/jobs/${job}?submissionId=${answered.id}`);
  const modal = petra();
  await button(modal, 'First email sent').click();
  const sent = toPetra();
  await sent.getByRole('heading', { name: 'Hello Petra', exact: true }).waitFor();
  await sent.frameLocator('iframe').getByText('First', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button(modal, 'Replied').click();
  const reply = fromPetra();
  await reply.getByText(/^Yes, gladly\. My certificate is attached\./).waitFor();
  const saved = page.waitForEvent('download');
  await button(reply, 'certificate.txt, 0.02 MB').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('certificate.txt');
  expect(file.url()).toMatch(/^blob:/);
  expect((await text(await file.createReadStream())).trim()).toBe('x'.repeat(20_000));
  await page.keyboard.press('Escape');
  await reply.waitFor({ state: 'detached' });
});

it('answers a reply from its card, with the cursor where one writes', async () => {
  await page.goto(`${world.url}/jobs/${job}?submissionId=${answered.id}`);
  await petra().getByRole('link', { name: 'Answer', exact: true }).click();
  const composer = page.getByRole('region', { name: 'Your answer', exact: true });
  await composer.waitFor();
  await expect
    .poll(() => composer.evaluate((place) => place.contains(document.activeElement) && document.activeElement?.tagName))
    .toBe('DIV');
});

it('says on the card, and once in it, why a contact of many left somebody out', async () => {
  await page.evaluate(
    ({ id, person }) => {
      const notes = (why: string) => JSON.stringify({ [id]: { why, at: Date.now() } });
      window.localStorage.setItem(`not-contacted:${person}`, notes('Opted out of your emails'));
      // What a teammate was told in this browser.
      window.localStorage.setItem('not-contacted:usr_another', notes('No address'));
    },
    { id: read, person: admin.id },
  );
  await page.goto(`${world.url}/jobs/${job}`);
  const card = column('Saved')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Olga Original', exact: true }) });
  await card.getByText('Not contacted', { exact: true }).waitFor();
  await card.getByRole('link').click();
  await olga().getByText('Opted out of your emails', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await card.getByText('Not contacted', { exact: true }).waitFor({ state: 'detached' });
});

it('draws the pages of the original beside the candidate and beside the form that was read from it', async () => {
  await page.goto(`${world.url}/jobs/${job}?submissionId=${read}`);
  await draws(olga());
  expect(await screenProblems(page)).toEqual([]);
  await button(olga(), 'Edit').click();
  await draws(dialog('Edit Olga Original'));
  await dialog('Edit Olga Original').getByRole('textbox', { name: 'First name', exact: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await screenProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
});

it('keeps what was typed where somebody changed the profile meanwhile, says who, and loads what stands', async () => {
  await page.goto(`${world.url}/jobs/${job}?submissionId=${read}`);
  await button(olga(), 'Edit').click();
  const edit = dialog('Edit Olga Original');
  const summary = edit.getByRole('textbox', { name: /^Summary/ });
  await summary.fill('Typed by hand');
  const as = { as: admin };
  const { candidate } = await world.call(contract.submissions.getSubmission, { params: { id: read } }, as);
  const body = { candidate: { ...candidate, location: 'Lisbon' } };
  await world.call(contract.submissions.editCandidate, { params: { id: read }, body }, as);
  await button(edit, 'Save').click();
  await edit.getByText(/^You changed this profile/).waitFor();
  expect(await summary.inputValue()).toBe('Typed by hand');
  expect(await screenProblems(page)).toEqual([]);
  await button(edit, 'Load the profile as it is now').click();
  await expect
    .poll(() =>
      edit
        .getByRole('textbox', { name: /^Location/ })
        .first()
        .inputValue(),
    )
    .toBe('Lisbon');
  await summary.fill('Typed again');
  await button(edit, 'Save').click();
  await edit.waitFor({ state: 'detached' });
  const after = await world.call(contract.submissions.getSubmission, { params: { id: read } }, as);
  expect(after.candidate).toMatchObject({ location: 'Lisbon', summary: 'Typed again' });
});

/** Asks for the original and waits until words of it are there in ink. */
async function draws(place: Locator) {
  await button(place, 'Original').click();
  const sheet = place.getByRole('img', { name: 'Page 1 of 1 of olga.pdf', exact: true });
  await sheet.scrollIntoViewIfNeeded();
  const darkest = () =>
    sheet.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [255, 0, 0, 255],
      };
      let least = 255;
      for (let at = 0; at < data.length; at += 4) if (data[at + 3]) least = Math.min(least, data[at] ?? 255);
      return least;
    });
  await expect.poll(darkest).toBeLessThan(64);
}

/** Opens the dialog that contacts Nadia, from her profile. */
async function toContactNadia(on: Page) {
  await on.goto(`${world.url}/jobs/${job}?submissionId=${nadia}`);
  await button(on.getByRole('dialog', { name: /^Nadia / }), 'Contact').click();
  const asking = on.getByRole('dialog', { name: 'Contact Nadia Nolan', exact: true });
  await asking.getByRole('heading', { name: 'Will not be emailed', exact: true }).waitFor();
  return asking;
}

it('says why nobody can be contacted who has no address, and offers to add one', async () => {
  const asking = await toContactNadia(page);
  const people = asking.getByRole('region', { name: 'Will not be emailed', exact: true });
  await button(people, 'Add address').waitFor();
  const save = asking.getByRole('button', { name: /^Save/ });
  expect(await save.getAttribute('aria-disabled')).toBe('true');
  const why = asking.getByRole('tooltip', { includeHidden: true });
  expect(await why.textContent()).toBe('Add an address first, or tick another way you reached them.');
  expect(await screenProblems(page)).toEqual([]);
  await asking.getByRole('checkbox', { name: 'LinkedIn', exact: true }).check();
  await expect.poll(() => save.getAttribute('aria-disabled')).toBeNull();
});

it.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])('shows messages beside what is read and pressed in a dialog, at %i px', async (width, height) => {
  const session = await page.context().storageState();
  const other = await (await openContext(browser, { width, height }, session)).newPage();
  // No address comes to anybody by this.
  const shown = await world.call(contract.submissions.getSubmission, { params: { id: nadia } }, { as: admin });
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
  await other.route('**/submissions/*/email-address', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ headers, body: JSON.stringify(shown) }) : route.continue(),
  );
  const asking = await toContactNadia(other);
  await button(asking, 'Add address').click();
  await asking.getByRole('textbox', { name: /^Email address/ }).fill('nadia@home.example');
  await button(asking, 'Add it').click();
  const message = 'Emails to Nadia Nolan go to nadia@home.example from now on.';
  await other.locator('[data-ui=toast]').getByText(message, { exact: true }).waitFor();
  const places = [
    asking.getByRole('heading', { name: 'Contact Nadia Nolan', exact: true }),
    ...['Close', 'Cancel'].map((name) => button(asking, name)),
    asking.getByRole('button', { name: /^Save/ }),
    asking.getByRole('heading', { name: 'Will not be emailed', exact: true }),
    asking.getByRole('textbox', { name: /^Review feedback/ }),
  ];
  for (const place of places) expect(await isCovered(place), String(place)).toBe(false);
  await asking.getByRole('checkbox', { name: 'LinkedIn', exact: true }).check();
  expect(await isCovered(asking.getByText(/^You can take it back for 30 s\./))).toBe(false);
  await other.context().close();
});

it('adds an address from the card of somebody who had none', async () => {
  await page.goto(`${world.url}/jobs/${job}`);
  const card = column('Saved').getByRole('link', { name: 'Nadia Nolan', exact: true });
  await column('Saved').getByText('No email found', { exact: true }).waitFor();
  await card.focus();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Add address', exact: true }).press('Enter');
  const asking = dialog('Add an address of Nadia Nolan');
  await asking.getByRole('textbox', { name: /^Email address/ }).fill('petra@home');
  await button(asking, 'Add it').click();
  await asking.getByText('Please enter a valid email address.', { exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await asking.getByRole('textbox', { name: /^Email address/ }).fill('nadia@home.example');
  await page.keyboard.press('Enter');
  await asking.waitFor({ state: 'detached' });
  await column('Saved').getByText('No email found', { exact: true }).waitFor({ state: 'detached' });
});

it('makes a second resume part of the profile that stands, and opens it out of the timeline', async () => {
  await page.goto(`${world.url}/jobs/${job}`);
  await button(page, 'Add profile').click();
  const buffer = Buffer.from(aPdf(['Olga Original', 'olga@home.example', '+49 170 5550199']));
  const file = { name: 'olga-later.pdf', mimeType: 'application/pdf', buffer };
  await dialog('Add a profile').locator('input[type=file]').setInputFiles(file);
  const question = dialog('Is this someone you have already?');
  const merge = button(question, 'Merge the two profiles');
  await merge.waitFor();
  await question.getByText(/^Merging adds what is missing/).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await screenProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await merge.click();
  await page.getByText('Profiles merged.', { exact: true }).waitFor();
  await question.waitFor({ state: 'detached' });
  const said = page.getByRole('region', { name: 'Notifications', exact: true });
  await button(said, 'Open').click();
  await olga().waitFor();
  await button(olga(), 'Merged with another profile · olga-later.pdf').click();
  await dialog('olga-later.pdf').getByRole('img', { name: 'Page 1 of 1 of olga-later.pdf', exact: true }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
});

it('has in its menu on a phone what stands beside it where there is room', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await button(olga(), 'More actions').click();
  await entry('All jobs').waitFor();
  await entry('Copy link').waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await entry('Edit').click();
  await dialog('Edit Olga Original').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
});

it.each([
  ['on their card', DESKTOP, 'Mona'],
  ['in the column that is shown, where there is one alone', PHONE, 'Milo'],
])('leaves the focus %s when somebody is closed who has moved on', async (_where, screen, firstName) => {
  const other = await postJob(world, admin);
  const profile = { firstName, lastName: 'Mover', email: `${firstName}@mover.example`.toLowerCase() };
  const moving = await addCandidate(world, admin, other, profile);
  await contact(world, moving);
  await page.setViewportSize(screen);
  // A dialog was opened before while the page itself had the focus, as after a reload.
  await addCandidate(world, admin, other, { email: null }, { asClientReviewed: false });
  await page.goto(`${world.url}/jobs/${other}/review`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
  await page.keyboard.press('?');
  await dialog('Keys').waitFor();
  await page.keyboard.press('Escape');
  await dialog('Keys').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  const card = page.locator(`[data-card=${moving.id}]`);
  await card.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: new RegExp(`^${firstName} Mover`) });
  await button(modal, 'Move to Interested').press('Enter');
  await button(dialog(`Move ${firstName} Mover to Interested`), 'Move to Interested').press('Enter');
  await button(modal, 'Move to Phone Interviewed').press('Enter');
  await button(modal, 'Hired').press('Enter');
  await modal.getByRole('heading', { name: 'Hired', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
  const place = screen === PHONE ? column('Contacted') : card;
  await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});
