import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { I18n } from 'aws-amplify/utils';
import { ERRORS } from '../../../../shared/contract/errors.ts';
import { PASSWORD_RULES } from '../../../../shared/product.ts';
import type { Config } from '../../api/config.ts';
import type { Tokens } from '../../api/session.ts';

const memory = new Map<string, string>();

/** Amplify keeps what it needs while one signs in; the session itself is kept elsewhere. */
const storage = {
  setItem: async (key: string, value: string) => void memory.set(key, value),
  getItem: async (key: string) => memory.get(key) ?? null,
  removeItem: async (key: string) => void memory.delete(key),
  clear: async () => memory.clear(),
};

/** Amplify's words where ours are others. */
const words = {
  'Sign In': 'Sign in',
  'Create Account': 'Create account',
  'Creating Account': 'Creating account',
  'Resend Code': 'Resend code',
  'Back to Sign In': 'Back to sign in',
  Submit: 'Change password',
  'Confirm Password is required': 'Confirm password is required',
  'Password must have lower case letters': 'Password must have small letters',
  'Password must have upper case letters': 'Password must have capital letters',
  'Password must have numbers': 'Password must have a digit',
  'Password must have special characters': 'Password must have a symbol',
  'Invalid code received for user': 'This code is not right. Please enter the one that the app shows now.',
  'Your software token has already been used once.': 'This code was used already. Please wait for the next one.',
  'Incorrect username or password.': 'The email or the password is not right.',
  'Attempt limit exceeded, please try after some time.': ERRORS.TOO_MANY_REQUESTS.title,
  // What the user pool makes of our own refusal to send yet another code, or to try yet another key.
  [`CustomMessage failed with error ${ERRORS.TOO_MANY_REQUESTS.title}.`]: ERRORS.TOO_MANY_REQUESTS.title,
  [`PreSignUp failed with error ${ERRORS.TOO_MANY_REQUESTS.title}.`]: ERRORS.TOO_MANY_REQUESTS.title,
};

/** Connects Amplify to our user pool. The rules for passwords are those of the pool. */
export const connectUserPool = ({ userPoolId, userPoolClientId, userPoolEndpoint }: Config): void => {
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(userPoolEndpoint && { userPoolEndpoint }),
        loginWith: { email: true },
        passwordFormat: {
          minLength: PASSWORD_RULES.minLength,
          requireLowercase: true,
          requireUppercase: true,
          requireNumbers: true,
          requireSpecialCharacters: true,
        },
      },
    },
  });
  I18n.putVocabulariesForLanguage('en', words);
  I18n.setLanguage('en');
  memory.clear();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storage);
};

/** The tokens of whoever has just signed in. */
export const takeTokens = (): Tokens => {
  const find = (name: string) => [...memory].find(([key]) => key.endsWith(`.${name}`))?.[1];
  const [idToken, refreshToken] = [find('idToken'), find('refreshToken')];
  if (!idToken || !refreshToken) throw new Error('The user pool gave no tokens');
  memory.clear();
  return { idToken, refreshToken };
};
