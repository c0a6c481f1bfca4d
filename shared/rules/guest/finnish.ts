import { CLOSED, I_BECOMES_E, OPEN, WEAKER, WEAKER_ALONE } from './words/finnish.ts';

const VOWEL = /[aeiouy]$/;

/** The cases of a Finnish name, folded; that of `Virtanen` and its like are an ending like the others. */
export function finnish(name: string): string[] {
  if (name.length < 4 || name.endsWith('nen')) return [];
  const stem = name.slice(0, -1);
  const last = name.slice(-1);
  if (last === 'e') return [...closed(`${name}e`), `${name}tta`];
  if (VOWEL.test(name))
    return [
      ...closed(weakened(stem) + last),
      ...open(name),
      `${name}${last}n`,
      ...(I_BECOMES_E.some((end) => name.endsWith(end)) ? [...closed(`${weakened(stem)}e`), ...open(`${stem}e`)] : []),
    ];
  return [
    ...closed(`${name}i`),
    ...open(`${name}i`),
    ...(last === 's'
      ? [...closed(`${stem}kse`), ...open(`${stem}kse`), `${name}ta`, ...(/as$/.test(name) ? closed(`${stem}a`) : [])]
      : []),
  ];
}

const closed = (stem: string) => CLOSED.map((end) => stem + end);
const open = (stem: string) => OPEN.map((end) => stem + end);

const PAIRS = WEAKER.map((line) => line.split(' '));
const ALONE = WEAKER_ALONE.map((line) => line.split(' '));

/** What stands before the last vowel, once a case closes that syllable. */
function weakened(stem: string): string {
  const [strong = '', weak = ''] = PAIRS.find(([end = '']) => stem.endsWith(end)) ?? [];
  if (strong) return stem.slice(0, -strong.length) + weak;
  const [one = '', less = ''] = ALONE.find(([end = '']) => stem.endsWith(end) && VOWEL.test(stem.slice(0, -1))) ?? [];
  return one ? stem.slice(0, -1) + less : stem;
}
