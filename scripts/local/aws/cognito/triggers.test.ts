import {
  AdminCreateUserCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  ResendConfirmationCodeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { aPool, CLIENT, claimsOf, POOL } from './testing.ts';

test('asks before a sign-up, and passes on why it was refused', async () => {
  const seen: unknown[] = [];
  const { signUp, signIn } = await aPool({
    triggers: {
      preSignUp: (event) => {
        seen.push([event.triggerSource, event.request.userAttributes.email, event.request.clientMetadata]);
        if (event.request.userAttributes.email?.endsWith('@free.test')) throw new Error('Use your work email.');
        return event;
      },
    },
  });
  await expect(signUp('a@free.test')).rejects.toThrow('PreSignUp failed with error Use your work email.');
  await expect(signIn('a@free.test')).rejects.toThrow('Incorrect username or password.');
  expect(seen).toEqual([['PreSignUp_SignUp', 'a@free.test', { from: 'a test' }]]);
});

test('needs no code where the trigger confirms the user', async () => {
  const confirmed: string[] = [];
  const { signUp, signIn, messages } = await aPool({
    triggers: {
      preSignUp: (event) => ({
        ...event,
        response: { ...event.response, autoConfirmUser: true, autoVerifyEmail: true },
      }),
      postConfirmation: (event) => {
        confirmed.push(`${event.triggerSource} ${event.request.userAttributes.email}`);
        return event;
      },
    },
  });
  expect((await signUp('ada@bureau.test')).UserConfirmed).toBe(true);
  expect(claimsOf((await signIn('ada@bureau.test')).IdToken).email_verified).toBe(true);
  expect(messages).toEqual([]);
  expect(confirmed).toEqual(['PostConfirmation_ConfirmSignUp ada@bureau.test']);
});

test('delivers the words of the trigger with the code in place', async () => {
  const { client, signUp, confirm, messages, lastCode } = await aPool({
    triggers: {
      customMessage: (event) => {
        const { codeParameter, usernameParameter } = event.request;
        const emailMessage = `<b>${codeParameter}</b> ${usernameParameter ?? ''}`;
        return { ...event, response: { ...event.response, emailSubject: event.triggerSource, emailMessage } };
      },
    },
  });
  await signUp('ada@bureau.test');
  await client.send(new ResendConfirmationCodeCommand({ ClientId: CLIENT, Username: 'ada@bureau.test' }));
  await confirm('ada@bureau.test', lastCode());
  await client.send(new ForgotPasswordCommand({ ClientId: CLIENT, Username: 'ada@bureau.test' }));
  await client.send(new AdminCreateUserCommand({ UserPoolId: POOL, Username: 'bob@bureau.test' }));
  expect(messages.map((message) => [message.subject, message.body.trim()])).toEqual([
    ['CustomMessage_SignUp', `<b>${messages[0]?.code}</b>`],
    ['CustomMessage_ResendCode', `<b>${messages[1]?.code}</b>`],
    ['CustomMessage_ForgotPassword', `<b>${messages[2]?.code}</b>`],
    ['CustomMessage_AdminCreateUser', `<b>${messages[3]?.code}</b> bob@bureau.test`],
  ]);
});

test('adds and leaves out claims as the trigger says', async () => {
  const { confirmedUser } = await aPool({
    triggers: {
      preTokenGeneration: (event) => {
        const idTokenGeneration = { claimsToAddOrOverride: { account: 'acc_1' }, claimsToSuppress: ['email'] };
        const accessTokenGeneration = { claimsToAddOrOverride: { tenant: 'acc_1' }, scopesToAdd: ['notes/read'] };
        event.response = { claimsAndScopeOverrideDetails: { idTokenGeneration, accessTokenGeneration } };
        return event;
      },
    },
  });
  const { AccessToken, IdToken } = await confirmedUser('ada@bureau.test');
  expect(claimsOf(IdToken)).toMatchObject({ account: 'acc_1', token_use: 'id' });
  expect(claimsOf(IdToken)).not.toHaveProperty('email');
  expect(claimsOf(AccessToken)).toMatchObject({ tenant: 'acc_1', scope: 'aws.cognito.signin.user.admin notes/read' });
});

test('takes from an access token what it could do with its user, but where the trigger lets it', async () => {
  const { client, confirmedUser } = await aPool({
    triggers: {
      preTokenGeneration: (event) => {
        const isAsked = event.request.clientMetadata?.please === 'yes';
        const scopesToSuppress = isAsked ? [] : ['aws.cognito.signin.user.admin'];
        event.response = { claimsAndScopeOverrideDetails: { accessTokenGeneration: { scopesToSuppress } } };
        return event;
      },
    },
  });
  const { AccessToken, RefreshToken } = await confirmedUser('ada@bureau.test');
  const see = (token: string | undefined) => client.send(new GetUserCommand({ AccessToken: token }));
  await expect(see(AccessToken)).rejects.toThrow('Access Token does not have required scopes');
  const renew = (ClientMetadata: Record<string, string>) =>
    client.send(new GetTokensFromRefreshTokenCommand({ ClientId: CLIENT, RefreshToken, ClientMetadata }));
  const token = async (please: string) => (await renew({ please })).AuthenticationResult?.AccessToken;
  await expect(see(await token('no'))).rejects.toThrow('required scopes');
  expect((await see(await token('yes'))).UserAttributes).toContainEqual({ Name: 'email', Value: 'ada@bureau.test' });
});
