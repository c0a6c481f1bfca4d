import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createConnections } from './connections.ts';

/** A service that counts its connections. */
async function aService() {
  const sockets = new Set<Socket>();
  const server = createServer((_, response) => response.end('{}')).on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { sockets, call: { url, method: 'POST', headers: {}, body: '{}', patienceMs: 5_000 } };
}

it('keeps a connection for the next call, and makes a new one after it was idle', async () => {
  const { sockets, call } = await aService();
  const ask = createConnections(3_000);
  await ask(call);
  await ask(call);
  expect(sockets.size).toBe(1);
  const later = Date.now() + 3_001;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  onTestFinished(() => clock.mockRestore());
  await ask(call);
  expect(sockets.size).toBe(2);
});

it('leaves alone what is under way', async () => {
  const { sockets, call } = await aService();
  const ask = createConnections(0);
  const answers = await Promise.all([ask(call), ask(call), ask(call)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(sockets.size).toBe(3);
});
