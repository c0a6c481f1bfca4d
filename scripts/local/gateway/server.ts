import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartRefused } from '../running.ts';
import { type Answer, send } from './answer.ts';
import type { Upgrade } from './live.ts';

/** The one address at which everything is found. */
export interface Gateway {
  readonly url: string;
  /** Says who answers, in this order; until then everybody is asked to wait. */
  serve(answers: readonly Answer[], upgrade: Upgrade): void;
  close(): Promise<void>;
}

/** Takes the port, before anything else is started, so that a taken one costs nothing. Port 0 is any free one. */
export async function openGateway(port: number): Promise<Gateway> {
  let answers: readonly Answer[] | undefined;
  let upgrade: Upgrade | undefined;

  const listener: RequestListener = async (request, response) => {
    try {
      if (!answers) {
        send(response, 503, 'text/plain', 'Starting …', { 'retry-after': '1' });
        return;
      }
      const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
      for (const answer of answers) if (await answer(request, response, url)) return;
      send(response, 404, 'text/plain', 'Not found');
    } catch (error) {
      console.error(`${request.method} ${request.url} failed in the gateway`, error);
      if (!response.headersSent) send(response, 500, 'text/plain', 'Internal error');
      else response.destroy();
    }
  };

  const server = createServer({ keepAliveTimeout: 30_000 }, listener);
  server.on('upgrade', (request, socket, head) => {
    if (upgrade) void upgrade(request, socket, head);
    else socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusalOf(error, port)));
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${taken}`,
    serve: (all, sockets) => {
      answers = all;
      upgrade = sockets;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function refusalOf(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartRefused(
      `Port ${port} is taken by another program. Choose another one: npm start -- --port ${port + 1}`,
    );
  if (error.code === 'EACCES') return new StartRefused(`Port ${port} may not be used here. Choose one above 1024.`);
  return error;
}
