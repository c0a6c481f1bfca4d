import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { AccountId, UserId } from '../../shared/model/ids.ts';
import { aJob } from '../../test/support/builders.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { showAccount } from './accounts.ts';
import { openOffice, openStores } from './environment.ts';
import { listAudit } from './history.ts';
import { inviteTo } from './people.ts';
import { type RemovalWish, removePerson } from './remove-person.ts';
import { setAdmin } from './set-admin.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const remove = (account: AccountId, person: UserId, wish: Partial<RemovalWish> = {}) => {
  const { userPool, files } = openStores();
  return removePerson(openOffice(), account, person, { signOut: userPool.signOut, files, ...wish });
};
const adminsOf = async (account: AccountId) =>
  (await showAccount(openOffice(), account)).people.filter(({ isAdmin }) => isAdmin).map(({ id }) => id);
const lastLine = async (account: AccountId) => (await listAudit(openOffice(), account, {})).at(-1);

describe('removing a person', () => {
  it('who is the last admin needs a successor, who becomes one', async () => {
    const { account, admin } = await world.anAccount();
    const mate = await world.anEmployer({ account, firstname: 'Bo', lastname: 'Berg' });
    const needed = expect.stringMatching(/is the last admin.*--successor ID, who becomes an admin/);
    const teammates = [{ id: mate.id, name: 'Bo Berg', email: mate.email, isAdmin: false }];
    expect(await remove(account.id, admin.id, { isDryRun: true })).toMatchObject({ needed, teammates, written: false });
    await expect(remove(account.id, admin.id)).rejects.toThrow(mate.id);
    expect(await adminsOf(account.id)).toEqual([admin.id]);
    const wish = { successor: mate.id };
    expect(await remove(account.id, admin.id, { ...wish, isDryRun: true })).toMatchObject({ becomesAdmin: mate.id });
    world.pass({ seconds: 1 });
    await remove(account.id, admin.id, wish);
    expect(await adminsOf(account.id)).toEqual([mate.id]);
    const line = { kind: 'PERSON_REMOVED', subject: admin.name, details: 'Successor: Bo Berg, now an admin' };
    expect(await lastLine(account.id)).toMatchObject(line);
  });

  it('who has jobs needs a successor, who takes them and stays what they are', async () => {
    const { account, admin } = await world.anAccount();
    const [mate, other] = [await world.anEmployer({ account }), await world.anEmployer({ account })];
    const job = await world.call(contract.jobs.createJob, { body: aJob() }, { as: mate });
    await expect(remove(account.id, mate.id)).rejects.toThrow('has 1 job: name who takes over with --successor ID.');
    await remove(account.id, mate.id, { successor: other.id });
    await world.drain();
    const { employer } = await world.call(contract.jobs.getJob, { params: { id: job.id } }, { as: admin });
    expect(employer.id).toBe(other.id);
    expect(await adminsOf(account.id)).toEqual([admin.id]);
  });

  it('who is alone is allowed, and the dry run says what that means', async () => {
    const { account, admin } = await world.anAccount();
    const dry = await remove(account.id, admin.id, { isDryRun: true });
    expect(dry).toMatchObject({ warning: expect.stringContaining('Nobody is left'), written: false });
    expect(await remove(account.id, admin.id)).toMatchObject({
      ...{ successor: null, written: true },
      warning: expect.stringContaining('emails to candidates are paused'),
    });
    expect((await showAccount(openOffice(), account.id)).people).toEqual([]);
    // With nobody there to answer, nothing leaves in their name.
    expect((await listAudit(openOffice(), account.id, {})).map(({ subject }) => subject)).toContain(
      'Emails to candidates paused',
    );
  });
});

describe('the rights of an admin', () => {
  it('are given and taken with a line that says why, and the last admin keeps them', async () => {
    const { account, admin } = await world.anAccount();
    const other = await world.anAccount();
    const mate = await world.anEmployer({ account });
    const set = (person: UserId, isAdmin: boolean, of = account.id) =>
      setAdmin(openOffice(), of, person, isAdmin, 'Asked by mail');
    await expect(set(admin.id, false)).rejects.toThrow(/is the last admin of .*set-admin/);
    await expect(set(mate.id, true, other.account.id)).rejects.toThrow('has nobody');
    world.pass({ seconds: 1 });
    expect(await set(mate.id, true)).toMatchObject({ isAdmin: true, changed: true });
    const given = { kind: 'RIGHTS_CHANGED', subject: mate.name, details: 'Now an admin: Asked by mail' };
    expect(await lastLine(account.id)).toMatchObject(given);
    expect(await set(mate.id, true)).toMatchObject({ changed: false });
    world.pass({ seconds: 1 });
    await set(admin.id, false);
    expect(await lastLine(account.id)).toMatchObject({ details: 'No longer an admin: Asked by mail' });
    expect(await adminsOf(account.id)).toEqual([mate.id]);
  });

  it('are not given by an invitation to somebody who is there, which says how', async () => {
    const { account, admin } = await world.anAccount();
    const mate = await world.anEmployer({ account });
    const again = (email: string, isAdmin: boolean) => inviteTo(openOffice(), account.id, email, isAdmin);
    await expect(again(mate.email.toUpperCase(), true)).rejects.toThrow(`set-admin --account ${account.id}`);
    await expect(again(mate.email, false)).rejects.toThrow('is in');
    await expect(again(admin.email, true)).rejects.toThrow(/already$/);
  });

  it('are not promised where no seat is left', async () => {
    const { account } = await world.anAccount({ seats: 1 });
    const invited = inviteTo(openOffice(), account.id, 'late@acme.example', true);
    await expect(invited).rejects.toThrow(`All 1 seats of ${account.id} are taken`);
    expect(world.mailbox('late@acme.example')).toEqual([]);
  });
});
