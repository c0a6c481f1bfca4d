import { describe, expect, it } from 'vitest';
import { Profile } from '../../model/candidate.ts';
import { guestProfile } from './blind.ts';

const education = (instituteName: string, location = '') => ({ instituteName, major: 'Law', location });
const noortje = {
  ...{ firstName: 'Noortje', lastName: 'Van Hemelrijck', email: null, location: 'Antwerp' },
  ...{ phoneNumber: null, timeZone: null, sourceType: null, sourceDetails: '', summary: '' },
  ...{ employmentHistory: [], skills: [], langs: [], socialProfiles: [] },
  educationHistory: [education('KU Leuven'), education('Universiteit Gent', 'Gent')],
};
const shownOf = (isBlind: boolean, summary: string, over = {}) =>
  guestProfile(Profile.parse({ ...noortje, ...over, summary }), { number: 0, isBlind }).summary;
const blind = (summary: string, over = {}) => shownOf(true, summary, over);

describe('whoever the link is for, no text leads to the person by', () => {
  it.each([
    'noortjevanhemelrijck.be',
    'behance.net/noortjevh',
    't.me/noortjevh',
    'wa.me/32470123456',
    'nvh.design',
    'NVH.BE',
    'sub.domain.co.uk/cv.pdf',
    'https://nvh.example/x?y=1',
    'www.nvh.example',
    'linkedin.com/in/nvh',
    '/in/nvh-85',
    'booking.com/nvh',
    '@noortjevh',
    'nvh@home.example',
    'nvh @ home.example',
    'noortje (at) gmail (dot) com',
    'noortje [at] gmail [dot] com',
    'noortje(at)gmail.com',
    'noortje at gmail dot com',
    'noortje at gmail.com',
    'noortje arroba gmail punto com',
    'noortje(arobase)gmail.com',
    '0470/12.34.56',
    '+32(0)470/123456',
    '+32 (0)470 12 34 56',
    '0470 / 12 34 56',
    '0470-12-34-56',
    '0470–12–34–56',
    '0049 30 12845678',
    '06.12.34.56.78',
    '612 345 678',
    '(02) 555 12 34',
    'Tel. 55 51 23',
    'GSM: 0470 123 456',
    'Handy 0151/2345678',
  ])('%s', (contact) => {
    for (const isBlind of [false, true]) {
      expect(shownOf(isBlind, `Lawyer. ${contact}`)).toBe('Lawyer. […]');
      expect(shownOf(isBlind, `See ${contact}, please`)).toBe('See […], please');
      expect(shownOf(isBlind, `(${contact}) Lawyer`)).toBe('([…]) Lawyer');
    }
  });

  it.each([
    ['Skype: noortje.vh', 'Skype: […]'],
    ['Telegram handle: nvh', 'Telegram handle: […]'],
    ['GitHub nvh85', 'GitHub […]'],
    ['github/nvh', 'github[…]'],
  ])('%s', (text, shown) => expect(shownOf(false, text)).toBe(shown));
});

it.each([
  'Node.js, Vue.js, D3.js, ASP.NET, VB.NET, socket.io and C#/.NET',
  'Engineer at Booking.com',
  'Next.js/React.js, TypeScript/Node.js',
  'e.g. this, i.e. that, z.B. dies, N.V. and B.V., Ph.D. and B.Sc.',
  'Led the team.In 2019 left.Then joined',
  'Led it 2015 - 2019, 2015–2019, 01/2015 - 12/2019, 01.02.2015 - 03.04.2019, 09/2015 – heden',
  '2019/2020, 2019/20 - 2020/21, 2019 2020 2021',
  'Scaled to 10 000 000 users, 1.200.000.000 euro, € 12.345.678, 1,200,000 visits, 99.95 %, 24/7',
  'ISO 27001 2013, RFC 2616, Angular 17.2.1, 3/4 of 12 teams, 5 @ 100',
  'Twenty years at GitHub, LinkedIn ads, Twitter/Facebook campaigns and/or TikTok in 2020',
  'Head of Mobile 2015 - 2019',
  'Certified since 01.02.2015',
])('leaves ordinary words and numbers alone: %s', (text) => {
  expect(shownOf(false, text)).toBe(text);
  expect(blind(text)).toBe(text);
});

describe('a blind one hides the name', () => {
  it.each([
    ['VanHemelrijck consulting', '[…] consulting'],
    ['Vanhemelrijck, van-hemelrijck', '[…], […]'],
    ["Noortjes team and Noortje’s and NOORTJE'S", '[…] team and […] and […]'],
    ['noortjevh, nvanhemelrijck, noortje_vh, noortje85', '[…], […], […], […]'],
    ['StudioNoortje and studionoortje', '[…] and […]'],
    ['Noortje van Hemelrijck leads; hoofd van de dienst', '[…] […] leads; hoofd van de dienst'],
    ['N. Hemelrijck', '[…]'],
  ])('%s', (text, shown) => expect(blind(text)).toBe(shown));

  it.each([
    ['Jörg', 'Müller', 'Mueller, Muller, Müllers and Joerg', '[…], […], […] and […]'],
    ['Jorg', 'Mueller', 'Jörg Müller', '[…] […]'],
    ['Siobhán', 'O’Brien', "OBrien, O'Brien, O’Briens and Siobhan", '[…], […], […] and […]'],
    ['Anne-Marie', 'Le Goff', 'Annemarie, Anne Marie, LeGoff; le projet', '[…], […], […]; le projet'],
    ['José María', 'García López', 'Garcia, Garcías, JoseGarcia y Joseph', '[…], […], […] y Joseph'],
    ['Giulia', 'Di Stefano', 'DiStefano, di Stefano; di notte', '[…], […]; di notte'],
    ['Frank', 'Engel', 'Franks Team in Frankfurt spricht Engels', '[…] Team in Frankfurt spricht […]'],
    ['Mark', 'Will', 'Marken und Märkte will er; mark my words', 'Marken und Märkte […] er; […] my words'],
    ['Anh', 'Le', 'Le leads all of it', '[…] leads all of it'],
  ])('of %s %s', (firstName, lastName, text, shown) => expect(blind(text, { firstName, lastName })).toBe(shown));
});

describe('a blind one hides schools', () => {
  it.each([
    ['KUL, K.U.Leuven, KULeuven, KU-Leuven', '[…], […], […], […]'],
    ['Alumna of KU Leuven and Leuven University', 'Alumna of […] and […]'],
    ['UGent, Gent University, university of Gent; born leader', '[…], […], […]; born leader'],
    ['Worked in Gent', 'Worked in Gent'],
    ['A university, a school of thought', 'A university, a school of thought'],
  ])('%s', (text, shown) => expect(blind(text)).toBe(shown));

  it.each([
    ['Vrije Universiteit Brussel', 'VUB, Universiteit Brussel; vrije tijd', '[…], […]; vrije tijd'],
    ['Technische Universität München', 'TUM, TU München, Uni München', '[…], […], […]'],
    ['Université libre de Bruxelles', 'ULB, Université de Bruxelles; libre choix', '[…], […]; libre choix'],
    ['Massachusetts Institute of Technology', 'MIT and technology', '[…] and technology'],
    ['Università di Bologna', 'università degli studi di Bologna', '[…]'],
    ['Universidad de Salamanca', 'Univ. de Salamanca', '[…]'],
    ['Harvard University', 'Harvard alumna', '[…] alumna'],
    ['INSEAD', 'INSEAD', '[…]'],
  ])('%s', (school, text, shown) => expect(blind(text, { educationHistory: [education(school)] })).toBe(shown));
});

describe('a blind one hides when and where somebody was born, in', () => {
  it.each([
    [
      'English',
      [
        'Year of birth: 1985',
        'Born in Paris',
        'DOB 12/03/85',
        'b. 1985',
        'Birth date 12 March 1985',
        'Birthplace: Ghent',
      ],
    ],
    [
      'German',
      [
        'Jahrgang 1985',
        'Geburtsdatum: 12.3.85',
        'geb. 12.03.1985',
        'Geboren am 3. Mai 1985',
        'geb. Müller',
        'Geburtsort: Wien',
      ],
    ],
    [
      'French',
      ['Née le 5 mars 1985', 'né en 1985', 'Date de naissance : 5/3/85', 'Année de naissance 1985', 'née Dupont'],
    ],
    ['Dutch', ['d.d.n. 12/03/1985', 'Geboortedatum: 12-03-1985', 'geboren te Gent', 'Geboortejaar 1985', 'geb. 1985']],
    [
      'Italian',
      ['Nata il 3 maggio 1985', 'nato a Roma', 'NATA IL 3 MAGGIO 1985', 'Data di nascita: 3/5/85', 'classe 1985'],
    ],
    ['Spanish', ['Nacida el 3 de mayo de 1985', 'Nacido en 1985', 'Fecha de nacimiento: 3/5/1985', 'F. nac. 3/5/85']],
    ['signs', ['° 12/03/1985', '°1985', '° Gent, 12 maart 1985', '*12.03.1985', '* 12.03.1985', '*1985', '(*1985)']],
    [
      'days alone',
      ['12/03/1985', '12.03.1985', '1985-03-12', '3 May 1985', 'May 3rd, 1985', '3. Mai 1985', '3 de mayo de 1985'],
    ],
  ])('%s', (_, texts) => {
    for (const text of texts) expect(blind(`Lawyer\n${text}`), text).toMatch(/^Lawyer\n\(?\[…\]\)?$/);
  });
});

it.each([
  ['Ich bin 1985 geboren', 'Ich bin […]'],
  ['Ich wurde 1985 in Köln geboren. Seit 2010 Köchin', 'Ich wurde […]. Seit 2010 Köchin'],
  ['Ik ben in 1985 geboren te Gent', 'Ik ben in […]'],
  ['1985 in Gent geboren', '[…]'],
  ['A 1985-born lawyer', 'A […] lawyer'],
  ['Nací en Madrid en 1985', '[…]'],
])('a blind one hides the year before the word too: %s', (text, shown) => expect(blind(text)).toBe(shown));

it.each([
  ['noortje.vh＠gmail．com', '[…]'],
  ['Call ０４７０ １２ ３４ ５６', 'Call […]'],
  ['Call 0470\u200b12\u200b34\u200b56', 'Call […]'],
])('nothing is hidden by how it is written: %s', (text, shown) => expect(shownOf(false, text)).toBe(shown));

it('a blind one hides a name with what nobody sees inside it', () => {
  expect(blind('noo\u00adrtje led it')).toBe('[…] led it');
});

describe('a blind one hides an age, in', () => {
  it.each([
    [
      'English',
      [
        '39 y/o',
        '39 years old',
        '39-year-old',
        'Age: 39',
        'aged 39',
        'Age 39',
        'forty years old',
        'in her late thirties',
      ],
    ],
    [
      'German',
      ['41 Jahre', '41 Jahre alt', '41-jährig', '41-jähriger', 'Alter: 41', 'im Alter von 41 Jahren', 'Mitte vierzig'],
    ],
    ['French', ['40 ans', 'âgée de 40 ans', 'Âge : 40 ans', 'la quarantaine']],
    ['Dutch', ['39 jaar', '39 jaar oud', '39-jarige', 'leeftijd: 39']],
    ['Italian', ['40 anni', 'età: 40', 'età 40 anni', '40enne', 'di anni 40']],
    ['Spanish', ['40 años', 'edad: 40', 'edad 40 años', '40 años de edad']],
  ])('%s', (_, texts) => {
    for (const text of texts) expect(blind(`Lawyer, ${text}.`), text).toBe('Lawyer, […].');
  });

  it.each([
    ['I am 39.', '[…].'],
    ['J’ai 40 ans, mariée', 'J’ai […], mariée'],
    ['Tengo 40 años y dos hijos', 'Tengo […] y dos hijos'],
    ['Ich bin 41 und wohne hier', '[…] und wohne hier'],
  ])('%s', (text, shown) => expect(blind(text)).toBe(shown));
});

it.each([
  '12 years of work, 20 years ago, 20+ years in sales, over 25 years, 20 years leading teams',
  '20 Jahre Erfahrung, 20 Jahre Berufserfahrung, seit 20 Jahren, 15 Jahre als Anwältin, 20 Jahre im Vertrieb',
  '20 ans d’expérience, pendant 20 ans, 20 ans de métier, depuis 20 ans, 20 ans dans la vente',
  '20 jaar ervaring, 20 jaar werkervaring, sinds 20 jaar, 20 jaar als jurist, 20 jaar in dienst',
  '20 anni di esperienza, da 20 anni, 20 anni come avvocato, oltre 20 anni, 20 anni nel settore',
  '20 años de experiencia, desde hace 20 años, 20 años como abogada, durante 20 años, 20 años en ventas',
  'Team of 40, 45 % more, NATO in Brussels, NATO a priority, page 39, 20 °C, class of 2008',
  '* 2015 - 2019 Acme\n* 2019 Acme',
  '3 May 2015 - 4 June 2019, seit 01.02.2015, depuis le 01/02/2015',
])('leaves years of work alone: %s', (text) => expect(blind(text)).toBe(text));

it('hides all of it in each field, and takes no time over a long text', () => {
  const text = `${'Noortjes 0470/12.34.56 in 2019 - 2020, 20 years of work at behance.net/x. '.repeat(250)}`;
  const begun = process.cpuUsage();
  expect(blind(text)).not.toMatch(/noort|0470|behance/i);
  for (const letter of ['a', '1', '1 ', 'a.', '@', '- ', 'van ']) blind(letter.repeat(20_000 / letter.length));
  // Of the processor, whatever else the machine does meanwhile.
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(4_000);
});
