import type { Profile } from '../../model/candidate.ts';
import { foldText } from '../text/names.ts';
import { allWords, plainName } from './own.ts';
import { namesIn, wordsOfWork } from './own-links.ts';
import { UNREAD_SCRIPTS } from './words/scripts.ts';

const UNREAD = new RegExp(
  `[${UNREAD_SCRIPTS.flatMap((scripts) => scripts.split(' '))
    .map((script) => `\\p{scx=${script}}`)
    .join('')}]`,
  'u',
);
/** What stands in addresses beside a name, or in its place. */
const NO_NAMES = new Set(
  `info contact hello mail email job jobs career work dev developer engineer engineering design designer cv resume hr it qa pm ux ui ai
  ml me my the and of in on at is hi im am mr ms dr real official admin office team lab labs studio tech code coder data web app pro
  world life home biz net com org online cn jp kr tw hk uk us eu china beijing shanghai tokyo japan korea seoul hongkong taiwan`.split(
    /\s+/,
  ),
);
/** A name, with the digits that one adds where it is taken. */
const PART = /^(\p{sc=Latin}{2,})\d{0,4}$/u;
const PAIR = /(?<!\p{L})(\p{Lu}\p{L}*)[\s-]+(?=(\p{Lu}\p{L}*))/gu;

/**
 * How a name in a script that does not tell how it is read is spelt in Latin letters, as far as the profile says so: beside the name, in
 * the address (`wang.wei@…`) and in its links. What is written together there (`wangwei`) are the two words of a text that make it.
 */
export function latinSpellings(profile: Profile, texts: readonly string[]): string[] {
  const words = allWords(plainName(profile));
  if (!words.some((word) => UNREAD.test(word))) return [];
  const work = wordsOfWork(profile);
  const [local = ''] = (profile.email ?? '').split(/[@+]/);
  const parts = [local, ...profile.socialProfiles.flatMap(({ url }) => namesIn(url))]
    .flatMap((handle) => foldText(handle).split(/[._-]+/))
    .flatMap((part) => PART.exec(part)?.[1] ?? [])
    .filter((part) => !work.has(part) && !NO_NAMES.has(part));
  const told = words.filter((word) => PART.test(word)).map((word) => foldText(word));
  const whole = new Set([...parts, ...told]);
  const found = texts.flatMap((text) =>
    [...text.matchAll(PAIR)].flatMap(([, one = '', other = '']) => {
      const [a, b] = [foldText(one), foldText(other)];
      return whole.has(a + b) || whole.has(b + a) ? [a, b] : [];
    }),
  );
  return [...new Set([...whole, ...found])].filter((word) => word.length > 1);
}
