import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountId, UserId } from '../../shared/model/ids.ts';
import type { TransferJobs } from '../../shared/tasks.ts';
import { addJob, addPerson } from '../../test/support/stored-team.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { hashOf, idsFrom, newId } from '../platform/ids.ts';
import type { RawMail } from '../platform/mail.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createAccountsRepository } from '../records/account/account-store.ts';
import { createAuditReader } from '../records/account/audit-reader.ts';
import { createAuditLog } from '../records/account/audit-store.ts';
import { createInvitationStore } from '../records/account/invitation-store.ts';
import { createRemovalStore } from '../records/account/removal-store.ts';
import type { StoredUser } from '../records/account/stored-account.ts';
import { createTransferStore } from '../records/account/transfer-store.ts';
import { createCallCounts } from '../records/call/call-counts.ts';
import { createJobOwners, type JobOwners } from '../records/job/job-owner.ts';
import { type AboutYouDeps, changeAboutYou } from './about-you.ts';
import { inviteTeammate } from './invitations.ts';
import { transferJobs } from './transfer.ts';

const at = new Date('2026-03-04T10:00:00.000Z');
const now = () => at;

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

describe('an invitation whose mail did not leave', () => {
  it('is finished by its repetition: one invitation, one seat, and a link that opens it', async () => {
    const account: AccountId = `acc_${newId()}`;
    const admin = await addPerson(table, account, { isAdmin: true, name: 'Anna Berg' });
    const mails: RawMail[] = [];
    const deps = (sendRaw: (mail: RawMail) => Promise<string>) => ({
      accounts: createAccountsRepository(table),
      invitations: createInvitationStore(table),
      now,
      countOne: createCallCounts(table).countOne,
      mail: { sendRaw, webUrl: 'https://web.example', mailDomain: 'mail.example', configurationSet: 'set' },
    });
    const actor = { ...admin, userId: admin.id };
    const wanted = { account, email: 'next@acme.example' };
    const act = { at, earlier: [], newId: idsFrom('one act') };
    const broken = deps(() => Promise.reject(new Error('SES does not answer')));
    await expect(inviteTeammate(broken, actor, wanted, act)).rejects.toThrow('SES does not answer');

    const sending = deps(async (mail) => `sent ${mails.push(mail)}`);
    const again = { at, earlier: [at.toISOString()], newId: idsFrom('one act') };
    const invitation = await inviteTeammate(sending, actor, wanted, again);

    const open = await createInvitationStore(table).listOpen(account);
    expect(open.map(({ id }) => id)).toEqual([invitation.id]);
    expect((await createAccountReader(table).findAccount(account))?.seatsTaken).toBe(2);
    const { text = '' } = await PostalMime.parse(mails[0]?.raw ?? '');
    expect(open[0]?.keyHash).toBe(hashOf(/key=(\w+)/.exec(text)?.[1] ?? ''));
  });
});

it('a new name that its jobs were not told of reaches them by the same save', async () => {
  const account: AccountId = `acc_${newId()}`;
  const { id } = await addPerson(table, account, { name: 'Anna' });
  const accounts = createAccountsRepository(table);
  const find = async () => (await accounts.findUser(id)) as StoredUser;
  const told: string[] = [];
  const deps = (renamed: AboutYouDeps['renamed']) => ({
    ...{ accounts, renamed, claimSender: async () => 'maren@mail.example' },
  });
  const save = (renamed: AboutYouDeps['renamed']) => changeAboutYou(deps(renamed), find, { firstname: 'Maren' });
  await expect(save(() => Promise.reject(new Error('The table does not answer')))).rejects.toThrow('does not answer');
  await save(async ({ name }) => void told.push(name));
  expect(told).toEqual(['Maren']);
});

describe('handing jobs over', () => {
  let account: AccountId;
  let leaver: UserId;
  let heir: UserId;

  /** Somebody with so many jobs who has just been removed. */
  async function aRemoval(jobs: number) {
    account = `acc_${newId()}`;
    const admin = await addPerson(table, account, { isAdmin: true, name: 'Anna Berg' });
    const person = await addPerson(table, account, { name: 'Tomas Okafor' });
    [leaver, heir] = [person.id, admin.id];
    for (let job = 0; job < jobs; job++) await addJob(table, account, person);
    const by = { id: admin.id, name: admin.name };
    const entry = { id: newId(), at: at.toISOString(), kind: 'PERSON_REMOVED', by, subject: person.name } as const;
    const removal = { person, successor: heir, by, at: at.toISOString(), audit: entry };
    expect(await createRemovalStore(table).remove(removal)).toBe('removed');
  }

  /** Works through the messages, each given twice, until nothing is left. What fails comes again. */
  async function work(over: Partial<JobOwners> = {}) {
    const queue: TransferJobs[] = [{ accountId: account, userId: leaver, looks: 0 }];
    const signedOut: UserId[] = [];
    const deps = {
      accounts: createAccountReader(table),
      transfers: createTransferStore(table),
      jobs: { ...createJobOwners(table), ...over },
      audit: createAuditLog(table),
      signOut: async (user: UserId) => void signedOut.push(user),
      goOn: async (messages: readonly TransferJobs[]) => void queue.push(...messages),
      now,
    };
    let failures = 0;
    for (let runs = 0; queue.length > 0 && runs < 100; runs++) {
      const message = queue.shift()!;
      try {
        await transferJobs(deps, message);
      } catch {
        failures++;
        queue.push(message);
      }
    }
    return { failures, signedOut };
  }

  const countsOf = (user: UserId) => createJobOwners(table).count(account, user);

  it('that breaks off at each of its jobs gives each to the successor once', async () => {
    await aRemoval(30);
    const { change } = createJobOwners(table);
    const tried = new Set<string>();
    const { failures } = await work({
      async change(...of) {
        const changed = await change(...of);
        if (tried.has(of[1])) return changed;
        tried.add(of[1]);
        throw new Error('The worker is gone');
      },
    });
    expect(failures).toBe(30);
    expect(await countsOf(heir)).toMatchObject({ Draft: 30 });
    expect(await countsOf(leaver)).toMatchObject({ Draft: 0 });
    expect(await createTransferStore(table).find(account, leaver)).toMatchObject({
      moved: 30,
      doneAt: at.toISOString(),
    });
  });

  it('by two workers at once counts no job twice', async () => {
    await aRemoval(20);
    await Promise.all([work(), work(), work()]);
    expect(await countsOf(heir)).toMatchObject({ Draft: 20 });
    expect(await countsOf(leaver)).toMatchObject({ Draft: 0 });
    const { entries } = await createAuditReader(table).list(account, { kind: 'JOBS_TRANSFERRED' });
    expect(entries.map(({ details }) => details)).toEqual(['20 jobs']);
  });

  it('is done when it is done: a message that comes late signs nobody out', async () => {
    await aRemoval(1);
    expect((await work()).signedOut.length).toBeGreaterThan(0);
    expect(await work()).toEqual({ failures: 0, signedOut: [] });
  });

  it('takes along a job that was made while the person was being removed', async () => {
    await aRemoval(1);
    let late = false;
    const { listSome } = createJobOwners(table);
    await work({
      async listSome(...of) {
        const found = await listSome(...of);
        if (found.length === 0 && !late) {
          late = true;
          await addJob(table, account, { id: leaver, name: 'Tomas Okafor' });
        }
        return found;
      },
    });
    expect(await countsOf(heir)).toMatchObject({ Draft: 2 });
  });
});
