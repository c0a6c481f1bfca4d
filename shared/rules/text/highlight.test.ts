import { expect, test } from 'vitest';
import { highlight, highlightName } from './highlight.ts';

const marked = (name: string, search: string) =>
  highlightName(name, search)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Ilse Marchetti', '', 'Ilse Marchetti'],
  ['Ilse Marchetti', 'mar', 'Ilse [Mar]chetti'],
  ['Ilse Marchetti', 'MARCHETTI ils', '[Ils]e [Marchetti]'],
  ['Søren Ångström', 'soren ang', '[Søren] [Ång]ström'],
  ['Weiß', 'weiss', '[Weiß]'],
  ['Amara Nwosu-Clarke', 'cla', 'Amara Nwosu-[Cla]rke'],
  ["Sinéad O'Brien", 'obr', "Sinéad [O'Br]ien"],
  ['Nurse, AT&T Labs', 'at&t lab', 'Nurse, [AT&T] [Lab]s'],
  ['H & M', 'hm', '[H & M]'],
  ['Ilse Marchetti', 'chetti', 'Ilse Marchetti'],
])('in %s a search for %j marks %s', (name, search, words) => expect(marked(name, search)).toBe(words));

test('every letter of the name is kept', () => {
  const pieces = highlightName('Łukasz  Żółć', 'zol');
  expect(pieces.map(({ text }) => text).join('')).toBe('Łukasz  Żółć');
});

test('a word that differs by a letter is marked whole where that is forgiven', () => {
  const pieces = (forgiving: boolean) => highlight('Åsa Lindqvist', ['asa', 'lindqwist'], forgiving);
  expect(pieces(true).filter(({ isMatch }) => isMatch)).toEqual([
    { text: 'Åsa', isMatch: true },
    { text: 'Lindqvist', isMatch: true },
  ]);
  expect(pieces(false).filter(({ isMatch }) => isMatch)).toEqual([{ text: 'Åsa', isMatch: true }]);
});
