import { expect, it } from 'vitest';
import { mayBeOneName } from './same-name.ts';

it.each([
  ['Ada Lovelace', 'ada lovelace'],
  ['Ada Lovelace', 'Lovelace, Ada'],
  ['Ada Lovelace', 'Ada Byron Lovelace'],
  ['A. Lovelace', 'Ada Lovelace'],
  ['Alex Müller', 'Alexander Muller'],
  ['Søren Ødegård', 'Soren Odegard'],
  ['Ada', 'Ada Lovelace'],
  ['', 'Ada Lovelace'],
])('“%s” may be “%s”', (one, another) => {
  expect([mayBeOneName(one, another), mayBeOneName(another, one)]).toEqual([true, true]);
});

it.each([
  ['Ada Lovelace', 'Bob Lovelace'],
  ['Ada Lovelace', 'Ada King'],
  ['Ada Lovelace', 'Bob Real'],
  ['Bob Smith', 'Robert Smith'],
  ['Sam Rivera 1', 'Sam Rivera 12'],
])('“%s” may be somebody else than “%s”', (one, another) => {
  expect([mayBeOneName(one, another), mayBeOneName(another, one)]).toEqual([false, false]);
});
