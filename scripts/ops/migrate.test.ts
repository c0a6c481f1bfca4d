import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getItem, putItem, updateItem } from '../../functions/platform/items.ts';
import { UpdateCommand } from '../../functions/platform/table-calls.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { type MigrateOptions, migrate, migrationOf } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { changeItem, changingItems, type Migration } from './migrations/migration.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const ITEMS = 200;
const keyOf = (n: number) => ({ pk: `A#acc_${String(n).padStart(4, '0')}`, sk: 'GREETING' });
const all = Array.from({ length: ITEMS }, (_, n) => n);
const stored = () => Promise.all(all.map((n) => table.get(keyOf(n))));

const greet = changingItems({
  name: 'greet',
  about: 'Greets everyone.',
  takes: ({ sk }) => sk === 'GREETING',
  change: ({ words, ...rest }) => (words === undefined ? undefined : { ...rest, greeting: `Hello ${words}` }),
});
const quickly: MigrateOptions = { pageSize: 5, wait: async () => undefined };
const again: MigrateOptions = { ...quickly, fromStart: true };

beforeEach(async () => {
  for (const n of all) await putItem(table, { ...keyOf(n), words: n, version: 1, visits: 0 });
});

describe('a migration', () => {
  it('changes every item once, and finds nothing to change when it runs again', async () => {
    expect(await migrate(table, greet, quickly)).toMatchObject({ toChange: ITEMS, changed: ITEMS, busy: 0 });
    const items = await stored();
    expect(items.map((item) => item?.greeting)).toEqual(all.map((n) => `Hello ${n}`));
    expect(items.filter((item) => item && 'words' in item)).toEqual([]);
    expect(await migrate(table, greet, quickly)).toMatchObject({ toChange: 0, changed: 0 });
    expect(await stored()).toEqual(items);
  });

  it('writes nothing in a dry run, not even how far it came', async () => {
    const before = await table.scan();
    expect(await migrate(table, greet, { ...quickly, isDryRun: true })).toMatchObject({
      toChange: ITEMS,
      written: false,
    });
    expect(await table.scan()).toEqual(before);
  });

  it('goes on where it was broken off', async () => {
    let pages = 0;
    const breaksOff = async () => {
      if (++pages > 12) throw new Error('broken off');
    };
    await expect(migrate(table, greet, { ...again, wait: breaksOff })).rejects.toThrow('broken off');
    const greeted = (await stored()).filter((item) => item?.greeting).length;
    expect(greeted).toBeGreaterThan(0);
    expect(greeted).toBeLessThan(ITEMS);
    let looked = 0;
    const takes: Migration['takes'] = (item) => {
      looked++;
      return greet.takes(item);
    };
    const lines: string[] = [];
    await migrate(table, { ...greet, takes }, { ...quickly, say: (line) => lines.push(line) });
    expect(lines[0]).toMatch(/^goes on after \d+ items$/);
    expect(looked).toBeLessThan(ITEMS);
    expect((await stored()).every((item) => item?.greeting)).toBe(true);
  });

  it('never writes over what is written meanwhile, by version or by attribute', async () => {
    let isOver = false;
    const visits = new Map<number, number>();
    const writeOn = async (start: number) => {
      for (let n = start; !isOver; n = (n + 2) % ITEMS) {
        const item = await table.get(keyOf(n));
        const visited = { ...item, visits: Number(item?.visits) + 1, version: Number(item?.version) + 1 };
        const unchanged = { when: 'version = :version', values: { ':version': item?.version } };
        const isWritten = start === 0 ? await putItem(table, visited, unchanged) : await visit(n);
        if (isWritten) visits.set(n, (visits.get(n) ?? 0) + 1);
      }
    };
    const visit = async (n: number) =>
      (await updateItem(table, keyOf(n), { change: 'ADD visits :one', values: { ':one': 1 } })) !== undefined;
    const writers = [writeOn(0), writeOn(1)];
    for (let left = 1; left > 0; ) left = ((await migrate(table, greet, again)) as { toChange: number }).toChange;
    isOver = true;
    await Promise.all(writers);
    expect(visits.size).toBeGreaterThan(10);
    const items = await stored();
    expect(items.map((item) => item?.greeting)).toEqual(all.map((n) => `Hello ${n}`));
    expect(items.map((item) => item?.visits)).toEqual(all.map((n) => visits.get(n) ?? 0));
  });

  it('raises the version, so that whoever read the item before does not write over it', async () => {
    await migrate(table, greet, again);
    expect(await getItem(table, keyOf(7))).toEqual({ ...keyOf(7), greeting: 'Hello 7', version: 2, visits: 0 });
  });

  it('leaves an item alone that has another attribute than when it was read', async () => {
    const before = { ...keyOf(3), words: 3, version: 1, visits: 0 };
    await table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keyOf(3),
        UpdateExpression: 'SET greeting = :mine',
        ExpressionAttributeValues: { ':mine': 'Mine' },
      }),
    );
    expect(await changeItem(table, before, { ...before, greeting: 'Hello' })).toBe(false);
    expect(await getItem(table, keyOf(3))).toMatchObject({ greeting: 'Mine' });
  });
});

it('every migration has a name of its own that the back office finds, and says what it does', () => {
  const names = MIGRATIONS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const migration of MIGRATIONS) {
    expect(migrationOf(migration.name)).toBe(migration);
    expect(migration.name).toMatch(/^[a-z][a-z-]*$/);
    expect(migration.about).toMatch(/^[A-Z].*\.$/);
  }
  expect(() => migrationOf('dance')).toThrow(/There is no migration dance[\s\S]*heads-as-today/);
});
