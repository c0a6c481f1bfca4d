import { describe, expect, it } from 'vitest';
import { aPosition, verdictOn } from '../../../../test/support/verdicts.ts';

const employmentHistory = [
  aPosition('Accountant', '2020-01', '2023-12', 'Closed the books in SAP.'),
  aPosition('Accountant', '2022-01', '2024-12', 'Paid invoices.'),
  aPosition('Shop assistant', '2014-01', '2015-12', 'Sold bread.\nSold cakes.\nKept the till.'),
  aPosition('Nurse', null, null, 'Night duty.'),
];

describe('years are counted from the positions that show the thing', () => {
  it.each([
    ['5+ years of accounting experience', 'confirmed'],
    ['At least five years of accounting', 'confirmed'],
    ['Minimum 5 years accounting experience', 'confirmed'],
    ['3 to 5 years of accounting', 'confirmed'],
    ['3-5 years in accounting', 'confirmed'],
    ['5 or more years of accounting', 'confirmed'],
    ['Five (5) years of accounting', 'confirmed'],
    ['6+ years of accounting', 'uncertain'],
    ['7 years of accounting', 'uncertain'],
    ['4 years with SAP', 'confirmed'],
    ['5 years with SAP', 'uncertain'],
    ['18 months of SAP', 'confirmed'],
    ['1.5 years with SAP', 'confirmed'],
    ['2 years in sales', 'confirmed'],
    ['3 years in sales', 'uncertain'],
    ['1 year at a till', 'uncertain'],
    ['1 year of nursing', 'uncertain'],
    ['2 years of plumbing', 'other'],
    ['7 years of professional experience', 'confirmed'],
    ['8 years of professional experience', 'uncertain'],
    ['Several years of accounting experience', 'confirmed'],
    ['Mindestens 5 Jahre Erfahrung in SAP', 'uncertain'],
    ['Mindestens vier Jahre Erfahrung mit SAP', 'confirmed'],
    ['Mehrjährige Erfahrung mit SAP', 'confirmed'],
    ['Langjährige Erfahrung als Nurse', 'uncertain'],
    ["4 ans d'expérience avec SAP", 'confirmed'],
    ["Au moins 5 ans d'expérience avec SAP", 'uncertain'],
    ['5 years of accounting and 2 years of sales', 'uncertain'],
    ['5 years of accounting or plumbing', 'confirmed'],
  ])('%s is %s', (requirement, type) => {
    expect(verdictOn(requirement, '', { employmentHistory })).toMatchObject({ type });
  });

  it('quotes the positions that make up the time', () => {
    const { citations } = verdictOn('5 years of accounting', '', { employmentHistory });
    expect(citations).toEqual([{ quote: 'Accountant', source: 'Accountant, Acme' }]);
  });

  it('quotes a title with its dates where the file has them in one row', () => {
    const text = 'Accountant 01/2020 - 12/2023 Acme\nClosed the books in SAP.';
    const { citations } = verdictOn('3 years of accounting', text, { employmentHistory });
    expect(citations[0]).toEqual({ quote: 'Accountant 01/2020 - 12/2023 Acme', source: 'Accountant, Acme' });
  });

  it.each([
    ['10 years of commercial lending', '13 years of experience in commercial lending', 'confirmed'],
    ['10 years of commercial lending', '7 years of experience in commercial lending', 'uncertain'],
    ['10 years of commercial lending', 'A bank 13 years old', 'other'],
    ['5 years of experience', 'Over 8 years of experience in care homes', 'confirmed'],
    ['5 Jahre Erfahrung im Einkauf', '8 Jahre Erfahrung im Einkauf', 'confirmed'],
    ["5 ans d'expérience en comptabilité", '8 ans d’expérience en comptabilité', 'confirmed'],
  ])('or the resume says them itself: %s, %s', (requirement, text, type) => {
    expect(verdictOn(requirement, text)).toMatchObject({ type });
  });
});
