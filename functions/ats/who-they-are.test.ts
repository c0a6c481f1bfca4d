import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add, apply, change } from '../../scripts/local/merge/ats-content.ts';
import { saySync } from '../../scripts/local/merge/linked-ats.ts';
import { amid, EMAIL, ID, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { killedAt } from '../../test/support/faults.ts';
import { linkedTo, refused } from '../records/ats/link.ts';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

const address = (value: string) => ({ email_addresses: [{ value, email_address_type: 'PERSONAL' }] });

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
      saySync(runs.ats(), { status: 'DONE', last_sync_finished: runs.now().toISOString() });
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
    await runs.arrive();
    await runs.connectAnother();
    await runs.read();
    change(runs.who(), runs.now(), { ...address('new@home.example'), first_name: 'Other' });
    await runs.read();
    await runs.connectAnother();
    change(runs.placeOf('new@home.example'), runs.now(), { remote_id: 'counted-anew' });
    await runs.read();
    expect(await runs.state()).toBe('sent');
  });

  it('is known in another account where they became part of somebody else', async () => {
    await runs.arrive();
    const before = runs.who();
    const place = runs.placeOf();
    const other = add(runs.ats().content, 'candidates', runs.now(), {
      first_name: 'Kim',
      last_name: 'Lee',
      ...address('kim@work.example'),
    });
    change(place, runs.now(), { candidate: other.id });
    runs.ats().content.candidates.splice(runs.ats().content.candidates.indexOf(before), 1);
    await runs.read();
    expect(await runs.state()).toBe('sent');
    await runs.connectAnother();
    await runs.read();
    expect(await runs.state()).toBe('sent');
    const same = runs.ats().content.candidates.find(({ first_name: name }) => name === 'Kim')!;
    change(same, runs.now(), { remote_was_deleted: true });
    await runs.read();
    expect(await runs.state()).toBe('gone');
  });

  it.each([
    ['were deleted and are restored', () => runs.who(), undefined],
    ['were taken off the job and are put back on it', () => runs.placeOf(), undefined],
    [
      'were taken off the job and applied again',
      () => runs.placeOf(),
      () => apply(runs.ats().content, runs.now(), { candidate: runs.who().id, job: runs.ats().content.jobs[0]!.id }),
    ],
  ])('is there again where they %s', async (_, whatOf, instead) => {
    await runs.arrive();
    change(whatOf(), runs.now(), { remote_was_deleted: true });
    await runs.read();
    expect(await runs.state()).toBe('gone');
    await runs.read();
    if (instead) instead();
    else change(whatOf(), runs.now(), { remote_was_deleted: false });
    await runs.read();
    expect(await runs.state()).toBe('sent');
    change(runs.who(), runs.now(), { remote_was_deleted: true });
    await runs.read();
    expect(await runs.state()).toBe('gone');
  });

  it('is gone where they were deleted before it was known here that they arrived', async () => {
    await runs.waiting(ID, EMAIL);
    const deleted = amid(runs, 'POST applications', async () => {
      change(runs.placeOf(), runs.now(), { remote_was_deleted: true });
      runs.clock.now += 1_000;
      await runs.readAll();
      await runs.read();
    });
    await runs.export(ID, deleted);
    await runs.read();
    expect([deleted.isDone(), await runs.state()]).toEqual([true, 'gone']);
  });
});

describe('an export under way while another account is connected and read whole', () => {
  it.each([
    ['there', true],
    ['gone', false],
  ])('says once that they are %s', async (_, isThere) => {
    await runs.waiting(ID, EMAIL);
    const arriving = amid(runs, 'POST applications', async () => {
      await runs.connectAnother();
      if (!isThere) change(runs.who(), runs.now(), { remote_was_deleted: true });
      await runs.read(2);
    });
    await runs.export(ID, arriving);
    await runs.read(2);
    expect([arriving.isDone(), await runs.state()]).toEqual([true, isThere ? 'sent' : 'gone']);
    const link = await runs.links.find(runs.accountId);
    expect([link?.looksForGone, link?.looksForSent]).toEqual([undefined, undefined]);
  });
});

describe('where Merge looks into the ATS itself during each reading', () => {
  it('says at the latest after the third that somebody is gone', async () => {
    await runs.arrive();
    change(runs.who(), runs.now(), { remote_was_deleted: true });
    const states: unknown[] = [];
    for (let reading = 0; reading < 4; reading++) {
      await readWithMergeAtWork();
      states.push(await runs.state());
    }
    expect(states.slice(2)).toEqual(['gone', 'gone']);
  });

  it('says so too of whoever is not in another account', async () => {
    await runs.arrive();
    await runs.connectAnother();
    runs.ats().content.candidates.splice(runs.ats().content.candidates.indexOf(runs.who()), 1);
    runs.ats().content.applications = runs
      .ats()
      .content.applications.filter(({ candidate }) => runs.ats().content.candidates.some(({ id }) => id === candidate));
    for (let reading = 0; reading < 5; reading++) await readWithMergeAtWork();
    expect(await runs.state()).toBe('gone');
  });
});

it('goes on in another run where a copy is cleared of whose people not all are noted yet', async () => {
  await runs.arrive();
  for (let n = 0; n < 120; n++) {
    await runs.waiting(`sub_b${n}`, `b.${n}@home.example`);
    if (n % 60 === 0) await runs.export(`sub_b${n}`);
  }
  await runs.read();
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
  const theirs = runs.ats().content.candidates.filter((one) => /"ada@/.test(JSON.stringify(one.email_addresses)));
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
