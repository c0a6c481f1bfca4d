import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UpdateCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { readCode } from '../../scripts/demo/person.ts';
import { ERRORS, type ErrorCode } from '../../shared/contract/errors.ts';
import { contract } from '../../shared/contract/index.ts';
import type { InvitationId } from '../../shared/model/ids.ts';
import { PASSWORD_RULES } from '../../shared/product.ts';
import { type Employer, readInvitation, type TestAccount } from '../support/accounts.ts';
import {
  accessibilityProblems,
  openBrowser,
  openContext,
  PASSWORD,
  pictureOnFailure,
  signInThroughPage,
} from '../support/browser.ts';
import { aDraft } from '../support/builders.ts';
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
  await world.call(contract.jobs.createJob, { body: aDraft({ title: 'A draft of mine' }) }, { as: admin });
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
const text = (words: string) => page.getByText(words, { exact: true });
const notice = (words: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(words, { exact: true });
const signIn = (email: string, password = PASSWORD) => signInThroughPage(page, world.url, email, password);

async function aGuest() {
  const email = `guest.${++guests}@acme.example`;
  const link = await world.anInvitation({ account, email });
  return { email, link, ...readInvitation(link) };
}

/** Changes what is stored of an invitation. */
const mark = (id: string, name: 'status' | 'expiresAt', value: string) =>
  world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: keys.invitation(id as InvitationId),
      UpdateExpression: 'SET #name = :value',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value },
    }),
  );

async function fillSignUp() {
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await button('Create account').click();
}

/** The page from which there is no way on, with its words. */
async function deadEnd(code: ErrorCode, owner?: string) {
  await heading(ERRORS[code].title).waitFor();
  expect(new URL(page.url()).pathname).toBe('/error');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  if (owner) await text(`Please contact the account owner (${owner}).`).waitFor();
  await page.getByRole('link', { name: 'Go to home', exact: true }).waitFor();
}

describe('an invitation', () => {
  it('that was revoked is a dead end with the person to ask', async () => {
    const { id, link } = await aGuest();
    await mark(id, 'status', 'Revoked');
    await page.goto(link);
    await deadEnd('INVITATION_REVOKED', 'office@bramble.example');
  });

  it.each([
    ['that nobody sent', (link: string) => link.replace(/invite=[^&]+/, 'invite=inv_000000000000')],
    ['with a wrong key', (link: string) => link.replace(/key=.+/, 'key=wrong')],
    ['without a key', (link: string) => link.replace(/&key=.+/, '')],
    ['that is no invitation at all', (link: string) => link.replace(/invite=[^&]+/, 'invite=..%2F..%2Fme')],
  ])('%s is a dead end', async (_, changed) => {
    const { link } = await aGuest();
    await page.goto(changed(link));
    await deadEnd('INVITATION_NOT_FOUND');
  });

  it('that was used is a dead end with the person to ask, and a way to sign in', async () => {
    const { id, link } = await aGuest();
    await mark(id, 'status', 'Confirmed');
    await page.goto(link);
    await deadEnd('INVITATION_ALREADY_CONFIRMED', 'office@bramble.example');
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await heading('Welcome back!').waitFor();
  });

  it('that has expired is a dead end before one chooses a password', async () => {
    const { id, link } = await aGuest();
    await mark(id, 'expiresAt', new Date(Date.now() - 1_000).toISOString());
    await page.goto(link);
    await deadEnd('INVITATION_EXPIRED', 'office@bramble.example');
  });

  it('to an account without a seat is a dead end before one chooses a password', async () => {
    const full = await world.anAccount({ seats: 1 });
    const link = await world.anInvitation({ account: full.account, email: 'late@acme.example' });
    await page.goto(link);
    await deadEnd('NO_SEAT_LEFT', 'office@bramble.example');
  });

  it('of another account lets somebody in to their own, with a word', async () => {
    const other = await world.anAccount();
    const link = await world.anInvitation({ account: other.account, email: 'somebody@acme.example' });
    await page.goto(link);
    await page.getByRole('tab', { name: 'Sign in', exact: true }).click();
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button('Sign in').click();
    await heading('My jobs').waitFor();
    await notice('That invitation is not for this account. You are signed in to your own.').waitFor();
  });

  it('that is revoked while one fills in the form is refused by the user pool', async () => {
    const { id, email, link } = await aGuest();
    await page.goto(link);
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await mark(id, 'status', 'Revoked');
    await fillSignUp();
    await deadEnd('INVITATION_REVOKED', 'office@bramble.example');
  });

  it('is opened from the mailbox by a click on its link', async () => {
    const { email } = await aGuest();
    await page.goto(`${world.url}/mailbox`);
    await page.getByRole('button', { name: new RegExp(`^${email} `) }).click();
    const mail = page.frameLocator('iframe[title="The message"]');
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      mail.getByRole('link', { name: 'Accept the invitation', exact: true }).click(),
    ]);
    await opened.getByRole('heading', { name: 'Get started with your account', exact: true }).waitFor();
    await expect.poll(() => opened.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  });

  it('that was accepted leads someone who is signed in on to the jobs, with a word', async () => {
    const { id, link } = await aGuest();
    await mark(id, 'status', 'Confirmed');
    await signIn(admin.email);
    await page.goto(link);
    await heading('My jobs').waitFor();
    await notice(`This invitation has already been accepted. You are signed in as ${admin.email}.`).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('session'))).not.toBeNull();
  });

  it('for somebody else ends the session of whoever was signed in here, once they say so', async () => {
    const { email, link } = await aGuest();
    await signIn(admin.email);
    await page.goto(link);
    await heading('This invitation is for somebody else').waitFor();
    await page.getByText(/^You are signed in as /).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('session'))).not.toBeNull();
    const session = await page.evaluate(
      () => JSON.parse(atob(JSON.parse(localStorage.getItem('session') ?? '').idToken.split('.')[1])).origin_jti,
    );
    const before = await world.call(contract.accounts.listSessions, { params: { id: 'me' } }, { as: admin });
    expect(before.map(({ id }) => id)).toContain(session);
    await button('Sign out and go on').click();
    await heading('Get started with your account').waitFor();
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    const after = await world.call(contract.accounts.listSessions, { params: { id: 'me' } }, { as: admin });
    expect(after.map(({ id }) => id)).not.toContain(session);
  });

  it('of another account to the address of somebody who is signed in lets them in to their own, with a word', async () => {
    const other = await world.anAccount();
    const link = await world.anInvitation({ account: other.account, email: admin.email });
    await signIn(admin.email);
    await page.goto(link);
    await heading('My jobs').waitFor();
    await notice('That invitation is not for this account. You are signed in to your own.').waitFor();
  });

  it('in any other address than that of the sign-in ends no session', async () => {
    await signIn(admin.email);
    await page.goto(`${world.url}/jobs?invite=inv_000000000000&source=account&status=Draft`);
    await text('A draft of mine').waitFor();
    await page.reload();
    await text('A draft of mine').waitFor();
  });

  it('is read again once there is a connection, and leads to the first field where the form is sent off empty', async () => {
    const { link } = await aGuest();
    await page.route('**/api/invitations/**', (route) => route.abort());
    await page.goto(link);
    await button('Try again').waitFor();
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await button('Create account').press('Enter');
    await text('Password is required').waitFor();
    await focusIsOn(/^Password$/);
  });

  it('says of a password that it is too weak before anything is sent', async () => {
    const { link } = await aGuest();
    await page.goto(link);
    const rule = await page.getByText(PASSWORD_RULES.text, { exact: true }).boundingBox();
    const field = await page.getByLabel('Password', { exact: true }).boundingBox();
    expect(rule?.y, 'the rule is read before the password is typed').toBeLessThan(field?.y ?? 0);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm password', { exact: true }).fill('other');
    await text('Password must have at least 12 characters').waitFor();
    await page.getByLabel('Confirm password', { exact: true }).blur();
    await text('Your passwords must match').waitFor();
    await expect.poll(() => button('Create account').isDisabled()).toBe(true);
  });
});

const focused = () =>
  page.evaluate(() => {
    const { activeElement: here } = document;
    return here instanceof HTMLInputElement ? (here.labels?.[0]?.textContent ?? '') : (here?.textContent ?? '');
  });
const focusIsOn = (words: string | RegExp) => expect.poll(focused).toMatch(words);
const latestCode = (email: string) => readCode(world.url, email);
const fillCode = (code: string) => page.getByLabel('Code', { exact: true }).fill(code);

describe('signing up', () => {
  it('says that another code was sent, and no longer what was wrong with the one before', async () => {
    const { email, link } = await aGuest();
    await page.goto(link);
    await fillSignUp();
    await text(`Enter the code that we sent to ${email}. It can take a minute to arrive.`).waitFor();
    await fillCode('000000');
    await button('Confirm').click();
    const wrong = page.getByText(/^Invalid verification code provided/);
    await wrong.waitFor();
    await button('Resend code').click();
    await page.getByRole('status').getByText(`We sent a new code to ${email}.`, { exact: true }).waitFor();
    await wrong.waitFor({ state: 'hidden' });
    await fillCode('000000');
    await button('Confirm').click();
    await wrong.waitFor();
    await text(`We sent a new code to ${email}.`).waitFor({ state: 'hidden' });
    await fillCode(await latestCode(email));
    await button('Confirm').click();
    await heading('About you').waitFor();
  });

  it('goes on at the code after a reload, and asks for the password once the email is confirmed', async () => {
    const { email, link } = await aGuest();
    await page.goto(link);
    await fillSignUp();
    await heading('We emailed you a code').waitFor();
    await page.reload();
    await heading('We emailed you a code').waitFor();
    await fillCode(await latestCode(email));
    await button('Confirm').click();
    await page.getByRole('status').getByText('Your email is confirmed. Please sign in.', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Email', exact: true }).inputValue()).toBe(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button('Sign in').click();
    await heading('About you').waitFor();
  });

  it('goes on at a new code in another browser, and signs in with the password where it is the same', async () => {
    const { email, link } = await aGuest();
    await page.goto(link);
    await fillSignUp();
    await heading('We emailed you a code').waitFor();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(link);
    await fillSignUp();
    await page.getByRole('status').getByText(`We sent a new code to ${email}.`, { exact: true }).waitFor();
    await fillCode(await latestCode(email));
    await button('Confirm').click();
    await heading('About you').waitFor();
  });

  it('signs in whoever has proved their email and did not get further, and says so with another password', async () => {
    const { email, id, key, link } = await aGuest();
    await world.signUp(email, { invite: id, key });
    await page.goto(link);
    await page.getByLabel('Password', { exact: true }).fill('Another-Horse-8-Battery');
    await page.getByLabel('Confirm password', { exact: true }).fill('Another-Horse-8-Battery');
    await button('Create account').click();
    await text('There is an account for this email already. Please sign in.').waitFor();
    await page.goto(link);
    await fillSignUp();
    await heading('About you').waitFor();
  });

  it('keeps the focus where one goes on, at each step, and leads to where one wanted to go', async () => {
    const { email, link } = await aGuest();
    const wanted = `${world.url}/jobs?source=account&status=Draft`;
    await page.goto(wanted);
    await heading('Welcome back!').waitFor();
    await focusIsOn('Email');
    await page.goto(link);
    await heading('Get started with your account').waitFor();
    await focusIsOn(/^Password/);
    await fillSignUp();
    await heading('We emailed you a code').waitFor();
    await focusIsOn('Code');
    await fillCode('000000');
    await button('Confirm').click();
    await page.getByText(/^Invalid verification code provided/).waitFor();
    await focusIsOn('Code');
    await fillCode(await latestCode(email));
    await button('Confirm').click();
    await heading('About you').waitFor();
    await focusIsOn('First name');
    for (const name of ['First name', 'Last name', 'Position'])
      await page.getByRole('textbox', { name, exact: true }).fill('Ada');
    await button('Continue').click();
    await heading('Add a profile photo').waitFor();
    await focusIsOn('Add a profile photo');
    await button('Skip').click();
    await heading('You are ready to get started!').waitFor();
    await focusIsOn('Start using Bramble');
    await button('Start using Bramble').click();
    await text('A draft of mine').waitFor();
    expect(page.url()).toBe(wanted);
  });
});

it('leads sourcers to their own application', async () => {
  await page.goto(`${world.url}/login`);
  const link = page.getByRole('link', { name: 'Are you a community sourcer? Login as sourcer', exact: true });
  await link.waitFor();
  await expect.poll(() => link.getAttribute('href')).toBe(`${world.url}/docs/sourcing`);
  expect(await accessibilityProblems(page, []), 'all of it stands in a landmark').toEqual([]);
  await link.click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityProblems(page, []), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
});

describe('signing in', () => {
  it('says when the password is wrong, and nothing of who exists', async () => {
    for (const email of [admin.email, 'nobody@acme.example']) {
      await page.goto(`${world.url}/login`);
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill('Not-The-Right-One-1');
      await button('Sign in').click();
      await text('The email or the password is not right.').waitFor();
    }
  });

  it('refuses someone whom the user pool knows but nobody has registered', async () => {
    const { id, key, email } = await aGuest();
    await world.signUp(email, { invite: id, key });
    await page.goto(`${world.url}/login`);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button('Sign in').click();
    await deadEnd('INVITATION_REQUIRED');
    await page.getByRole('link', { name: 'Go to home', exact: true }).click();
    await heading('Welcome back!').waitFor();
  });

  it('says to whoever was removed that they have no active account', async () => {
    const { email, id } = await world.anEmployer({ account });
    await world.call(contract.accounts.removeTeammate, { params: { id }, query: {} }, { as: admin });
    await page.goto(`${world.url}/login`);
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button('Sign in').click();
    await deadEnd('USER_BLOCKED');
  });

  it('with a forgotten password goes by a code from the mailbox', async () => {
    const { email } = await world.anEmployer({ account });
    const next = 'Another-Horse-8-Battery';
    await page.goto(`${world.url}/login`);
    await button('Forgot your password?').click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send code', exact: true }).click();
    await heading('Choose a new password').waitFor();
    await page.getByLabel('Code', { exact: true }).fill(await readCode(world.url, email));
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Confirm password', { exact: true }).fill(next);
    await button('Change password').click();
    await text('Your password has been changed. Please sign in.').waitFor();
    await heading('Welcome back!').waitFor();
    await button('Sign in').waitFor();
    await signIn(email, next);
  });

  it('says what a forgotten password lacks, lets one click into any field, and sends another code', async () => {
    const { email } = await world.anEmployer({ account });
    const next = 'Another-Horse-8-Battery';
    const typed = (name: string) => page.getByLabel(name, { exact: true }).inputValue();
    const clickAndType = async (name: string, words: string) => {
      await page.getByLabel(name, { exact: true }).click();
      await page.keyboard.type(words);
      expect(await typed(name)).toBe(words);
    };
    await page.goto(`${world.url}/login`);
    await button('Forgot your password?').click();
    await button('Send code').click();
    await text('Please enter your email.').waitFor();
    await focusIsOn('Email');
    await page.keyboard.type(email);
    await text('Please enter your email.').waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await text(`Enter the code that we sent to ${email}. It can take a minute to arrive.`).waitFor();
    await focusIsOn('Code');
    await button('Change password').click();
    await text('Please enter the code that we emailed you.').waitFor();
    await focusIsOn('Code');
    await clickAndType('New password', 'short');
    await clickAndType('Code', '000000');
    await page.getByLabel('New password', { exact: true }).fill('');
    await clickAndType('New password', next);
    await clickAndType('Confirm password', next);
    await button('Change password').click();
    await page.getByText(/^Invalid verification code provided/).waitFor();
    await focusIsOn('Code');
    await button('Resend code').click();
    await page.getByRole('status').getByText(`We sent a new code to ${email}.`, { exact: true }).waitFor();
    await fillCode(await latestCode(email));
    await button('Change password').click();
    await text('Your password has been changed. Please sign in.').waitFor();
    expect(await typed('Email')).toBe(email);
    await focusIsOn('Password');
    await page.keyboard.type(next);
    await page.keyboard.press('Enter');
    await heading('My jobs').waitFor();
  });

  it('leads to where one wanted to go', async () => {
    await page.goto(`${world.url}/jobs?source=account&status=Draft`);
    await heading('Welcome back!').waitFor();
    await fillSignIn();
    await text('A draft of mine').waitFor();
    expect(page.url()).toBe(`${world.url}/jobs?source=account&status=Draft`);
  });

  it.each(['//evil.example', '//evil.example/jobs', '/\\evil.example', 'https://evil.example', '/error?title=Ha'])(
    'never leads to %s',
    async (address) => {
      await page.goto(`${world.url}/login`);
      await page.evaluate((to) => sessionStorage.setItem('redirect', to), address);
      await fillSignIn();
      await heading('My jobs').waitFor();
      expect(new URL(page.url()).origin).toBe(world.url);
      expect(new URL(page.url()).pathname).toBe('/jobs');
    },
  );
});

describe('someone who is signed in', () => {
  it('is signed out with a word where the API no longer knows them, and comes back after signing in', async () => {
    await signIn(admin.email);
    await page.goto(`${world.url}/jobs?source=account&status=Draft`);
    await text('A draft of mine').waitFor();
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('session') ?? '{}') as { idToken: string };
      localStorage.setItem(
        'session',
        JSON.stringify({ ...session, idToken: `${session.idToken.slice(0, -8)}AAAAAAAA` }),
      );
    });
    await page.reload();
    await heading('Welcome back!').waitFor();
    await page.getByRole('alert').getByText(ERRORS.NOT_SIGNED_IN.title, { exact: true }).waitFor();
    expect(page.url()).toBe(`${world.url}/login`);
    await fillSignIn();
    await text('A draft of mine').waitFor();
    expect(page.url()).toBe(`${world.url}/jobs?source=account&status=Draft`);
  });

  it('and is removed from the account is told so at the next click', async () => {
    const { id, email } = await world.anEmployer({ account });
    await signIn(email);
    await world.call(contract.accounts.removeTeammate, { params: { id }, query: {} }, { as: admin });
    // What the page asks for by itself may tell them sooner.
    const said = deadEnd('USER_BLOCKED');
    await Promise.race([said, page.getByRole('radio', { name: /^Closed *\d*$/ }).click({ force: true })]);
    await said;
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  });

  it('leaves with Log out, and the way back asks for the password', async () => {
    await signIn(admin.email);
    const kept = await page.evaluate(() => localStorage.getItem('session') ?? '{}');
    await page.getByRole('button', { name: admin.name, exact: true }).click();
    await button('Log out').click();
    await heading('Welcome back!').waitFor();
    expect(page.url()).toBe(`${world.url}/login`);
    // Whoever has copied what the browser knew is out as well.
    const headers = { authorization: `Bearer ${(JSON.parse(kept) as { idToken: string }).idToken}` };
    const refused = await fetch(`${world.url}/api/preferences/me`, { headers });
    expect(await refused.json()).toMatchObject({ status: 401, code: 'SESSION_ENDED' });
    await page.goto(`${world.url}/jobs`);
    await heading('Welcome back!').waitFor();
    expect(await page.evaluate(() => [localStorage.getItem('session'), localStorage.getItem('person')])).toEqual([
      null,
      null,
    ]);
  });

  it('gets a new token seconds before the old one ends, once for all calls', async () => {
    await page.clock.install({ time: new Date() });
    const renewals: string[] = [];
    const refused: string[] = [];
    page.on('request', (request) => {
      const action = request.headers()['x-amz-target'] ?? '';
      if (action.endsWith('GetTokensFromRefreshToken')) renewals.push(action);
    });
    page.on('response', (response) => void (response.status() === 401 && refused.push(response.url())));
    await signIn(admin.email);
    expect(renewals).toEqual([]);
    world.pass({ minutes: 59, seconds: 55 });
    await page.clock.fastForward('59:55');
    await page.getByRole('radio', { name: /^Draft *\d*$/ }).click({ force: true });
    await text('A draft of mine').waitFor();
    expect(renewals).toHaveLength(1);
    expect(refused).toEqual([]);
  });
});

it('keeps what a newcomer typed through a reload; a teammate may say another company than the account’s', async () => {
  const { email, id, key } = await aGuest();
  const person = await world.signUp(email, { invite: id, key });
  const user_encoded_id = Buffer.from(`${id}.${key}`).toString('base64url');
  await world.call(contract.accounts.register, { body: { email, user_encoded_id } }, { as: person });
  await signInThroughPage(page, world.url, email, PASSWORD, 'About you');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('First name').fill('Ada');
  await field('Position').fill('Recruiter');
  await page.reload();
  await expect.poll(() => field('First name').inputValue()).toBe('Ada');
  await expect.poll(() => field('Position').inputValue()).toBe('Recruiter');
  await expect.poll(() => field('Company name').inputValue()).toBe(account.name);
  await field('Company name').fill('Side Project');
  await field('Last name').fill('Byron');
  await button('Continue').click();
  await heading('Add a profile photo').waitFor();
  await button('Back').click();
  await expect.poll(() => field('Last name').inputValue()).toBe('Byron');
  await expect.poll(() => field('Company name').inputValue()).toBe('Side Project');
});

it('says so of an address that leads nowhere, and shows the jobs', async () => {
  await signIn(admin.email);
  await page.goto(`${world.url}/nonsense`);
  await notice('There is no page at this address.').waitFor();
  await heading('My jobs').waitFor();
});

it('shows nothing of an error address that is not ours', async () => {
  const title = '<img src=x onerror="window.wasRun=1">';
  const description = '<script>window.wasRun=1</script><a href="https://evil.example">here</a>';
  await page.goto(`${world.url}/error?${new URLSearchParams({ title, description })}`);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Something wrong happened');
  await expect.poll(() => text(description).count()).toBe(0);
  await expect.poll(() => page.getByRole('link').allTextContents()).toEqual(['Go to home', 'Sign in']);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

async function fillSignIn() {
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button('Sign in').click();
}
