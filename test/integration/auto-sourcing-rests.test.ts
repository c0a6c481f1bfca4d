import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantCredits } from '../../scripts/ops/create-account.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Sourcer } from '../support/accounts.ts';
import { historyOf, sourcedJobsIn } from '../support/sourced-jobs.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, submissions } = contract;

let world: World;
let sourcer: Sourcer;
let on: ReturnType<typeof sourcedJobsIn>;
beforeAll(async () => {
  // A Monday morning in Berlin, where the jobs are.
  world = await aWorld({ at: '2026-03-02T08:30:00.000Z' });
  sourcer = await world.aSourcer();
  on = sourcedJobsIn(world, sourcer);
});
afterAll(() => world?.close());

describe('auto-sourcing', () => {
  it('rests without credits and goes on once there are some', async () => {
    const place = await on.aCalibratedJob(17);
    await world.call(jobs.activateAutoSourcing, ...on.of(place));
    await on.pass({ minutes: 1 });
    expect(await on.requestOf(place)).toMatchObject({ batchSize: 7 });
    await on.deliver(place);
    world.pass({ days: 1 });
    await on.pass({ minutes: 1 });
    expect(await on.read(place)).toMatchObject({ autoSourcing: 'PAUSE', notSourcingReason: 'CREDITS_EXHAUSTED' });
    await grantCredits(openOffice(), place.account.id, 40, 'Top-up');
    await on.pass({ hours: 1 });
    await on.pass({ minutes: 1 });
    expect(historyOf(await on.read(place)).slice(0, 3)).toEqual([
      'BATCH_REQUESTED NEEDED_MORE_LEADS',
      'RESUME CREDITS_EXHAUSTED',
      'PAUSE CREDITS_EXHAUSTED',
    ]);
    expect(await on.bookOf(place)).toMatchObject({ balance: 40, held: 20, isTrue: true });
  });

  it('rests where two triggers say that something is wrong, for four hours, and says which', async () => {
    const place = await on.aCalibratedJob(200);
    await world.call(jobs.activateAutoSourcing, ...on.of(place));
    await on.pass({ minutes: 1 });
    await on.deliver(place, 20, { location: 'Lisbon, Portugal' });
    await on.discardAll(place);
    world.pass({ days: 1 });
    await on.pass({ minutes: 1 });
    const paused = await on.read(place);
    expect(paused).toMatchObject({
      autoSourcing: 'PAUSE',
      autoSourcingPause: { reasons: ['PAUSED_BY_DATA_SYSTEM_FOR_TWO_TRIGGERS'] },
    });
    expect(paused.autoSourcingPause?.triggers).toEqual(
      expect.arrayContaining([
        { trigger: 'clientDQ', details: 'relative' },
        { trigger: 'clientDQ', details: 'location' },
      ]),
    );
    await on.pass({ hours: 3 });
    expect((await on.read(place)).autoSourcing).toBe('PAUSE');
    await on.pass({ hours: 1, minutes: 1 });
    expect((await on.read(place)).autoSourcing).toBe('ON');
  });

  it('rests above 100 profiles to review, says so, and goes on at 100', async () => {
    const place = await on.aCalibratedJob(400);
    await world.call(jobs.startSourcing, { ...on.of(place)[0], body: { batchSize: 100 } }, { as: place.admin });
    await on.deliver(place);
    // So many in a day are a reason of their own to look.
    world.pass({ days: 1 });
    await world.call(jobs.activateAutoSourcing, ...on.of(place));
    await on.pass({ minutes: 1 });
    // A hundred is not too many: the day's batch is asked for.
    expect(await on.requestOf(place)).toMatchObject({ batchSize: 20 });
    await on.deliver(place, 5);
    await on.pass({ minutes: 1 });
    expect(await on.read(place)).toMatchObject({
      autoSourcing: 'PAUSE',
      autoSourcingPause: { reasons: ['PROFILES_TO_REVIEW_LIMIT_REACHED'] },
      sourcingRequest: null,
    });
    expect(await on.bookOf(place)).toMatchObject({ balance: 285, held: 0, isTrue: true });
    const submissionIds = (await on.newOnes(place)).slice(0, 5);
    const discard = { jobId: place.job.id, submissionIds, reason: 'NOT_QUITE_RIGHT' as const };
    await world.call(submissions.disqualifyAsClient, { body: discard }, { as: place.admin });
    await world.drain();
    await on.pass({ minutes: 1 });
    const after = await on.read(place);
    expect(after).toMatchObject({ autoSourcing: 'ON', autoSourcingPause: null });
    expect(historyOf(after).slice(0, 2)).toEqual([
      'RESUME PROFILES_TO_REVIEW_LIMIT_REACHED',
      'PAUSE PROFILES_TO_REVIEW_LIMIT_REACHED',
    ]);
  });
});
