import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A refusal as the service itself would word it. `queryCode` is the older name some SDKs still look at. */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;
  readonly queryCode: string | undefined;

  constructor(code: string, message = code, { status = 400, queryCode }: { status?: number; queryCode?: string } = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.queryCode = queryCode;
  }
}

/** A service that answers at `endpoint` until it is closed. */
export interface Running {
  readonly endpoint: string;
  close(): Promise<void>;
}

/**
 * Listens on the loopback address; port 0 takes a free one. Closing drops whoever is still connected. Answers are dated by
 * this program's clock, because SDKs set theirs by them.
 */
export function listen(answer: RequestListener, port = 0): Promise<Running> {
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    response.setHeader('date', new Date().toUTCString());
    return answer(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      resolve({ endpoint, close });
    });
  });
}

/** The whole body of a request. */
export async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID(), ...headers });
  response.end(JSON.stringify(body));
}

/** What every SDK understands of an error in JSON, whichever of the two headers it reads. */
export function sendError(response: ServerResponse, error: unknown, headers: Record<string, string> = {}) {
  const known = error instanceof AwsError ? error : undefined;
  if (!known) console.error(error);
  const code = known?.code ?? 'InternalFailure';
  const message = error instanceof Error ? error.message : String(error);
  sendJson(
    response,
    known?.status ?? 500,
    { __type: code, message },
    {
      ...headers,
      'x-amzn-errortype': code,
      ...(known?.queryCode && { 'x-amzn-query-error': `${known.queryCode};Sender` }),
    },
  );
}

/** One function per operation of a service (its name in camel case): the request as the SDK wrote it in, the answer as the SDK reads it out. */
export type Operations = Record<string, (input: never, request: IncomingMessage) => unknown>;

/** Throws where the caller may not do this. */
export type Admit = (operation: string, input: Record<string, unknown>, request: IncomingMessage) => void;

interface JsonOptions {
  /** Sent with every answer. */
  readonly headers?: Record<string, string>;
  readonly admit?: Admit;
}

/** Answers the AWS JSON protocol, where the header `x-amz-target` names the operation. */
export function awsJson(version: '1.0' | '1.1', operations: Operations, { headers = {}, admit }: JsonOptions = {}) {
  const named = new Map(Object.entries(operations));
  const all = { 'content-type': `application/x-amz-json-${version}`, ...headers };

  return async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const body = await readBody(request);
      const name = String(request.headers['x-amz-target']).split('.')[1] ?? '';
      const run = named.get(name.charAt(0).toLowerCase() + name.slice(1)) as
        | ((input: unknown, request: IncomingMessage) => unknown)
        | undefined;
      if (!run) throw new AwsError('UnknownOperationException', `The local cloud does not know ${name}.`);
      const input = JSON.parse(body.toString() || '{}') as Record<string, unknown>;
      admit?.(name, input, request);
      sendJson(response, 200, (await run(input, request)) ?? {}, all);
    } catch (error) {
      sendError(response, error, all);
    }
  };
}
