import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteItem, getItem, putItem } from '../../functions/platform/items.ts';
import type { Table } from '../../functions/platform/table.ts';
import type { TableClient } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { createHeadStore } from '../../functions/records/submission/head-store.ts';
import { contract } from '../../shared/contract/index.ts';
import { WAIT_TEXTS } from '../../shared/rules/outreach/waiting.ts';
import { aProfile } from '../support/builders.ts';
import { type Contactable, contact, aCandidate as contactable, mailsOf, viewsOf } from '../support/mail.ts';
import { callHandler, handlersOver } from '../support/mortal-api.ts';
import { accountOf } from '../support/persons.ts';
import { findAddresses } from '../support/planted.ts';
import { aWorld, type World } from '../support/world.ts';

const { submissions, outreach } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const { shown, preflight, pass } = viewsOf(() => world);

/** Somebody of whom just the address is known that their profile says. */
const profileOf = (email: string | null) =>
  aProfile({ firstName: 'Noor', lastName: 'Haddad', email, socialProfiles: [], employmentHistory: [] });
const aCandidate = (email: string | null) => contactable(world, profileOf(email));

/** Says another address in the form that edits the profile. */
const say = async ({ admin, id }: Contactable, email: string | null) => {
  const { candidate } = await world.call(submissions.getSubmission, { params: { id } }, { as: admin });
  const body = { candidate: { ...candidate, email } };
  await world.call(submissions.editCandidate, { params: { id }, body }, { as: admin });
};
const known = async (candidate: Contactable) => (await shown(candidate)).emails.map(({ email }) => email);
const recipients = async (candidate: Contactable) => (await preflight(candidate)).recipients.map(({ email }) => email);
const reached = ({ id }: Contactable) => mailsOf(world, id).flatMap((mail) => mail.recipients);

describe('another address in the form of a profile', () => {
  it('takes the place of the one before, in contact details, preflight and the mail', async () => {
    const candidate = await aCandidate('mistyped@home.example');
    await say(candidate, 'corrected@home.example');
    expect((await known(candidate))[0]).toBe('corrected@home.example');
    await findAddresses(world);
    expect(await known(candidate)).not.toContain('mistyped@home.example');
    expect(await recipients(candidate)).toEqual(['corrected@home.example']);
    await contact(world, candidate);
    expect(reached(candidate)).toEqual(['corrected@home.example']);
  });

  it('is written to before one that the team gave earlier', async () => {
    const candidate = await aCandidate('said@home.example');
    const ofCandidate = { params: { id: candidate.id } };
    const body = { email: 'given@home.example' };
    await world.call(submissions.chooseAddress, { ...ofCandidate, body }, { as: candidate.admin });
    await say(candidate, 'said.again@home.example');
    await findAddresses(world);
    expect(await known(candidate)).toContain('given@home.example');
    expect(await recipients(candidate)).toEqual(['said.again@home.example']);
  });

  it('leaves the one before unknown where there is none any more', async () => {
    const candidate = await aCandidate('withdrawn@home.example');
    await say(candidate, null);
    await findAddresses(world);
    expect(await known(candidate)).not.toContain('withdrawn@home.example');
    expect(await recipients(candidate)).not.toContain('withdrawn@home.example');
  });
});

describe('the same address in the form of a profile, in other letters', () => {
  it('is no other one: nothing is searched anew, nor refused once somebody was contacted', async () => {
    const candidate = await aCandidate('Noor.Haddad@home.example');
    await say(candidate, 'noor.haddad@HOME.example');
    expect(await shown(candidate)).toMatchObject({ isEmailHuntDone: true, hasEmailToContact: true });
    await contact(world, candidate);
    await say(candidate, 'NOOR.HADDAD@home.example');
    expect(await shown(candidate)).toMatchObject({ isEmailHuntDone: true, wasContacted: true });
    expect(reached(candidate)).toEqual(['noor.haddad@home.example']);
    await expect(say(candidate, 'another@home.example')).rejects.toThrow();
  });
});

describe('somebody with a good address stays one who can be written to', () => {
  const given = { email: 'team.gave@home.example' };
  const withGiven = async (email: string | null) => {
    const candidate = await aCandidate(email);
    const ofCandidate = { params: { id: candidate.id }, body: given };
    await world.call(submissions.chooseAddress, ofCandidate, { as: candidate.admin });
    return candidate;
  };

  it('where the address that the profile says is taken away', async () => {
    const candidate = await withGiven('taken.away@home.example');
    await say(candidate, null);
    expect((await shown(candidate)).hasEmailToContact).toBe(true);
    expect(await recipients(candidate)).toEqual([given.email]);
  });

  it('where the profile says the very address that the team had given', async () => {
    const candidate = await withGiven('before@home.example');
    await say(candidate, given.email);
    expect((await shown(candidate)).hasEmailToContact).toBe(true);
  });
});

/** The table for a call that something comes between, before it first writes the head of a candidate. */
function whereMeanwhile(table: Table, id: string, meanwhile: () => Promise<unknown>): Table {
  let isDone = false;
  const db: TableClient = {
    async send(command) {
      const text = JSON.stringify(command.input);
      const isWrite = command.operation === 'PutItem' && text.includes(`#S#${id}"`) && text.includes('"sk":"HEAD"');
      if (isWrite && !isDone) {
        isDone = true;
        await meanwhile();
      }
      return table.db.send(command);
    },
  };
  return { ...table, db };
}

describe('an address that changes while somebody is contacted', () => {
  it.each(['contactCandidate', 'contactCandidates'] as const)('is asked for again by %s', async (route) => {
    const candidate = await aCandidate(`before.${route}@home.example`.toLowerCase());
    const { admin, id, job } = candidate;
    const its = whereMeanwhile(world.table, id, () => say(candidate, `after.${route}@home.example`.toLowerCase()));
    const body = { jobId: job, startOutreachCampaign: true };
    const input =
      route === 'contactCandidate'
        ? { params: { submissionId: id }, body }
        : { params: {}, body: { ...body, submissionsId: [id] } };
    const { text } = await callHandler(handlersOver(its).outreach, outreach[route], { input, as: admin, key: route });
    expect(text).toContain('HUNT_NOT_DONE');
    expect((await shown(candidate)).emailCampaign).toBeNull();
    await pass({ minutes: 2 });
    expect(reached(candidate)).toEqual([]);
  });

  it('says why an email waits for a search, and waits no longer where it never ends', async () => {
    const candidate = await aCandidate('never.ends@home.example');
    const { admin, id, job } = candidate;
    const body = { jobId: job, startOutreachCampaign: true };
    await world.call(outreach.contactCandidate, { params: { submissionId: id }, body }, { as: admin });
    await world.drain();
    const heads = createHeadStore(world.table);
    const account = await accountOf(world, admin);
    // The profile cannot be read when the search begins anew, so nobody searches, and nobody says that it is over.
    const profile = await getItem(world.table, keys.profile(account, id));
    await deleteItem(world.table, keys.profile(account, id));
    const searched = { ...(await heads.require(account, id)), huntDone: false, hasEmail: false };
    expect(await heads.save(searched)).toBe(true);
    await world.drain();
    await putItem(world.table, profile ?? {});
    await pass({ minutes: 2 });
    const { emailCampaign } = await shown(candidate);
    expect(emailCampaign).toMatchObject({ state: 'running', plan: { whyNotSooner: WAIT_TEXTS.searching } });
    expect(reached(candidate)).toEqual([]);
    const version = (await heads.require(account, id)).version;
    for (let minutes = 0; minutes < 60; minutes += 5) await pass({ minutes: 5 });
    // It is not looked at every minute.
    expect((await heads.require(account, id)).version - version).toBeLessThan(10);
    expect(reached(candidate)).toEqual([]);
    for (let minutes = 0; minutes < 120; minutes += 15) await pass({ minutes: 15 });
    expect(reached(candidate)).toEqual(['never.ends@home.example']);
    expect(await shown(candidate)).toMatchObject({ isEmailHuntDone: true, hasEmailToContact: true });
  });

  it('lets no mail leave while the search is not over, and lets it leave then', async () => {
    const candidate = await aCandidate('searched@home.example');
    const { admin, id, job } = candidate;
    const body = { jobId: job, startOutreachCampaign: true };
    await world.call(outreach.contactCandidate, { params: { submissionId: id }, body }, { as: admin });
    await world.drain();
    // The search begins again, and its finder takes its time, which it counts from then on.
    const submittedAt = new Date(Date.now() + 600_000).toISOString();
    const heads = createHeadStore(world.table);
    const head = await heads.require(await accountOf(world, admin), id);
    const searched = { ...head, huntDone: false, hasEmail: false, submittedAt };
    expect(await heads.save(searched)).toBe(true);
    await pass({ minutes: 2 });
    expect((await shown(candidate)).emailCampaign).toMatchObject({ state: 'running' });
    expect(reached(candidate)).toEqual([]);
    for (let minutes = 0; minutes < 60; minutes += 5) await pass({ minutes: 5 });
    expect(reached(candidate)).toEqual(['searched@home.example']);
  });
});
