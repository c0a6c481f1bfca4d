import * as fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { composeMime, type OutgoingMail } from './mime.ts';

const mail: OutgoingMail = {
  from: { name: 'Ann Example', address: 'ann@acme.test' },
  replyTo: 'reply+token@in.bramble.test',
  to: 'kim@example.org',
  subject: 'Backend Engineer at Acme',
  html: '<p>Hi Kim,</p><p>Read <a href="https://acme.test/jobs?a=1&amp;b=2">the job</a>.</p><p>Zoë</p>',
  headers: {},
};
const compose = async (change: Partial<OutgoingMail>) =>
  Buffer.from(await composeMime({ ...mail, ...change })).toString('utf8');
const parse = async (change: Partial<OutgoingMail>) => PostalMime.parse(await composeMime({ ...mail, ...change }));
const fieldValues = (raw: string, name: string) => {
  const unfolded = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]/g, ' ');
  return unfolded
    .split('\r\n')
    .filter((line) => line.toLowerCase().startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).trim());
};

describe('an outgoing mail', () => {
  it('offers the text of the HTML as the alternative', async () => {
    const read = await parse({});
    expect(await compose({})).toMatch(/content-type: multipart\/alternative/i);
    expect(read.html?.trim()).toBe(mail.html);
    expect(read.text?.trim()).toBe('Hi Kim,\n\nRead the job (https://acme.test/jobs?a=1&b=2).\n\nZoë');
  });

  it('takes a text of its own when one is given', async () => {
    expect((await parse({ text: 'Only this' })).text?.trim()).toBe('Only this');
  });

  it('encodes names and subjects that are not ASCII so that they are read back the same', async () => {
    const raw = await compose({
      from: { name: 'Zoë "Zo" Müller, Dr.', address: 'z@acme.test' },
      subject: '東京のお仕事 – Ünïcode',
    });
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^[\x20-\x7e\r\n\t]+$/);
    const read = await PostalMime.parse(raw);
    expect(read.from).toMatchObject({ name: 'Zoë "Zo" Müller, Dr.', address: 'z@acme.test' });
    expect(read.subject).toBe('東京のお仕事 – Ünïcode');
  });

  it('keeps the unsubscribe headers exactly as given', async () => {
    const url = `https://bramble.test/u/${'a1b2'.repeat(40)}`;
    const headers = {
      'List-Unsubscribe': `<mailto:u@in.bramble.test?subject=x>, <${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    const raw = await compose({ headers });
    expect(fieldValues(raw, 'list-unsubscribe')).toEqual([headers['List-Unsubscribe']]);
    expect(fieldValues(raw, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
  });

  it('threads by the ids it is given', async () => {
    const raw = await compose({
      inReplyTo: '<b@email.amazonses.com>',
      references: ['<a@email.amazonses.com>', '<b@email.amazonses.com>'],
    });
    expect(fieldValues(raw, 'in-reply-to')).toEqual(['<b@email.amazonses.com>']);
    expect(fieldValues(raw, 'references')).toEqual(['<a@email.amazonses.com> <b@email.amazonses.com>']);
  });

  it('keeps every line within 998 characters', async () => {
    const raw = await compose({
      html: `<p>${'wordwithoutspace'.repeat(500)}</p>`,
      subject: 'x'.repeat(3000),
      headers: { 'X-Long': 'word '.repeat(600).trim() },
    });
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  });

  it('goes to exactly one recipient whatever stands in the name, the subject and the headers', async () => {
    const nasty = fc.string({
      unit: fc.constantFrom(
        'a',
        'é',
        '\r',
        '\n',
        '\r\n',
        ':',
        '<',
        '>',
        ',',
        '"',
        '@',
        ' ',
        'Bcc: x@y.test',
        '\u2028',
        '\u0000',
      ),
    });
    await fc.assert(
      fc.asyncProperty(nasty, nasty, nasty, async (name, subject, value) => {
        const raw = await compose({ from: { name, address: 'ann@acme.test' }, subject, headers: { 'X-Extra': value } });
        const read = await PostalMime.parse(raw);
        expect(read.to?.map((to) => to.address)).toEqual(['kim@example.org']);
        expect(read.from?.address).toBe('ann@acme.test');
        expect(read.headers.filter(({ key }) => ['bcc', 'cc'].includes(key))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each(['a@b.test, c@d.test', 'a@b.test\r\nBcc: c@d.test', '<a@b.test>', ''])(
    'refuses %j as an address',
    async (to) => {
      await expect(compose({ to })).rejects.toThrow('not one email address');
    },
  );
});
