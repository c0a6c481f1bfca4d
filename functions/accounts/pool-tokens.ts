import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { log } from '../platform/log.ts';

/** With it an access token lets its bearer change, at the user pool itself, how its person signs in. */
const SELF_SERVICE = 'aws.cognito.signin.user.admin';

interface PoolTokenDeps {
  /** Whether only our servers sign people in by a client of the pool. */
  readonly isOfServer: (pool: string, client: string) => Promise<boolean>;
  readonly noteSignIn: (event: PreTokenGenerationV2TriggerEvent) => Promise<void>;
}

/**
 * Takes from the access tokens of browsers what they could do at the user pool: not even a session that nobody ended can change
 * how its person signs in without their password. Notes who signed in, but not that somebody proved their password to us.
 */
export const createTokenTrigger =
  ({ isOfServer, noteSignIn }: PoolTokenDeps) =>
  async (event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> => {
    const isSignIn = event.triggerSource !== 'TokenGeneration_RefreshTokens';
    const { userPoolId, callerContext } = event;
    const isOurs =
      isSignIn &&
      (await isOfServer(userPoolId, callerContext.clientId).catch((error: unknown) => {
        log.error('A client of the user pool could not be looked up', error);
        return false;
      }));
    if (isSignIn && !isOurs) await noteSignIn(event);
    const scopesToSuppress = isOurs ? [] : [SELF_SERVICE];
    event.response = { claimsAndScopeOverrideDetails: { accessTokenGeneration: { scopesToSuppress } } };
    return event;
  };
