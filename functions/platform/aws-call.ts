import { type Access, accessOf } from './access.ts';
import { createConnections } from './connections.ts';
import { signedHeaders } from './sign.ts';

/** What a service is called in `AWS_ENDPOINT_URL_…`, its host, and what it is signed for. */
interface Service {
  readonly name: string;
  readonly host: string;
  readonly signedFor: string;
}

/** A service that speaks AWS's JSON protocol: what its operations are called after, and the version of the protocol. */
export interface JsonService extends Service {
  readonly target: string;
  readonly version: '1.0' | '1.1';
}

/** A call that a service refused, under the service's own name of the failure. */
export class AwsError extends Error {
  readonly status: number;
  /** All that the answer said. */
  readonly answer: Readonly<Record<string, unknown>>;

  constructor(name: string, message: string, status: number, answer: Readonly<Record<string, unknown>>) {
    super(message);
    this.name = name;
    this.status = status;
    this.answer = answer;
  }
}

interface Options {
  /** Where services are and who signs. Defaults to the function's own environment. */
  readonly access?: (() => Access) | undefined;
  /** How long one attempt waits for its answer. */
  readonly patienceMs?: number;
  /** How often it is asked at most. */
  readonly tries?: number;
  /** An operation that anybody may call, which is asked for by nobody. */
  readonly isOpen?: boolean;
}

const TRIES = 4;
const PATIENCE_MS = 10_000;
/** What is waited for at most before the second try; for each further one twice as long. */
const PAUSE_MS = { fault: 100, busy: 500 };
/** How services say that they are asked too often, by the names that the AWS clients know, or that a transaction has the item. */
const BUSY =
  /^(Thrott|TooManyRequests|RequestThrottled|RequestLimitExceeded|LimitExceeded|ProvisionedThroughputExceeded|PriorRequestNotComplete|TransactionInProgress|TransactionConflict|BandwidthLimitExceeded|SlowDown)/;
/** How they say that the time of a call is not theirs. */
const WRONG_TIME = /^(InvalidSignature|SignatureDoesNotMatch|RequestExpired|RequestTimeTooSkewed|RequestInTheFuture)/;
const FARTHEST_MS = 300_000;

/** What may be asked again, and what may not: a call that finds its connection closed may have been heard. */
const connections = { again: createConnections(60_000), once: createConnections(3_000) };
/** By how much this machine's clock is behind that of AWS. */
let behindMs = 0;

/** Calls an operation of a service that speaks AWS's JSON protocol, and answers what it says. */
export function callJson(service: JsonService, operation: string, input: object, options?: Options) {
  const headers = {
    'content-type': `application/x-amz-json-${service.version}`,
    'x-amz-target': `${service.target}.${operation}`,
  };
  return call(service, { method: 'POST', path: '/', headers, body: JSON.stringify(input) }, options);
}

/** Calls a service whose operations are paths that take and give JSON, and answers what it says. */
export function callPath(service: Service, method: Method, path: string, input?: object, options?: Options) {
  const headers = { 'content-type': 'application/json' };
  return call(service, { method, path, headers, body: input ? JSON.stringify(input) : '' }, options);
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Call {
  readonly method: Method;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * The AWS clients do the same at ten times the CPU and as the largest part of every function, which is why the calls a function
 * makes most are made here. As with them, what found no answer, a service that is too busy or one that failed is asked again,
 * three times at most and later each time: a call may be carried out twice.
 */
async function call(service: Service, asked: Call, options: Options = {}): Promise<Record<string, unknown>> {
  const { access = () => accessOf(process.env), tries = TRIES } = options;
  for (let attempt = 1; ; attempt++) {
    const answer = await attemptOnce(service, asked, access(), { ...options, tries }).catch((error: Error) => error);
    if (!(answer instanceof Error)) return answer;
    if (attempt === tries || (answer instanceof AwsError && !isWorthAnother(answer))) throw answer;
    const longest = PAUSE_MS[isBusy(answer) ? 'busy' : 'fault'] * 2 ** (attempt - 1);
    await new Promise((resolve) => setTimeout(resolve, longest * (0.5 + Math.random() / 2)));
  }
}

const isBusy = (error: Error) => BUSY.test(error.name) || (error instanceof AwsError && error.status === 429);
const isWorthAnother = (error: AwsError) =>
  error.status >= 500 || isBusy(error) || (WRONG_TIME.test(error.name) && error.answer.isClockSet === true);

async function attemptOnce(
  service: Service,
  { method, path, headers, body }: Call,
  { region, who, endpoint }: Access,
  { patienceMs = PATIENCE_MS, tries, isOpen }: Options,
) {
  const url = new URL(path, endpoint(service.name, service.host));
  const at = new Date(Date.now() + behindMs);
  const given = { method, url, body, headers, service: service.signedFor, region };
  const signed = isOpen ? headers : signedHeaders(given, who, at);
  const ask = tries === 1 ? connections.once : connections.again;
  const { status, headers: said, text } = await ask({ url, method, headers: signed, body, patienceMs });
  const answer = readAnswer(text);
  if (status === 200 && answer) return answer;
  const { __type = said['x-amzn-errortype'] ?? `Http${status}`, message, Message } = answer ?? {};
  // Before the name may stand what it belongs to, and behind it where it is described.
  const name = String(__type).split('#').at(-1)?.split(':')[0] ?? '';
  const isClockSet = WRONG_TIME.test(name) && setClock(said.date);
  const failure = { ...answer, ...(isClockSet && { isClockSet }) };
  throw new AwsError(name, String(message ?? Message ?? `${service.host} answered ${status}`), status, failure);
}

/** Goes by the time of who answered, where this machine's is far from it. */
function setClock(date: string | undefined): boolean {
  const behind = Date.parse(date ?? '') - Date.now();
  if (!(Math.abs(behind - behindMs) > FARTHEST_MS)) return false;
  behindMs = behind;
  return true;
}

/** What an answer says, or nothing where it is none of the service's: whatever stands between may answer too. */
function readAnswer(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text || '{}') as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
