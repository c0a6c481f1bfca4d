import { expect, it } from 'vitest';
import type { ChatMessage } from '../../../../../shared/model/chat.ts';
import { firstNew, type Known, NOTHING, withPage, withSent } from './messages.ts';

const message = (number: number, type: ChatMessage['type'] = 'recruiter'): ChatMessage => ({
  ...{ id: `msg_${number}`, number, content: `${number}`, at: '2026-03-04T10:00:00.000Z', type },
  ...{ sender: { name: 'Crowd' }, isOwn: type === 'employer' },
});
const page = (from: number, to: number): Known => ({
  messages: Array.from({ length: to - from + 1 }, (_, n) => message(from + n)),
  hasEarlier: from > 1,
});
const numbers = ({ messages }: Known) => messages.map(({ number }) => number);

it('pages that overlap or follow each other are one chat without a gap', () => {
  const known = [page(16, 25), page(6, 15), page(1, 5), page(18, 27)].reduce(withPage, NOTHING);
  expect(numbers(known)).toEqual(Array.from({ length: 27 }, (_, n) => n + 1));
  expect(known.hasEarlier).toBe(false);
});

it('where too much came meanwhile, the older part can be asked for again', () => {
  const known = withPage(page(1, 10), page(21, 30));
  expect(numbers(known)[0]).toBe(21);
  expect(known.hasEarlier).toBe(true);
});

it('a late answer with old messages changes nothing', () => {
  expect(withPage(page(21, 30), page(1, 10))).toEqual(page(21, 30));
  expect(withPage(page(1, 3), NOTHING)).toEqual(page(1, 3));
});

it('what was sent shows at once where it follows what is known, else with the next page', () => {
  expect(numbers(withSent(page(1, 3), message(4)))).toEqual([1, 2, 3, 4]);
  expect(numbers(withSent(page(1, 3), message(6)))).toEqual([1, 2, 3]);
  expect(numbers(withSent(NOTHING, message(1)))).toEqual([1]);
});

it('the divider stands before the first message of others that is new', () => {
  const messages = [message(1), message(2, 'employer'), message(3, 'employer'), message(4), message(5)];
  expect(firstNew(messages, 1)).toBe(4);
  expect(firstNew(messages, 0)).toBe(1);
  expect(firstNew(messages, 5)).toBeUndefined();
});
