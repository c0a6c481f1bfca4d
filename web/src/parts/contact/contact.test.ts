import { expect, it } from 'vitest';
import type { Outcome } from '../../../../shared/contract/submissions.ts';
import { markHtml, markText } from './mark-words.ts';
import { brokenOffWords, contactMessage } from './outcome-message.ts';

const outcomes = (...oks: boolean[]): Outcome[] =>
  oks.map((ok, index) => ({ submissionId: `sub_${index}`, ok, code: null, why: null, card: null }));

it('says how many were contacted, and how many could not be', () => {
  expect(contactMessage(outcomes(true))).toEqual({ text: 'Profile contacted.', isPartial: false });
  expect(contactMessage(outcomes(true, true))).toEqual({ text: 'We’ve moved 2 to Contacted.', isPartial: false });
  expect(contactMessage(outcomes(true, true, false))).toEqual({
    text: '2 profile(s) contacted! 1 profile(s) could not be contacted; please click on them to see details.',
    isPartial: true,
  });
  const many = outcomes(...Array.from({ length: 120 }, () => true), false);
  expect(contactMessage(many)?.text).toBe(
    '120 profiles contacted, 1 could not be moved to contacted; please click on them to see details.',
  );
  expect(contactMessage(outcomes(false))).toBeUndefined();
});

it('says who is through where contacting many broke off', () => {
  const words = 'the others are here to be tried again: Network error';
  expect(brokenOffWords(100, 'Network error')).toBe(`100 profiles are contacted, ${words}`);
  expect(brokenOffWords(1, 'Network error')).toBe(`1 profile is contacted, ${words}`);
  expect(brokenOffWords(0, 'Network error')).toBe('Network error');
});

it('marks what the profile gave to the template of an email, never inside a tag', () => {
  const template =
    '<p title="[candidate_first_name]">Hi [candidate_first_name], Noora of [candidate_current_company]</p>';
  const html = '<div><p title="Noor">Hi Noor, Noora of R&amp;D</p></div><hr>';
  expect(markHtml(template, html, ['Noor', 'R&D'])).toBe(
    '<div><p title="Noor">Hi <mark>Noor</mark>, Noora of <mark>R&amp;D</mark></p></div><hr>',
  );
  expect(markHtml(template, html, [])).toBe(html);
});

it('marks no words of the job, though they are those of the profile too', () => {
  const template =
    '<p>[candidate_first_name], as [candidate_current_job_title]: we look for a [job_title]. [sender_signature]</p>';
  const html = '<p>Noor, as Data Engineer: we look for a Data Engineer, Claims. <b>Noor</b></p>';
  expect(markHtml(template, html, ['Noor', 'Data Engineer'])).toBe(
    '<p><mark>Noor</mark>, as <mark>Data Engineer</mark>: we look for a Data Engineer, Claims. <b>Noor</b></p>',
  );
});

it('takes the longer of two values that begin alike, and no fallback for a value', () => {
  const template = '[candidate_current_company] and [candidate_last_name, fallback=you]';
  expect(markHtml(template, 'Veld Logistics and you', ['Veld', 'Veld Logistics'])).toBe(
    '<mark>Veld Logistics</mark> and you',
  );
});

it('marks nothing in what was made from another template', () => {
  expect(markHtml('<p>Hello [candidate_first_name]</p>', '<p>Dear Noor</p>', ['Noor'])).toBe('<p>Dear Noor</p>');
});

it('cuts a subject into what came from the profile and what did not', () => {
  expect(markText('[candidate_first_name], a [job_title]?', 'Noor, a Nurse?', ['Noor', 'Nurse'])).toEqual([
    { text: 'Noor', marked: true },
    { text: ', a Nurse?', marked: false },
  ]);
  expect(markText('[job_title]', 'Nurse', ['Nurse'])).toEqual([{ text: 'Nurse', marked: false }]);
});
