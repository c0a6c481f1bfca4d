import { expect, test } from 'vitest';
import { ERRORS } from './errors.ts';
import { sentenceOf } from './failure-sentence.ts';

const refused = (retryAfter?: string) => sentenceOf('TOO_MANY_REQUESTS', retryAfter ? { retryAfter } : {});

test.each([
  ['61', '2 minutes'],
  ['3200', '54 minutes'],
  ['7201', '3 hours'],
  ['86400', '24 hours'],
])('who asked too often reads for how long to wait: %s s are %s', (seconds, words) => {
  expect(refused(seconds)).toBe(`Too many requests. Please try again in ${words}.`);
});

test.each([undefined, '1', '60', 'soon'])(
  'a wait of a moment, or of nobody knows how long (%s), is a moment',
  (wait) => {
    expect(refused(wait)).toBe(ERRORS.TOO_MANY_REQUESTS.title);
  },
);

test('any other failure has one sentence', () => {
  expect(sentenceOf('CONFLICT', { retryAfter: '3600' })).toBe(ERRORS.CONFLICT.title);
});
