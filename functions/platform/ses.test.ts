import { expect, it, vi } from 'vitest';
import { LOGS } from '../../shared/product.ts';
import { createSes } from './ses.ts';

const mail = {
  from: { name: 'Ada', address: 'ada@mail.example' },
  replyTo: 'r@reply.example',
  to: 'noor@home.example',
  subject: 'Hello',
  html: '<p>Hi</p>',
  headers: {},
};
const tags = { account: 'acc_1', submission: 'sub_1', step: '0' };

/** What is said of the outcome where SES answers with this error. */
const outcomeOf = (name: string, message = '', code?: string, ownDomain = 'mail.example') =>
  createSes(
    async () => {
      throw Object.assign(new Error(message), { name, code });
    },
    'set',
    ownDomain,
  )(mail, tags);

it.each([
  'SendingPausedException',
  'AccountSuspendedException',
  'MailFromDomainNotVerifiedException',
  'AccessDeniedException',
  'NotFoundException',
  'ExpiredTokenException',
  'ExpiredToken',
  'RequestExpired',
])('takes %s for a condition of the account, which an alarm hears of, and not of the mail', async (name) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await outcomeOf(name)).toEqual({ kind: 'suspended' });
  expect(JSON.stringify(error.mock.calls)).toContain(LOGS.mailSuspended);
  error.mockRestore();
});

it('tells an identity that is not verified yet from a mail that is refused', async () => {
  const words = 'Email address is not verified. The following identities failed the check in region EU-WEST-1';
  expect(await outcomeOf('MessageRejected', words)).toEqual({ kind: 'suspended' });
  expect(await outcomeOf('MessageRejected', 'Sending paused for this account.')).toEqual({ kind: 'suspended' });
  expect(await outcomeOf('MessageRejected', 'Illegal content')).toMatchObject({ kind: 'refused' });
});

it('waits with the mail of a custom domain that is not verified, which is no alarm of ours', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const words = 'Email address is not verified. The following identities failed the check: ada@mail.example';
  expect(await outcomeOf('MessageRejected', words, undefined, 'mail.bramble.example')).toEqual({ kind: 'suspended' });
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

it('waits where a configuration set is gone or stopped: that of one customer is no alarm of ours, the common one is', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const refusing = (message: string) =>
    createSes(
      async () => {
        throw Object.assign(new Error(message), { name: 'BadRequestException' });
      },
      'set',
      'mail.example',
    );
  for (const words of [
    'Configuration set <set-acc_1> does not exist.',
    'Email sending is disabled for configuration set <set-acc_1>.',
  ])
    expect(await refusing(words)(mail, tags, 'set-acc_1')).toEqual({ kind: 'suspended' });
  expect(error).not.toHaveBeenCalled();
  expect(await refusing('Configuration set <set> does not exist.')(mail, tags)).toEqual({ kind: 'suspended' });
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});

it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])('sends later where no connection was made: %s', async (code) => {
  expect(await outcomeOf('Error', 'connect', code)).toEqual({ kind: 'throttled' });
});

it('does not know what became of a mail where SES gave no answer', async () => {
  expect(await outcomeOf('TimeoutError')).toEqual({ kind: 'unknown' });
  expect(await outcomeOf('Error', 'socket hang up', 'ECONNRESET')).toEqual({ kind: 'unknown' });
  expect(await outcomeOf('InternalServiceErrorException')).toEqual({ kind: 'unknown' });
  expect(await outcomeOf('ThrottlingException')).toEqual({ kind: 'throttled' });
});
