import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { steadyFetch } from './steady-fetch.ts';

type Answer = (response: ServerResponse) => unknown;
const says = (status: number) => (response: ServerResponse) => response.writeHead(status).end(`answer ${status}`);
const hangsUp: Answer = (response) => response.destroy();
const keepsSilent: Answer = () => undefined;

/** A server that answers like this, one after the other, and counts. */
async function answering(...answers: Answer[]) {
  let asked = 0;
  const server = createServer((_, response) => answers[asked++]?.(response)).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const run = async () => (await steadyFetch(url, {}, 500)).text();
  return { run, asked: () => asked };
}

it.each<[what: string, answers: Answer[], answer: string, times: number]>([
  ['takes the first answer', [says(200)], 'answer 200', 1],
  ['asks again where the connection broke', [hangsUp, says(200)], 'answer 200', 2],
  ['asks again where nothing came in time', [keepsSilent, says(200)], 'answer 200', 2],
  ['asks again where the service failed or has too much to do', [says(503), says(429), says(200)], 'answer 200', 3],
  ['does not ask again where it was refused', [says(403), says(200)], 'answer 403', 1],
  ['gives the third failure as it came', [says(500), says(500), says(503), says(200)], 'answer 503', 3],
])('%s', async (_, answers, answer, times) => {
  const { run, asked } = await answering(...answers);
  expect(await run()).toBe(answer);
  expect(asked()).toBe(times);
});

it('gives up where three connections broke', async () => {
  const { run, asked } = await answering(hangsUp, hangsUp, hangsUp, says(200));
  await expect(run()).rejects.toThrow();
  expect(asked()).toBe(3);
});
