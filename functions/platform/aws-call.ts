import { Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import { type Access, accessOf } from './access.ts';
import { signedHeaders } from './sign.ts';

/** A service that speaks AWS's JSON protocol: what it is called where it is addressed, signed for and asked. */
export interface JsonService {
  /** As in `AWS_ENDPOINT_URL_…`. */
  readonly name: string;
  /** Its host, which is what it is signed as too. */
  readonly host: string;
  /** What its operations are called after, and the version of the protocol. */
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

/**
 * Calls a service and answers what it says. The AWS clients do the same at ten times the CPU and as the largest part of every
 * function, which is why the calls a function makes most are made here. As with them, what found no answer, a service that is
 * too busy or one that failed is asked again, three times at most and later each time: a call may be carried out twice.
 */
export async function callJson(
  service: JsonService,
  operation: string,
  input: object,
  { access = () => accessOf(process.env), patienceMs = PATIENCE_MS }: Options = {},
): Promise<Record<string, unknown>> {
  const body = JSON.stringify(input);
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(service, operation, body, access(), patienceMs);
    } catch (error) {
      if (attempt === TRIES || (error instanceof AwsError && !isWorthAnother(error))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** attempt * Math.random()));
  }
}

const isWorthAnother = ({ name, status }: AwsError) => status >= 500 || status === 429 || BUSY.has(name);

async function attemptOnce(service: JsonService, operation: string, body: string, access: Access, patienceMs: number) {
  const { region, who, endpoint } = access;
  const url = new URL(endpoint(service.name, service.host));
  const headers = signedHeaders(
    {
      ...{ method: 'POST', url, body, service: service.host, region },
      headers: {
        'content-type': `application/x-amz-json-${service.version}`,
        'x-amz-target': `${service.target}.${operation}`,
      },
    },
    who,
    new Date(),
  );
  const { status, text } = await post(url, headers, body, patienceMs);
  const answer = readAnswer(text);
  if (status === 200 && answer) return answer;
  const { __type: type = `Http${status}`, message, Message } = answer ?? {};
  const name = String(type).split('#').at(-1) ?? '';
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

function post(url: URL, headers: Record<string, string>, body: string, patienceMs: number) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const isEncrypted = url.protocol === 'https:';
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: isEncrypted ? encrypted : plain,
      timeout: patienceMs,
    };
    const answered = (response: IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
      );
    };
    const request = isEncrypted ? overHttps(url, options, answered) : overHttp(url, options, answered);
    request.once('error', reject);
    request.once('timeout', () => request.destroy(new Error(`${url.host} did not answer in ${patienceMs} ms`)));
    request.end(body);
  });
}
