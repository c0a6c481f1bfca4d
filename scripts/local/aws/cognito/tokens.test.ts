import {
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { expect, test } from 'vitest';
import { refusalOf } from '../testing.ts';
import { aPool, CLIENT, claimsOf, POOL } from './testing.ts';

const EMAIL = 'ada@bureau.test';

test('signs tokens that a verifier made for production accepts', async () => {
  const { cognito, confirmedUser } = await aPool();
  const { AccessToken = '', IdToken = '' } = await confirmedUser(EMAIL);
  const published = await fetch(`${cognito.endpoint}/${POOL}/.well-known/jwks.json`);
  const jwks = (await published.json()) as Parameters<typeof access.cacheJwks>[0];
  const access = CognitoJwtVerifier.create({ userPoolId: POOL, clientId: CLIENT, tokenUse: 'access' });
  const id = CognitoJwtVerifier.create({ userPoolId: POOL, clientId: CLIENT, tokenUse: 'id' });
  access.cacheJwks(jwks);
  id.cacheJwks(jwks);
  expect(await id.verify(IdToken)).toMatchObject({
    iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_local',
    email: EMAIL,
    email_verified: true,
  });
  expect((await access.verify(AccessToken)).sub).toBe(claimsOf(IdToken).sub);
  await expect(access.verify(`${AccessToken.slice(0, -8)}AAAAAAAA`)).rejects.toThrow();
});

test('shows of a user only what the client may read', async () => {
  const { client, confirmedUser } = await aPool({ clients: [{ ClientId: CLIENT, ReadAttributes: ['email'] }] });
  const { AccessToken, IdToken } = await confirmedUser(EMAIL);
  expect(claimsOf(IdToken)).toMatchObject({ email: EMAIL });
  expect(claimsOf(IdToken)).not.toHaveProperty('email_verified');
  const { UserAttributes = [] } = await client.send(new GetUserCommand({ AccessToken }));
  expect(UserAttributes.map(({ Name }) => Name)).toEqual(['sub', 'email']);
});

test('makes tokens live as long as the client says', async () => {
  const client = { ClientId: CLIENT, AccessTokenValidity: 15, TokenValidityUnits: { AccessToken: 'minutes' } } as const;
  const { confirmedUser } = await aPool({ clients: [client] });
  const { AccessToken, IdToken, ExpiresIn } = await confirmedUser(EMAIL);
  const life = (token: string | undefined) => Number(claimsOf(token).exp) - Number(claimsOf(token).iat);
  expect([ExpiresIn, life(AccessToken), life(IdToken)]).toEqual([900, 900, 3600]);
});

test('gives new tokens for a refresh token, in both ways, and keeps that one without rotation', async () => {
  const { client, confirmedUser } = await aPool();
  const { AccessToken, RefreshToken = '' } = await confirmedUser(EMAIL);
  const renewed = await client.send(new GetTokensFromRefreshTokenCommand({ ClientId: CLIENT, RefreshToken }));
  const AuthParameters = { REFRESH_TOKEN: RefreshToken };
  const again = await client.send(
    new InitiateAuthCommand({ AuthFlow: 'REFRESH_TOKEN_AUTH', ClientId: CLIENT, AuthParameters }),
  );
  for (const { AuthenticationResult } of [renewed, again]) {
    expect(AuthenticationResult?.RefreshToken).toBeUndefined();
    expect(claimsOf(AuthenticationResult?.AccessToken)).toMatchObject({
      sub: claimsOf(AccessToken).sub,
      origin_jti: claimsOf(AccessToken).origin_jti,
    });
  }
});

test('gives a refresh token for another where the client rotates them', async () => {
  const RefreshTokenRotation = { Feature: 'ENABLED', RetryGracePeriodSeconds: 0 } as const;
  const { client, confirmedUser } = await aPool({ clients: [{ ClientId: CLIENT, RefreshTokenRotation }] });
  const { RefreshToken } = await confirmedUser(EMAIL);
  const renew = (token: string | undefined) =>
    client.send(new GetTokensFromRefreshTokenCommand({ ClientId: CLIENT, RefreshToken: token }));
  const next = (await renew(RefreshToken)).AuthenticationResult?.RefreshToken;
  expect(await refusalOf(renew(RefreshToken))).toBe('NotAuthorizedException');
  expect((await renew(next)).AuthenticationResult?.AccessToken).toBeTruthy();
});

test('ends every session of a user who signs out everywhere, or whom an administrator signs out', async () => {
  const { client, confirmedUser, signIn } = await aPool();
  const first = await confirmedUser(EMAIL);
  const second = await signIn(EMAIL);
  await client.send(new GlobalSignOutCommand({ AccessToken: first.AccessToken }));
  const third = await signIn(EMAIL);
  const ask = (AccessToken: string | undefined) => client.send(new GetUserCommand({ AccessToken }));
  const renew = (RefreshToken: string | undefined) =>
    client.send(new GetTokensFromRefreshTokenCommand({ ClientId: CLIENT, RefreshToken }));
  for (const ended of [first, second]) {
    expect(await refusalOf(ask(ended.AccessToken))).toBe('NotAuthorizedException');
    expect(await refusalOf(renew(ended.RefreshToken))).toBe('NotAuthorizedException');
  }
  await ask(third.AccessToken);
  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: POOL, Username: EMAIL }));
  expect(await refusalOf(renew(third.RefreshToken))).toBe('NotAuthorizedException');
});

test('ends one session whose refresh token is revoked', async () => {
  const { client, confirmedUser, signIn } = await aPool();
  const kept = await confirmedUser(EMAIL);
  const { RefreshToken } = await signIn(EMAIL);
  await client.send(new RevokeTokenCommand({ ClientId: CLIENT, Token: RefreshToken }));
  const renew = (token: string | undefined) =>
    client.send(new GetTokensFromRefreshTokenCommand({ ClientId: CLIENT, RefreshToken: token }));
  expect(await refusalOf(renew(RefreshToken))).toBe('NotAuthorizedException');
  await renew(kept.RefreshToken);
});

test('takes only the flows the client allows', async () => {
  const { signUp, confirm, lastCode, signIn } = await aPool({
    clients: [{ ClientId: CLIENT, ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'] }],
  });
  await signUp(EMAIL);
  await confirm(EMAIL, lastCode());
  expect(await refusalOf(signIn(EMAIL))).toBe('InvalidParameterException');
});
