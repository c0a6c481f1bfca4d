import { foldText } from '../../text/names.ts';
import { ENGLISH_FILLER } from '../words/filler-english.ts';
import { FRENCH_FILLER } from '../words/filler-french.ts';
import { GERMAN_FILLER } from '../words/filler-german.ts';
import { FUNCTION_WORDS } from '../words/function-words.ts';

/** Words of a requirement that say nothing that a resume could show, as they are looked up. */
export const FILLER: ReadonlySet<string> = new Set(
  [...FUNCTION_WORDS, ...ENGLISH_FILLER, ...GERMAN_FILLER, ...FRENCH_FILLER].map(foldText),
);
