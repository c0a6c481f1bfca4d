import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Caller } from '../../test/support/call.ts';
import { aWorld, type World } from '../../test/support/world.ts';

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
  const after = await sessionsOf(second);
  expect(after.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  expect(Date.parse(after[0]?.usedAt ?? '') - Date.parse(before[1]?.usedAt ?? '')).toBeGreaterThan(3_600_000);
  expect(after[0]).toMatchObject({ device: 'Another browser', signedInAt: before[1]?.signedInAt });
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

it('is left out of the list by whoever signs out of it, and is nobody else’s to end', async () => {
  const { signedIn } = await aPerson('own@acme.example', 2);
  const [first, second] = signedIn;
  const own = (await sessionsOf(first)).find(({ isCurrent }) => isCurrent)?.id ?? '';
  const { signedIn: strangers } = await aPerson('stranger@other.example', 1);
  const end = { params: { id: 'me', session: own } } as const;
  expect(await world.refusal(accounts.endSession, end, { as: strangers[0] })).toMatchObject({ status: 404 });
  await world.call(accounts.endSession, { params: { id: 'me', session: 'current' } }, { as: first });
  expect(await sessionsOf(second)).toHaveLength(1);
});

it('once ended, is refused where a person registers too', async () => {
  const { signedIn } = await aPerson('registers@acme.example', 2);
  const [first, second] = signedIn;
  await world.call(accounts.endOtherSessions, me, { as: second });
  const body = { email: 'registers@acme.example', user_encoded_id: 'anything' };
  expect(await world.refusal(accounts.register, { body }, { as: first })).toMatchObject({ code: 'SESSION_ENDED' });
  expect(await world.send(accounts.register, { body }, { as: second })).toMatchObject({ status: 201 });
});

it('is ended by its own id like any other, and only left out of the list as “current”', async () => {
  const { signedIn } = await aPerson('ends.own@acme.example', 2);
  const [first, second] = signedIn;
  const end = (as: Caller, session: string) =>
    world.call(accounts.endSession, { params: { id: 'me', session } }, { as });
  await end(second, 'current');
  expect(await sessionsOf(first)).toHaveLength(1);
  expect(await world.send(jobs.countJobs, {}, { as: second })).toMatchObject({ status: 200 });
  await end(first, (await sessionsOf(first)).find(({ isCurrent }) => isCurrent)?.id ?? '');
  expect(await world.refusal(jobs.countJobs, {}, { as: first })).toMatchObject({ code: 'SESSION_ENDED' });
});
