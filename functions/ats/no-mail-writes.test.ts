import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AccountId } from '../../shared/model/ids.ts';
import { type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { type Fate, Killed, killedAt } from '../../test/support/faults.ts';
import { fingerprint } from '../platform/ids.ts';
import type { Table } from '../platform/table.ts';
import { createForbidding, type Word } from '../records/ats/forbidding.ts';
import { findNoMailInAts } from '../records/ats/no-mail.ts';

const EMAIL = 'a@home.example';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

const forbids = (who: string): Word => ({ who, forbids: [EMAIL], lifts: 'rest', isThere: true });
const allows = (who: string): Word => ({ who, forbids: [], lifts: 'rest', isThere: true });
const silent = (who: string): Word => ({ who, forbids: [], lifts: [] });
const allowsExpressly = (who: string): Word => ({ ...allows(who), allows: [EMAIL] });

/** The table as a run has it that ends so. */
function tableOf(fate: Fate): Table {
  const send = runs.table.db.send.bind(runs.table.db) as (call: unknown) => Promise<unknown>;
  const value = (call: unknown) => fate.around(() => send(call));
  return { ...runs.table, db: Object.create(runs.table.db, { send: { value } }) };
}
const keep = (word: Word, table: Table = runs.table, { round = 1, accountId = runs.accountId } = {}) =>
  createForbidding(table, { accountId, round }).keep([word]);
const isForbidden = async () => (await findNoMailInAts(runs.table, runs.accountId, [fingerprint(EMAIL)])).size === 1;
const left = async () => (await runs.table.scan()).filter(({ pk }) => String(pk).endsWith('#ATSNOMAIL'));

const unlessKilled = (error: unknown) => {
  if (!(error instanceof Killed)) throw error;
};

/** At every step of it a run is killed that keeps a word, each time of somebody else. */
async function killedAtEach(word: (who: string) => Word, before: (who: string) => Promise<void>, after: typeof before) {
  for (let step = 0, isOver = false; !isOver; step++) {
    const who = `cand_${step}`;
    await before(who);
    const fate = killedAt(step);
    await keep(word(who), tableOf(fate)).catch(unlessKilled);
    isOver = fate.steps() < step;
    await after(who);
    await keep(allows(who));
    expect(await isForbidden()).toBe(false);
  }
}
const nothing = async () => {};
const isSo = (word: (who: string) => Word, is: boolean) => async (who: string) => {
  await keep(word(who));
  expect(await isForbidden()).toBe(is);
};

describe('a run that is killed at any of its steps', () => {
  it('as it forbids an address leaves it to the next one, which forbids it', () =>
    killedAtEach(forbids, nothing, isSo(forbids, true)));

  it('as it forbids an address does not keep it from being allowed', () =>
    killedAtEach(forbids, nothing, isSo(allows, false)));

  it('as it allows an address leaves it to the next one, which allows it', () =>
    killedAtEach(allows, isSo(forbids, true), isSo(allows, false)));

  it('as it allows an address does not keep it from being forbidden again', () =>
    killedAtEach(allows, isSo(forbids, true), isSo(forbids, true)));

  it('leaves an address forbidden of which nothing more is said', () =>
    killedAtEach(allows, isSo(forbids, true), async (who) => {
      const isAllowed = (await left()).some(({ sk, prints }) => sk === `by#1#${who}` && String(prints) === '');
      await keep(silent(who));
      expect(await isForbidden()).toBe(!isAllowed);
    }));
});

describe('what is forbidden in a copy of before', () => {
  const later = { round: 12 };
  const next = (word: Word, fate?: Fate) => keep(word, fate && tableOf(fate), later);
  /** At every step of it a run is killed that keeps an express word in a later copy. */
  async function lifting(before: () => Promise<void>, is: boolean) {
    for (let step = 0, isOver = false; !isOver; step++) {
      for (const round of [1, 2]) await keep(forbids(`cand_${step}`), runs.table, { round });
      await before();
      const fate = killedAt(step);
      await next(allowsExpressly('cand_next'), fate).catch(unlessKilled);
      isOver = fate.steps() < step;
      if (is) expect(await isForbidden()).toBe(true);
      await next(allowsExpressly('cand_next'));
      expect(await isForbidden()).toBe(is);
      expect((await left()).filter(({ sk }) => /^[0-9a-f]{32}#[12]#/.test(String(sk)))).toEqual([]);
    }
  }

  it('is lifted by the next run where one is killed at any of its steps', () => lifting(nothing, false));

  it('stays forbidden at every step where somebody else forbids it there', () =>
    lifting(() => next(forbids('cand_other')), true));

  it('is lifted also where a run of that copy was killed as it lifted it, and came to no end', async () => {
    for (let step = 0, isOver = false; !isOver; step++) {
      await keep(forbids(`cand_${step}`));
      const fate = killedAt(step);
      await keep(allows(`cand_${step}`), tableOf(fate)).catch(unlessKilled);
      isOver = fate.steps() < step;
      await next(allowsExpressly('cand_next'));
      expect(await isForbidden()).toBe(false);
    }
  });

  it('is no more by no word of another account, and of no copy of before', async () => {
    await keep(forbids('cand_1'), runs.table, later);
    await keep(allowsExpressly('cand_2'), runs.table, { round: 2 });
    const accountId = AccountId.parse('acc_b');
    await keep(forbids('cand_3'), runs.table, { accountId, round: 1 });
    await keep(allowsExpressly('cand_4'), runs.table, { accountId, round: 2 });
    expect(await isForbidden()).toBe(true);
  });
});

it('writes nothing where nothing is said anew', async () => {
  for (const word of [forbids('cand_1'), allowsExpressly('cand_2')]) {
    await keep(word, runs.table, { round: 2 });
    const before = await left();
    const calls: string[] = [];
    const around: Fate['around'] = (call) => call();
    const table = tableOf({ steps: () => 0, around });
    const send = table.db.send.bind(table.db) as (call: object) => Promise<unknown>;
    const value = (call: object) => {
      calls.push(call.constructor.name);
      return send(call);
    };
    await keep(word, { ...table, db: Object.create(table.db, { send: { value } }) }, { round: 2 });
    expect(calls.filter((name) => !/Get|Query/.test(name))).toEqual([]);
    expect(await left()).toEqual(before);
  }
});
