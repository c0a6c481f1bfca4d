import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const mustOf = (text: string) => readDescription(text).mustHaves.map(({ value }) => value);
const ROLE = '# Beekeeper\n\n## What you will be doing\n- Keep bees\n';

describe('headings that speak to readers', () => {
  it.each([
    'You’ll be great for this role if',
    'You will love it here if you',
    'Du wirst dich bei uns wohlfühlen, wenn du',
    'Ce poste sera pour vous si vous',
  ])('ask what follows an if: %s', (heading) =>
    expect(mustOf(`${ROLE}\n## ${heading}\n- know bees\n- fear no smoke\n`)).toEqual(['know bees', 'fear no smoke']),
  );

  it.each(['Why you should join Honeyfield', 'Why Honeyfield?', 'Warum du zu uns kommst', 'Pourquoi nous rejoindre ?'])(
    'offer what follows a why: %s',
    (heading) =>
      expect(
        mustOf(`${ROLE}\n## You bring\n- know bees\n\n## ${heading}\n- You have 27 days off\n- You will have honey\n`),
      ).toEqual(['know bees']),
  );

  it('are found without a gap and behind a picture that was lost', () =>
    expect(
      mustOf(
        '?? We’re Hiring: Beekeeper\nBees for all.\n?? What You’ll Do\nKeep bees\nSell honey\n?? What We’re Looking For\nKnowledge of bees\nCalm hands\n?? How to Apply\nSend your words to:\nann@honeyfield.example\n',
      ),
    ).toEqual(['Knowledge of bees', 'Calm hands']));

  it('are found behind the sign of an entry', () =>
    expect(mustOf('# Beekeeper\n\n*   #### Requirements\n\n- Calm hands\n- A veil\n')).toEqual([
      'Calm hands',
      'A veil',
    ]));
});

describe('what stands in a part of requirements and asks nothing', () => {
  it.each(['How much experience do you have with bees?*', 'ann@honeyfield.example', 'https://honeyfield.example/jobs'])(
    'is a question of a form or an address: %s',
    (line) =>
      expect(mustOf(`Beekeeper\n\nRequirements\n- Calm hands\n- A veil\n- ${line}\n`)).toEqual([
        'Calm hands',
        'A veil',
      ]),
  );
});

describe('where one works', () => {
  it('is not said by how people meet', () =>
    expect(
      readDescription('Beekeeper\n\n## Benefits\n- We have lunch and sports (remotely & in person)\n').office,
    ).toBeNull());
});

describe('a title', () => {
  it('is not what leads to a list of duties', () =>
    expect(
      readDescription(
        'We’re seeking a Staff Beekeeper who knows every hive.\nAs a member of our team, your responsibilities will include:\n● Keep bees\n',
      ).title?.value,
    ).toBe('Staff Beekeeper'));
});

describe('a page that lost its breaks', () => {
  it.each([
    ['Vous soignez les ruches. Salaire : 13 EUR/h. Votre profil :', 'Vos avantages Ruchedor :'],
    ['Sie pflegen Bienen. Wir zahlen 16 € pro Stunde. Ihr Profil:', 'Unsere Benefits:'],
    ['You keep bees. We pay £14 an hour. Your profile:', 'Our benefits:'],
  ])('has headings behind its text: %j', (text, benefits) =>
    expect(
      mustOf(`Apiculteur (H/F)\n\n${text}\nBonne vue\nPermis B (à jour) ${benefits}\n10 % de prime\nMutuelle\n`),
    ).toEqual(['Bonne vue', 'Permis B (à jour)']),
  );
});

describe('terms among requirements', () => {
  const readWithin = (line: string) => readDescription(`Apiculteur (H/F)\n\nProfil :\n- Bonne vue\n- ${line}\n`);
  it.each([
    'matin : 5h-13h',
    'Lieu de la mission : Auch',
    'Contrat CDD 35 H',
    'Rejoignez la ruche la plus dynamique de France',
    'Pas besoin de permis',
  ])('are left out: %s', (line) => {
    const { mustHaves, niceToHaves } = readWithin(line);
    expect([...mustHaves, ...niceToHaves].map(({ value }) => value)).toEqual(['Bonne vue']);
  });

  it.each(['Le CACES 3 est un vrai plus', 'Vous avez dans l’idéal un permis', 'Vous avez éventuellement un permis'])(
    'would be good: %s',
    (line) => expect(readWithin(line).niceToHaves.map(({ value }) => value)).toEqual([line]),
  );
});

describe('a trade that no list has', () => {
  it('is all that stands before its mark', () =>
    expect(readDescription('Cirier QZ2 - MIEL (H/F)\n\nVous coulez.').title?.value).toBe('Cirier QZ2 - MIEL (H/F)'));
});
