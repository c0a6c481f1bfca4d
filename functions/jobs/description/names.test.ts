import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const companyIn = (text: string) => readDescription(text).companyName?.value ?? null;
const titleIn = (text: string) => readDescription(text).title?.value ?? null;

describe('the company', () => {
  it.each([
    ['Line Cook\nHarbour Inn Wexcombe\n4417 S Alder Blvd Wexcombe, Texas 78700\nFull time', 'Harbour Inn Wexcombe'],
    ['Line Cook\nHarbour Inn Wexcombe\n12 Quay Street, Leeds LS1 4AB\nFull time', 'Harbour Inn Wexcombe'],
    ['Köchin (m/w/d)\nGasthof Zur Linde\nLindenstraße 16, 79100 Freiburg\nVollzeit', 'Gasthof Zur Linde'],
    ['Cuisinier H/F\nAuberge des Tilleuls\n3 bis, rue de la Gare, 69003 Lyon\nCDI', 'Auberge des Tilleuls'],
    ['Night Porter\nHarbour Inn\nFull time\n4417 S Alder Blvd\nWexcombe, TX 78700', 'Harbour Inn'],
  ])('stands above its address: %j', (text, company) => expect(companyIn(text)).toBe(company));

  it.each([
    'Line Cook\n4417 S Alder Blvd Wexcombe, Texas 78700\nFull time\n\nFollow recipes.',
    'Line Cook\n12 Quay Street, Leeds LS1 4AB\n\nFollow recipes.',
    'Sales Clerk\n43001\nWexcombe, CA, US, 90028\nSales\nWexcombe\nFull-Time\n\nSell things to people.',
    'Sales Clerk\nWexcombe, TX 78700\nFull-Time\n\nSell things to people.',
  ])('is no address and no town: %j', (text) => expect(companyIn(text)).toBe(null));

  it.each([
    ['Adam L. Brook & Associates, P.C. is a boutique law firm in Ohio.', 'Adam L. Brook & Associates, P.C.'],
    ['Brook & Partners LLP is a law firm for farmers.', 'Brook & Partners LLP'],
    ['Brook, Hill & Moss, LLP is a law firm for farmers.', 'Brook, Hill & Moss, LLP'],
    ['J. R. Brook Dental, PLLC is a family practice.', 'J. R. Brook Dental, PLLC'],
    ['Mary T. Brook, P.A. seeks a clerk.', 'Mary T. Brook, P.A.'],
    ['Brook & Moss GbR ist eine kleine Kanzlei.', 'Brook & Moss GbR'],
    ['La société Brook SNC est une étude de notaires.', 'Brook SNC'],
  ])('may have commas and dots: %s', (sentence, company) =>
    expect(companyIn(`Associate Attorney\nFull-Time\n\n${sentence} Our rooms are bright.`)).toBe(company),
  );

  it.each([
    ['L’équipe tamis.beta.fr cherche un·e chargé·e de support.', 'tamis.beta.fr'],
    ['L’équipe de Tamis recherche un·e chargé·e de support.', 'Tamis'],
    ['Tamis et Broutille recrutent un.e chargé.e de support.', 'Tamis et Broutille'],
    ['Les Jardins de Tamis recherchent un chargé de support.', 'Les Jardins de Tamis'],
    ['Tamis und Moss suchen eine Assistentin.', 'Tamis und Moss'],
  ])('is the one whose people look for somebody: %s', (sentence, company) =>
    expect(companyIn(`Support\n\n${sentence}`)).toBe(company),
  );

  it.each([
    'Quel est la finalité du produit ?',
    'Quelle est une journée type ?',
    'Qui est la bonne personne ?',
    'What is a day like here?',
    'Wer ist der richtige Mensch?',
    'Welche ist die beste Zeit?',
    'Derzeit suchen wir eine Assistentin.',
    'Aktuell suchen die Kolleginnen Hilfe.',
  ])('is no word that asks or says when: %s', (sentence) =>
    expect(companyIn(`Assistant\n\n${sentence} The rest is said by the sea.`)).toBe(null),
  );
});

describe('the title', () => {
  it.each([
    ['NOW HIRING!!! BRICKLAYER FOREMAN', 'BRICKLAYER FOREMAN'],
    ['We’re hiring! Pastry chef', 'Pastry chef'],
    ['Tamis et Broutille recrutent un.e data scientist', 'data scientist'],
    ['Tamis recherche un(e) comptable', 'comptable'],
    ['Tamis sucht eine Buchhalterin', 'Buchhalterin'],
    ['Tamis is hiring a bookkeeper', 'bookkeeper'],
    ['Tamis und Moss suchen einen Buchhalter (m/w/d)', 'Buchhalter (m/w/d)'],
    ['un·e chargé·e de clientèle', 'chargé·e de clientèle'],
    ['Un-e chargé-e de clientèle', 'chargé-e de clientèle'],
    ['Une assistante de direction', 'assistante de direction'],
    ['Wir suchen Sie als\nBuchhalterin (m/w/d)\nin unserem Büro in Teilzeit', 'Buchhalterin (m/w/d)'],
    ['Wir suchen dich als:\nBuchhalterin', 'Buchhalterin'],
  ])('is what stands behind who looks for it: %j', (head, title) =>
    expect(titleIn(`${head}\n\nEs gibt viel zu tun.\n`)).toBe(title),
  );

  it.each(['tamis.beta.fr', 'tamis-et-broutille.fr', 'tamis.io'])('goes not on in the name below it: %s', (name) =>
    expect(titleIn(`une personne chargée de support client et de communication\n${name}\n\nOn cherche.\n`)).toBe(
      'personne chargée de support client et de communication',
    ),
  );

  it('goes on in the next row where the row breaks within it', () =>
    expect(titleIn('Registered nurse for the intensive care unit of the large\nhospital\n\nWork by night.\n')).toBe(
      'Registered nurse for the intensive care unit of the large hospital',
    ));
});

describe('where one works', () => {
  it.each<[string, string[]]>([
    [
      'Kommen Sie in unser Team für die Regionen Wexhafen, Rostock, Moorau und Tann (bei uns).',
      ['Wexhafen', 'Rostock', 'Moorau', 'Tann'],
    ],
    ['Wir suchen Verstärkung für die Region Moorau.', ['Moorau']],
    ['Sie arbeiten in unserer Einrichtung in Moorau in Teilzeit.', ['Moorau']],
    ['Sie arbeiten in unserer Filiale in Moorau.', ['Moorau']],
    ['Vous travaillez dans notre établissement de Tamerville.', ['Tamerville']],
    ['Vous intervenez sur les secteurs de Tamerville et Brix.', ['Tamerville', 'Brix']],
    ['We’re looking for a porter at Wexcombe Library.', ['Wexcombe Library']],
    ['We are seeking a porter based at Wexcombe Leisure Centre.', ['Wexcombe Leisure Centre']],
    ['You will cover the regions of Wexcombe, Moorend and Leeds.', ['Wexcombe', 'Moorend', 'Leeds']],
  ])('is what is said of it, and not the address at the foot: %s', (sentence, places) =>
    expect(
      readDescription(`Assistant\n\n${sentence}\n\nHazel GmbH\nMoosweg 16 • 28207 Bremen\n`).locations.map(
        ({ value }) => value,
      ),
    ).toEqual(places),
  );

  it.each(['Sie arbeiten in unserer Einrichtung in Teilzeit.', 'Wir bieten in unserem Werk in Festanstellung viel.'])(
    'is no kind of work: %s',
    (sentence) => expect(readDescription(`Assistant\n\n${sentence}\n`).locations).toEqual([]),
  );

  it.each([
    'Vous êtes à l’aise avec le travail en remote (possibilité également de travailler dans nos bureaux).',
    'Le poste se fait en remote, avec la possibilité de venir au bureau.',
    'Travail à distance possible.',
    'You work remotely, and may come to the office if you like.',
    'Remote work with the option to use our office.',
    'Sie arbeiten remote und können gern ins Büro kommen.',
  ])('may be here or elsewhere: %s', (sentence) =>
    expect(readDescription(`Assistant\n\n${sentence}\n`).office?.value).toBe('REMOTE_OPTIONAL'),
  );
});
