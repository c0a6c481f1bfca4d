import { describe, expect, test } from 'vitest';
import { predict } from '../../../../shared/rules/job/prediction.ts';
import { amountIn, amountText } from './fields/amount.ts';
import { withoutEmptyEnd } from './fields/lists.ts';
import { funnelSentence, rangeText } from './prediction/funnel.ts';
import { postedText } from './saving/posted-text.ts';

describe('an amount', () => {
  test.each([
    ['', null],
    [' 62,000 ', 62_000],
    ['62 000', 62_000],
    ['12.5', 12.5],
    ['-1', -1],
  ])('in %j is %j', (text, amount) => expect(amountIn(text)).toBe(amount));
  test('that is no number is no number, not nothing', () => expect(amountIn('abc')).toBeNaN());
  test('is shown with thousands marks', () => expect([amountText(62_000), amountText(null)]).toEqual(['62,000', '']));
});

test('empty lines are input only before one that is not', () => {
  expect(withoutEmptyEnd(['a', '', 'b', '', ' '])).toEqual(['a', '', 'b']);
  expect(withoutEmptyEnd(['', ''])).toEqual([]);
});

describe('the predicted pipeline', () => {
  const facts = { hasLocation: false, yearsExp: { min: 0, max: null }, functions: [], targetLeads: 6 };
  test('is told in a sentence with every stage', () => {
    const prediction = predict({ ...facts, hireObjective: 1 });
    const sentence = funnelSentence(prediction, true);
    expect(sentence).toMatch(/^To hire 1 person a month, expect to review /);
    const { reviews, contacts, leads, phoneInterviews, interviews } = prediction;
    for (const stage of [reviews, contacts, leads, phoneInterviews, interviews])
      expect(sentence).toContain(rangeText(stage));
  });
  test('has one number where both ends are the same', () => expect(rangeText({ min: 2, max: 2 })).toBe('2'));
});

describe('what is said of a posted job', () => {
  test('names the first batch and what remains', () => {
    expect(postedText(10, { remainingCredits: 1, hasUnlimitedPlan: false })).toBe(
      "Job successfully posted! We'll send you 10 profiles in the coming 24 hours. You have 1 profile remaining.",
    );
  });
  test('counts nothing down on an unlimited plan', () => {
    expect(postedText(1, { remainingCredits: 0, hasUnlimitedPlan: true })).toBe(
      "Job successfully posted! We'll send you 1 profile in the coming 24 hours.",
    );
  });
});
