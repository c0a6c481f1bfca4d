import { describe, expect, test } from 'vitest';
import { isWrongLink } from '../../../../shared/rules/job/job-problems.ts';
import { predict } from '../../../../shared/rules/job/prediction.ts';
import { amountIn, amountText } from './fields/amount.ts';
import { withoutEmptyEnd, wrongRows } from './fields/lists.ts';
import { basisSentence, funnelSentence, rangeText } from './prediction/funnel.ts';
import { postedText } from './saving/posted-text.ts';

describe('an amount', () => {
  test.each([
    ['', null],
    [' 62,000 ', 62_000],
    ['62 000', 62_000],
    ['50.000', 50_000],
    ['1.250.000', 1_250_000],
    ['62’000', 62_000],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['55k', 55_000],
    ['-1', -1],
  ])('in %j is %j', (text, amount) => expect(amountIn(text)).toBe(amount));
  test('that is no number is no number, not nothing', () => expect(amountIn('abc')).toBeNaN());
  test('is shown with thousands marks', () => expect([amountText(62_000), amountText(null)]).toEqual(['62,000', '']));
});

test('empty lines are input only before one that is not', () => {
  expect(withoutEmptyEnd(['a', '', 'b', '', ' '])).toEqual(['a', '', 'b']);
  expect(withoutEmptyEnd(['', ''])).toEqual([]);
});

describe('of a list that is wrong', () => {
  const isLong = (text: string) => text.length > 3;
  test('the lines that are wrong by themselves are marked, and no other', () =>
    expect(wrongRows(['abc', 'abcd', '', 'abcde'], isLong)).toEqual([1, 3]));
  test('the first empty line is marked where something is missing', () =>
    expect(wrongRows(['abc', '', ''], isLong)).toEqual([1]));
  test('the first line is marked where the list as a whole is wrong', () =>
    expect(wrongRows(['abc', 'ab'], isLong)).toEqual([0]));
  test('a link is wrong where it is none, and the second of two that are the same', () =>
    expect(wrongRows(['https://a.com', 'no link', 'https://a.com'], isWrongLink)).toEqual([1, 2]));
});

describe('the predicted pipeline', () => {
  const facts = { yearsExp: { min: 0, max: null }, functions: [], targetLeads: 6 };
  test('is told in a sentence with every stage', () => {
    const prediction = predict({ ...facts, hireObjective: 1 });
    const sentence = funnelSentence(prediction, true);
    expect(sentence).toMatch(/^To hire 1 person a month, expect to review /);
    const { reviews, contacts, leads, phoneInterviews, interviews } = prediction;
    for (const stage of [reviews, contacts, leads, phoneInterviews, interviews])
      expect(sentence).toContain(rangeText(stage));
  });
  test('says what it rests on, and that it is no promise', () => {
    expect(basisSentence({ from: 'account', contacted: 340 })).toMatch(/your team.*340 people/);
    expect(basisSentence({ from: 'product', contacted: 1 })).toMatch(/our estimates.*1 person/);
    for (const from of ['account', 'product'] as const)
      expect(basisSentence({ from, contacted: 340 })).toMatch(/title or functions.*place; salary.*not counted/);
    expect(basisSentence({ from: 'product', contacted: 0 })).toMatch(/nobody/);
  });
  test('has its thousands set apart', () => {
    expect(rangeText({ min: 8895, max: 68_807 })).toBe('8,895 to 68,807');
    expect(basisSentence({ from: 'account', contacted: 3400 })).toContain('3,400 people');
  });
  test('has one number where both ends are the same', () => expect(rangeText({ min: 2, max: 2 })).toBe('2'));
});

describe('what is said of a posted job', () => {
  test('names the first batch and what remains', () => {
    expect(postedText(10, { remainingCredits: 1, hasUnlimitedPlan: false })).toBe(
      'Job successfully posted! We’ll send you 10 profiles in the coming 24 hours. You have 1 profile remaining.',
    );
  });
  test('counts nothing down on an unlimited plan', () => {
    expect(postedText(1, { remainingCredits: 0, hasUnlimitedPlan: true })).toBe(
      'Job successfully posted! We’ll send you 1 profile in the coming 24 hours.',
    );
  });
});
