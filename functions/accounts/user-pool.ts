import type { UserId } from '../../shared/model/ids.ts';
import { callJson, type JsonService } from '../platform/aws-call.ts';
import { subOf } from '../platform/http.ts';

const COGNITO: JsonService = {
  ...{ name: 'COGNITO_IDENTITY_PROVIDER', host: 'cognito-idp', signedFor: 'cognito-idp' },
  ...{ target: 'AWSCognitoIdentityProviderService', version: '1.1' },
};

/** Asks the user pool. */
export const askPool = (operation: string, input: object, options?: Parameters<typeof callJson>[3]) =>
  callJson(COGNITO, operation, input, options);

/** The user pool, as far as the product acts in it. */
export const createUserPool = (UserPoolId: string) => ({
  /**
   * Ends the sessions of a person in all their browsers. They may still sign in, and are told then that they have no account:
   * a person the pool has disabled would read that their password is wrong, and could not be invited again.
   */
  async signOut(user: UserId): Promise<void> {
    try {
      await askPool('AdminUserGlobalSignOut', { UserPoolId, Username: subOf(user) });
    } catch (error) {
      if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error;
    }
  },
});
