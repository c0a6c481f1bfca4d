import { expect, test } from 'vitest';
import { unknownPlaces } from './place-words.ts';

const leeds = { formatted: 'Leeds, West Yorkshire (LS11)' };
const lyon = { formatted: 'Lyon, France', city: 'Lyon', country: 'FR' };

test('a place that was not recognised is named, with what has no effect on it', () => {
  expect(unknownPlaces([lyon, leeds], { inRadius: true })).toBe(
    '“Leeds, West Yorkshire (LS11)” was not recognised, so the search radius has no effect on it. Search for it here to choose a place of the list.',
  );
  expect(unknownPlaces([{ formatted: 'Here' }, { formatted: 'There' }])).toBe(
    '“Here” and “There” were not recognised. Search for them here to choose a place of the list.',
  );
});

test('nothing is said of places that are known', () => expect(unknownPlaces([lyon])).toBeUndefined());
