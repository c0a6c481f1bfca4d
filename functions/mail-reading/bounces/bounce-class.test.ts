import { describe, expect, it } from 'vitest';
import { bounceClass } from './bounce-class.ts';

const classOf = (status: string | null, diagnostic: string, notice = '') => bounceClass({ status, diagnostic, notice });

describe('the class of a failed delivery', () => {
  it.each([
    ['5.1.1', 'smtp; 550 5.1.1 <kim@example.org>: Recipient address rejected: User unknown in local recipient table'],
    [
      '5.1.1',
      'smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try double-checking the address',
    ],
    ['5.0.0', 'smtp; 550 No such user here'],
    ['5.0.0', 'smtp; 550 Unknown user kim'],
    ['5.5.0', 'smtp; 550 5.5.0 Requested action not taken: mailbox unavailable'],
    ['5.1.10', 'smtp; 550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'],
    ['5.1.1', 'smtp;550 5.1.1 RESOLVER.ADR.RecipNotFound; not found'],
    ['5.4.1', 'smtp;550 5.4.1 Recipient address rejected: Access denied. [x.prod.protection.outlook.com]'],
    [
      '5.4.4',
      'X-Postfix; Host or domain name not found. Name service error for name=example.invalid type=A: Host not found',
    ],
    ['5.1.2', 'SMTP; 550 5.1.2 <kim@nohost.example>... Host unknown (Name server: nohost.example.: host not found)'],
    ['5.0.0', "smtp; 554 delivery error: dd This user doesn't have a yahoo.com account (kim@yahoo.com) [0]"],
    ['5.1.1', 'X-Notes; User kim (kim@example.org) not listed in public Name & Address Book'],
    [
      '5.1.1',
      'Amazon SES did not send the message to this address because it is on the suppression list for your account.',
    ],
    ['5.1.0', "smtp; 5.1.0 - Unknown address error 550-'5.1.1 <kim@example.org>... User unknown'"],
    ['5.3.0', 'smtp; 550 <kim@example.org>: no such mailbox'],
    ['5.1.6', 'smtp; 550 5.1.6 recipient no longer on server: kim@example.org'],
    [
      '5.1.0',
      'smtp; 556 5.1.10 <kim@example.org>: Recipient address rejected: Domain example.org does not accept mail (nullMX)',
    ],
    [null, 'Sorry, no mailbox here by that name. (#5.1.1)'],
    [null, "Sorry, I couldn't find any host named nohost.example. (#5.1.2)"],
    [null, '550 #5.1.0 Address rejected.'],
    ['5.4.310', 'smtp; 550 5.4.310 DNS domain nohost.example does not exist'],
    ['5.1.1', ''],
    [null, 'Invalid final delivery userid: kim@example.org'],
    [null, 'ディレクトリのリストにありません'],
    ['5.0.0', 'x', 'ユーザー Kim (kim@example.org) は Domino ディレクトリには見つかりません。'],
    ['5.7.27', 'SMTP; 550 Host does not accept mail'],
    [null, 'Error: No valid recipients for this message'],
    [null, 'No mx record found for domain=nohost.example'],
    ['5.4.4', "Sorry, I couldn't find a mail exchanger or IP address. (#5.4.4)"],
    ['5.5.0', 'smtp;554 The mail could not be delivered because the domain is not reachable. Please try again'],
    ['5.1.0', '550 5.1.0 Recipient rejected: <kim@example.org>'],
    ['5.1.2', '550 5.1.2 <kim@nohost.example>: Recipient address rejected: Bad destination system address.'],
    ['5.5.0', 'x', '>>> DATA <<< 550 5.5.0 Invalid recipient <<< 554 5.5.1 Error: no valid recipients'],
    [
      '5.0.0',
      "554 This user doesn't have a mail.example account",
      ">>> DATA <<< 554 This user doesn't have an account",
    ],
  ])('is hard when there is no such address or domain: %s %s', (status, diagnostic, notice = '') => {
    expect(classOf(status, diagnostic, notice)).toBe('hard');
  });

  it.each([
    ['5.0.0', "smtp; 5.1.0 - Unknown address error 550-'5.2.2 <kim@example.org>... Mailbox Full'"],
    ['5.2.2', 'smtp; 552 5.2.2 The email account that you tried to reach is over quota.'],
    ['5.1.1', 'smtp; 550 5.1.1 <kim@example.org>... disk error, cannot write the mailbox'],
    ['5.1.1', 'smtp; 554 5.7.1 Your IP 192.0.2.1 is blocked, see the blocklist'],
    [
      '5.7.1',
      "smtp; 550 5.7.1 [192.0.2.1] Our system has detected an unusual rate of mail. IP address doesn't have a PTR record",
    ],
    ['5.7.1', 'smtp; 550 5.7.1 Message rejected as spam'],
    ['5.7.1', 'smtp; 554 5.7.1 <kim@example.org>: Relay access denied'],
    ['5.1.8', 'smtp; 550 5.1.8 <a@b.test>: Sender address rejected: Domain not found'],
    ['5.1.1', 'smtp; 450 4.2.0 <kim@example.org>: Recipient address rejected: Greylisted, please try again'],
    ['4.4.7', 'smtp; 554 4.4.7 Message expired: unable to deliver in 840 minutes'],
    ['5.4.7', 'smtp; 5.4.7 - Delivery expired (message too old)'],
    ['5.3.4', 'smtp; 552 5.3.4 Message size exceeds fixed limit'],
    ['5.2.1', 'smtp; 550 5.2.1 The email account that you tried to reach is disabled.'],
    ['5.7.1', 'smtp; 550 5.7.1 RESOLVER.RST.NotAuthorized; not authorized'],
    ['5.4.6', 'smtp; 554 5.4.6 Too many hops 26 (25 max): mail loop'],
    ['5.7.26', 'smtp; 550-5.7.26 Unauthenticated email from b.test is not accepted due to domain’s DMARC policy'],
    ['5.5.0', 'smtp; 550 5.5.0 HELO rejected: host not found'],
    ['5.0.0', 'smtp; 550 Unknown user kim (in reply to end of DATA command)'],
    ['5.0.0', 'smtp; 550'],
    ['4.1.1', 'smtp; 450 4.1.1 <kim@example.org>: User unknown, deferred'],
    ['5.1.7', 'SMTP error after MAIL FROM:<ann@acme.test>: 550 5.1.7 No such domain acme.test'],
    ['5.0.0', 'SMTP error after end of data: 550 User unknown'],
    ['5.0.0', 'smtp; 550 : User unknown'],
    ['5.7.25', '550 5.7.25 <kim@example.org>: Recipient address rejected: Reverse validation failed'],
    ['5.7.26', '550 5.7.26 <kim@example.org>: Address rejected'],
    ['5.7.1', '550 5.7.1 <kim@example.org>: Recipient address rejected: User unknown'],
    ['5.1.3', '553 http://www.spamhaus.org/query/bl?ip=192.0.2.1'],
    [null, 'Name service error for domain example.org: Host not found, try again'],
    ['5.0.0', '550 5.0.0 <kim@example.org>: Recipient address rejected: On hold.'],
    [null, ''],
  ])('is soft when the address may well live: %s %s', (status, diagnostic) => {
    expect(classOf(status, diagnostic)).toBe('soft');
  });

  it('reads the notice when the server said nothing, and trusts the server more than the notice', () => {
    expect(classOf(null, '', 'The recipient’s mailbox was not found.')).toBe('hard');
    expect(classOf(null, '552 mailbox full', 'There is no such user.')).toBe('soft');
    expect(classOf('5.0.0', '550 user unknown', 'The user(s) account is disabled.')).toBe('soft');
    expect(bounceClass({ status: null, diagnostic: '', notice: '', subject: 'Returned mail: User unknown' })).toBe(
      'hard',
    );
    expect(bounceClass({ status: null, diagnostic: '', notice: '', subject: 'Undeliverable: user unknown' })).toBe(
      'soft',
    );
  });

  it('reads the worst of texts to their end', { timeout: 60_000 }, () => {
    for (const piece of [
      'user ',
      'mailbox is ',
      'no such ',
      '550 5.1.1 ',
      'account has been ',
      '<a@',
      'recipient has exceeded ',
    ]) {
      classOf('5.0.0', piece.repeat(100_000), piece.repeat(100_000));
    }
  });
});
