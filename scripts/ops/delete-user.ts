import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { subOf } from '../../functions/platform/http.ts';
import type { UserId } from '../../shared/model/ids.ts';

/** Deletes people from the user pool, for good. Nothing happens where somebody is not in it. */
export function deletingUsers(UserPoolId: string, client = new CognitoIdentityProviderClient({})) {
  return async (user: UserId): Promise<void> => {
    try {
      await client.send(new AdminDeleteUserCommand({ UserPoolId, Username: subOf(user) }));
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw error;
    }
  };
}
