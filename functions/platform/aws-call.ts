import { Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import { type Access, accessOf } from './access.ts';
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
}

const TRIES = 4;
const PAUSE_MS = 25;
const PATIENCE_MS = 15_000;
const BUSY = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'TransactionInProgressException',
]);

const plain = new HttpAgent({ keepAlive: true, maxSockets: 50 });
const encrypted = new HttpsAgent({ keepAlive: true, maxSockets: 50 });

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
  const { access = () => accessOf(process.env), patienceMs = PATIENCE_MS, tries = TRIES } = options;
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(service, asked, access(), patienceMs);
    } catch (error) {
      if (attempt === tries || (error instanceof AwsError && !isWorthAnother(error))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** attempt * Math.random()));
  }
}

const isWorthAnother = ({ name, status }: AwsError) => status >= 500 || status === 429 || BUSY.has(name);

async function attemptOnce(
  service: Service,
  { method, path, headers, body }: Call,
  access: Access,
  patienceMs: number,
) {
  const { region, who, endpoint } = access;
  const url = new URL(path, endpoint(service.name, service.host));
  const signed = signedHeaders({ method, url, body, headers, service: service.signedFor, region }, who, new Date());
  const { status, type, text } = await ask(url, method, signed, body, patienceMs);
  const answer = readAnswer(text);
  if (status === 200 && answer) return answer;
  const { __type = type ?? `Http${status}`, message, Message } = answer ?? {};
  // Before the name may stand what it belongs to, and behind it where it is described.
  const name = String(__type).split('#').at(-1)?.split(':')[0] ?? '';
  throw new AwsError(name, String(message ?? Message ?? `${service.host} answered ${status}`), status, answer ?? {});
}

/** What an answer says, or nothing where it is none of the service's: whatever stands between may answer too. */
function readAnswer(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text || '{}') as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

interface Answered {
  readonly status: number;
  /** The name of a failure, where it stands beside the answer. */
  readonly type: string | undefined;
  readonly text: string;
}

function ask(url: URL, method: string, headers: Record<string, string>, body: string, timeout: number) {
  return new Promise<Answered>((resolve, reject) => {
    const isEncrypted = url.protocol === 'https:';
    const options = {
      ...{ method, timeout, agent: isEncrypted ? encrypted : plain },
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    };
    const answered = (response: IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const type = response.headers['x-amzn-errortype'];
        const text = Buffer.concat(parts).toString('utf8');
        resolve({ status: response.statusCode ?? 0, type: type?.toString(), text });
      });
    };
    const request = isEncrypted ? overHttps(url, options, answered) : overHttp(url, options, answered);
    request.once('error', reject);
    request.once('timeout', () => request.destroy(new Error(`${url.host} did not answer in ${timeout} ms`)));
    request.end(body);
  });
}
