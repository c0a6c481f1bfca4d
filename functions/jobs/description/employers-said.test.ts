import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const companyOf = (text: string) => readDescription(text).companyName?.value;

describe('an employer', () => {
  it.each([
    ['Notre agence Fournil de Brignoles recrute un boulanger H/F.', 'Fournil'],
    ['FOURNIL LORIENT, chercheur de talents, vous propose un poste de boulanger H/F.', 'FOURNIL LORIENT'],
    ['Clerk\nEmployer: Chatham, County of (NC)\n\nYou file.', 'Chatham, County of (NC)'],
    ['Boulanger (H/F)\nHEARTH INTERIM CDI CDD\n75 - PARIS 01\n\nVous pétrissez.', 'HEARTH INTERIM CDI CDD'],
    ['Baker\n\nAt Hearth, bread meets cake.', 'Hearth'],
    ['You join our teams at the Bread Engineering Center at Leeds.\nBread.', 'Bread Engineering Center'],
    ['Universitätsklinikum Hamburg\nWir suchen einen Koch (m/w/d).', 'Universitätsklinikum Hamburg'],
    ['Baker\n\nRequirements\n- Patience\n- Bread\nHearth is an equal opportunity employer.', 'Hearth'],
    [
      'Clerk\n\nThe Bread Assistance Commission (BAC) is a federal agency. BAC is the only one. BAC is looking for a clerk.',
      'Bread Assistance Commission',
    ],
    [
      'Baker\n\nOvens are the heart of it.\nHearthWorks is a bakery.\nBread matters.\nSo do people.\nCome in.',
      'HearthWorks',
    ],
  ])('is read: %s', (text, name) => expect(companyOf(text)).toBe(name));

  it.each([
    'Software Engineer SE2\n\nYou write software in Java.',
    'Software Engineer SE2 - Payments\n\nYou write software in Java.',
    'Hiring Software Engineer SE2\nSoftware Engineer SE2 is a role of ours.',
    'Class A - Truck Driver\n\nYou drive.',
    'Requisition ID: 19\nWork Area: Bread\nCareer Status: Professional\n\nYou bake.',
    'Graduate Baker\nQueanbeyan, New South Wales\n\nYou bake.',
    'Baker\n\nBread is baked here.\nEvery day.\nAnalyse requirements, propose improvements, and bake.\nSweep.\nRest.',
    'Baker\n\nThis is a job conveniently located in Sydney CBD.',
    'Bäcker (m/w/d)\n1020 Wien\n\nHierbei ist Brot die Hauptsache.',
  ])('is none where only the job is named: %s', (text) => expect(companyOf(text)).toBeUndefined());

  it.each([
    ['Baker\nUniversity of Leeds\nLeeds\n\nYou bake.', ['HIGHER_EDUCATION']],
    ['Clerk\nEmployer: Boone County\n\nYou file.', ['GOVERNMENT_ADMINISTRATION']],
    ['Koch (m/w/d)\nSparkasse Feldkirchen\nFeldkirchen\n\nSie kochen.', ['BANKING']],
    [
      'Boulanger (H/F)\nFOURNIL INTERIM\n83 - SALERNES\n\nVos tâches :\n- Suivre la chaîne logistique',
      ['STAFFING_AND_RECRUITING'],
    ],
  ])('says its trade in its name: %s', (text, industries) =>
    expect(readDescription(text).industries.map(({ value }) => value)).toEqual(industries),
  );
});

describe('terms', () => {
  const read = (text: string) => {
    const { office, employmentType, salary, yearsExp } = readDescription(text);
    return [
      office?.value ?? null,
      employmentType?.value ?? null,
      salary?.value.min ?? null,
      yearsExp?.value.min ?? null,
    ];
  };
  it.each([
    ['Koch (m/w/d)\n\nBenefits\n- Obst\n- Homeoffice', ['REMOTE_OPTIONAL', null, null, null]],
    ['Koch (m/w/d)\n\nWir bieten die Möglichkeit, im Home-Office zu arbeiten.', ['REMOTE_OPTIONAL', null, null, null]],
    ['Clerk\n\nYou greet in person customers.', [null, null, null, null]],
    ['Clerk\n\nResponsibilities\n- Speak with voters in person and by phone', [null, null, null, null]],
    ['Koch (m/w/d)\n\nWeitere Gespräche finden vor Ort in unserer Zentrale statt.', [null, null, null, null]],
    ['Koch (m/w/d)\n\nUnser Mehrwert\n- Homeoffice als Teil unserer Kultur', ['REMOTE_OPTIONAL', null, null, null]],
    ['Baker\n\nTake part in a remote, freelance project.', ['REMOTE_ONLY', null, null, null]],
    ['Koch (m/w/d)\n\nBenefits\n- Work & Family: Teilzeit, Kindergarten', [null, null, null, null]],
    ['Koch (m/w/d)\n\nBenefits\n- 20-40% Home Office', ['REMOTE_OPTIONAL', null, null, null]],
    [
      'Clerk\n\nWork-from-home may be available for some, but most work is in-person.',
      ['REMOTE_OPTIONAL', null, null, null],
    ],
    ['Clerk\nJob Type: Part-Time Regular\n\nYou file.', [null, 'PART_TIME', null, null]],
    ['We are seeking Software Engineering Interns to join our team.', [null, 'INTERN', null, null]],
    ['Koch (m/w/d)\n\nDas Bruttojahresgehalt liegt bei EUR 48.000.', [null, null, 48_000, null]],
    ['Clerk\n\nYou will work closely with the Head of Bread who has 20 years of experience.', [null, null, null, null]],
  ])('are read: %s', (text, terms) => expect(read(text)).toEqual(terms));
});

describe('a place', () => {
  const placesOf = (text: string) => readDescription(text).locations.map(({ value }) => value);
  it.each([
    ['Koch (m/w/d)\n\nFür die Küche an unserem Hauptsitz in Lambach suchen wir Sie.', ['Lambach']],
    ['Wir suchen Sie!\n\nStandort Vohburg a. d. Donau:\n\nKoch (m/w/d)\n\nSie kochen.', ['Vohburg a. d. Donau']],
    ['Boulanger H/F\n\nNotre client situé sur Dourdan cherche du monde.', ['Dourdan']],
    ['Koch (m/w/d)\n\nZur Verstärkung des Teams suchen wir ab sofort in Vandans ein:e Koch.', ['Vandans']],
    ['FOURNIL recrute pour un de ses clients sur DOURDAN des PLONGEURS (H/F).', ['DOURDAN']],
    ['Notre agence Fournil de Brignoles recrute un boulanger H/F.', ['Brignoles']],
    [
      'Baker\n\nHearth has offices in Texas, Hawaii and Ontario.\n\nThis position will be based out of the Covington, Louisiana office.',
      ['Covington, Louisiana'],
    ],
    ['Boulanger H/F\n\nChantiers sur la commune de Mollans.', ['Mollans']],
  ])('is read: %s', (text, places) => expect(placesOf(text)).toEqual(places));

  it.each([
    'Cook\n\nMust have cooked, either in a restaurant or in Culinary school.',
    'Baker\n\nOur bread practice at Seisma Group continues to grow.',
    'Clerk\n\nOur system is used in two states, Mississippi and New Hampshire.',
  ])('is none: %s', (text) => expect(placesOf(text)).toEqual([]));
});
