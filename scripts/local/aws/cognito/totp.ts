import { createHmac, randomBytes } from 'node:crypto';
import type * as Cognito from '@aws-sdk/client-cognito-identity-provider';
import { AwsError, type Operations } from '../http.ts';
import type { Deps } from './sign-in.ts';
import type { User } from './store.ts';
import { bearer } from './tokens.ts';

export const STEP_SECONDS = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const toBase32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET.charAt(Number.parseInt(five, 2))).join('');
};

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((char) => ALPHABET.indexOf(char).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};

/** The code that an app shows in a step of 30 seconds (RFC 6238: SHA-1, six digits). */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** A user's app for codes: made, then proved, then asked for. */
export interface Totp {
  readonly secret: string;
  readonly isProved: boolean;
  readonly isAsked: boolean;
  /** The step of the last code that let the user in, which lets nobody in again. */
  readonly usedStep?: number;
}

/** The step whose code this is: the present one or a neighbour, for clocks that are off. */
function stepOf({ secret }: Totp, code: string | undefined, now: number): number | undefined {
  const step = Math.floor(now / STEP_SECONDS);
  return [step, step - 1, step + 1].find((each) => codeOf(secret, each) === code);
}

/** Spends a code in a sign-in; answers the user who has spent it. */
export function spendTotp(user: User, code: string | undefined, now: number): User {
  const step = user.totp && stepOf(user.totp, code, now);
  if (!user.totp || step === undefined) throw new AwsError('CodeMismatchException', 'Invalid code received for user');
  if (step <= (user.totp.usedStep ?? 0))
    throw new AwsError('ExpiredCodeException', 'Your software token has already been used once.');
  return { ...user, totp: { ...user.totp, usedStep: step } };
}

const NAME = 'SOFTWARE_TOKEN_MFA';

/** What Cognito says of a user's second factor; nothing where there is none. */
export const factorsOf = ({ totp }: User) =>
  totp?.isAsked ? { UserMFASettingList: [NAME], PreferredMfaSetting: NAME } : {};

/** What users do with their app for codes. Setting one up anew leaves the one before until the new one is proved. */
export const totpOperations = (deps: Deps): Operations => {
  const save = (user: User) => deps.store.saveUser({ ...user, modifiedAt: deps.now() });
  const owner = async (accessToken: string | undefined) => {
    const user = await bearer(deps, accessToken);
    if (deps.pools.byId(user.pool).takesTotp) return user;
    throw new AwsError('SoftwareTokenMFANotFoundException', 'Software Token MFA has not been enabled by the userPool');
  };
  return {
    associateSoftwareToken: async ({ AccessToken }: Cognito.AssociateSoftwareTokenRequest) => {
      const user = await owner(AccessToken);
      const SecretCode = toBase32(randomBytes(20));
      save({ ...user, newTotpSecret: SecretCode });
      return { SecretCode };
    },
    verifySoftwareToken: async ({ AccessToken, UserCode }: Cognito.VerifySoftwareTokenRequest) => {
      const { newTotpSecret: secret, ...user } = await owner(AccessToken);
      const made = secret ? { secret, isProved: true, isAsked: user.totp?.isAsked ?? false } : user.totp;
      if (!made || stepOf(made, UserCode, deps.now()) === undefined)
        throw new AwsError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA');
      save({ ...user, totp: made });
      return { Status: 'SUCCESS' };
    },
    setUserMFAPreference: async (input: Cognito.SetUserMFAPreferenceRequest) =>
      prefer(await owner(input.AccessToken), input.SoftwareTokenMfaSettings, save),
  };
};

/** Asks a user for codes from now on, or no longer. */
export function prefer(
  user: User,
  wanted: Cognito.SoftwareTokenMfaSettingsType | undefined,
  save: (user: User) => void,
) {
  if (wanted?.Enabled === undefined) return;
  if (!wanted.Enabled) {
    const { totp: _, ...rest } = user;
    return void save(rest);
  }
  if (!user.totp?.isProved)
    throw new AwsError(
      'InvalidParameterException',
      'User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA',
    );
  save({ ...user, totp: { ...user.totp, isAsked: true } });
}
