import { expect, test } from 'vitest';
import { ERRORS } from '../../../shared/contract/errors.ts';
import { NETWORK_PROBLEMS } from '../api/problem.ts';
import { sentenceOfAddress, whomToAsk, wordsOfAddress } from './dead-ends.ts';

const { title } = ERRORS.INVITATION_REVOKED;
const words = (title: string, description: string) => wordsOfAddress(new URLSearchParams({ title, description }));

test.each(['anna@acme.example', 'talent@mail.bramble.example'])('says what we say, and whom to ask: %s', (inviter) => {
  const description = whomToAsk(inviter);
  expect(words(title, description)).toEqual({ title, description });
});

test.each([
  ['Your account is locked', 'Call 0900 1234'],
  ['', ''],
  [ERRORS.BAD_REQUEST.title, whomToAsk('anna@acme.example')],
])('says nothing that somebody else wrote: %j', (made, up) => {
  expect(words(made, up)).toEqual({ title: 'Something wrong happened', description: '' });
});

test.each([
  'Call 0900 1234',
  'Please contact the account owner (call 0900 1234 now).',
  `${whomToAsk('anna@acme.example')} Or call 0900 1234.`,
])('leaves out a description that is not ours: %s', (description) => {
  expect(words(title, description)).toEqual({ title, description: '' });
});

test('the sign-in page says our sentences alone, whatever its address says', () => {
  const said = (error: string) => sentenceOfAddress(new URLSearchParams({ error }));
  for (const ours of [ERRORS.SESSION_ENDED.title, NETWORK_PROBLEMS.OFFLINE]) expect(said(ours)).toBe(ours);
  expect(said('Your account is locked. Call 0900 1234')).toBe(NETWORK_PROBLEMS.UNKNOWN);
  expect(said('')).toBeUndefined();
});
