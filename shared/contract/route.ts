import type * as z from 'zod';
import type { AuditKind } from '../model/audit.ts';
import { withoutLimits } from '../model/without-limits.ts';
import type { LimitedCall } from '../rules/account/rate-limits.ts';
import type { ErrorCode } from './errors.ts';
import './problem-texts.ts';

/**
 * Who may call. `public`: anyone. `signedIn`: a valid token, registered or not. `user`: a registered employer.
 * `admin`: an account admin. `sourcer`: the holder of a community's API key.
 */
export type Access = 'public' | 'signedIn' | 'user' | 'admin' | 'sourcer';

/** One call of the API: everything that both ends, the stacks, the OpenAPI document and the tests need to know of it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  readonly status: 200 | 201;
  readonly errors: readonly ErrorCode[];
  /** Set where the answer is not JSON: a page for a person, or a file (then an empty answer is 204). */
  readonly produces?: 'text/html' | 'text/csv' | 'application/json';
  /** What a file is called; the day on which it was made follows. */
  readonly fileName?: string;
  /**
   * Set where doing it twice would be one time too many. Callers may send an `Idempotency-Key`; a call repeated with its key
   * is done once and answered as the first time. Only for calls of people, which answer JSON.
   */
  readonly idempotent?: true;
  /**
   * Set where whoever calls signs what they send, with the name of the header that holds the signature. The use case is given the
   * bytes as they came, and checks them.
   */
  readonly signature?: `x-${string}`;
  /** Set where these calls are counted apart from all others, since each costs or tries something. */
  readonly limit?: LimitedCall;
  /**
   * Set where an admin may want to know later who did this: each call that succeeds is noted in the account's audit log. What is
   * written in one transaction with its entry, such as an invitation, does not need it.
   */
  readonly audit?: { readonly kind: AuditKind; readonly subject: string };
}

export type Routes = Record<string, Route>;

/** Keeps the literal types of a feature's route table. What a call answers keeps no limits: those are for what is sent. */
export const defineRoutes = <const R extends Routes>(routes: R): R =>
  Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [name, { ...route, response: withoutLimits(route.response) }]),
  ) as unknown as R;

/** The same string API Gateway puts in `event.routeKey`. */
export const routeKey = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`;

type Part<R, Name extends string, IO extends 'in' | 'out'> = R extends {
  readonly [K in Name]: infer S extends z.ZodType;
}
  ? IO extends 'out'
    ? { [K in Name]: z.output<S> }
    : undefined extends z.input<S>
      ? { [K in Name]?: z.input<S> }
      : { [K in Name]: z.input<S> }
  : unknown;

/** What a caller must send. */
export type CallOf<R extends Route> = Part<R, 'params', 'in'> & Part<R, 'query', 'in'> & Part<R, 'body', 'in'>;
/** What a use case receives, already parsed. */
export type RequestOf<R extends Route> = Part<R, 'params', 'out'> & Part<R, 'query', 'out'> & Part<R, 'body', 'out'>;
/** What a caller gets back. */
export type ResponseOf<R extends Route> = z.output<R['response']>;
