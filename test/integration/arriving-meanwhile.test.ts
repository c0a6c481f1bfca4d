import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from '../../functions/platform/ids.ts';
import { deleteItem, putItem } from '../../functions/platform/items.ts';
import type { Table } from '../../functions/platform/table.ts';
import type { TableClient, TableCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { optOutPerson } from '../../functions/records/person/closing.ts';
import { erasePerson } from '../../functions/records/person/erase-person.ts';
import { forgetSubmission } from '../../functions/records/person/forget.ts';
import { findByIdentity, findKnown } from '../../functions/records/person/identities.ts';
import { joinPersons, moveMembers } from '../../functions/records/person/join.ts';
import { identitiesOf } from '../../functions/records/submission/identity.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { type ArrivalsHall, anArrivalsHall, linkedIn, type Says } from '../support/arrivals.ts';
import { actingOn, personAt } from '../support/persons.ts';
import { booksIn } from '../support/requests.ts';
import { aTable, type TestTable } from '../support/table.ts';

let table: TestTable;
let hall: ArrivalsHall;
beforeEach(async () => {
  table = await aTable();
  hall = await anArrivalsHall(table);
});
afterEach(() => table.close());

const EMAIL = 'one@home.test';
const LINK: Says = { socialProfiles: linkedIn('one') };
const ALL: Says = { email: EMAIL, ...LINK };
const MAIL: Says = { email: EMAIL };
const TAKEN = { status: 201 };
const THERE = { code: 'DUPLICATE_PROFILE' };
const printsOf = (says: Says) => identitiesOf({ email: null, socialProfiles: [], ...says });

type Command = Pick<TableCommand<object, object>, 'operation' | 'input'>;

/** The table for whom something comes between, once, before a call of theirs. */
function interrupted(isTheCall: (command: Command) => boolean, between: () => Promise<unknown>): Table {
  let isOver = false;
  const db: TableClient = {
    async send(command) {
      if (!isOver && isTheCall(command)) {
        isOver = true;
        await between();
      }
      return table.db.send(command);
    },
  };
  return { ...table, db };
}
const isTransaction = ({ operation }: Command) => operation === 'TransactWriteItems';

const finished = async (job: Parameters<ArrivalsHall['type']>[0], says: Says) => {
  const id = await hall.type(job, says);
  await hall.finish(table, id);
  return id;
};
const deliver = (its: Table, says: Says, job = hall.first) => hall.deliver(its, job, says);
const membersOf = async (id: SubmissionId) =>
  (await table.scan()).filter(({ pk, sk }) => String(pk).startsWith(`A#${hall.accountId}#P#`) && sk === id);

/** Takes all of a person away who was met by one submission. */
const erase = async (its: Table, id: SubmissionId) =>
  erasePerson(its, hall.accountId, {
    persons: [(await personAt(table, hall.accountId, EMAIL)).id],
    submissions: [id],
    prints: printsOf(ALL),
  });

describe('somebody who comes to a job', () => {
  it.each([
    ['deleted', (id: SubmissionId) => hall.leave(table, id)],
    ['erased', (id: SubmissionId) => erase(table, id)],
  ])('is known by all that they say where their only other submission is %s meanwhile', async (_, goes) => {
    const stands = await finished(await hall.anotherJob(), ALL);
    const { submissionId } =
      (await deliver(
        interrupted(isTransaction, () => goes(stands)),
        ALL,
      )) ?? {};
    await hall.follow();
    for (const print of printsOf(ALL))
      expect((await findByIdentity(table, hall.accountId, [print])).map(({ id }) => id)).toContain(submissionId);
    expect(await deliver(table, MAIL)).toMatchObject(THERE);
    expect(-(await booksIn(table, hall.accountId)).debited).toBe(1);
  });

  it('is known by an address that another submission of theirs stopped saying meanwhile', async () => {
    const acting = actingOn(table, hall.accountId);
    const stands = await finished(await hall.anotherJob(), ALL);
    const name = stands.slice('sub_'.length);
    const leaves = () => acting.edit(name, [EMAIL], 'linkedin.com/in/one');
    expect(await deliver(interrupted(isTransaction, leaves), MAIL)).toMatchObject(TAKEN);
    expect(await deliver(table, MAIL)).toMatchObject(THERE);
  });

  it('is known by an address that another submission of theirs leaves them with meanwhile', async () => {
    const acting = actingOn(table, hall.accountId);
    await acting.link('a', 'linkedin.com/in/other');
    await acting.link('b', 'linkedin.com/in/other', EMAIL);
    const leaves = () => acting.edit('b', ['linkedin.com/in/other'], EMAIL);
    const { submissionId } = (await deliver(interrupted(isTransaction, leaves), MAIL)) ?? {};
    expect((await findByIdentity(table, hall.accountId, [fingerprint(EMAIL)])).map(({ id }) => id).sort()).toEqual(
      ['sub_b', submissionId].sort(),
    );
  });

  it('stands with their person once where the same application is sent twice at once', async () => {
    const apply = (its: Table) => hall.apply(its, hall.first, EMAIL, 'resume');
    await apply(interrupted(isTransaction, () => apply(table)));
    const [head] = await hall.heads(hall.first);
    const members = (await table.scan()).filter(({ sk }) => sk === head?.id);
    expect(members).toHaveLength(1);
    expect(await findByIdentity(table, hall.accountId, printsOf(MAIL))).toMatchObject([{ id: head?.id }]);
  });

  it('leaves nothing of a person who was not to be, where somebody else came first by the same address', async () => {
    await deliver(
      interrupted(isTransaction, () => deliver(table, MAIL)),
      MAIL,
    );
    const heads = await hall.heads(hall.first);
    const members = (await table.scan()).filter(({ pk }) => String(pk).startsWith(`A#${hall.accountId}#P#`));
    expect(members.filter(({ sk }) => sk !== 'PERSON').map(({ sk }) => sk)).toEqual(heads.map(({ id }) => id));
  });

  it('keeps an address that is somebody else’s by the time its person is erased', async () => {
    const stands = await finished(await hall.anotherJob(), MAIL);
    const identity = keys.identity(hall.accountId, fingerprint(EMAIL));
    const moves = () => putItem(table, { ...identity, personId: 'per_other' });
    await erase(interrupted(isTransaction, moves), stands);
    expect(await table.get(identity)).toMatchObject({ personId: 'per_other' });
  });
});

describe('an address that a profile gets on its job', () => {
  it('is theirs in the same moment where another profile is merged into theirs', async () => {
    const stands = await finished(hall.first, LINK);
    await hall.merge(table, await hall.type(hall.first, ALL), stands);
    expect(await deliver(table, MAIL)).toMatchObject(THERE);
    await hall.follow();
    expect(await membersOf(stands)).toMatchObject([{ prints: expect.arrayContaining(printsOf(ALL)) }]);
  });

  it('is theirs in the same moment where the team gives it', async () => {
    const stands = await finished(hall.first, LINK);
    await hall.giveAddress(table, stands, EMAIL);
    expect(await deliver(table, MAIL)).toMatchObject(THERE);
    await hall.follow();
    expect(await membersOf(stands)).toMatchObject([{ prints: expect.arrayContaining(printsOf(ALL)) }]);
  });

  it('is not given to two where somebody is delivered with it meanwhile', async () => {
    const stands = await finished(hall.first, LINK);
    const its = interrupted(isTransaction, () => deliver(table, MAIL));
    await hall.giveAddress(its, stands, EMAIL);
    await hall.follow();
    const known = await findByIdentity(table, hall.accountId, printsOf(MAIL));
    expect(known.map(({ id }) => id)).toContain(stands);
    expect(known).toHaveLength(2);
  });
});

describe('a submission that is moved', () => {
  /** Two who are to be joined, of whom the one who goes has a submission on another job. */
  const twoToJoin = async () => {
    for (;;) {
      hall = await anArrivalsHall(table);
      const moves = (await deliver(table, LINK, await hall.anotherJob()))?.submissionId ?? 'sub_none';
      await deliver(table, MAIL, await hall.anotherJob());
      const [member] = await membersOf(moves);
      const goes = String(member?.pk).split('#P#')[1] as `per_${string}`;
      const other = (await personAt(table, hall.accountId, EMAIL)).id;
      if (other < goes) return { moves, goes, stays: other };
    }
  };

  it('is on its new job where its person is joined to another meanwhile', async () => {
    const { moves, goes, stays } = await twoToJoin();
    const copies = ({ operation, input }: Command) =>
      operation !== 'Query' && operation !== 'GetItem' && JSON.stringify(input).includes(moves);
    const its = interrupted(copies, () => hall.move(table, moves, hall.first));
    await joinPersons(its, hall.accountId, [goes, stays], new Date());
    expect(await membersOf(moves)).toMatchObject([{ jobId: hall.first.jobId, prints: printsOf(LINK) }]);
    expect(await deliver(table, LINK)).toMatchObject(THERE);
  });

  it('is on its new job where it follows its person meanwhile to whom they were joined into', async () => {
    const { moves, goes, stays } = await twoToJoin();
    const dies = interrupted(
      ({ operation, input }) => operation !== 'Query' && JSON.stringify(input).includes(moves),
      () => Promise.reject(new Error('The run was killed')),
    );
    await expect(joinPersons(dies, hall.accountId, [goes, stays], new Date())).rejects.toThrow('killed');
    await hall.move(
      interrupted(isTransaction, () => moveMembers(table, hall.accountId, goes, stays)),
      moves,
      hall.first,
    );
    expect(await membersOf(moves)).toMatchObject([{ jobId: hall.first.jobId, prints: printsOf(LINK) }]);
    expect(await deliver(table, LINK)).toMatchObject(THERE);
  });

  it('is found on its new job alone where it was known before there were persons', async () => {
    const [print] = printsOf(MAIL);
    if (!print) throw new Error('Nothing is said');
    const stands = await finished(hall.first, MAIL);
    const before = keys.identity(hall.accountId, print);
    await putItem(table, { ...before, sk: stands, id: stands, jobId: 'job_before' });
    expect((await findKnown(table, hall.accountId, [print])).submissions).toEqual([
      { id: stands, jobId: hall.first.jobId },
    ]);
  });

  it('stands where they are known to stand by whom their person was joined into', async () => {
    const { moves, goes, stays } = await twoToJoin();
    const member = { id: moves, prints: printsOf(LINK) };
    await putItem(table, {
      ...keys.personSubmission(hall.accountId, stays, moves),
      ...member,
      jobId: hall.first.jobId,
    });
    await joinPersons(table, hall.accountId, [goes, stays], new Date());
    expect(await membersOf(moves)).toMatchObject([{ jobId: hall.first.jobId }]);
  });
});

describe('somebody of more addresses than are deleted at once', () => {
  /** Somebody of 121 submissions, each of which says an address of its own. */
  const aCrowd = async () => {
    const acting = actingOn(table, hall.accountId);
    const names = Array.from({ length: 121 }, (_, n) => `m${n}`);
    const says = names.map((name) => `${name}@home.test`);
    const person = await acting.link('m0', 'm0@home.test');
    if (!person) throw new Error('Nobody is there');
    for (const [n, name] of names.entries()) {
      const [id, prints] = [`sub_${name}` as const, [fingerprint(says[n] ?? '')]];
      await putItem(table, { ...keys.personSubmission(hall.accountId, person, id), id, jobId: 'job_1', prints });
      for (const print of prints) await putItem(table, { ...keys.identity(hall.accountId, print), personId: person });
    }
    const submissions = names.map((name): SubmissionId => `sub_${name}`);
    return { person, submissions, prints: says.map(fingerprint), persons: [person] };
  };

  it('is deleted, also where they opted out', async () => {
    const plan = await aCrowd();
    await optOutPerson(table, hall.accountId, plan.person, { reason: 'unsubscribed', at: '2026-03-02T10:00:00.000Z' });
    await erasePerson(table, hall.accountId, plan);
    expect((await findKnown(table, hall.accountId, plan.prints)).persons).toEqual([]);
    const left = (await table.scan()).filter(({ pk }) => String(pk).includes(`#P#${plan.person}`));
    expect(left.map(({ pk, sk, ...rest }) => Object.keys(rest).sort())).toEqual([['expiresAt', 'id', 'version']]);
  });

  it('is forgotten with the last of their submissions', async () => {
    const plan = await aCrowd();
    const [last, ...others] = plan.submissions;
    for (const id of others) await deleteItem(table, keys.personSubmission(hall.accountId, plan.person, id));
    await forgetSubmission(table, hall.accountId, last ?? 'sub_none', plan.prints);
    expect((await findKnown(table, hall.accountId, plan.prints)).persons).toEqual([]);
  });

  it('keeps whoever comes with one of the addresses after some of them went', async () => {
    const plan = await aCrowd();
    let transactions = 0;
    const second = (command: Command) => isTransaction(command) && ++transactions === 2;
    const its = interrupted(second, () => deliver(table, { email: 'm110@home.test' }));
    await erasePerson(its, hall.accountId, plan);
    expect(await deliver(table, { email: 'm110@home.test' })).toMatchObject(THERE);
  });
});
