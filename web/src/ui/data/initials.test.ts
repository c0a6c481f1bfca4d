import { describe, expect, it } from 'vitest';
import { hueOf, initials } from './initials.ts';

describe('the initials of a name', () => {
  it.each([
    ['Maren Holt', 'MH'],
    ['Ève Dubois', 'ÈD'],
    ['ana maria de la cruz', 'AC'],
    ['Noor', 'N'],
    ["Seán O'Brien", 'SO'],
    ['李 小龙', '李小'],
    ['(unknown)', 'U'],
    ['  ', ''],
  ])('reads %j as %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('gives a name the same colour every time, and not all names the same', () => {
    expect(hueOf('Maren Holt')).toBe(hueOf('Maren Holt'));
    expect(new Set(['Ada', 'Ben', 'Cléa', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'].map(hueOf)).size).toBeGreaterThan(2);
  });
});
