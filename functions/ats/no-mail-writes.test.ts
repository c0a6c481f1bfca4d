import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

/** The table as a run has it that ends so. */
function tableOf(fate: Fate): Table {
  const send = runs.table.db.send.bind(runs.table.db) as (call: unknown) => Promise<unknown>;
  const value = (call: unknown) => fate.around(() => send(call));
  return { ...runs.table, db: Object.create(runs.table.db, { send: { value } }) };
}
const keep = (word: Word, table: Table = runs.table, round = 1) =>
  createForbidding(table, { accountId: runs.accountId, round }).keep([word]);
const isForbidden = async () => (await findNoMailInAts(runs.table, runs.accountId, [fingerprint(EMAIL)])).size === 1;
const left = async () => (await runs.table.scan()).filter(({ pk }) => String(pk).endsWith('#ATSNOMAIL'));

/** At every step of it a run is killed that keeps a word, each time of somebody else. */
async function killedAtEach(word: (who: string) => Word, before: (who: string) => Promise<void>, after: typeof before) {
  for (let step = 0, isOver = false; !isOver; step++) {
    const who = `cand_${step}`;
    await before(who);
    const fate = killedAt(step);
    await keep(word(who), tableOf(fate)).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
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

it('writes nothing where nothing is said anew', async () => {
  for (const word of [forbids('cand_1'), allows('cand_2')]) {
    await keep(word);
    const before = await left();
    const calls: string[] = [];
    const around: Fate['around'] = (call) => call();
    const table = tableOf({ steps: () => 0, around });
    const send = table.db.send.bind(table.db) as (call: object) => Promise<unknown>;
    const value = (call: object) => {
      calls.push(call.constructor.name);
      return send(call);
    };
    await keep(word, { ...table, db: Object.create(table.db, { send: { value } }) });
    expect(calls.filter((name) => !/Get|Query/.test(name))).toEqual([]);
    expect(await left()).toEqual(before);
  }
});
