import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const placesOf = (text: string) => readDescription(text).locations.map(({ value }) => value);

describe('the place of a job', () => {
  it.each([
    ['Clerk\n\nWe are hiring in Leeds. You work at our office on Wellington Street.', ['Leeds']],
    ['Clerk\n\nOur office on Wellington Street is in Leeds.', ['Leeds']],
    ['Clerk\n\nOur offices are on Dallas Avenue, in Tulsa.', ['Tulsa']],
    ['Clerk\n\nOur shop is near Victoria Station in Manchester.', ['Manchester']],
    ['Clerk\n\nOur offices are in London St Pancras.', ['London']],
    ['Clerk\n\nOur team works near London Bridge Station.', []],
    ['Florist\n\nThe shop Fern cherche à Lyon un vendeur (H/F), au 4 rue de Marseille.', ['Lyon']],
    ['Vendeur (H/F)\n\nNos bureaux sont place de Strasbourg, à Lille.', ['Lille']],
    ['Vendeur (H/F)\n\nNotre équipe est avenue de la Toulouse, à Bordeaux.', ['Bordeaux']],
    ['Koch (m/w/d)\n\nUnser Büro liegt am Berliner Platz in Kassel.', ['Kassel']],
    ['Koch (m/w/d)\n\nUnser Team in der Hamburger Straße 7, Ulm, sucht dich.', ['Ulm']],
    ['Koch (m/w/d)\n\nUnser Büro in der Straße nach Bremen liegt in Oldenburg.', ['Oldenburg']],
    ['Clerk\n\nBoston Consulting Partners LLP has offices in Denver.', ['Denver']],
    ['Clerk\n\nYou work for Manchester Taxis Ltd at our office in York.', ['York']],
  ])('is no street, square, station or company named for one: %j', (text, places) =>
    expect(placesOf(text)).toEqual(places),
  );

  it.each([
    ['Remote (US or Canada only)', ['US', 'Canada']],
    ['Remote (Germany or France only)', ['Germany', 'France']],
    ['100% remote (nur Deutschland)', ['Deutschland']],
    ['Remote (Canada only)', ['Canada']],
    ['Remote, Canada only', ['Canada']],
    ['Hybrid (London)', ['London']],
    ['Remote (Berlin or Hamburg, 2 days a week)', ['Berlin', 'Hamburg']],
    ['Paris (remote possible)', ['Paris']],
  ])('is taken whole from brackets: %s', (value, places) =>
    expect(placesOf(`Clerk\n\nLocation: ${value}\n\nYou keep the books.`)).toEqual(places),
  );

  it('is behind the company in a line of the two', () =>
    expect(placesOf('Barista wanted. £12.21 an hour.\n\nBrew Lab, Glasgow')).toEqual(['Glasgow']));

  it.each([
    ['Nous sommes Brindille, une jeune pousse de Lille.', ['Lille']],
    ['Wir sind Lumo, ein Start-up aus Hamburg.', ['Hamburg']],
    ['We are Fenn, a small company from Norwich.', ['Norwich']],
    ['Wir beraten Unternehmen aus Hamburg.', []],
    ['Nous aidons des entreprises de Lille.', []],
    ['Our clients are companies from Norwich.', []],
  ])('is the town of the company where nothing else says it: %s', (sentence, places) =>
    expect(placesOf(`Clerk\n\n${sentence}`)).toEqual(places),
  );

  it.each<[string, string[], string | null]>([
    [
      'Clerk\n\nTarn Housing Association, Carlisle. We look for somebody with patience.',
      ['Carlisle'],
      'Tarn Housing Association',
    ],
    ['Clerk\n\nYou work with people. Good coffee, Berlin.', [], null],
    ['Clerk\n\nRequirements\n- Patience\n\nBenefits\nFlat Hierarchies, Berlin.', [], null],
  ])('stands behind the company in a sentence of the two: %j', (text, places, company) => {
    const read = readDescription(text);
    expect([read.locations.map(({ value }) => value), read.companyName?.value ?? null]).toEqual([places, company]);
  });
});
