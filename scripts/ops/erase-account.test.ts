import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from '../../functions/platform/ids.ts';
import { putItem } from '../../functions/platform/items.ts';
import { createSenderClaims } from '../../functions/records/account/sender-claims.ts';
import { keys } from '../../functions/records/keys.ts';
import { accountRoutes } from '../../shared/contract/accounts.ts';
import type { UserId } from '../../shared/model/ids.ts';
import { readInvitation, type Sourcer } from '../../test/support/accounts.ts';
import { Killed, killedAt, mortalTable } from '../../test/support/faults.ts';
import { type Planted, plant } from '../../test/support/planted.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { callAws } from '../local/call-aws.ts';
import { openOffice, openStores } from './environment.ts';
import { type Erasure, eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { readItem } from './items.ts';
import { setFlag } from './office.ts';
import { listOfficeLog, noteOffice } from './office-log.ts';
import { removePerson } from './remove-person.ts';
import { scanPages } from './scan.ts';

let world: World;
let planted: Planted;
/** An account that nothing may happen to, whatever becomes of the others. */
let other: Planted;
let left: { id: UserId; email: string };
let sourcer: Sourcer;
beforeAll(async () => {
  world = await aWorld();
  sourcer = await world.aSourcer();
  other = await plant(world, sourcer);
  await setFlag(openOffice(), 'jobMode', 'AUTO', other.ids.account);
});
beforeEach(async () => {
  planted = await plant(world, sourcer);
  const account = { id: planted.ids.account, name: nameOf(planted) };
  const leaver = await world.anEmployer({ account, firstname: 'Lee', lastname: planted.mark });
  left = leaver;
  await removePerson(openOffice(), account.id, leaver.id, {
    signOut: openStores().userPool.signOut,
    files: openStores().files,
  });
  await setFlag(openOffice(), 'jobMode', 'AUTO', account.id);
  await setFlag(openOffice(), 'jobMode', 'AUTO', other.ids.account);
  await world.drain();
});
afterAll(() => world?.close());

const nameOf = ({ mark }: Planted) => `Acme ${mark}`;
const wishFor = (of: Planted): Erasure => ({ name: nameOf(of), reason: 'They left', wait: () => world.drain() });
const erase = (of: Planted, over: Partial<Erasure> = {}, office = openOffice()) =>
  eraseAccount(office, openStores(), of.ids.account, { ...wishFor(of), ...over });

/** Everything in the table. */
async function scan() {
  const items: Record<string, unknown>[] = [];
  for await (const page of scanPages(world.table)) items.push(...page);
  return items;
}

/** What of all that is stored speaks of an account, its people or its mark, by where it is. */
async function tracesOf(of: Planted, people: readonly string[] = []): Promise<string[]> {
  const words = [of.mark, of.ids.account.slice(4), of.ids.user, ...people];
  const isTrace = (text: string) => words.some((word) => text.includes(word));
  const items = (await scan()).map((item) => [`${item.pk} ${item.sk}`, JSON.stringify(item)]);
  return [...items, ...(await filesIn())].filter(([, text = '']) => isTrace(text)).map(([place = '']) => place);
}

/** Every file of both buckets with its name and content. */
async function filesIn(): Promise<[string, string][]> {
  const { client, files, mail } = openStores().buckets;
  const lists = await Promise.all(
    [files, mail].map(async (Bucket) => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      return Promise.all(
        Contents.map(async ({ Key }): Promise<[string, string]> => {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
          return [`file ${Key}`, `${Key} ${await Body?.transformToString('latin1')}`];
        }),
      );
    }),
  );
  return lists.flat();
}

const userOf = (email: string) =>
  callAws('cognito', world.cloud.endpoints.cognito, 'AdminGetUser', {
    UserPoolId: world.cloud.pool.userPoolId,
    Username: email,
  });

/** What another account has: nothing of it may change. Calls are counted while it is looked at. */
async function stateOf(of: Planted) {
  const items = (await scan()).filter((item) => JSON.stringify(item).includes(of.ids.account));
  const placed = items.map((item): [string, unknown] => [`${item.pk} ${item.sk}`, item]);
  const kept = placed.filter(([place]) => !/^(COUNT#|SETTINGS)/.test(place));
  const files = (await filesIn()).filter(([, text]) => text.includes(of.mark));
  return { items: Object.fromEntries(kept), files: Object.fromEntries(files) };
}

describe('erasing an account', () => {
  it('leaves nothing of it, but that it was erased, and touches no other', async () => {
    const before = await stateOf(other);
    await readItem(openOffice(), keys.removedPerson(fingerprint(left.email)));
    expect((await tracesOf(planted)).length).toBeGreaterThan(60);
    await noteOffice(openOffice(), { subject: 'Feature jobMode', reason: `Asked by ${planted.ids.account}` });
    const log = await listOfficeLog(openOffice());
    const outcome = await erase(planted);
    expect(outcome).toMatchObject({ account: planted.ids.account, people: 2, written: true });
    await world.drain();
    expect(await listOfficeLog(openOffice())).toEqual(log);
    const [line, ...more] = await tracesOf(planted, [left.id]);
    expect(more).toEqual([expect.stringMatching(/^OFFICELOG /)]);
    expect(line).toMatch(/^ERASED /);
    for (const email of [planted.admin.email, left.email]) await expect(userOf(email)).rejects.toThrow('UserNotFound');
    expect(await stateOf(other)).toEqual(before);
    await userOf(other.admin.email);
    const { accounts } = await readItem(openOffice(), keys.setting('FLAG#jobMode'));
    expect(Object.keys(accounts as object)).toEqual([other.ids.account]);
    expect(await world.deadLetters()).toEqual({});
    await expect(readItem(openOffice(), keys.removedPerson(fingerprint(left.email)))).rejects.toThrow('no item');
    await expect(erase(planted)).rejects.toThrow('There is no account');
  });

  it('says in a dry run how much there is, and deletes nothing', async () => {
    const before = await stateOf(planted);
    const outcome = await erase(planted, { isDryRun: true });
    expect(outcome).toMatchObject({ people: 2, written: false });
    expect(outcome).toHaveProperty('files', Object.keys(before.files).length);
    expect(await stateOf(planted)).toEqual(before);
    await userOf(planted.admin.email);
  });

  it('asks for the account’s name as it is written', async () => {
    const before = await stateOf(planted);
    await expect(erase(planted, { name: nameOf(other) })).rejects.toThrow('has another name');
    expect(await stateOf(planted)).toEqual(before);
  });

  it('goes on wherever it was killed', async () => {
    const before = await stateOf(other);
    const killed: number[] = [];
    for (let end = 1; ; end += 6) {
      const fate = killedAt(end);
      const office = openOffice();
      const run = erase(planted, {}, { ...office, table: mortalTable(office.table, fate) });
      const outcome = await run.catch((error: unknown) => {
        if (error instanceof Killed) return undefined;
        throw error;
      });
      if (outcome) break;
      killed.push(end);
    }
    expect(killed.length).toBeGreaterThan(5);
    await world.drain();
    expect(await tracesOf(planted, [left.id])).toEqual([expect.stringMatching(/^ERASED /)]);
    for (const email of [planted.admin.email, left.email]) await expect(userOf(email)).rejects.toThrow('UserNotFound');
    expect(await stateOf(other)).toEqual(before);
  });

  it('keeps whoever left for another account, with their login', async () => {
    const account = { id: other.ids.account, name: nameOf(other) };
    const link = await world.anInvitation({ account, email: left.email });
    const { id, key } = readInvitation(link);
    const body = { email: left.email, user_encoded_id: Buffer.from(`${id}.${key}`).toString('base64url') };
    await world.call(accountRoutes.register, { body }, { as: await world.signIn(left.email) });
    await erase(planted);
    expect(await readItem(openOffice(), keys.user(left.id))).toMatchObject({ accountId: other.ids.account });
    await userOf(left.email);
  });

  it('gives no address that its people wrote from to anybody else', async () => {
    const { senderEmailAddress: address } = await readItem(openOffice(), keys.user(planted.ids.user));
    const name = `Anna ${planted.mark}`;
    await erase(planted);
    const { table, mailDomain } = openOffice();
    const claims = createSenderClaims(table, mailDomain);
    const claimed = await claims.claimFor({ id: 'usr_0123456789abcdef0123456789abcdef', name });
    expect(claimed).not.toBe(address);
    expect(claimed).toMatch(/@/);
  });
});

describe('a domain of an erased account', () => {
  it('is forgotten by SES too, and that of another account is not', async () => {
    const closed: string[] = [];
    const domains = { close: async (name: string) => void closed.push(name) };
    const { table } = openOffice();
    await putItem(table, { ...keys.domain('own.example'), accountId: planted.ids.account });
    await putItem(table, { ...keys.domain('other.example'), accountId: other.ids.account });
    await eraseAccount(openOffice(), { ...openStores(), domains }, planted.ids.account, wishFor(planted));
    expect(closed).toEqual(['own.example']);
    await expect(readItem(openOffice(), keys.domain('own.example'))).rejects.toThrow('no item');
    await readItem(openOffice(), keys.domain('other.example'));
  });
});

describe('exporting an account', () => {
  it('writes every item and file of it and none of another, secrets hidden, and a line of it in the log', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'bramble-export-'));
    try {
      const { buckets } = openStores();
      const { account } = planted.ids;
      const dry = await exportAccount(openOffice(), buckets, account, { into: dir, isDryRun: true });
      expect(await readdir(dir)).toEqual([]);
      const outcome = await exportAccount(openOffice(), buckets, account, { into: dir });
      expect(outcome).toMatchObject({ items: dry.items, files: dry.files, written: true });
      const lines = (await readFile(join(dir, 'items.jsonl'), 'utf8')).trim().split('\n');
      const places = lines.map((line) => JSON.parse(line)).map(({ pk, sk }) => `${pk} ${sk}`);
      const stored = (await tracesOf(planted, [left.id])).filter((place) => !/^(file |SETTINGS )/.test(place));
      expect(stored.filter((place) => !places.includes(place) && !place.includes('#AUDIT '))).toEqual([]);
      expect(lines.join()).not.toContain(other.mark);
      expect(lines.join()).not.toMatch(/"keyHash":"(?!\(hidden\))/);
      const files = await readdir(join(dir, 'files'), { recursive: true, withFileTypes: true });
      const names = files.filter((file) => file.isFile());
      expect(names).toHaveLength(outcome.files);
      const texts = await Promise.all(names.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')));
      expect(texts.join()).toContain(`resume of ${planted.mark}`);
      expect(texts.join()).toContain(`File of ${planted.mark}`);
      expect(texts.join()).not.toContain(other.mark);
      await expect(exportAccount(openOffice(), buckets, account, { into: dir })).rejects.toThrow('is not empty');
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});
