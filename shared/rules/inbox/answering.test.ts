import { describe, expect, it, test } from 'vitest';
import { LIMITS } from '../../product.ts';
import {
  type AnswerFacts,
  addressIn,
  answerSubject,
  filesProblem,
  leavesAt,
  retryAnswerAt,
  whyNoAnswer,
} from './answering.ts';

const facts: AnswerFacts = {
  ...{ name: 'Noor', hasOptedOut: false, hasBounced: false, isForged: false, isHuman: true, to: 'noor@home.example' },
  ...{ senderProblem: undefined, isAccountPaused: false },
};

describe('answering a candidate', () => {
  it('is possible where nothing speaks against it', () => expect(whyNoAnswer(facts)).toBeUndefined());

  test.each<[Partial<AnswerFacts>, RegExp]>([
    [{ hasOptedOut: true, isForged: true }, /^Noor asked for no more emails/],
    [{ isHuman: false }, /machine/],
    [{ isForged: true }, /was not sent by whom it says/],
    [{ to: undefined }, /no address/],
    [{ hasBounced: true }, /noor@home\.example came back/],
    [{ senderProblem: 'Your domain acme.example is not verified' }, /^Your domain/],
    [{ isAccountPaused: true }, /on hold/],
  ])('is not where %o', (over, why) => expect(whyNoAnswer({ ...facts, ...over })).toMatch(why));
});

test.each([
  ['Noor Achterberg <noor@home.example>', 'noor@home.example'],
  ['noor@home.example', 'noor@home.example'],
  ['"Noor, <x>" <noor@home.example>', 'noor@home.example'],
  ['Noor', undefined],
  ['Noor <noor@home.example, evil@other.example>', undefined],
  ['', undefined],
])('the address in %j is %j', (from, address) => expect(addressIn(from)).toBe(address));

test.each([
  ['Hello', 'Re: Hello'],
  ['Re: Hello', 'Re: Hello'],
  ['RE: re: Hello', 'Re: Hello'],
  ['Reply time', 'Re: Reply time'],
  ['', 'Re:'],
])('what answers %j is called %j', (subject, answer) => expect(answerSubject(subject)).toBe(answer));

const noon = new Date('2026-03-02T12:00:00.000Z');
it('leaves once it cannot be taken back', () => expect(leavesAt(noon).toISOString()).toBe('2026-03-02T12:00:30.000Z'));

it('is tried again for a day', () => {
  expect(retryAnswerAt('throttled', noon, noon)?.toISOString()).toBe('2026-03-02T12:01:00.000Z');
  expect(retryAnswerAt('suspended', noon, new Date('2026-03-03T11:44:00.000Z'))?.toISOString()).toBeDefined();
  expect(retryAnswerAt('suspended', noon, new Date('2026-03-03T11:46:00.000Z'))).toBeUndefined();
});

test('files go with an answer as long as the mail service takes a mail of all of them', () => {
  const most = 20 * 1024 * 1024;
  expect(filesProblem([])).toBeUndefined();
  expect(filesProblem([most / 2, most / 2])).toBeUndefined();
  expect(filesProblem([most / 2, most / 2 + 1])).toBe('Together these files are larger than 20 MB.');
  expect(filesProblem([most + 1])).toBe('Together these files are larger than 20 MB.');
  // As text a file is a third longer, with a line end every 76 signs; a mail of the mail service holds 40 MB.
  expect((LIMITS.answerBytes / 3) * 4 * (78 / 76)).toBeLessThan(40 * 1024 * 1024 - 1_000_000);
});
