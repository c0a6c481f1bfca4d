import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRoutes } from '../../shared/contract/accounts.ts';
import { LIMITS } from '../../shared/product.ts';
import { addEmployerOf } from '../../test/support/stored-people.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { createOutreachStore } from '../outreach/repository.ts';
import { newId } from '../platform/ids.ts';
import { DeleteCommand, UpdateCommand } from '../platform/table-calls.ts';
import { createAccountsRepository } from '../records/account/account-store.ts';
import { createSenderClaims } from '../records/account/sender-claims.ts';
import { keys } from '../records/keys.ts';

const DOMAIN = 'mail.example';
const BY_DEFAULT = { type: 'DEFAULT_EMAIL_ADDRESS', emailAddress: null } as const;
const me = { id: 'me' } as const;

describe('saving a person', () => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld();
  });
  afterAll(() => world?.close());

  it('keeps both where a name and a signature are saved at once', async () => {
    const { admin } = await world.anAccount();
    for (let time = 0; time < 30; time++) {
      const signature = `<p>Yours, ${time}</p>`;
      const firstname = `Anna ${time}`;
      await Promise.all([
        world.call(accountRoutes.saveSignature, { params: { userId: admin.id }, body: { signature } }, { as: admin }),
        world.call(accountRoutes.updatePreferences, { params: me, body: { firstname } }, { as: admin }),
      ]);
      const saved = await world.call(accountRoutes.getPreferences, { params: me }, { as: admin });
      expect(saved).toMatchObject({ firstname, name: `${firstname} Berg`, employer: { signature } });
    }
  });

  it('keeps a first and a last name that are saved at once, and the name made of both', async () => {
    const { admin } = await world.anAccount();
    for (let time = 0; time < 10; time++) {
      const [firstname, lastname] = [`Anna ${time}`, `Holt ${time}`];
      await Promise.all(
        [{ firstname }, { lastname }].map((body) =>
          world.call(accountRoutes.updatePreferences, { params: me, body }, { as: admin }),
        ),
      );
      const saved = await world.call(accountRoutes.getPreferences, { params: me }, { as: admin });
      expect(saved?.name).toBe(`${firstname} ${lastname}`);
    }
  });

  it('gives two namesakes of two accounts two addresses, and keeps the old one theirs when they are renamed', async () => {
    const family = `Unique${newId().replace(/\d/g, 'x')}`;
    const person = async () => {
      const { account } = await world.anAccount();
      return world.anEmployer({ account, firstname: 'Maren', lastname: family });
    };
    const [first, second, third] = [await person(), await person(), await person()];
    const addressOf = async (as: typeof first) =>
      (await world.call(accountRoutes.getPreferences, { params: me }, { as }))?.employer.senderEmailAddress.split(
        '@',
      )[0];
    const local = `maren.${family.toLowerCase()}`;
    expect([await addressOf(first), await addressOf(second)]).toEqual([local, `${local}.2`]);

    const rename = (as: typeof first, firstname: string) =>
      world.call(accountRoutes.updatePreferences, { params: me, body: { firstname } }, { as });
    await rename(first, 'Marla');
    expect(await addressOf(first)).toBe(`marla.${family.toLowerCase()}`);
    await rename(second, 'Mara');
    await rename(second, 'Maren');
    expect([await addressOf(second), await addressOf(third)]).toEqual([`${local}.2`, `${local}.3`]);
    await rename(first, 'Maren');
    expect(await addressOf(first)).toBe(local);
  });

  it('takes no more addresses than a few, however often somebody is renamed, and those stay theirs', async () => {
    const { admin } = await world.anAccount();
    const family = `Often${newId().replace(/\d/g, 'x')}`;
    const called = async (firstname: string) => {
      const body = { firstname, lastname: family };
      const saved = await world.call(accountRoutes.updatePreferences, { params: me, body }, { as: admin });
      return saved.employer.senderEmailAddress.split('@')[0];
    };
    const addressOf = (name: string) => `${name}.${family.toLowerCase()}`;
    const names = Array.from({ length: LIMITS.senderAddressesOfPerson }, (_, n) => `n${n}`);
    const got: (string | undefined)[] = [];
    for (const name of names) got.push(await called(name));
    // The first was claimed as they registered, by another name.
    const last = names.length - 2;
    expect(got).toEqual([...names.slice(0, -1).map(addressOf), addressOf(`n${last}`)]);
    expect(await called('more')).toBe(addressOf(`n${last}`));
    expect(await called('n0')).toBe(addressOf('n0'));
    const { account } = await world.anAccount();
    const other = await world.anEmployer({ account, firstname: 'more', lastname: family });
    const theirs = await world.call(accountRoutes.getPreferences, { params: me }, { as: other });
    expect(theirs?.employer.senderEmailAddress).toMatch(new RegExp(`^${addressOf('more')}@`));
  });
});

describe('a stored person', () => {
  let table: TestTable;
  beforeAll(async () => {
    table = await aTable();
  });
  afterAll(() => table?.close());
  const update = (user: `usr_${string}`, UpdateExpression: string, values: Record<string, unknown>) =>
    table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.user(user),
        UpdateExpression,
        ExpressionAttributeValues: values,
      }),
    );

  it('who is no longer an admin stays none, though a save that began before ends after', async () => {
    const before = await addEmployerOf(table, { isAdmin: true });
    await update(before.id, 'SET isAdmin = :no', { ':no': false });
    const accounts = createAccountsRepository(table);
    const after = await accounts.changeUser(before, { firstname: 'Maren', name: 'Maren Holt' }, ['firstname']);
    expect(after).toMatchObject({ firstname: 'Maren', isAdmin: false });
    expect(await accounts.findUser(before.id)).toMatchObject({ firstname: 'Maren', isAdmin: false });
    expect((await accounts.listPeople(before.accountId)).map(({ name }) => name)).toEqual(['Maren Holt']);
  });

  it('who was removed does not come back by a save that began before', async () => {
    const before = await addEmployerOf(table);
    await table.db.send(new DeleteCommand({ TableName: table.name, Key: keys.user(before.id) }));
    const accounts = createAccountsRepository(table);
    expect(await accounts.changeUser(before, { signature: '<p>Back</p>' })).toBeUndefined();
    expect(await accounts.findUser(before.id)).toBeUndefined();
  });

  it('is not changed where what the change was made from was saved meanwhile', async () => {
    const before = await addEmployerOf(table);
    await update(before.id, 'SET lastname = :name', { ':name': 'King' });
    const accounts = createAccountsRepository(table);
    expect(await accounts.changeUser(before, { name: 'Old Name' }, ['firstname', 'lastname'])).toBeUndefined();
    expect(await accounts.findUser(before.id)).toMatchObject({ lastname: 'King', name: before.name });
  });

  it('writes from an address that is theirs alone, claimed at the first need: the one of before where it is free', async () => {
    const store = createOutreachStore(table, DOMAIN);
    const taken = { name: 'Ada Byron', senderEmailAddress: `ada.byron@${DOMAIN}` };
    const first = await addEmployerOf(table, { ...taken, name: 'Ada King' });
    const second = await addEmployerOf(table, taken);
    const reserved = await addEmployerOf(table, { name: 'Postmaster -', senderEmailAddress: `postmaster@${DOMAIN}` });
    const fromOf = async ({ accountId, id }: typeof first) =>
      (await store.findSender(accountId, id, BY_DEFAULT))?.address;
    expect(await fromOf(first)).toBe(`ada.byron@${DOMAIN}`);
    expect(await fromOf(second)).toBe(`ada.byron.2@${DOMAIN}`);
    expect(await fromOf(reserved)).toBe(`member@${DOMAIN}`);
    for (const person of [first, second, reserved])
      expect(await createAccountsRepository(table).findUser(person.id)).toMatchObject({
        hasClaimedSender: true,
        senderEmailAddress: await fromOf(person),
      });
  });

  it('has one address though it is first needed many times at once', async () => {
    const person = await addEmployerOf(table, { name: 'Grace Hopper', senderEmailAddress: '' });
    const store = createOutreachStore(table, DOMAIN);
    const found = await Promise.all(
      Array.from({ length: 10 }, () => store.findSender(person.accountId, person.id, BY_DEFAULT)),
    );
    expect(new Set(found.map((sender) => sender?.address))).toEqual(new Set([`grace.hopper@${DOMAIN}`]));
  });

  it('leaves an address behind that nobody else gets, even when they are gone', async () => {
    const claims = createSenderClaims(table, DOMAIN);
    const [gone, later] = [await addEmployerOf(table), await addEmployerOf(table)];
    expect(await claims.claimFor({ id: gone.id, name: 'Alan Turing' })).toBe(`alan.turing@${DOMAIN}`);
    await table.db.send(new DeleteCommand({ TableName: table.name, Key: keys.user(gone.id) }));
    expect(await claims.claimFor({ id: later.id, name: 'Alan Turing' })).toBe(`alan.turing.2@${DOMAIN}`);
  });

  it('shares an address with nobody, though a hundred claim it at once', async () => {
    const claims = createSenderClaims(table, DOMAIN);
    const people = Array.from({ length: 100 }, (_, index) => ({
      id: `usr_${String(index).padStart(12, '0')}${newId()}` as const,
      name: 'Same Name',
    }));
    const addresses = await Promise.all(people.map((person) => claims.claimFor(person)));
    expect(new Set(addresses).size).toBe(100);
  });
});
