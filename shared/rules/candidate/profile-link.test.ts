import { expect, it } from 'vitest';
import { LINKEDIN_PROFILE } from '../../model/candidate.ts';
import { linkedInName, namesNobody, profilePage } from './profile-link.ts';

const nameOf = (link: Parameters<typeof profilePage>[0]) => profilePage(link)?.name;

it.each([
  ['github', 'https://github.com/Ada-B', 'https://www.github.com/ada-b/?tab=repositories', 'github:ada-b'],
  ['angellist', 'https://angel.co/p/ada', 'https://wellfound.com/u/Ada', 'angellist:ada'],
  ['twitter', 'https://twitter.com/ada', 'https://x.com/Ada/status/1', 'twitter:ada'],
  ['stackoverflow', 'https://stackoverflow.com/users/7/ada', 'http://stackoverflow.com/users/7', 'stackoverflow:7'],
  ['linkedin', 'https://de.linkedin.com/in/Ada', 'https://www.linkedin.com/in/ada/?x=1', 'linkedin.com/in/ada'],
] as const)('is the same public profile at %s in each spelling of its link', (type, one, other, name) => {
  expect(nameOf({ type, url: one })).toBe(name);
  expect(nameOf({ type, url: other })).toBe(name);
});

it('is nobody by a link that names no person', () => {
  expect(nameOf({ type: 'github', url: 'https://github.com/' })).toBeUndefined();
  expect(nameOf({ type: 'github', url: 'https://github.com/acme/engine' })).toBeUndefined();
  for (const path of ['i/user/7', 'intent/follow?screen_name=ada', 'home', 'search?q=ada'])
    expect(nameOf({ type: 'twitter', url: `https://twitter.com/${path}` })).toBeUndefined();
  for (const path of ['p', 'company/acme', 'u/'])
    expect(nameOf({ type: 'angellist', url: `https://wellfound.com/${path}` })).toBeUndefined();
  for (const url of [
    'https://ada.example/me',
    'https://ada.example/?of=linkedin.com/in/ada',
    'https://notgithub.com/ada',
  ])
    expect(nameOf({ type: 'other', url })).toBeUndefined();
  expect(nameOf({ type: 'crunchbase', url: 'https://www.crunchbase.com/organization/acme' })).toBeUndefined();
});

it.each([
  'https://www.linkedin.com/mwlite/in/ada-codes',
  'https://www.linkedin.com/mwlite/profile/in/ada-codes/',
  'http://m.linkedin.com/in/ada-codes',
  'https://linkedin.com/in/ADA-codes/?locale=de_DE',
  'https://uk.linkedin.com/in/ada-codes/de',
  'https://de.linkedin.com/in/ada-codes/en/#about',
  'https://www.linkedin.com/comm/in/ada-codes?trk=mail',
  'https://www.linkedin.com/in/ada-codes/details/experience/',
  'https://www.linkedin.com/pub/ada-codes',
  'https://www.linkedin.com/in/ada-codes,',
  'https://www.linkedin.com/in/ada-codes).',
  'https://www.linkedin.com/in/ada-codes%29',
  'https://www.linkedin.com//in/ada-codes',
  'https://www.linkedin.com/in//ada-codes/',
  'https://www.linkedin.com/m/in/ada-codes',
  'https://www.linkedin.com/mobile/in/ada-codes',
])('is one profile at LinkedIn as %s', (url) => {
  expect(linkedInName(url)).toBe('linkedin.com/in/ada-codes');
  expect(url).toMatch(LINKEDIN_PROFILE);
  expect(nameOf({ type: 'linkedin', url })).toBe('linkedin.com/in/ada-codes');
});

it('tells namesakes of LinkedIn’s old addresses apart, and takes no list of them for one of them', () => {
  const old = (rest: string) => linkedInName(`https://www.linkedin.com/pub/${rest}`);
  expect(old('ada-byron/1a/2b3/4c5')).not.toBe(old('ada-byron/6a/2b3/4c5'));
  expect(old('Ada-Byron/5/2B/4c5/de?trk=x')).toBe('linkedin.com/pub/ada-byron/5/2b/4c5');
  expect(old('dir/ada/byron')).toBeUndefined();
  expect(linkedInName('https://www.linkedin.com/company/northwind')).toBeUndefined();
});

it('reads a name with letters of its own, however they are written', () => {
  const plain = linkedInName('https://www.linkedin.com/in/žofie-nováková');
  expect(linkedInName('https://www.linkedin.com/in/%C5%BEofie-nov%C3%A1kov%C3%A1')).toBe(plain);
  expect(linkedInName('https://www.linkedin.com/in/žofie-nováková'.normalize('NFD'))).toBe(plain);
});

it.each([
  ...[
    'me',
    'yourname',
    'your-name',
    'Your_Name',
    'username',
    'your-profile',
    'profile',
    'example',
    'firstname-lastname',
  ],
  ...[
    'name',
    'user',
    'yourname/',
    '[your-name]',
    '%5Byour-name%5D',
    'vorname-nachname',
    'prénom-nom',
    'null',
    'undefined',
  ],
])('is nobody by the name of a template: %s', (name) => {
  for (const url of [`https://www.linkedin.com/in/${name}`, `https://linkedin.com/pub/${name}`]) {
    expect(linkedInName(url)).toBeUndefined();
    expect(nameOf({ type: 'linkedin', url })).toBeUndefined();
    expect(namesNobody(url)).toBe(true);
  }
});

it('knows who only looks like a name of nobody, and says of no other page that it names nobody', () => {
  expect(linkedInName('https://www.linkedin.com/in/user-ada')).toBe('linkedin.com/in/user-ada');
  expect(linkedInName('https://www.linkedin.com/in/mei')).toBe('linkedin.com/in/mei');
  expect(nameOf({ type: 'github', url: 'https://github.com/yourname' })).toBeUndefined();
  for (const url of ['https://ada.example/me', 'https://github.com/ada', 'https://www.linkedin.com/company/acme'])
    expect(namesNobody(url)).toBe(false);
});
