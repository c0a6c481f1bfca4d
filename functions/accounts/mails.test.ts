import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../shared/product.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { createCallCounts } from '../records/call/call-counts.ts';
import { createCodeMails } from './code-mails.ts';
import { invitationMail } from './mails.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

let clock = Date.parse('2026-03-01T10:00:00.000Z');
const now = () => new Date(clock);
const write = async (triggerSource: CustomMessageTriggerEvent['triggerSource'], userName = 'ada') => {
  const parts = { triggerSource, userName, request: { codeParameter: '{####}' }, response: {} };
  return (await createCodeMails(createCallCounts(table, now))(parts as CustomMessageTriggerEvent)).response;
};

describe('the mails of the user pool', () => {
  it.each(['CustomMessage_SignUp', 'CustomMessage_ResendCode'] as const)(
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

it('a person gets so many codes for a new password in an hour and no more, and keeps nobody else from theirs', async () => {
  const ask = (userName: string) => write('CustomMessage_ForgotPassword', userName);
  for (let asked = 0; asked < LIMITS.passwordMailsPerHour; asked++) await ask('flooded');
  await expect(ask('flooded')).rejects.toThrow('Too many requests. Please wait a moment and try again.');
  await ask('somebody else');
});

it('a person gets no more codes around the full hour than in any other', async () => {
  const ask = () => write('CustomMessage_ForgotPassword', 'waits for the hour');
  clock = Date.parse('2026-03-01T11:59:00.000Z');
  for (let asked = 0; asked < LIMITS.passwordMailsPerHour; asked++) await ask();
  clock = Date.parse('2026-03-01T12:01:00.000Z');
  await expect(ask()).rejects.toThrow('Too many requests.');
  clock = Date.parse('2026-03-01T12:59:00.000Z');
  await ask();
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
