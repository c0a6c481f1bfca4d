import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const asksOf = (text: string) => {
  const { mustHaves, niceToHaves } = readDescription(text);
  return { must: mustHaves.map(({ value }) => value), nice: niceToHaves.map(({ value }) => value) };
};

describe('what is said not to be asked for', () => {
  it.each([
    'A driving licence is not required',
    'A degree is not essential',
    'You don’t need a degree',
    'No experience necessary',
    'Ein Führerschein ist nicht erforderlich',
    'Ein Studium ist nicht nötig',
    'Le permis B n’est pas exigé',
    'L’anglais n’est pas nécessaire',
  ])('is in neither list: %s', (denied) => {
    expect(asksOf(`Florist\n\nRequirements\n- Steady hands\n- ${denied}\n`)).toEqual({
      must: ['Steady hands'],
      nice: [],
    });
    expect(asksOf(`Florist\n\nRequirements: steady hands and a van. ${denied}.\n`).nice).toEqual([]);
    expect(asksOf(`Florist\n\nOur shop stands by the river. ${denied}.\n`)).toEqual({ must: [], nice: [] });
  });

  it.each([
    ['English at C1; German is not required', 'English at C1'],
    ['English at C1, German is not required', 'English at C1'],
    ['English at C1, but German is not required', 'English at C1'],
    ['SQL; no Python needed', 'SQL'],
    ['Englisch auf C1; Deutsch ist nicht erforderlich', 'Englisch auf C1'],
    ['Anglais courant ; le permis B n’est pas exigé', 'Anglais courant'],
  ])('is left out of what is asked for beside it: %s', (entry, must) =>
    expect(asksOf(`Florist\n\nRequirements\n- ${entry}\n- Steady hands\n`)).toEqual({
      must: [must, 'Steady hands'],
      nice: [],
    }),
  );

  it.each([
    'No degree required; curiosity is',
    'Java, Kotlin, Scala are not required',
    'Experience with Go (not required)',
  ])('leaves nothing of a half sentence: %s', (entry) =>
    expect(asksOf(`Florist\n\nRequirements\n- ${entry}\n- Steady hands\n`)).toEqual({
      must: ['Steady hands'],
      nice: [],
    }),
  );

  it('is left out of a sentence that asks for something', () =>
    expect(asksOf('Florist\n\nVous parlez anglais couramment ; le permis B n’est pas exigé.\n')).toEqual({
      must: ['Vous parlez anglais couramment'],
      nice: [],
    }));
});

describe('a plain heading of one word', () => {
  it.each([
    ['Qualifications', 'Desirable'],
    ['Requirements', 'Preferred'],
    ['Essential', 'Nice to have'],
    ['Anforderungen', 'Wünschenswert'],
    ['Profil', 'Atouts'],
  ])('keeps the entries below it: %s and %s', (asked, wanted) => {
    const both = { must: ['Steady hands', 'A van', 'An eye for colour'], nice: ['Dutch', 'A camera'] };
    const [must, nice] = [both.must, both.nice];
    for (const sign of ['- ', '• ', ''])
      for (const gap of ['\n', '\n\n'])
        expect(
          asksOf(
            `Florist\n\nYou bind flowers for our shop.\n${gap.slice(1)}${asked}${gap}${must.map((one) => sign + one).join('\n')}\n${gap.slice(1)}${wanted}${gap}${nice.map((one) => sign + one).join('\n')}\n`,
          ),
        ).toEqual(both);
  });
});

describe('a letter', () => {
  it.each([
    'You know what Kestrel does, so I’ll spare you the pitch.',
    'You know the feeling when the phone rings.',
    'You have probably heard of us.',
    'You have seen our vans around town.',
    'You’ve landed on the right page.',
    'Vous savez ce que nous faisons.',
    'Vous connaissez sans doute nos boutiques.',
    'Du hast bestimmt schon von uns gehört.',
    'Sie haben uns gefunden.',
  ])('asks for nothing where it talks to its reader: %s', (sentence) =>
    expect(asksOf(`Florist\n\nDear reader. ${sentence} Write to Ann.\n`)).toEqual({ must: [], nice: [] }),
  );
  it.each(['You know Kubernetes and Terraform', 'You have a van', 'Vous savez coudre', 'You know how to sew'])(
    'asks for what a person brings: %s',
    (sentence) => expect(asksOf(`Florist\n\nDear reader. ${sentence}.\n`).must).toEqual([sentence]),
  );
});

describe('how old one must be', () => {
  it.each([
    'You must be 18 years or older',
    'Applicants must be at least 21 years of age',
    'Must be 18 years old or over',
    'Sie sind mindestens 18 Jahre alt',
    'Du bist volljährig (18 Jahre)',
    'Vous avez au moins 18 ans',
    'Être majeur (18 ans)',
  ])('is no experience: %s', (line) => {
    expect(readDescription(`Waiter\n\nRequirements\n- ${line}\n- Friendly\n`).yearsExp).toBeNull();
    expect(readDescription(`Waiter\n\nOur pub is old. ${line}.\n`).yearsExp).toBeNull();
  });
  it.each([
    ['18 years of experience or older knowledge', 18],
    ['18 years or more of experience', 18],
    ['15 years in finance', 15],
    ['20 years leading teams', 20],
    ['Experience: 15 years', 15],
    ['Vous avez 18 ans d’expérience', 18],
  ])('is told from it: %s', (line, min) =>
    expect(readDescription(`Waiter\n\nRequirements\n- ${line}\n`).yearsExp?.value.min).toBe(min),
  );
});
