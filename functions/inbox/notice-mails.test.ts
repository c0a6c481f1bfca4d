import { expect, it } from 'vitest';
import { summaryMail } from './notice-mails.ts';

const noticed = { webUrl: 'https://web.example/', stopUrl: 'https://web.example/api/notices/token' };
const nothing = { unread: 0, needsAnswer: 0, toReview: 0, interested: 0 };

it('says in the summary all that waits, who is interested among it', () => {
  const { subject, html } = summaryMail({ unread: 1, needsAnswer: 2, toReview: 3, interested: 1 }, noticed);
  expect(subject).toBe('Waiting for you: 1 unread answer of a candidate');
  for (const line of ['2 candidates wait for your answer', '1 interested candidate', '3 profiles to review'])
    expect(html).toContain(line);
  expect(html).toContain('https://web.example/inbox');
});

it('leads to the jobs where nobody waits for an answer', () => {
  const { html } = summaryMail({ ...nothing, toReview: 1 }, noticed);
  expect(html).toContain('1 profile to review');
  expect(html).not.toContain('interested candidate');
  expect(html).toContain('https://web.example/jobs');
});
