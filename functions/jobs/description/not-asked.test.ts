import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const read = (text: string) => {
  const { mustHaves, niceToHaves } = readDescription(text);
  return { must: mustHaves.map(({ value }) => value), nice: niceToHaves.map(({ value }) => value) };
};
const ROWS = 'Clerk\n\nRequirements\nA school leaving certificate\nGood written English\nA driving licence';
const ASKED = ['A school leaving certificate', 'Good written English', 'A driving licence'];

describe('what asks for nothing', () => {
  it.each([
    [
      'the questions of an application system',
      '\n\n01\n\n\nHow large a budget have you managed?\n\nOver $3 million\n\nLess than 1 year\n\n02\n\nMay we call you?\n\nYes\nNo',
    ],
    [
      'such questions below their name',
      '\n\nSupplemental Questions\nLess than 1 year\nSelect the software that you know',
    ],
    [
      'whom the employer treats alike',
      '\nHearth is an equal opportunity employer and hires regardless of age.\nHRTH-19',
    ],
    [
      'what the employer says of itself',
      '\nWe’re a bakery with ovens in nine towns that has baked bread for everybody since 1911, and each of our shops has its own way of doing things and its own cake.\nOur cake is known in all of the county',
    ],
    ['the name of a grade', '\nOffice Clerk 8'],
    ['the name of a part', '\nHard Skills\nPersonal Traits'],
    ['what is paid', '\nPay is between 12 and 14 an hour\n11.47 EUR min'],
    ['papers', '\nThree professional references\nLetter of interest'],
  ])('is %s', (_, rows) => expect(read(ROWS + rows).must).toEqual(ASKED));

  it.each([
    '- Bending the tubes with the tools that you have the licences for',
    '- Le montage, avec les moyens dont vous avez les habilitations',
    'Organizes and supervises the ovens so that applicants have a diploma.',
    'All you have to do is ask for our knowledge.',
    'You have time for bread, and for the experience of it.',
    'Bei uns haben Sie Aufgaben, für die man Erfahrung braucht.',
    'Bei uns hast du die Chance, in neuen Öfen zu backen.',
    'Egal welche Ausbildung du hast, wir freuen uns.',
    'Vous avez pour missions principales de préparer les commandes.',
    'If you’re like us, you’ve been thinking about the experience of bread for a while.',
  ])('is said of something else than the person: %s', (row) =>
    expect(read(`Baker\n\nWe bake.\n\n${row}`).must).toEqual([]),
  );

  it.each([
    ['DEINE AUFGABEN - NACH QUALIFIKATION:', 'Datenerfassung'],
    [
      'Au sein du fournil, vous êtes rattaché au chef et vos principales missions seront les suivantes :',
      'Pétrir la pâte',
    ],
    ['A ce titre, vous êtes en charge de :', 'Gérer le stock'],
    ['Voter Education and Outreach', 'Design leaflets'],
    ['Candidate Services', 'Answer the telephone'],
    ['Angebot', 'Ein gutes Team'],
    ['In this position you will have the following responsibilities:', 'Bake the bread'],
    ['Please apply if you share our beliefs that:', 'Hard work is needed'],
  ])('stands below %s', (heading, row) =>
    expect(read(`Helfer (m/w/d)\n\nEin Text davor.\n\n${heading}\n\n- ${row}\n- ${row} zwei`).must).toEqual([]),
  );

  it('is a wish of which nothing but that is said', () =>
    expect(read(`${ROWS}\nA van, preferred`).nice.filter((one) => /^preferred$/i.test(one))).toEqual([]));
});

describe('parts with numbers', () => {
  it('have headings where rows stand between them', () => {
    const text =
      'Oven Hand\n1. Education & Experience\nA school leaving certificate\nA year at an oven\n2. Physical Requirements\nAbility to stand for long\n3. Typical Responsibilities\nMinding the ovens';
    expect(read(text).must).toEqual(['A school leaving certificate', 'A year at an oven', 'Ability to stand for long']);
  });

  it('are entries where they stand one below the other', () =>
    expect(read('Oven Hand\n\nRequirements\n1. A van\n2. Good English\n3. Patience').must).toEqual([
      'A van',
      'Good English',
      'Patience',
    ]));
});

describe('one thing', () => {
  it.each([
    ['Eine abgeschlossene kaufm. Ausbildung mit Erfahrung im Verkauf', 'must'],
    ['Eine Ausbildung (z. B. Bäckerei, Konditorei) und Freude am Backen', 'must'],
    ['A trade certificate (e.g. Joinery or Carpentry) and years of experience', 'must'],
    ['Java, Python or similar', 'must'],
    ['A degree in Finance, Law, or any other related field', 'must'],
    ['Erste Erfahrung (z. B. durch Praktika) ist von Vorteil', 'nice'],
    ['Good user skills (Excel, Word) desirable', 'nice'],
  ] as const)('is not parted: %s', (row, kind) => {
    const found = read(`Clerk\n\nRequirements\n\nA van\nGood English\n${row}`);
    expect(found[kind]).toContain(row);
  });

  it('is an entry right below the heading, though it would only be good', () =>
    expect(
      read(
        'Kellner (m/w/d)\n\nIhr Background:\n\nErfahrung im Service wünschenswert\nGute Deutschkenntnisse\nFreundliches Auftreten\nFlexibilität',
      ),
    ).toEqual({
      must: ['Gute Deutschkenntnisse', 'Freundliches Auftreten', 'Flexibilität'],
      nice: ['Erfahrung im Service wünschenswert'],
    }));
});

describe('what is asked for', () => {
  it('is read below a sentence that goes on in rows', () =>
    expect(
      read(
        'Bäcker (m/w/d)\n\nWir bieten\n\nFlache Hierarchien\n\nSie passen zu uns, wenn Sie …\n\nEine Ausbildung als Bäcker haben\nGute Deutschkenntnisse mitbringen',
      ).must,
    ).toEqual(['Eine Ausbildung als Bäcker haben', 'Gute Deutschkenntnisse mitbringen']));

  it('is read within a row, behind the name of its part', () =>
    expect(
      read(
        'Wir suchen einen Bäcker (m/w/d) in Vollzeit. Ihre Aufgaben: Brot backen und verkaufen. Ihr Profil: eine Ausbildung als Bäcker, Führerschein Klasse B, sorgfältige Arbeitsweise.',
      ).must,
    ).toEqual(['eine Ausbildung als Bäcker', 'Führerschein Klasse B', 'sorgfältige Arbeitsweise']));

  it('is read in rows below a heading that says nothing', () =>
    expect(
      read(
        'Bäcker (m/w/d)\n\n#mission\n\nDu backst das Brot für unsere Gäste\nDu reinigst die Öfen und Bleche\nDu hilfst im Laden aus\n\n#superpowers\n\nAbgeschlossene Ausbildung als Bäcker\nGute Deutschkenntnisse\nErfahrung mit Sauerteig',
      ).must,
    ).toEqual(['Abgeschlossene Ausbildung als Bäcker', 'Gute Deutschkenntnisse', 'Erfahrung mit Sauerteig']));
});

describe('a row that asks for nothing', () => {
  it.each([
    'Commission Rule 2-7 requires that all newly hired employees are tested',
    'Years of related experience may be substituted for the certificate',
    'DESIRED OR PREFERRED QUALIFICATIONS',
    '"HRTH1"',
    'Education and Experience',
    'All new permanent employees are tested',
    'If you are contacted for an interview, bring your papers',
    'The clerk must possess the following proven knowledge',
    'Typing and data entry testing is required',
    'The Bread Experience team at Hearth builds an oven',
    'The required knowledge and abilities would typically be acquired through school',
  ])('%s', (row) => expect(read(`${ROWS}\n${row}`).must).toEqual(ASKED));

  it.each([
    ['Understanding of election laws, campaign rules, and payroll', 'what one understands'],
    [
      'Knowledge of the practices of management needed to plan, organize, direct, and manage an office',
      'what one manages',
    ],
    ['Ability, when necessary, to work at night', 'when'],
  ])('is not parted by %s', (row) => expect(read(`Clerk\n\nYou file.\n\nNice to have: ${row}`).nice).toEqual([row]));
});
