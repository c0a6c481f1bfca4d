import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const asksOf = (text: string) => {
  const { mustHaves, niceToHaves } = readDescription(text);
  return { must: mustHaves.map(({ value }) => value), nice: niceToHaves.map(({ value }) => value) };
};

describe('what prose asks for', () => {
  it.each<[string, string[], string[]]>([
    [
      'Position requires a school diploma or equivalent; two years of experience in road works; or equivalent practice. Valid Class B driver’s license required, Class A license preferred.',
      [
        'a school diploma or equivalent',
        'two years of experience in road works; or equivalent practice',
        'Valid Class B driver’s license required',
      ],
      ['Class A license preferred'],
    ],
    [
      'The job requires two years of experience, a driving licence and good English.',
      ['two years of experience', 'a driving licence', 'good English'],
      [],
    ],
    [
      'The nurse possesses excellent communication skills; is skilled in teaching; and holds a licence.',
      ['The nurse possesses excellent communication skills', 'is skilled in teaching', 'holds a licence'],
      [],
    ],
    [
      'Vous êtes titulaire d’un CAP, vous avez deux ans d’expérience et vous parlez anglais.',
      ['Vous êtes titulaire d’un CAP', 'vous avez deux ans d’expérience', 'vous parlez anglais'],
      [],
    ],
    [
      'Sie haben eine Ausbildung als Koch, Erfahrung in der Küche und einen Führerschein.',
      ['Sie haben eine Ausbildung als Koch', 'Erfahrung in der Küche', 'einen Führerschein'],
      [],
    ],
    [
      'You have three years of experience in sales, speak fluent French and know Excel.',
      ['You have three years of experience in sales', 'speak fluent French', 'know Excel'],
      [],
    ],
  ])('is an entry for each thing: %s', (text, must, nice) =>
    expect(asksOf(`Clerk\n\nThe shop stands by the river.\n\n${text}\n`)).toEqual({ must, nice }),
  );

  it('is asked in sentences without a blank between them', () =>
    expect(
      asksOf(
        'Clerk\n\nRequirements\nGood command of figures.Excellent written English.Calm under pressure.Two years in an office.\n',
      ).must,
    ).toEqual([
      'Good command of figures',
      'Excellent written English',
      'Calm under pressure',
      'Two years in an office',
    ]));

  it.each([
    'Clerk\n\nRequirements\nSteady hands -a driving licence -Two years with flowers -Good English\n',
    'Clerk\n\nRequirements\n- Steady hands - a driving licence - Two years with flowers - Good English\n',
    'Clerk\n\nRequirements: - Steady hands - a driving licence - Two years with flowers - Good English\n',
    'Clerk\n\nRequirements\n• Steady hands • a driving licence • Two years with flowers • Good English\n',
    'Clerk\n\nRequirements\nSteady hands • a driving licence • Two years with flowers • Good English\n',
    'Clerk\n\nThe shop stands by the river, and you will help us there to: - Tie flowers - Sweep floors We are looking for: - Steady hands - a driving licence - Two years with flowers - Good English What we offer: - Tea - Cake\n',
    'Clerk\n\nRequirements: 1. Steady hands 2. a driving licence 3. Two years with flowers 4. Good English\n',
  ])('is a list though it runs on in one line: %j', (text) =>
    expect(asksOf(text).must).toEqual(['Steady hands', 'a driving licence', 'Two years with flowers', 'Good English']),
  );

  it.each([
    'Sie ...\n... wohnen in der Nähe.\n... besitzen einen Pkw.\n... sind freundlich.\n\nWir bieten Ihnen ...\n... Tee.\n',
    'Sie…\n… wohnen in der Nähe.\n… besitzen einen Pkw.\n… sind freundlich.\n\nWir…\n… bieten Tee.\n',
    'Wir ...\n... verkaufen Tee.\n\nSie ...\n... wohnen in der Nähe.\n... besitzen einen Pkw.\n... sind freundlich.\n',
    'Du ...\n\n- wohnen in der Nähe\n- besitzen einen Pkw\n- sind freundlich\n\nWir ...\n\n- bieten Tee\n',
  ])('goes on behind dots: %j', (text) =>
    expect(asksOf(`Verkäufer (m/w/d)\n\n${text}`).must).toEqual([
      'wohnen in der Nähe',
      'besitzen einen Pkw',
      'sind freundlich',
    ]),
  );

  it.each([
    ['Sie sind:', 'und verfügen über:'],
    ['Du bist', 'sowie'],
    ['Vous êtes :', 'et vous disposez :'],
    ['You are:', 'and you have:'],
    ['Außerdem haben Sie:', 'Ihr Wohnort befindet sich'],
  ])('is parted within by “%s” and “%s”', (one, other) =>
    expect(
      asksOf(
        `Verkäufer (m/w/d)\n\nQualifikation\n\n${one}\n\n- pünktlich\n- freundlich\n\n${other}\n\n- gutes Deutsch\n- in der Nähe\n\nBenefits\n\n- Tee\n`,
      ).must,
    ).toEqual(['pünktlich', 'freundlich', 'gutes Deutsch', 'in der Nähe']),
  );
});

describe('what would only be good', () => {
  const below = (entry: string) => asksOf(`Clerk\n\nRequirements\n- Steady hands\n- Good English\n- ${entry}\n`);

  it.each([
    'eigenen PKW (nicht Bedingung)',
    'Own car (preferred)',
    'Own car (optional)',
    'Excel (von Vorteil)',
    'Excel (would be an advantage)',
    'Excel (souhaité)',
    'Excel (a plus)',
    'Vorteilhaft sind Kenntnisse in Excel',
    'Le permis est souhaité',
    'haben idealerweise Erfahrung im Einzelhandel',
    'We prefer people who know Excel',
  ])('is the whole entry: %s', (entry) =>
    expect(below(entry)).toEqual({ must: ['Steady hands', 'Good English'], nice: [entry] }),
  );

  it.each<[string, string, string]>([
    ['Gutes Deutsch; andere Sprachen von Vorteil', 'Gutes Deutsch', 'andere Sprachen von Vorteil'],
    ['Class B license required, Class A preferred', 'Class B license required', 'Class A preferred'],
    ['Two years in an office. Excel would be an advantage.', 'Two years in an office', 'Excel would be an advantage'],
    [
      'Zwei Jahre Erfahrung im Büro. Idealerweise kennen Sie Excel.',
      'Zwei Jahre Erfahrung im Büro',
      'Idealerweise kennen Sie Excel',
    ],
    ['Anglais courant, l’allemand serait un plus', 'Anglais courant', 'l’allemand serait un plus'],
    ['Permis B exigé. Le permis C est souhaité.', 'Permis B exigé', 'Le permis C est souhaité'],
    ['Führerschein Klasse B, Klasse C wünschenswert', 'Führerschein Klasse B', 'Klasse C wünschenswert'],
    [
      '3+ years of bookkeeping. We prefer if you did so for farms.',
      '3+ years of bookkeeping',
      'We prefer if you did so for farms',
    ],
    ['Knowledge of cloud networks, preferably with Meraki', 'Knowledge of cloud networks', 'preferably with Meraki'],
    ['Good French, and Dutch is a plus', 'Good French', 'Dutch is a plus'],
  ])('is part of an entry: %s', (entry, must, nice) =>
    expect(below(entry)).toEqual({ must: ['Steady hands', 'Good English', must], nice: [nice] }),
  );

  it.each([
    'You will not need a car',
    'You do not need Excel',
    'You won’t need to know Excel',
    'Un diplôme n’est pas requis',
  ])('is not what nobody needs: %s', (entry) =>
    expect(below(entry)).toEqual({ must: ['Steady hands', 'Good English'], nice: [] }),
  );
});

describe('what is done', () => {
  it.each([
    'We’re looking for an individual who can:',
    'We are looking for somebody who will:',
    'We need a person that can',
  ])('is asked of nobody below “%s” where another part asks', (lead) =>
    expect(
      asksOf(
        `Caretaker\n\n${lead}\n\n• Sweep the yard\n• Move chairs about\n\nThe successful candidate will have:\n\n• Basic skills with tools\n• Patience\n`,
      ).must,
    ).toEqual(['Basic skills with tools', 'Patience']),
  );

  it.each([
    'Ainsi, pour le profil qui nous rejoindra, il s’agira de :',
    'Les principales missions attendues :',
    'Les missions qui seront attendues du profil :',
    'Vous serez chargé de, avec vos compétences :',
    'Zu Ihrem Profil gehören diese Aufgaben:',
    'The candidate will be responsible for:',
    'The successful candidate’s main duties:',
  ])('is asked of nobody below “%s”', (lead) =>
    expect(
      asksOf(
        `Assistant\n\n${lead}\n\n- Ranger la cour\n- Déplacer les chaises\n\nProfil recherché\n\n- Patience\n- Permis B\n`,
      ).must,
    ).toEqual(['Patience', 'Permis B']),
  );

  it.each([
    'Postuler\nPour répondre à cette offre,\nmerci d’adresser votre candidature à Mme Hazel.\nCV + Lettre de motivation\n+ Votre titre de séjour\npar e-mail\n',
    'Comment candidater\n- Votre CV\n- Une lettre de motivation\n- Vos diplômes\n',
    'Bitte senden Sie uns:\n- Ihren Lebenslauf\n- Ihre Zeugnisse\n- Ihren Führerschein\n',
    'Please send us:\n- your resume\n- a cover letter\n- a copy of your licence\n',
    'Bewerbungsunterlagen\n- Anschreiben\n- Nachweis der Ausbildung\n',
  ])('is nothing that is sent: %j', (part) =>
    expect(asksOf(`Assistant\n\nProfil recherché\n- Patience\n- Permis B\n\n${part}`).must).toEqual([
      'Patience',
      'Permis B',
    ]),
  );
});
