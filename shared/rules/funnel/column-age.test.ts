import { expect, it } from 'vitest';
import { COLUMNS } from '../../reference/funnel.ts';
import { isLongInColumn, LONG_DAYS } from './column-age.ts';

const since = '2026-03-01T10:00:00.000Z';
const after = (days: number, more = 0) => Date.parse(since) + days * 86_400_000 + more;

it.each(COLUMNS)('says of %s that one waits too long there only past its days', (column) => {
  const days = LONG_DAYS[column];
  if (days === undefined) return expect(isLongInColumn(column, since, after(400))).toBe(false);
  expect([isLongInColumn(column, since, after(days)), isLongInColumn(column, since, after(days, 1))]).toEqual([
    false,
    true,
  ]);
});
