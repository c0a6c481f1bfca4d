import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guardedLookup, isPublic, postTo, whyNotCalled } from './public-address.ts';

const asked: { url: string | undefined; body: string }[] = [];
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  asked.push({ url: request.url, body: String(Buffer.concat(chunks)) });
  if (request.url === '/elsewhere') response.writeHead(302, { location: '/there' }).end();
  else if (request.url === '/slow') return;
  else response.writeHead(200).end('x'.repeat(100_000));
});
let here: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  here = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const options = { headers: {}, body: '{}', patienceMs: 2_000 };

it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublic(address)).toBe(true);
});

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
  ...['fd00::1', 'fe80::1', 'ff02::1', '64:ff9b::a00:1', '2002:7f00:1::', 'not an address'],
])('%s is not', (address) => {
  expect(isPublic(address)).toBe(false);
});

it.each(['https://crowd.example/hook', 'https://crowd.example/a?b=c', 'https://[2606:4700:4700::1111]/'])(
  '%s may be called',
  (url) => {
    expect(whyNotCalled(url, 'public')).toBeUndefined();
  },
);

it.each([
  ...[
    'http://crowd.example/',
    'ftp://crowd.example/',
    'file:///etc/passwd',
    'no address',
    'https://a:b@crowd.example/',
  ],
  ...[
    'https://crowd.example:8443/',
    'https://localhost/',
    'https://metadata.google.internal/',
    'https://printer.local/',
  ],
  ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://169.254.169.254/latest/meta-data/'],
  ...['https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://10.0.0.1/', 'https://intranet/'],
])('%s may not', (url) => {
  expect(whyNotCalled(url, 'public')).toMatch(/\.$/);
});

it('a developer’s machine may be called from itself, and from nowhere else', async () => {
  expect(await postTo(`http://${here}/hook`, { ...options, body: '{"a":1}', reach: 'local' })).toBe(200);
  expect(asked.at(-1)).toEqual({ url: '/hook', body: '{"a":1}' });
  await expect(postTo(`http://${here}/hook`, { ...options, reach: 'public' })).rejects.toThrow('https');
  expect(asked).toHaveLength(1);
});

it('a name is not called where any of its addresses is not public', async () => {
  const found = async (...addresses: string[]) => {
    const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const ask = (_host: string, _options: object, done: (error: null, all: object[]) => void) => done(null, all);
    return new Promise((resolve) =>
      guardedLookup('public', ask as never)('crowd.example', { all: true }, (error, checked) =>
        resolve(error?.message ?? checked),
      ),
    );
  };
  expect(await found('93.184.216.34')).toEqual([{ address: '93.184.216.34', family: 4 }]);
  expect(await found('93.184.216.34', '127.0.0.1')).toMatch('not public');
  expect(await found('::1')).toMatch('not public');
  expect(await found('169.254.169.254')).toMatch('not public');
  expect(await found()).toMatch('Nothing is known');
});

it('follows no redirect, and waits for nobody', async () => {
  expect(await postTo(`http://${here}/elsewhere`, { ...options, reach: 'local' })).toBe(302);
  expect(asked.at(-1)?.url).toBe('/elsewhere');
  await expect(postTo(`http://${here}/slow`, { ...options, reach: 'local', patienceMs: 50 })).rejects.toThrow();
});
