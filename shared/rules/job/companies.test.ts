import { describe, expect, it } from 'vitest';
import { foldCompany, isListedCompany } from './companies.ts';

describe('foldCompany', () => {
  it.each([
    ['Kestrel Grid GmbH', 'kestrel grid'],
    ['KESTREL  GRID, Inc.', 'kestrel grid'],
    ['Société Générale SA', 'societe generale'],
    ['Co', 'co'],
  ])('reads %s as %s', (name, folded) => {
    expect(foldCompany(name)).toBe(folded);
  });
});

describe('isListedCompany', () => {
  it('knows a company by its name in any spelling and by its domain', () => {
    expect(isListedCompany('Kestrel Grid Ltd', [{ orgName: 'kestrel grid' }])).toBe(true);
    expect(isListedCompany('Kestrel Grid', [{ domain: 'kestrelgrid.com' }])).toBe(true);
  });

  it('leaves others alone, and those without a name', () => {
    expect(isListedCompany('Kestrel Gridworks', [{ orgName: 'Kestrel Grid' }])).toBe(false);
    expect(isListedCompany('', [{ orgName: 'Kestrel Grid' }])).toBe(false);
  });
});
