import { describe, expect, it } from 'vitest';
import {
  optOutAddress,
  readInboundAddress,
  readUnsubscribeToken,
  replyAddress,
  unsubscribeToken,
} from './signed-addresses.ts';

const target = { accountId: 'acc_0123456789abcdef', submissionId: 'sub_fedcba9876543210' } as const;

describe('reply addresses', () => {
  it.each([
    ['reply', replyAddress],
    ['opt-out', optOutAddress],
  ] as const)('for a %s lead back to the candidate, whatever case a mail program makes of them', (purpose, make) => {
    const address = make('secret', 'reply.example', target);
    expect(readInboundAddress('secret', 'reply.example', address.toUpperCase())).toEqual({ purpose, target });
  });

  it('fit before the @ of an address', () => {
    expect(replyAddress('secret', 'reply.example', target).split('@')[0]?.length).toBeLessThanOrEqual(64);
  });

  it.each([
    ['another signature', (address: string) => address.replace(/.@/, (last) => (last === '0@' ? '1@' : '0@'))],
    ['another candidate', (address: string) => address.replace('fedcba', 'fedcbb')],
    ['another domain', (address: string) => address.replace('reply.example', 'evil.example')],
    ['a reply made an opt-out', (address: string) => address.replace(/^r/, 'u')],
    ['an opt-out token', () => `r.${unsubscribeToken('secret', target)}@reply.example`],
    ['nothing like one', () => 'hello@reply.example'],
  ])('refuse %s', (_, change) => {
    expect(
      readInboundAddress('secret', 'reply.example', change(replyAddress('secret', 'reply.example', target))),
    ).toBeUndefined();
  });
});

describe('opt-out tokens', () => {
  it('lead back to the candidate', () => {
    expect(readUnsubscribeToken('secret', unsubscribeToken('secret', target))).toEqual(target);
  });

  it('are refused when signed with another key, empty or cut', () => {
    expect(readUnsubscribeToken('other', unsubscribeToken('secret', target))).toBeUndefined();
    expect(readUnsubscribeToken('secret', '')).toBeUndefined();
    expect(readUnsubscribeToken('secret', unsubscribeToken('secret', target).slice(0, -1))).toBeUndefined();
  });
});
