import { expect, it } from 'vitest';
import { BASIC_SEQUENCES } from './basic-sequences.ts';
import { renderTemplate, sequenceProblems } from './templates.ts';

const KINDS = Object.entries(BASIC_SEQUENCES);

it.each(KINDS)('%s can be saved as it is, and leaves for whoever has no name and no snippet', (_, steps) => {
  expect(sequenceProblems(steps)).toEqual([]);
  const values = { job_title: 'Engineer', employer_company: 'Acme', job_location: 'Berlin, On-site' };
  const sender = { sender_name: 'Anna', sender_signature: '<p>Anna</p>' };
  for (const { subject, html } of steps) {
    expect(renderTemplate(subject, values, { html: false }).missing).toEqual([]);
    expect(renderTemplate(html, { ...values, ...sender }, { html: true }).missing).toEqual([]);
  }
});

it('only what is personal says something personal', () => {
  for (const [kind, steps] of KINDS)
    expect(
      steps.some(({ html }) => html.includes('[personalized_snippet')),
      kind,
    ).toBe(kind.endsWith('_ai'));
});
