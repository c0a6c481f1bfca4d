import * as z from 'zod';
import { AppError, ERRORS, type ErrorCode } from '../../shared/contract/errors.ts';
import type { UserId } from '../../shared/model/ids.ts';
import { subOf } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import { askPool } from './user-pool.ts';

/** What the user pool refuses for a reason that a person can do something about. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  CodeMismatchException: 'WRONG_CODE',
  EnableSoftwareTokenMFAException: 'WRONG_CODE',
  ExpiredCodeException: 'CODE_USED',
  LimitExceededException: 'TOO_MANY_REQUESTS',
  TooManyRequestsException: 'TOO_MANY_REQUESTS',
  TooManyFailedAttemptsException: 'TOO_MANY_REQUESTS',
  ConcurrentModificationException: 'CONFLICT',
  UserNotFoundException: 'USER_BLOCKED',
};

/** Fields at which a form says it. */
const FIELDS = { WRONG_PASSWORD: 'password', WRONG_CODE: 'code', CODE_USED: 'code' } as const;

/** Each once: a code that was taken is refused when it comes again. */
const ONCE = { tries: 1 } as const;
/** Who holds a token needs no other right. */
export const WITH_TOKEN = { isOpen: true } as const;
const PAUSED = /attempts exceeded/i;

const Tokens = z.object({ AccessToken: z.string(), RefreshToken: z.string() });
type Tokens = z.infer<typeof Tokens>;
const Answered = z.object({
  AuthenticationResult: Tokens.optional(),
  ChallengeName: z.string().optional(),
  Session: z.string().optional(),
});

/** What comes of a password that is right: that a code is asked for as well, or else tokens. */
type Proved = { readonly tokens: Tokens } | { readonly challenge: string };

/**
 * Lets a person prove who they are to the user pool, by a client that is ours alone. Its access tokens can change how they sign in,
 * which no browser's can; they never leave here, and are revoked.
 */
export function createPoolProof(UserPoolId: string, ClientId: string) {
  const pool = { UserPoolId, ClientId };

  /** Throws `WRONG_PASSWORD`, or `TOO_MANY_REQUESTS` where the pool has heard too many. */
  const begin = async (user: UserId, password: string): Promise<Proved> => {
    const AuthParameters = { USERNAME: subOf(user), PASSWORD: password };
    const AuthFlow = 'ADMIN_USER_PASSWORD_AUTH';
    const answer = await askPool('AdminInitiateAuth', { ...pool, AuthFlow, AuthParameters }, ONCE).catch(
      (error: Error) => {
        if (error.name !== 'NotAuthorizedException') throw asRefusal(error);
        throw refused(PAUSED.test(error.message) ? 'TOO_MANY_REQUESTS' : 'WRONG_PASSWORD');
      },
    );
    const { AuthenticationResult: tokens, ChallengeName: challenge, Session } = Answered.parse(answer);
    if (tokens) return { tokens };
    if (challenge === 'SOFTWARE_TOKEN_MFA' && Session) return { challenge: Session };
    throw new Error(`The user pool asks for ${challenge} to prove a password`);
  };

  return {
    begin,

    /** Goes on with a code of the app. Throws `WRONG_CODE` and `CODE_USED`. */
    async proveCode(user: UserId, challenge: string, code: string): Promise<Tokens> {
      const ChallengeResponses = { USERNAME: subOf(user), SOFTWARE_TOKEN_MFA_CODE: code };
      const given = { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: challenge, ChallengeResponses };
      const answer = await ask('AdminRespondToAuthChallenge', { ...pool, ...given }, ONCE);
      return Tokens.parse(Answered.parse(answer).AuthenticationResult);
    },

    /** Does something with tokens, and revokes them. They are forgotten and over in minutes all the same. */
    async using<Done>(
      { AccessToken, RefreshToken }: Tokens,
      work: (accessToken: string) => Promise<Done>,
    ): Promise<Done> {
      try {
        return await work(AccessToken);
      } finally {
        await askPool('RevokeToken', { ClientId, Token: RefreshToken }, WITH_TOKEN).catch((error: unknown) =>
          log.error('Tokens were not revoked', error),
        );
      }
    },
  };
}

/** Asks the user pool, and says what it refuses as we do. */
export async function ask(...asked: Parameters<typeof askPool>): Promise<Record<string, unknown>> {
  return askPool(...asked).catch((error: Error) => {
    throw asRefusal(error);
  });
}

function asRefusal(error: Error): Error {
  const code = REFUSALS[error.name];
  return code ? refused(code) : error;
}

function refused(code: ErrorCode): AppError {
  const field = code in FIELDS ? FIELDS[code as keyof typeof FIELDS] : undefined;
  return new AppError(code, field ? { [field]: [ERRORS[code].title] } : {});
}
