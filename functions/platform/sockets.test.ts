import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tellThrough } from './sockets.ts';

const environment = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

it('what the service answers is no failure, only that it does not answer', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const server = createServer((request, response) => {
    response.writeHead(Number(request.url?.split('/').at(-1))).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const tell = tellThrough(`http://127.0.0.1:${(server.address() as AddressInfo).port}/live`, environment);
  const answers = ['200', '410', '403', '429', '503'].map((socket) => tell(socket, 'news'));
  expect(await Promise.all(answers)).toEqual(['told', 'gone', 'refused', 'refused', 'refused']);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await expect(tell('200', 'news')).rejects.toThrow();
});
