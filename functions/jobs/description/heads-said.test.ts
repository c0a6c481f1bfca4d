import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const typeOf = (text: string) => readDescription(text).employmentType?.value ?? null;
const titleOf = (text: string) => readDescription(text).title?.value ?? null;
const companyOf = (text: string) => readDescription(text).companyName?.value ?? null;

describe('the employment type', () => {
  it.each([
    [
      'Van Driver\n\nPermanent | Full time, 42 hours on average | £14.20 per hour rising to £15 after the first six months',
      'FULL_TIME',
    ],
    ['Van Driver\n\nPermanent and part-time, two mornings each week, with paid breaks.', 'PART_TIME'],
    ['Van Driver\n\nThe offer is permanent and full time and begins in May.', 'FULL_TIME'],
    ['Relief van driver\n\nThis relief position covers for staff who are away.', 'TEMPORARY'],
    ['Relief Cook, Moorwick\n\nYou cook.', 'TEMPORARY'],
    ['Cook\n\nThis is a casual position with no fixed hours.', 'PER_DIEM'],
    ['Bank Staff Nurse\n\nYou care for patients.', 'PER_DIEM'],
    ['Cook\n\nA zero-hours contract.', 'PER_DIEM'],
    ['Infirmier H/F\n\nPoste en remplacement de trois mois.', 'TEMPORARY'],
  ])('is said in %j', (text, type) => expect(typeOf(text)).toBe(type));

  it.each([
    'Relief Officer\n\nYou bring disaster relief workers to where they are needed.',
    'Analyst\n\nYou advise bank staff on their loans.',
    'Cook\n\nOur dress code is casual.',
    'Elektroniker (m/w/d)\n\nWenn Sie eine Ausbildung als Elektroniker haben, freuen wir uns.',
    'Elektroniker (m/w/d)\n\nSchön, wenn du eine Ausbildung zum Elektroniker abgeschlossen hast.',
    'Cook\nCasual Dining Group\nLeeds\n\nYou cook.',
    'Cook\nFast casual, Leeds\n\nYou cook.',
  ])('is not said in %j', (text) => expect(typeOf(text)).toBe(null));
});

describe('the title', () => {
  it.each([
    ['Commercial/Industrial Plumber Full-Time\nLeeds\n\nYou mend pipes.', 'Commercial/Industrial Plumber'],
    ['Senior Carer – Bank\n\nMoss Care Ltd is recruiting bank staff across Kent.', 'Senior Carer'],
    ['Kitchen Porter Part Time\n\nYou wash up.', 'Kitchen Porter'],
    ['Zimmerer (m/w/d) Vollzeit\n\nDu baust Dächer.', 'Zimmerer (m/w/d)'],
    ['Boulanger H/F CDI\n\nVous faites le pain.', 'Boulanger H/F'],
    ['Hydrologist (per diem)\n48210\nDenver, CO\nTemporary / Per Diem / Freelance (Non-Staff)', 'Hydrologist'],
    ['Climatologist\nTemporary / Freelance (Staff)\n\nYou read the weather.', 'Climatologist'],
    [
      'Bonjour,\n\nNotre étude ouvre un poste de clerc de notaire F/H. Il est à pourvoir en mai.',
      'clerc de notaire F/H',
    ],
    ['Bonjour,\n\nNous créons un poste de menuisier poseur dans notre atelier.', 'menuisier poseur'],
    ['Bonjour,\n\nNous proposons un poste d’aide-comptable confirmé pour notre agence.', 'aide-comptable confirmé'],
  ])('is without its terms in %j', (text, title) => expect(titleOf(text)).toBe(title));
});

describe('the company', () => {
  it.each([
    ['Bonjour,\n\nNotre cabinet (Tamis Audit, 12 personnes, Lyon) recrute un comptable H/F.', 'Tamis Audit'],
    ['Hello,\n\nOur bakery (Moorwick Loaves, 9 people) needs a baker.', 'Moorwick Loaves'],
    ['Hallo,\n\nunsere Tischlerei (Tamis Holzbau, 8 Leute) sucht einen Gesellen.', 'Tamis Holzbau'],
    [
      'Plombier H/F\n\nAbout L.K. Plumbing, Inc.\n\nA family firm. L.K. Plumbing, Inc. mends pipes.',
      'L.K. Plumbing, Inc.',
    ],
    ['Plumber\n\nThe goal of J.R. Moss & Sons Ltd is to mend pipes.', 'J.R. Moss & Sons Ltd'],
    ['Animateur H/F\n\nLes Ateliers du Tamis sont une association de quartier.', 'Les Ateliers du Tamis'],
    [
      'Animateur H/F\n\nVous rejoignez une équipe. Les Jardins de la Moselle sont un centre d’accueil.',
      'Les Jardins de la Moselle',
    ],
    ['Cook\nThe Moss Arms\nMaidstone, Kent\n\nYou cook.', 'The Moss Arms'],
    ['Animateur H/F\n\nMaison Tamis asbl accueille des enfants.', 'Maison Tamis asbl'],
  ])('is named in %j', (text, company) => expect(companyOf(text)).toBe(company));

  it.each([
    'Praktiker H/F\n\nUnsere Praxis (Mo-Fr, 8-16 Uhr) sucht Hilfe.',
    'Assistant H/F\n\nNotre cabinet (Lyon, 2e étage) recrute.',
    'Cook\nMaidstone, Kent\n\nYou cook.',
    'Hello,\n\nOur team (Anna, Tom and six others) needs a baker.',
    'Animateur H/F\n\nLes Week-ends sont une période de travail.',
  ])('is not named in %j', (text) => expect(companyOf(text)).toBe(null));

  it('ends a sentence behind a country in short all the same', () =>
    expect(companyOf('Plumber\n\nWe work in the U.S. Tamis Pipes Ltd is a family firm.')).toBe('Tamis Pipes Ltd'));
});

describe('days away from the office', () => {
  it.each([
    'Ort:Büro Moorau, im Stadion und tageweise auch mal Remote',
    'Arbeitsort: Moorau, teils remote',
    'Location: Leeds office and sometimes remote',
    'Lieu : Lyon, ponctuellement en remote',
    'Standort: Moorau, gelegentlich Homeoffice',
  ])('are some days only: %j', (row) =>
    expect(readDescription(`Praktikum Vertrieb\n\n${row}\n\nDu hilfst mit.`).office?.value).toBe('REMOTE_OPTIONAL'),
  );
});

describe('how long one must have worked', () => {
  it.each([
    ['Driver\n\nYou must have\n- A licence with at least 12 months’ experience', 1],
    ['Driver\n\nRequirements\n- Minimum 24 months of experience in haulage', 2],
    ['Fahrer (m/w/d)\n\nDein Profil\n- Mindestens 36 Monate Berufserfahrung', 3],
    ['Comptable H/F\n\nOn attend un BTS avec au moins quatre ans de cabinet.', 4],
    ['Menuisier H/F\n\nProfil\n- Au moins 3 ans de métier', 3],
  ])('is said in %j', (text, years) => expect(readDescription(text).yearsExp?.value.min).toBe(years));

  it.each([
    'Driver\n\nRequirements\n- A licence\n\nA contract of 12 months. Experience helps.',
    'Driver\n\nRequirements\n- 6 months of experience',
  ])('is no length of a contract and no part of a year: %j', (text) =>
    expect(readDescription(text).yearsExp).toBe(null),
  );
});
