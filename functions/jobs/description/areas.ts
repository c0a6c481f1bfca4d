import { anyOf } from '../../../shared/rules/any-of.ts';
import { isOwnName } from './gazetteer.ts';
import { hasGenderMark, namesPosition } from './positions.ts';
import type { Found } from './types.ts';
import { AREA_BEFORE, AREA_BEHIND, NO_AREAS, NO_SITE_NAMES, OWN_SITES } from './words/areas.ts';

const WORD = "\\p{Lu}[\\p{L}'’-]+";
const TOWN = `(${WORD}(?: (?:${WORD}|am|an der|upon|on|sur|la|le))?(?: ${WORD})?)`;
/** "Driver, Moorwick area", "Monteur (m/w/d) Raum Moorau": a town at the end of a title, whether a list has it or not. */
const AREA_ENDS = [
  new RegExp(`(?:,|\\s[–—|·-])\\s(?:greater )?${TOWN}\\s${anyOf(AREA_BEHIND)}$`, 'iu'),
  new RegExp(`(?:,|\\s[–—|·-]|\\)|[HF]/[HF])\\s${anyOf(AREA_BEFORE)}\\s?${TOWN}$`, 'iu'),
];
const NO_AREA = new RegExp(`^${anyOf(NO_AREAS)}(?!\\p{L})`, 'iu');

/** The town of the area that a title ends with. */
export function areaIn(title: string): string | null {
  const town = AREA_ENDS.map((end) => end.exec(title)?.[1]).find((one) => one !== undefined);
  return town !== undefined && !NO_AREA.test(town) && !namesPosition(town) && isOwnName(town) ? town : null;
}

/** A title without the area at its end. */
export function withoutArea(title: string): string {
  if (areaIn(title) === null) return title;
  return AREA_ENDS.reduce((text, end) => text.replace(end, (all) => /^(?:\)|[HF]\/[HF])/u.exec(all)?.[0] ?? ''), title);
}

const OWN_SITE = new RegExp(
  `(?<!\\p{L})(?:out of|from|at|in|to|join) our (${WORD}(?: ${WORD})?) ${anyOf(OWN_SITES)}(?!\\p{L})`,
  'u',
);
const NO_SITE = new RegExp(`^${anyOf(NO_SITE_NAMES)}(?!\\p{L})`, 'u');

/** "Out of our Moorwick depot": the town that a site is called by. */
export function ownSiteIn(sentence: string): readonly Found<string>[] {
  const town = OWN_SITE.exec(sentence)?.[1];
  return town === undefined || NO_SITE.test(town) || namesPosition(town) || hasGenderMark(town)
    ? []
    : [{ value: town, quote: sentence }];
}

const ALLOWED = [
  'right',
  'eligib(?:le|ility)',
  'entitled',
  'entitlement',
  'authori[sz](?:ed|ation)',
  'permi(?:tted|ssion|t)',
  'allowed',
  'able legally',
  'legally able',
].join('|');
const PERMITS = [
  `(?:${ALLOWED}) to (?:live and |reside and )?(?:legally )?work`,
  'work (?:permit|visa|authori[sz]ation)',
  'arbeitserlaubnis',
  'aufenthaltserlaubnis',
  'aufenthaltstitel',
  '(?:droit|autorisation|autorisée?s?) (?:de|à) travailler',
  '(?:permis|autorisation) de travail',
].join('|');
/** Where somebody may work by law, which is not where the job is. */
const MAY_WORK = new RegExp(`(?<!\\p{L})(?:${PERMITS})(?!\\p{L})[^.;,]{0,50}`, 'giu');

/** A sentence with signs in the place of where somebody may work. */
export const withoutRights = (sentence: string): string =>
  sentence.replace(MAY_WORK, (words) => '·'.repeat(words.length));
