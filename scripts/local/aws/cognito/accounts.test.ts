import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { refusalOf } from '../testing.ts';
import { aPool, CLIENT, PASSWORD, POOL } from './testing.ts';

const EMAIL = 'ada@bureau.test';
/** As our pages' client is set. */
const HIDING = { ClientId: CLIENT, PreventUserExistenceErrors: 'ENABLED' as const };

test('lets a person in once the address is confirmed', async () => {
  const { client, signUp, confirm, signIn, lastCode, messages } = await aPool();
  expect((await signUp(EMAIL)).UserConfirmed).toBe(false);
  expect(messages).toMatchObject([
    { destination: EMAIL, purpose: 'signUp', body: expect.stringContaining(lastCode()) },
  ]);
  expect(await refusalOf(signIn(EMAIL))).toBe('UserNotConfirmedException');

  const first = lastCode();
  const again = new ResendConfirmationCodeCommand({ ClientId: CLIENT, Username: EMAIL });
  expect((await client.send(again)).CodeDeliveryDetails?.Destination).toBe('a***@b***');
  if (first !== lastCode()) expect(await refusalOf(confirm(EMAIL, first))).toBe('CodeMismatchException');
  await confirm(EMAIL, lastCode());
  const { AccessToken } = await signIn('ADA@bureau.test');
  const { UserAttributes } = await client.send(new GetUserCommand({ AccessToken }));
  expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
});

test('closes a code after five wrong guesses, the right one included', async () => {
  const { signUp, confirm, lastCode } = await aPool();
  await signUp(EMAIL);
  for (const _ of [1, 2, 3, 4, 5]) expect(await refusalOf(confirm(EMAIL, 'wrong'))).toBe('CodeMismatchException');
  expect(await refusalOf(confirm(EMAIL, lastCode()))).toBe('LimitExceededException');
});

test('takes an address once, whatever its case', async () => {
  const { signUp } = await aPool();
  await signUp(EMAIL);
  expect(await refusalOf(signUp('Ada@Bureau.test'))).toBe('UsernameExistsException');
});

test.each([
  ['too short', 'Sh0rt!'],
  ['without a capital', 'passw0rd!xyz1'],
  ['without a digit', 'Password!xyz'],
  ['without a symbol', 'Passw0rdxyz1'],
])('refuses a password %s', async (_, password) => {
  const { signUp } = await aPool();
  expect(await refusalOf(signUp(EMAIL, password))).toBe('InvalidPasswordException');
});

test('asks no more of a password than the pool does', async () => {
  const { signUp } = await aPool({ passwordPolicy: { MinimumLength: 10 } });
  expect(await refusalOf(signUp(EMAIL, 'only small'.slice(1)))).toBe('InvalidPasswordException');
  expect((await signUp(EMAIL, 'only small')).UserSub).toBeTruthy();
});

test('answers for a stranger as for a wrong password', async () => {
  const { client, confirmedUser, signIn } = await aPool({ clients: [HIDING] });
  await confirmedUser(EMAIL);
  const messageFor = (email: string) => signIn(email, 'Wrong1!pass').catch((error: Error) => `${error}`);
  expect(await messageFor('nobody@bureau.test')).toBe(await messageFor(EMAIL));
  const forgot = await client.send(new ForgotPasswordCommand({ ClientId: CLIENT, Username: 'nobody@bureau.test' }));
  expect(forgot.CodeDeliveryDetails?.Destination).toBe('n***@b***');
  const again = await client.send(
    new ResendConfirmationCodeCommand({ ClientId: CLIENT, Username: 'nobody@bureau.test' }),
  );
  expect(again).toMatchObject({ CodeDeliveryDetails: { Destination: 'n***@b***' } });
});

test('says that somebody is unknown where the client does not hide it', async () => {
  const { client } = await aPool();
  const who = { ClientId: CLIENT, Username: 'nobody@bureau.test' };
  for (const command of [new ForgotPasswordCommand(who), new ResendConfirmationCodeCommand(who)])
    expect(await refusalOf(client.send(command as ForgotPasswordCommand))).toBe('UserNotFoundException');
});

test('lets nobody prove their own address by saying so', async () => {
  const { client, confirmedUser } = await aPool();
  const { AccessToken } = await confirmedUser(EMAIL);
  const proof = { Name: 'email_verified', Value: 'true' };
  const address = { Name: 'email', Value: 'ceo@victim.example' };
  for (const UserAttributes of [[proof], [address, proof]]) {
    const update = new UpdateUserAttributesCommand({ AccessToken, UserAttributes });
    expect(await refusalOf(client.send(update))).toBe('NotAuthorizedException');
  }
  const Username = 'other@bureau.test';
  const signUp = new SignUpCommand({ ClientId: CLIENT, Username, Password: PASSWORD, UserAttributes: [proof] });
  expect(await refusalOf(client.send(signUp))).toBe('NotAuthorizedException');
});

test('keeps the old address until the new one is proved, where the pool says so', async () => {
  const { client, confirmedUser, messages, lastCode } = await aPool({ keepsOldAddress: true });
  const { AccessToken } = await confirmedUser(EMAIL);
  const attributes = async () => {
    const { UserAttributes = [] } = await client.send(new GetUserCommand({ AccessToken }));
    return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
  };
  const UserAttributes = [{ Name: 'email', Value: 'new@bureau.test' }];
  await client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
  expect(await attributes()).toMatchObject({ email: EMAIL, email_verified: 'true' });
  expect(messages.at(-1)?.destination).toBe('new@bureau.test');
  await client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code: lastCode() }));
  expect(await attributes()).toMatchObject({ email: 'new@bureau.test', email_verified: 'true' });
});

test('asks who calls for what an administrator does', async () => {
  const { cognito, confirmedUser } = await aPool();
  await confirmedUser(EMAIL);
  const answer = await fetch(cognito.endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDeleteUser' },
    body: JSON.stringify({ UserPoolId: POOL, Username: EMAIL }),
  });
  expect([answer.status, answer.headers.get('x-amzn-errortype')]).toEqual([400, 'MissingAuthenticationTokenException']);
});

test('gives a new password for a code', async () => {
  const { client, confirmedUser, signIn, lastCode, messages } = await aPool();
  await confirmedUser(EMAIL);
  await client.send(new ForgotPasswordCommand({ ClientId: CLIENT, Username: EMAIL }));
  expect(messages.at(-1)?.purpose).toBe('forgotPassword');
  const change = (ConfirmationCode: string) =>
    client.send(
      new ConfirmForgotPasswordCommand({ ClientId: CLIENT, Username: EMAIL, ConfirmationCode, Password: 'Another1!' }),
    );
  expect(await refusalOf(change('wrong'))).toBe('CodeMismatchException');
  await change(lastCode());
  expect(await refusalOf(signIn(EMAIL))).toBe('NotAuthorizedException');
  expect((await signIn(EMAIL, 'Another1!')).AccessToken).toBeTruthy();
  expect(await refusalOf(change(lastCode()))).toBe('ExpiredCodeException');
});

test('changes a password only for who knows the one before', async () => {
  const { client, confirmedUser, signIn } = await aPool();
  const { AccessToken } = await confirmedUser(EMAIL);
  const change = (PreviousPassword: string) =>
    client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword: 'Another1!' }));
  expect(await refusalOf(change('Wrong1!pass'))).toBe('NotAuthorizedException');
  await change(PASSWORD);
  expect((await signIn(EMAIL, 'Another1!')).AccessToken).toBeTruthy();
});

test('asks for the code again when somebody takes another address, which must be free', async () => {
  const { client, confirmedUser, lastCode, signIn } = await aPool();
  await confirmedUser('taken@bureau.test');
  const { AccessToken } = await confirmedUser(EMAIL);
  const take = (Value: string) =>
    client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: 'email', Value }] }));
  const isVerified = async () => {
    const { UserAttributes } = await client.send(new GetUserCommand({ AccessToken }));
    return UserAttributes?.find((attribute) => attribute.Name === 'email_verified')?.Value;
  };
  expect(await refusalOf(take('taken@bureau.test'))).toBe('AliasExistsException');
  await take('new@bureau.test');
  expect(await isVerified()).toBe('false');
  const verify = { AccessToken, AttributeName: 'email', Code: lastCode() };
  await client.send(new VerifyUserAttributeCommand(verify));
  expect(await isVerified()).toBe('true');
  expect((await signIn('new@bureau.test')).AccessToken).toBeTruthy();
});

test('has an invited user choose a password on first sign-in', async () => {
  const { client, messages, signIn } = await aPool();
  const { User } = await client.send(new AdminCreateUserCommand({ UserPoolId: POOL, Username: EMAIL }));
  expect(User?.UserStatus).toBe('FORCE_CHANGE_PASSWORD');
  expect(messages).toMatchObject([{ purpose: 'invitation', destination: EMAIL }]);
  const AuthParameters = { USERNAME: EMAIL, PASSWORD: messages[0]?.code ?? '' };
  const opened = await client.send(
    new InitiateAuthCommand({ AuthFlow: 'USER_PASSWORD_AUTH', ClientId: CLIENT, AuthParameters }),
  );
  expect(opened.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  const answer = new RespondToAuthChallengeCommand({
    ClientId: CLIENT,
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: opened.Session,
    ChallengeResponses: { USERNAME: EMAIL, NEW_PASSWORD: PASSWORD },
  });
  expect((await client.send(answer)).AuthenticationResult?.IdToken).toBeTruthy();
  expect(await refusalOf(client.send(answer))).toBe('NotAuthorizedException');
  expect((await signIn(EMAIL)).AccessToken).toBeTruthy();
});

test('keeps out whoever was disabled or deleted, from that moment', async () => {
  const { client, confirmedUser, signIn } = await aPool();
  const { AccessToken } = await confirmedUser(EMAIL);
  const user = { UserPoolId: POOL, Username: EMAIL };
  await client.send(new AdminDisableUserCommand(user));
  expect((await client.send(new AdminGetUserCommand(user))).Enabled).toBe(false);
  expect(await refusalOf(signIn(EMAIL))).toBe('NotAuthorizedException');
  expect(await refusalOf(client.send(new GetUserCommand({ AccessToken })))).toBe('NotAuthorizedException');
  await client.send(new AdminDeleteUserCommand(user));
  expect(await refusalOf(client.send(new AdminGetUserCommand(user)))).toBe('UserNotFoundException');
});
