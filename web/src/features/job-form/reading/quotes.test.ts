import { expect, test } from 'vitest';
import { quotesOf } from './quotes.ts';

const mark = (value: string, quote: string) => ({ field: 'title', value, quote });

test('a quote is shown once, and not where it says what the field says', () => {
  expect(quotesOf([mark('A', 'A'), mark('B', 'A and B'), mark('C', 'A and B')])).toEqual(['A and B']);
});
