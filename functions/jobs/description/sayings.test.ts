import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

describe('a description', () => {
  it.each([
    ['Senior Analyst\nFounded in 2009, Harvest Grove is a leading online grocer.', 'Harvest Grove'],
    ['Marketing Intern\nWho we are: Pebble & Co is a startup for consumer goods.', 'Pebble & Co'],
  ])('names its company behind what a sentence begins with: %j', (text, company) =>
    expect(readDescription(text).companyName?.value).toBe(company),
  );

  it.each([
    'Sales Manager\nThe role can be done from anywhere in Switzerland.',
    'Vertriebsleiter (m/w/d)\nSie arbeiten von überall aus.',
    'Commercial (H/F)\nPoste ouvert n’importe où en France.',
  ])('is of a job for elsewhere: %j', (text) => expect(readDescription(text).office?.value).toBe('REMOTE_ONLY'));

  it.each([
    ['We’re hiring a Head of Sales (DACH)!\nYou sell.', 'Head of Sales (DACH)'],
    [
      'Sachbearbeiter (m/w/d) Abrechnung in Teilzeit (25 Std./Woche)\nSie rechnen ab.',
      'Sachbearbeiter (m/w/d) Abrechnung',
    ],
  ])('is titled by its position alone: %j', (text, title) => expect(readDescription(text).title?.value).toBe(title));
});

describe('a description as people paste it', () => {
  it.each([
    [
      'Die Lindbergh Medizintechnik GmbH & Co. KG sucht eine/n\n\nVertriebsleiter (m/w/d)',
      'Lindbergh Medizintechnik GmbH & Co. KG',
    ],
    ['Join Quillworks as a part-time Customer Support Associate (Remote, US only)', 'Quillworks'],
    [
      'Nous sommes Sylvadis, éditeur de logiciels. Nous recherchons un(e) Ingénieur(e) DevOps confirmé(e) en CDI à Nantes.',
      'Sylvadis',
    ],
  ])('names its company: %j', (text, company) => expect(readDescription(text).companyName?.value).toBe(company));

  it.each([
    [
      'Join Quillworks as a part-time Customer Support Associate (Remote, US only)\n\nYou help.',
      'Customer Support Associate',
    ],
    [
      'Nous sommes Sylvadis, éditeur de logiciels. Nous recherchons un(e) Ingénieur(e) DevOps confirmé(e) en CDI à Nantes.',
      'Ingénieur(e) DevOps confirmé(e)',
    ],
    ['Ingénieur DevOps en CDI\nVous codez.', 'Ingénieur DevOps'],
  ])('is titled by its position alone: %j', (text, title) => expect(readDescription(text).title?.value).toBe(title));

  it.each([
    ['Werkstudent Data Analytics (m/w/d) - Berlin, remote möglich\nDu hilfst.', 'REMOTE_OPTIONAL', ['Berlin']],
    [
      'Nous recherchons un(e) Ingénieur(e) DevOps en CDI à Nantes ou Rennes, avec deux jours de télétravail.',
      'REMOTE_OPTIONAL',
      ['Nantes', 'Rennes'],
    ],
  ])('is done where it says: %j', (text, office, places) => {
    const reading = readDescription(text);
    expect(reading.office?.value).toBe(office);
    expect(reading.locations.map(({ value }) => value)).toEqual(places);
  });

  it('keeps a requirement whole behind a shortened word', () => {
    const text =
      'Werkstudent (m/w/d)\n\nDas bringst du mit: Du bist eingeschriebener Student der Informatik, Mathematik o. Ä., hast erste Erfahrung mit Python und SQL und arbeitest gern selbstständig.';
    expect(readDescription(text).mustHaves.map(({ value }) => value)).toEqual([
      'Du bist eingeschriebener Student der Informatik, Mathematik o. Ä.',
      'hast erste Erfahrung mit Python und SQL und arbeitest gern selbstständig',
    ]);
  });

  it('takes what is said to be welcome and not needed for nice-to-haves', () => {
    const text =
      'Ingénieur DevOps\n\nCe que nous attendons de vous :\n* 4 ans d’expérience\n* Kubernetes et Helm\n\nAppréciés mais non indispensables : Ansible, OpenStack.';
    const { mustHaves, niceToHaves } = readDescription(text);
    expect(niceToHaves.map(({ value }) => value)).toEqual(['Ansible', 'OpenStack']);
    expect(mustHaves.map(({ value }) => value)).toEqual(['4 ans d’expérience', 'Kubernetes et Helm']);
  });
});
