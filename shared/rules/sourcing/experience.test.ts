import { describe, expect, it } from 'vitest';
import { monthsWorked, yearsWorked } from './experience.ts';

const now = new Date('2026-03-15T00:00:00.000Z');
const worked = (startDate: string | null, endDate: string | null, current = false) => ({ startDate, endDate, current });

describe('monthsWorked', () => {
  it.each([
    ['both months count', [worked('2020-01', '2020-03')], 3],
    ['a year alone is the whole year', [worked('2019', '2020')], 24],
    ['a current position counts until this month', [worked('2026-01', null, true)], 3],
    ['an open end counts nothing where the position is not the current one', [worked('2015-01', null)], 0],
    ['positions side by side count once', [worked('2020-01', '2020-12'), worked('2020-07', '2021-06')], 18],
    ['a position inside another adds nothing', [worked('2018-01', '2020-12'), worked('2019-01', '2019-06')], 36],
    ['a gap counts nothing', [worked('2018-01', '2018-12'), worked('2020-01', '2020-12')], 24],
    ['what lies ahead counts nothing', [worked('2027-01', '2028-01')], 0],
    ['an end before the start counts nothing', [worked('2020-01', '2019-01')], 0],
    ['no dates count nothing', [worked(null, null, true)], 0],
  ])('%s', (_, positions, months) => {
    expect(monthsWorked(positions, now)).toBe(months);
  });
});

describe('yearsWorked', () => {
  it('is null where no position has dates, rather than nought years', () => {
    expect(yearsWorked([worked(null, null)], now)).toBeNull();
  });

  it('rounds to one decimal', () => {
    expect(yearsWorked([worked('2020-01', '2021-04')], now)).toBe(1.3);
  });
});
