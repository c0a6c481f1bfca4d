import { expect, it } from 'vitest';
import { fingerprint } from '../../platform/ids.ts';
import { identitiesOf, phonePrint, profileName, type Recognised } from './identity.ts';

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

it.each([
  ['github', 'https://github.com/Ada-B', 'https://www.github.com/ada-b/?tab=repositories', 'github:ada-b'],
  ['angellist', 'https://angel.co/p/ada', 'https://wellfound.com/u/Ada', 'angellist:ada'],
  ['twitter', 'https://twitter.com/ada', 'https://x.com/Ada/status/1', 'twitter:ada'],
  ['stackoverflow', 'https://stackoverflow.com/users/7/ada', 'http://stackoverflow.com/users/7', 'stackoverflow:7'],
  ['linkedin', 'https://de.linkedin.com/in/Ada', 'https://www.linkedin.com/in/ada/?x=1', 'linkedin.com/in/ada'],
] as const)('is the same public profile at %s in each spelling of its link', (type, one, other, name) => {
  expect(profileName({ type, url: one })).toBe(name);
  expect(profileName({ type, url: other })).toBe(name);
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

it.each(['https://github.com/northwind', 'https://x.com/northwind', 'https://wellfound.com/northwind'])(
  'is nobody by %s among other links: colleagues have the page of their employer there',
  (url) => expect(identitiesOf({ ...nobody, socialProfiles: [{ type: 'other', url }] })).toEqual([]),
);

it('is nobody by a link that names no person', () => {
  expect(profileName({ type: 'github', url: 'https://github.com/' })).toBeUndefined();
  expect(profileName({ type: 'github', url: 'https://github.com/acme/engine' })).toBeUndefined();
  for (const path of ['i/user/7', 'intent/follow?screen_name=ada', 'home', 'search?q=ada'])
    expect(profileName({ type: 'twitter', url: `https://twitter.com/${path}` })).toBeUndefined();
  for (const path of ['p', 'company/acme', 'u/'])
    expect(profileName({ type: 'angellist', url: `https://wellfound.com/${path}` })).toBeUndefined();
  for (const url of [
    'https://ada.example/me',
    'https://ada.example/?of=linkedin.com/in/ada',
    'https://notgithub.com/ada',
  ])
    expect(profileName({ type: 'other', url })).toBeUndefined();
  expect(profileName({ type: 'crunchbase', url: 'https://www.crunchbase.com/organization/acme' })).toBeUndefined();
});

it('is one person by address, number and links, and none by a name', () => {
  const all = identitiesOf({
    ...{ email: 'Ada@Home.example', phoneNumber: '+49 30 12845678', firstName: 'Ada', lastName: 'Byron' },
    socialProfiles: [{ type: 'github', url: 'https://github.com/ada' }],
  });
  expect(all).toEqual(['ada@home.example', 'github:ada', 'tel:+493012845678 ada byron'].map(fingerprint));
  expect(identitiesOf(nobody)).toEqual([]);
});
