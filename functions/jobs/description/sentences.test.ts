import { describe, expect, it } from 'vitest';
import { partsOf, sentencesOf } from './sentences.ts';

describe('sentences', () => {
  it.each([
    'Ein Studium (z. B. Chemie, Physik) und Erfahrung im Labor.',
    'Sie bringen Kenntnisse mit, z.B. Excel oder Word.',
    'A trade certificate (e.g. Joinery) and a van.',
    'Erfahrung mit Kassen bzw. Tresoren ist gut.',
    'The bakery (we opened it in 2019. Come and see) is in York.',
    'Ask for John B. Smith at the desk.',
    'Beginn ist zum 1. September.',
  ])('end at no short form and within no brackets: %s', (text) => expect(sentencesOf(text)).toEqual([text]));

  it.each([
    ['You hold a licence of class B. You start at six.', ['You hold a licence of class B.', 'You start at six.']],
    ['We bake bread.Your day begins early.', ['We bake bread.', 'Your day begins early.']],
    ['Wir zahlen 40.000 € p.a. Wir bieten Urlaub.', ['Wir zahlen 40.000 € p.a.', 'Wir bieten Urlaub.']],
    ['Open to all in the U.S. You must write well.', ['Open to all in the U.S.', 'You must write well.']],
  ])('end where another begins: %s', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));
});

describe('parts', () => {
  it('are not parted within brackets', () =>
    expect(partsOf('baking (bread, cakes), icing, a van', /,\s/g)).toEqual([
      'baking (bread, cakes)',
      'icing',
      'a van',
    ]));
});
