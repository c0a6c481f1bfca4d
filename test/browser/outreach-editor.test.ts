import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Employer } from '../support/accounts.ts';
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
import { aJob } from '../support/builders.ts';
import { addCandidate, threeEmails } from '../support/mail.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs } = contract;

let world: World;
let browser: Browser;
let admin: Employer;
let wide: Page;
let phone: Page;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  ({ admin } = await world.anAccount());
  wide = await (await openContext(browser, { ...DESKTOP, theme: 'light' })).newPage();
  phone = await (await openContext(browser, { ...PHONE, theme: 'dark' })).newPage();
  await signInThroughPage(wide, world.url, admin.email, PASSWORD);
  await signInThroughPage(phone, world.url, admin.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const create = (over: object = {}) =>
  world.call(jobs.createJob, { body: { ...aJob(), journeys: threeEmails(), ...over } }, { as: admin });
const read = ({ id }: Job) => world.call(jobs.getJob, { params: { id } }, { as: admin });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const notice = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(words, { exact: true }).waitFor();
const editor = (page: Page) => page.getByRole('dialog', { name: 'Customize your email outreach', exact: true });
const card = (page: Page, name: string) => editor(page).getByRole('region', { name, exact: true });
const box = (page: Page, mail: string, field: string) =>
  card(page, mail).getByRole('textbox', { name: field, exact: true });

async function open(page: Page, job: Job) {
  pictureOnFailure(page);
  await page.goto(`${world.url}/jobs/edit/${job.id}?tab=engagement`);
  await press(page, 'Edit emails');
  await box(page, 'First email', 'Content').waitFor();
}

it('emails are written with the keyboard alone: @ finds a variable, its fallback is written in it', async () => {
  const job = await create();
  await open(wide, job);
  await box(wide, 'First email', 'Subject').focus();
  await wide.keyboard.press('ControlOrMeta+a');
  await wide.keyboard.type('A role at @comp');
  await editor(wide).getByRole('listbox', { name: 'Variables', exact: true }).waitFor();
  expect(await accessibilityProblems(wide)).toEqual([]);
  await wide.keyboard.press('ArrowDown');
  await wide.keyboard.press('ArrowUp');
  await wide.keyboard.press('Enter');
  await wide.keyboard.type(' for [candidate_first_name]');
  await box(wide, 'First email', 'Content').focus();
  await wide.keyboard.type('Hello @first');
  await wide.keyboard.press('Tab');
  await wide.keyboard.press('ArrowLeft');
  await wide.keyboard.press('Enter');
  await wide.keyboard.type('you there');
  await wide.keyboard.press('Enter');
  await wide.keyboard.type('!');
  expect(await accessibilityProblems(wide)).toEqual([]);
  await press(wide, 'Save');
  await wide.getByText('Changes only affect future email campaigns', { exact: true }).waitFor();
  await wide
    .getByRole('dialog', { name: 'Save these emails?', exact: true })
    .getByRole('button', { name: 'Save', exact: true })
    .click();
  await notice(wide, 'Email templates have been saved.');
  const [first] = (await read(job)).journeys;
  expect(first?.subject).toBe('A role at [employer_company,fallback=] for [candidate_first_name,fallback=]');
  expect(first?.html).toBe('<p>Hello [candidate_first_name,fallback=you there]!First</p>');
});

it('a variable of the panel goes to what was written in last, whatever the keyboard passes on the way there', async () => {
  await open(wide, await create());
  await box(wide, 'Follow up 1', 'Subject').click();
  await wide.keyboard.press('ControlOrMeta+a');
  await wide.keyboard.type('Again about ');
  const variables = editor(wide).getByRole('complementary', { name: 'Variables', exact: true });
  await variables.getByText(/^Click to insert, or type @\. What you click goes to: Follow up 1, Subject\.$/).waitFor();
  const wanted = variables.getByRole('button', { name: /^Job city/ });
  for (let tab = 0; tab < 60 && !(await wanted.evaluate((one) => one === document.activeElement)); tab++)
    await wide.keyboard.press('Tab');
  await wide.keyboard.press('Enter');
  await box(wide, 'Follow up 1', 'Subject').getByText('Job city', { exact: true }).waitFor();
});

it('goes to the email that the server refused', async () => {
  const job = await create();
  await open(wide, job);
  await box(wide, 'First email', 'Content').fill('Something else');
  const fields = { 'journeys.1.subject': ['Not this one.'] };
  const json = { code: 'BAD_REQUEST', message: 'Please check what you sent.', fields };
  await wide.route(`**/job-offers/${job.id}`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 400, json }),
  );
  await press(wide, 'Save');
  const question = wide.getByRole('dialog', { name: 'Save these emails?', exact: true });
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await card(wide, 'Follow up 1').getByText('Not this one.', { exact: true }).waitFor();
  await expect
    .poll(() => box(wide, 'Follow up 1', 'Subject').evaluate((it) => it === document.activeElement))
    .toBe(true);
  await wide.unrouteAll();
});

it('the editor of a subject is 55 px high, for a text of two lines too', async () => {
  await open(wide, await create());
  const subject = box(wide, 'First email', 'Subject');
  const frame = subject.locator('xpath=../..');
  const height = async () => (await frame.boundingBox())?.height;
  expect(await height()).toBe(55);
  await subject.fill(
    'A long subject that says everything about the role and its company twice, so that it takes two lines',
  );
  expect(await height()).toBe(55);
  await wide.keyboard.press('Escape');
});

it('what is not right is said at its email, and the first of it is opened', async () => {
  const job = await create();
  await open(wide, job);
  const missing = (mail: string) => card(wide, mail).getByText('This field is required.', { exact: true });
  await box(wide, 'Follow up 1', 'Subject').fill('');
  await missing('Follow up 1').waitFor();
  expect(await missing('Follow up 2').count()).toBe(0);
  await box(wide, 'Follow up 2', 'Content').fill('');
  await missing('Follow up 2').waitFor();
  await editor(wide).getByRole('textbox', { name: 'Delay', exact: true }).nth(1).fill('29');
  await editor(wide).getByText('You can’t contact candidates after 30 days.', { exact: true }).waitFor();
  await editor(wide)
    .getByText(
      /^The last email would leave on day 32, but nobody is contacted more than 30 days after the first\. Shorten a delay/,
    )
    .waitFor();
  await press(wide, 'Save');
  await expect
    .poll(() => box(wide, 'Follow up 1', 'Subject').evaluate((it) => it === document.activeElement))
    .toBe(true);
  await missing('Follow up 1').waitFor();
  await missing('Follow up 2').waitFor();
  expect(await accessibilityProblems(wide)).toEqual([]);
  expect((await read(job)).version).toBe(job.version);

  await press(wide, 'Close');
  await wide.getByRole('dialog', { name: 'Are you sure you want to leave this page?', exact: true }).waitFor();
  await press(wide, 'Cancel');
  await box(wide, 'Follow up 1', 'Subject').fill('Again');
  await box(wide, 'Follow up 2', 'Content').fill('Again');
  await press(wide, 'Save');
  const delay = editor(wide).getByRole('textbox', { name: 'Delay', exact: true }).nth(1);
  await expect.poll(() => delay.evaluate((it) => it === document.activeElement)).toBe(true);
  await delay.fill('1.5');
  await delay.blur();
  await wide.getByText('Please use only integers.', { exact: true }).waitFor();
  await expect.poll(() => delay.inputValue()).toBe('1.5');
  await wide.keyboard.press('Escape');
  await press(wide, 'Yes, I’m sure');
  await editor(wide).waitFor({ state: 'detached' });
  expect((await read(job)).version).toBe(job.version);
});

it('follow-ups come and go at the end, each with the day on which it leaves', async () => {
  const job = await create();
  await open(phone, job);
  await editor(phone).getByText('day 3', { exact: true }).waitFor();
  await editor(phone).getByText('day 6', { exact: true }).waitFor();
  await expect.poll(() => editor(phone).getByRole('button', { name: 'Remove', exact: true }).count()).toBe(1);
  const hasFocus = (where: Locator) =>
    expect.poll(() => where.evaluate((it) => it === document.activeElement)).toBe(true);
  await press(phone, 'Remove');
  await card(phone, 'Follow up 2').waitFor({ state: 'detached' });
  await hasFocus(editor(phone).getByRole('button', { name: 'Add a follow-up', exact: true }));
  await press(phone, 'Add a follow-up');
  await hasFocus(box(phone, 'Follow up 2', 'Subject'));
  await press(phone, 'Add a follow-up');
  await card(phone, 'Follow up 3').waitFor();
  await expect.poll(() => box(phone, 'Follow up 2', 'Content').textContent()).toBe('Third');
  await press(phone, 'Add a follow-up');
  await expect.poll(() => editor(phone).getByRole('button', { name: 'Add a follow-up', exact: true }).count()).toBe(0);
  expect(await screenProblems(phone)).toEqual([]);
  await press(phone, 'Variables');
  const drawer = phone.getByRole('dialog', { name: 'Variables', exact: true });
  expect(await screenProblems(phone)).toEqual([]);
  await drawer.getByRole('button', { name: /^Job title/ }).click();
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => editor(phone).locator('[data-variable=job_title]').count()).toBe(1);
  await press(phone, 'Preview');
  await phone.getByRole('article', { name: /^Preview of / }).waitFor();
  expect(await screenProblems(phone)).toEqual([]);
});

it('the delay can be read where fingers need wide steppers', async () => {
  const job = await create();
  const viewport = { width: 390, height: 844 };
  const storageState = await phone.context().storageState();
  const touch = await browser.newContext({ viewport, storageState, hasTouch: true, isMobile: true });
  const page = await touch.newPage();
  await open(page, job);
  const delay = editor(page).getByRole('textbox', { name: 'Delay', exact: true }).first();
  await delay.fill('30');
  const { room, text } = await delay.evaluate((it) => ({ room: it.clientWidth, text: it.scrollWidth }));
  expect(room).toBeGreaterThan(30);
  expect(text).toBeLessThanOrEqual(room);
  expect(await screenProblems(page)).toEqual([]);
  await touch.close();
});

it('the fallback is written within its chip', async () => {
  const [first, ...rest] = threeEmails();
  const job = await create({
    journeys: [{ ...first, html: '<p>Have you a minute, [candidate_first_name,fallback=friend]?</p>' }, ...rest],
  });
  await open(phone, job);
  const chip = card(phone, 'First email').locator('[data-variable=candidate_first_name]').last();
  await chip.click();
  const input = chip.getByRole('textbox', { name: 'Fallback for Candidate first name', exact: true });
  const [around, inside] = [await chip.boundingBox(), await input.boundingBox()];
  if (!around || !inside) throw new Error('The chip or its input is not shown');
  expect(inside.y).toBeGreaterThanOrEqual(around.y);
  expect(inside.y + inside.height).toBeLessThanOrEqual(around.y + around.height);
  expect(inside.x + inside.width).toBeLessThanOrEqual(around.x + around.width);
});

it('a variable without a value is marked until it has a fallback', async () => {
  const [first, ...rest] = threeEmails();
  const html = '<p>Apply at [candidate_apply_link] or see [personalized_snippet,fallback=this].</p>';
  const job = await create({ applyUrl: null, journeys: [{ ...first, html }, ...rest] });
  await open(wide, job);
  const warning = card(wide, 'First email').getByText(/^Job application link is not defined\. This job has no/);
  await warning.waitFor();
  const chip = card(wide, 'First email').locator('[data-variable=candidate_apply_link]');
  await expect.poll(() => chip.textContent()).toContain('not defined');
  await chip.click();
  await chip.getByRole('textbox', { name: 'Fallback for Job application link', exact: true }).fill('our page');
  await warning.waitFor({ state: 'detached' });
  const panel = editor(wide).getByRole('complementary', { name: 'Variables', exact: true });
  await expect
    .poll(() => panel.getByRole('button', { name: /^AI-generated personalized snippet/ }).textContent())
    .toContain('not defined');
});

it('the preview is for a chosen candidate, as wide as wanted or as plain text, and is sent to an address', async () => {
  const job = await create();
  await addCandidate(world, admin, job.id, { firstName: 'Noor', lastName: 'Achterberg' });
  await world.drain();
  await open(wide, job);
  const side = editor(wide).getByRole('complementary', { name: 'Preview', exact: true });
  await side.getByText('Hello Sam', { exact: true }).waitFor();
  await side.getByRole('combobox', { name: 'Candidate to preview', exact: true }).fill('Noor');
  await wide.getByRole('option', { name: /^Noor Achterberg/ }).click();
  await side.getByText('Hello Noor', { exact: true }).waitFor();
  await side.getByRole('heading', { name: 'As Noor will see it', exact: true }).waitFor();
  await side.getByText('Plain text', { exact: true }).click();
  await side.getByText(/^First\n\nYou receive this because/).waitFor();
  expect(await accessibilityProblems(wide)).toEqual([]);

  await card(wide, 'First email').getByRole('button', { name: 'Send preview', exact: true }).click();
  const dialog = wide.getByRole('dialog', { name: 'Send preview', exact: true });
  const address = dialog.getByRole('textbox', { name: 'Email address', exact: true });
  await expect.poll(() => address.inputValue()).toBe(admin.email);
  await address.fill(' ');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByText('This field is required.', { exact: true }).waitFor();
  await address.fill('colleague@');
  await address.press('Enter');
  await dialog.getByText('Please enter a valid email address.', { exact: true }).waitFor();
  await expect.poll(() => address.evaluate((it) => it === document.activeElement)).toBe(true);
  await address.fill('colleague@acme.example');
  await address.press('Enter');
  await notice(wide, 'A preview email was sent to colleague@acme.example.');
  expect(world.mailbox('colleague@acme.example').map(({ subject }) => subject)).toEqual(['Hello Sam']);
});

it('another outreach is copied from the library, and the copy taken back', async () => {
  const [first] = threeEmails();
  await create({ title: 'Gardener', journeys: [{ ...first, subject: 'About gardens', html: '<p>Green</p>' }] });
  const job = await create({ title: 'Baker' });
  await open(wide, job);
  await press(wide, 'Copy an existing outreach');
  const drawer = wide.getByRole('dialog', { name: 'Copy an existing outreach', exact: true });
  await drawer.getByRole('heading', { name: 'Basic template', exact: true }).waitFor();
  await expect.poll(() => drawer.getByRole('heading', { name: 'Baker', exact: true }).count()).toBe(0);
  expect(await accessibilityProblems(wide)).toEqual([]);
  await drawer.getByRole('button', { name: 'Select this outreach: Gardener', exact: true }).click();
  await expect.poll(() => box(wide, 'First email', 'Content').textContent()).toBe('Green');
  await expect.poll(() => card(wide, 'Follow up 1').count()).toBe(0);
  await press(wide, 'Undo');
  await expect.poll(() => box(wide, 'First email', 'Content').textContent()).toBe('First');
  await card(wide, 'Follow up 2').waitFor();
});

it('what is pasted from elsewhere leaves clean HTML, its brackets as variables', async () => {
  const job = await create();
  await open(wide, job);
  const content = box(wide, 'First email', 'Content');
  await content.click();
  await wide.keyboard.press('ControlOrMeta+a');
  await content.evaluate((element) => {
    const data = new DataTransfer();
    const html = `<b style="font-weight:normal" id="docs-internal-guid-1"><p style="color:red">Dear <b>[candidate_first_name,fallback=you]</b>,</p>
      <table><tr><td>cell</td></tr></table><p class="MsoNormal"><o:p>&nbsp;</o:p></p><img src="https://t.example/p.gif"></b>`;
    data.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => content.textContent()).toMatch(/^Dear /);
  const subject = box(wide, 'First email', 'Subject');
  await subject.click();
  await wide.keyboard.press('ControlOrMeta+a');
  await subject.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p>Line <b>one</b></p><p>line two<br>for [candidate_first_name]</p><ul><li>&amp; all</li></ul>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => subject.textContent()).toMatch(/^Line /);
  expect(await subject.locator('p').count()).toBe(1);
  await press(wide, 'Save');
  const sure = wide.getByRole('dialog', { name: 'Save these emails?', exact: true });
  await sure.getByRole('button', { name: 'Save', exact: true }).click();
  await editor(wide).waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await read(job)).journeys[0]?.html)
    .toBe('<p>Dear <strong>[candidate_first_name,fallback=you]</strong>,</p><p>cell</p>');
  expect((await read(job)).journeys[0]?.subject).toBe('Line one line two for [candidate_first_name,fallback=] & all');
});
