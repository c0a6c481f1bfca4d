import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const placesOf = (text: string) => readDescription(text).locations.map(({ value }) => value);

describe('what a first line says', () => {
  it.each([
    ['Imker:in (m/w/d) für unsere Imkerei Wabe\n\nSie imkern.', 'Imker:in (m/w/d)'],
    ['Hive Manager - CDI (H/F)\nLyon\n\nVous gérez.', 'Hive Manager (H/F)'],
    [
      'Notarfachangestellte*r (w/m/d) | Notariat Klee & Partner mbB | Bonn-Beuel | 20–25 Std.\n\nWir beurkunden.',
      'Notarfachangestellte*r (w/m/d)',
    ],
  ])('is the title without what stands behind it: %j', (text, title) =>
    expect(readDescription(text).title?.value).toBe(title),
  );

  it.each<[string, readonly string[]]>([
    [
      'Notarfachangestellte*r (w/m/d) | Notariat Klee & Partner mbB | Bonn-Beuel | 20–25 Std.\n\nWir beurkunden.',
      ['Bonn-Beuel'],
    ],
    ['Hive Manager (H/F)\nParis 9e ou full remote\n\nVous gérez.', ['Paris 9e']],
    ['Über uns\nWir bauen Beuten.\n\nAm Standort Ahaus suchen wir eine/n\n\nImker (m/w/d)', ['Ahaus']],
    ['Apiculteur (H/F)\n\nVous travaillez sur notre site de Mirande avec nous.', ['Mirande']],
  ])('and a sentence name the place: %j', (text, places) => expect(placesOf(text)).toEqual(places));

  it('may leave it open where one works', () =>
    expect(readDescription('Hive Manager (H/F)\nParis 9e ou full remote\n\nVous gérez.').office?.value).toBe(
      'REMOTE_OPTIONAL',
    ));
});

describe('how one is employed', () => {
  it('is open where the hours are those of either', () => {
    const { employmentType, warnings } = readDescription(
      'Erzieherin (m/w/d)\n\nUmfang: 30-39 Wochenstunden\nVergütung: 3.100 € brutto im Monat bei Vollzeit\n\nSie spielen.',
    );
    expect(employmentType).toBeNull();
    expect(warnings).toContain(
      'The employment type is full-time or part-time (“30-39 Wochenstunden”) and was left open.',
    );
  });

  it.each(['3.100 € brutto im Monat bei Vollzeit.', '£30,000 a year as the full-time equivalent.'])(
    'is not said by what pay is named for: %s',
    (line) => expect(readDescription(`Erzieherin\n\nWir zahlen ${line}`).employmentType).toBeNull(),
  );
});

describe('pay by the month', () => {
  it('is called so in one word', () =>
    expect(
      readDescription('Notar\n\nDu bekommst ein Bruttomonatsgehalt von 2.000 bis 2.400 Euro.').salary?.value,
    ).toEqual({
      min: 24_000,
      max: 28_800,
      currency: 'EUR',
    }));
});

describe('requirements', () => {
  it('are what we wish, and nice where they are a bonus', () => {
    const { mustHaves, niceToHaves } = readDescription(
      'Imker (m/w/d)\n\nWAS WIR UNS WÜNSCHEN\n- Ruhe\n- Schwindelfreiheit\n- Bonus : Hund\n',
    );
    expect([mustHaves, niceToHaves].map((list) => list.map(({ value }) => value))).toEqual([
      ['Ruhe', 'Schwindelfreiheit'],
      ['Bonus : Hund'],
    ]);
  });

  it('are no heading of a sentence below them', () =>
    expect(
      readDescription(
        'Nurse\n\nWard 3\n\nWe care for people.\nYou care with us.\n\nEssential criteria\nNursing degree\nCalm manner\nGood German\n\nDesirable criteria\nA second language\n\nCriminal Records Check\nThis post is subject to a check of the records that are kept.\n',
      ).niceToHaves.map(({ value }) => value),
    ).toEqual(['A second language']));
});

describe('an agency, a firm and a shop', () => {
  it('of which the first shouts, with pay by the hour in short', () => {
    const { title, locations, salary, mustHaves } = readDescription(
      'PACKERS NEEDED - IMMEDIATE START - LEEDS\n\nDays: £12.50ph\nShifts: 6am-6pm\n\nWhat will I be doing?\n* Packing\n\nWhat do I need?\n* Safety boots\n* A car\n\nWhat’s in it for me?\n* Weekly pay\n',
    );
    expect([title?.value, locations.map(({ value }) => value), salary?.value.min]).toEqual([
      'PACKERS',
      ['LEEDS'],
      26_000,
    ]);
    expect(mustHaves.map(({ value }) => value)).toEqual(['Safety boots', 'A car']);
  });

  it.each<[string, readonly string[]]>([
    ['Clerk\n\nHeron & Co has offices in Denver, Phoenix and Boston. Our Boston office seeks a clerk.', ['Boston']],
    ['Maître (H/F)\n\nL’école Les Hérons (Brive-la-Gaillarde) recherche un maître.', ['Brive-la-Gaillarde']],
    [
      'Clerk\nJob Type: Full-time\n\nAbility to commute:\nSan Leandro, CA 94577: commute (Required)\n',
      ['San Leandro, CA'],
    ],
  ])('say where the job is: %j', (text, places) => expect(placesOf(text)).toEqual(places));

  it('of which the last has shifts of some hours and is full-time', () =>
    expect(
      readDescription('Clerk\nJob Type: Full-time\nSchedule: 8 hour shift\n\nYou sell.').employmentType?.value,
    ).toBe('FULL_TIME'));

  it.each([
    'The ideal candidate will have strong writing skills.',
    'Admission to the bar is required.',
    'Le candidat idéal possède un master.',
  ])('ask in a sentence: %s', (sentence) =>
    expect(
      readDescription(`Clerk\n\nOur house stands by the river. ${sentence}`).mustHaves.map(({ value }) => value),
    ).toEqual([sentence.slice(0, -1)]),
  );
});

describe('an internship, a clinic, a recruiter and a café', () => {
  it.each<[string, readonly string[]]>([
    ['Infirmier (H/F)\n\nClinique Saint-Héron - Bourges (18)\nCDI\n\nVous soignez.', ['Bourges']],
    ['Vertrieb (m/w/d)\nOrt: Homeoffice (Raum Stuttgart/München)\n\nSie verkaufen.', ['Stuttgart', 'München']],
  ])('say where the job is: %j', (text, places) => expect(placesOf(text)).toEqual(places));

  it('of which the recruiter names nobody', () => {
    const { companyName, mustHaves } = readDescription(
      'Vertrieb (m/w/d)\n\nIm Zuge der Nachfolge suchen wir Sie.\n\nIhr Profil\nGutes Deutsch\nReisebereitschaft\n\nDas bietet unser Mandant\nFirmenwagen\n',
    );
    expect([companyName, mustHaves.map(({ value }) => value)]).toEqual([null, ['Gutes Deutsch', 'Reisebereitschaft']]);
  });

  it('say what would be super', () =>
    expect(
      readDescription(
        'Praktikum (m/w/d)\n\nDein Profil\n- Gespür\n- Erfahrungen mit Wachs sind super, aber kein Muss\n',
      ).niceToHaves,
    ).toHaveLength(1));

  it('say whom they look for in their first line', () =>
    expect(readDescription('We’re looking for a part-time bookkeeper! 🌱\n\nHello there.').title?.value).toBe(
      'bookkeeper',
    ));

  it('are in French though they say little', () =>
    expect(
      readDescription(
        'INFIRMIER DE NUIT - H/F\n\nClinique Saint-Héron - Bourges (18)\nCDI - Temps plein\n\nMissions :\nAssurer les soins infirmiers\nSurveiller patients\n\nProfil :\nRigueur, organisation, esprit\nAFGSU 2 à jour\n\nAvantages : CSE, restaurant, parking gratuit, prime Ségur\n',
      ).warnings.join(),
    ).not.toContain('neither English'));
});

describe('a summary of facts, a title that ends as a sentence, and weeks from anywhere', () => {
  it('name title, place and mode behind their labels', () => {
    const { title, locations, office } = readDescription(
      '## Résumé de l’offre\n\n- **Intitulé de l’offre :** GEMMOLOGUE\n- **Localisation du poste :** Paris (75002)\n- **Eligibilité télétravail :** Oui\n\n## Description\n\nVous examinez.',
    );
    expect([title?.value, locations.map(({ value }) => value), office?.value]).toEqual([
      'GEMMOLOGUE',
      ['Paris'],
      'REMOTE_OPTIONAL',
    ]);
  });

  it('say what the job is', () =>
    expect(
      readDescription(
        'Mitarbeiter (m/w/d) Wachs & Honig.\n\nIhr Profil\n\nAbgeschlossene Ausbildung als:\n✓ Imker\n✓ Wachszieher\n',
      ).title?.value,
    ).toBe('Mitarbeiter (m/w/d) Wachs & Honig'));

  it('say nothing of the other weeks', () =>
    expect(readDescription('Clerk\n\nBenefits\n- Quarterly "work from anywhere" weeks\n').office).toBeNull());
});
