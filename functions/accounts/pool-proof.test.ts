import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  RevokeTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../shared/contract/errors.ts';
import { createPoolClients } from './pool-clients.ts';
import { createTwoStep } from './two-step.ts';

const USER = 'usr_00000000000000000000000000000001';
const SUB = '00000000-0000-0000-0000-000000000001';
const [UserPoolId, ClientId] = ['eu-central-1_pool', 'account'];
const TOKENS = { AuthenticationResult: { AccessToken: 'access', RefreshToken: 'refresh' } };
const ASKED = { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 'session' };

type Answers = Readonly<Record<string, object>>;

const running: (() => void)[] = [];
afterEach(() => {
  for (const close of running.splice(0)) close();
  vi.unstubAllEnvs();
});

/** A user pool that answers so, and all that it hears. What is refused has a `__type`. */
async function aPool(answers: Answers) {
  const heard: object[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { authorization = '', 'content-type': type, 'x-amz-target': target } = request.headers;
    const signedFor = /Credential=[^/]+\/\d+\/([^,]+)/.exec(authorization)?.[1];
    heard.push({ type, target, signedFor, body: JSON.parse(Buffer.concat(parts).toString('utf8')) });
    const answer = answers[String(target).split('.')[1] ?? ''] ?? {};
    response.writeHead('__type' in answer ? 400 : 200).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', endpoint);
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIA');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_SESSION_TOKEN', '');
  const credentials = { accessKeyId: 'AKIA', secretAccessKey: 'secret' };
  const theirs = new CognitoIdentityProviderClient({ endpoint, region: 'eu-central-1', credentials });
  return { heard, theirs, twoStep: createTwoStep(UserPoolId, ClientId) };
}

const started = {
  ...{ UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' as const },
  AuthParameters: { USERNAME: SUB, PASSWORD: 'secret' },
};
const preference = (isOn: boolean) =>
  new AdminSetUserMFAPreferenceCommand({
    ...{ UserPoolId, Username: SUB },
    SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn },
  });
const revoked = new RevokeTokenCommand({ ClientId, Token: 'refresh' });

type Pool = Awaited<ReturnType<typeof aPool>>;

it.each<[string, Answers, (pool: Pool) => Promise<unknown>, (client: Pool['theirs']) => Promise<unknown>]>([
  [
    'whether a code is asked for',
    {},
    ({ twoStep }) => twoStep.isOn(USER),
    (client) => client.send(new AdminGetUserCommand({ UserPoolId, Username: SUB })),
  ],
  [
    'the secret of an app',
    { AdminInitiateAuth: TOKENS, AssociateSoftwareToken: { SecretCode: 'ABC' } },
    ({ twoStep }) => twoStep.newApp(USER, 'secret'),
    async (client) => {
      await client.send(new AdminInitiateAuthCommand(started));
      await client.send(new AssociateSoftwareTokenCommand({ AccessToken: 'access' }));
      await client.send(revoked);
    },
  ],
  [
    'a code at every sign-in',
    { AdminInitiateAuth: TOKENS },
    ({ twoStep }) => twoStep.turnOn(USER, 'secret', '123456'),
    async (client) => {
      await client.send(new AdminInitiateAuthCommand(started));
      const proved = { AccessToken: 'access', UserCode: '123456', FriendlyDeviceName: 'App' };
      await client.send(new VerifySoftwareTokenCommand(proved));
      await client.send(revoked);
      await client.send(preference(true));
    },
  ],
  [
    'no code any more',
    { AdminInitiateAuth: ASKED, AdminRespondToAuthChallenge: TOKENS },
    ({ twoStep }) => twoStep.turnOff(USER, 'secret', '123456'),
    async (client) => {
      await client.send(new AdminInitiateAuthCommand(started));
      await client.send(
        new AdminRespondToAuthChallengeCommand({
          ...{ UserPoolId, ClientId, ...ASKED, ChallengeName: 'SOFTWARE_TOKEN_MFA' },
          ChallengeResponses: { USERNAME: SUB, SOFTWARE_TOKEN_MFA_CODE: '123456' },
        }),
      );
      await client.send(preference(false));
      await client.send(revoked);
    },
  ],
  [
    'what a client may do',
    { DescribeUserPoolClient: { UserPoolClient: { ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'] } } },
    () => createPoolClients()(UserPoolId, ClientId),
    (client) => client.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId })),
  ],
])('%s is asked for as AWS’s own client asks', async (_, answers, ours, theirs) => {
  const [one, other] = [await aPool(answers), await aPool(answers)];
  await theirs(one.theirs);
  await ours(other);
  expect(other.heard).toEqual(one.heard);
  expect(one.heard.length).toBeGreaterThan(0);
});

const says = (name: string, message = 'No.') => ({ __type: name, message });

it.each<[string, Answers, ErrorCode]>([
  ['a wrong password', { AdminInitiateAuth: says('NotAuthorizedException') }, 'WRONG_PASSWORD'],
  [
    'too many passwords',
    { AdminInitiateAuth: says('NotAuthorizedException', 'Password attempts exceeded') },
    'TOO_MANY_REQUESTS',
  ],
  ['too many calls', { AdminInitiateAuth: says('TooManyRequestsException') }, 'TOO_MANY_REQUESTS'],
  ['too many changes', { AdminInitiateAuth: says('LimitExceededException') }, 'TOO_MANY_REQUESTS'],
  ['nobody of this name', { AdminInitiateAuth: says('UserNotFoundException') }, 'USER_BLOCKED'],
  ['a wrong code', respondingWith('CodeMismatchException'), 'WRONG_CODE'],
  ['a code from before', respondingWith('ExpiredCodeException'), 'CODE_USED'],
])('says of %s what a person can do about it', async (_, answers, code) => {
  const { twoStep } = await aPool(answers);
  await expect(twoStep.turnOff(USER, 'secret', '123456')).rejects.toMatchObject({ name: 'AppError', code });
});

function respondingWith(name: string): Answers {
  return { AdminInitiateAuth: ASKED, AdminRespondToAuthChallenge: says(name) };
}

it.each<[string, ErrorCode]>([
  ['EnableSoftwareTokenMFAException', 'WRONG_CODE'],
  ['CodeMismatchException', 'WRONG_CODE'],
  ['ConcurrentModificationException', 'CONFLICT'],
])('revokes its tokens also where a new app is refused: %s', async (name, code) => {
  const { twoStep, heard } = await aPool({ AdminInitiateAuth: TOKENS, VerifySoftwareToken: says(name) });
  await expect(twoStep.turnOn(USER, 'secret', '123456')).rejects.toMatchObject({ name: 'AppError', code });
  expect(heard.map((call) => (call as { target: string }).target.split('.')[1])).toEqual([
    'AdminInitiateAuth',
    'VerifySoftwareToken',
    'RevokeToken',
  ]);
});

it('takes nothing for a password that is wrong which the user pool says of our own tokens', async () => {
  const answers = { AdminInitiateAuth: TOKENS, AssociateSoftwareToken: says('NotAuthorizedException') };
  const { twoStep } = await aPool(answers);
  await expect(twoStep.newApp(USER, 'secret')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

it('tells by how a client signs people in whether only a server does, and asks once', async () => {
  const flows = (...ExplicitAuthFlows: string[]) => ({
    DescribeUserPoolClient: { UserPoolClient: { ExplicitAuthFlows } },
  });
  await aPool(flows('ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'));
  expect(await createPoolClients()(UserPoolId, 'web')).toBe(false);
  const { heard } = await aPool(flows('ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'));
  const isOfServer = createPoolClients();
  expect([await isOfServer(UserPoolId, ClientId), await isOfServer(UserPoolId, ClientId)]).toEqual([true, true]);
  expect(heard).toHaveLength(1);
});
