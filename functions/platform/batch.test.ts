import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readItems, writeItems } from './batch.ts';
import type { Table } from './table.ts';
import { BatchGetCommand, type BatchWriteCommand } from './table-calls.ts';

/** A table that takes only so many of each batch, and remembers how many it was sent each time. */
function aBusyTable(room: number) {
  const sent: number[] = [];
  const taken: unknown[] = [];
  const send = async (command: BatchGetCommand | BatchWriteCommand) => {
    if (command instanceof BatchGetCommand) {
      const { Keys = [], ...options } = command.input.RequestItems?.Main ?? {};
      sent.push(Keys.length);
      taken.push(...Keys.slice(0, room));
      const rest = Keys.slice(room);
      return {
        Responses: { Main: Keys.slice(0, room).map((key) => ({ ...key, ...options })) },
        UnprocessedKeys: rest.length > 0 ? { Main: { ...options, Keys: rest } } : {},
      };
    }
    const requests = command.input.RequestItems?.Main ?? [];
    sent.push(requests.length);
    taken.push(...requests.slice(0, room));
    const rest = requests.slice(room);
    return { UnprocessedItems: rest.length > 0 ? { Main: rest } : {} };
  };
  return { table: { db: { send }, name: 'Main' } as unknown as Table, sent, taken };
}

const many = (count: number) => Array.from({ length: count }, (_, at) => ({ pk: String(at), sk: 'HEAD' }));

describe('a batch', () => {
  it('reads everything, in parts that the table takes, and asks again for what it had no room for', async () => {
    const { table, sent } = aBusyTable(60);
    expect(await readItems(table, many(130))).toEqual(many(130));
    expect(sent).toEqual([100, 40, 30]);
  });

  it('is read as it was asked for, at the second time too', async () => {
    const { table } = aBusyTable(1);
    const items = await readItems(table, many(2), { ConsistentRead: true });
    expect(items.map(({ ConsistentRead }) => ConsistentRead)).toEqual([true, true]);
  });

  it('writes everything', async () => {
    const { table, sent, taken } = aBusyTable(20);
    const requests = many(30).map((Item) => ({ PutRequest: { Item } }));
    await writeItems(table, requests);
    expect(taken).toEqual(requests);
    expect(sent).toEqual([25, 5, 5]);
  });

  it('is never taken for read where the table stays busy', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { table, sent } = aBusyTable(0);
    const reading = expect(readItems(table, many(1))).rejects.toThrow('too busy');
    await vi.runAllTimersAsync();
    await reading;
    expect(sent).toHaveLength(8);
  });

  it('of nothing asks nothing', async () => {
    const { table, sent } = aBusyTable(1);
    expect(await readItems(table, [])).toEqual([]);
    expect(sent).toEqual([]);
  });
});
