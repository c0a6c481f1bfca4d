import { Amplify } from 'aws-amplify';
import { confirmSignUp, fetchAuthSession, signIn, signUp } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { Caller } from '../../test/support/call.ts';

interface SignUpConfig {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly userPoolEndpoint: string;
}

/** The password of the demonstration's admin. */
export const PASSWORD = 'Hedge-Lane-2026-rows';

/** Comes by an invitation's link as a person does: signs up, reads the code in the mailbox, confirms, signs in. */
export async function comeByInvitation(
  url: string,
  link: string,
  email: string,
): Promise<Caller & { encodedId: string }> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as SignUpConfig;
  Amplify.configure({ Auth: { Cognito: { ...config, loginWith: { email: true } } } });
  const kept = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
  const { searchParams } = new URL(link);
  const invite = searchParams.get('invite') ?? '';
  const key = searchParams.get('key') ?? '';
  await signUp({
    username: email,
    password: PASSWORD,
    options: { userAttributes: { email }, clientMetadata: { invite, key } },
  });
  await confirmSignUp({ username: email, confirmationCode: await readCode(url, email) });
  await signIn({ username: email, password: PASSWORD });
  return {
    encodedId: Buffer.from(`${invite}.${key}`).toString('base64url'),
    authorization: async () => `Bearer ${(await fetchAuthSession()).tokens?.idToken?.toString() ?? ''}`,
  };
}

/** The code of the latest mail to an address that has one. */
export async function readCode(url: string, to: string): Promise<string> {
  const api = `${url}/mailbox/api/messages`;
  const { messages } = (await (await fetch(`${api}?to=${encodeURIComponent(to)}`)).json()) as {
    messages: { id: string }[];
  };
  for (const { id } of messages) {
    const { text } = (await (await fetch(`${api}/${id}`)).json()) as { text: string };
    const code = /\b\d{6}\b/.exec(text)?.[0];
    if (code) return code;
  }
  throw new Error(`No mail to ${to} has a code`);
}
