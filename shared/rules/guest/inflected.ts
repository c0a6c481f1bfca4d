/**
 * The other forms of a word of a name, folded as it is: the German genitive of one that ends in a hiss (`Maxens`), and the cases
 * of Russian, Greek, Czech, Polish and Finnish names. Without accents й is и and ё is е.
 */
export function inflected(part: string): string[] {
  const rules = RULES.find(({ script }) => script.test(part))?.endings ?? [];
  const found = part.length > 2 ? rules.find(([ending]) => ending.test(part)) : undefined;
  return [...(/[sxz]$/.test(part) ? [`${part}ens`] : []), ...(found ? withEnds(part, found) : [])];
}

/** How a name ends, how many letters of that go, and what stands there in its cases. */
type Ending = readonly [ending: RegExp, cut: number, ends: string];

const RUSSIAN: readonly Ending[] = [
  [/[сц]кии$|ыи$|ои$/, 2, 'ого ому им ым ом'],
  [/ая$/, 2, 'ои ую ою'],
  [/[аеиоуыэюя]и$/, 1, 'я ю ем и е'],
  [/ь$/, 1, 'я ю ем е и ью'],
  [/а$/, 1, 'ы и е у ои ою'],
  [/я$/, 1, 'и е ю еи ею'],
  [/[бвгджзклмнпрстфхцчшщ]$/, 0, 'а у ом ем е ым'],
];

const GREEK: readonly Ending[] = [
  [/ο[ςσ]$/, 2, 'ου ο ε οι ων ους'],
  [/[αη][ςσ]$/, 1, ' ς σ δων δες'],
  [/[αη]$/, 0, 'ς σ'],
];

/** Of four letters at least, and as many stay: fewer begin other words. */
const LATIN: readonly Ending[] = [
  [/.{4}nen$/, 3, 'sen sta sesta sella selle selta seen sena seksi sia sten set'],
  [/.{2}[sc]ki$/, 1, 'iego iemu im ich imi a iej'],
  [/.{4}y$/, 1, 'eho emu ym ych ymi a ou'],
  [/.{6}a$/, 1, 'y u e ou ovi iej'],
  [/.{4}a$/, 1, 'y ou ovi iej'],
  [/.{3}e[bcdfghjklmnpqrstvwxz]$/, 0, 'a u em om ovi ova ove ovou owi owa owie iem ow ami ach'],
  [/.{4}[bcdfghjklmnpqrstvwxz]$/, 0, 'a u em om ovi ova ove ovou owi owa owie iem ow ami ach'],
];

const RULES: readonly { readonly script: RegExp; readonly endings: readonly Ending[] }[] = [
  { script: /^\p{sc=Cyrillic}+$/u, endings: RUSSIAN },
  { script: /^\p{sc=Greek}+$/u, endings: GREEK },
  { script: /^\p{sc=Latin}+$/u, endings: LATIN },
];

function withEnds(part: string, [, cut, ends]: Ending): string[] {
  const stem = part.slice(0, part.length - cut);
  // The vowel before the last letter may go: Павел, Павла; Dvořáček, Dvořáčka.
  const short = cut === 0 ? stem.replace(/[еоe](\p{L})$/u, '$1') : stem;
  const isShort = short !== stem && short.length > 2;
  return (isShort ? [stem, short] : [stem]).flatMap((from) => ends.split(' ').map((end) => from + end));
}
