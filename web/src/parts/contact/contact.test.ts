import { expect, it } from 'vitest';
import type { Outcome } from '../../../../shared/contract/submissions.ts';
import { markHtml, markText } from './mark-words.ts';
import { contactMessage } from './outcome-message.ts';

const outcomes = (...oks: boolean[]): Outcome[] =>
  oks.map((ok, index) => ({ submissionId: `sub_${index}`, ok, code: null, why: null, card: null }));

it('says how many were contacted, and how many could not be', () => {
  expect(contactMessage(outcomes(true))).toEqual({ text: 'Profile contacted.', isPartial: false });
  expect(contactMessage(outcomes(true, true))).toEqual({ text: "We've moved 2 to Contacted.", isPartial: false });
  expect(contactMessage(outcomes(true, true, false))).toEqual({
    text: '2 profile(s) contacted! 1 profile(s) could not be contacted; please click on them to see details.',
    isPartial: true,
  });
  expect(contactMessage(outcomes(false))).toBeUndefined();
});

it('marks the words from the profile in the text of an email, never inside a tag', () => {
  const html = '<p title="Noor">Hi Noor, Noora &amp; R&amp;D</p>';
  expect(markHtml(html, ['Noor', 'R&D'])).toBe(
    '<p title="Noor">Hi <mark>Noor</mark>, Noora &amp; <mark>R&amp;D</mark></p>',
  );
  expect(markHtml(html, [])).toBe(html);
});

it('takes the longer of two values that begin alike', () => {
  expect(markHtml('Veld Logistics', ['Veld', 'Veld Logistics'])).toBe('<mark>Veld Logistics</mark>');
});

it('cuts a subject into what came from the profile and what did not', () => {
  expect(markText('Noor, hello', ['Noor'])).toEqual([
    { text: 'Noor', marked: true },
    { text: ', hello', marked: false },
  ]);
});
