import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { aFolder, clientOf, untilTheEnd } from '../testing.ts';
import { type CodeMessage, type Pool, startCognito } from './index.ts';
import { codeOf, STEP_SECONDS } from './totp.ts';

export const POOL = 'us-east-1_local';
export const CLIENT = 'web';
export const PASSWORD = 'Passw0rd!xyz1';

/** A pool with one client, and what a person does with it. */
export async function aPool(options: Partial<Pool> = {}) {
  const messages: CodeMessage[] = [];
  const deliver = (message: CodeMessage) => messages.push(message);
  const pool = { id: POOL, clients: [{ ClientId: CLIENT }], deliver, ...options };
  const cognito = untilTheEnd(await startCognito({ dir: aFolder(), pools: [pool] }));
  const client = new CognitoIdentityProviderClient(clientOf(cognito.endpoint));
  const lastCode = () => messages.at(-1)?.code ?? '';

  const signUp = (Username: string, Password = PASSWORD) =>
    client.send(
      new SignUpCommand({
        ClientId: CLIENT,
        Username,
        Password,
        UserAttributes: [{ Name: 'email', Value: Username }],
        ClientMetadata: { from: 'a test' },
      }),
    );
  const confirm = (Username: string, ConfirmationCode: string) =>
    client.send(new ConfirmSignUpCommand({ ClientId: CLIENT, Username, ConfirmationCode }));
  const signIn = async (USERNAME: string, given = PASSWORD) => {
    const AuthParameters = { USERNAME, PASSWORD: given };
    const asked = new InitiateAuthCommand({ AuthFlow: 'USER_PASSWORD_AUTH', ClientId: CLIENT, AuthParameters });
    return (await client.send(asked)).AuthenticationResult ?? {};
  };
  const confirmedUser = async (email: string) => {
    await signUp(email);
    await confirm(email, lastCode());
    return signIn(email);
  };
  return { cognito, client, messages, lastCode, signUp, confirm, signIn, confirmedUser };
}

/** What a token claims. */
export const claimsOf = (token = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** The code that an app shows at a time, in seconds. */
export const codeAt = (secret: string, seconds: number): string => codeOf(secret, Math.floor(seconds / STEP_SECONDS));
