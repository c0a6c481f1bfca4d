import { anyOf } from '../../../shared/rules/any-of.ts';
import { namesPosition } from './positions.ts';
import type { Description } from './text.ts';
import type { Line } from './types.ts';
import { wholeWords } from './whole-words.ts';
import * as unfit from './words/unfit.ts';

const alone = (list: readonly string[]) => new RegExp(`^${anyOf(list)}$`, 'iu');

const RESUME = alone(unfit.RESUME_TITLES);
const PART_OF_RESUME = alone(unfit.RESUME_HEADINGS);
const PERSON = wholeWords(unfit.OF_A_PERSON);
const OFFER = wholeWords(unfit.OF_AN_OFFER);
const COMMON = alone(unfit.COMMON_WORDS);

/** "Jan 2019 - Present", "03/2018 – heute", "2014 – 2018": from when to when somebody worked. */
const TIME =
  /(?<!\d)(?:19|20)\d{2}\s?(?:[-–—]|to|bis|à)\s?(?:\p{L}{3,9}\.? |\d{2}\/)?(?:(?:19|20)\d{2}|present|now|today|heute|aujourd['’]hui|ce jour)(?![\d\p{L}])/iu;
const ADDRESS = /[\w.+-]+@[\w-]+\.\w|linkedin\.com\/in\//i;
const SURE = 3;

/** Whether a text is what a person says of themselves, pasted in the place of a description. */
export function isResume({ lines }: Description): boolean {
  if (lines.some(({ text }) => OFFER.test(text))) return false;
  const count = (expression: RegExp) => lines.filter(({ text }) => expression.test(text)).length;
  const signs = [
    count(RESUME) > 0 ? 2 : 0,
    count(PART_OF_RESUME) >= 2 ? 1 : 0,
    count(PERSON) > 0 ? 1 : 0,
    Math.min(2, count(TIME)),
    lines.slice(0, 6).some(({ text }) => ADDRESS.test(text)) ? 1 : 0,
  ];
  return signs.reduce((sum, one) => sum + one, 0) >= SURE;
}

const FEWEST_WORDS = 25;
const LEAST_SHARE = 0.07;

/** Whether a text of some length has hardly a word that is common in English, German or French. */
export function isForeign({ lines }: Description): boolean {
  const spoken = lines.flatMap(({ text }) => text.match(/\p{L}+/gu) ?? []);
  if (lines.some(({ kind, topic }) => kind === 'heading' && topic !== 'other')) return false;
  return (
    spoken.length >= FEWEST_WORDS && spoken.filter((word) => COMMON.test(word)).length < spoken.length * LEAST_SHARE
  );
}

/** The first job of a text, and the title of the next where the text has several: below its own title it asks again, in the same words. */
export function firstJobOf(description: Description): { first: Description; next: string | null } {
  const { lines } = description;
  const asked = lines.findIndex(isAsking);
  const again = lines.findIndex((line, at) => at > asked + 1 && isAsking(line) && line.text === lines[asked]?.text);
  if (asked < 1 || again < 0) return { first: description, next: null };
  const last = lines.findLastIndex((line, at) => at < again && isAsking(line));
  const at = lines.findLastIndex((line, index) => index > last + 1 && index < again && isTitleOfNext(line));
  return at < 0
    ? { first: description, next: null }
    : { first: { ...description, lines: lines.slice(0, at) }, next: lines[at]!.text };
}

const isAsking = ({ kind, topic }: Line) => kind === 'heading' && topic === 'required';

/** "Life as a packer", "Your day as our clerk": headings of the job that is read. */
const OF_ONE =
  /(?<!\p{L})(?:as|als|comme|the|our|your|dein\p{L}*|ihr\p{L}*|unser\p{L}*|notre|nos|votre|vos|le|la|les)(?!\p{L})/iu;

/** A short line that names a position, and is no entry and no sentence. */
const isTitleOfNext = ({ text, kind, topic }: Line) =>
  kind !== 'item' &&
  text.length <= 80 &&
  (kind === 'heading' || topic === 'other' || !/[,;:]/.test(text)) &&
  !/[.!?:]$/.test(text) &&
  !OF_ONE.test(text) &&
  namesPosition(text);
