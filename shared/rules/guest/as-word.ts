import { type Cut, escaped, hidingSome, type IsHidden } from './hiding.ts';

const MARKS = /\p{M}/gu;

/** Text as an expression that finds just that in decomposed text, whatever accents either has. */
export const literally = (text: string) =>
  [...text.normalize('NFD').replace(MARKS, '')]
    .map((letter) => (letter === "'" ? "['.]?[\\s-]?" : `${escaped(letter)}\\p{M}*`))
    .join('')
    .replaceAll(' \\p{M}*', '[\\s-]+');

const START = String.raw`(?<![\p{L}\p{N}\p{M}_])`;
const STOP = String.raw`(?![\p{L}\p{N}\p{M}_])`;

/** Hides what an expression finds, where no letter goes on before or after it. */
export const asWord = (pattern: string, flags: string, isHidden: IsHidden = () => true): Cut =>
  hidingSome(new RegExp(`${START}(?:${pattern})${STOP}`, flags), isHidden);
