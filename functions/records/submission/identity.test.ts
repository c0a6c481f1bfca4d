import { expect, it } from 'vitest';
import { fingerprint } from '../../platform/ids.ts';
import { identitiesOf, profileName, type Recognised } from './identity.ts';

const nobody: Recognised = { email: null, phoneNumber: null, socialProfiles: [] };
const byPhone = (phoneNumber: string, lastName = 'Haddad') => identitiesOf({ ...nobody, phoneNumber, lastName });

it('is the same number, however it is written', () => {
  const one = byPhone('+49 (0) 30 1234-5678');
  expect(one).toEqual([fingerprint('tel:+493012345678 haddad')]);
  expect(byPhone('0049 30 12345678')).toEqual(one);
  expect(byPhone('+49/30/12345678')).toEqual(one);
});

it('is a number with its family name: others of the same agency are others', () => {
  const number = '+49 30 12345678';
  expect(byPhone(number, 'Okri')).not.toEqual(byPhone(number));
  expect(byPhone(number, 'HADDÁD')).toEqual(byPhone(number));
  expect(byPhone(number, '')).toEqual([]);
});

it('is no number of a person that is too short, or is none', () => {
  for (const number of ['', 'on request', '12345', '030 1234', '+49']) expect(byPhone(number)).toEqual([]);
});

it.each([
  ['github', 'https://github.com/Ada-B', 'https://www.github.com/ada-b/engine?tab=readme', 'github:ada-b'],
  ['twitter', 'https://twitter.com/ada', 'https://x.com/Ada/status/1', 'twitter:ada'],
  ['stackoverflow', 'https://stackoverflow.com/users/7/ada', 'http://stackoverflow.com/users/7', 'stackoverflow:7'],
  ['linkedin', 'https://de.linkedin.com/in/Ada', 'https://www.linkedin.com/in/ada/?x=1', 'linkedin.com/in/ada'],
] as const)('is the same public profile at %s in each spelling of its link', (type, one, other, name) => {
  expect(profileName(type, one)).toBe(name);
  expect(profileName(type, other)).toBe(name);
});

it('is nobody by a link that names no person', () => {
  expect(profileName('github', 'https://github.com/')).toBeUndefined();
  expect(profileName('other', 'https://ada.example/me')).toBeUndefined();
  expect(profileName('crunchbase', 'https://www.crunchbase.com/organization/acme')).toBeUndefined();
});

it('is one person by address, number and links, and none by a name', () => {
  const all = identitiesOf({
    ...{ email: 'Ada@Home.example', phoneNumber: '+49 30 12345678', lastName: 'Byron' },
    socialProfiles: [{ type: 'github', url: 'https://github.com/ada' }],
  });
  expect(all).toEqual(['ada@home.example', 'github:ada', 'tel:+493012345678 byron'].map(fingerprint));
  expect(identitiesOf(nobody)).toEqual([]);
});
