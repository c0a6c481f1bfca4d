import type {
  AdminInitiateAuthRequest,
  InitiateAuthRequest,
  RespondToAuthChallengeRequest,
} from '@aws-sdk/client-cognito-identity-provider';
import { clockSpeed } from '../../clock.ts';
import { AwsError } from '../http.ts';
import { isPassword, verifierOf } from './passwords.ts';
import { ownerOf, type Pools } from './pool.ts';
import { expectedProof, openExchange, padHex, verifierOfNobody } from './srp.ts';
import type { Session, User } from './store.ts';
import { type Audience, refreshed, signedIn, type Deps as TokenDeps } from './tokens.ts';
import { spendTotp } from './totp.ts';
import { callTrigger } from './triggers.ts';

export type Deps = TokenDeps & { readonly pools: Pools };

/** Where the clock is fast a person still has three minutes. */
const sessionSeconds = () => 180 * clockSpeed();
const MOST_WRONG_CODES = 5;

export const wrongPassword = () => new AwsError('NotAuthorizedException', 'Incorrect username or password.');

/** Begins a sign-in with a password, with a proof of it (SRP), or with a refresh token. */
export async function initiateAuth(deps: Deps, { AuthFlow: flow, ClientId, AuthParameters }: InitiateAuthRequest) {
  const audience = deps.pools.byClient(ClientId);
  const given = AuthParameters ?? {};
  if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN') {
    return { ChallengeParameters: {}, AuthenticationResult: await refreshed(deps, audience, given.REFRESH_TOKEN) };
  }
  const allowed = audience.client.ExplicitAuthFlows ?? [];
  if (allowed.length && !allowed.some((name) => name === `ALLOW_${flow}`)) {
    throw new AwsError('InvalidParameterException', `${flow} flow not enabled for this client`);
  }
  const user = deps.store.findUser(audience.pool.id, given.USERNAME);
  if (flow === 'USER_SRP_AUTH') return openSrp(deps, audience, user, given);
  if (flow !== 'USER_PASSWORD_AUTH') throw new AwsError('InvalidParameterException', `Unsupported flow ${flow}`);
  if (!user || !isPassword(user, given.PASSWORD)) throw wrongPassword();
  return afterPassword(deps, audience, user, undefined);
}

/** Begins a sign-in that a server asks for, with the password itself, which the client must allow. */
export async function adminInitiateAuth(
  deps: Deps,
  { UserPoolId, ClientId, AuthFlow, AuthParameters: given = {} }: AdminInitiateAuthRequest,
) {
  const audience = audienceOf(deps, UserPoolId, ClientId);
  const isAllowed = audience.client.ExplicitAuthFlows?.includes('ALLOW_ADMIN_USER_PASSWORD_AUTH') ?? false;
  if (AuthFlow !== 'ADMIN_USER_PASSWORD_AUTH' || !isAllowed)
    throw new AwsError('InvalidParameterException', 'Auth flow not enabled for this client');
  const user = deps.store.findUser(audience.pool.id, given.USERNAME);
  if (!user || !isPassword(user, given.PASSWORD)) throw wrongPassword();
  return afterPassword(deps, audience, user, undefined);
}

/** A client, where it is one of this pool. */
export function audienceOf({ pools }: Deps, pool: string | undefined, client: string | undefined): Audience {
  const found = pools.byClient(client);
  if (found.pool.id === pools.byId(pool).id) return found;
  throw new AwsError('ResourceNotFoundException', `User pool client ${client} does not exist.`);
}

/** Goes on with a sign-in: the proof of the password, or the new password that an invited user must choose. */
export async function respondToChallenge(deps: Deps, request: RespondToAuthChallengeRequest) {
  const audience = deps.pools.byClient(request.ClientId);
  const session = deps.store.takeSession(request.Session ?? '', deps.now());
  if (session?.pool !== audience.pool.id) {
    throw new AwsError('NotAuthorizedException', 'Invalid session for the user, session is expired.');
  }
  const given = request.ChallengeResponses ?? {};
  if (request.ChallengeName === 'SOFTWARE_TOKEN_MFA' && session.kind === 'totp') {
    return withCode(deps, audience, { id: request.Session ?? '', session }, request);
  }
  if (request.ChallengeName === 'PASSWORD_VERIFIER' && session.kind === 'srp') {
    return afterPassword(deps, audience, proven(deps, session, given), request.ClientMetadata);
  }
  if (request.ChallengeName === 'NEW_PASSWORD_REQUIRED' && session.kind === 'newPassword') {
    return withNewPassword(deps, audience, session.sub, request);
  }
  throw new AwsError('InvalidParameterException', `Unsupported challenge ${request.ChallengeName}`);
}

type Given = Readonly<Record<string, string>>;

/** Somebody who does not exist gets the same answer as anybody, and fails with the proof. */
async function openSrp({ store, keys, now }: Deps, { pool }: Audience, user: User | undefined, given: Given) {
  const name = given.USERNAME ?? '';
  const { jwks } = await keys;
  const verifier = user ?? verifierOfNobody(JSON.stringify([jwks, name]));
  const exchange = openExchange({ salt: verifier.salt, verifier: verifier.verifier }, given.SRP_A ?? '');
  if (!exchange) throw wrongPassword();
  const sub = user?.sub ?? name;
  const session = { kind: 'srp', pool: pool.id, sub, isKnown: user !== undefined, exchange } as const;
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    Session: store.openSession(session, now() + sessionSeconds()),
    ChallengeParameters: {
      SALT: padHex(BigInt(`0x${exchange.salt}`)),
      SECRET_BLOCK: exchange.secretBlock,
      SRP_B: exchange.serverPublic,
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  };
}

function proven({ store }: Deps, { pool, sub, isKnown, exchange }: Session & { kind: 'srp' }, given: Given) {
  const proof = expectedProof(exchange, ownerOf(pool, sub), given.TIMESTAMP ?? '');
  const isProven =
    given.PASSWORD_CLAIM_SECRET_BLOCK === exchange.secretBlock && given.PASSWORD_CLAIM_SIGNATURE === proof;
  const user = store.findUser(pool, sub);
  if (!isKnown || !isProven || !user) throw wrongPassword();
  return user;
}

async function afterPassword(deps: Deps, audience: Audience, user: User, metadata: Metadata) {
  if (!user.isEnabled) throw new AwsError('NotAuthorizedException', 'User is disabled.');
  if (user.status === 'UNCONFIRMED') throw new AwsError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    const session = { kind: 'newPassword', pool: user.pool, sub: user.sub } as const;
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: deps.store.openSession(session, deps.now() + sessionSeconds()),
      ChallengeParameters: {
        USER_ID_FOR_SRP: user.sub,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify(user.attributes),
      },
    };
  }
  if (user.totp?.isAsked) {
    const session = { kind: 'totp', pool: user.pool, sub: user.sub, tries: 0 } as const;
    return {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: deps.store.openSession(session, deps.now() + sessionSeconds()),
      ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
    };
  }
  await postAuthentication(audience, user, metadata);
  const tokens = await signedIn(deps, audience, user, 'TokenGeneration_Authentication', metadata);
  return { ChallengeParameters: {}, AuthenticationResult: tokens };
}

type Metadata = RespondToAuthChallengeRequest['ClientMetadata'];

/** Tells the pool's trigger that somebody proved who they are, with what their page sent along with the proof. */
const postAuthentication = ({ pool, client }: Audience, user: User, clientMetadata: Metadata) =>
  callTrigger(pool, 'postAuthentication', {
    source: 'PostAuthentication_Authentication',
    user,
    clientId: client.ClientId,
    request: { newDeviceUsed: false, ...(clientMetadata && { clientMetadata }) },
    response: {},
  });
/** A wrong code may be given again, some times. */
async function withCode(
  deps: Deps,
  audience: Audience,
  { id, session }: { id: string; session: Session & { kind: 'totp' } },
  { ChallengeResponses: given, ClientMetadata }: RespondToAuthChallengeRequest,
) {
  const { store, now } = deps;
  const user = store.findUser(session.pool, session.sub);
  if (!user?.isEnabled) throw wrongPassword();
  try {
    const after = spendTotp(user, given?.SOFTWARE_TOKEN_MFA_CODE, now());
    store.saveUser(after);
    await postAuthentication(audience, after, ClientMetadata);
    const tokens = await signedIn(deps, audience, after, 'TokenGeneration_Authentication', ClientMetadata);
    return { ChallengeParameters: {}, AuthenticationResult: tokens };
  } catch (error) {
    if (session.tries < MOST_WRONG_CODES)
      store.keepSession(id, { ...session, tries: session.tries + 1 }, now() + sessionSeconds());
    throw error;
  }
}

async function withNewPassword(
  deps: Deps,
  audience: Audience,
  sub: string,
  { ChallengeResponses: given, ClientMetadata }: RespondToAuthChallengeRequest,
) {
  const user = deps.store.findUser(audience.pool.id, sub);
  if (!user?.isEnabled) throw wrongPassword();
  const verifier = verifierOf(audience.pool, sub, given?.NEW_PASSWORD);
  const confirmed: User = { ...user, ...verifier, status: 'CONFIRMED', modifiedAt: deps.now() };
  deps.store.saveUser(confirmed);
  await postAuthentication(audience, confirmed, ClientMetadata);
  const tokens = await signedIn(deps, audience, confirmed, 'TokenGeneration_NewPasswordChallenge', ClientMetadata);
  return { ChallengeParameters: {}, AuthenticationResult: tokens };
}
