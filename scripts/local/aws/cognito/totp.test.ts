import {
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { refusalOf } from '../testing.ts';
import { aPool, CLIENT, codeAt, PASSWORD, POOL } from './testing.ts';

const EMAIL = 'ada@bureau.test';
const seconds = () => Math.floor(Date.now() / 1000);

// RFC 6238, appendix B, its last six digits: the secret is "12345678901234567890".
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('shows at %i seconds the code %s', (at, code) => {
  expect(codeAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', at)).toBe(code);
});

async function aPersonWithApp(takesTotp = true) {
  const pool = await aPool({ takesTotp });
  const { AccessToken = '' } = await pool.confirmedUser(EMAIL);
  const associate = () => pool.client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const verify = (UserCode: string) => pool.client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  const prefer = (Enabled: boolean) =>
    pool.client.send(
      new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled } }),
    );
  const factors = async () => (await pool.client.send(new GetUserCommand({ AccessToken }))).UserMFASettingList;
  const begin = () => {
    const AuthParameters = { USERNAME: EMAIL, PASSWORD };
    return pool.client.send(
      new InitiateAuthCommand({ AuthFlow: 'USER_PASSWORD_AUTH', ClientId: CLIENT, AuthParameters }),
    );
  };
  const answer = (Session: string | undefined, code: string) =>
    pool.client.send(
      new RespondToAuthChallengeCommand({
        ClientId: CLIENT,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME: EMAIL, SOFTWARE_TOKEN_MFA_CODE: code },
      }),
    );
  return { ...pool, associate, verify, prefer, factors, begin, answer };
}

test('asks for a code once an app is set up, proved and turned on, and for none before', async () => {
  const { associate, verify, prefer, factors, begin, answer } = await aPersonWithApp();
  expect(await refusalOf(prefer(true))).toBe('InvalidParameterException');
  const { SecretCode = '' } = await associate();
  expect(await refusalOf(verify('000000'))).toBe('EnableSoftwareTokenMFAException');
  await verify(codeAt(SecretCode, seconds()));
  expect((await begin()).AuthenticationResult?.AccessToken).toBeTruthy();
  await prefer(true);
  expect(await factors()).toEqual(['SOFTWARE_TOKEN_MFA']);
  const { ChallengeName, Session, AuthenticationResult } = await begin();
  expect([ChallengeName, AuthenticationResult]).toEqual(['SOFTWARE_TOKEN_MFA', undefined]);
  expect(await refusalOf(answer(Session, '000000'))).toBe('CodeMismatchException');
  expect((await answer(Session, codeAt(SecretCode, seconds()))).AuthenticationResult?.IdToken).toBeTruthy();
});

test('takes each code once, and gives up a sign-in after too many wrong ones', async () => {
  const { associate, verify, prefer, begin, answer } = await aPersonWithApp();
  const { SecretCode = '' } = await associate();
  const code = codeAt(SecretCode, seconds());
  await verify(code);
  await prefer(true);
  await answer((await begin()).Session, code);
  expect(await refusalOf(answer((await begin()).Session, code))).toBe('ExpiredCodeException');
  const { Session } = await begin();
  for (let wrong = 0; wrong < 6; wrong++) await refusalOf(answer(Session, '000000'));
  expect(await refusalOf(answer(Session, '000000'))).toBe('NotAuthorizedException');
});

test('keeps the app before while another is not proved, and forgets it when it is turned off', async () => {
  const { associate, verify, prefer, factors, begin, answer } = await aPersonWithApp();
  const { SecretCode = '' } = await associate();
  await verify(codeAt(SecretCode, seconds()));
  await prefer(true);
  await associate();
  expect((await answer((await begin()).Session, codeAt(SecretCode, seconds()))).AuthenticationResult).toBeTruthy();
  await prefer(false);
  expect(await factors()).toBeUndefined();
  expect((await begin()).AuthenticationResult).toBeTruthy();
  expect(await refusalOf(prefer(true))).toBe('InvalidParameterException');
});

test('lets an administrator turn it off for somebody who lost the app', async () => {
  const { client, associate, verify, prefer, begin } = await aPersonWithApp();
  const { SecretCode = '' } = await associate();
  await verify(codeAt(SecretCode, seconds()));
  await prefer(true);
  const off = { UserPoolId: POOL, Username: EMAIL, SoftwareTokenMfaSettings: { Enabled: false } };
  await client.send(new AdminSetUserMFAPreferenceCommand(off));
  expect((await begin()).AuthenticationResult).toBeTruthy();
});

test('sets up no app where the pool takes none', async () => {
  const { associate } = await aPersonWithApp(false);
  expect(await refusalOf(associate())).toBe('SoftwareTokenMFANotFoundException');
});
