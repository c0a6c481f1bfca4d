import type { ErrorCode, FieldProblems } from '../../shared/contract/errors.ts';
import type { CallOf, ResponseOf, Route } from '../../shared/contract/route.ts';
import { IDEMPOTENCY_HEADER } from '../../shared/product.ts';

/** Someone who calls the API: a person who is signed in, or a sourcer with a key. */
export interface Caller {
  /** The value of the `Authorization` header, valid now. */
  authorization(): Promise<string>;
}

export interface CallOptions {
  /** Nobody unless given. */
  readonly as?: Caller;
  /** The `Idempotency-Key` of the call; none unless given. */
  readonly key?: string;
}

/** What came back over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The API refused a call. */
export class Refused extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly fields: FieldProblems;

  constructor(route: Route, { status, text }: RawAnswer) {
    const problem = text.startsWith('{') ? (JSON.parse(text) as Partial<Refused>) : {};
    super(`${route.method} ${route.path}: ${status} ${text}`);
    this.status = status;
    this.code = problem.code;
    this.fields = problem.fields ?? {};
  }
}

/** Calls routes of the contract through the real gateway. */
export interface Client {
  /** The answer, checked against the contract; throws `Refused` where there is none. */
  call<R extends Route>(route: R, input: CallOf<R>, options?: CallOptions): Promise<ResponseOf<R>>;
  /** Whatever comes back, also for input that the contract does not allow. */
  send(route: Route, input: unknown, options?: CallOptions): Promise<RawAnswer>;
  /** What the API refuses a call with; fails where it does not. */
  refusal<R extends Route>(route: R, input: CallOf<R>, options?: CallOptions): Promise<Refused>;
}

export function createClient(url: string): Client {
  const send: Client['send'] = async (route, input, { as, key } = {}) => {
    const { params = {}, query = {}, body } = input as { params?: Params; query?: Params; body?: unknown };
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    const response = await fetch(`${url}/api${path}${search.size > 0 ? `?${search}` : ''}`, {
      method: route.method,
      headers: {
        ...(as && { authorization: await as.authorization() }),
        ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  const call: Client['call'] = async (route, input, options) => {
    const answer = await send(route, input, options);
    if (answer.status !== route.status && answer.status !== 204) throw new Refused(route, answer);
    return route.response.parse(route.produces ? answer.text : JSON.parse(answer.text)) as never;
  };

  const refusal: Client['refusal'] = async (route, input, options) => {
    const answer = await send(route, input, options);
    if (answer.status < 400) throw new Error(`${route.method} ${route.path} was not refused: ${answer.text}`);
    return new Refused(route, answer);
  };

  return { call, send, refusal };
}

type Params = Record<string, unknown>;
