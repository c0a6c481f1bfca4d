import {
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { subOf } from '../../functions/platform/http.ts';
import type { UserId } from '../../shared/model/ids.ts';

/** Lets people sign in with their password alone again: the user pool has no recovery codes for who has lost their app. */
export function resettingTwoStep(UserPoolId: string, client = new CognitoIdentityProviderClient({})) {
  return async (user: UserId): Promise<void> => {
    const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
    await client.send(
      new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username: subOf(user), SoftwareTokenMfaSettings }),
    );
  };
}
