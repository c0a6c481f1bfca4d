import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { runFast } from '../clock.ts';
import { nameBuckets } from '../resources/names.ts';
import { createResolver } from '../templates/resolve.ts';
import { readStacks } from '../templates/synthesis.ts';
import { answerPage } from './page.ts';
import { readSecurityHeaders } from './security.ts';
import { type Gateway, openGateway } from './server.ts';

let folder: string;
let gateway: Gateway;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bramble-page-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<head></head><h1>Page</h1>');
  await writeFile(join(folder, 'assets/main-x1.js'), 'run()');
  gateway = await openGateway(0);
  const headers = { 'content-security-policy': "default-src 'none'" };
  gateway.serve([answerPage({ folder, headers, config: { region: 'here' }, version: 'v1' })], async (_, socket) => {
    socket.destroy();
  });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const get = (path: string) => fetch(gateway.url + path);

it.each(['/', '/jobs', '/jobs/job_1/review?open=sub_1'])(
  'answers %s with the page, which finds out what it means',
  async (path) => {
    const answer = await get(path);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe('<head></head><h1>Page</h1>');
  },
);

it('lets a browser keep files that are named by their content', async () => {
  const answer = await get('/assets/main-x1.js');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

it('answers a file that is missing with 404 and not with the page', async () => {
  expect((await get('/assets/main-old.js')).status).toBe(404);
});

it.each(['/../package.json', '/%2e%2e/%2e%2e/package.json', '/..%2fpackage.json', '/%E0%A4%A.txt'])(
  'serves nothing from outside: %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it('gives its pages the clock that runs here where that is fast, before anything else, and none where it is not', async () => {
  expect((await get('/local-clock.js')).status).toBe(404);
  onTestFinished(runFast(86_400_000));
  expect(await (await get('/jobs')).text()).toBe('<head><script src="/local-clock.js"></script></head><h1>Page</h1>');
  const page = createContext({ performance });
  runInContext(await (await get('/local-clock.js')).text(), page);
  const day = 86_400_000;
  const times = () => runInContext('[Date.now(), new Date().getTime()]', page) as number[];
  const [before = 0] = times();
  const begun = performance.now();
  while (performance.now() - begun < 3) {
    // A few milliseconds are days.
  }
  expect((times()[0] ?? 0) - before).toBeGreaterThan(2 * day);
  expect(runInContext("new Date('2026-03-02T09:00:00.000Z').toISOString()", page)).toBe('2026-03-02T09:00:00.000Z');
});

it('says where to sign in, and which version runs', async () => {
  expect(await (await get('/config.json')).json()).toEqual({ region: 'here' });
  expect(await (await get('/app_infos.json')).json()).toEqual({ version: 'v1' });
});

it('asks whoever comes too early to wait', async () => {
  const early = await openGateway(0);
  expect((await fetch(early.url)).status).toBe(503);
  await early.close();
});

it('lets the page reach the local services where its policy in AWS lets it reach Cognito and the bucket', async () => {
  const stacks = await readStacks();
  const resolver = createResolver(stacks);
  nameBuckets(stacks, resolver);
  const { page, api } = readSecurityHeaders(stacks, resolver, {
    cognito: 'http://cognito',
    s3: 'http://s3',
    web: 'http://here',
  });
  const policy = page['content-security-policy'] ?? '';
  expect(policy).toContain("connect-src 'self' http://cognito ws://here https://api.merge.dev http://s3");
  expect(policy).not.toContain('amazonaws');
  expect(policy).toContain("script-src 'self' https://cdn.merge.dev/initialize.js;");
  expect(api['x-content-type-options']).toBe('nosniff');
});
