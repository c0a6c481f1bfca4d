import { describe, expect, it } from 'vitest';
import { linesOfText, makeLine } from '../lines/lines.ts';
import { toSections } from '../lines/sections.ts';
import { emailsIn, findEmail } from './email.ts';
import { findLocation } from './location.ts';
import { phoneIn } from './phone.ts';
import { findProfiles, profileType } from './profiles.ts';

const sectionsOf = (text: string) => toSections(linesOfText(text));

describe('email', () => {
  it.each(['ann [at] example [dot] org', 'ann(at)example.org', 'ann at example dot org', 'ann @ example.org'])(
    'reads "%s"',
    (text) => {
      expect(emailsIn(text)).toEqual(['ann@example.org']);
    },
  );

  it('joins an address that a narrow column broke after the @', () => {
    expect(findEmail(sectionsOf('Ann Lee\nann.lee.research@\nexample.ca'))).toBe('ann.lee.research@example.ca');
  });

  it('takes what is printed before a left-over link, and writes capitals small', () => {
    const line = makeLine(['ann@example.org'], { links: ['mailto:you@template.example'] })!;
    expect(findEmail([{ kind: 'head', title: '', lines: [line] }])).toBe('ann@example.org');
    expect(emailsIn('ANN@EXAMPLE.ORG')).toEqual(['ann@example.org']);
  });

  it('never takes the address of a referee', () => {
    expect(findEmail(sectionsOf('Ann Lee\n\nREFERENCES\nProf. Bo, bo@example.org'))).toBeNull();
  });
});

describe('phone', () => {
  it.each([
    ['555 · 356 · 7936', '555-356-7936'],
    ['Tel.: +34 612 345 678', '+34 612 345 678'],
    ['(603) 555-0142 | a@b.example', '(603) 555-0142'],
    ['917.555.0136', '917.555.0136'],
    ['06 12 34 56 78', '06 12 34 56 78'],
    ['Home: 802-555-0119   Fax: 802-555-0120', '802-555-0119'],
    ['Portland, OR 97205 · 503-555-0117', '503-555-0117'],
  ])('reads "%s"', (text, expected) => {
    expect(phoneIn(text)).toBe(expected);
  });

  it('reads one whose hyphen is printed twice', () => {
    expect(phoneIn(linesOfText('(603) 555-\u20100142')[0]!.text)).toBe('(603) 555-0142');
  });

  it.each(['Patent US 11,234,567', '2019 - 2021', '12.04.1986', 'Burlington, VT 05401', 'doi.org/10.1000/1234567'])(
    'takes no number from "%s"',
    (text) => {
      expect(phoneIn(text)).toBeNull();
    },
  );
});

describe('location', () => {
  it.each([
    ['Ann Lee\nSeattle, WA | 206-555-0149', 'Seattle, WA'],
    ['Ann Lee\n48 Orchard Lane\nBurlington, VT 05401', '48 Orchard Lane, Burlington, VT 05401'],
    ['Ann Lee\nLindenstraße 14, 50674 Köln', 'Lindenstraße 14, 50674 Köln'],
    ['Ann Lee\nAddress: 9 Harbour View, Cork, Ireland', '9 Harbour View, Cork, Ireland'],
    ['Ann Lee\na@example.org | Manchester M1 4BT', 'Manchester M1 4BT'],
    ['Ann Lee\n7 Mill Lane\nBS1 6QF Bristol\nUnited Kingdom', '7 Mill Lane, BS1 6QF Bristol, United Kingdom'],
    ['Ann Lee\nJongno-gu, Seoul, Republic of Korea', 'Jongno-gu, Seoul, Republic of Korea'],
    ['Ann Lee\nOak Grove, CA 91377 ▪ 123-555-7890', 'Oak Grove, CA 91377'],
  ])('reads it from the lines under the name: %j', (text, expected) => {
    expect(findLocation(sectionsOf(text))).toBe(expected);
  });

  it('takes no kind of cloud for working from home', () => {
    expect(findLocation(sectionsOf('Ann Lee\nHybrid Cloud and Automation\nann@example.org'))).toBeNull();
  });

  it('is null when none is given, also with a name that ends like a state code', () => {
    expect(findLocation(sectionsOf('ELENA PETROVA\nelena@example.org'))).toBeNull();
  });
});

describe('profiles', () => {
  it('knows the sites and takes a repository for no profile', () => {
    expect(profileType('https://www.linkedin.com/in/ann')).toBe('linkedin');
    expect(profileType('github.com/ann')).toBe('github');
    expect(profileType('https://stackoverflow.com/users/1/ann')).toBe('stackoverflow');
    expect(profileType('https://x.com/ann')).toBe('twitter');
    expect(profileType('ann.example.com')).toBe('other');
    expect(findProfiles(sectionsOf('Ann Lee\nPROJECTS\nsee github.com/ann/engine'), null)).toEqual([]);
  });

  it('takes the printed address where the link behind it says another', () => {
    const line = makeLine(['linkedin.com/in/ann'], { links: ['https://linkedin.com/in/template'] })!;
    const urls = findProfiles([{ kind: 'head', title: '', lines: [line] }], null).map(({ url }) => url);
    expect(urls).toEqual(['linkedin.com/in/ann']);
  });

  it('takes no link from publications and none that is a word with a dot', () => {
    const text = 'Ann Lee\nASP.net, Node.js\n\nPUBLICATIONS\nPaper, www.journal.example.com/12';
    expect(findProfiles(sectionsOf(text), null)).toEqual([]);
  });

  it('joins a link that a narrow column broke within its host', () => {
    const urls = findProfiles(sectionsOf('Ann Lee\nhttps://www.facebook.co\nm/ann.quay'), null).map(({ url }) => url);
    expect(urls).toEqual(['https://www.facebook.com/ann.quay']);
  });

  it('keeps no link of a template as somebody’s, and takes that of the person instead', () => {
    const urlsIn = (text: string) => findProfiles(sectionsOf(text), null).map(({ url }) => url);
    expect(urlsIn('Ann Lee\nlinkedin.com/in/yourname | github.com/username')).toEqual([]);
    expect(urlsIn('Ann Lee\nLinkedIn: your-profile')).toEqual([]);
    expect(urlsIn('Ann Lee\nlinkedin.com/in/me | linkedin.com/in/ann')).toEqual(['linkedin.com/in/ann']);
    expect(profileType('https://www.linkedin.com/m/in/ann')).toBe('linkedin');
  });
});
