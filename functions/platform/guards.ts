import type {
  APIGatewayProxyEventV2WithJWTAuthorizer as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from 'aws-lambda';
import { AppError } from '../../shared/contract/errors.ts';
import type { Route } from '../../shared/contract/route.ts';
import { IDEMPOTENCY_HEADER, LIMITS } from '../../shared/product.ts';
import type { Act, KeyedCall } from './act.ts';
import type { Actor } from './http.ts';

/** What stands between a call and its use case: how often, and whether it was done before. */
export interface Guards {
  /** Counts a call among all of its caller's; refuses it where they are too many. */
  countCall(caller: CountedCaller): Promise<void>;
  /** Counts a call of a route that has a limit of its own; refuses it where they are too many. */
  countLimited(route: Route, caller: CountedCaller, event: Event): Promise<void>;
  /** Does what is called under a key once, and answers every repetition as the first. */
  runOnce(call: KeyedCall, work: (act: Act) => Promise<Result>): Promise<Result>;
  /** Notes in the account's audit log what a person did, with what they called it. */
  noteAudit(route: Route, caller: CountedCaller, input: Input): Promise<void>;
  now(): Date;
}

/** What a call was made with, as far as an entry of the audit log says it. */
export interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  /** What the use case said of it. */
  readonly told?: readonly string[];
}

/** Who a call is from, as far as it says. */
export interface CountedCaller {
  readonly actor?: Actor;
  readonly identity?: { readonly userId: string };
  readonly sourcer?: { readonly keyId: string; readonly callsPerMinute?: number };
}

/** The key of a call that may be repeated; undefined where it has none. */
export function keyOf({ idempotent }: Route, { headers }: Event): string | undefined {
  const key = idempotent && headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (key && key.length <= LIMITS.idempotencyKey) return key;
  throw new AppError('BAD_REQUEST', { [IDEMPOTENCY_HEADER]: [`Send 1 to ${LIMITS.idempotencyKey} characters.`] });
}
