import { ERRORS } from '../../../shared/contract/errors.ts';
import type { Preferences } from '../../../shared/model/account.ts';
import { TIMES } from '../../../shared/product.ts';
import { type AuthInfo, authInfoOf } from './auth-info.ts';
import { askCognito } from './cognito.ts';
import { readConfig } from './config.ts';
import { kept } from './kept.ts';
import { ApiError, networkProblem } from './problem.ts';
import { claimsIn, isExpiring } from './token.ts';

/** What the user pool gave at sign-in, but for the access token: it can do nothing there, and none of our calls takes it. */
export interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
}

const key = 'session';
const tokens = kept(key);
const person = kept('person');
const listeners = new Set<() => void>();
let renewal: Promise<string> | undefined;

const changed = () => {
  for (const listener of listeners) listener();
};

const readTokens = (): Tokens | undefined => {
  const text = tokens.read();
  return text ? (JSON.parse(text) as Tokens) : undefined;
};

/** What the user pool says of whoever is signed in. */
export const readAuthInfo = (): AuthInfo => authInfoOf(readTokens()?.idToken ?? '');

/** Starts a session in this browser. */
export const keepSession = (given: Tokens): void => {
  tokens.write(JSON.stringify(given));
  changed();
};

/** Forgets the session and the person in this browser. */
export const forgetSession = (): void => {
  tokens.write(null);
  person.write(null);
  renewal = undefined;
  changed();
};

/** Whether someone is signed in, for `useSyncExternalStore`; follows what other tabs do. */
export const sessionStore = {
  subscribe: (listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
  isSignedIn: (): boolean => tokens.read() !== null,
};

/** The person as last seen, so that the first page need not wait; asked for again all the same. */
export const lastPerson = {
  read: (): Preferences | undefined => JSON.parse(person.read() ?? 'null') ?? undefined,
  keep: (preferences: Preferences): void => person.write(JSON.stringify(preferences)),
};

interface Renewed {
  AuthenticationResult?: { IdToken?: string; RefreshToken?: string };
}

const renew = async ({ refreshToken }: Tokens): Promise<string> => {
  const { userPoolClientId } = await readConfig();
  const request = { ClientId: userPoolClientId, RefreshToken: refreshToken };
  const response = await askCognito('GetTokensFromRefreshToken', request).catch(() => undefined);
  if (!response || response.status >= 500 || response.status === 429)
    throw networkProblem(navigator.onLine ? 'NO_RESPONSE' : 'OFFLINE');
  const { AuthenticationResult: given } = (await response.json()) as Renewed;
  if (!given?.IdToken) throw notSignedIn();
  keepSession({ idToken: given.IdToken, refreshToken: given.RefreshToken ?? refreshToken });
  return given.IdToken;
};

/** Nobody is signed in, or no longer. */
export const notSignedIn = (): ApiError =>
  new ApiError({
    code: 'NOT_SIGNED_IN',
    status: ERRORS.NOT_SIGNED_IN.status,
    message: ERRORS.NOT_SIGNED_IN.title,
  });

/** The bearer token of the next call; renewed first, once for all callers, when it is about to expire. */
export const readIdToken = async (): Promise<string> => {
  const current = readTokens();
  if (!current) throw notSignedIn();
  if (!isExpiring(current.idToken, new Date(), TIMES.tokenRefreshMarginSeconds)) return current.idToken;
  renewal ??= renew(current).finally(() => {
    renewal = undefined;
  });
  return renewal;
};

/** Which session this is, as the user pool names it. */
export const readSessionId = (): string => String(claimsIn(readTokens()?.idToken ?? '').origin_jti ?? '');

/** Ends the session here and at the user pool; what was open elsewhere with the same sign-in ends with it. */
export const endSession = async (): Promise<void> => {
  const { refreshToken } = readTokens() ?? {};
  forgetSession();
  if (!refreshToken) return;
  const { userPoolClientId } = await readConfig();
  await askCognito('RevokeToken', { ClientId: userPoolClientId, Token: refreshToken }).catch(() => undefined);
};
