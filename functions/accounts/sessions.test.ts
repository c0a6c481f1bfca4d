import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { readInvitation } from '../../test/support/accounts.ts';
import type { Caller } from '../../test/support/call.ts';
import { snapshotOf } from '../../test/support/snapshot.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { newId } from '../platform/ids.ts';
import { createSessionNotes } from '../records/account/session-notes.ts';

const { accounts, jobs } = contract;
const me = { params: { id: 'me' } } as const;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(() => world?.close());

const opensThePage = (as: Caller) => world.call(accounts.getPreferences, me, { as });
const sessionsOf = (as: Caller) => world.call(accounts.listSessions, me, { as });

/** A person who is signed in on so many devices, each a minute after the one before, with the product open. */
async function aPerson(email: string, devices: number) {
  const { account, admin } = await world.anAccount({ adminEmail: email });
  const signedIn: Caller[] = [admin];
  await opensThePage(admin);
  while (signedIn.length < devices) {
    world.pass({ minutes: 1 });
    const next = await world.signIn(email);
    await opensThePage(next);
    signedIn.push(next);
  }
  return { account, admin, signedIn: signedIn as [Caller, Caller, Caller] };
}

it('is listed with its device and its last use, which is told once an hour', async () => {
  const { signedIn } = await aPerson('listed@acme.example', 2);
  const [first, second] = signedIn;
  const before = await sessionsOf(second);
  expect(before.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  expect(new Set(before.map(({ id }) => id)).size).toBe(2);
  world.pass({ minutes: 30 });
  await opensThePage(first);
  expect(await sessionsOf(second)).toEqual(before);
  world.pass({ minutes: 40 });
  await opensThePage(first);
  const other = (await sessionsOf(second)).find(({ isCurrent }) => !isCurrent);
  expect(Date.parse(other?.usedAt ?? '') - Date.parse(before[1]?.usedAt ?? '')).toBeGreaterThan(3_600_000);
  expect(other).toMatchObject({ device: 'Another browser', signedInAt: before[1]?.signedInAt });
});

it('is refused everywhere once it was ended, also with a token that was renewed since', async () => {
  const { signedIn } = await aPerson('ended@acme.example', 3);
  const [first, second, third] = signedIn;
  const other = (await sessionsOf(third)).at(-1)?.id ?? '';
  await world.call(accounts.endSession, { params: { id: 'me', session: other } }, { as: third });
  world.pass({ hours: 2 });
  const refused = { status: 401, code: 'SESSION_ENDED' };
  expect(await world.refusal(jobs.countJobs, {}, { as: first })).toMatchObject(refused);
  expect(await world.refusal(accounts.getPreferences, me, { as: first })).toMatchObject(refused);
  expect((await sessionsOf(second)).map(({ id }) => id)).not.toContain(other);
  await world.call(jobs.countJobs, {}, { as: second });
});

it('ends with all the others, but for the one that asks, and whoever signs in again is in', async () => {
  const { signedIn } = await aPerson('others@acme.example', 3);
  const [first, second, third] = signedIn;
  world.pass({ minutes: 1 });
  await world.call(accounts.endOtherSessions, me, { as: second });
  for (const as of [first, third])
    expect(await world.refusal(jobs.countJobs, {}, { as })).toMatchObject({ status: 401 });
  const again = await world.signIn('others@acme.example');
  await opensThePage(again);
  expect(await sessionsOf(second)).toHaveLength(2);
});

it('can be ended twice at once with another, and neither comes back', async () => {
  const { signedIn } = await aPerson('both@acme.example', 3);
  const [first, second, third] = signedIn;
  const [, ...others] = await sessionsOf(third);
  const end = (session: string) => world.call(accounts.endSession, { params: { id: 'me', session } }, { as: third });
  await Promise.all(others.map(({ id }) => end(id)));
  for (const as of [first, second])
    expect(await world.refusal(jobs.countJobs, {}, { as })).toMatchObject({ status: 401 });
});

it('is nobody else’s to end', async () => {
  const { signedIn } = await aPerson('own@acme.example', 1);
  const [{ id: own = '' } = {}] = await sessionsOf(signedIn[0]);
  const { signedIn: strangers } = await aPerson('stranger@other.example', 1);
  const end = { params: { id: 'me', session: own } } as const;
  expect(await world.refusal(accounts.endSession, end, { as: strangers[0] })).toMatchObject({ status: 404 });
  expect(await world.send(jobs.countJobs, {}, { as: signedIn[0] })).toMatchObject({ status: 200 });
});

it('once ended, is refused where a person registers too', async () => {
  const { signedIn } = await aPerson('registers@acme.example', 2);
  const [first, second] = signedIn;
  await world.call(accounts.endOtherSessions, me, { as: second });
  const body = { email: 'registers@acme.example', user_encoded_id: 'anything' };
  expect(await world.refusal(accounts.register, { body }, { as: first })).toMatchObject({ code: 'SESSION_ENDED' });
  expect(await world.send(accounts.register, { body }, { as: second })).toMatchObject({ status: 201 });
});

const end = (as: Caller, session: string) => world.call(accounts.endSession, { params: { id: 'me', session } }, { as });
const ENDED = { status: 401, code: 'SESSION_ENDED' };

it('is refused at once, whatever still holds its tokens, once somebody signed out of it or ended it by its id', async () => {
  const { signedIn } = await aPerson('ends.own@acme.example', 3);
  const [first, second, third] = signedIn;
  await end(second, 'current');
  expect(await world.refusal(jobs.countJobs, {}, { as: second })).toMatchObject(ENDED);
  expect(await world.refusal(accounts.getPreferences, me, { as: second })).toMatchObject(ENDED);
  expect(await world.refusal(accounts.listSessions, me, { as: second })).toMatchObject(ENDED);
  world.pass({ hours: 2 });
  expect(await world.refusal(jobs.countJobs, {}, { as: second })).toMatchObject(ENDED);
  expect(await sessionsOf(first)).toHaveLength(2);
  await end(first, (await sessionsOf(first)).find(({ isCurrent }) => isCurrent)?.id ?? '');
  expect(await world.refusal(jobs.countJobs, {}, { as: first })).toMatchObject(ENDED);
  await world.call(jobs.countJobs, {}, { as: third });
});

it('ends with all, here and at the user pool, also the one that asks', async () => {
  const { account, signedIn } = await aPerson('everywhere@acme.example', 2);
  const [first, second] = signedIn;
  await end(second, 'all');
  for (const as of [first, second]) expect(await world.refusal(jobs.countJobs, {}, { as })).toMatchObject(ENDED);
  const again = await world.signIn('everywhere@acme.example');
  expect(await sessionsOf(again)).toMatchObject([{ isCurrent: true }]);
  const query = { kind: 'SECURITY_CHANGED' } as const;
  const { entries } = await world.call(accounts.listAudit, { params: { id: account.id }, query }, { as: again });
  expect(entries.map(({ subject }) => subject)).toEqual(['Signed out everywhere']);
  world.pass({ hours: 2 });
  await expect(first.authorization()).rejects.toThrow('Refresh Token has been revoked');
});

it('is listed whatever it calls first, at the cost of nothing more in that hour', async () => {
  const { admin } = await world.anAccount({ adminEmail: 'quiet@acme.example' });
  await opensThePage(admin);
  world.pass({ minutes: 1 });
  const quiet = await world.signIn('quiet@acme.example');
  await world.call(jobs.countJobs, {}, { as: quiet });
  expect(await sessionsOf(admin)).toHaveLength(2);
  const before = await snapshotOf(world.table);
  await world.call(jobs.countJobs, {}, { as: quiet });
  expect(await snapshotOf(world.table)).toEqual(before);
});

it('stays ended where a person is removed and comes back', async () => {
  const { account, admin } = await world.anAccount();
  const email = 'back@acme.example';
  const member = await world.anEmployer({ account, email });
  world.pass({ seconds: 5 });
  const stolen = await world.signIn(email);
  await opensThePage(stolen);
  world.pass({ seconds: 5 });
  await world.call(accounts.endOtherSessions, me, { as: await world.signIn(email) });
  expect(await world.refusal(jobs.countJobs, {}, { as: stolen })).toMatchObject(ENDED);
  await world.call(accounts.removeTeammate, { params: { id: member.id }, query: {} }, { as: admin });
  const { id, key } = readInvitation(await world.anInvitation({ account, email }));
  world.pass({ seconds: 5 });
  const again = await world.signIn(email);
  const body = { email, user_encoded_id: Buffer.from(`${id}.${key}`).toString('base64url') };
  await world.call(accounts.register, { body }, { as: again });
  expect(await world.refusal(jobs.countJobs, {}, { as: stolen })).toMatchObject(ENDED);
  await world.call(jobs.countJobs, {}, { as: again });
});

it('is listed, the latest used ones, where there are more than are shown', async () => {
  const { account, admin, signedIn } = await aPerson('many@acme.example', 1);
  const note = createSessionNotes(world.table);
  const owner = { id: admin.id, accountId: account.id };
  const [{ signedInAt = '' } = {}] = await sessionsOf(signedIn[0]);
  const old = Array.from({ length: 130 }, () => ({ id: newId(), signedInAt, device: 'Firefox' }));
  for (const [minute, session] of old.entries())
    await note(owner, session, new Date(Date.parse(signedInAt) + minute * 60_000));
  world.pass({ hours: 3 });
  await opensThePage(signedIn[0]);
  const listed = await sessionsOf(signedIn[0]);
  expect(listed[0]).toMatchObject({ isCurrent: true });
  expect(listed.slice(1).map(({ id }) => id)).toEqual(
    old
      .map(({ id }) => id)
      .toReversed()
      .slice(0, 99),
  );
});
