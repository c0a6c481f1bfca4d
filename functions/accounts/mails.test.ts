import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { handler } from './custom-message.ts';
import { invitationMail } from './mails.ts';

const write = async (triggerSource: CustomMessageTriggerEvent['triggerSource']) => {
  const event = { triggerSource, request: { codeParameter: '{####}' }, response: {} } as CustomMessageTriggerEvent;
  return (await handler(event)).response;
};

describe('the mails of the user pool', () => {
  it.each(['CustomMessage_SignUp', 'CustomMessage_ResendCode', 'CustomMessage_VerifyUserAttribute'] as const)(
    'carry the code of %s in our words',
    async (trigger) => {
      const { emailSubject, emailMessage } = await write(trigger);
      expect(emailSubject).toBe('Your Bramble verification code');
      expect(emailMessage).toContain('{####}');
    },
  );

  it('carry the code for a new password', async () => {
    const { emailSubject, emailMessage } = await write('CustomMessage_ForgotPassword');
    expect(emailSubject).toBe('Change your Bramble password');
    expect(emailMessage).toContain('{####}');
  });
});

it('an invitation shows names as text, whatever they hold', () => {
  const { html } = invitationMail({
    link: 'https://app.example/login?invite=inv_1&key=2',
    accountName: '<img src=x>',
    invitedBy: 'A & B',
  });
  expect(html).toContain('&lt;img src=x&gt;');
  expect(html).toContain('A &amp; B');
  // The link holds a secret: SES must not lead it over its own address to count clicks.
  expect(html).toContain('<a ses:no-track href="https://app.example/login?invite=inv_1&amp;key=2"');
});
