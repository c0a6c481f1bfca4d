import { callAws } from '../../scripts/local/call-aws.ts';
import type { Cloud } from '../../scripts/local/cloud.ts';
import type { Caller } from './call.ts';

/** A person who can sign in. */
export interface Person extends Caller {
  readonly email: string;
}

/** The password of everyone who signs up here. */
export const PASSWORD = 'Correct-Horse-7-Battery';

interface Tokens {
  readonly IdToken: string;
  readonly RefreshToken: string;
}

/** Signs people up, with their address proved, and in. */
export function peopleOf({ endpoints, pool }: Pick<Cloud, 'endpoints' | 'pool'>) {
  const call = <Answer>(operation: string, input: object) =>
    callAws<Answer>('cognito', endpoints.cognito, operation, input);
  const UserPoolId = pool.userPoolId;
  const ClientId = pool.userPoolClientId;

  const signUp = async (email: string, metadata: Record<string, string> = {}): Promise<Person> => {
    const UserAttributes = [{ Name: 'email', Value: email }];
    await call('SignUp', { ClientId, Username: email, Password: PASSWORD, UserAttributes, ClientMetadata: metadata });
    await call('AdminConfirmSignUp', { UserPoolId, Username: email });
    const verified = [{ Name: 'email_verified', Value: 'true' }];
    await call('AdminUpdateUserAttributes', { UserPoolId, Username: email, UserAttributes: verified });
    return signIn(email);
  };

  const auth = async (AuthFlow: string, AuthParameters: Record<string, string>) => {
    const { AuthenticationResult } = await call<{ AuthenticationResult: Partial<Tokens> }>('InitiateAuth', {
      ClientId,
      AuthFlow,
      AuthParameters,
    });
    return AuthenticationResult;
  };

  const signIn = async (email: string): Promise<Person> => {
    let tokens = (await auth('USER_PASSWORD_AUTH', { USERNAME: email, PASSWORD })) as Tokens;
    return {
      email,
      authorization: async () => {
        if (expiryOf(tokens.IdToken) <= Date.now() + 1_000) {
          const renewed = await auth('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: tokens.RefreshToken });
          tokens = { ...tokens, ...renewed };
        }
        return `Bearer ${tokens.IdToken}`;
      },
    };
  };

  return { signUp, signIn };
}

const expiryOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as { exp: number }).exp * 1000;
