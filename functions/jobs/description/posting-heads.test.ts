import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const read = (text: string) => {
  const { title, companyName, locations } = readDescription(text);
  return [title?.value, companyName?.value, locations.map(({ value }) => value)];
};

describe('the rows above a posting', () => {
  it.each([
    [
      'Bäcker (m/w/d)\nKornfeld Österreich\nAltlengbach\n\nWir backen seit 1911 für die Region.',
      ['Bäcker (m/w/d)', 'Kornfeld Österreich', ['Altlengbach']],
    ],
    [
      'Bäcker (m/w/d)\nKornfeld & Söhne\nVösendorf, Wien Süd\n\nWir backen.',
      ['Bäcker (m/w/d)', 'Kornfeld & Söhne', ['Vösendorf', 'Wien Süd']],
    ],
    [
      'KORNFELD\nBäcker (m/w/d)\nMerken\nTeilen\nDobl bei Graz\n\nWir backen.\n\nJetzt bewerben\nÄhnliche Jobs',
      ['Bäcker (m/w/d)', 'KORNFELD', ['Dobl bei Graz']],
    ],
    [
      'Boulanger (H/F)\nFOURNIL 049\n78 - LES MUREAUX\nMission intérimaire - 3 Mois\n\nVous pétrissez.',
      ['Boulanger (H/F)', 'FOURNIL 049', ['LES MUREAUX']],
    ],
    [
      'Oven Hand\n\nHearth Road Baking\n\n  • Tunnel Hill, GA\n  • Permanent\n\nYou mind the ovens.',
      ['Oven Hand', 'Hearth Road Baking', ['Tunnel Hill, GA']],
    ],
    [
      'backhaus Kornfeld GmbH\nBäcker (m/w/d)\nSankt Florian am Inn\n\nWir backen.',
      ['Bäcker (m/w/d)', 'backhaus Kornfeld GmbH', ['Sankt Florian am Inn']],
    ],
  ])('say the company and the place by where they stand: %s', (text, said) => expect(read(text)).toEqual(said));

  it('say no place where another label follows', () =>
    expect(read('Bäcker (m/w/d)\n\nWir backen.\n\nStandort\nJob Facts\nVollzeit')[2]).toEqual([]));

  it('say no company where they say terms', () =>
    expect(read('Baker\nFull-time\nLeeds\n\nYou bake bread.')).toEqual(['Baker', undefined, ['Leeds']]));

  it('are read below their labels, wherever those stand', () =>
    expect(
      read(
        'Wir backen seit 1911.\nBäcker (m/w/d)\nWas du mitbringst\n\nEine Ausbildung\n\nPositionsebene\nBerufseinstieg\nDienstort\nAltlengbach\nBerufsfelder\nHandwerk\nArbeitgeber\n korn - Feld GmbH\nMitarbeiter*innenanzahl\n31 - 50\nStandorte\nAltlengbach, Linz, Wels',
      ),
    ).toEqual(['Bäcker (m/w/d)', 'korn - Feld GmbH', ['Altlengbach']]));

  it.each([
    [
      'Job reference: #18 Employer: Hearth Bakers Location: Milton Work type: Full Time\n\nYou bake.',
      [undefined, 'Hearth Bakers', ['Milton']],
    ],
    [
      'Role: Oven HandLocation: Rochedale (Queensland)Employer: Hearth Bakers\nYou mind the ovens.',
      ['Oven Hand', 'Hearth Bakers', ['Rochedale (Queensland)']],
    ],
    [
      'About UsHearth is a bakery of bread and cake.\nRole DescriptionThis is a full-time role for an Oven Hand located in Leeds.',
      ['Oven Hand', 'Hearth', ['Leeds']],
    ],
  ])('are parted where their breaks are lost: %s', (text, said) => expect(read(text)).toEqual(said));
});
