import { describe, expect, it } from 'vitest';
import { readMail } from './index.ts';

describe('a hostile mail', () => {
  const nested = (count: number) =>
    Array.from({ length: count }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`);
  const typed = (type: string) => `From: kim@example.org\r\nContent-Type: ${type}\r\n\r\n`;

  it.each([
    ['parts within parts', `From: kim@example.org\r\n${nested(5_000).join('')}\r\nHi`],
    ['many lines', typed('text/plain') + 'a b c\n'.repeat(1_000_000)],
    [
      'many parts',
      typed('multipart/mixed; boundary=b') + '--b\r\nContent-Type: a/b; name=c\r\n\r\nhi\r\n'.repeat(50_000),
    ],
    ['a long header', `Subject: ${'=?utf-8?q?a?= '.repeat(300_000)}\r\n\r\nHi`],
    [
      'many recipients',
      typed('message/delivery-status') + 'Action: failed\r\nFinal-Recipient: a@b.c\r\n\r\n'.repeat(50_000),
    ],
    ['many rules', typed('text/plain') + '---\nwww.example.org\n'.repeat(2_000)],
  ])('is read to its end: %s', { timeout: 60_000 }, async (_name, mail) => {
    expect(typeof (await readMail(Buffer.from(mail))).kind).toBe('string');
  });

  it('may end its lines in any way', async () => {
    const mail = 'From: kim@example.org\nSubject: Re: Cook\n\nYes!\n\n> Hi';
    for (const end of ['\n', '\r\n', '\r'])
      expect(await readMail(Buffer.from(mail.replaceAll('\n', end)))).toMatchObject({
        visibleText: 'Yes!',
        subject: 'Re: Cook',
      });
  });
});
