import { randomBytes, randomUUID } from 'node:crypto';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { clockSpeed } from '../../clock.ts';
import { AwsError } from '../http.ts';
import type { Keys } from './keys.ts';
import { issuerOf, type Pool, type PoolClient } from './pool.ts';
import type { Store, User } from './store.ts';
import { callTrigger, type Metadata } from './triggers.ts';
import { isReadable } from './users.ts';

export interface Deps {
  readonly store: Store;
  readonly keys: Promise<Keys>;
  /** In seconds. */
  readonly now: () => number;
}

export interface Audience {
  readonly pool: Pool;
  readonly client: PoolClient;
}

type Source = PreTokenGenerationV2TriggerEvent['triggerSource'];

/** What an access token must say for its bearer to see or change the user it is of. */
const SELF_SERVICE = 'aws.cognito.signin.user.admin';

const notAuthorized = (message: string) => new AwsError('NotAuthorizedException', message);

/** Tokens for a user who has just signed in, a refresh token among them. */
export async function signedIn(deps: Deps, audience: Audience, user: User, source: Source, metadata: Metadata) {
  const signIn = { family: randomUUID(), signedInAt: deps.now() };
  const tokens = await issue(deps, audience, user, signIn, { source, metadata });
  return { ...tokens, RefreshToken: newRefreshToken(deps, audience, user, signIn) };
}

/** New tokens for a refresh token, and another of these where the client rotates them. */
export async function refreshed(deps: Deps, audience: Audience, token = '', metadata?: Metadata) {
  const { store, now } = deps;
  const found = store.refreshToken(token);
  if (found?.client !== audience.client.ClientId || found.expires <= now())
    throw notAuthorized('Invalid Refresh Token');
  if (store.isRevoked(found.family)) throw notAuthorized('Refresh Token has been revoked');
  const user = store.findUser(found.pool, found.sub);
  if (!user) throw notAuthorized('Invalid Refresh Token');
  if (!user.isEnabled) throw notAuthorized('User is disabled.');

  const tokens = await issue(deps, audience, user, found, { source: 'TokenGeneration_RefreshTokens', metadata });
  const rotation = audience.client.RefreshTokenRotation;
  if (rotation?.Feature !== 'ENABLED') return tokens;
  store.endRefreshToken(token, now() + Number(rotation.RetryGracePeriodSeconds ?? 0));
  return { ...tokens, RefreshToken: newRefreshToken(deps, audience, user, found) };
}

/** Whose access token it is: refused when expired, revoked, or of a user who is gone or disabled. */
export const bearer = async (deps: Deps, accessToken = ''): Promise<User> => (await bearing(deps, accessToken)).user;

/** Whose access token it is, and by which client it was given. */
export async function bearing({ store, keys, now }: Deps, accessToken = ''): Promise<{ user: User; clientId: string }> {
  const claims = (await keys).read(accessToken);
  if (claims?.token_use !== 'access') throw notAuthorized('Invalid Access Token');
  if (Number(claims.exp) <= now()) throw notAuthorized('Access Token has expired');
  if (store.isRevoked(`${claims.origin_jti}`)) throw notAuthorized('Access Token has been revoked');
  const user = store.findUser(`${claims.iss}`.split('/').at(-1) ?? '', `${claims.sub}`);
  if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
  if (!user.isEnabled) throw notAuthorized('User is disabled.');
  if (!`${claims.scope}`.split(' ').includes(SELF_SERVICE))
    throw notAuthorized('Access Token does not have required scopes');
  return { user, clientId: String(claims.client_id) };
}

interface SignIn {
  readonly family: string;
  readonly signedInAt: number;
}

interface Occasion {
  readonly source: Source;
  readonly metadata: Metadata;
}

async function issue(
  { keys, now }: Deps,
  { pool, client }: Audience,
  user: User,
  signIn: SignIn,
  { source, metadata }: Occasion,
) {
  const iat = now();
  const shared = {
    sub: user.sub,
    iss: issuerOf(pool.id),
    origin_jti: signIn.family,
    event_id: randomUUID(),
    auth_time: signIn.signedInAt,
    iat,
  };
  const access = {
    ...shared,
    client_id: client.ClientId,
    token_use: 'access',
    username: user.sub,
    exp: iat + lifeSeconds(client, 'AccessToken') * clockSpeed(),
    jti: randomUUID(),
  };
  const id = {
    ...claimsOf(user, client),
    ...shared,
    aud: client.ClientId,
    token_use: 'id',
    'cognito:username': user.sub,
    exp: iat + lifeSeconds(client, 'IdToken') * clockSpeed(),
    jti: randomUUID(),
  };
  const { claimsAndScopeOverrideDetails: said } = await callTrigger(pool, 'preTokenGeneration', {
    source,
    user,
    clientId: client.ClientId,
    request: {
      groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [], preferredRole: null },
      scopes: [SELF_SERVICE],
      ...(metadata && { clientMetadata: metadata }),
    },
    response: { claimsAndScopeOverrideDetails: {} },
  });
  const { idTokenGeneration, accessTokenGeneration } = said ?? {};
  const { scopesToAdd = [], scopesToSuppress = [] } = accessTokenGeneration ?? {};
  const scope = [SELF_SERVICE, ...scopesToAdd].filter((one) => !scopesToSuppress.includes(one)).join(' ');
  const { sign } = await keys;
  return {
    AccessToken: sign(overridden({ ...access, ...(scope && { scope }) }, accessTokenGeneration)),
    IdToken: sign(overridden(id, idTokenGeneration)),
    ExpiresIn: access.exp - iat,
    TokenType: 'Bearer',
  };
}

interface Overrides {
  readonly claimsToAddOrOverride?: object | undefined;
  readonly claimsToSuppress?: readonly string[] | undefined;
}

const overridden = (claims: object, { claimsToAddOrOverride, claimsToSuppress = [] }: Overrides = {}) =>
  Object.fromEntries(
    Object.entries({ ...claims, ...claimsToAddOrOverride }).filter(([name]) => !claimsToSuppress.includes(name)),
  );

function newRefreshToken(
  { store, now }: Deps,
  { client }: Audience,
  { pool, sub }: User,
  { family, signedInAt }: SignIn,
) {
  const token = randomBytes(48).toString('base64url');
  const expires = now() + lifeSeconds(client, 'RefreshToken');
  store.addRefreshToken(token, { pool, sub, client: client.ClientId, family, signedInAt, expires });
  return token;
}

const claimsOf = ({ attributes }: User, client: PoolClient) =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => isReadable(client, name))
      .map(([name, value]) => [name, name.endsWith('_verified') ? value === 'true' : value]),
  );

const UNIT_SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

function lifeSeconds(client: PoolClient, token: 'AccessToken' | 'IdToken' | 'RefreshToken') {
  const unit = client.TokenValidityUnits?.[token];
  const validity = client[`${token}Validity`];
  if (!validity) return token === 'RefreshToken' ? 30 * UNIT_SECONDS.days : UNIT_SECONDS.hours;
  return validity * UNIT_SECONDS[unit ?? (token === 'RefreshToken' ? 'days' : 'hours')];
}
