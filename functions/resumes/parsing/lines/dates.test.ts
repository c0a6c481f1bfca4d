import { describe, expect, it } from 'vitest';
import { findDates } from './dates.ts';
import { toPartialDate } from './partial-date.ts';
import { withoutDate } from './without-date.ts';

const range = (text: string) => {
  const span = findDates(text)[0];
  return span && [span.start, span.end, span.current];
};

describe('dates', () => {
  it.each([
    ['Mar 2021 – Present', ['2021-03', null, true]],
    ['03/2021 - 06/2023', ['2021-03', '2023-06', false]],
    ['2021-03 – 2023-06', ['2021-03', '2023-06', false]],
    ['2019 – 2021', ['2019', '2021', false]],
    ['2012-2013', ['2012', '2013', false]],
    ['2019–21', ['2019', '2021', false]],
    ['Sep 2017-present', ['2017-09', null, true]],
    ['Since 2020', ['2020', null, true]],
    ['August und September 2020', ['2020-08', '2020-09', false]],
    ['Dezember 2016 und Januar 2017', ['2016-12', '2017-01', false]],
    ['06.07. - 17.08.2015', ['2015-07', '2015-08', false]],
    ['28.09.2016-24.05.2017', ['2016-09', '2017-05', false]],
    ['01.10.18 - 31.12.19', ['2018-10', '2019-12', false]],
    ['Oct-18 to Dec-19', ['2018-10', '2019-12', false]],
    ['2018/2019', ['2018', '2019', false]],
    ['Até Outubro/2025', [null, '2025-10', false]],
    ['bis 2019', [null, '2019', false]],
    ['2019 onwards', ['2019', null, true]],
    ['May – Aug 2020', ['2020-05', '2020-08', false]],
    ['Nov – Feb 2020', ['2019-11', '2020-02', false]],
    ["Sept '18 to Jan '20", ['2018-09', '2020-01', false]],
    ['01/02/2017 – 31/08/2019', ['2017-02', '2019-08', false]],
    ['seit 03/2019', ['2019-03', null, true]],
    ['Januar 2018 bis heute', ['2018-01', null, true]],
    ['De janvier 2021 à aujourd’hui', ['2021-01', null, true]],
    ['février 2018 – août 2020', ['2018-02', '2020-08', false]],
    ['enero 2018 – actualidad', ['2018-01', null, true]],
    ['da gennaio 2021 a oggi', ['2021-01', null, true]],
    ['mrt 2019 – heden', ['2019-03', null, true]],
    ['março de 2017 – atualmente', ['2017-03', null, true]],
    ['June 2018 to till date', ['2018-06', null, true]],
    ['2011 / 11 – 2014 / 02', ['2011-11', '2014-02', false]],
    ['Sep 15 – NOW', ['2015-09', null, true]],
    ['Jan 15 - Sep 15', ['2015-01', '2015-09', false]],
    ['Mar. 2021 Jun. 2023', ['2021-03', '2023-06', false]],
    ['Dez/2024 – Fev/2025', ['2024-12', '2025-02', false]],
    ['set/2010 a atual', ['2010-09', null, true]],
    ['Mar. 2016 – Exp. Jun. 2017', ['2016-03', '2017-06', false]],
    ['07.2019-∞', ['2019-07', null, true]],
    ['Май 2023 – настоящее время', ['2023-05', null, true]],
    ['Summer 2012 and 2013', ['2012', '2013', false]],
    ['Month 20XX – Present', [null, null, true]],
  ])('reads "%s" as a stretch of time', (text, expected) => {
    expect(range(text)).toEqual(expected);
  });

  it.each(['$2000 saved', '11,234,567', 'doi 10.1000/2021.12345', '2,019 users', '1800 Elo', 'room 20215'])(
    'finds no date in "%s"',
    (text) => {
      expect(findDates(text)).toEqual([]);
    },
  );

  it('takes days of one year for no years', () => {
    expect(findDates('Jan 15 – Sep 15, 2019').map(({ start }) => start)).not.toContain('2015-01');
  });

  it('takes a single date as the end of what it marks', () => {
    expect(findDates('June 2004')[0]).toMatchObject({ start: '2004-06', end: '2004-06', isRange: false });
  });

  it('keeps the year alone when only a season is given', () => {
    expect(toPartialDate('Summer 2019')).toBe('2019');
  });

  it('removes a date together with its brackets and its total in years', () => {
    const text = 'Solicitor, Ashworth Pike LLP (Sep 2017-present)';
    expect(withoutDate(text, findDates(text)[0]!)).toBe('Solicitor, Ashworth Pike LLP');
    const total = 'January 2022 - Present (2 years 10 months)';
    expect(withoutDate(total, findDates(total)[0]!)).toBe('');
  });
});
