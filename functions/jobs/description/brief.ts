import { LIMITS } from '../../../shared/product.ts';
import { isBracketed, sentencesOf } from './sentences.ts';

const SHORTEST = 3;

const LABEL = /^[\p{Lu}](?:[^.:()]|\([^()]*\)){2,60}?(?:\.|:| [–—-])\s+(?=\p{Lu}|\p{Ll}{3}|\d)/u;
const CUTS = [
  /(?<!\s\p{Ll})\.\s/u,
  /;\s/,
  /\s[–—-]\s/,
  /\s\(/,
  /,\s(?:including|such as|especially|preferably|z\. ?B\.|insbesondere|notamment|and|und|et)\s/,
  /,\s/,
  /\s(?:to|in order to|um|um zu|afin de|pour)\s/,
  /\s(?:and|und|et|and\/or|or)\s/,
];

/** The beginning of an entry that says it, no longer than a requirement may be: never words that do not stand there. */
export function brief(entry: string): string | null {
  const bare = trimmed(entry);
  const text = labelled(bare);
  const whole = text.length <= LIMITS.qualification ? text : shortened(text);
  const value = trimmed(whole);
  return value.length >= SHORTEST && /\p{L}/u.test(value) ? value : null;
}

/** A bold name before what it names is left out where a sentence of its own follows. */
function labelled(text: string): string {
  const label = LABEL.exec(text)?.[0];
  const rest = label ? text.slice(label.length) : text;
  const first = sentencesOf(rest)[0] ?? rest;
  if (label && rest.length >= 20 && /\.\s$/.test(label) && isName(label)) return first;
  const [only = text] = sentencesOf(text);
  return only.length >= 15 && text.length > LIMITS.qualification ? only : text;
}

/** A few words that name something, and are no sentence. */
const isName = (label: string) => label.split(' ').length <= 6 && !/^(?:an?|you|i|we|un|une|ein|eine) /i.test(label);

function shortened(text: string): string {
  const head = text.slice(0, LIMITS.qualification);
  for (const cut of CUTS) {
    const at = lastIndexOf(head, text, cut);
    if (at >= 30) return head.slice(0, at).replace(/,? (?:and|or|und|oder|et|ou)$/iu, '');
  }
  return head.slice(0, head.lastIndexOf(' '));
}

/** Where an expression stands last in the head of a text, but not within brackets. */
function lastIndexOf(head: string, text: string, expression: RegExp): number {
  let last = -1;
  for (const { index } of head.matchAll(new RegExp(expression.source, `g${expression.flags}`)))
    if (!isBracketed(text.slice(0, index), text.slice(index))) last = index;
  return last;
}

/** An entry without the signs around it. */
export const trimmed = (text: string) =>
  text
    .replace(/^[\s\p{P}\p{S}]*?(?=[\p{L}\p{N}(+.#"“„«])/u, '')
    .replace(/(?<!\so\. ?[ÄäA])[\s.;,:!]+$/u, '')
    .trim();
