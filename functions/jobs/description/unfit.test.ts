import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const RESUME = 'The text reads as a resume and not as the description of a job: nothing was read from it.';
const FOREIGN = 'The text is in neither English, German nor French: little of it may have been read.';

const CV = `Ada Byrd
ada@byrd.example | Leeds

EXPERIENCE
Senior Cook, Heron Hotels Ltd, York
2017 - Present
- Led a kitchen of nine
- Knowledge of five cuisines

Cook, The Old Mill, Hull
2012 - 2017

SKILLS
- Butchery
- French
`;

const LEBENSLAUF = `Lebenslauf

Persönliche Daten
Geburtsdatum: 2. Mai 1988

Berufserfahrung
04/2015 – heute: Buchhalterin, Elbwerk GmbH, Dresden

Kenntnisse
- DATEV
- Englisch
`;

const SPANISH = `Cocinero con experiencia - Sevilla

El Patio Alegre S.L. busca un cocinero para su restaurante.

Requisitos
- Tres años de experiencia en cocina
- Carnet de manipulador de alimentos
- Buen trato con el equipo

Ofrecemos
- Contrato indefinido y comidas incluidas
`;

const TWO = `Packer
Heron Hampers Ltd, Leeds
£12.00 per hour, 40 hours per week

Requirements
- Steady hands
- Able to lift 20 kg

---

Delivery Driver
Heron Hampers Ltd, Hull
£26,000 per year

Requirements
- A van licence
- One year on the road
`;

describe('a text that is no single description', () => {
  it.each([CV, LEBENSLAUF])('is not read where it is a resume: %j', (text) => {
    const { title, companyName, mustHaves, yearsExp, warnings } = readDescription(text);
    expect([title, companyName, mustHaves, yearsExp]).toEqual([null, null, [], null]);
    expect(warnings[0]).toBe(RESUME);
  });

  it.each([
    'Cook\n\nWe are looking for a cook with a resume like no other.\n\nExperience\n- Work of 2012 - 2017 counts\n- And of 2018 - 2020\n\nEducation\n- A school for cooks\nmail@heron.example',
    'Archivist\nann@heron.example\n\nRequirements\n- Knowledge of the papers of 1914 - 1918\n',
  ])('is read where it only speaks of resumes and times: %j', (text) =>
    expect(readDescription(text).warnings).not.toContain(RESUME),
  );

  it('in another language is named as such', () => expect(readDescription(SPANISH).warnings[0]).toBe(FOREIGN));

  it.each([
    'Cook\n\nYou cook with us for our guests and their friends, and you bring your own knives to the kitchen. We pay well, and there are no late hours for you in our house.',
    'Koch (m/w/d)\n\nDu kochst mit uns für unsere Gäste und bringst deine Messer mit. Wir zahlen gut, und bei uns ist um acht Schluss, auch im Sommer und auf dem Schiff.',
    'Cuisinier (H/F)\n\nVous cuisinez avec nous pour nos hôtes et vous apportez vos couteaux. Nous payons bien, et les soirs sont libres pour tous, même en été et sur le bateau.',
    'Cook\n\nKnives, pans, ovens.',
  ])('in one of the three is not: %j', (text) => expect(readDescription(text).warnings).not.toContain(FOREIGN));

  it('with two jobs is read as the first, which is said', () => {
    const { title, salary, mustHaves, yearsExp, warnings } = readDescription(TWO);
    expect([title?.value, salary?.value.min, mustHaves.map(({ value }) => value), yearsExp]).toEqual([
      'Packer',
      24_960,
      ['Steady hands', 'Able to lift 20 kg'],
      null,
    ]);
    expect(warnings[0]).toBe('The text has more than one job: it was read up to “Delivery Driver”.');
  });

  it.each([
    'Packer\n\nEducation\n- School\n\nRequirements\n- Steady hands\n\nYour team\n- Five packers\n',
    'Packer\n\nRequirements\n- Steady hands\n- Good eyes\n\nLife as a packer\n- Calm\n\nRequirements\n- None of noise\n',
  ])('with one is read whole: %j', (text) =>
    expect(readDescription(text).warnings.join()).not.toContain('more than one job'),
  );
});

describe('a title', () => {
  it.each<[string, string | undefined]>([
    [
      `# Head Baker\n\n${'We bake bread.\n\n'.repeat(14)}## Recruiter\n\n**Title:** Director of Baker Recruitment\n`,
      'Head Baker',
    ],
    ['## The job\n\n### Mission\n- Bake\n\n### Tech stack\n- Ovens\n', undefined],
  ])('is never that of a recruiter or of a part: %j', (text, title) =>
    expect(readDescription(text).title?.value).toBe(title),
  );
});

describe('what is asked for', () => {
  it('is not what is done in a list below a heading that says nothing', () =>
    expect(
      readDescription(
        '# Head of bakers\n\n## Expert baker\n\n- Acting as the expert with knowledge of rye\n- Retaining experience of wheat\n',
      ).mustHaves,
    ).toEqual([]));

  it('is nice to have below “Agréable à avoir”', () =>
    expect(
      readDescription('Boulanger\n\n## Exigences\n- CAP\n\n## Agréable à avoir\n- Permis B\n').niceToHaves.map(
        ({ value }) => value,
      ),
    ).toEqual(['Permis B']));
});

describe('pay in dollars', () => {
  it.each([
    ['Toronto, ON', 0],
    ['Vancouver, BC, Canada', 0],
    ['Sydney, Australia', 0],
    ['Ontario, CA, USA', 60_000],
    ['Vancouver, WA', 60_000],
    ['Toledo, OH', 60_000],
  ])('is that of the place: %s', (place, min) => {
    const { salary, warnings } = readDescription(`Baker\nLocation: ${place}\nSalary: $60,000 - $70,000 per year\n`);
    expect(salary?.value.min ?? 0).toBe(min);
    expect(warnings.join().includes('not in US dollars')).toBe(min === 0);
  });
});

describe('who employs', () => {
  it('is at whom a position is said to be', () =>
    expect(
      readDescription(
        'Baker\n\nThe house seeks somebody for the position of Night Baker at the Heron Bread Works, by the river.',
      ).companyName?.value,
    ).toBe('Heron Bread Works'));
});
