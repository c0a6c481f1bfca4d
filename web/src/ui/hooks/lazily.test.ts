import { expect, it } from 'vitest';
import { isLoadFailure } from './lazily.tsx';

it.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://bramble.example/assets/a.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://bramble.example/assets/a.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['the build, of a style', new Error('Unable to preload CSS for /assets/a.css')],
])('knows a file that did not arrive by the words of %s', (_, error) => {
  expect(isLoadFailure(error)).toBe(true);
});

it('takes no fault of the page itself for one', () => {
  expect(isLoadFailure(new TypeError("Cannot read properties of undefined (reading 'important')"))).toBe(false);
  expect(isLoadFailure(new Error('The module of this chunk is wrong'))).toBe(false);
  expect(isLoadFailure('Importing a module script failed.')).toBe(false);
});
