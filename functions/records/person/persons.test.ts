import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountId, PersonId } from '../../../shared/model/ids.ts';
import { actingOn } from '../../../test/support/persons.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { fingerprint } from '../../platform/ids.ts';
import { putItem } from '../../platform/items.ts';
import { keys } from '../keys.ts';
import { claimFound } from './claim.ts';
import { readWithSubmissions } from './identities.ts';
import { joinPersons, moveMembers } from './join.ts';
import { holdPerson, readPerson } from './person-store.ts';

const at = '2026-03-02T10:00:00.000Z';
const later = '2026-03-03T10:00:00.000Z';

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

describe('a person', () => {
  it('keeps what a newer version knows of either, where they turn out to be one', async () => {
    const { account } = anAccount();
    for (const [id, more] of [
      ['per_a', { likes: 'tea', of: 'a' }],
      ['per_b', { erasedAt: at, of: 'b' }],
    ] as const)
      await putItem(table, { ...keys.person(account, id), id, version: 1, ...more });
    await joinPersons(table, account, ['per_b', 'per_a'], new Date(at));
    expect(await readPerson(table, account, 'per_b')).toMatchObject({
      ...{ id: 'per_a', version: 2, likes: 'tea', erasedAt: at, of: 'a' },
    });
    expect(await readPerson(table, account, 'per_a')).not.toHaveProperty('joinedInto');
  });

  it('is one over all submissions that share an address or a link, also by way of others', async () => {
    const { link, personOf, membersOf, knownBy } = anAccount();
    await link('a', 'a@home', 'in/sam');
    await link('b', 'b@home');
    await link('c', 'c@home');
    await link('d', 'b@home', 'in/sam');
    expect((await personOf('a@home')).id).toBe((await personOf('b@home')).id);
    expect((await personOf('c@home')).id).not.toBe((await personOf('b@home')).id);
    expect(await membersOf('a@home')).toEqual(['a', 'b', 'd']);
    expect(await knownBy('b@home', 'nobody@home')).toEqual(['a', 'b', 'd']);
  });

  it('is linked once however often that is asked for', async () => {
    const { account, link } = anAccount();
    await link('a', 'a@home', 'in/sam');
    const before = (await table.scan()).filter(({ pk }) => String(pk).includes(account));
    await link('a', 'in/sam', 'a@home');
    expect((await table.scan()).filter(({ pk }) => String(pk).includes(account))).toEqual(before);
  });

  it('is nobody of another account', async () => {
    const [one, other] = [anAccount(), anAccount()];
    await one.link('a', 'a@home');
    await one.optOut('a@home');
    await other.link('a', 'a@home');
    expect(await other.personOf('a@home')).toMatchObject({ version: 0 });
    expect(await other.membersOf('a@home')).toEqual(['a']);
  });

  it('is nobody where a submission says no address and no link', async () => {
    expect(await anAccount().link('a')).toBeUndefined();
  });
});

describe('what is known of two who turn out to be one', () => {
  it('is all of it: the earlier opt-out, every bounce, and the hold', async () => {
    const { link, optOut, close, hold, personOf } = anAccount();
    await link('a', 'a@home');
    await link('b', 'b@home');
    await optOut('b@home', 'complained', later);
    await optOut('a@home');
    await close('a@home');
    await close('b@home');
    const kept = anAccount();
    await link('c', 'a@home', 'b@home');
    const person = await personOf('b@home');
    expect(person.optedOut).toEqual({ reason: 'unsubscribed', at });
    expect(Object.keys(person.bounced ?? {}).sort()).toEqual(['a@home', 'b@home'].map(fingerprint).sort());
    await kept.link('a', 'a@home');
    await kept.link('b', 'b@home');
    expect(await kept.hold('b', 'b@home')).toBeUndefined();
    await kept.link('c', 'a@home', 'b@home');
    expect((await kept.personOf('a@home')).hold?.submissionId).toBe('sub_b');
    expect(await hold('c', 'b@home')).toMatchObject({ optedOut: { reason: 'unsubscribed' } });
  });

  it('counts for whoever asks by the one that was joined', async () => {
    const { account, link, optOut } = anAccount();
    const [one, other] = [await link('a', 'a@home'), await link('b', 'b@home')];
    const root = await link('c', 'a@home', 'b@home');
    const joined = root === one ? other : one;
    await optOut('a@home');
    const hold = { submissionId: 'sub_c', version: 1, at } as const;
    const found = joined && (await holdPerson(table, account, joined, { hold, address: fingerprint('b@home') }));
    expect(found).toMatchObject({ id: root, optedOut: { reason: 'unsubscribed' } });
    const shown = joined && (await readWithSubmissions(table, account, joined));
    expect(shown?.submissions.map(({ id }) => id)).toEqual(['sub_a', 'sub_b', 'sub_c']);
    expect(shown).toMatchObject({ person: { id: root, optedOut: { reason: 'unsubscribed' } } });
  });
});

describe('a hold', () => {
  it('is one submission’s at a time, at an address that takes mail, of a person who wants it', async () => {
    const { link, hold, close, optOut } = anAccount();
    await link('a', 'a@home', 'a@work');
    await close('a@work');
    expect(await hold('a', 'a@work')).toMatchObject({ bounced: { [fingerprint('a@work')]: at } });
    expect(await hold('a', 'a@home')).toBeUndefined();
    expect(await hold('a', 'a@home')).toBeUndefined();
    expect(await hold('b', 'a@home')).toMatchObject({ hold: { submissionId: 'sub_a' } });
    await optOut('a@work');
    expect(await hold('a', 'a@home')).toMatchObject({ optedOut: { reason: 'unsubscribed' } });
  });

  it('is taken by one of many who try at once, whichever address they know', async () => {
    const { link, hold } = anAccount();
    await link('a', 'a@home', 'b@home', 'c@home');
    const tries = ['a@home', 'b@home', 'c@home', 'a@home', 'b@home', 'c@home'];
    const answers = await Promise.all(tries.map((address, n) => hold(`n${n}`, address)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
  });
});

describe('an edit', () => {
  it('takes an address from a person only where no other submission of theirs has it', async () => {
    const { link, edit, personOf, membersOf } = anAccount();
    await link('a', 'a@home', 'in/sam');
    await link('b', 'in/sam', 'b@home', 'old@home');
    await edit('b', ['old@home', 'in/sam'], 'b@home', 'a@home');
    expect((await personOf('in/sam')).id).toBe((await personOf('b@home')).id);
    expect((await personOf('old@home')).id).not.toBe((await personOf('b@home')).id);
    expect(await membersOf('a@home')).toEqual(['a', 'b']);
  });

  it('makes whoever shares nothing any more a person of their own, with what is known of their addresses', async () => {
    const { link, edit, personOf, membersOf, close, hold } = anAccount();
    await link('a', 'a@home');
    await link('b', 'a@home', 'b@home');
    await close('b@home');
    await hold('b', 'a@home');
    for (let run = 0; run < 2; run++) await edit('b', ['a@home'], 'b@home');
    expect(await membersOf('a@home')).toEqual(['a']);
    expect(await membersOf('b@home')).toEqual(['b']);
    expect(await personOf('b@home')).toMatchObject({
      bounced: { [fingerprint('b@home')]: at },
      hold: { submissionId: 'sub_b' },
    });
  });

  it('is no way round an opt-out', async () => {
    const { link, edit, optOut, personOf } = anAccount();
    await link('a', 'a@home');
    await optOut('a@home');
    await edit('a', ['a@home'], 'other@home');
    expect((await personOf('other@home')).optedOut).toBeDefined();
    expect((await personOf('a@home')).optedOut).toBeDefined();
  });

  it('leaves a closed address closed', async () => {
    const { link, edit, close, personOf } = anAccount();
    await link('a', 'a@home');
    await close('a@home');
    await edit('a', ['a@home'], 'b@home');
    expect((await personOf('a@home')).bounced).toHaveProperty(fingerprint('a@home'));
  });
});

describe('an address that was found of a submission', () => {
  const found = (account: AccountId, personId: PersonId) =>
    claimFound(
      { table, now: () => new Date(at) },
      { accountId: account, id: 'sub_a', jobId: 'job_a' },
      { personId, prints: ['a@home', 'new@home'].map(fingerprint), found: [fingerprint('new@home')] },
    );

  it('is its person’s', async () => {
    const { account, link, personOf, membersOf } = anAccount();
    await link('a', 'a@home');
    const { id } = await personOf('a@home');
    expect(await found(account, id)).toBe(id);
    expect(await membersOf('new@home')).toEqual(['a']);
  });

  it('is nobody’s yet where the submission has left the person meanwhile', async () => {
    const { account, link, personOf, knownBy } = anAccount();
    await link('a', 'a@home');
    const { id } = await personOf('a@home');
    await moveMembers(table, account, id, 'per_elsewhere');
    expect(await found(account, id)).toBeUndefined();
    expect(await knownBy('new@home')).toEqual([]);
    expect((await readWithSubmissions(table, account, id)).submissions.map((member) => member.id)).toEqual([]);
  });
});
