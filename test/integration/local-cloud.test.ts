import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFiles } from '../../functions/platform/files.ts';
import { LOCAL } from '../../scripts/local/paths.ts';
import { accountRoutes } from '../../shared/contract/accounts.ts';
import { outreachRoutes } from '../../shared/contract/outreach.ts';
import { aFreePort, type Program, startProgram, takePort } from '../support/program.ts';
import { aWorld, type World } from '../support/world.ts';

describe('the program', () => {
  let home: string;
  let programs: Program[];

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'bramble-start-'));
    programs = [];
  });
  afterEach(async () => {
    for (const { child } of programs) child.kill('SIGKILL');
    await Promise.all(programs.map((program) => program.ended()));
    await rm(home, { recursive: true, force: true });
  });

  const start = (port: number, ...args: string[]) => {
    const program = startProgram(home, port, { args });
    programs.push(program);
    return program;
  };
  const configAt = async (url: string) => (await (await fetch(`${url}/config.json`)).json()) as { userPoolId: string };

  it('answers at the address it prints', async () => {
    const url = await start(0).started();
    expect(await configAt(url)).toMatchObject({
      region: 'us-east-1',
      userPoolId: expect.stringMatching(/^us-east-1_/),
    });
    expect((await fetch(`${url}/docs`)).status).toBe(200);
    expect((await fetch(`${url}/api/preferences/me`)).status).toBe(401);
  });

  it('finds what it knew after a restart, and forgets it when asked to', async () => {
    const port = await aFreePort();
    const first = start(port);
    const before = await configAt(await first.started());
    await first.kill('SIGTERM');

    const second = start(port);
    expect(await configAt(await second.started())).toMatchObject({ userPoolId: before.userPoolId });
    await second.kill('SIGTERM');

    const fresh = await configAt(await start(port, '--fresh').started());
    expect(fresh.userPoolId).not.toBe(before.userPoolId);
  });

  it('names a port that is taken, and starts nothing', async () => {
    const { port, release } = await takePort();
    const { code, output } = await start(port).ended();
    await release();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken`);
    expect(await readdir(home)).toEqual([]);
  });

  it('refuses to run twice on one folder', async () => {
    await start(0).started();
    const { code, output } = await start(0).ended();
    expect(code).toBe(1);
    expect(output).toContain('running already');
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('leaves nothing running after %s', async (signal) => {
    const program = start(0);
    const url = await program.started();
    const database = Number(await readFile(join(home, 'state/aws/dynamodb/server.pid'), 'utf8'));
    expect(await program.kill(signal)).toMatchObject({ code: 0 });
    await expect(fetch(url)).rejects.toThrow();
    expect(() => process.kill(database, 0)).toThrow();
  });

  it('ends by itself when whoever started it is gone', async () => {
    const program = startProgram(home, 0, { underShell: true });
    programs.push(program);
    const url = await program.started();
    await program.kill('SIGKILL');
    await expect.poll(() => fetch(url).then(Boolean, () => false), { timeout: 20_000 }).toBe(false);
  });

  it('starts again after it was killed outright', async () => {
    const program = start(0);
    await program.started();
    await program.kill('SIGKILL');
    expect(await configAt(await start(0).started())).toBeDefined();
  });
});

describe('a world', () => {
  let world: World;

  beforeAll(async () => {
    world = await aWorld();
  });
  afterAll(() => world.close());

  it('starts again from the templates that are there, and makes none anew', async () => {
    await world.close();
    const folder = join(LOCAL, 'templates');
    const made = async () => {
      const names = (await readdir(folder)).filter((name) => !name.startsWith('new-'));
      return Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).ino]));
    };
    const before = await made();
    expect(before.length).toBeGreaterThan(0);
    world = await aWorld();
    expect(await made()).toEqual(before);
  });

  it('says that a token is missing, as API Gateway does', async () => {
    const answer = await world.send(accountRoutes.getPreferences, { params: { id: 'me' } });
    expect(answer).toMatchObject({ status: 401, text: '{"message":"Unauthorized"}' });
  });

  it('knows a call with a closing slash, which CloudFront takes away', async () => {
    const [plain, closed] = await Promise.all(['', '/'].map((end) => fetch(`${world.url}/api/app-settings${end}`)));
    expect(closed?.status).toBe(plain?.status);
    expect(closed?.status).toBe(401);
  });

  it('refuses a token that another pool signed', async () => {
    const [header, , signature] = 'eyJhbGciOiJSUzI1NiIsImtpZCI6IngifQ.e30.c2ln'.split('.');
    const forged = { authorization: async () => `Bearer ${header}.e30.${signature}` };
    const answer = await world.send(accountRoutes.getPreferences, { params: { id: 'me' } }, { as: forged });
    expect(answer.status).toBe(401);
  });

  it('refuses a body of more than 10 MB', async () => {
    const answer = await fetch(`${world.url}/api/unsubscribe/x`, {
      method: 'POST',
      body: 'x'.repeat(11 * 1024 * 1024),
    });
    expect(answer.status).toBe(413);
  });

  it('hands the parameters of a path to the function decoded', async () => {
    const refused = await world.refusal(outreachRoutes.showUnsubscribe, { params: { token: 'a/b ü' } });
    expect(refused).toMatchObject({ status: 404, code: 'LINK_NOT_VALID' });
  });

  it('signs up whoever was invited, and nobody else', async () => {
    const { account, admin } = await world.anAccount();
    const preferences = await world.call(accountRoutes.getPreferences, { params: { id: 'me' } }, { as: admin });
    expect(preferences).toMatchObject({ email: admin.email, employer: { account: account.id, accountAdmin: true } });
    await expect(world.signUp('stranger@elsewhere.example')).rejects.toThrow('invite only');
  });

  it('takes mail in and leaves nothing undone', async () => {
    await world.cloud.receiveMail('From: sam@mail.example\r\nTo: nobody@reply.dev.bramble.example\r\n\r\nHello');
    await world.drain();
    expect(await world.deadLetters()).toEqual({});
  });

  it('keeps signed-in people and files usable however far time moves', async () => {
    const { admin } = await world.anAccount();
    world.pass({ days: 3 });
    expect(await world.call(accountRoutes.listFeatureFlags, {}, { as: admin })).toBeDefined();
    const files = createFiles(world.cloud.environment.FILES_BUCKET!);
    await files.put('a', Buffer.from('text'), 'text/plain');
    expect(Buffer.from((await files.get('a'))!).toString()).toBe('text');
  });
});
