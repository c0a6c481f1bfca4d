/**
 * The other forms of a word of a name, folded as it is: the German genitive of one that ends in a hiss (`Maxens`), and the cases
 * of Russian names. Without accents й is и and ё is е.
 */
export function inflected(part: string): string[] {
  if (/[sxz]$/.test(part)) return [`${part}ens`];
  return /^\p{sc=Cyrillic}+$/u.test(part) && part.length > 2 ? inRussian(part) : [];
}

const withEnds = (stem: string, ends: string) => ends.split(' ').map((end) => stem + end);

const ENDINGS: readonly (readonly [ending: RegExp, cut: number, ends: string])[] = [
  [/[сц]кии$|ыи$|ои$/, 2, 'ого ому им ым ом'],
  [/ая$/, 2, 'ои ую ою'],
  [/[аеиоуыэюя]и$/, 1, 'я ю ем и е'],
  [/ь$/, 1, 'я ю ем е и ью'],
  [/а$/, 1, 'ы и е у ои ою'],
  [/я$/, 1, 'и е ю еи ею'],
  [/[бвгджзклмнпрстфхцчшщ]$/, 0, 'а у ом ем е ым'],
];

function inRussian(part: string): string[] {
  const found = ENDINGS.find(([ending]) => ending.test(part));
  if (!found) return [];
  const [, cut, ends] = found;
  const stem = part.slice(0, part.length - cut);
  // The vowel before the last letter may go: Павел, Павла.
  const short = cut === 0 ? stem.replace(/[ео](.)$/u, '$1') : stem;
  const isShort = short !== stem && short.length > 2;
  return [...withEnds(stem, ends), ...(isShort ? withEnds(short, ends) : [])];
}
