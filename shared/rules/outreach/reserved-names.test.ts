import { describe, expect, it } from 'vitest';
import { isProductName } from './reserved-names.ts';

describe('the name of a sender', () => {
  it.each([
    ...[
      'Bramble Talent',
      'bramble  TALENT',
      'Talent Bramble',
      'The Bramble Team',
      'Bramble Bramble',
      'Bramble Support',
    ],
    ...['Ｂｒａｍｂｌｅ Talent', 'Brämble Tálent', 'B ramble', 'Bramble Talent 2', 'Bramble-Security Team'],
  ])('is the product’s own: %s', (name) => {
    expect(isProductName(name)).toBe(true);
  });

  it.each(['Anna Bramble', 'Bramble Holt', 'Talent Holt', 'Support Team', 'Maren Holt', '高策', ''])(
    'is a person’s: %s',
    (name) => {
      expect(isProductName(name)).toBe(false);
    },
  );
});
