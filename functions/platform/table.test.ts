import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { keys } from '../records/keys.ts';
import { fromCursor, parseItem, parseItems, toCursor } from './table.ts';

describe('a stored record that does not parse', () => {
  const Shape = z.object({ name: z.string() });
  const whole = { ...keys.account('acc_a'), name: 'Acme' };
  const broken = { ...keys.account('acc_b'), name: ['secret name'] };

  /** The lines of the log, read. */
  function readLog(): () => Record<string, unknown>[] {
    const written = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => written.mockRestore());
    return () => written.mock.calls.map(([record]) => record);
  }

  it('is left out of its list, and logged as an error with its key and nothing it holds', () => {
    const logged = readLog();
    expect(parseItems(Shape, [whole, broken, whole])).toEqual([{ name: 'Acme' }, { name: 'Acme' }]);
    const message = 'A stored record does not parse';
    expect(logged()).toEqual([{ message, pk: 'A#acc_b', sk: 'ACCOUNT', error: 'name: invalid_type' }]);
    expect(JSON.stringify(logged())).not.toContain('secret');
  });

  it('is, asked for alone, a failure that says so', () => {
    const logged = readLog();
    expect(() => parseItem(Shape, broken)).toThrow(expect.objectContaining({ code: 'RECORD_UNREADABLE' }));
    expect(logged()).toMatchObject([{ pk: 'A#acc_b', sk: 'ACCOUNT' }]);
    expect(parseItem(Shape, whole)).toEqual({ name: 'Acme' });
  });

  it('is logged without the words and addresses that its key is made of', () => {
    const logged = readLog();
    parseItems(Shape, [keys.nameToken('acc_a', 'job_a', 'byron', 'sub_a'), keys.sender('ada.byron@mail.example')]);
    expect(logged()).toMatchObject([{ pk: 'A#acc_a#NAMES#job_a', sk: '…#sub_a' }, { pk: 'SENDER#…' }]);
    expect(JSON.stringify(logged())).not.toContain('byron');
  });
});

it('a page marker opens the partition that it was made for, and no other', () => {
  const key = { boardKey: 'A#acc_a#J#job_a#NEW', boardSort: '2026', pk: 'A#acc_a#S#sub_a', sk: 'HEAD' };
  const marker = toCursor(key) ?? '';
  expect(fromCursor(marker, { boardKey: key.boardKey }, 'boardSort')).toEqual(key);
  expect(() => fromCursor(marker, { boardKey: 'A#acc_b#J#job_b#NEW' }, 'boardSort')).toThrow();
});

it('a page has the same marker each time it is read, in whatever order the table names its keys', () => {
  expect(toCursor({ pk: 'A', sk: 'B', boardKey: 'C' })).toBe(toCursor({ boardKey: 'C', sk: 'B', pk: 'A' }));
});
