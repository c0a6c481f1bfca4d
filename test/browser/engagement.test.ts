import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UpdateCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { ERRORS } from '../../shared/contract/errors.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import {
  DESKTOP,
  openBrowser,
  openContext,
  PASSWORD,
  PHONE,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { screenProblems } from '../support/screen-checks.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let browser: Browser;
let account: TestAccount;
let admin: Employer;
let ofAdmin: Page;
let ofInes: Page;

beforeAll(async () => {
  world = await aWorld({ page: true });
  browser = await openBrowser();
  ({ account, admin } = await world.anAccount());
  const ines = await world.anEmployer({ account, firstname: 'Ines', lastname: 'Brandvold' });
  ofAdmin = await (await openContext(browser, { ...DESKTOP, theme: 'light' })).newPage();
  ofInes = await (await openContext(browser, { ...PHONE, theme: 'dark' })).newPage();
  await signInThroughPage(ofAdmin, world.url, admin.email, PASSWORD);
  await signInThroughPage(ofInes, world.url, ines.email, PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const notice = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(words, { exact: true }).waitFor();
const see = (page: Page, words: string | RegExp) => page.getByText(words, { exact: true }).waitFor();
const read = async () => world.call(contract.accounts.getAccount, { params: { id: account.id } }, { as: admin });
const save = (page: Page, part: string) =>
  page.getByRole('form', { name: part, exact: true }).getByRole('button', { name: 'Save', exact: true }).click();

it('companies are listed by domain or name, and refused where they stand in the other list', async () => {
  pictureOnFailure(ofInes);
  await ofInes.goto(`${world.url}/settings/sourcing`);
  const from = ofInes.getByRole('textbox', { name: 'Companies to source from optional', exact: true });
  const not = ofInes.getByRole('textbox', { name: 'Companies not to source from optional', exact: true });
  await from.fill('northwind.example');
  await from.press('Enter');
  await not.fill('northwind.example');
  await not.press('Enter');
  await see(ofInes, '“northwind.example” is in the companies to source from. Please remove before adding here.');
  await not.fill('Contoso');
  await save(ofInes, 'Companies');
  await notice(ofInes, 'Account sourcing information has been updated.');
  expect(await read()).toMatchObject({
    whitelistedDomains: [{ domain: 'northwind.example' }],
    blacklistedDomains: [{ orgName: 'Contoso' }],
  });
  expect(await screenProblems(ofInes)).toEqual([]);
});

it('two who change the companies at once lose nothing: the later is told, and saves both', async () => {
  pictureOnFailure(ofInes);
  await ofInes.goto(`${world.url}/settings/sourcing`);
  const from = ofInes.getByRole('textbox', { name: 'Companies to source from optional', exact: true });
  await from.fill('Fabrikam');
  await from.press('Enter');
  const { id, companiesVersion, whitelistedDomains, blacklistedDomains } = await read();
  await world.call(
    contract.accounts.setSourcingCompanies,
    {
      params: { id },
      body: {
        whitelistedDomains: [...whitelistedDomains, { orgName: 'Tailspin' }],
        blacklistedDomains,
        companiesVersion,
      },
    },
    { as: admin },
  );
  await save(ofInes, 'Companies');
  await see(ofInes, /^A teammate saved these lists meanwhile\. Theirs and yours stand here together/);
  await save(ofInes, 'Companies');
  await notice(ofInes, 'Account sourcing information has been updated.');
  const names = (await read()).whitelistedDomains.map((entry) => ('orgName' in entry ? entry.orgName : entry.domain));
  expect(names).toEqual(['northwind.example', 'Tailspin', 'Fabrikam']);
});

it('a signature with a phone number is not saved, and stays in its field', async () => {
  pictureOnFailure(ofInes);
  await ofInes.goto(`${world.url}/settings/engagement`);
  const editor = ofInes.getByRole('textbox', { name: 'Email signature', exact: true });
  await editor.fill('Ines, +49 30 1234567');
  await save(ofInes, 'Email signature');
  await see(
    ofInes,
    'To make sure that candidate replies can be tracked, please remove your phone and email from your signature.',
  );
  await expect.poll(() => editor.evaluate((it) => it === document.activeElement)).toBe(true);
  await editor.fill('Ines Brandvold, Acme');
  await save(ofInes, 'Email signature');
  await notice(ofInes, 'Your information has been updated.');
});

it('the work emails of the team are an admin’s to decline, where the account may; others read it', async () => {
  pictureOnFailure(ofAdmin);
  await ofAdmin.goto(`${world.url}/settings/engagement`);
  const team = ofAdmin.getByRole('form', { name: 'Work emails of the team', exact: true });
  const never = team.getByRole('radio', { name: /^Never/ });
  await never.waitFor();
  await expect.poll(() => never.isDisabled()).toBe(true);
  await team.getByText(/^To never contact work emails, please /).waitFor();

  await world.table.db.send(
    new UpdateCommand({
      ...{ TableName: world.table.name, Key: keys.account(account.id) },
      UpdateExpression: 'SET canDisableContactWorkEmails = :yes',
      ExpressionAttributeValues: { ':yes': true },
    }),
  );
  await ofAdmin.reload();
  await never.click();
  await save(ofAdmin, 'Work emails of the team');
  await notice(ofAdmin, 'Your email options have been updated.');
  expect((await read()).shouldContactCandidateWorkEmails).toBe(false);
  expect(await screenProblems(ofAdmin)).toEqual([]);

  await ofInes.reload();
  await see(ofInes, 'Candidates are never contacted at their work emails.');
  await see(ofInes, /^Your emails come from ines\S*@\S+\.$/);
  await expect.poll(() => ofInes.getByRole('textbox', { name: 'Postal address', exact: true }).count()).toBe(0);
  expect(await screenProblems(ofInes)).toEqual([]);
});

it('a postal address is required, and saved', async () => {
  pictureOnFailure(ofAdmin);
  const address = ofAdmin.getByRole('textbox', { name: 'Postal address', exact: true });
  await address.fill(' ');
  await save(ofAdmin, 'Postal address');
  await see(ofAdmin, 'This field is required.');
  await address.fill('2 Side Street, Springfield');
  await save(ofAdmin, 'Postal address');
  await notice(ofAdmin, 'Your email options have been updated.');
  // The same words may stand there still from what was saved before.
  await expect.poll(async () => (await read()).postalAddress).toBe('2 Side Street, Springfield');
});

it('emails leave on the days and in the hours that an admin chooses', async () => {
  pictureOnFailure(ofAdmin);
  const form = ofAdmin.getByRole('form', { name: 'Send window', exact: true });
  await form.getByRole('radio', { name: /^Hours of our own/ }).click();
  for (const day of ['Tue', 'Wed', 'Thu', 'Fri'])
    await form.getByRole('checkbox', { name: day, exact: true }).uncheck();
  await form.getByRole('checkbox', { name: 'Mon', exact: true }).uncheck();
  await ofAdmin.keyboard.press('Tab');
  await see(ofAdmin, 'Please choose a day.');
  await form.getByRole('checkbox', { name: 'Sat', exact: true }).check();
  await form.getByRole('combobox', { name: 'From', exact: true }).click();
  await ofAdmin.getByRole('option', { name: '11:00', exact: true }).click();
  await save(ofAdmin, 'Send window');
  await expect.poll(async () => (await read()).sendWindow).toEqual({ days: [6], from: 11, to: 19 });
  expect(await screenProblems(ofAdmin)).toEqual([]);
  await ofInes.reload();
  await see(ofInes, 'When emails leave, in the time zone of the candidate: Sat, 11:00 to 19:00.');
});

it('a domain shows its records until they are found, then carries the address that emails come from', async () => {
  pictureOnFailure(ofAdmin);
  const domain = 'careers.northwind.example';
  const form = ofAdmin.getByRole('form', { name: 'Domains', exact: true });
  const common = ofAdmin.getByRole('radio', { name: /^Common email address/ });
  await expect.poll(() => common.isDisabled()).toBe(true);
  await form.getByRole('textbox', { name: 'Domain', exact: true }).fill('northwind');
  await ofAdmin.keyboard.press('Tab');
  await form.getByRole('alert').waitFor();
  await form.getByRole('textbox', { name: 'Domain', exact: true }).fill('gmail.com');
  await form.getByRole('button', { name: 'Add a domain', exact: true }).click();
  await see(ofAdmin, ERRORS.DOMAIN_NOT_ALLOWED.title);
  await form.getByRole('textbox', { name: 'Domain', exact: true }).fill(domain);
  await form.getByRole('button', { name: 'Add a domain', exact: true }).click();
  const row = form.getByRole('region', { name: domain, exact: true });
  const shows = row.getByRole('button', { name: 'Verification in progress', exact: true });
  await expect.poll(() => shows.getAttribute('aria-expanded'), { message: 'its records are open' }).toBe('true');
  await expect.poll(() => row.evaluate((it) => it === document.activeElement)).toBe(true);
  await expect.poll(() => form.getByRole('textbox', { name: 'Domain', exact: true }).inputValue()).toBe('');
  await form.getByText(`_dmarc.${domain}`, { exact: true }).waitFor();
  await expect.poll(() => form.getByRole('button', { name: /^Copy the (name|value) / }).count()).toBe(14);
  expect(await screenProblems(ofAdmin)).toEqual([]);

  await form.getByRole('button', { name: `Remove ${domain}`, exact: true }).click();
  await see(ofAdmin, 'To use it later, its records have to be found again.');
  await ofAdmin.getByRole('button', { name: 'Cancel', exact: true }).click();

  await world.cloud.ses.setRecords(domain, true);
  await form.getByRole('button', { name: 'Look again', exact: true }).click();
  await form.getByText('Verified', { exact: true }).waitFor();
  const emails = ofAdmin.getByRole('form', { name: 'Custom emails', exact: true });
  await emails.getByRole('textbox', { name: 'New email address', exact: true }).fill('two words');
  await ofAdmin.keyboard.press('Tab');
  await emails.getByRole('alert').waitFor();
  await emails.getByRole('textbox', { name: 'New email address', exact: true }).fill('people');
  await emails.getByRole('button', { name: 'Add an email address', exact: true }).click();
  await emails.getByText(`people@${domain}`, { exact: true }).waitFor();
  await expect
    .poll(() => emails.getByRole('textbox', { name: 'New email address', exact: true }).inputValue())
    .toBe('');
  await emails.getByRole('button', { name: `Remove people@${domain}`, exact: true }).click();
  await expect.poll(async () => (await read()).customEmails).toEqual([]);
  await common.click();
  await ofAdmin.getByRole('textbox', { name: 'Username', exact: true }).fill('-');
  await ofAdmin.keyboard.press('Tab');
  await see(ofAdmin, 'Please use letters and digits; dots, dashes and underscores between them.');
  await ofAdmin.getByRole('textbox', { name: 'Username', exact: true }).fill('jobs');
  await save(ofAdmin, 'Sender email address');
  await notice(ofAdmin, 'Sender email address has been updated.');
  expect((await read()).emailStrategy).toEqual({ type: 'COMMON_EMAIL_ADDRESS', emailAddress: `jobs@${domain}` });

  await ofInes.reload();
  await see(ofInes, `All emails come from jobs@${domain}.`);
});

it('a domain is given back once emails come from elsewhere; the address it carried can be chosen until then', async () => {
  pictureOnFailure(ofAdmin);
  const domain = 'careers.northwind.example';
  const remove = () => ofAdmin.getByRole('button', { name: `Remove ${domain}`, exact: true }).click();
  await remove();
  const inUse = ofAdmin.getByRole('dialog', { name: `${domain} is in use`, exact: true });
  await inUse.getByText(ERRORS.DOMAIN_IN_USE.title, { exact: true }).waitFor();
  await inUse.getByText('Close', { exact: true }).click();
  await ofAdmin.getByRole('textbox', { name: 'Username', exact: true }).fill('talent');
  await save(ofAdmin, 'Sender email address');
  await notice(ofAdmin, 'Sender email address has been updated.');
  await ofAdmin.getByRole('button', { name: `jobs@${domain}`, exact: true }).click();
  await save(ofAdmin, 'Sender email address');
  await expect.poll(async () => (await read()).emailStrategy.emailAddress).toBe(`jobs@${domain}`);
  await ofAdmin.getByRole('radio', { name: /^Default email address/ }).click();
  await save(ofAdmin, 'Sender email address');
  await expect.poll(async () => (await read()).emailStrategy.type).toBe('DEFAULT_EMAIL_ADDRESS');
  await remove();
  await ofAdmin.getByRole('button', { name: 'Yes, I’m sure', exact: true }).click();
  await notice(ofAdmin, 'The domain is removed.');
  expect((await read()).customDomains).toEqual([]);
});

it('whoever goes on while a domain is looked at stays there', async () => {
  pictureOnFailure(ofAdmin);
  await ofAdmin.goto(`${world.url}/settings/engagement`);
  const form = ofAdmin.getByRole('form', { name: 'Domains', exact: true });
  const domain = form.getByRole('textbox', { name: 'Domain', exact: true });
  const { promise, resolve } = Promise.withResolvers<void>();
  await ofAdmin.route('**/add-and-start-verification', async (route) => {
    await promise;
    await route.continue();
  });
  await domain.fill('gmail.com');
  await form.getByRole('button', { name: 'Add a domain', exact: true }).click();
  const other = ofAdmin.getByRole('link', { name: 'My jobs', exact: true });
  await other.focus();
  resolve();
  await see(ofAdmin, ERRORS.DOMAIN_NOT_ALLOWED.title);
  expect(await other.evaluate((each) => each === document.activeElement)).toBe(true);
  await ofAdmin.unrouteAll();
});
