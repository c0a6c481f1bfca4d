import { describe, expect, it } from 'vitest';
import { isDomain, toCompanyEntry, whyNotAddCompany, withChip } from './company-entries.ts';
import { distanceUnitFor, movedYears, outreachTypeOf, radiusText } from './job-form.ts';

const long = (length: number) => 'x'.repeat(length);

describe('the form’s controls', () => {
  it('move the upper thumb of the years with the lower one, ten years above, and not beyond the end', () => {
    expect(movedYears([0, 30], [4, 30])).toEqual([4, 14]);
    expect(movedYears([0, 30], [25, 30])).toEqual([25, 30]);
    expect(movedYears([4, 14], [4, 9])).toEqual([4, 9]);
  });

  it('measure in miles where people do', () => {
    expect(['en-US', 'en-gb', 'en-AU', 'de-DE'].map(distanceUnitFor)).toEqual(['mile', 'mile', 'km', 'km']);
    expect(radiusText(50, 'mile')).toBe('50 miles (80 km)');
    expect(radiusText(80, 'km')).toBe('80 km (50 miles)');
  });

  it('derive how candidates are approached; Bramble always personalises', () => {
    const of = (asProduct: boolean, personalized: boolean) => outreachTypeOf({ asProduct, personalized });
    expect([of(false, false), of(false, true)]).toEqual(['approached', 'approached_ai']);
    expect([of(true, false), of(true, true)]).toEqual(['approached_as_bramble_ai', 'approached_as_bramble_ai']);
  });

  it('take a chip trimmed, and no empty, repeated or over-long one', () => {
    expect(withChip(['One'], '  Two ', 140)).toEqual(['One', 'Two']);
    for (const typed of ['', '  ', 'one', long(141)]) expect(withChip(['One'], typed, 140)).toEqual(['One']);
  });

  it.each(['acme.com', 'sub.acme.co.uk', 'ACME.IO', 'a-b.example', 'muenchen.de', 'acme.xn--p1ai'])(
    'know %s for a domain',
    (domain) => {
      expect(isDomain(domain)).toBe(true);
      expect(whyNotAddCompany(domain, [], [], 'other list')).toBeUndefined();
    },
  );

  it.each(['acme', 'acme.c', 'acme.123', '-acme.com', 'acme-.com', 'acme..com', 'a b.com', 'acme.com/', long(300)])(
    'know %s for none',
    (text) => {
      expect(isDomain(text)).toBe(false);
    },
  );

  it.each(['https://www.foo.com/x', 'http://foo.com', 'foo.com/jobs?at=1', 'www.foo.com', ' foo.com '])(
    'take %s as the domain it is on',
    (typed) => {
      expect(whyNotAddCompany(typed, [], [], 'other list')).toBeUndefined();
      expect(withChip([], typed, 140)).toEqual(['foo.com']);
      expect(toCompanyEntry(typed)).toEqual({ domain: 'foo.com' });
      expect(whyNotAddCompany(typed, ['FOO.com'], [], 'other list')).toBe('“foo.com” already added.');
    },
  );

  it('say of a company that it is too long, by name or by domain', () => {
    for (const typed of [long(201), `${long(199)}.com`])
      expect(whyNotAddCompany(typed, [], [], 'x')).toBe('This field cannot be longer than 200 characters.');
    expect(whyNotAddCompany(long(200), [], [], 'x')).toBeUndefined();
    expect(toCompanyEntry('R/GA')).toEqual({ orgName: 'R/GA' });
  });

  it('say why a company cannot be added', () => {
    expect(whyNotAddCompany(' Acme ', ['acme'], [], 'x')).toBe('“Acme” already added.');
    expect(whyNotAddCompany('Acme', [], ['ACME'], 'companies to source from')).toBe(
      '“Acme” is in the companies to source from. Please remove before adding here.',
    );
  });
});
