import { expect, test } from 'vitest';
import { ApiError } from '../api/problem.ts';
import { placeOf } from './crashes.ts';

const ORIGIN = 'https://app.bramble.example';

const broken = (stack: string, error: Error = new TypeError('Anna Berg is undefined')) =>
  Object.assign(error, { stack: `TypeError: Anna Berg is undefined\n${stack}` });

test.each([
  [
    'Chromium',
    `    at <anonymous>\n    at h (${ORIGIN}/assets/board-Bx_1-a.js:12:345)\n    at ${ORIGIN}/assets/main-2.js:1:2`,
  ],
  [
    'Firefox and Safari',
    `map@[native code]\nh@${ORIGIN}/assets/board-Bx_1-a.js:12:345\n@${ORIGIN}/assets/main-2.js:1:2`,
  ],
])('says in %s which file of ours broke and where, and nothing of what was on the page', (_, stack) => {
  expect(placeOf(broken(stack), ORIGIN)).toBe('TypeError at board-Bx_1-a.js:12:345');
});

test.each<[string, unknown]>([
  ['an extension', broken('    at f (chrome-extension://abc/assets/content.js:1:2)')],
  ['another site', broken('    at f (https://elsewhere.example/assets/x.js:1:2)')],
  ['the address of a page', broken(`    at ${ORIGIN}/jobs/job_0123456789abcdef:1:2`)],
  ['no error', 'a text'],
  ['nothing', undefined],
  ['an error without a stack', Object.assign(new Error('x'), { stack: undefined })],
  ['a file that did not arrive', broken(`    at ${ORIGIN}/assets/a.js:1:2`, new Error('Loading chunk failed'))],
  [
    'a call that was refused',
    broken(`    at ${ORIGIN}/assets/a.js:1:2`, new ApiError({ code: 'CONFLICT', status: 409, message: 'No.' })),
  ],
])('says nothing of what is no fault of ours: %s', (_, error) => {
  expect(placeOf(error, ORIGIN)).toBeUndefined();
});
