import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const read = (text: string) => {
  const { title, companyName, employmentType, mustHaves, niceToHaves } = readDescription(text);
  return {
    title: title?.value,
    company: companyName?.value,
    type: employmentType?.value ?? null,
    must: mustHaves.map(({ value }) => value),
    nice: niceToHaves.map(({ value }) => value),
  };
};

describe('who looks for somebody', () => {
  it.each([
    ['Night Porter\n\nThe Tamis Inn in Wexcombe, OR is looking for a night porter.', 'Tamis Inn'],
    ['Librarian\n\nThe Tamis Public Library is accepting applications for a clerk.', 'Tamis Public Library'],
    ['Attorney\n\nThe Law Office of Maria T. Moss, PLLC is a small firm.', 'Law Office of Maria T. Moss, PLLC'],
    ['Kanzlei\n\nDie Kanzlei Tamis & Moss PartGmbB sucht eine Assistentin.', 'Kanzlei Tamis & Moss PartGmbB'],
    [
      'Delivery Driver Wanted\nTamis Bros. Produce, Inc.\nFresno, CA 93721\n\nWe deliver fruit.',
      'Tamis Bros. Produce, Inc.',
    ],
    ['Hôtel Le Tamis*** recrute\nRÉCEPTIONNISTE H/F\nCDI', 'Hôtel Le Tamis'],
    ['Konditor/in (m/w/d)\n\nDu hast Lust.\n\nCafé Tamis, Inh. Petra Moss, Markt 4, 06484 Moorau', 'Café Tamis'],
    ['Konditor/in (m/w/d)\n\nDu hast Lust.\n\nCafé Tamis\nMoosweg 4\n06484 Moorau', 'Café Tamis'],
    ['La Ferme du Tamis recherche un(e) maraîcher(ère) H/F pour la saison', 'La Ferme du Tamis'],
    [
      'Hilfskraft (m/w/d) am Lehrstuhl für Botanik und Moose, 10 Std./Woche\nUniversität Greifenau\n\nEs gibt viel zu tun.',
      'Universität Greifenau',
    ],
  ])('is named in %j', (text, company) => expect(read(text).company).toBe(company));

  it.each([
    ['La Ferme du Tamis recherche un(e) maraîcher(ère) H/F pour la saison', 'maraîcher(ère) H/F'],
    [
      'Hilfskraft (m/w/d) am Lehrstuhl für Botanik und Moose, 10 Std./Woche\nUniversität Greifenau\n\nEs gibt viel zu tun.',
      'Hilfskraft (m/w/d) am Lehrstuhl für Botanik und Moose, 10 Std./Woche',
    ],
  ])('is not of the title in %j', (text, title) => expect(read(text).title).toBe(title));
});

describe('a second row', () => {
  it.each([
    [
      'Front Desk Agent\nTamis Lodge & Spa\nBar Harbor, ME 04609\nSeasonal, full time\n\nYou greet guests.',
      'Tamis Lodge & Spa',
    ],
    ['Platform Engineer\nTamis Robotics\nMunich\n\nYou run machines.', 'Tamis Robotics'],
    ['Platform Engineer\nHuman Resources\nMunich\n\nYou run machines.', undefined],
    ['Platform Engineer\nFull time\nMunich\n\nYou run machines.', undefined],
    ['The Tamis Observer is hiring: Copy Editor (part-time)\n\nYou edit copy.', 'The Tamis Observer'],
  ])('above a place is a company where it is a name: %j', (text, company) => expect(read(text).company).toBe(company));

  it('is behind who is hiring', () =>
    expect(read('The Tamis Observer is hiring: Copy Editor (part-time)\n\nYou edit copy.').title).toBe('Copy Editor'));

  it.each(['Nice extras: Terraform, Dutch.', 'Extras: Terraform, Dutch.', 'Nice to know: Terraform, Dutch.'])(
    'below what is asked for says what would be good: %s',
    (row) =>
      expect(read(`Clerk\n\nWhat we look for\nA calm head\nGood spelling\nClear English\n\n${row}\n`)).toMatchObject({
        must: ['A calm head', 'Good spelling', 'Clear English'],
        nice: ['Terraform', 'Dutch'],
      }),
  );

  it('may say what one will hold and knows', () =>
    expect(
      read(
        'Clerk\n\nThe shop stands by the river.\n\nYou will hold a degree in law. You know AP style cold, you catch what others miss, and you work fast.\n',
      ).must,
    ).toEqual([
      'You will hold a degree in law',
      'You know AP style cold, you catch what others miss, and you work fast',
    ]));
});

describe('where one works', () => {
  it.each([
    ['Jungkoch\n\nDas Landhotel Tamis in Bad Moorau sucht einen Jungkoch.', 'Bad Moorau'],
    ['Night Porter\n\nThe Tamis Inn in Wexcombe is looking for a night porter.', 'Wexcombe'],
    [
      'Assistant\n\nWe bake bread for all who come by.\n\nCDI, Lyon 3e, télétravail possible 3 jours par semaine, 45 à 55 k€ brut annuel.',
      'Lyon 3e',
    ],
    [
      'Paralegal\n\nTamis & Moss LLP, a small firm in downtown Portland, Oregon, seeks a paralegal.',
      'Portland, Oregon',
    ],
  ])('is where the company is that looks for somebody: %j', (text, place) =>
    expect(readDescription(text).locations.map(({ value }) => value)).toEqual([place]),
  );
});

describe('what one is paid', () => {
  it.each<[string, number, number | null]>([
    ['Wir bieten: 5-Tage-Woche, Unterkunft auf Wunsch, Gehalt ab 2.600 € brutto.', 31_200, null],
    ['We offer a four-day week, a room and a salary of €2,600 gross.', 31_200, 31_200],
    ['Semaine de 4 jours, logement, salaire de 2 600 € brut.', 31_200, 31_200],
    ['CDI, télétravail possible 3 jours par semaine, 45 à 55 k€ brut annuel.', 45_000, 55_000],
    ['Télétravail possible. 36-42k€ selon expérience.', 36_000, 42_000],
    ['It is a small team. £36-42k depending on experience.', 36_000, 42_000],
  ])('is by the month or the year, however long its week is: %s', (text, min, max) =>
    expect(readDescription(`Cook\n\n${text}\n`).salary?.value).toMatchObject({ min, max }),
  );
});

describe('how one is employed', () => {
  it('is not said by the training that one has behind one', () =>
    expect(
      read(
        'Bäcker (m/w/d)\n\nDas wünschen wir uns\nAbgeschlossene Ausbildung als Bäcker\nFreude am Teig\nFrühes Aufstehen\n',
      ).type,
    ).toBe(null));
});

describe('what is asked for', () => {
  it.each<[string, string[], string[]]>([
    [
      'Looking for someone with 4+ years of bookkeeping experience, who knows farms. Dutch is nice to have but not required.',
      ['4+ years of bookkeeping experience, who knows farms'],
      ['Dutch is nice to have'],
    ],
    ['We’re looking for somebody who has a driving licence.', ['a driving licence'], []],
    [
      'We need someone with experience in payroll and a driving licence.',
      ['experience in payroll', 'a driving licence'],
      [],
    ],
    ['Wir suchen jemanden mit Erfahrung in der Küche.', ['Erfahrung in der Küche'], []],
    ['Nous cherchons quelqu’un avec une expérience en cuisine.', ['une expérience en cuisine'], []],
    [
      'You should know the books inside and out, have two years of experience, and be at ease with dogs. Experience in a clinic is a plus.',
      ['You should know the books inside and out', 'have two years of experience', 'be at ease with dogs'],
      ['Experience in a clinic is a plus'],
    ],
    [
      'Must have a clean driving record, Class C license, be able to lift 60 lbs, and speak basic Spanish. Forklift certification preferred.',
      ['Must have a clean driving record', 'Class C license', 'be able to lift 60 lbs', 'speak basic Spanish'],
      ['Forklift certification preferred'],
    ],
    [
      'Vous maîtrisez l’anglais et idéalement une deuxième langue. La connaissance du logiciel Tamis est souhaitée.',
      ['Vous maîtrisez l’anglais'],
      ['idéalement une deuxième langue', 'La connaissance du logiciel Tamis est souhaitée'],
    ],
    [
      'RN must have two years of ward experience, active Ohio or compact license, BLS and ACLS. CCRN preferred.',
      ['RN must have two years of ward experience', 'active Ohio or compact license, BLS and ACLS'],
      ['CCRN preferred'],
    ],
    [
      'Du solltest einen Führerschein besitzen, Erfahrung im Verkehr haben und gutes Deutsch sprechen.',
      ['Du solltest einen Führerschein besitzen', 'Erfahrung im Verkehr haben', 'gutes Deutsch sprechen'],
      [],
    ],
    [
      'Sie sind freundlich. Deutschkenntnisse mindestens B1.',
      ['Sie sind freundlich', 'Deutschkenntnisse mindestens B1'],
      [],
    ],
    [
      'Sie haben Erfahrung im Verkauf. Kenntnisse in Excel sind erwünscht.',
      ['Sie haben Erfahrung im Verkauf'],
      ['Kenntnisse in Excel sind erwünscht'],
    ],
  ])('stands in sentences: %s', (sentences, must, nice) =>
    expect(read(`Assistant\n\nThe shop stands by the river.\n\n${sentences}\n`)).toMatchObject({ must, nice }),
  );

  it.each([
    'Remote work is preferred. Applications by email are preferred. A cover letter would be a plus.',
    'A start in May would be great. Experience our beaches, which are a plus.',
  ])('is nothing else that would be good: %s', (text) =>
    expect(read(`Assistant\n\nThe shop stands by the river.\n\n${text}\n`)).toMatchObject({ must: [], nice: [] }),
  );

  it.each([
    'Bread knife skills\nTwo years in a kitchen\nA calm head\nADDITIONAL INFORMATION\nWe open at noon.',
    'Bread knife skills\nTwo years in a kitchen\nA calm head\nWeitere Informationen\nWir öffnen mittags.',
  ])('ends where more information begins: %j', (part) =>
    expect(read(`Cook\n\nBasic Qualifications:\n${part}\n`).must).toEqual([
      'Bread knife skills',
      'Two years in a kitchen',
      'A calm head',
    ]),
  );

  it('is no company, though it stands at the foot above an address', () =>
    expect(
      read(
        'Konditor/in (m/w/d)\n\nWir haben:\n- sonntags frei\n- Bezahlung nach Vereinbarung\n\nMarkt 4, 06484 Moorau\n',
      ).company,
    ).toBe(undefined));

  it('may not be a must as brackets say', () =>
    expect(read('Clerk\n\nQualifikation\n- Ausdauer\n- Kenntnisse in DATEV (kein Muss)\n')).toMatchObject({
      must: ['Ausdauer'],
      nice: ['Kenntnisse in DATEV (kein Muss)'],
    }));

  it('runs on behind stars in one line', () =>
    expect(
      read(
        'Tamis | Founding Designer | Onsite in Leeds | £40k-£50k | https://tamis.example Tamis turns notes into contracts, and you will own its looks. We’re looking for: * 4+ years of design * a portfolio * a calm head\n',
      ).must,
    ).toEqual(['4+ years of design', 'a portfolio', 'a calm head']));

  it('is no time without something', () =>
    expect(
      readDescription('Driver\n\nWhat we ask:\n- At least 1 yr of tractor experience\n- No accidents in last 5 yrs\n')
        .yearsExp?.value,
    ).toEqual({ min: 1, max: null }));

  it.each([
    'Du hast:',
    'Das bist du:',
    'So bist du:',
    'Sie haben:',
    'Du bist:',
    'Sie bringen mit:',
    'Du kannst:',
    'Tu as :',
    'Vous avez :',
    'You have:',
  ])('stands below “%s”', (heading) =>
    expect(
      read(`Konditor/in (m/w/d)\n\n${heading}\n- Ausdauer\n- gute Laune\n\nWir haben:\n- sonntags frei\n`).must,
    ).toEqual(['Ausdauer', 'gute Laune']),
  );

  it('is good in part, whatever stands in brackets before', () =>
    expect(
      read(
        'Clerk\n\nWhat we ask:\n- Calm\n- good command of programs (Word, Excel), Dutch would be great\n- Patience\n',
      ),
    ).toMatchObject({
      must: ['Calm', 'good command of programs (Word, Excel)', 'Patience'],
      nice: ['Dutch would be great'],
    }));

  it('is a list behind its heading in one line', () =>
    expect(
      read(
        'Tischler (m/w/d)\n\nDas bringst du mit: Gesellenbrief -sicheres Deutsch -Führerschein\n\nDas machst du: sägen -hobeln -leimen\n',
      ).must,
    ).toEqual(['Gesellenbrief', 'sicheres Deutsch', 'Führerschein']));
});
