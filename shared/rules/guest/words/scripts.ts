import { lines } from './lines.ts';

/** Scripts whose letters do not tell how a name of them is written in Latin ones; those of a line are written together. */
export const UNREAD_SCRIPTS = lines`
  Han Hiragana Katakana Bopomofo
  Hangul
  Arabic
  Hebrew
  Thai
  Lao
  Khmer
  Myanmar
  Devanagari
  Bengali
  Gurmukhi
  Gujarati
  Oriya
  Tamil
  Telugu
  Kannada
  Malayalam
  Sinhala
  Tibetan
  Mongolian
  Ethiopic
  Armenian
  Georgian
`;
