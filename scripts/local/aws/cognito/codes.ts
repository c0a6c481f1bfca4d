import { randomInt } from 'node:crypto';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { clockSpeed } from '../../clock.ts';
import { AwsError } from '../http.ts';
import type { Pool, Purpose } from './pool.ts';
import type { Store, User } from './store.ts';
import { callTrigger, type Metadata } from './triggers.ts';

export interface Deps {
  readonly store: Store;
  /** In seconds. */
  readonly now: () => number;
}

/** Guesses at a code before it is closed. */
const LIMIT_TRIES = 5;
const LIFE_SECONDS = { signUp: 86_400, forgotPassword: 3600, attribute: 86_400 };

/** Why a message is written; the second name of a purpose is what the trigger is told. */
interface Reason {
  readonly purpose: Exclude<Purpose, 'invitation'>;
  readonly source: CustomMessageTriggerEvent['triggerSource'];
}

export const REASONS = {
  signUp: { purpose: 'signUp', source: 'CustomMessage_SignUp' },
  resend: { purpose: 'signUp', source: 'CustomMessage_ResendCode' },
  forgotPassword: { purpose: 'forgotPassword', source: 'CustomMessage_ForgotPassword' },
  attribute: { purpose: 'attribute', source: 'CustomMessage_UpdateUserAttribute' },
} as const satisfies Record<string, Reason>;

export interface Sender {
  readonly pool: Pool;
  readonly clientId: string | undefined;
  readonly metadata: Metadata;
}

/**
 * Sends a new code, which replaces the one before, and says where it went as far as a stranger may know. It goes to the
 * user's address, or to the new one that it is to prove.
 */
export async function sendCode({ store, now }: Deps, sender: Sender, user: User, { purpose, source }: Reason) {
  const to = (purpose === 'attribute' && user.newAddress) || user.attributes.email;
  const code = `${randomInt(0, 1_000_000)}`.padStart(6, '0');
  const codes = { ...user.codes, [purpose]: { code, expires: now() + LIFE_SECONDS[purpose] * clockSpeed(), tries: 0 } };
  store.saveUser({ ...user, codes });
  await write(sender, user, { purpose, source, code, subject: 'Your verification code', to });
  return { CodeDeliveryDetails: deliveredTo(to) };
}

/** Sends a temporary password. */
export const sendInvitation = (sender: Sender, user: User, password: string) =>
  write(sender, user, {
    purpose: 'invitation',
    source: 'CustomMessage_AdminCreateUser',
    code: password,
    subject: 'Your temporary password',
    to: user.attributes.email,
  });

interface Letter {
  readonly purpose: Purpose;
  readonly source: Reason['source'];
  readonly code: string;
  readonly subject: string;
  readonly to: string;
}

async function write({ pool, clientId, metadata }: Sender, user: User, letter: Letter) {
  const { purpose, source, code, subject, to } = letter;
  const isInvitation = purpose === 'invitation';
  const custom = await callTrigger(pool, 'customMessage', {
    source,
    user,
    clientId,
    request: {
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: isInvitation ? '{username}' : null,
      clientMetadata: metadata,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  const { email } = user.attributes;
  const text = custom.emailMessage || (isInvitation ? 'Your temporary password is {####}' : 'Your code is {####}');
  const body = text.replaceAll('{####}', () => code).replaceAll('{username}', () => email);
  await pool.deliver?.({ destination: to, subject: custom.emailSubject || subject, body, code, purpose });
}

/** Uses up the code of a user and gives the user without it; a wrong guess is counted. */
export function spendCode(
  { store, now }: Deps,
  user: User,
  purpose: Reason['purpose'],
  guess: string | undefined,
): User {
  const { [purpose]: kept, ...codes } = user.codes;
  if (!kept || kept.expires < now()) throw codeExpired();
  if (kept.tries >= LIMIT_TRIES) {
    throw new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
  if (kept.code !== guess) {
    store.saveUser({ ...user, codes: { ...user.codes, [purpose]: { ...kept, tries: kept.tries + 1 } } });
    throw new AwsError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  }
  return { ...user, codes };
}

export const codeExpired = () =>
  new AwsError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

export function deliveredTo(email: string) {
  const [name = '', domain = ''] = email.split('@');
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: `${name[0]}***@${domain[0]}***` };
}
