import { isWebUrl } from '../text/web-url.ts';

const DRAWING = 'data:image/svg+xml,';
/** Colours of one darkness, on which white letters are read. */
const GROUNDS = ['722764', '1f5f8b', '2c6e49', '8a4b08', '5a4fa2', '9b2c4a', '0f6b6b', '4a5568'] as const;

/** The first letters of the first two words of a name, in capitals. */
function lettersOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word.toLocaleUpperCase('en')][0] ?? '')
    .join('');
}

/** A drawn logo for a company without one: its letters on a colour that follows from its name. Undefined without letters. */
export function monogramOf(name: string): string | undefined {
  const letters = lettersOf(name);
  if (!letters) return undefined;
  const sum = [...name.toLowerCase()].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7);
  return drawn(GROUNDS[sum % GROUNDS.length]!, letters);
}

function drawn(ground: string, letters: string): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'><rect width='96' height='96' rx='16' fill='#${ground}'/>` +
    `<text x='48' y='62' text-anchor='middle' font-family='sans-serif' font-size='40' fill='#fff'>${letters}</text></svg>`;
  return `${DRAWING}${encodeURIComponent(svg).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%3A', ':').replaceAll('%2F', '/')}`;
}

/** Whether a logo is one that we drew, to the letter: no other drawing is shown to anybody. */
export const isMonogram = (logo: string) => logo.startsWith(DRAWING) && GROUNDS.some((ground) => isOn(ground, logo));

function isOn(ground: string, logo: string): boolean {
  const [before = '', after = ''] = drawn(ground, '0').split(/(?<=%3E)0(?=%3C)/);
  const written = logo.slice(before.length, logo.length - after.length);
  // Reads what is written wrongly as another sign, where decodeURIComponent fails.
  const letters = new URLSearchParams(`letters=${written}`).get('letters') ?? '';
  return /^[\p{L}\p{N}]{1,2}$/u.test(letters) && drawn(ground, letters) === logo;
}

/** Whether a text is the address of a logo: one of the web, or a drawing of ours. */
export const isLogo = (text: string) => isWebUrl(text) || isMonogram(text);
