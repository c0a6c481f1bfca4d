import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add, apply, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS, type LinkedAts, saySync } from '../../scripts/local/merge/linked-ats.ts';
import { type AtsRuns, anotherAccountOf, atsRuns } from '../../test/support/ats-runs.ts';
import { killedAt } from '../../test/support/faults.ts';
import { linkedTo, refused } from '../records/ats/link.ts';

const ID = 'sub_a';
const EMAIL = 'ada@home.example';
let runs: AtsRuns;
let ats: LinkedAts;
beforeEach(async () => {
  runs = await atsRuns();
  ats = await runs.link(INTEGRATIONS[0], { isCleared: true });
  await runs.import(ats.content.jobs[0]!.id);
  await read();
});
afterEach(() => runs?.close());

/** All that changed is read, with some time before it. */
const read = async (minutes = 6) => {
  runs.clock.now += minutes * 60_000;
  await runs.readAll();
};
const sent = async () => {
  await runs.waiting(ID, EMAIL);
  await runs.export(ID);
  await read();
  await read();
};
const connectAnother = async () => {
  runs.clock.now += 60_000;
  await runs.unlink();
  await runs.sync();
  ats = await anotherAccountOf(runs, ats);
};
const isTheirs = (one: Thing) => JSON.stringify(one.email_addresses).includes(EMAIL);
const them = () => ats.content.candidates.find(isTheirs)!;
const placeOf = ({ id }: Thing) => ats.content.applications.find(({ candidate }) => candidate === id)!;
const address = (value: string) => ({ email_addresses: [{ value, email_address_type: 'PERSONAL' }] });
const state = () => runs.stateOf(ID);

/** Merge looks into the ATS itself in the middle of each reading, and is done with that before it ends. */
const withMergeAtWork = () => {
  const from = runs.local.calls.length;
  let isDone = false;
  return {
    steps: () => 0,
    around: async <T>(call: () => Promise<T>) => {
      const answer = await call();
      if (isDone || !runs.local.calls.slice(from).includes('GET applications')) return answer;
      isDone = true;
      saySync(ats, { status: 'DONE', last_sync_finished: runs.now().toISOString() });
      return answer;
    },
  };
};
const readWithMergeAtWork = async () => {
  runs.clock.now += 6 * 60_000;
  await runs.sync(withMergeAtWork());
};

describe('whoever was sent', () => {
  it('is known in a third account by who they are in the second, where they were given another address', async () => {
    await sent();
    await connectAnother();
    await read();
    change(them(), runs.now(), { ...address('new@home.example'), first_name: 'Other' });
    await read();
    await connectAnother();
    const other = ats.content.candidates.find((one) =>
      JSON.stringify(one.email_addresses).includes('new@home.example'),
    )!;
    change(placeOf(other), runs.now(), { remote_id: 'counted-anew' });
    await read();
    expect(await state()).toBe('sent');
  });

  it('is known in another account where they became part of somebody else', async () => {
    await sent();
    const before = them();
    const other = add(ats.content, 'candidates', runs.now(), {
      first_name: 'Kim',
      last_name: 'Lee',
      ...address('kim@work.example'),
    });
    change(placeOf(before), runs.now(), { candidate: other.id });
    ats.content.candidates.splice(ats.content.candidates.indexOf(before), 1);
    await read();
    expect(await state()).toBe('sent');
    await connectAnother();
    await read();
    expect(await state()).toBe('sent');
    const same = ats.content.candidates.find(({ first_name: name }) => name === 'Kim')!;
    change(same, runs.now(), { remote_was_deleted: true });
    await read();
    expect(await state()).toBe('gone');
  });

  it.each([
    ['were deleted and are restored', them, undefined],
    ['were taken off the job and are put back on it', () => placeOf(them()), undefined],
    [
      'were taken off the job and applied again',
      () => placeOf(them()),
      () => apply(ats.content, runs.now(), { candidate: them().id, job: ats.content.jobs[0]!.id }),
    ],
  ])('is there again where they %s', async (_, whatOf, instead) => {
    await sent();
    change(whatOf(), runs.now(), { remote_was_deleted: true });
    await read();
    expect(await state()).toBe('gone');
    await read();
    if (instead) instead();
    else change(whatOf(), runs.now(), { remote_was_deleted: false });
    await read();
    expect(await state()).toBe('sent');
    change(them(), runs.now(), { remote_was_deleted: true });
    await read();
    expect(await state()).toBe('gone');
  });

  it('is gone where they were deleted before it was known here that they arrived', async () => {
    await runs.waiting(ID, EMAIL);
    let isDeleted = false;
    // As the create of the application is answered.
    await runs.export(ID, {
      steps: () => 0,
      around: async (call) => {
        const answer = await call();
        if (!isDeleted && runs.local.calls.at(-1) === 'POST applications') {
          isDeleted = true;
          change(placeOf(them()), runs.now(), { remote_was_deleted: true });
          runs.clock.now += 1_000;
          await runs.readAll();
          runs.clock.now += 6 * 60_000;
          await runs.readAll();
        }
        return answer;
      },
    });
    await read();
    expect([isDeleted, await state()]).toEqual([true, 'gone']);
  });
});

describe('an export under way while another account is connected and read whole', () => {
  it.each([
    ['there', true],
    ['gone', false],
  ])('says once that they are %s', async (_, isThere) => {
    await runs.waiting(ID, EMAIL);
    let isOver = false;
    await runs.export(ID, {
      steps: () => 0,
      around: async (call) => {
        const answer = await call();
        if (!isOver && runs.local.calls.at(-1) === 'POST applications') {
          isOver = true;
          await connectAnother();
          if (!isThere)
            for (const one of ats.content.candidates.filter(isTheirs))
              change(one, runs.now(), { remote_was_deleted: true });
          await read();
          await read();
        }
        return answer;
      },
    });
    await read();
    await read();
    expect([isOver, await state()]).toEqual([true, isThere ? 'sent' : 'gone']);
    const link = await runs.links.find(runs.accountId);
    expect([link?.looksForGone, link?.looksForSent]).toEqual([undefined, undefined]);
  });
});

describe('where Merge looks into the ATS itself during each reading', () => {
  it('says at the latest after the third that somebody is gone', async () => {
    await sent();
    change(them(), runs.now(), { remote_was_deleted: true });
    const states: unknown[] = [];
    for (let reading = 0; reading < 4; reading++) {
      await readWithMergeAtWork();
      states.push(await state());
    }
    expect(states.slice(2)).toEqual(['gone', 'gone']);
  });

  it('says so too of whoever is not in another account', async () => {
    await sent();
    await connectAnother();
    ats.content.candidates.splice(ats.content.candidates.indexOf(them()), 1);
    ats.content.applications = ats.content.applications.filter(({ candidate }) =>
      ats.content.candidates.some(({ id }) => id === candidate),
    );
    for (let reading = 0; reading < 5; reading++) await readWithMergeAtWork();
    expect(await state()).toBe('gone');
  });
});

it('goes on in another run where a copy is cleared of whose people not all are noted yet', async () => {
  await sent();
  for (let n = 0; n < 120; n++) {
    await runs.waiting(`sub_b${n}`, `b.${n}@home.example`);
    if (n % 60 === 0) await runs.export(`sub_b${n}`);
  }
  await read();
  await runs.unlink();
  await runs.sync(undefined, 0);
  const half = await runs.links.find(runs.accountId);
  expect([half?.ended, half?.noting]).toEqual([[1], { round: 1, job: expect.any(String), from: expect.any(String) }]);
  for (let run = 0; run < 20; run++) await runs.sync(undefined, 0);
  const after = await runs.links.find(runs.accountId);
  expect([after?.ended, after?.noting]).toEqual([undefined, undefined]);
  const noted = await runs.table.query(`A#${runs.accountId}#S#sub_b60`);
  expect(noted.find(({ sk }) => sk === 'EXPORT')?.there).toMatchObject({ emails: ['b.60@home.example'] });
});

it('clears what is left of an account before it where an export finds that the one of today lets nobody in', async () => {
  const before = (await runs.links.find(runs.accountId))!;
  const linked = { name: 'Lever', slug: 'lever', logo: null, linkedAccountId: 'other', token: 'other' };
  const link = linkedTo(before, linked, { accountId: runs.accountId, userId: 'usr_a' }, runs.now());
  await runs.links.save(before, link);
  await runs.links.save(link, refused(link, 'No'));
  expect((await runs.links.find(runs.accountId))?.dueAt).toBeDefined();
  await runs.sync();
  expect(await runs.links.find(runs.accountId)).toMatchObject({ state: 'RELINK' });
  expect((await runs.links.find(runs.accountId))?.ended).toBeUndefined();
});

it('creates one person once who is sent from two jobs by two addresses of theirs', async () => {
  await runs.aPerson('per_a', ['sub_a', 'sub_b'], [EMAIL, 'ada@work.example']);
  await runs.waiting('sub_a', EMAIL);
  await runs.waiting('sub_b', 'ada@work.example');
  await runs.export('sub_a', killedAfter('POST candidates'));
  await runs.export('sub_b');
  for (let run = 0; run < 6; run++) {
    runs.clock.now += 6 * 60_000;
    await runs.export('sub_a');
    await runs.export('sub_b');
  }
  expect([await runs.stateOf('sub_a'), await runs.stateOf('sub_b')]).toEqual(['sent', 'sent']);
  const theirs = ats.content.candidates.filter((one) => /"ada@/.test(JSON.stringify(one.email_addresses)));
  expect(theirs).toHaveLength(1);
});

/** A run that is killed once a call is answered. */
function killedAfter(made: string) {
  const dead = killedAt(0);
  return {
    steps: () => 0,
    around: async <T>(call: () => Promise<T>): Promise<T> => {
      const from = runs.local.calls.length;
      const answer = await call();
      return runs.local.calls.slice(from).includes(made) ? dead.around(async () => answer) : answer;
    },
  };
}
