import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAws } from '../../scripts/local/call-aws.ts';
import { contract } from '../../shared/contract/index.ts';
import type { JobId, UserId } from '../../shared/model/ids.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { aDraft, aJob } from '../../test/support/builders.ts';
import type { Caller } from '../../test/support/call.ts';
import { registerAsInvited } from '../../test/support/invitations.ts';
import { addCandidate, contact, headerOf, lastMail, mailsOf } from '../../test/support/mail.ts';
import { snapshotOf } from '../../test/support/snapshot.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { putItem } from '../platform/items.ts';
import { createAccountsRepository } from '../records/account/account-store.ts';
import { createRemovalStore } from '../records/account/removal-store.ts';
import { keys } from '../records/keys.ts';

const { accounts, jobs } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const remove = (as: Caller, id: UserId, successorId?: UserId) =>
  [accounts.removeTeammate, { params: { id }, query: successorId ? { successorId } : {} }, { as }] as const;
const blocked = { code: 'USER_BLOCKED', status: 403 };
const createJob = (as: Caller, body = aJob()) => world.call(jobs.createJob, { body }, { as });
const listJobs = (as: Caller, status: 'Validated' | 'Draft' | 'Closed') =>
  world.call(jobs.listJobs, { query: { scope: 'team', status, offset: 0, limit: 100 } }, { as });
const countsOf = (as: Caller, { id }: TestAccount, userId: UserId) =>
  world.call(accounts.countJobsOfTeammate, { params: { id, userId } }, { as });

/** Lets what was a person's go over, with the last looks for what was under way. */
async function transferred() {
  for (let look = 0; look < 4; look++) {
    await world.drain();
    world.pass({ seconds: 61 });
  }
  await world.drain();
}

/** An account with an admin and two teammates. */
async function aTeam() {
  const { account, admin } = await world.anAccount();
  const leaver = await world.anEmployer({ account, firstname: 'Tomas', lastname: 'Okafor' });
  const heir = await world.anEmployer({ account, firstname: 'Ines', lastname: 'Brandvold' });
  return { account, admin, leaver, heir };
}

const ownersIn = async (as: Caller, ids: readonly JobId[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { employer, emailSender } = await world.call(jobs.getJob, { params: { id } }, { as });
      return { owner: employer.id, name: employer.name, emailSender };
    }),
  );

describe('removing a teammate', () => {
  it('puts them out at once, everywhere, and says so when they sign in again', async () => {
    const { admin, leaver } = await aTeam();
    await world.call(...remove(admin, leaver.id));
    const mine = { params: { id: 'me' } } as const;
    expect(await world.refusal(accounts.getPreferences, mine, { as: leaver })).toMatchObject(blocked);
    expect(await world.refusal(jobs.countJobs, {}, { as: leaver })).toMatchObject(blocked);
    const again = await world.signIn(leaver.email);
    const refused = await world.refusal(accounts.getPreferences, mine, { as: again });
    expect(refused).toMatchObject(blocked);
    expect(refused.message).toContain('You don’t have an active account.');
    const marks = await snapshotOf(world.table, (item) => item.includes('REMOVED#'));
    expect(marks.size).toBe(1);
    expect(JSON.stringify([...marks])).not.toContain(leaver.email);
  });

  it('frees their seat and takes them off the list', async () => {
    const { account, admin, leaver, heir } = await aTeam();
    await world.call(...remove(admin, leaver.id));
    const of = { params: { id: account.id } };
    const people = await world.call(accounts.listTeammates, of, { as: admin });
    expect(people.map(({ id }) => id).sort()).toEqual([admin.id, heir.id].sort());
    expect((await world.call(accounts.getAccount, of, { as: admin })).subscription.seatsTaken).toBe(2);
  });

  it('ends their sessions', async () => {
    const { admin, leaver } = await aTeam();
    const { endpoints, pool } = world.cloud;
    const call = (operation: string, input: object) =>
      callAws<{ AuthenticationResult: { RefreshToken: string } }>('cognito', endpoints.cognito, operation, input);
    const AuthParameters = { USERNAME: leaver.email, PASSWORD: 'Correct-Horse-7-Battery' };
    const ClientId = pool.userPoolClientId;
    const signedIn = await call('InitiateAuth', { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
    const { RefreshToken } = signedIn.AuthenticationResult;
    const renew = () => call('GetTokensFromRefreshToken', { ClientId, RefreshToken });
    await renew();
    await world.call(...remove(admin, leaver.id));
    await world.drain();
    await expect(renew()).rejects.toThrow();
  });

  it('hands their jobs over, open, closed and drafts, with their rows and counts', async () => {
    const { account, admin, leaver, heir } = await aTeam();
    const open = await createJob(leaver, aJob({ title: 'Open', emailSender: leaver.id }));
    const sentByAnother = await createJob(leaver, aJob({ title: 'Sent by another', emailSender: admin.id }));
    const draft = await createJob(leaver, aDraft({ title: 'Draft' }));
    const closed = await createJob(leaver, aJob({ title: 'Closed' }));
    await world.call(jobs.closeJob, { params: { id: closed.id } }, { as: leaver });
    const theirs = await createJob(admin, aJob({ title: 'Of the admin' }));
    expect(await countsOf(admin, account, leaver.id)).toEqual({ active: 2, inactive: 1, draft: 1 });

    await world.call(...remove(admin, leaver.id, heir.id));
    await transferred();

    const ids = [open, sentByAnother, draft, closed].map(({ id }) => id);
    const owners = await ownersIn(admin, ids);
    expect(owners.map(({ owner, name }) => [owner, name])).toEqual(ids.map(() => [heir.id, heir.name]));
    expect(owners.map(({ emailSender }) => emailSender).slice(0, 2)).toEqual([heir.id, admin.id]);
    expect(await ownersIn(admin, [theirs.id])).toMatchObject([{ owner: admin.id }]);
    expect(await countsOf(admin, account, heir.id)).toEqual({ active: 2, inactive: 1, draft: 1 });
    expect(await world.call(jobs.countJobs, {}, { as: heir })).toMatchObject({
      me: { active: 2, closed: 1, draft: 1 },
    });
    const rows = (
      await Promise.all((['Validated', 'Draft', 'Closed'] as const).map((one) => listJobs(admin, one)))
    ).flatMap(({ results }) => results);
    expect(rows.filter(({ employer }) => employer === heir.id)).toHaveLength(4);
    expect(rows.filter(({ employer }) => employer === leaver.id)).toEqual([]);
    const mine = { query: { scope: 'mine', status: 'Validated', offset: 0, limit: 20 } } as const;
    expect((await world.call(jobs.listJobs, mine, { as: heir })).total).toBe(2);
  });

  it('hands over more jobs than one run takes, each once', async () => {
    const { account, admin, leaver, heir } = await aTeam();
    for (let number = 0; number < 60; number++) await createJob(leaver, aDraft({ title: `Draft ${number}` }));
    await world.call(...remove(admin, leaver.id, heir.id));
    await transferred();
    expect(await countsOf(admin, account, heir.id)).toEqual({ active: 0, inactive: 0, draft: 60 });
    const { results } = await listJobs(admin, 'Draft');
    expect(new Set(results.map(({ employer }) => employer))).toEqual(new Set([heir.id]));
    expect(await world.deadLetters()).toEqual({});
  });

  it('gives the admin who does it what nobody was named for', async () => {
    const { admin, leaver } = await aTeam();
    const { id } = await createJob(leaver);
    await world.call(...remove(admin, leaver.id));
    await transferred();
    expect(await ownersIn(admin, [id])).toMatchObject([{ owner: admin.id }]);
  });

  it('takes along what was handed over before, where the successor leaves too', async () => {
    const { admin, leaver, heir } = await aTeam();
    const { id } = await createJob(leaver);
    await world.call(...remove(admin, leaver.id, heir.id));
    await world.call(...remove(admin, heir.id));
    await transferred();
    expect(await ownersIn(admin, [id])).toMatchObject([{ owner: admin.id, name: admin.name }]);
  });

  it('that is repeated under its key is one removal', async () => {
    const { account, admin, leaver } = await aTeam();
    const [route, input, options] = remove(admin, leaver.id);
    const answers = [
      await world.send(route, input, { ...options, key: 'out' }),
      await world.send(route, input, { ...options, key: 'out' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await world.refusal(...remove(admin, leaver.id))).code).toBe('NOT_FOUND');
    const { subscription } = await world.call(accounts.getAccount, { params: { id: account.id } }, { as: admin });
    expect(subscription.seatsTaken).toBe(2);
  });
});

describe('a removal is refused', () => {
  let team: Awaited<ReturnType<typeof aTeam>>;
  let stranger: Employer;
  beforeAll(async () => {
    team = await aTeam();
    stranger = (await world.anAccount()).admin;
  });

  it('to a teammate who is no admin, and of oneself', async () => {
    const { admin, leaver, heir } = team;
    expect((await world.refusal(...remove(heir, leaver.id))).code).toBe('NOT_AN_ADMIN');
    expect((await world.refusal(...remove(leaver, leaver.id))).code).toBe('NOT_AN_ADMIN');
    expect((await world.refusal(...remove(admin, admin.id))).code).toBe('CANNOT_REMOVE_YOURSELF');
  });

  it('of somebody of another account, and with a successor who is not of this one or is leaving', async () => {
    const { admin, leaver } = team;
    expect((await world.refusal(...remove(stranger, leaver.id))).code).toBe('NOT_FOUND');
    const fields = { successorId: ['Please choose someone of your account.'] };
    for (const successor of [stranger.id, leaver.id, 'usr_n0b0dy'] as const)
      expect(await world.refusal(...remove(admin, leaver.id, successor))).toMatchObject({
        code: 'BAD_REQUEST',
        fields,
      });
    expect((await world.send(accounts.listAppSettings, {}, { as: leaver })).status).toBe(200);
  });

  it('to count the jobs of somebody of another account', async () => {
    const { account, leaver } = team;
    const foreign = { params: { id: account.id, userId: leaver.id } };
    expect((await world.refusal(accounts.countJobsOfTeammate, foreign, { as: stranger })).code).toBe('NOT_FOUND');
    const mixed = { params: { id: account.id, userId: stranger.id } };
    expect((await world.refusal(accounts.countJobsOfTeammate, mixed, { as: team.admin })).code).toBe('NOT_FOUND');
  });

  it('to somebody who was an admin when they asked and is none when it happens', async () => {
    const { account, admin, leaver } = await aTeam();
    const people = createAccountsRepository(world.table);
    const [asked, person] = [await people.findUser(admin.id), await people.findUser(leaver.id)];
    if (!asked || !person) throw new Error('They are not there');
    await putItem(world.table, { ...keys.user(admin.id), ...asked, isAdmin: false });
    const at = new Date().toISOString();
    const by = { id: admin.id, name: asked.name };
    const audit = { id: 'entry', at, kind: 'PERSON_REMOVED', by, subject: person.name } as const;
    const outcome = await createRemovalStore(world.table).remove({ person, successor: undefined, by, at, audit });
    expect(outcome).toBe('notAnAdmin');
    expect((await people.findUser(leaver.id))?.accountId).toBe(account.id);
  });

  it('in favour of a successor who was removed between the look and the removal', async () => {
    const { account, admin, leaver, heir } = await aTeam();
    const people = createAccountsRepository(world.table);
    const person = await people.findTeammate(account.id, leaver.id);
    if (!person) throw new Error('The leaver is not there');
    await world.call(...remove(admin, heir.id));
    const at = new Date().toISOString();
    const by = { id: admin.id, name: admin.name };
    const audit = { id: 'removal', at, kind: 'PERSON_REMOVED', by, subject: person.name } as const;
    const removal = { person, successor: heir.id, by, at, audit };
    expect(await createRemovalStore(world.table).remove(removal)).toBe('noSuccessor');
    expect(await people.findTeammate(account.id, leaver.id)).toBeDefined();
  });

  it('to one of two admins who remove each other at once: an account keeps an admin', async () => {
    const { account, admin } = await world.anAccount();
    const other = await world.anEmployer({ account, admin: true });
    const answers = await Promise.all([world.send(...remove(admin, other.id)), world.send(...remove(other, admin.id))]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403 || status === 404)).toHaveLength(1);
    expect(
      (await createAccountsRepository(world.table).listPeople(account.id)).filter(({ isAdmin }) => isAdmin),
    ).toHaveLength(1);
  });
});

describe('somebody who was removed', () => {
  it('can be invited again, by whichever account, and comes back with the sign-in they have', async () => {
    const { account, admin, leaver } = await aTeam();
    await world.call(...remove(admin, leaver.id));
    await transferred();
    const other = await world.anAccount();
    const body = { account: other.account.id, email: leaver.email };
    await world.call(accounts.createInvitation, { body }, { as: other.admin });
    const back = await world.signIn(leaver.email);
    expect(await world.call(accounts.getPreferences, { params: { id: 'me' } }, { as: back })).toBeNull();
    const registered = await registerAsInvited(world, back);
    expect(registered.employer.account).toBe(other.account.id);
    const old = await world.refusal(accounts.getAccount, { params: { id: account.id } }, { as: back });
    expect(old.code).toBe('NOT_FOUND');
  });

  it('leaves their jobs to the successor, also where they are on another account before it all went over', async () => {
    const { admin, leaver, heir } = await aTeam();
    const { id } = await createJob(leaver);
    await world.call(...remove(admin, leaver.id, heir.id));
    const other = await world.anAccount();
    const body = { account: other.account.id, email: leaver.email };
    await world.call(accounts.createInvitation, { body }, { as: other.admin });
    const back = await world.signIn(leaver.email);
    await registerAsInvited(world, back);
    await transferred();
    expect(await ownersIn(admin, [id])).toMatchObject([{ owner: heir.id }]);
  });

  it('keeps nothing back that is theirs, where they come back before it all went over', async () => {
    const { account, admin, leaver, heir } = await aTeam();
    await world.call(...remove(admin, leaver.id, heir.id));
    await world.call(accounts.createInvitation, { body: { account: account.id, email: leaver.email } }, { as: admin });
    const back = await world.signIn(leaver.email);
    await registerAsInvited(world, back);
    const { id } = await createJob(back);
    await transferred();
    expect(await ownersIn(admin, [id])).toMatchObject([{ owner: leaver.id }]);
  });
});

describe('the emails to come of somebody who was removed', () => {
  it('leave in the successor’s name and from their address', async () => {
    const { admin, leaver, heir } = await aTeam();
    const { id: job } = await createJob(leaver, aJob({ emailSender: leaver.id }));
    const candidate = await addCandidate(world, leaver, job);
    await contact(world, candidate);
    expect(headerOf(lastMail(world, candidate.id), 'From')).toContain('Tomas Okafor');
    await world.call(...remove(admin, leaver.id, heir.id));
    world.pass({ days: 3 });
    await world.drain();
    expect(mailsOf(world, candidate.id)).toHaveLength(2);
    const from = headerOf(lastMail(world, candidate.id), 'From');
    const mine = await world.call(accounts.getPreferences, { params: { id: 'me' } }, { as: heir });
    expect(from).toContain('Ines Brandvold');
    expect(from).toContain(mine?.employer.senderEmailAddress);
  });
});
