import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const asksOf = (text: string) => {
  const { mustHaves, niceToHaves } = readDescription(text);
  return { must: mustHaves.map(({ value }) => value), nice: niceToHaves.map(({ value }) => value) };
};
const BARE = 'Florist\n\nYou’ll need:\nsteady hands\na driving licence\nan eye for colour\n';
const ASKED = ['steady hands', 'a driving licence', 'an eye for colour'];

describe('what is no requirement', () => {
  it.each([
    'You’ll get: a bicycle, a warm coat, and flowers for your mother',
    'Benefits: sick pay from day one',
    'How to apply: a letter and two photographs of your work',
    'You will be required to attend a fire drill each month.',
    'All applicants must be considered on merit.',
  ])('is left out below a list without signs: %s', (line) => {
    expect(asksOf(`${BARE}\n${line}\n`)).toEqual({ must: ASKED, nice: [] });
    expect(asksOf(`${BARE}${line}\n`)).toEqual({ must: ASKED, nice: [] });
  });

  it('is a paragraph below one with a label', () =>
    expect(
      asksOf(
        'Florist\n\nRequirements: two years with flowers and a van licence.\n\nFree lunch, sick pay, a bicycle.\n',
      ),
    ).toEqual({ must: ['two years with flowers', 'a van licence'], nice: [] }));

  it.each([
    ['Voraussetzungen für gute Laune: unsere Dachterrasse, unser Hund'],
    ['Requirements for a good morning: our coffee, our croissants'],
    ['Prérequis pour bien déjeuner : notre cantine, notre jardin'],
  ])('is what the employer has: %s', (line) => {
    const { must, nice } = asksOf(`Florist\n\nNice to have:\n- Dutch\n\n${line}\n`);
    expect({ must, nice }).toEqual({ must: [], nice: ['Dutch'] });
  });

  it.each([
    'Wearing gloves is mandatory',
    'Fire training is required each year',
    'Required reading before the interview: our catalogue',
    'Le port du casque est obligatoire',
    'Une lettre de motivation est exigée',
    'Ta présence le lundi est requise',
    'Ein Nachweis der Impfung ist erforderlich',
    'Du hast die Möglichkeit, in Teilzeit zu arbeiten',
    'You have the freedom to choose your hours',
    'Vous êtes rattaché au chef de rang',
    'Candidates must be treated with respect',
    'Haben Sie Fragen?',
  ])('is a duty, a document or something offered in a sentence: %s', (sentence) =>
    expect(asksOf(`Florist\n\nOur shop stands by the river. ${sentence}\n`)).toEqual({ must: [], nice: [] }),
  );

  it.each([
    'A driving licence is essential',
    'HubSpot skills are a must',
    'Ein Führerschein ist erforderlich',
    'Anglais courant exigé',
    'Le permis B est indispensable',
    'Candidates must have a clean record',
    'Dafür brauchen Sie eine abgeschlossene Ausbildung',
    'Vous devez justifier d’un an en boutique',
  ])('is never what a person must bring: %s', (sentence) =>
    expect(asksOf(`Florist\n\nOur shop stands by the river. ${sentence}.\n`).must).toEqual([sentence]),
  );

  it.each(['You’ll get', 'Du bekommst', 'Bei uns gibt’s', 'Vous y gagnez', 'Nos atouts', 'The deal'])(
    'stands below “%s”',
    (heading) =>
      expect(asksOf(`Florist\n\nRequirements\n- Steady hands\n\n${heading}\n- Experience of a lifetime\n`)).toEqual({
        must: ['Steady hands'],
        nice: [],
      }),
  );
});

describe('a list of requirements is found', () => {
  it.each([
    'Who we hope will apply',
    'Was du können solltest',
    'Du passt zu uns, wenn du',
    'Dein Rucksack',
    'Ce qu’il nous faut',
    'On aimerait que tu',
  ])('below “%s”', (heading) =>
    expect(asksOf(`Florist\n\n${heading}\n- steady hands\n- two languages\n`).must).toEqual([
      'steady hands',
      'two languages',
    ]),
  );

  it.each([
    'Brownie points for',
    'Nice but not needed',
    'Super wäre noch',
    'Gerne auch',
    'Les petits plus',
    'Et si en plus tu',
  ])('of what would be good below “%s”', (heading) =>
    expect(
      asksOf(`Florist\n\nRequirements\n- Steady hands\n\n${heading}\n- a second language\n- a van\n`).nice,
    ).toEqual(['a second language', 'a van']),
  );

  it('below a heading that says nothing, where most of it is what a person brings', () =>
    expect(
      asksOf('Florist\n\nThe green thumb\n- A diploma in floristry\n- Two years of experience\n- Cheerful\n').must,
    ).toEqual(['A diploma in floristry', 'Two years of experience', 'Cheerful']));

  it.each([
    '- Paid certificates\n- Experience days with our growers\n',
    '- Water the plants\n- Bind bouquets\n- Pass on your experience\n',
  ])('not below a heading that says nothing, where it is given or done: %j', (list) =>
    expect(asksOf(`Florist\n\nThe green thumb\n${list}`).must).toEqual([]),
  );

  it('where somebody is said to do something with pleasure', () =>
    expect(asksOf('Florist\n\nDein Profil\n- Du arbeitest gerne mit Kindern\n- gerne auch Niederländisch\n')).toEqual({
      must: ['Du arbeitest gerne mit Kindern'],
      nice: ['gerne auch Niederländisch'],
    }));
});
