import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Profile } from '../../shared/model/candidate.ts';
import type { JobId, SubmissionId, UserId } from '../../shared/model/ids.ts';
import { addCounts, type Counts, countsOf, waitsIn } from '../../shared/rules/funnel/counters.ts';
import { followHeads } from '../../test/support/following.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { PutCommand } from '../platform/table-calls.ts';
import { countsIn } from '../records/job/job-counters.ts';
import { daysPartition, keys } from '../records/keys.ts';
import { stopped } from '../records/submission/campaign.ts';
import type { Campaign, Head } from '../records/submission/head.ts';
import { requireKnown } from '../records/submission/known-head.ts';
import { moved, undone } from '../records/submission/moves.ts';
import { newHead } from '../records/submission/new-head.ts';
import { showCounts } from './counting/job-row.ts';
import type { HeadChange } from './followers/follower.ts';

const accountId = 'acc_a';
const by = 'usr_ada';
const start = new Date('2026-03-02T10:00:00.000Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const now = later(10_000).toISOString();

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const aPerson = (over: Partial<Profile> = {}) => ({
  ...Profile.parse({ firstName: 'José', lastName: 'García' }),
  ...over,
});
const aHead = (id: SubmissionId, jobId: JobId, candidate = aPerson()): Head =>
  newHead({ accountId, id, jobId, origin: 'team', candidate, at: start, duplicate: false });
const next = (head: Head, change: (head: Head) => Head): Head => ({ ...change(head), version: head.version + 1 });

/** The changes of a profile that is saved, taken back and discarded. */
function aHistory(id: SubmissionId, jobId: JobId): HeadChange[] {
  const arrived = aHead(id, jobId);
  const saved = next(arrived, (head) => moved(head, { to: 'SAVED', at: later(60), by }));
  const back = next(saved, (head) => undone(head, { movedAt: head.columnAt, at: later(70), by }));
  const discarded = next(back, (head) => moved(head, { to: 'DISCARDED', at: later(120), by }));
  const states = [arrived, saved, back, discarded];
  return states.map((after, index) => ({ before: states[index - 1], after }));
}

const running = (startedAt: Date): Campaign => ({
  ...{ state: 'running', startedAt: startedAt.toISOString(), startedBy: by, sender: null, step: 1, steps: 3 },
  ...{ outreachVersion: 1, isAutoContact: false, useWorkEmails: true },
});
const clock = { now: () => new Date(now) };
const followed = (changes: readonly HeadChange[], queued: unknown[] = []) =>
  followHeads(table, changes, { ...clock, queued });
const countersOf = async (job: JobId) => countsIn(await table.get(keys.counters(accountId, job)));
const withoutNoughts = (counts: Counts) => addCounts(counts, {});
const recount = (changes: readonly HeadChange[]) => {
  const heads = new Map(changes.map(({ after }) => [after.id, after]));
  return [...heads.values()].reduce<Counts>((sum, head) => addCounts(sum, countsOf(requireKnown(head))), {});
};
const aRow = (job: JobId) =>
  table.db.send(new PutCommand({ TableName: table.name, Item: keys.jobRow(accountId, job) }));

describe('counting', () => {
  it('gives the counts of the end, and shows them in the job’s row', async () => {
    const changes = Array.from({ length: 30 }, (_, n) => aHistory(`sub_c${n}`, 'job_count')).flat();
    await aRow('job_count');
    await followed(changes);
    expect(withoutNoughts(await countersOf('job_count'))).toEqual(recount(changes));
    expect(await table.get(keys.jobRow(accountId, 'job_count'))).toMatchObject({
      toReview: 0,
      funnel: [30, 30, 0, 0, 0, 0, 0],
    });
  });

  it('counts what is set aside only when it is finished, as arrived', async () => {
    const finished: Head = { ...aHead('sub_aside', 'job_aside'), version: 3 };
    const pending: Head = { ...finished, version: 2, pending: true };
    await followed([{ before: undefined, after: { ...pending, version: 1 } }]);
    expect(await countersOf('job_aside')).toEqual({});
    await followed([{ before: pending, after: finished }]);
    expect(await countersOf('job_aside')).toEqual(countsOf(requireKnown(finished)));
  });

  it('never puts older numbers on a job’s row over newer ones', async () => {
    await aRow('job_row');
    await followed(aHistory('sub_row', 'job_row'));
    const row = await table.get(keys.jobRow(accountId, 'job_row'));
    await table.db.send(
      new PutCommand({ TableName: table.name, Item: { ...row, countersVersion: 99, funnel: [9, 9, 9, 9, 9, 9, 9] } }),
    );
    await showCounts(table, accountId, 'job_row', { 'team.sourced': 1 }, 98);
    expect((await table.get(keys.jobRow(accountId, 'job_row')))?.funnel).toEqual([9, 9, 9, 9, 9, 9, 9]);
  });

  it('counts reviews by how long they were waited for, and takes back those that do not stand', async () => {
    const reviewedAfter = (id: SubmissionId, hours: number): HeadChange & { after: Head } => {
      const before = aHead(id, 'job_wait');
      const review = (head: Head) => moved(head, { to: 'DISCARDED', at: later(hours * 3_600), by });
      return { before, after: next(before, review) };
    };
    const longest = reviewedAfter('sub_w1', 71);
    const shortest = reviewedAfter('sub_w2', 0.5);
    await followed([longest, shortest, reviewedAfter('sub_w3', 2), reviewedAfter('sub_w4', 8)]);
    const waits = async () => waitsIn(countsIn(await table.get(keys.counters(accountId, 'job_wait'))));
    expect(await waits()).toEqual({ min: 0, max: 72 });
    const takenBack = next(longest.after, (head) =>
      undone(head, { movedAt: head.columnAt, at: new Date(Date.parse(head.columnAt) + 1_000), by }),
    );
    await followed([
      { before: longest.after, after: takenBack },
      { before: shortest.after, after: { ...shortest.after, jobId: 'job_elsewhere', version: 9 } },
    ]);
    expect(await waits()).toEqual({ min: 2, max: 9 });
  });

  it('counts each thing on its day, for the job, its owner and the account', async () => {
    const row = { ...keys.jobRow(accountId, 'job_days'), ownerId: 'usr_days' };
    await table.db.send(new PutCommand({ TableName: table.name, Item: row }));
    const before = aHead('sub_days', 'job_days');
    const after = next(before, (head) => moved(head, { to: 'DISCARDED', at: later(86_400), by }));
    const changes = [
      { before: undefined, after: before },
      { before, after },
    ];
    await followed(changes);
    for (const of of ['job_days', 'usr_days'] as const) {
      const days = await table.query(daysPartition(accountId, of));
      expect(days.map((day) => [day.sk, countsIn(day)])).toEqual([
        ['2026-03-02', { 'team.sourced': 1 }],
        ['2026-03-03', { 'team.reviewed': 1, 'team.reviewMinutes': 1_440, 'team.waited.24': 1 }],
      ]);
    }
    const [, day] = await table.query(daysPartition(accountId, 'account'));
    expect(day).toMatchObject({ sk: '2026-03-03', 'team.reviewed': 1, 'team.waited.24': 1, lastAt: now });
  });

  it('leaves the days of a job that is handed over with whom they were counted for', async () => {
    const give = (ownerId: string) =>
      table.db.send(
        new PutCommand({ TableName: table.name, Item: { ...keys.jobRow(accountId, 'job_given'), ownerId } }),
      );
    const arrived = (id: SubmissionId, seconds: number): HeadChange => ({
      before: undefined,
      after: { ...aHead(id, 'job_given'), submittedAt: later(seconds).toISOString() },
    });
    const first = [arrived('sub_g1', 0)];
    await give('usr_old');
    await followed(first);
    await give('usr_new');
    await followed([arrived('sub_g2', 60), arrived('sub_g3', 86_400)]);
    const sourced = async (owner: UserId) =>
      (await table.query(daysPartition(accountId, owner))).map((day) => [day.sk, day['team.sourced']]);
    expect(await sourced('usr_old')).toEqual([['2026-03-02', 2]]);
    expect(await sourced('usr_new')).toEqual([['2026-03-03', 1]]);
  });

  it('has nothing stored of what became of an email, until the head no longer says it', async () => {
    const instant = (seconds: number) => later(seconds).toISOString();
    const before = aHead('sub_lines', 'job_lines');
    const sent = next(before, (head) => ({ ...head, mails: { s0: { id: 'ses-a', sent: instant(10) } } }));
    const delivered = next(sent, (head) => ({
      ...head,
      mails: { s0: { id: 'ses-a', sent: instant(10), delivered: instant(12) } },
    }));
    const again = next(delivered, (head) => ({ ...head, mails: { s0: { replaced: ['ses-a'] } } }));
    const lines = async () =>
      (await table.query('A#acc_a#S#sub_lines')).flatMap(({ sk, at, text }) =>
        /^EVENT#/.test(String(sk)) ? [[at, text]] : [],
      );
    await followed([
      { before, after: sent },
      { before: sent, after: delivered },
    ]);
    expect(await lines()).toEqual([]);
    await followed([{ before: delivered, after: again }]);
    await followed([{ before: delivered, after: again }]);
    expect(await lines()).toEqual([
      [now, 'First email bounced and goes to another address'],
      [instant(10), 'First email sent'],
      [instant(12), 'First email delivered'],
    ]);
  });

  it('has nothing stored of answers, which are told by themselves, nor that one ended the emails, until the head forgets it', async () => {
    const instant = (seconds: number) => later(seconds).toISOString();
    const before = next(aHead('sub_again', 'job_again'), (head) => ({
      ...head,
      campaign: running(later(5)),
    }));
    const first = next(before, (head) =>
      stopped({ ...head, repliedAt: instant(10), lastReplyId: 'rep_a' }, 'replied', 'The candidate replied', later(11)),
    );
    const second = next(first, (head) => ({ ...head, lastReplyId: 'rep_b' }));
    const away = next(second, (head) => ({ ...head, autoReplyAt: instant(15), lastReplyId: 'rep_c' }));
    const optedOut = next(away, (head) => ({ ...head, unsubscribedAt: instant(20) }));
    const anew = next(optedOut, (head) => ({
      ...head,
      campaign: running(later(30)),
    }));
    const lines = async () => (await table.query('A#acc_a#S#sub_again')).map(({ at, text }) => [at, text]);
    await followed([
      { before, after: first },
      { before: first, after: second },
      { before: second, after: away },
    ]);
    expect(await lines()).toEqual([]);
    const changes = [
      { before: away, after: optedOut },
      { before: optedOut, after: anew },
    ];
    await followed(changes);
    await followed(changes);
    expect(await lines()).toEqual([
      [instant(20), 'Opted out of emails'],
      [instant(30), 'Email sequence resumed'],
      [instant(11), 'Email sequence ended with a reply'],
    ]);
  });

  it('has nothing stored of who came by themselves or was sourced, which their head says', async () => {
    const arrived = (id: SubmissionId, origin: Head['origin']) => ({ ...aHead(id, 'job_came'), origin });
    const ids = ['sub_came', 'sub_applied'] as const;
    await followed([
      { before: undefined, after: arrived(ids[0], 'crowd') },
      { before: undefined, after: arrived(ids[1], 'application') },
    ]);
    for (const id of ids) expect(await table.query(`A#acc_a#S#${id}`)).toEqual([]);
  });

  it('tells the story of a candidate', async () => {
    await followed(aHistory('sub_story', 'job_story'));
    const items = await table.query('A#acc_a#S#sub_story');
    expect(items.map(({ text }) => text)).toEqual([
      'Added by your team',
      'Moved to Saved',
      'Taken back to New',
      'Moved to Discarded',
    ]);
  });
});

describe('what follows from a profile', () => {
  it('is found by each word of the name, and after a new name only by that', async () => {
    const arrived = aHead('sub_name', 'job_name');
    await followed([{ before: undefined, after: arrived }]);
    const tokens = async () => (await table.query('A#acc_a#NAMES#job_name')).map(({ sk }) => sk);
    expect(await tokens()).toEqual(['garcia#sub_name', 'jose#sub_name']);
    await followed([{ before: arrived, after: { ...arrived, version: 2, name: 'José Pérez' } }]);
    expect(await tokens()).toEqual(['jose#sub_name', 'perez#sub_name']);
  });

  it('is searched for and compared once it arrives, and not again when it moves', async () => {
    const queued: unknown[] = [];
    const arrived = aHead('sub_work', 'job_work');
    await followed([{ before: undefined, after: arrived }], queued);
    expect(queued).toHaveLength(2);
    const discarded = next(arrived, (head) => moved(head, { to: 'DISCARDED', at: later(60), by }));
    await followed([{ before: arrived, after: discarded }], queued);
    expect(queued).toHaveLength(2);
  });

  it('is found by the id of a message that was sent to it', async () => {
    const before = aHead('sub_mail', 'job_mail');
    await followed([{ before, after: { ...before, version: 2, mails: { s1: { id: 'ses-1' } } } }]);
    expect(await table.get(keys.messageId('ses-1'))).toMatchObject({ accountId, submissionId: 'sub_mail', step: 1 });
  });

  it('has nothing follow while it is set aside', async () => {
    const queued: unknown[] = [];
    await followed([{ before: undefined, after: { ...aHead('sub_draft', 'job_draft'), pending: true } }], queued);
    expect(queued).toEqual([]);
    expect(await table.query('A#acc_a#NAMES#job_draft')).toEqual([]);
  });
});
