import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const placesOf = (text: string) => readDescription(text).locations.map(({ value }) => value);
const titleOf = (text: string) => readDescription(text).title?.value;

describe('a county', () => {
  it.each([
    ['Site Cook\n\nWe are hiring a cook for our farm kitchen in Herefordshire.', ['Herefordshire']],
    ['Site Cook, Moorwick Hall, Derbyshire\n\nYou cook for forty guests.', ['Moorwick Hall, Derbyshire']],
    ['Site Cook\nMoorwick, North Yorkshire\n\nYou cook for forty guests.', ['Moorwick, North Yorkshire']],
    ['Care Assistant\n\nAre you a carer who wants work in Lincolnshire?', ['Lincolnshire']],
    ['Care Assistant\n\nYou would work across Co. Kildare. The role is based in County Kildare.', ['County Kildare']],
  ])('is a place in %j', (text, places) => expect(placesOf(text)).toEqual(places));

  it.each([
    'Site Cook\n\nThe job is funded by our partners in Norfolk Southern Foods.',
    'Site Cook\n\nYou work with Essex Kitchens Ltd and cook for forty guests.',
  ])('is none within another name: %j', (text) => expect(placesOf(text)).toEqual([]));
});

describe('an area', () => {
  it.each([
    ['Relief van driver, Moorwick area\n\nYou drive a van.', 'Moorwick'],
    ['Support Worker – Moorwick and surrounding areas\n\nYou help people at home.', 'Moorwick'],
    ['Monteur (m/w/d) Raum Moorau\n\nDu montierst Fenster.', 'Moorau'],
    ['Fahrer (m/w/d) im Großraum Moorau\n\nDu fährst einen Transporter.', 'Moorau'],
    ['Reinigungskraft (m/w/d) – Moorau und Umgebung\n\nDu reinigst Büros.', 'Moorau'],
    ['Aide à domicile H/F - secteur de Morvillers\n\nVous aidez des personnes âgées.', 'Morvillers'],
    ['Couvreur H/F, Morvillers et alentours\n\nVous posez des toits.', 'Morvillers'],
  ])('beside a title names where the job is: %j', (text, place) =>
    expect(placesOf(text).map((one) => one.includes(place))).toEqual([true]),
  );

  it.each(['Production Manager, Assembly area\n\nYou run a line.', 'Leiter (m/w/d) Bereich Moore und Umwelt'])(
    'that is no town is none: %j',
    (text) => expect(placesOf(text)).toEqual([]),
  );
});

describe('a British postcode', () => {
  it.each([
    ['Forklift Driver – Nights – Moorwick DN7\n\nYou load lorries.', ['Moorwick DN7'], 'Forklift Driver'],
    ['Forklift Driver, Moorwick LS14\n\nYou load lorries.', ['Moorwick LS14'], 'Forklift Driver'],
    ['Forklift Driver\nMoorwick, BS1 4DJ\n\nYou load lorries.', ['Moorwick, BS1 4DJ'], 'Forklift Driver'],
  ])('makes what stands before it a town: %j', (text, places, title) => {
    expect(placesOf(text)).toEqual(places);
    expect(titleOf(text)).toBe(title);
  });

  it.each([
    'Fahrer (m/w/d) – Klasse C1\n\nDu fährst.',
    'Lehrer (m/w/d) – Deutsch B2\n\nDu lehrst.',
    'Driver – Class W2',
  ])('is no class and no level: %j', (text) => expect(placesOf(text)).toEqual([]));
});

describe('our own site', () => {
  it.each([
    ['Driver\n\nWe run twelve lorries out of our Sheffield depot.', ['Sheffield']],
    ['Driver\n\nYou start each day from our Leicester warehouse.', ['Leicester']],
    ['Baker\n\nOur Sheffield bakery opens at six, and you open it.', ['Sheffield']],
    ['Driver\n\nWe run twelve lorries out of our Moorwick depot.', ['Moorwick']],
  ])('names where one works: %j', (text, places) => expect(placesOf(text)).toEqual(places));

  it.each([
    'Driver\n\nYou must already have the right to work in the UK.',
    'Driver\n\nAll applicants must be eligible to work in the United States.',
    'Driver\n\nWork authorization: candidates must be authorized to work in Canada.',
    'Fahrer (m/w/d)\n\nDu brauchst eine Arbeitserlaubnis für die Arbeit in Deutschland.',
    'Chauffeur H/F\n\nVous avez le droit de travailler en France.',
  ])('is not where one may work: %j', (text) => expect(placesOf(text)).toEqual([]));
});

describe('a row of places below the title', () => {
  it.each([
    [
      'Plumber\nOrange County, CA – San Diego, CA\n\nYou mend pipes.\n\nRequirements\n- A licence\n- Locations: OC, SD',
      ['Orange County, CA', 'San Diego, CA'],
    ],
    ['Plumber\nDenver, CO\n\nYou mend pipes.\n\nLocation: HQ', ['Denver, CO']],
    ['Plumber\nLeeds\n\nYou mend pipes.\n\nLocation: Main Site', ['Leeds']],
  ])('says more than a label with no town: %j', (text, places) => expect(placesOf(text)).toEqual(places));

  it('says less than a label with a town', () =>
    expect(placesOf('Plumber\nLeeds\n\nYou mend pipes.\n\nLocation: York')).toEqual(['York']));
});
