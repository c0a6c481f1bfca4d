import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountId } from '../../../shared/model/ids.ts';
import { Killed, killedAt, mortalTable } from '../../../test/support/faults.ts';
import { actingOn } from '../../../test/support/persons.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import type { Table } from '../../platform/table.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

let accounts = 0;
/** An account of its own for each test. */
function anAccount() {
  const account: AccountId = `acc_${++accounts}`;
  return { account, ...actingOn(table, account) };
}

/** Submissions and what they say, out of six addresses: enough to be joined by way of others, and not all of them. */
const SAYS = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1, maxLength: 3 }), {
  minLength: 2,
  maxLength: 6,
});

/** At which of its calls a run is killed; many never are. */
const KILLS = fc.array(fc.oneof(fc.nat(40), fc.constant(Number.POSITIVE_INFINITY)));

/** The table for runs whose calls take place in any order. */
function inOrderOf(scheduler: fc.Scheduler): Table {
  const send = table.db.send.bind(table.db) as (...args: unknown[]) => Promise<unknown>;
  const later = (...args: unknown[]) => scheduler.schedule(Promise.resolve()).then(() => send(...args));
  return { db: Object.create(table.db, { send: { value: later } }), name: table.name };
}

/** The table for a run that something else comes between, before its n-th call. */
function interruptedAt(call: number, between: () => Promise<unknown>): Table {
  const send = table.db.send.bind(table.db) as (...args: unknown[]) => Promise<unknown>;
  let calls = 0;
  const interrupted = async (...args: unknown[]) => {
    if (calls++ === call) await between();
    return send(...args);
  };
  return { db: Object.create(table.db, { send: { value: interrupted } }), name: table.name };
}

/** Who is whose by the addresses alone. */
function groupsOf(says: readonly (readonly string[])[]): number[][] {
  const groups: { members: number[]; addresses: Set<string> }[] = [];
  says.forEach((addresses, member) => {
    const same = groups.filter((group) => addresses.some((address) => group.addresses.has(address)));
    for (const group of same) groups.splice(groups.indexOf(group), 1);
    groups.push({
      members: [...same.flatMap(({ members }) => members), member].sort(),
      addresses: new Set([...same.flatMap((group) => [...group.addresses]), ...addresses]),
    });
  });
  return groups.map(({ members }) => members);
}

describe('persons that are linked at the same time', () => {
  it('are whoever the addresses say, with all that was known, wherever runs are killed and begun again', async () => {
    await fc.assert(
      fc.asyncProperty(SAYS, KILLS, fc.array(fc.nat(5)), fc.scheduler(), async (says, kills, outs, scheduler) => {
        const { account, optOut, personOf, membersOf } = anAccount();
        const run = async (n: number, its: Table) => actingOn(its, account).link(String(n), ...(says[n] ?? []));
        const optedOut = outs.flatMap((n) => says[n]?.[0] ?? []);
        const mortal = (n: number) => mortalTable(inOrderOf(scheduler), killedAt(kills[n] ?? Number.POSITIVE_INFINITY));
        const runs = Promise.allSettled(says.map((_, n) => run(n, mortal(n))));
        const outcomes = scheduler.waitFor(Promise.all([runs, ...optedOut.map((address) => optOut(address))]));
        // As the stream does: what broke off comes again, and nothing else.
        for (const [n, outcome] of (await outcomes)[0].entries()) {
          if (outcome.status === 'fulfilled') continue;
          expect(outcome.reason).toBeInstanceOf(Killed);
          await run(n, table);
        }
        for (const members of groupsOf(says)) {
          const addresses = members.flatMap((n) => says[n] ?? []);
          const ids = await Promise.all(addresses.map(async (address) => (await personOf(address)).id));
          expect(new Set(ids).size).toBe(1);
          expect(await membersOf(addresses[0] ?? '')).toEqual(members.map(String).sort());
          const isOut = addresses.some((address) => optedOut.includes(address));
          expect(Boolean((await personOf(addresses[0] ?? '')).optedOut)).toBe(isOut);
        }
      }),
      { numRuns: 40 },
    );
  });

  /** What two do at the same time, in any order of their calls. */
  const inAnyOrder = (
    begin: (of: ReturnType<typeof anAccount>) => Promise<unknown>,
    acts: readonly ((of: ReturnType<typeof actingOn>) => Promise<unknown>)[],
    then: (of: ReturnType<typeof anAccount>) => Promise<unknown>,
  ) =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const of = anAccount();
        await begin(of);
        await scheduler.waitFor(Promise.all(acts.map((act) => act(actingOn(inOrderOf(scheduler), of.account)))));
        await then(of);
      }),
      { numRuns: 60 },
    );

  it('are all found with whoever they were joined into, at whichever call of an arrival that happens', async () => {
    for (let call = 0; call < 8; call++)
      for (const address of ['a@home', 'b@home']) {
        const { account, link, membersOf } = anAccount();
        await link('a', 'a@home');
        await link('b', 'b@home');
        const its = interruptedAt(call, () => link('c', 'a@home', 'b@home'));
        await actingOn(its, account).link('d', address);
        await link('c', 'a@home', 'b@home');
        expect(await membersOf('a@home')).toEqual(['a', 'b', 'c', 'd']);
      }
  });

  it('are found by each of their addresses, wherever the run that joins them was killed', async () => {
    for (let end = 0; end < 40; end++) {
      const { account, link, knownBy } = anAccount();
      await link('a', 'a@home');
      await link('b', 'b@home');
      await link('d', 'b@home');
      await actingOn(mortalTable(table, killedAt(end)), account)
        .link('c', 'a@home', 'b@home')
        .catch((error: unknown) => expect(error).toBeInstanceOf(Killed));
      expect(await knownBy('a@home'), `killed at ${end}`).toContain('a');
      expect(await knownBy('b@home'), `killed at ${end}`).toEqual(expect.arrayContaining(['b', 'd']));
    }
  });

  it(
    'are one where one arrives with an address that another leaves with',
    () =>
      inAnyOrder(
        async ({ link }) => {
          await link('a', 'a@home');
          await link('b', 'a@home', 'b@home');
        },
        [({ edit }) => edit('b', ['a@home'], 'b@home'), ({ link }) => link('c', 'b@home')],
        async ({ membersOf }) => expect(await membersOf('b@home')).toEqual(expect.arrayContaining(['b', 'c'])),
      ),
    60_000,
  );
});
