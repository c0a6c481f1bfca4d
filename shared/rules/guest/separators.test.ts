import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Profile } from '../../model/candidate.ts';
import { guestProfile } from './blind.ts';

const profile = {
  ...{ firstName: 'Noortje', lastName: 'van Houten', email: null, phoneNumber: null, location: 'Gent' },
  ...{ timeZone: null, sourceType: null, sourceDetails: '', employmentHistory: [], educationHistory: [] },
  ...{ skills: [], langs: [], socialProfiles: [] },
};
const shownOf = (summary: string, isBlind: boolean) =>
  guestProfile(Profile.parse({ ...profile, summary }), { number: 0, isBlind }).summary;

const UNSEEN = ['', '\u200b', '\u00ad', '\u2060', '\u200d', '\ufe0f'];
const PLAIN = [
  'Lawyer in Gent',
  'led a team 2015 - 2019',
  'Juriste depuis 2010',
  'Ingenieurin',
  '👩‍🚒',
  '50 m²',
  'abogada',
];
const unseen = fc.constantFrom(...UNSEEN);
const plain = fc.constantFrom(...PLAIN);
const AT = [
  '@',
  ' @ ',
  ' (at) ',
  '[at]',
  ' {at} ',
  ' <at> ',
  ' at ',
  ' AT ',
  ' arroba ',
  ' chiocciola ',
  '＠',
  ' arobase ',
];
const DOT = ['.', ' . ', ' (dot) ', '[dot]', ' dot ', ' punkt ', ' [punto] ', ' point ', '．', '•'];
const LOOKS: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р' };

/** A word with nothing one sees between its letters, and some of them of another script. */
const disguised = (word: string) =>
  fc
    .tuple(fc.array(unseen, { minLength: word.length, maxLength: word.length }), fc.boolean())
    .map(([between, isAlike]) =>
      [...word].map((letter, at) => (isAlike ? (LOOKS[letter] ?? letter) : letter) + (between[at] ?? '')).join(''),
    );
const address = fc
  .tuple(
    disguised('noortje'),
    fc.constantFrom(...AT),
    disguised('gmail'),
    fc.constantFrom(...DOT),
    fc.constantFrom('com', 'be'),
  )
  .map((parts) => parts.join(''));
const phone = fc
  .tuple(
    fc.constantFrom('+32 ', '0032', '(0032) ', '+(32)', '0'),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }),
    fc.array(fc.constantFrom('', ' ', '.', '-', '/', '–', '\u00a0', '\u200b', '*', '_', ' - '), {
      minLength: 9,
      maxLength: 9,
    }),
    fc.constantFrom(0x30, 0xff10, 0x660, 0x1d7ce),
  )
  .map(
    ([country, digits, between, zero]) =>
      country +
      digits.map((digit, at) => String.fromCodePoint(zero + Math.max(1, digit)) + (at < 8 ? between[at] : '')).join(''),
  );
const handle = fc
  .tuple(fc.constantFrom('linkedin ', 'Insta: ', 'telegram @', 'GitHub as ', 'skype = '), disguised('noortjevh'))
  .map((parts) => parts.join(''));
const named = fc
  .tuple(disguised('Noortje'), fc.constantFrom(' ', '-', ', '), disguised('van'), disguised('Houten'))
  .map(([first, between, particle, last]) => `${first}${between}${particle} ${last}`);
const contact = fc.oneof(address, phone, handle);

/** What is left of a text for somebody who reads it. */
const read = (text: string) => text.normalize('NFKC').replace(/[\p{Cf}\p{M}]/gu, '');
const digitsOf = (text: string) => text.replace(/\D/g, '');

describe('of any text that a guest sees', () => {
  it('no contact is left, whatever stands between its parts', () => {
    fc.assert(
      fc.property(plain, contact, plain, fc.boolean(), (before, planted, after, isBlind) => {
        const shown = read(shownOf(`${before}; ${planted}; ${after}`, isBlind));
        expect(shown).not.toMatch(/n[oо]{2}rtj[eе]|gm[aа]il|vh/i);
        expect(digitsOf(shown)).toBe(digitsOf(read(before + after)));
      }),
      { numRuns: 300 },
    );
  });

  it('no name is left of a blind one', () => {
    fc.assert(
      fc.property(plain, named, plain, (before, planted, after) => {
        expect(read(shownOf(`${before}; ${planted} ${after}`, true))).not.toMatch(/n[oо]{2}rtj[eе]|h[oо]ut[eе]n|van/i);
      }),
      { numRuns: 200 },
    );
  });

  it('what is hidden once stays so, and nothing else is hidden then', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(plain, contact, named, fc.string({ unit: 'grapheme' }))),
        fc.boolean(),
        (parts, isBlind) => {
          const once = shownOf(parts.join(' '), isBlind);
          expect(shownOf(once, isBlind)).toBe(once);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('what hides nothing is shown as it was written', () => {
    fc.assert(
      fc.property(fc.array(plain, { maxLength: 5 }), (parts) => {
        expect(shownOf(parts.join('; '), false)).toBe(parts.join('; '));
      }),
    );
  });
});
