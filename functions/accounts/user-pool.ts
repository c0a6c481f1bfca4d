import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { UserId } from '../../shared/model/ids.ts';
import { subOf } from '../platform/http.ts';

/** The user pool, as far as the product acts in it. */
export const createUserPool = (userPoolId: string, client = new CognitoIdentityProviderClient({})) => ({
  /**
   * Ends the sessions of a person in all their browsers. They may still sign in, and are told then that they have no account:
   * a person the pool has disabled would read that their password is wrong, and could not be invited again.
   */
  async signOut(user: UserId): Promise<void> {
    try {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: subOf(user) }));
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw error;
    }
  },
});
