import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { callAws } from '../../scripts/local/call-aws.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Caller } from '../../test/support/call.ts';
import { PASSWORD } from '../../test/support/people.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { createTokenTrigger } from './pool-tokens.ts';

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
  return { ...tokens, as, renewed, session: () => sessionOf(tokens.IdToken) };
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
    await expect(pool(operation, { AccessToken: token, ...input }), operation).rejects.toThrow('required scopes');
}

it('lets nobody change anything at the user pool with the tokens that a browser keeps', async () => {
  const email = 'kept@acme.example';
  await world.anAccount({ adminEmail: email });
  const browser = await aBrowser(email);
  await expectNothingToBeTaken(email, browser.AccessToken);
  await expectNothingToBeTaken(email, await browser.renewed());
  await expectNothingToBeTaken(email, await browser.renewed({ permit: `${browser.session()}.guessed` }));
});

it('lets only a server sign somebody in by the client whose tokens can', async () => {
  const email = 'server@acme.example';
  await world.anAccount({ adminEmail: email });
  const { userPoolId: UserPoolId, accountClientId: ClientId } = world.cloud.pool;
  const AuthParameters = { USERNAME: email, PASSWORD };
  for (const AuthFlow of ['USER_PASSWORD_AUTH', 'USER_SRP_AUTH', 'ADMIN_USER_PASSWORD_AUTH'])
    await expect(pool('InitiateAuth', { ClientId, AuthFlow, AuthParameters }), AuthFlow).rejects.toThrow(
      /not enabled|Unsupported/,
    );
  const asServer = { UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters };
  const { AuthenticationResult: tokens } = await pool<Answered>('AdminInitiateAuth', asServer);
  await pool('GetUser', { AccessToken: tokens.AccessToken });
  // Nor is it a way in to us.
  const as: Caller = { authorization: async () => `Bearer ${tokens.IdToken}` };
  expect(await world.send(jobs.countJobs, {}, { as })).toMatchObject({ status: 401 });
  // Renewed it can do nothing.
  const renewal = { ClientId, RefreshToken: tokens.RefreshToken };
  const { AuthenticationResult: renewed } = await pool<Answered>('GetTokensFromRefreshToken', renewal);
  await expectNothingToBeTaken(email, renewed.AccessToken);
  await pool('RevokeToken', { ClientId, Token: tokens.RefreshToken });
  await expect(pool('GetUser', { AccessToken: tokens.AccessToken })).rejects.toThrow('has been revoked');
});

it('is no sign-in of a person where a server proves their password', async () => {
  const { admin } = await world.anAccount({ adminEmail: 'proved@acme.example' });
  const { userPoolId: UserPoolId, accountClientId: ClientId } = world.cloud.pool;
  const AuthParameters = { USERNAME: admin.email, PASSWORD };
  const signIns = async () =>
    (await world.call(accounts.listSignIns, { ...me, query: {} }, { as: admin })).entries.length;
  const before = await signIns();
  await pool('AdminInitiateAuth', { UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters });
  expect(await signIns()).toBe(before);
  await aBrowser(admin.email);
  expect(await signIns()).toBe(before + 1);
});

it('takes the scope away where the client cannot be looked up, and lets the person in', async () => {
  const noteSignIn = vi.fn(async () => undefined);
  const trigger = createTokenTrigger({ isOfServer: () => Promise.reject(new Error('No answer')), noteSignIn });
  const event = {
    triggerSource: 'TokenGeneration_Authentication',
    callerContext: { clientId: 'web' },
    request: { userAttributes: {} },
  } as unknown as PreTokenGenerationV2TriggerEvent;
  const { response } = await trigger(event);
  expect(response.claimsAndScopeOverrideDetails?.accessTokenGeneration).toEqual({
    scopesToSuppress: ['aws.cognito.signin.user.admin'],
  });
  expect(noteSignIn).toHaveBeenCalledOnce();
});

it('is revoked with every token of whoever is removed', async () => {
  const { account, admin } = await world.anAccount();
  const colleague = await world.anEmployer({ account });
  const browser = await aBrowser(colleague.email);
  await world.call(accounts.removeTeammate, { params: { id: colleague.id }, query: {} }, { as: admin });
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

it('ends with every other session when the password is changed, and says so in the log and by mail', async () => {
  const email = 'changed@acme.example';
  const { account } = await world.anAccount({ adminEmail: email });
  const [lost, mine] = [await aBrowser(email), await aBrowser(email)];
  world.pass({ minutes: 1 });
  await forget(email, { session: mine.session() });
  expect(await world.refusal(jobs.countJobs, {}, { as: lost.as })).toMatchObject({ code: 'SESSION_ENDED' });
  await expectNothingToBeTaken(email, await lost.renewed());
  expect(await world.send(jobs.countJobs, {}, { as: mine.as })).toMatchObject({ status: 200 });
  const query = { kind: 'SECURITY_CHANGED' } as const;
  const { entries } = await world.call(accounts.listAudit, { params: { id: account.id }, query }, { as: mine.as });
  expect(entries.map(({ subject }) => subject)).toEqual(['Password changed']);
  const told = await PostalMime.parse(world.mailbox(email).at(-1)?.raw ?? '');
  expect(told.subject).toBe('Bramble: password changed');
  expect(told.html).toContain('If this was not you');
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
  const { userPoolId: UserPoolId, accountClientId: ClientId } = world.cloud.pool;
  const AuthParameters = { USERNAME: email, PASSWORD };
  const asServer = { UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters };
  const { AccessToken } = (await pool<Answered>('AdminInitiateAuth', asServer)).AuthenticationResult;
  const change = (Name: string, Value: string) =>
    pool('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name, Value }] });
  await expect(change('email', 'thief@elsewhere.example')).rejects.toThrow('An email address cannot be changed');
  await expect(change('email_verified', 'true')).rejects.toThrow('unauthorized attribute');
  await expect(change('name', 'Somebody else')).rejects.toThrow('unauthorized attribute');
  expect(world.mailbox('thief@elsewhere.example')).toEqual([]);
  const user = { UserPoolId, Username: email };
  const { UserAttributes: now } = await pool<{ UserAttributes: object[] }>('AdminGetUser', user);
  expect(now).toContainEqual({ Name: 'email', Value: email });
});
