import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureKey } from '../../functions/platform/file-keys.ts';
import { setting, updateItem } from '../../functions/platform/items.ts';
import { keys } from '../../functions/records/keys.ts';
import { contract } from '../../shared/contract/index.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { aJob } from '../../test/support/builders.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { listAccounts, releaseDomain, setEmailTerms, setJobModes, setPlan, setSeats, showAccount } from './accounts.ts';
import { createApiKey, listApiKeys, rotateApiKey, setApiQuota, setTrial } from './api-keys.ts';
import { pauseSourcing, resumeSourcing } from './auto-sourcing.ts';
import { grantCredits } from './create-account.ts';
import { openOffice, openStores } from './environment.ts';
import { listAudit, listEvents } from './history.ts';
import { readLedger, setFlag } from './office.ts';
import { inviteTo, resetTwoStep, setOutreachPaused, signOutPerson } from './people.ts';
import { removePerson } from './remove-person.ts';
import { listFlags, listSettings, listTemplates, showTemplates } from './settings.ts';
import { stopSourcing } from './sourcing.ts';

const { accounts, jobs } = contract;
const nobody = 'acc_0000000000000000';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const linesOf = async (account: AccountId) =>
  (await listAudit(openOffice(), account, {})).map(({ by, subject, details }) => [by, subject, details]);
const team = 'The Bramble team';

/** What listing requests answers with a key. */
const statusWith = async (key: string) => {
  const as = { authorization: async () => `Bearer ${key}` };
  return (await world.send(contract.sourcing.listSourcingRequests, {}, { as })).status;
};

describe('accounts', () => {
  it('are found by letters of their name, with plan, seats and credits', async () => {
    const { account } = await world.anAccount({ name: 'Northwind Traders', plan: 'CROWD', seats: 4, credits: 9 });
    await world.anAccount({ name: 'Southwind' });
    expect(await listAccounts(openOffice(), 'northWIND')).toEqual([
      expect.objectContaining({
        id: account.id,
        name: 'Northwind Traders',
        plan: 'CROWD',
        seats: '1 of 4',
        credits: 9,
      }),
    ]);
    expect((await listAccounts(openOffice())).map(({ name }) => name)).toEqual(['Northwind Traders', 'Southwind']);
  });

  it('are as they should be already: nothing is written, and no line is left', async () => {
    const { id } = (await world.anAccount({ plan: 'CROWD', seats: 4 })).account;
    const reason = 'As agreed';
    const changes = [
      () => setPlan(openOffice(), id, { plan: 'PLATFORM', reason }),
      () => setSeats(openOffice(), id, 6, { reason }),
      () => setEmailTerms(openOffice(), id, { sendWindow: 'working-hours' }, reason),
      () => setJobModes(openOffice(), id, ['AUTO'], reason),
    ];
    for (const change of changes) {
      expect(await change()).toMatchObject({ written: true });
      const before = await linesOf(id);
      expect(await change()).toMatchObject({ written: false, next: 'It is so already, and nothing was written.' });
      expect(await linesOf(id)).toEqual(before);
    }
  });

  it('are shown with their people, invitations, credits, flags and jobs, and nothing of another', async () => {
    const { account, admin } = await world.anAccount({ credits: 7 });
    const other = await world.anAccount();
    await inviteTo(openOffice(), account.id, 'bo@acme.example', false);
    await world.call(
      accounts.createInvitation,
      { body: { account: account.id, email: 'ida@acme.example' } },
      { as: admin },
    );
    const shown = await showAccount(openOffice(), account.id);
    expect(shown).toMatchObject({ id: account.id, credits: { balance: 7, isTrue: true, lines: 1 }, jobs: 0 });
    expect(shown.people.map(({ id }) => id)).toEqual([admin.id]);
    expect(shown.invitations.map(({ email }) => email).sort()).toEqual(['bo@acme.example', 'ida@acme.example']);
    expect(shown.flags).toMatchObject({ jobMode: 'AUTO_CUSTOM_MANUAL' });
    expect(JSON.stringify(shown)).not.toContain(other.admin.id);
    await expect(showAccount(openOffice(), nobody)).rejects.toThrow('There is no account');
  });
});

describe('the emails of an account', () => {
  it('leave when the office says, and may spare work emails where it allows that, with a line that says why', async () => {
    const { account, admin } = await world.anAccount();
    const body = { shouldContactCandidateWorkEmails: false };
    const decline = [accounts.setTeamWorkEmails, { params: { id: account.id }, body }, { as: admin }] as const;
    expect((await world.refusal(...decline)).code).toBe('WORK_EMAILS_NEEDED');
    const terms = { canDisableContactWorkEmails: true, sendWindow: 'always' } as const;
    await setEmailTerms(openOffice(), account.id, terms, 'Their policy');
    expect(await world.call(...decline)).toMatchObject({
      shouldContactCandidateWorkEmails: false,
      sendWindow: 'always',
      subscription: { canDisableContactWorkEmails: true },
    });
    expect(await linesOf(account.id)).toContainEqual([
      team,
      'Emails: canDisableContactWorkEmails true, sendWindow always',
      'Their policy',
    ]);
    await expect(setEmailTerms(openOffice(), account.id, {}, 'Nothing')).rejects.toThrow('Say what is to change');
  });

  it('come no more from a domain that the office took from them, which its owner can add then', async () => {
    const { account, admin } = await world.anAccount();
    const owner = await world.anAccount();
    const add = (to: typeof account) => ({ params: { id: to.id }, body: { domain: 'fabrikam.example' } });
    await world.call(accounts.addCustomDomain, add(account), { as: admin });
    const early = await world.refusal(accounts.addCustomDomain, add(owner.account), { as: owner.admin });
    expect(early.code).toBe('DOMAIN_OF_ANOTHER_ACCOUNT');
    const release = () => releaseDomain(openOffice(), openStores().domains, 'fabrikam.example', 'They wrote from it');
    expect(await release()).toEqual({ account: account.id, domain: 'fabrikam.example', wasVerified: false });
    await expect(release()).rejects.toThrow('Nobody has claimed fabrikam.example');
    const { customDomains } = await world.call(accounts.getAccount, { params: { id: account.id } }, { as: admin });
    expect(customDomains).toEqual([]);
    await world.call(accounts.addCustomDomain, add(owner.account), { as: owner.admin });
    expect(await linesOf(account.id)).toContainEqual([team, 'Domain removed: fabrikam.example', 'They wrote from it']);
  });
});

describe('a plan', () => {
  it('is changed with its terms and a line that says why', async () => {
    const { account, admin } = await world.anAccount({ plan: 'CROWD' });
    await setPlan(openOffice(), account.id, {
      plan: 'UNLIMITED',
      periodicity: 'YEARLY',
      credits: 0,
      reason: 'Contract 12',
    });
    const seen = await world.call(accounts.getAccount, { params: { id: account.id } }, { as: admin });
    expect(seen.subscription).toMatchObject({ periodicity: 'YEARLY' });
    expect(await showAccount(openOffice(), account.id)).toMatchObject({ plan: 'UNLIMITED', hasUnlimitedPlan: true });
    expect(await linesOf(account.id)).toContainEqual([team, 'Plan: CROWD to UNLIMITED', 'Contract 12']);
    await setPlan(openOffice(), account.id, { plan: 'CROWD', reason: 'Ended' });
    expect(await showAccount(openOffice(), account.id)).toMatchObject({ plan: 'CROWD', hasUnlimitedPlan: false });
    await expect(setPlan(openOffice(), nobody, { plan: 'CROWD', reason: 'x' })).rejects.toThrow('There is no account');
  });
});

describe('seats', () => {
  it('are never fewer than are taken', async () => {
    const { account } = await world.anAccount({ seats: 5 });
    await world.anEmployer({ account });
    world.pass({ seconds: 1 });
    expect(await setSeats(openOffice(), account.id, 2, { reason: 'Smaller' })).toMatchObject({
      before: '2 of 5',
      seats: 2,
    });
    await expect(setSeats(openOffice(), account.id, 1, { reason: 'Smaller' })).rejects.toThrow('More than 1 seats');
    world.pass({ seconds: 1 });
    await setSeats(openOffice(), account.id, undefined, { reason: 'Larger' });
    expect(await showAccount(openOffice(), account.id)).toMatchObject({ seats: 2, hasUnlimitedSeats: true });
    const lines = (await linesOf(account.id)).filter(([, subject]) => subject?.startsWith('Seats'));
    expect(lines).toEqual([
      [team, 'Seats: 2', 'Smaller'],
      [team, 'Seats: as many as they like', 'Larger'],
    ]);
  });
});

describe('what the back office changes', () => {
  it('leaves a line in the log of that account, and in no other', async () => {
    const { account, admin } = await world.anAccount({ credits: 5 });
    const other = await world.anAccount();
    const before = await linesOf(other.account.id);
    const job = await world.call(jobs.createJob, { body: aJob() }, { as: admin });
    const office = openOffice();
    world.pass({ seconds: 1 });
    const known = (await linesOf(account.id)).length;
    const { signOut } = openStores().userPool;
    const steps = [
      () => grantCredits(office, account.id, 3, 'Top-up'),
      () => setFlag(office, 'jobMode', 'AUTO_MANUAL', account.id),
      () => pauseSourcing(office, account.id, job.id),
      () => resumeSourcing(office, account.id, job.id),
      () => setOutreachPaused(office, account.id, true),
      () => setOutreachPaused(office, account.id, true),
      () => setOutreachPaused(office, account.id, false),
      () => inviteTo(office, account.id, 'eva@acme.example', false),
      () => signOutPerson(office, account.id, admin.id, signOut),
    ];
    for (const step of steps) {
      await step();
      world.pass({ seconds: 1 });
    }
    expect((await linesOf(account.id)).slice(known)).toEqual([
      [team, '+3 profiles', 'Top-up'],
      [team, 'Feature jobMode: AUTO_MANUAL', undefined],
      [team, 'Sourcing paused', job.id],
      [team, 'Sourcing resumed', job.id],
      [team, 'Emails to candidates paused', undefined],
      [team, 'Emails to candidates resumed', undefined],
      [team, 'eva@acme.example', undefined],
      [team, admin.name, 'Signed out everywhere'],
    ]);
    expect(await linesOf(other.account.id)).toEqual(before);
  });

  it('is refused where there is no such account, and leaves nothing', async () => {
    await expect(setFlag(openOffice(), 'jobMode', 'AUTO', nobody)).rejects.toThrow('There is no account');
    const flag = (await listFlags(openOffice(), undefined)).find((one) => one.flag === 'jobMode');
    expect(JSON.stringify(flag)).not.toContain(nobody);
    await expect(listAudit(openOffice(), nobody, {})).rejects.toThrow('There is no account');
    await expect(setOutreachPaused(openOffice(), nobody, true)).rejects.toThrow('There is no account');
  });
});

describe('what stands', () => {
  it('is listed: flags for everyone and for one account, settings, communities with a key', async () => {
    const { account } = await world.anAccount();
    await setFlag(openOffice(), 'jobAdvertising', true, account.id);
    const [forAll] = (await listFlags(openOffice(), undefined)).filter(({ flag }) => flag === 'jobAdvertising');
    expect(forAll).toMatchObject({ byDefault: false, forAll: false, accounts: [`${account.id}: true`] });
    const [forOne] = (await listFlags(openOffice(), account.id)).filter(({ flag }) => flag === 'jobAdvertising');
    expect(forOne).toMatchObject({ forAll: false, account: true });
    expect(await listSettings(openOffice())).toContainEqual({
      key: 'enabledPlatformOffer',
      value: true,
      byDefault: true,
      reason: null,
    });
    const { communityId, apiKey } = await createApiKey(openOffice(), 'Listed');
    const listed = await listApiKeys(openOffice());
    expect(listed).toContainEqual(expect.objectContaining({ community: communityId, name: 'Listed' }));
    expect(JSON.stringify(listed)).not.toMatch(new RegExp(`${apiKey}|hash|APIKEY`, 'i'));
  });

  it('gives a community another key, and both are good until the first one ends', async () => {
    const { communityId, apiKey: old } = await createApiKey(openOffice(), 'Changing');
    const { apiKey: next } = await rotateApiKey(openOffice(), communityId, 7);
    const { apiKey: last } = await rotateApiKey(openOffice(), communityId, 30);
    const statuses = () => Promise.all([old, next, last].map(statusWith));
    expect(await statuses()).toEqual([200, 200, 200]);
    world.pass({ days: 8 });
    expect(await statuses()).toEqual([401, 200, 200]);
    world.pass({ days: 23 });
    expect(await statuses()).toEqual([401, 401, 200]);
    await expect(rotateApiKey(openOffice(), 'com_nobody', 7)).rejects.toThrow('holds no API key');
  });

  it('puts a community on trial with all its keys, the next one too, and takes it off', async () => {
    const { communityId } = await createApiKey(openOffice(), 'New ones', true);
    await rotateApiKey(openOffice(), communityId, 7);
    const trials = async () =>
      (await listApiKeys(openOffice())).flatMap(({ community, isTrial }) => (community === communityId ? isTrial : []));
    expect(await trials()).toEqual([true, true]);
    await setTrial(openOffice(), communityId, false);
    expect(await trials()).toEqual([false, false]);
    await expect(setTrial(openOffice(), 'com_nobody', true)).rejects.toThrow('holds no API key');
  });

  it('lets each key of a community ask as much in a minute as is set', async () => {
    const { communityId, apiKey } = await createApiKey(openOffice(), 'Busy');
    const { apiKey: other } = await rotateApiKey(openOffice(), communityId, 7);
    await setApiQuota(openOffice(), communityId, 2);
    const statuses: number[] = [];
    for (let call = 0; call < 5; call++) statuses.push(await statusWith(apiKey));
    expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 429]);
    expect(await statusWith(other)).toBe(200);
  });

  it('is shown of the emails of a job, in each version, and of no other account’s job', async () => {
    const { account, admin } = await world.anAccount();
    const other = await world.anAccount();
    const job = await world.call(jobs.createJob, { body: aJob({ title: 'Welder' }) }, { as: admin });
    const listed = await listTemplates(openOffice(), account.id);
    expect(listed[0]).toMatchObject({ job: job.id, title: 'Welder', version: 1, subject: expect.any(String) });
    const [version] = await showTemplates(openOffice(), account.id, job.id);
    expect(version?.steps).toHaveLength(listed.length);
    await expect(showTemplates(openOffice(), other.account.id, job.id)).rejects.toThrow('has saved no emails');
  });

  it('is recorded of what people did, of everyone or of one, since a day', async () => {
    const { account, admin } = await world.anAccount();
    const record = async (as: typeof admin) => {
      const at = new Date().toISOString();
      const event = { id: randomUUID(), name: 'survey shown' as const, at, properties: {} };
      await world.call(accounts.recordProductEvents, { body: { events: [event] } }, { as });
      return at.slice(0, 10);
    };
    await world.call(accounts.saveAnalyticsConsent, { body: { productAnalyticsConsent: true } }, { as: admin });
    const first = await record(admin);
    world.pass({ days: 2 });
    const second = await record(await world.anEmployer({ account }));
    const people = async (wanted: object) =>
      (await listEvents(openOffice(), account.id, wanted)).map(({ person, at }) => [person, at.slice(0, 10)]);
    expect(await people({})).toEqual([
      [admin.id, first],
      [null, second],
    ]);
    expect(await people({ since: second })).toEqual([[null, second]]);
    expect(await people({ person: admin.id })).toEqual([[admin.id, first]]);
  });
});

describe('sourcing', () => {
  it('is stopped with what was not delivered given back; a dry run says how much', async () => {
    const { account, admin } = await world.anAccount({ credits: 30 });
    const job = await world.call(jobs.createJob, { body: aJob() }, { as: admin });
    await world.call(jobs.startSourcing, { params: { id: job.id }, body: { batchSize: 10 } }, { as: admin });
    const held = await readLedger(openOffice(), account.id);
    const dry = await stopSourcing(openOffice(), account.id, job.id, { reason: 'Asked', isDryRun: true });
    expect(dry).toMatchObject({ asked: 10, delivered: 0, refund: 10, written: false });
    expect(await readLedger(openOffice(), account.id)).toEqual(held);
    expect(await stopSourcing(openOffice(), account.id, job.id, { reason: 'Asked' })).toMatchObject({ refund: 10 });
    expect(await readLedger(openOffice(), account.id)).toMatchObject({ balance: 30, held: 0, isTrue: true });
    expect(await linesOf(account.id)).toContainEqual([team, 'Sourcing stopped', `${job.id}: Asked`]);
    const { sourcing } = await world.call(jobs.getJob, { params: { id: job.id } }, { as: admin });
    expect(sourcing).toBe(false);
    await expect(stopSourcing(openOffice(), account.id, job.id, { reason: 'x' })).rejects.toThrow('Nothing is sourced');
  });
});

describe('a person', () => {
  it('is signed out everywhere and may come back, and of another account is not touched', async () => {
    const { account } = await world.anAccount();
    const mate = await world.anEmployer({ account });
    const other = await world.anAccount();
    const ended: string[] = [];
    const signOut = async (user: string) => void ended.push(user);
    // Tokens say in whole seconds when somebody signed in.
    world.pass({ seconds: 2 });
    await expect(signOutPerson(openOffice(), other.account.id, mate.id, signOut)).rejects.toThrow('has nobody');
    await signOutPerson(openOffice(), account.id, mate.id, signOut);
    expect(ended).toEqual([mate.id]);
    expect(await world.refusal(jobs.countJobs, {}, { as: mate })).toMatchObject({ code: 'SESSION_ENDED' });
    await world.call(accounts.getPreferences, { params: { id: 'me' } }, { as: await world.signIn(mate.email) });
  });

  it('who has lost their app signs in with the password alone again, which the audit log says', async () => {
    const { account } = await world.anAccount();
    const mate = await world.anEmployer({ account });
    const other = await world.anAccount();
    const { userPool } = openStores();
    const done: string[] = [];
    const seen = {
      resetTwoStep: async (user: typeof mate.id) => {
        done.push('reset');
        await userPool.resetTwoStep(user);
      },
      signOut: async () => void done.push('out'),
    };
    await expect(resetTwoStep(openOffice(), other.account.id, mate.id, seen)).rejects.toThrow('has nobody');
    await resetTwoStep(openOffice(), account.id, mate.id, seen);
    expect(done).toEqual(['reset', 'out']);
    expect(await linesOf(account.id)).toContainEqual([
      team,
      mate.name,
      'Two-step sign-in turned off, signed out everywhere',
    ]);
    await world.signIn(mate.email);
  });

  it('is blocked with their sessions ended; a dry run says who takes their jobs and changes nothing', async () => {
    const { account, admin } = await world.anAccount();
    const mate = await world.anEmployer({ account });
    await world.call(jobs.createJob, { body: aJob() }, { as: mate });
    const { userPool, files } = openStores();
    const { signOut } = userPool;
    const mine = [accounts.getPreferences, { params: { id: 'me' } }, { as: mate }] as const;
    const dry = await removePerson(openOffice(), account.id, mate.id, { signOut, files, isDryRun: true });
    expect(dry).toMatchObject({ jobs: 1, successor: null, teammates: [{ id: admin.id }], written: false });
    await world.call(...mine);
    const photo = pictureKey({ accountId: account.id, userId: mate.id }, 'file_of_mate', 'large');
    await files.put(photo, new Uint8Array([1]), 'image/jpeg');
    await updateItem(openOffice().table, keys.user(mate.id), setting({ picture: 'file_of_mate' }));
    await removePerson(openOffice(), account.id, mate.id, { signOut, files, successor: admin.id });
    expect(await files.get(photo)).toBeUndefined();
    await expect(world.call(...mine)).rejects.toMatchObject({ code: 'USER_BLOCKED' });
    const dryOfLast = await removePerson(openOffice(), account.id, admin.id, { signOut, files, isDryRun: true });
    expect(dryOfLast).toMatchObject({ successor: null, warning: expect.stringContaining('Nobody is left') });
  });
});
