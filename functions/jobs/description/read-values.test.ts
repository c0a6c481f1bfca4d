import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const officeOf = (text: string) => readDescription(text).office?.value ?? null;
const companyOf = (text: string) => readDescription(text).companyName?.value ?? null;
const placesOf = (text: string) => readDescription(text).locations.map(({ value }) => value);
const titleOf = (text: string) => readDescription(text).title?.value;

describe('the working mode', () => {
  it.each([
    'Remote: one day per week',
    'Remote: up to 60 %',
    'Remote: by arrangement',
    'Homeoffice: ein Tag pro Woche',
    'Home Office: nach Absprache',
    'Télétravail : un jour possible par semaine',
    'Télétravail : occasionnel',
  ])('is both where one is at home for some of the time: %s', (line) =>
    expect(officeOf(`Tailor\nAcme Ltd, Leeds\n${line}\n`)).toBe('REMOTE_OPTIONAL'),
  );

  it.each([
    'Einmal in der Woche können Sie von zu Hause arbeiten.',
    'You may work two days a week from home.',
    'Vous êtes en télétravail deux jours par semaine.',
    'You work from home and drive out to customers.',
  ])('is both where a sentence says so: %s', (sentence) =>
    expect(officeOf(`Tailor\nAcme Ltd, Leeds\n\n${sentence}\n`)).toBe('REMOTE_OPTIONAL'),
  );

  it.each(['Remote: yes', 'Télétravail : oui', 'Homeoffice: 100 %', 'Remote: within Germany'])(
    'is from home alone where nothing says how often: %s',
    (line) => expect(officeOf(`Tailor\nAcme Ltd, Leeds\n${line}\n`)).toBe('REMOTE_ONLY'),
  );
});

describe('the type of employment', () => {
  const typeOf = (text: string) => readDescription(text).employmentType?.value ?? null;
  it.each([
    ['Le poste est en CDI à temps partiel, du lundi au jeudi.', 'PART_TIME'],
    ['Die Stelle ist unbefristet und in Teilzeit zu besetzen.', 'PART_TIME'],
    ['Wir suchen eine Hilfe (20 Stunden pro Woche) für den Garten.', 'PART_TIME'],
    ['Le poste est en CDI à temps plein.', 'FULL_TIME'],
    ['Die Stelle ist unbefristet.', 'FULL_TIME'],
  ])('is said by the hours before how long it lasts: %s', (sentence, type) =>
    expect(typeOf(`Tailor\nAcme Ltd, Leeds\n\n${sentence}\n`)).toBe(type),
  );
});

describe('the company', () => {
  it.each([
    ['St. Agnes’s County Hospital — Surgery\n\nStaff Nurse\n', 'St. Agnes’s County Hospital'],
    ['Konditorei Zuckerhut, Murnau\n\nKonditor (m/w/d)\n', 'Konditorei Zuckerhut'],
    ['Erzieher (m/w/d) – Kita Regenbogen, Kassel\n', 'Kita Regenbogen'],
    ['Vendeur (H/F)\n\nLe groupe Ormeau recherche une personne curieuse.\n', 'groupe Ormeau'],
    ['Pharmacie Colin (Murat, Cantal) cherche\n\nPRÉPARATEUR H/F\n', 'Pharmacie Colin'],
    ['MAIRIE DE BOURG-LE-HAUT (900 habitants) recrute\n\nUN SECRÉTAIRE H/F\n', 'MAIRIE DE BOURG-LE-HAUT'],
    ['Tailor\n\nNorth Quay Boat Builders is growing and needs you.\n', 'North Quay Boat Builders'],
    ['Tailor\nNeedle & Pin (fabric shops) · Leeds, UK · full time\n', 'Needle & Pin'],
    [
      'Clerk\n\nPenn Vale Housing Association owns 900 homes. Penn Vale is a friendly employer.\n',
      'Penn Vale Housing Association',
    ],
    ['Clerk\n\nBeim Landratsamt Altdorf in Altdorf ist zum 1. Mai die Stelle frei.\n', 'Landratsamt Altdorf'],
    ['I run the kitchen at The Tin Kettle, a small restaurant in Malham. We need a Cook from May.\n', 'The Tin Kettle'],
    ['Quill & Pen is hiring: Medical Writer\n', 'Quill & Pen'],
    ['Cabinet Ferrand & Associés recrute un(e) comptable pour son bureau de Tours.\n', 'Cabinet Ferrand & Associés'],
  ])('is named in full: %j', (text, name) => expect(companyOf(text)).toBe(name));

  it('is not a group of people who are looked for', () =>
    expect(companyOf('We need you\n\nSenior Software Engineers are growing with us.\n')).toBeNull());
});

describe('the place', () => {
  it.each([
    ['Konditorei Zuckerhut, Murnau\n\nKonditor (m/w/d)\n', ['Murnau']],
    ['Pharmacie Colin (Murat, Cantal) cherche\n\nPRÉPARATEUR H/F\n', ['Murat']],
    ['MAIRIE DE BOURG-LE-HAUT (900 habitants) recrute\n\nUN SECRÉTAIRE H/F\n', ['BOURG-LE-HAUT']],
    ['Sales Manager\n\nYou would work from home in or near Leeds and see customers.\n', ['Leeds']],
    ['Clerk\n\nBeim Landratsamt Ried in Altdorf ist zum 1. Mai die Stelle frei.\n', ['Altdorf']],
    ['I run the kitchen at The Tin Kettle, a small restaurant in Malham. We need a Cook from May.\n', ['Malham']],
    ['Poste de cuisinier\nTemps plein – Salies-la-Vieille\n', ['Salies-la-Vieille']],
  ])('stands beside the company or where one works: %j', (text, places) => expect(placesOf(text)).toEqual(places));
});

describe('the title', () => {
  it.each([
    ['Développeuse Rust – moteur de stockage\n', 'Développeuse Rust – moteur de stockage'],
    ['Tailor – remote\n', 'Tailor'],
    ['I run a kitchen. We need a Pastry Chef from May.\n', 'Pastry Chef'],
    [
      'Wir suchen ab sofort eine erfahrene Steuerfachangestellte bzw. einen Steuerfachangestellten.\n',
      'Steuerfachangestellte',
    ],
    ['Le foyer recherche\nun(e) MANIPULATEUR(TRICE) EN RADIOLOGIE\n', 'MANIPULATEUR(TRICE) EN RADIOLOGIE'],
    ['Schneider (m/w/d) – ab sofort\n', 'Schneider (m/w/d)'],
  ])('is whole, and without its terms: %j', (text, title) => expect(titleOf(text)).toBe(title));
});
