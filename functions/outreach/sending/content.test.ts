import { expect, it } from 'vitest';
import { productSender } from '../../records/account/senders.ts';
import { renderMail } from './content.ts';

const facts = {
  job: {
    title: 'Engineer',
    companyName: 'Acme',
    applyUrl: 'https://acme.test/apply',
    location: null,
    office: 'REMOTE_ONLY',
  },
  candidate: { firstName: 'Ada', lastName: 'Byron', employmentHistory: [] },
  sender: productSender('mail.acme.test'),
  postalAddress: '1 Main Street',
  unsubscribeUrl: 'https://app.test/unsubscribe/token-1',
} as const;

it('the way out leads to us directly, while SES counts the clicks on other links', () => {
  const step = { subject: 'Hi', html: '<p><a href="https://acme.test/job">The job</a></p>' };
  const { html, text } = renderMail(step, facts);
  expect(html).toContain('<a ses:no-track href="https://app.test/unsubscribe/token-1">Stop these emails</a>');
  expect(html).toContain('<a href="https://acme.test/job">');
  expect(html.match(/ses:no-track/g)).toHaveLength(1);
  expect(text).toContain('https://app.test/unsubscribe/token-1');
  expect(text).not.toContain('no-track');
});
