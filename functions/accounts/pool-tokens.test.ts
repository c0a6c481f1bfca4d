import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAws } from '../../scripts/local/call-aws.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Caller } from '../../test/support/call.ts';
import { PASSWORD } from '../../test/support/people.ts';
import { aWorld, type World } from '../../test/support/world.ts';

const { accounts, jobs } = contract;
const me = { params: { id: 'me' } } as const;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(() => world?.close());

const pool = <Answer = unknown>(operation: string, input: object) =>
  callAws<Answer>('cognito', world.cloud.endpoints.cognito, operation, input);

interface Tokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken: string;
}
type Answered = { readonly AuthenticationResult: Tokens };

/** A browser in which somebody is signed in, with all that one could copy out of it. */
async function aBrowser(email: string, password = PASSWORD) {
  world.pass({ minutes: 1 });
  const ClientId = world.cloud.pool.userPoolClientId;
  const signIn = { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD: password } };
  const { AuthenticationResult: tokens } = await pool<Answered>('InitiateAuth', signIn);
  const as: Caller = { authorization: async () => `Bearer ${tokens.IdToken}` };
  await world.call(accounts.getPreferences, me, { as });
  const renewed = async (ClientMetadata?: Record<string, string>) => {
    const input = { ClientId, RefreshToken: tokens.RefreshToken, ClientMetadata };
    return (await pool<Answered>('GetTokensFromRefreshToken', input)).AuthenticationResult.AccessToken;
  };
  const permit = async () => (await world.call(accounts.permitSignInChange, me, { as })).permit;
  const permitted = async () => renewed({ permit: await permit() });
  return { ...tokens, as, renewed, permit, permitted, session: () => sessionOf(tokens.IdToken) };
}

const sessionOf = (idToken: string): string =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).origin_jti;

/** What somebody with a copied access token would try, to keep the account for themself. */
const TAKEOVERS = (email: string): [string, object][] => [
  ['GetUser', {}],
  ['UpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value: `thief.of.${email}` }] }],
  ['ChangePassword', { PreviousPassword: PASSWORD, ProposedPassword: 'Stolen-Horse-7-Battery' }],
  ['AssociateSoftwareToken', {}],
  ['VerifySoftwareToken', { UserCode: '123456' }],
  ['SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } }],
  ['GlobalSignOut', {}],
];

async function expectNothingToBeTaken(email: string, token: string) {
  for (const [operation, input] of TAKEOVERS(email))
    await expect(pool(operation, { AccessToken: token, ...input }), operation).rejects.toThrow(
      /required scopes|has been revoked|Attempt limit/,
    );
}

it('lets nobody change anything at the user pool with the tokens that a browser keeps', async () => {
  const email = 'kept@acme.example';
  await world.anAccount({ adminEmail: email });
  const browser = await aBrowser(email);
  await expectNothingToBeTaken(email, browser.AccessToken);
  await expectNothingToBeTaken(email, await browser.renewed());
  await expectNothingToBeTaken(email, await browser.renewed({ permit: `${browser.session()}.guessed` }));
});

it('lets a session that asks us change how its person signs in, once and within a minute', async () => {
  await world.anAccount({ adminEmail: 'permitted@acme.example' });
  const browser = await aBrowser('permitted@acme.example');
  const permit = await browser.permit();
  await pool('AssociateSoftwareToken', { AccessToken: await browser.renewed({ permit }) });
  await expectNothingToBeTaken('permitted@acme.example', await browser.renewed({ permit }));
  const late = await browser.permit();
  world.pass({ minutes: 2 });
  await expectNothingToBeTaken('permitted@acme.example', await browser.renewed({ permit: late }));
});

it('permits several pages of one session at the same moment', async () => {
  await world.anAccount({ adminEmail: 'pages@acme.example' });
  const browser = await aBrowser('pages@acme.example');
  const permits = await Promise.all(Array.from({ length: 4 }, browser.permit));
  const tokens = await Promise.all(permits.map((permit) => browser.renewed({ permit })));
  for (const AccessToken of tokens) await pool('GetUser', { AccessToken });
});

it('gives nobody’s permit to another', async () => {
  await world.anAccount({ adminEmail: 'one@acme.example' });
  await world.anAccount({ adminEmail: 'two@acme.example' });
  const [one, two] = [await aBrowser('one@acme.example'), await aBrowser('two@acme.example')];
  await expectNothingToBeTaken('two@acme.example', await two.renewed({ permit: await one.permit() }));
});

it('is worth nothing once the session was ended, also with a permit from before', async () => {
  const email = 'ended@acme.example';
  await world.anAccount({ adminEmail: email });
  const [lost, mine] = [await aBrowser(email), await aBrowser(email)];
  const permit = await lost.permit();
  const end = { params: { id: 'me', session: lost.session() } } as const;
  await world.call(accounts.endSession, end, { as: mine.as });
  expect(await world.refusal(accounts.permitSignInChange, me, { as: lost.as })).toMatchObject({
    code: 'SESSION_ENDED',
  });
  for (const token of [lost.AccessToken, await lost.renewed(), await lost.renewed({ permit })])
    await expectNothingToBeTaken(email, token);
  await pool('GetUser', { AccessToken: await mine.permitted() });
});

it('is worth nothing once all others were ended', async () => {
  const email = 'others@acme.example';
  await world.anAccount({ adminEmail: email });
  const [lost, mine] = [await aBrowser(email), await aBrowser(email)];
  const permit = await lost.permit();
  await world.call(accounts.endOtherSessions, me, { as: mine.as });
  await expectNothingToBeTaken(email, await lost.renewed({ permit }));
  await pool('GetUser', { AccessToken: await mine.permitted() });
});

/** Somebody whose lost device has a permit spent, so that it holds a token which the pool takes; and their own. */
async function aLostDevice(email: string) {
  const { account } = await world.anAccount({ adminEmail: email });
  const [lost, mine] = [await aBrowser(email), await aBrowser(email)];
  const token = await lost.permitted();
  await pool('AssociateSoftwareToken', { AccessToken: token });
  return { account, lost, mine, token };
}

/** Nothing is left of any session: whoever it is of signs in again. */
async function expectAllToBeOut(email: string, { lost, mine, token }: Awaited<ReturnType<typeof aLostDevice>>) {
  await expectNothingToBeTaken(email, token);
  for (const { renewed, as } of [lost, mine]) {
    await expect(renewed()).rejects.toThrow('Refresh Token has been revoked');
    expect(await world.refusal(jobs.countJobs, {}, { as })).toMatchObject({ code: 'SESSION_ENDED' });
  }
}

it('ends with all sessions where the one that is ended could still change how its person signs in', async () => {
  const email = 'taken@acme.example';
  const device = await aLostDevice(email);
  const end = { params: { id: 'me', session: device.lost.session() } } as const;
  expect(await world.call(accounts.endSession, end, { as: device.mine.as })).toMatchObject({ everywhere: true });
  await expectAllToBeOut(email, device);
  const [again, other] = [await aBrowser(email), await aBrowser(email)];
  expect(await world.call(accounts.endOtherSessions, me, { as: again.as })).toMatchObject({ everywhere: false });
  await expectNothingToBeTaken(email, await other.renewed());
  await pool('GetUser', { AccessToken: await again.permitted() });
});

it('ends with all sessions where one of all others could, also one that has left the list', async () => {
  const email = 'hidden@acme.example';
  const device = await aLostDevice(email);
  const hide = { params: { id: 'me', session: 'current' } } as const;
  await world.call(accounts.endSession, hide, { as: device.lost.as });
  expect(await world.call(accounts.endOtherSessions, me, { as: device.mine.as })).toMatchObject({ everywhere: true });
  await expectAllToBeOut(email, device);
});

it('ends with all sessions where the password is changed while another could', async () => {
  const email = 'both@acme.example';
  const device = await aLostDevice(email);
  await forget(email, { session: device.mine.session() });
  await expectAllToBeOut(email, device);
});

it('leaves the own session where only that one could, or the token of the other is over', async () => {
  const { lost, mine } = await aLostDevice('mine@acme.example');
  world.pass({ minutes: 7 });
  const token = await mine.permitted();
  const end = { params: { id: 'me', session: lost.session() } } as const;
  expect(await world.call(accounts.endSession, end, { as: mine.as })).toMatchObject({ everywhere: false });
  expect(await world.call(accounts.endOtherSessions, me, { as: mine.as })).toMatchObject({ everywhere: false });
  await pool('GetUser', { AccessToken: token });
});

it('says in the audit log which device could change how its person signs in, once while it goes on', async () => {
  const { account, lost, mine } = await aLostDevice('said@acme.example');
  await lost.permitted();
  const query = { kind: 'SECURITY_CHANGED' } as const;
  const listed = { params: { id: account.id }, query };
  const { entries } = await world.call(accounts.listAudit, listed, { as: mine.as });
  expect(entries).toMatchObject([{ subject: 'Sign-in settings opened', details: 'Another browser' }]);
});

it('is revoked with every token of whoever is removed', async () => {
  const { account, admin } = await world.anAccount();
  const colleague = await world.anEmployer({ account });
  const browser = await aBrowser(colleague.email);
  const token = await browser.permitted();
  await world.call(accounts.removeTeammate, { params: { id: colleague.id }, query: {} }, { as: admin });
  await expectNothingToBeTaken(colleague.email, token);
  await expect(browser.renewed()).rejects.toThrow('Refresh Token has been revoked');
});

/** Chooses a new password by the code of a mail. */
async function forget(email: string, metadata?: Record<string, string>) {
  const ClientId = world.cloud.pool.userPoolClientId;
  await pool('ForgotPassword', { ClientId, Username: email });
  const text = (await PostalMime.parse(world.mailbox(email).at(-1)?.raw ?? '')).html ?? '';
  const code = />(\d{6})</.exec(text)?.[1];
  const Password = 'Another-Horse-8-Battery';
  const chosen = { ClientId, Username: email, ConfirmationCode: code, Password, ClientMetadata: metadata };
  await pool('ConfirmForgotPassword', chosen);
  return Password;
}

it('ends with every other session when the password is changed, and says so in the log', async () => {
  const email = 'changed@acme.example';
  const { account } = await world.anAccount({ adminEmail: email });
  const [lost, mine] = [await aBrowser(email), await aBrowser(email)];
  world.pass({ minutes: 1 });
  await forget(email, { session: mine.session() });
  expect(await world.refusal(jobs.countJobs, {}, { as: lost.as })).toMatchObject({ code: 'SESSION_ENDED' });
  await expectNothingToBeTaken(email, await lost.renewed());
  const query = { kind: 'SECURITY_CHANGED' } as const;
  const { entries } = await world.call(accounts.listAudit, { params: { id: account.id }, query }, { as: mine.as });
  expect(entries.map(({ subject }) => subject)).toEqual(['Password changed']);
});

it('ends with all sessions when a forgotten password is replaced, and the new one lets in', async () => {
  const email = 'forgotten@acme.example';
  await world.anAccount({ adminEmail: email });
  const [one, two] = [await aBrowser(email), await aBrowser(email)];
  world.pass({ minutes: 1 });
  const password = await forget(email);
  for (const { as } of [one, two])
    expect(await world.refusal(jobs.countJobs, {}, { as })).toMatchObject({ code: 'SESSION_ENDED' });
  await aBrowser(email, password);
});

it('never makes another address the one that somebody signs in with', async () => {
  const email = 'stays@acme.example';
  await world.anAccount({ adminEmail: email });
  const browser = await aBrowser(email);
  const UserAttributes = [{ Name: 'email', Value: 'thief@elsewhere.example' }];
  const change = { AccessToken: await browser.permitted(), UserAttributes };
  await expect(pool('UpdateUserAttributes', change)).rejects.toThrow('An email address cannot be changed');
  const verified = { ...change, UserAttributes: [{ Name: 'email_verified', Value: 'true' }] };
  await expect(pool('UpdateUserAttributes', verified)).rejects.toThrow('unauthorized attribute');
  const named = { ...change, UserAttributes: [{ Name: 'name', Value: 'Somebody else' }] };
  await expect(pool('UpdateUserAttributes', named)).rejects.toThrow('unauthorized attribute');
  expect(world.mailbox('thief@elsewhere.example')).toEqual([]);
  const user = { UserPoolId: world.cloud.pool.userPoolId, Username: email };
  const { UserAttributes: now } = await pool<{ UserAttributes: object[] }>('AdminGetUser', user);
  expect(now).toContainEqual({ Name: 'email', Value: email });
});
