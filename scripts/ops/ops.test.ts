import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRoutes } from '../../shared/contract/accounts.ts';
import { AccountId } from '../../shared/model/ids.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { createAccount, grantCredits } from './create-account.ts';
import { findLocalCloud, openOffice } from './environment.ts';
import { readLedger } from './office.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const run = async (...args: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/ops/main.ts', ...args], {
    env: process.env,
  });
  return stdout;
};

describe('the back office', () => {
  it('creates an account with credits and invites its first admin by email', async () => {
    const office = openOffice();
    const { accountId, invitationLink } = await createAccount(
      { name: 'Northwind', adminEmail: 'first@northwind.example', plan: 'CROWD', seats: 3, credits: 50 },
      office,
    );
    expect(AccountId.safeParse(accountId).success).toBe(true);
    expect(JSON.stringify(world.mailbox('first@northwind.example'))).toContain('invites you to Bramble');
    const { searchParams } = new URL(invitationLink);
    const [invite, key] = [searchParams.get('invite') ?? '', searchParams.get('key') ?? ''];
    const person = await world.signUp('first@northwind.example', { invite, key });
    const body = { email: person.email, user_encoded_id: Buffer.from(`${invite}.${key}`).toString('base64url') };
    const { employer } = await world.call(accountRoutes.register, { body }, { as: person });
    expect(employer).toMatchObject({ account: accountId, accountAdmin: true });
    const account = await world.call(accountRoutes.getAccount, { params: { id: accountId } }, { as: person });
    expect(account.subscription).toMatchObject({ remainingCredits: 50, remainingSeats: 2, isPlatformOffer: false });
  });

  it('grants credits with a line in the ledger, and takes away no more than there are', async () => {
    const { account } = await world.anAccount({ credits: 5 });
    world.pass({ seconds: 1 });
    await grantCredits(openOffice(), account.id, 20, 'Top-up');
    world.pass({ seconds: 1 });
    await expect(grantCredits(openOffice(), account.id, -26, 'Correction')).rejects.toThrow('There is no account');
    await grantCredits(openOffice(), account.id, -25, 'Correction');
    const ledger = await readLedger(openOffice(), account.id);
    expect(ledger).toMatchObject({ balance: 0, isTrue: true });
    expect(ledger.entries.map(({ amount, reference }) => [amount, reference])).toEqual([
      [5, 'First credits'],
      [20, 'Top-up'],
      [-25, 'Correction'],
    ]);
    await expect(grantCredits(openOffice(), 'acc_nobody', 1, 'x')).rejects.toThrow('There is no account');
  });

  it('works from the command line, and says how where it was asked wrongly', async () => {
    const { account } = await world.anAccount({ credits: 5 });
    expect(await run('grant-credits', '--account', account.id, '--amount', '7')).toContain('"available": 12');
    expect(JSON.parse(await run('ledger', '--account', account.id))).toMatchObject({ balance: 12, isTrue: true });
    expect(JSON.parse(await run('create-api-key', '--community', 'Crowd')).apiKey).toHaveLength(32);
    await expect(run('grant-credits', '--account', 'x', '--amount', '7')).rejects.toThrow('Usage: npm run ops');
    await expect(run('dance')).rejects.toThrow('There is no command dance');
    expect(await run('redrive', '--help')).toContain('redrive --queue NAME');
  });

  it('answers lines under their columns to a person and one line of JSON to a program', async () => {
    const { account } = await world.anAccount({ name: 'Line & Sons', credits: 0 });
    const nobody = 'acc_0000000000000000';
    const lines = (await run('accounts', '--name', 'line &')).split('\n');
    expect(lines[0]).toMatch(/^id +name +plan +seats/);
    expect(lines[1]).toContain(account.id);
    const answer = await run('accounts', '--name', 'line &', '--json');
    expect(JSON.parse(answer)).toMatchObject([{ id: account.id, name: 'Line & Sons' }]);
    expect(answer.trim().split('\n')).toHaveLength(1);
    expect(await run('accounts', '--name', 'nobody at all')).toBe('None.\n');
    const refund = ['refund-credits', '--account', account.id, '--amount', '2', '--reason', 'Bad'];
    const given = { account: account.id, amount: 2, balance: 2, held: 0, available: 2 };
    expect(JSON.parse(await run(...refund, '--json'))).toEqual(given);
    const set = ['set-setting', '--name', 'enabledPlatformOffer', '--value', 'true', '--json'];
    const shown = { key: 'enabledPlatformOffer', before: null, after: true };
    expect(JSON.parse(await run(...set, '--reason', 'The spring offer'))).toMatchObject({ ...shown, written: false });
    await expect(run(...set, '--yes', 'true')).rejects.toMatchObject({ stderr: expect.stringContaining('reason') });
    const sure = await run(...set, '--reason', 'The spring offer', '--yes', 'true');
    expect(JSON.parse(sure)).toEqual({ ...shown, written: true });
    const settings: unknown = JSON.parse(await run('settings', '--json'));
    expect(settings).toContainEqual(expect.objectContaining({ value: true, reason: 'The spring offer' }));
    const refused = await run('account', '--account', nobody, '--json').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 1, stderr: `{"error":"There is no account ${nobody}"}\n` });
  });

  it('erases from the command line only what is named, and says first how much there is', async () => {
    const { account } = await world.anAccount({ name: 'Gone Ltd' });
    const erase = ['erase-account', '--account', account.id, '--reason', 'Asked', '--dry-run', 'true', '--json'];
    expect(JSON.parse(await run(...erase, '--name', 'Gone Ltd'))).toMatchObject({
      people: 1,
      files: 0,
      written: false,
    });
    await expect(run(...erase, '--name', 'Gone')).rejects.toMatchObject({
      stderr: expect.stringContaining('another name'),
    });
  });

  it('finds the local cloud where the shell names no stage', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'bramble-ops-'));
    await writeFile(
      join(dir, 'endpoints.json'),
      JSON.stringify({ TABLE_NAME: 'local-table', WEB_URL: 'http://localhost:1' }),
    );
    const { TABLE_NAME, WEB_URL } = process.env;
    try {
      findLocalCloud(dir);
      expect(process.env.TABLE_NAME).toBe(TABLE_NAME);
      delete process.env.TABLE_NAME;
      findLocalCloud(dir);
      expect(process.env).toMatchObject({ TABLE_NAME: 'local-table', WEB_URL });
    } finally {
      process.env.TABLE_NAME = TABLE_NAME;
      await rm(dir, { recursive: true });
    }
  });

  it('works in the folder of the local product that the shell names, and at the time that it is there', async () => {
    const { account, admin } = await world.anAccount();
    const dir = await mkdtemp(join(tmpdir(), 'bramble-ops-'));
    try {
      await writeFile(join(dir, 'endpoints.json'), JSON.stringify(world.cloud.environment));
      await writeFile(join(dir, 'clock'), '2031-05-06T10:00:00.000Z');
      const { TABLE_NAME: _, ...shell } = process.env;
      const args = ['scripts/ops/main.ts', 'grant-credits', '--account', account.id, '--amount', '7'];
      await promisify(execFile)(process.execPath, args, { env: { ...shell, BRAMBLE_LOCAL: dir } });
      const { entries } = await world.call(
        accountRoutes.listAudit,
        { params: { id: account.id }, query: { kind: 'CREDITS_CHANGED' } },
        { as: admin },
      );
      expect(entries[0]).toMatchObject({ subject: '+7 profiles', at: expect.stringMatching(/^2031-05-06T/) });
    } finally {
      await rm(dir, { recursive: true });
    }
  });

  it('takes credits away by a negative amount, and switches a feature with the reason why', async () => {
    const { account } = await world.anAccount({ credits: 5 });
    await run('grant-credits', '--account', account.id, '--amount', '-3', '--reason', 'Given twice');
    expect(await readLedger(openOffice(), account.id)).toMatchObject({ balance: 2, isTrue: true });
    const flag = ['set-flag', '--name', 'jobMode', '--value', 'AUTO', '--account', account.id, '--reason', 'A trial'];
    expect(JSON.parse(await run(...flag, '--json'))).toMatchObject({
      value: 'AUTO',
      account: account.id,
      written: true,
    });
    expect(await run('audit-log', '--account', account.id)).toContain('A trial');
  });

  it('says what a plan, seats and a pause would change, and changes nothing', async () => {
    const { account } = await world.anAccount({ plan: 'PLATFORM', seats: 5 });
    const before = await run('account', '--account', account.id, '--json');
    const of = ['--account', account.id, '--dry-run', 'true', '--json'];
    const why = ['--reason', 'Asked'];
    expect(JSON.parse(await run('set-plan', ...of, ...why, '--plan', 'CROWD'))).toMatchObject({
      ...{ before: 'PLATFORM', plan: 'CROWD', written: false },
    });
    expect(JSON.parse(await run('set-seats', ...of, ...why, '--seats', '2'))).toMatchObject({
      ...{ before: '1 of 5', seats: 2, written: false },
    });
    await expect(run('set-seats', ...of, ...why, '--seats', '0')).rejects.toMatchObject({
      stderr: expect.stringContaining('More than 0 seats'),
    });
    expect(JSON.parse(await run('pause-outreach', ...of))).toMatchObject({ before: 'going on', written: false });
    expect(await run('account', '--account', account.id, '--json')).toBe(before);
  });
});
