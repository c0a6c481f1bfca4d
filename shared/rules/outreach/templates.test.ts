import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToText } from '../text/plain-text.ts';
import {
  DEFAULT_SEQUENCE,
  parseTemplate,
  renderTemplate,
  type SequenceStep,
  sequenceProblems,
  timingText,
  VARIABLES,
  type VariableKey,
  variablesIn,
} from './templates.ts';

const keys = VARIABLES.map(({ key }) => key);
const step = (change: Partial<SequenceStep>): SequenceStep => ({ ...DEFAULT_SEQUENCE[0]!, ...change });
const withoutBrackets = fc.string({ unit: 'grapheme' }).filter((text) => !/[[\]]/.test(text));

describe('a template', () => {
  it.each([
    ['<p>Hi</p><p>[sender_signature]</p>', '<p>Hi</p><p>Jo</p><p>Acme</p>'],
    ['<p class="x"> [sender_signature,fallback=] </p><p>PS</p>', '<p>Jo</p><p>Acme</p><p>PS</p>'],
    ['<p>Best, [sender_signature]</p>', '<p>Best, Jo<br>Acme</p>'],
    ['<p><strong>[sender_signature]</strong></p>', '<p><strong>Jo<br>Acme</strong></p>'],
    ['<ul><li><p>[sender_signature]</p></li></ul>', '<ul><li><p>Jo</p><p>Acme</p></li></ul>'],
    ['[sender_signature]', '<p>Jo</p><p>Acme</p>'],
    ['<p>[sender_name] [sender_signature]</p>', '<p>Jo Jo<br>Acme</p>'],
  ])('has no paragraph in a paragraph: %s', (template, expected) => {
    const values = { sender_name: 'Jo', sender_signature: '<p>Jo</p><p>Acme</p>' };
    expect(renderTemplate(template, values, { html: true })).toEqual({ text: expected, missing: [] });
  });

  it('keeps the paragraph of a value that has none', () => {
    const values = { sender_signature: 'Jo<br>Acme' };
    expect(renderTemplate('<p>[sender_signature]</p>', values, { html: true }).text).toBe('<p>Jo<br>Acme</p>');
  });

  it('is split into text and variables, with or without a fallback', () => {
    expect(parseTemplate('Hi [candidate_first_name,fallback=there], [job_title,fallback=]!')).toEqual([
      { kind: 'text', text: 'Hi ' },
      { kind: 'variable', key: 'candidate_first_name', fallback: 'there' },
      { kind: 'text', text: ', ' },
      { kind: 'variable', key: 'job_title', fallback: '' },
      { kind: 'text', text: '!' },
    ]);
  });

  it('leaves brackets around anything else alone', () => {
    expect(renderTemplate('[note] [x,fallback=y] [job_title', {}, { html: false })).toEqual({
      text: '[note] [x,fallback=y] [job_title',
      missing: [],
    });
  });

  it('uses the value, else the fallback, else names the variable as missing', () => {
    const text = 'Hi [candidate_first_name,fallback=there] [job_title] [job_title]';
    expect(renderTemplate(text, { candidate_first_name: 'Kim' }, { html: false })).toEqual({
      text: 'Hi Kim  ',
      missing: ['job_title'],
    });
    expect(renderTemplate(text, { candidate_first_name: ' ', job_title: 'Cook' }, { html: false })).toEqual({
      text: 'Hi there Cook Cook',
      missing: [],
    });
  });

  it('escapes values in HTML, but not those that are HTML already', () => {
    const values = { candidate_first_name: '<img src=x onerror="a">', sender_signature: '<b>Ann</b>' };
    const { text } = renderTemplate(
      '[candidate_first_name] [sender_signature] [job_title,fallback=R&amp;D "x"]',
      values,
      { html: true },
    );
    expect(text).toBe('&lt;img src=x onerror=&quot;a&quot;&gt; <b>Ann</b> R&amp;D &quot;x&quot;');
  });

  it('keeps a subject on one line', () => {
    const values = { candidate_first_name: 'Kim\r\nBcc: x@y.test' };
    expect(renderTemplate('Hi\n[candidate_first_name]', values, { html: false }).text).toBe('Hi Kim Bcc: x@y.test');
  });

  it('does not render what a value says', () => {
    expect(
      renderTemplate('[job_title]', { job_title: '[sender_name]', sender_name: 'Ann' }, { html: false }).text,
    ).toBe('[sender_name]');
  });

  it('holds no variable any more when every value is given', () => {
    const piece = fc.oneof(
      withoutBrackets,
      fc.constantFrom(...keys).map((key) => `[${key}]`),
      fc.constantFrom(...keys).map((key) => `[${key},fallback=there]`),
    );
    const values = fc.record(
      Object.fromEntries(keys.map((key) => [key, withoutBrackets.filter((text) => text.trim() !== '')])) as Record<
        VariableKey,
        fc.Arbitrary<string>
      >,
    );
    fc.assert(
      fc.property(fc.array(piece), values, fc.boolean(), (pieces, given, html) => {
        const { text, missing } = renderTemplate(pieces.join(''), given, { html });
        expect(missing).toEqual([]);
        expect(variablesIn(text)).toEqual([]);
        expect(keys.some((key) => text.includes(`[${key}`))).toBe(false);
      }),
    );
  });

  it('without brackets is rendered as it stands', () => {
    fc.assert(fc.property(withoutBrackets, (text) => renderTemplate(text, {}, { html: true }).text === text));
  });
});

describe('a sequence', () => {
  it('by default can be saved and uses only variables every job has, apart from the city', () => {
    expect(sequenceProblems(DEFAULT_SEQUENCE)).toEqual([]);
    const offered = VARIABLES.filter((variable) => !('needs' in variable)).map(({ key }) => key);
    for (const { subject, html } of DEFAULT_SEQUENCE)
      for (const key of variablesIn(subject + html)) expect(offered).toContain(key);
  });

  it('needs a subject and content in every email', () => {
    const problems = sequenceProblems([step({ id: 'a', subject: ' ', html: '<p>&nbsp;<br></p>' })]);
    expect(problems.map(({ stepId, field }) => [stepId, field])).toEqual([
      ['a', 'subject'],
      ['a', 'html'],
    ]);
  });

  it.each([
    '<p>Hi [candidate_first_name,fallback=there],</p><p></p><p>[sender_signature,fallback=]</p>',
    '<p>Dear [candidate_first_name] [candidate_last_name]:</p><p>[sender_name]</p>',
    '<p>[sender_signature]</p>',
    '<p>Hello there,</p><p>Kind regards,<br>[sender_name]</p>',
    '<p>…</p>',
  ])('takes greeting and signature for no content: %s', (html) =>
    expect(sequenceProblems([step({ html })])).toEqual([
      { stepId: 'first-email', field: 'html', message: 'This field is required.' },
    ]),
  );

  it.each([
    '<p>Interested?</p>',
    '<p>Hi [candidate_first_name], interested?</p>',
    '<p>[personalized_snippet,fallback=]</p>',
    '<p>Hi [candidate_first_name],</p><p>[job_title]</p>',
    '<p>Hi [candidate_first_name],</p><p>Any news?</p><p>[sender_signature]</p>',
  ])('takes for content what says something: %s', (html) => expect(sequenceProblems([step({ html })])).toEqual([]));

  it('says what is wrong in the order in which one reads it', () => {
    const [first, ...others] = DEFAULT_SEQUENCE;
    if (!first) throw new Error('No first email');
    const wrong = { ...first, subject: '', html: '<p>Hello [nobody_knows], are you there?</p>' };
    const fields = sequenceProblems([wrong, ...others]).map(({ field }) => field);
    expect(fields).toEqual(['subject', 'html']);
  });

  it('may reach to exactly 30 days after the contact', () => {
    const first = step({ timing: { value: 1, dimension: 'minutes' } });
    const problemsAfter = (minutes: number) =>
      sequenceProblems([first, step({ id: 'b', type: 'FOLLOW_UP', timing: { value: minutes, dimension: 'minutes' } })]);
    expect(problemsAfter(43_200)).toEqual([]);
    expect(problemsAfter(43_201)).toEqual([
      { stepId: 'b', field: 'timing', message: 'You can’t contact candidates after 30 days.' },
    ]);
  });

  it('may come exactly 30 days after the first email, which leaves at once', () => {
    const last = step({ id: 'b', type: 'FOLLOW_UP', timing: { value: 30, dimension: 'days' } });
    expect(sequenceProblems([DEFAULT_SEQUENCE[0]!, last])).toEqual([]);
  });

  it('counts a minute before a follow-up among the 30 days', () => {
    const soon = step({ id: 'b', type: 'FOLLOW_UP', timing: { value: 1, dimension: 'minutes' } });
    const last = step({ id: 'c', type: 'FOLLOW_UP', timing: { value: 30, dimension: 'days' } });
    expect(sequenceProblems([DEFAULT_SEQUENCE[0]!, soon, last])).toEqual([
      { stepId: 'c', field: 'timing', message: 'You can’t contact candidates after 30 days.' },
    ]);
  });

  it('has one first email', () => {
    expect(sequenceProblems([step({}), step({ id: 'b' })])).toEqual([
      { stepId: 'b', field: 'subject', message: 'A sequence has one first email.' },
    ]);
  });

  it('has no delay below 1, and removed follow-ups do not count', () => {
    const saidOf = (value: number) =>
      sequenceProblems([step({ timing: { value, dimension: 'days' } })]).map(({ field, message }) => [field, message]);
    expect(saidOf(0)).toEqual([['timing', 'The delay must be at least 1.']]);
    expect(saidOf(1.5)).toEqual([['timing', 'Please use only integers.']]);
    expect(
      sequenceProblems([
        step({}),
        step({ id: 'b', inactive: true, subject: '', timing: { value: 99, dimension: 'days' } }),
      ]),
    ).toEqual([]);
  });

  it('needs an email that is sent, and an id for each', () => {
    expect(sequenceProblems([step({ inactive: true })])).toEqual([
      { stepId: 'first-email', field: 'subject', message: 'A sequence begins with a first email.' },
    ]);
    expect(sequenceProblems([step({}), step({ type: 'FOLLOW_UP' })]).map(({ message }) => message)).toEqual([
      'Two emails have the same id.',
    ]);
  });

  it('says when an email goes out', () => {
    const text = (value: number, dimension: 'minutes' | 'days') => timingText({ timing: { value, dimension } });
    expect(text(1, 'minutes')).toBe('Will be sent immediately when the contact is initiated');
    expect(text(3, 'days')).toBe('If no reply, send after a delay of 3 days');
    expect(text(1, 'days')).toBe('If no reply, send after a delay of 1 day');
  });
});

describe('the text of an HTML email', () => {
  it('keeps paragraphs, line breaks, lists and links', () => {
    const html =
      '<style>p{}</style><p>Hi&nbsp;Kim,<br>see <a href="https://a.test/?x=1&amp;y=2">the job</a>.</p><ul><li>One</li><li>Two &amp; 3</li></ul><p><a href="https://b.test">https://b.test</a></p>';
    expect(htmlToText(html)).toBe(
      'Hi\u00a0Kim,\nsee the job (https://a.test/?x=1&y=2).\n\n- One\n- Two & 3\n\nhttps://b.test',
    );
  });

  it('never throws, and ends', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', 'p', '/', '&', '#', ';', 'a href="', '"', '!--', ' ', 'style') }),
        (html) => typeof htmlToText(html) === 'string',
      ),
    );
  });
});
