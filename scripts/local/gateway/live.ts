import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod';
import { arnHere, type Judge, signerOf } from '../aws/access.ts';
import { AwsError, listen, readBody, sendError, sendJson } from '../aws/http.ts';
import type { Invoke } from '../sources/functions.ts';
import type { LiveApi } from '../templates/live.ts';

/** Takes over a connection that wants to become a socket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;

const Verdict = z.object({
  principalId: z.string(),
  policyDocument: z.object({ Statement: z.array(z.object({ Effect: z.enum(['Allow', 'Deny']) })) }),
  context: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
});
const Answer = z.object({ statusCode: z.number(), body: z.string().optional() });

/** The WebSocket API on this machine: takes sockets, hands on what comes through them, and speaks through them. */
export interface Live {
  /** Where functions speak through sockets. */
  readonly endpoint: string;
  /** Takes sockets from now on, as the stacks say. */
  serve(api: LiveApi, invoke: Invoke): void;
  readonly upgrade: Upgrade;
  /** Cuts all sockets; without a farewell it is as if the network broke. */
  cut(how: 'with a farewell' | 'without a farewell'): void;
  close(): Promise<void>;
}

/** Starts it with nothing behind it: who comes early is refused. */
export async function startLive(judge: Judge): Promise<Live> {
  const sockets = new Map<string, WebSocket>();
  const running = new Set<Promise<unknown>>();
  const server = new WebSocketServer({ noServer: true });
  let behind: { readonly api: LiveApi; readonly invoke: Invoke } | undefined;
  const management = await serveSockets(sockets, judge, () => behind?.api);

  const run = async ({ api, invoke }: Behind, routeKey: string, of: Opened, rest: object) => {
    const route = api.routes.get(routeKey);
    if (!route) throw new Error(`The WebSocket API has no route ${routeKey}`);
    const requestContext = { routeKey, apiId: api.id, stage: api.stage, requestId: randomUUID(), ...of };
    const work = invoke(route.functionArn, { ...rest, requestContext, isBase64Encoded: false });
    running.add(work);
    const answer = Answer.parse(await work.finally(() => running.delete(work)));
    return { ...answer, isSent: route.answers };
  };

  const open = (to: Behind, of: Opened, socket: WebSocket) => {
    sockets.set(of.connectionId, socket);
    socket.on('error', () => socket.terminate());
    socket.on('message', (text) =>
      run(to, '$default', of, { body: String(text) })
        .then(({ body, isSent }) => isSent && body !== undefined && socket.send(body))
        .catch(failed),
    );
    socket.on('close', () => {
      if (sockets.delete(of.connectionId)) void run(to, '$disconnect', of, {}).catch(failed);
    });
  };

  const upgrade: Upgrade = async (request, socket, head) => {
    const refuse = (status: number) => void socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`);
    socket.on('error', () => socket.destroy());
    try {
      const url = new URL(request.url ?? '/', 'http://local');
      const to = behind;
      if (!to || url.pathname !== `/${to.api.stage}`) return refuse(404);
      const authorizer = await authorizerSays(to, request, Object.fromEntries(url.searchParams));
      if (typeof authorizer === 'number') return refuse(authorizer);
      const of = { connectionId: `${randomUUID().slice(0, 14)}=`, authorizer };
      const { statusCode } = await run(to, '$connect', of, { headers: request.headers });
      if (statusCode >= 300) return refuse(statusCode);
      server.handleUpgrade(request, socket, head, (opened) => open(to, of, opened));
    } catch (error) {
      failed(error);
      refuse(500);
    }
  };

  const cut = (how: Parameters<Live['cut']>[0]) => {
    for (const [id, socket] of sockets) {
      if (how === 'without a farewell') sockets.delete(id);
      socket.terminate();
    }
  };
  return {
    endpoint: management.endpoint,
    serve: (api, invoke) => {
      behind = { api, invoke };
    },
    upgrade,
    cut,
    close: async () => {
      cut('without a farewell');
      await Promise.allSettled(running);
      server.close();
      await management.close();
    },
  };
}

interface Behind {
  readonly api: LiveApi;
  readonly invoke: Invoke;
}
interface Opened {
  readonly connectionId: string;
  readonly authorizer: object;
}

/** Who comes, as the authorizer says; a number where they may not. */
async function authorizerSays({ api, invoke }: Behind, request: IncomingMessage, parameters: Record<string, string>) {
  if (!api.needed.every((name) => parameters[name])) return 401;
  const methodArn = arnHere('execute-api', `${api.id}/${api.stage}/$connect`);
  const event = { type: 'REQUEST', methodArn, headers: request.headers, queryStringParameters: parameters };
  const { principalId, policyDocument, context } = Verdict.parse(await invoke(api.authorizerArn, event));
  if (policyDocument.Statement.some(({ Effect }) => Effect === 'Deny')) return 403;
  // As in AWS, all that an authorizer says is text.
  const texts = Object.entries(context).map(([name, value]) => [name, String(value)]);
  return { principalId, ...Object.fromEntries(texts) };
}

const failed = (error: unknown) => console.error('A function of the WebSocket API failed', error);

const PATH = /^\/[\w-]+\/@connections\/([^/]+)$/;

/** Speaks through sockets for functions that may, as the WebSocket API's own management API does. */
const serveSockets = (sockets: ReadonlyMap<string, WebSocket>, judge: Judge, api: () => LiveApi | undefined) =>
  listen(async (request, response) => {
    try {
      const [, id] = PATH.exec(new URL(request.url ?? '/', 'http://local').pathname) ?? [];
      if (request.method !== 'POST' || !id) throw new AwsError('NotFoundException', 'Not here', { status: 404 });
      const who = signerOf(request);
      if (!who) throw new AwsError('ForbiddenException', 'Not signed', { status: 403 });
      const name = decodeURIComponent(id);
      const resource = arnHere('execute-api', `${api()?.id}/${api()?.stage}/POST/@connections/${name}`);
      const refusal = judge({ who, action: 'execute-api:ManageConnections', resource });
      if (refusal) throw new AwsError('ForbiddenException', refusal, { status: 403 });
      const text = String(await readBody(request));
      const socket = sockets.get(name);
      if (!socket) throw new AwsError('GoneException', 'Gone', { status: 410 });
      socket.send(text);
      sendJson(response, 200, {});
    } catch (error) {
      sendError(response, error);
    }
  });
