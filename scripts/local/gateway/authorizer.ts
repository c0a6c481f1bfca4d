import { CognitoJwtVerifier } from 'aws-jwt-verify';
import type { LocalPool } from '../resources/pool.ts';
import type { Claims } from './event.ts';

/** Who the bearer of a token is; undefined where the token is missing, foreign or no longer valid. */
export type Authorize = (authorization: string | undefined) => Promise<Claims | undefined>;

/** The check that API Gateway's JWT authorizer makes, with the local pool's own keys. */
export function createAuthorizer({ userPoolId, userPoolClientId }: LocalPool, cognito: string): Authorize {
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId: userPoolClientId, tokenUse: null });
  let ready: Promise<void> | undefined;
  const fetchKeys = async () => {
    const response = await fetch(`${cognito}/${userPoolId}/.well-known/jwks.json`);
    verifier.cacheJwks((await response.json()) as Parameters<typeof verifier.cacheJwks>[0]);
  };

  return async (authorization) => {
    const token = authorization?.replace(/^Bearer /i, '').trim();
    if (!token) return undefined;
    ready ??= fetchKeys();
    await ready;
    try {
      return toClaims(await verifier.verify(token));
    } catch {
      return undefined;
    }
  };
}

/** API Gateway writes every claim as text, and a list in brackets. */
const toClaims = (payload: object): Claims =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
