import type { CaseLanguage } from './case-languages.ts';
import { soundingCases } from './sounds.ts';
import { ANY_LATIN, CYRILLIC, GREEK } from './words/cases.ts';
import { CYRILLIC_SOUNDS } from './words/sounds.ts';

/**
 * The other forms of a word of a name, folded as it is: the German genitive of one that ends in a hiss (`Maxens`), and the cases
 * of the languages that are given, and of those that their script tells. Without accents й is и and ё is е.
 */
export function inflected(part: string, languages: readonly CaseLanguage[]): string[] {
  if (part.length <= 2) return [];
  const hiss = /[sxz]$/.test(part) ? [`${part}ens`] : [];
  return [...hiss, ...casesOf(part, languages)];
}

function casesOf(part: string, languages: readonly CaseLanguage[]): string[] {
  if (/^\p{sc=Cyrillic}+$/u.test(part)) return endingsOf(CYRILLIC).flatMap((ending) => withEnds(part, ending));
  if (/^\p{sc=Greek}+$/u.test(part)) return endingsOf(GREEK).flatMap((ending) => withEnds(part, ending));
  return [
    ...endingsOf(ANY_LATIN).flatMap((ending) => withEnds(part, ending)),
    ...languages.flatMap(({ cases, behind = [], more }) => [
      ...endingsOf(cases)
        .flatMap((ending) => withEnds(part, ending))
        .flatMap((form) => [form, ...behind.map((end) => form + end)]),
      ...(more?.(part) ?? []),
    ]),
  ];
}

const SOUNDING = {
  Cyrillic: [...soundingCases(CYRILLIC), ...CYRILLIC_SOUNDS],
  Greek: soundingCases(GREEK),
};

/** How the other forms of a name sound in texts of another script, by how the name sounds. */
export const soundingForms = (sound: string, script: keyof typeof SOUNDING): string[] =>
  sound.length > 2 ? endingsOf(SOUNDING[script]).flatMap((ending) => withEnds(sound, ending)) : [];

/** How a name ends, how many letters of that go, and what stands there in its cases. */
interface Ending {
  readonly fits: RegExp;
  readonly goes: number;
  readonly ends: readonly string[];
}

/** Each list is read once. */
const read = new Map<readonly string[], readonly Ending[]>();
function endingsOf(list: readonly string[]): readonly Ending[] {
  const endings = read.get(list) ?? list.map(toEnding);
  read.set(list, endings);
  return endings;
}

function toEnding(line: string): Ending {
  const [least = '', stays = '', goes = '', ...ends] = line.split(' ');
  const gone = goes === '-' ? '' : goes;
  const letters = gone.replace(/\[\p{L}+\]/u, '?').length;
  return {
    fits: new RegExp(`^(?=.{${Number(least) + letters}}).*${stays}${gone}$`, 'u'),
    goes: letters,
    ends: ends.map((end) => (end === '-' ? '' : end)),
  };
}

function withEnds(part: string, { fits, goes, ends }: Ending): string[] {
  if (!fits.test(part)) return [];
  const stem = part.slice(0, part.length - goes);
  // The vowel before the last letter may go: Павел, Павла; Dvořáček, Dvořáčka.
  const short = goes === 0 ? stem.replace(/[еоe](\p{L})$/u, '$1') : stem;
  const isShort = short !== stem && short.length > 2;
  return (isShort ? [stem, short] : [stem]).flatMap((from) => ends.map((end) => from + end));
}
