import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { sharedInMemoryStorage } from 'aws-amplify/utils';
import { expect, onTestFinished, test } from 'vitest';
import { runFast } from '../../clock.ts';
import { refusalOf } from '../testing.ts';
import { aPool, CLIENT, PASSWORD, POOL } from './testing.ts';

const EMAIL = 'ada@bureau.test';

async function aBrowser() {
  const pool = await aPool();
  const userPoolEndpoint = pool.cognito.endpoint;
  Amplify.configure({
    Auth: { Cognito: { userPoolId: POOL, userPoolClientId: CLIENT, userPoolEndpoint, loginWith: { email: true } } },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sharedInMemoryStorage);
  await sharedInMemoryStorage.clear();
  await signUp({ username: EMAIL, password: PASSWORD, options: { userAttributes: { email: EMAIL } } });
  await resendSignUpCode({ username: EMAIL });
  await confirmSignUp({ username: EMAIL, confirmationCode: pool.lastCode() });
  return pool;
}

test('Amplify signs in without ever sending the password, keeps the session alive and ends it', async () => {
  await aBrowser();
  expect((await signIn({ username: EMAIL, password: PASSWORD })).isSignedIn).toBe(true);
  const before = (await fetchAuthSession()).tokens;
  expect(before?.idToken?.payload).toMatchObject({ email: EMAIL, email_verified: true });
  const after = (await fetchAuthSession({ forceRefresh: true })).tokens;
  expect(after?.accessToken.toString()).not.toBe(before?.accessToken.toString());
  expect((await fetchUserAttributes()).email).toBe(EMAIL);
  await signOut({ global: true });
  expect((await fetchAuthSession()).tokens).toBeUndefined();
});

test('Amplify signs in and replaces a password while a second lasts a day', async () => {
  const { lastCode } = await aBrowser();
  onTestFinished(runFast(86_400));
  expect((await signIn({ username: EMAIL, password: PASSWORD })).isSignedIn).toBe(true);
  await signOut();
  await resetPassword({ username: EMAIL });
  await confirmResetPassword({ username: EMAIL, newPassword: 'Another1!', confirmationCode: lastCode() });
});

test('Amplify is refused a wrong password and a stranger alike', async () => {
  await aBrowser();
  const refusal = (username: string) => refusalOf(signIn({ username, password: 'Wrong1!pass' }));
  expect(await refusal(EMAIL)).toBe('NotAuthorizedException');
  expect(await refusal('nobody@bureau.test')).toBe('NotAuthorizedException');
});

test('Amplify changes a password and replaces a forgotten one', async () => {
  const { lastCode } = await aBrowser();
  await signIn({ username: EMAIL, password: PASSWORD });
  await updatePassword({ oldPassword: PASSWORD, newPassword: 'Changed1!' });
  await signOut();
  await resetPassword({ username: EMAIL });
  await confirmResetPassword({ username: EMAIL, newPassword: 'Another1!', confirmationCode: lastCode() });
  expect(await refusalOf(signIn({ username: EMAIL, password: 'Changed1!' }))).toBe('NotAuthorizedException');
  expect((await signIn({ username: EMAIL, password: 'Another1!' })).isSignedIn).toBe(true);
  await signOut();
});
