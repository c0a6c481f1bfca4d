import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';
import type { Reading } from './types.ts';

const valuesOf = (list: Reading['mustHaves']) => list.map(({ value }) => value);

/** A page of a job board: each label in a row, its value in the row below. */
const PAGE = `Torréfacteur / Torréfactrice
29 - QUIMPER - Voir sur la carte
Publié le 3 mars

Vous torréfiez le café de nos boutiques. Le permis B est exigé.

Type de contrat
Contrat à durée indéterminée

Durée du travail
35H Horaires normaux

Salaire
Salaire : Mensuel de 2000,00 Euros à 2200,00 Euros sur 12 mois

Profil souhaité

Expérience
1 an

Entreprise
BRÛLERIE DU STEIR
`;

describe('a page of a job board', () => {
  const reading = readDescription(PAGE);

  it('says the title in both genders, the place behind its number and the company below its label', () =>
    expect([reading.title?.value, valuesOf(reading.locations), reading.companyName?.value]).toEqual([
      'Torréfacteur / Torréfactrice',
      ['QUIMPER'],
      'BRÛLERIE DU STEIR',
    ]));

  it('says the contract, the pay and the years below their labels', () =>
    expect([reading.employmentType?.value, reading.salary?.value, reading.yearsExp?.value]).toEqual([
      'FULL_TIME',
      { min: 24_000, max: 26_400, currency: 'EUR' },
      { min: 1, max: null },
    ]));

  it('asks for nothing that a label names', () =>
    expect(valuesOf(reading.mustHaves)).toEqual(['Le permis B est exigé']));

  it('says it of rows that stand close as well', () => {
    const { locations, employmentType } = readDescription(
      'Musikpädagoge (m/w/d)\n\nWochenarbeitszeit\n20 Stunden\nArbeitsort\nLindenweg 3, 35390 Gießen\nBefristung\nBis Mai\n\nSie lehren Flöte.',
    );
    expect([valuesOf(locations), employmentType?.value]).toEqual([['Lindenweg 3, Gießen'], 'PART_TIME']);
  });

  it.each([
    ['Serveur (H/F)\nAMBREHOTEL - 74 - Savoie (Haute)\nCDD\n\nVous servez.', 'AMBREHOTEL', 'Savoie (Haute)'],
    ['Vendeur (H/F)\nLE SAMOVAR BLEU - 67 - COLMAR\n\nVous vendez.', 'LE SAMOVAR BLEU', 'COLMAR'],
  ])('has the company before the number of the department: %j', (text, company, place) => {
    const { companyName, locations } = readDescription(text);
    expect([companyName?.value, valuesOf(locations)]).toEqual([company, [place]]);
  });

  it('may say the country first', () =>
    expect(valuesOf(readDescription('Guard\nUS, TX, Lubbock\nFull-time\n\nYou watch.').locations)).toEqual([
      'US, TX, Lubbock',
    ]));

  it('has no place where one drives all over the country', () =>
    expect(readDescription('Fahrer (m/w/d)\nEinsatzort: Nationaler Fernverkehr\n\nSie fahren.').locations).toEqual([]));
});

describe('a title with its text behind a dash', () => {
  const reading = readDescription(
    'Records Clerk, Otter County, Nebraska— The clerk files deeds and answers letters from the public, with care and in good time. Typing skills are required. Salary: $18.00-$20.00/hr.',
  );

  it('is read apart from it, with the administration as the company', () =>
    expect([reading.title?.value, reading.companyName?.value, valuesOf(reading.locations)]).toEqual([
      'Records Clerk',
      'Otter County',
      ['Otter County, Nebraska'],
    ]));

  it('loses an administration that names its own place', () => {
    const { title, companyName } = readDescription(
      'Data Officer, Nebraska State Board of Fisheries— Keeps the tables of all catches and their reports for the members of the board, and publishes them.',
    );
    expect([title?.value, companyName?.value]).toEqual(['Data Officer', 'Nebraska State Board of Fisheries']);
  });
});

describe('headings without a gap above', () => {
  it.each([
    ['Was Du Machst\nDu baust.\nWas Du Mitbringst', 'Was Wir Dir Bieten'],
    ['Das erwartet dich\nDu baust.\nDas bringst du mit', 'Das bieten wir'],
    ['What you will do\nYou build.\nWhat you bring', 'What we offer'],
    ['Vos missions\nVous bâtissez.\nVos compétences', 'Nous vous offrons'],
  ])('part the lists below them: %j', (above, below) =>
    expect(
      valuesOf(readDescription(`Engineer\n\nHello\n${above}\nSQL\nDutch\nPatience\n${below}\nFruit\nCoffee`).mustHaves),
    ).toEqual(['SQL', 'Dutch', 'Patience']),
  );

  it.each(['In diesen Bereichen wirst Du arbeiten:', 'Hier arbeiten Sie mit:'])(
    'say that what follows is work, though requirements stand above: %s',
    (line) =>
      expect(
        valuesOf(
          readDescription(`Juristin\n\n## Wen wir suchen\n\nEinen Menschen.\n\n${line}\n\n- Klagen\n- Rat\n`).mustHaves,
        ),
      ).toEqual([]),
  );

  it.each(['Wichtig für uns ist:', 'Uns ist wichtig:', 'What matters to us:', 'Ce qui compte pour nous :'])(
    'say what is asked for: %s',
    (line) =>
      expect(valuesOf(readDescription(`Hilfskraft\n\n#### ${line}\n- SQL\n- Geduld\n`).mustHaves)).toEqual([
        'SQL',
        'Geduld',
      ]),
  );

  it.each([
    'Du solltest Notarin sein.',
    'Geduld ist uns wichtig.',
    'Good hearing is essential.',
    'La patience est essentielle.',
  ])('have sentences below them that ask: %s', (sentence) =>
    expect(
      valuesOf(readDescription(`Notarin\n\n## Profil\n\n${sentence} Unser Haus steht am Fluss.\n`).mustHaves),
    ).toEqual([sentence.slice(0, -1)]),
  );
});

describe('the employer', () => {
  it.each<[string, string | null]>([
    ['Skipper (m/w/d)\n\nTidelog mit Sitz in Bremerhaven ist ein Pionier der Seekarten.', 'Tidelog'],
    ['Skipper\n\nTidelog, based in Hull, is a maker of charts.', 'Tidelog'],
    ['Skipper (H/F)\n\nMaréelog, basée à Brest, est une jeune équipe.', 'Maréelog'],
    ['Skipper (m/w/d)\n\n## Dein Profil\n- Seefest\n\n## Warum Tidelog\n- Gute Crew\n', 'Tidelog'],
    ['Skipper\n\nJoin the Tidelog story today!', 'Tidelog'],
    ['Skipper\n\nThere are berths at Harbour Chart Works (HCW) this year.', 'Harbour Chart Works'],
    ['Fahrer (m/w/d) Fernverkehr - Wellmann Autogruppe\n\nSie fahren.', 'Wellmann Autogruppe'],
    [
      '# Skipper, Tidelog\n\nYou sail.\n\n[charts]: https://charts.example/\n[tidelog]: https://tidelog.com/',
      'Tidelog',
    ],
    ['# Skipper, Sailing\n\nYou sail.\n\n[charts]: https://charts.example/', null],
    ['Skipper\n\nWe are Storytellers and Sailors. We love it.', null],
    ['Summer 2031 Co-op - Marine Science\n\nHello there.\nSummer 2031 Co-op is a start.', null],
  ])('is named by what the text says of it: %j', (text, company) =>
    expect(readDescription(text).companyName?.value ?? null).toBe(company),
  );
});

describe('where and for how much one works', () => {
  it('is not said by inspections on site', () =>
    expect(readDescription('Surveyor\n\nYou perform on site fire inspections.').office).toBeNull());

  it('is not said by the sentence behind an amount', () =>
    expect(
      readDescription(
        'Editor\n\nThe range in York is $60,000 to $70,000 and in Ely it is $50,000-$55,000. The base pay depends on much.',
      ).salary?.value,
    ).toEqual({ min: 60_000, max: 70_000, currency: 'USD' }));

  it('and as what, is said where somebody is sought in short', () =>
    expect(readDescription('We love film.\n\nWe’re seeking a Sound Engineer for our studio.').title?.value).toBe(
      'Sound Engineer',
    ));
});
