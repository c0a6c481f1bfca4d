import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '../../functions/platform/table.ts';
import type { TableClient } from '../../functions/platform/table-calls.ts';
import { erasePerson } from '../../functions/records/person/erase-person.ts';
import type { Head } from '../../functions/records/submission/head.ts';
import { identitiesOf } from '../../functions/records/submission/identity.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { type ArrivalsHall, anArrivalsHall, linkedIn, type Opening, type Says } from '../support/arrivals.ts';
import { personAt } from '../support/persons.ts';
import { booksIn } from '../support/requests.ts';
import { aTable, type TestTable } from '../support/table.ts';

const SEEDS = { numRuns: 30 };

let table: TestTable;
beforeEach(async () => {
  table = await aTable();
});
afterEach(() => table.close());

/** The table for callers whose calls take place in any order. */
function inOrderOf(scheduler: fc.Scheduler): Table {
  const send = table.db.send.bind(table.db) as (...args: unknown[]) => Promise<unknown>;
  const later = (...args: unknown[]) => scheduler.schedule(Promise.resolve()).then(() => send(...args));
  return { db: Object.create(table.db, { send: { value: later } }), name: table.name };
}

const EMAIL = 'one@home.test';
/** Everybody says one of these at least, and all of them are of one person who is known of another job. */
const SAYS = fc.constantFrom<Says>(
  { email: EMAIL },
  { socialProfiles: linkedIn('one') },
  { email: EMAIL, socialProfiles: linkedIn('one') },
);
const ALL: Says = { email: EMAIL, socialProfiles: linkedIn('one') };
/** A person who is new: everybody says the same, or something more. */
const SAYS_OF_NEW = fc.constantFrom<Says>({ email: EMAIL }, ALL);

const WAYS = ['delivered', 'added', 'moved', 'applied'] as const;
type Way = (typeof WAYS)[number];

/** What became of one who came: they are on the job, as somebody whom another stands beside or not, or why they are not. */
type Fate = { readonly way: Way; readonly id?: SubmissionId | undefined; readonly code?: string | undefined };

const codeOf = (error: unknown) => (error as { code?: string }).code ?? String(error);
const CODES: Record<Way, string> = {
  delivered: 'DUPLICATE_PROFILE',
  added: 'ADDED_MEANWHILE',
  moved: 'ALREADY_ON_JOB',
  applied: 'never',
};

/** Makes ready what comes by some way, and answers how it comes. */
async function comingBy(
  way: Way,
  says: Says,
  { hall, job, from, n }: { hall: ArrivalsHall; job: Opening; from: Opening; n: number },
): Promise<(its: Table) => Promise<Fate>> {
  if (way === 'delivered')
    return async (its) => {
      const answer = await hall.deliver(its, job, says);
      return { way, id: answer?.status === 201 ? answer.submissionId : undefined, code: answer?.code };
    };
  if (way === 'applied')
    return async (its) => {
      await hall.apply(its, job, EMAIL, `resume ${n}`);
      return { way };
    };
  const id = await hall.type(way === 'added' ? job : from, says);
  if (way === 'moved') await hall.finish(table, id);
  const told = way === 'added' ? await hall.sameAs(id) : [];
  return async (its) => {
    try {
      if (way === 'moved') await hall.move(its, id, job);
      else await hall.finish(its, id, told);
      return { way, id };
    } catch (error) {
      return { way, code: codeOf(error) };
    }
  };
}

/** Has all of them come at once, in any order of their calls. */
async function comeAtOnce(
  ways: readonly (readonly [Way, Says])[],
  scheduler: fc.Scheduler,
  { isKnown }: { readonly isKnown: boolean },
) {
  const hall = await anArrivalsHall(table);
  const job = hall.first;
  const elsewhere = isKnown ? await hall.anotherJob() : undefined;
  if (elsewhere) await hall.deliver(table, elsewhere, ALL);
  const coming = [];
  for (const [n, [way, says]] of ways.entries())
    coming.push(await comingBy(way, says, { hall, job, from: way === 'moved' ? await hall.anotherJob() : job, n }));
  if (ways.some(([way]) => way === 'moved')) await hall.follow();
  const debitedBefore = -(await booksIn(table, hall.accountId)).debited;
  const its = inOrderOf(scheduler);
  const fates = await scheduler.waitFor(Promise.all(coming.map((come) => come(its))));
  const debited = -(await booksIn(table, hall.accountId)).debited - debitedBefore;
  return { hall, job, fates, debited, there: await hall.heads(job) };
}

/** Whoever came second is told or handled as if they had come a second later. */
function expectInTurn({ fates, debited, there }: Awaited<ReturnType<typeof comeAtOnce>>) {
  const arrived = fates.filter(({ id }) => id);
  const applied = fates.filter(({ way }) => way === 'applied').length;
  for (const { way, code } of fates.filter(({ way, id }) => !id && way !== 'applied'))
    expect(code, way).toBe(CODES[way]);
  expect(debited).toBe(arrived.filter(({ way }) => way === 'delivered').length);
  expect(there).toHaveLength(arrived.length + applied);
  expect(arrived.length).toBeLessThanOrEqual(1);
  if (applied === 0) expect(arrived.length).toBe(1);
}

const isFirst = ({ duplicate }: Head) => !duplicate;

describe('one person who comes to a job by several ways at once', () => {
  it.each([
    ['known of another job', true, SAYS],
    ['new', false, SAYS_OF_NEW],
  ] as const)('is there once: somebody %s', async (_, isKnown, says) => {
    const ways = fc.array(fc.tuple(fc.constantFrom<Way>('delivered', 'added'), says), { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(ways, fc.scheduler(), async (all, scheduler) =>
        expectInTurn(await comeAtOnce(all, scheduler, { isKnown })),
      ),
      SEEDS,
    );
  });

  it('is there once where they are moved from other jobs, delivered or added', async () => {
    const ways = fc.array(fc.tuple(fc.constantFrom<Way>('moved', 'moved', 'delivered', 'added'), SAYS), {
      minLength: 2,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(ways, fc.scheduler(), async (all, scheduler) =>
        expectInTurn(await comeAtOnce(all, scheduler, { isKnown: true })),
      ),
      SEEDS,
    );
  });

  it('is there once beside the applications that they sent themselves, of which the first alone stands for nobody else', async () => {
    const ways = fc.array(fc.tuple(fc.constantFrom<Way>('applied', 'delivered', 'added'), SAYS_OF_NEW), {
      minLength: 2,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(ways, fc.scheduler(), async (all, scheduler) => {
        const came = await comeAtOnce(all, scheduler, { isKnown: false });
        expectInTurn(came);
        expect(came.there.filter(isFirst)).toHaveLength(1);
      }),
      SEEDS,
    );
  });

  it('is there once where twenty come', async () => {
    const way = fc.constantFrom<Way>('moved', 'delivered', 'added', 'applied');
    const ways = fc.array(fc.tuple(way, SAYS), { minLength: 20, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(ways, fc.scheduler(), async (all, scheduler) =>
        expectInTurn(await comeAtOnce(all, scheduler, { isKnown: true })),
      ),
      SEEDS,
    );
  });

  it('is told of who adds them, having seen them on another job from which they were moved meanwhile', async () => {
    const hall = await anArrivalsHall(table);
    const delivered = await hall.deliver(table, await hall.anotherJob(), ALL);
    const there = delivered?.submissionId ?? 'sub_none';
    const added = await hall.type(hall.first, ALL);
    expect(await hall.sameAs(added)).toEqual([there]);
    const { name } = await hall.move(table, there, hall.first);
    const { jobId } = hall.first;
    await expect(hall.finish(table, added, [there])).rejects.toMatchObject({
      code: 'ADDED_MEANWHILE',
      details: { submissionId: there, jobId, why: `${name} was moved to the job “Title of ${jobId}”.` },
    });
  });
});

/** What happens to somebody who stands on the job and was discarded, while the same person comes there again. */
const MEANWHILE = ['undone', 'merged', 'delivered', 'moved'] as const;

describe('somebody who stands on a job', () => {
  it('stands there once, whatever is done with them while they come again', async () => {
    const all = fc.array(fc.constantFrom(...MEANWHILE), { minLength: 2, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(all, fc.scheduler(), async (acts, scheduler) => {
        const hall = await anArrivalsHall(table);
        const job = hall.first;
        const stands = await hall.type(job, ALL);
        await hall.finish(table, stands);
        const ready: ((its: Table) => Promise<unknown>)[] = [];
        for (const [n, act] of acts.entries()) {
          const says = n % 2 === 0 ? ALL : { email: EMAIL };
          if (act === 'undone') ready.push((its) => hall.undo(its, stands));
          else if (act === 'merged') {
            const added = await hall.type(job, says);
            ready.push((its) => hall.merge(its, added, stands));
          } else {
            const from = act === 'moved' ? await hall.anotherJob() : job;
            const coming = await comingBy(act, says, { hall, job, from, n });
            ready.push(async (its) => expect((await coming(its)).code).toBe(CODES[act]));
          }
        }
        await hall.discard(table, stands, job);
        const its = inOrderOf(scheduler);
        await scheduler.waitFor(Promise.all(ready.map((act) => act(its))));
        expect((await hall.heads(job)).map(({ id }) => id)).toEqual([stands]);
        expect((await booksIn(table, hall.accountId)).debited).toBe(0);
      }),
      SEEDS,
    );
  });

  it('is there once or came back, where they are deleted, or moved away, while they are delivered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.scheduler(), async (isMoved, scheduler) => {
        const hall = await anArrivalsHall(table);
        const job = hall.first;
        const stands = await hall.type(job, ALL);
        await hall.finish(table, stands);
        const elsewhere = await hall.anotherJob();
        const its = inOrderOf(scheduler);
        const leaving = isMoved ? hall.move(its, stands, elsewhere) : hall.leave(its, stands);
        await scheduler.waitFor(Promise.all([leaving, hall.deliver(its, job, ALL), hall.deliver(its, job, ALL)]));
        const there = await hall.heads(job);
        expect((await booksIn(table, hall.accountId)).debited + there.length).toBe(0);
        expect(there.length).toBeLessThanOrEqual(1);
        // Whoever is there by now is known by all that they say.
        if (there.length === 0) await hall.deliver(table, job, ALL);
        for (const says of [{ email: EMAIL }, { socialProfiles: linkedIn('one') }, ALL])
          expect(await hall.deliver(table, job, says)).toMatchObject({ code: 'DUPLICATE_PROFILE' });
      }),
      SEEDS,
    );
  });

  it('is known where they come with an address while the person of it is deleted', async () => {
    const hall = await anArrivalsHall(table);
    const { submissionId } = (await hall.deliver(table, hall.first, ALL)) ?? {};
    const submissions = submissionId ? [submissionId] : [];
    const { accountId } = hall;
    const prints = identitiesOf({ email: null, socialProfiles: [], ...ALL });
    const person = (await personAt(table, accountId, EMAIL)).id;
    const [job, other] = [await hall.anotherJob(), await hall.anotherJob()];
    // Whoever deletes has seen who else there is, and is overtaken.
    let isOver = false;
    const db: TableClient = {
      async send(command) {
        const answer = await table.db.send(command);
        if (isOver || command.operation !== 'Query' || !JSON.stringify(command.input).includes('"sub_"')) return answer;
        isOver = true;
        await hall.deliver(table, job, ALL);
        return answer;
      },
    };
    await erasePerson({ ...table, db }, accountId, { persons: [person], submissions, prints });
    expect(isOver).toBe(true);
    expect(await hall.deliver(table, job, { email: EMAIL })).toMatchObject({ code: 'DUPLICATE_PROFILE' });
    expect(await hall.deliver(table, other, ALL)).toMatchObject({ status: 201 });
  });
});
