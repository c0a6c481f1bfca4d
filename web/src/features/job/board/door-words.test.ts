import { expect, it } from 'vitest';
import { doorWords } from './door-words.ts';

it.each([
  [0, false, '', 'No profile to review.'],
  [1, false, '', '1 new profile to review.'],
  [12, false, 'ada', '12 new profiles to review.'],
  // There may be many: a search that finds none of them says nothing of that.
  [0, false, 'ada', 'No one of this name.'],
  [0, true, 'ada', 'No one of this name.'],
  [0, true, '', 'No profile to review.'],
  [3, true, '', '3 profiles were not reviewed.'],
])('%d to review, closed %s, searched for “%s”: %s', (count, isClosed, search, words) => {
  expect(doorWords(count, { isClosed, search })).toBe(words);
});
