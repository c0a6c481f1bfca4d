import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSignature, hasContactDetails, withCompany } from './signature.ts';

describe('a signature', () => {
  it.each([
    'Maren Holt at Acme',
    '<p>Maren Holt</p><p>Talent Partner, Acme GmbH</p>',
    '<p>Acme, Lindenstr. 12, 10969 Berlin</p>',
    '<p>Hiring since 2019-2024</p>',
    '<p>Open day: 12.04.2026</p>',
    '<a href="https://www.linkedin.com/in/maren-holt-123456789">LinkedIn</a>',
    '<a href="https://acme.example/jobs?ref=4930123456">Our jobs</a>',
    '<p>1200 people, 3 offices</p>',
  ])('may say %s', (signature) => {
    expect(hasContactDetails(signature)).toBe(false);
  });

  it.each([
    'maren@acme.example',
    '<p>Write me: <b>maren</b>@acme.example</p>',
    'maren (at) acme.example',
    '<a href="mailto:maren@acme.example">Write me</a>',
    '<a href="tel:030123456">Call me</a>',
    '+49 30 1234567',
    '<p>Tel. (030) 123 45 67</p>',
    'T: 555-123-4567',
    '020 7946 0018',
    '03012345678',
    '+1.415.555.0199',
    '０３０１２３４５６７',
    '٠٣٠ ١٢٣ ٤٥٦ ٧',
  ])('must not say %s', (signature) => {
    expect(hasContactDetails(signature)).toBe(true);
  });

  // Whoever begins anew at each character of these takes hours, so that such a test ends by its time limit alone.
  it.each(['a', '\u200B', ':', '(', 'a ', '&amp;', '1x '])('is looked through once, be it a million of %j', (part) => {
    expect(hasContactDetails(part.repeat(1_000_000 / part.length))).toBe(false);
  });

  it('finds any address whatever stands around it', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(word, word, word, (before, name, host) => {
        expect(hasContactDetails(`<p>${before} ${name}@${host}.com</p>`)).toBe(true);
      }),
    );
  });

  it('is the name and the company until someone writes another, and is text even where a name holds markup', () => {
    expect(defaultSignature({ firstname: 'Maren', lastname: 'Holt', company: 'Acme' })).toBe(
      '<p>Maren Holt at Acme</p>',
    );
    expect(defaultSignature({ firstname: '<b>', lastname: 'x', company: 'A&B' })).toBe('<p>&lt;b&gt; x at A&amp;B</p>');
  });
});

it.each([
  ['<p>Ada at Acme</p>', '<p>Ada at Northwind &amp; Co</p>'],
  ['<p>Acme, Acme’s best</p>', '<p>Northwind &amp; Co, Northwind &amp; Co’s best</p>'],
  ['<p>Acmeology, acme, jobs.Acme.com</p>', '<p>Acmeology, acme, jobs.Acme.com</p>'],
  ['<a href="https://acme.example/Acme">Acme</a>', '<a href="https://acme.example/Acme">Northwind &amp; Co</a>'],
])('names another company in %s where the one before stands word for word', (signature, expected) => {
  expect(withCompany(signature, 'Acme', 'Northwind & Co')).toBe(expected);
});

it('takes the signs of a company’s name as they are', () => {
  expect(withCompany('<p>Ada at A+B (Ltd)</p>', 'A+B (Ltd)', '$& Co')).toBe('<p>Ada at $&amp; Co</p>');
  expect(withCompany('<p>Ada at C&amp;A</p>', 'C&A', 'Acme')).toBe('<p>Ada at Acme</p>');
});
