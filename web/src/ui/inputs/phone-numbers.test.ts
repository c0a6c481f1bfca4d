import { describe, expect, it } from 'vitest';
import {
  type CountryCode,
  countryOptions,
  isCountryMeant,
  isValidPhone,
  keptPhone,
  moveTo,
  openPhone,
  retype,
  type TypedPhone,
} from './phone-numbers.ts';

const empty = (country: CountryCode | null = null): TypedPhone => ({ text: '', country });

/** Key by key, each at the end of the box. */
const type = (keys: string, from: TypedPhone = empty()): TypedPhone =>
  [...keys].reduce<TypedPhone>(
    (phone, key) => retype({ text: phone.text + key, caret: phone.text.length + 1 }, phone),
    from,
  );

describe('a number that is typed', () => {
  it('is formatted as its country writes it', () => {
    expect(type('0612345678', empty('FR')).text).toBe('06 12 34 56 78');
    expect(type('2133734253', empty('US')).text).toBe('(213) 373-4253');
  });

  it('has no form before a country is chosen', () => {
    expect(type('0612345678')).toMatchObject({ text: '0612345678', country: null });
  });

  it.each([
    ['+33612345678', 'FR', '+33 6 12 34 56 78'],
    ['+44', 'GB', '+44'],
    ['+1', 'US', '+1'],
    ['+14165550123', 'CA', '+1 416 555 0123'],
    ['+3906', 'IT', '+39 06'],
  ])('chooses by the leading plus of %s the country %s', (keys, country, text) => {
    expect(type(keys, empty('DE'))).toMatchObject({ country, text });
  });

  it('keeps the chosen country among those that share the code', () => {
    expect(type('+1', empty('CA')).country).toBe('CA');
  });

  it('keeps no letters', () => {
    expect(type('06a1-2', empty('FR')).text).toBe('06 12');
  });

  it('keeps the caret behind the digit that was typed in the middle', () => {
    const before = { text: '06 12 34', country: 'FR' } as const;
    expect(retype({ text: '06 912 34', caret: 4 }, before)).toMatchObject({ text: '06 91 23 4', caret: 4 });
  });

  it('loses the digit before a bracket when the bracket is deleted', () => {
    const before = { text: '(213)', country: 'US' } as const;
    expect(retype({ text: '(213', caret: 4 }, before).text).toBe('21');
  });
});

describe('another country', () => {
  it('changes the code that was typed and keeps the digits', () => {
    expect(moveTo('GB', { text: '+33 6 12 34 56 78', country: 'FR' })).toEqual({
      text: '+44 612345678',
      country: 'GB',
    });
  });

  it('formats anew what has no code', () => {
    expect(moveTo('FR', { text: '0612345678', country: null })).toEqual({ text: '06 12 34 56 78', country: 'FR' });
  });
});

describe('what is kept of a number', () => {
  it('is its international form when it is valid for the country', () => {
    expect(keptPhone({ text: '06 12 34 56 78', country: 'FR' })).toBe('+33 6 12 34 56 78');
  });

  it.each([
    ['has no country', { text: '06 12 34 56 78', country: null }],
    ['is too short for it', { text: '06 12', country: 'FR' }],
    ['is of another country with the same code', { text: '(416) 555-0123', country: 'US' }],
  ] satisfies [string, TypedPhone][])('is what was typed when it %s, which is not valid', (_, phone) => {
    expect(keptPhone(phone)).toBe(phone.text);
    expect(isValidPhone(keptPhone(phone))).toBe(false);
  });
});

describe('a stored number', () => {
  it('opens as it was written, with its country', () => {
    expect(openPhone('+49 30 1234567')).toEqual({ text: '+49 30 1234567', country: 'DE' });
  });

  it('opens without a country where it names none', () => {
    expect(openPhone('030 / 1234567')).toEqual({ text: '030 / 1234567', country: null });
  });
});

describe('the search for a country', () => {
  const found = (search: string) =>
    countryOptions()
      .filter((option) => isCountryMeant(option, search))
      .map(({ value }) => value);

  it('finds by a part of the name, with or without accents', () => {
    expect(found('german')).toEqual(['DE']);
    expect(found('reunion')).toEqual(['RE']);
  });

  it('finds by the code that one dials', () => {
    expect(found('+33')).toEqual(['FR']);
    expect(found('0033')).toEqual(['FR']);
    expect(found('352')).toEqual(['LU']);
  });

  it('finds by the two letters', () => {
    expect(found('de')).toContain('DE');
  });
});
