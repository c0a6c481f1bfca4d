import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import type { UserId } from '../../shared/model/ids.ts';
import { userIdOf } from '../platform/http.ts';
import { log } from '../platform/log.ts';

/** With it an access token lets its bearer change, at the user pool itself, how its person signs in. */
const SELF_SERVICE = 'aws.cognito.signin.user.admin';

interface PoolTokenDeps {
  readonly spendPermit: (user: UserId, permit: string, now: Date) => Promise<boolean>;
  readonly now: () => Date;
}

/**
 * Takes from access tokens what they could do at the user pool, but where a session brings the permit that it had from us
 * just before. The pool does not say which session it renews, and renews an ended one too: so what comes of that is worth
 * nothing, here as with us.
 */
export const createTokenTrigger =
  ({ spendPermit, now }: PoolTokenDeps) =>
  async (event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> => {
    const { userAttributes, clientMetadata } = event.request;
    const { permit } = event.triggerSource === 'TokenGeneration_RefreshTokens' ? (clientMetadata ?? {}) : {};
    const isPermitted =
      permit !== undefined &&
      (await spendPermit(userIdOf(userAttributes.sub ?? ''), permit, now()).catch((error: unknown) => {
        log.error('A permit could not be looked up', error);
        return false;
      }));
    const scopesToSuppress = isPermitted ? [] : [SELF_SERVICE];
    event.response = { claimsAndScopeOverrideDetails: { accessTokenGeneration: { scopesToSuppress } } };
    return event;
  };
