import { expect, it } from 'vitest';
import { fingerprint } from '../../platform/ids.ts';
import { formerPrintsOf, hintsOf, identitiesOf, phonePrint, type Recognised } from './identity.ts';

const nobody: Recognised = { email: null, phoneNumber: null, socialProfiles: [] };
const byPhone = (phoneNumber: string, lastName = 'Haddad', firstName = 'Noor') =>
  identitiesOf({ ...nobody, phoneNumber, firstName, lastName });

it('is the same number, however it is written', () => {
  const one = byPhone('+49 (0) 30 1284-5678');
  expect(one).toEqual([fingerprint('tel:+493012845678 noor haddad')]);
  expect(byPhone('0049 30 12845678')).toEqual(one);
  expect(byPhone('+49/30/12845678')).toEqual(one);
});

it('is a number with its whole name: others of the same agency or household are others', () => {
  const number = '+49 30 12845678';
  expect(byPhone(number, 'Haddad', 'Sami')).not.toEqual(byPhone(number));
  expect(byPhone(number, 'Okri')).not.toEqual(byPhone(number));
  expect(byPhone(number, 'HADDÁD')).toEqual(byPhone(number));
  expect(byPhone(number, '')).toEqual([]);
});

it('is no number of a person that is too short, or is none', () => {
  for (const number of [
    '',
    'on request',
    '12345',
    '030 1234',
    '+49',
    '06 12 84 56 78',
    '+00000000000',
    '+49 1234567 89',
    '+336666666666',
  ])
    expect(byPhone(number)).toEqual([]);
});

it('is found by a number alone, with its country or without, to warn of it', () => {
  const one = phonePrint('+32 470 12 84 56');
  expect(one).toMatch(/^[0-9a-f]+$/);
  for (const number of ['0470/12.84.56', '0032470128456', '+32 (0)470 128456']) expect(phonePrint(number)).toBe(one);
  expect(phonePrint('+32 470 12 84 57')).not.toBe(one);
  for (const number of [null, '', '12345', 'on request', '+49 1234567 89', '000000000000'])
    expect(phonePrint(number)).toBeUndefined();
});

it.each(['https://www.linkedin.com/in/ada', 'https://stackoverflow.com/users/7', 'https://crunchbase.com/person/ada'])(
  'is the same person by %s, whatever kind of link it was typed as',
  (url) => {
    const by = (type: 'linkedin' | 'github' | 'other' | 'crunchbase') =>
      identitiesOf({ ...nobody, socialProfiles: [{ type, url }] });
    expect(by('other')).toHaveLength(1);
    for (const type of ['linkedin', 'github', 'crunchbase'] as const) expect(by(type)).toEqual(by('other'));
  },
);

const PAGES = [
  ['github', 'https://github.com/northwind', 'github:northwind'],
  ['twitter', 'https://x.com/northwind', 'twitter:northwind'],
  ['angellist', 'https://wellfound.com/northwind', 'angellist:northwind'],
] as const;

it.each(PAGES)(
  'is nobody by a page at %s, which a company has too: it warns, and makes nobody one person',
  (type, url, page) => {
    const says = { ...nobody, socialProfiles: [{ type, url }] };
    expect(identitiesOf(says)).toEqual([]);
    expect(hintsOf(says)).toEqual([{ print: fingerprint(page), by: type }]);
    // By which they were known before: whoever is deleted is forgotten by that too.
    expect(formerPrintsOf(says)).toEqual([fingerprint(page)]);
    const among = { ...nobody, socialProfiles: [{ type: 'other' as const, url }] };
    expect([...identitiesOf(among), ...hintsOf(among)]).toEqual([]);
  },
);

it('warns of a number and of a page, and only of the number of whoever has no page', () => {
  const phoneNumber = '+32 470 12 84 56';
  const print = phonePrint(phoneNumber);
  expect(hintsOf({ ...nobody, phoneNumber })).toEqual([{ print, by: 'phone' }]);
  expect(formerPrintsOf({ ...nobody, phoneNumber })).toEqual([]);
});

it('is one person by address, number and links, and none by a name', () => {
  const all = identitiesOf({
    ...{ email: 'Ada@Home.example', phoneNumber: '+49 30 12845678', firstName: 'Ada', lastName: 'Byron' },
    socialProfiles: [
      { type: 'linkedin', url: 'https://www.linkedin.com/in/ada' },
      { type: 'github', url: 'https://github.com/ada' },
    ],
  });
  expect(all).toEqual(['ada@home.example', 'linkedin.com/in/ada', 'tel:+493012845678 ada byron'].map(fingerprint));
  expect(identitiesOf(nobody)).toEqual([]);
});

it('is nobody by the link of a template, so that strangers are not one person', () => {
  for (const name of ['me', 'your-name', 'firstname-lastname']) {
    const socialProfiles = [{ type: 'linkedin' as const, url: `https://www.linkedin.com/in/${name}` }];
    expect(identitiesOf({ ...nobody, socialProfiles })).toEqual([]);
  }
});
