import { anyOf } from '../../../shared/rules/any-of.ts';
import { isAddress, isTownLine } from './addresses.ts';
import { isName } from './company-names.ts';
import { LEGAL } from './company-sayings.ts';
import { isPlace, NUMBERED, namesPlace } from './gazetteer.ts';
import { namesField } from './kinds.ts';
import { kindOfLabel } from './labels.ts';
import { hasGenderMark, namesPosition } from './positions.ts';
import { modeIn, typeIn } from './terms.ts';
import { topicOf } from './topics.ts';
import type { Line } from './types.ts';
import { CLUTTER } from './words/clutter.ts';
import { MENUS, PAGE_PARTS } from './words/menus.ts';

const IS_CLUTTER = new RegExp(`^${anyOf([...CLUTTER, ...PAGE_PARTS])}$`, 'iu');
/** "Home  About us  Contact", "• Impressum", "Leistungen ▾": what a page leads to. */
const SIGN = '[\\s|·•/>›»▾▼☰→+-]';
const IS_MENU = new RegExp(
  `^(?:${SIGN}*${anyOf(MENUS)}(?=${SIGN}|$)){3,}${SIGN}*$|^[•·*▸›»-]\\s+${anyOf(MENUS)}${SIGN}*$|^[^.!?:]{0,60}[▾▼☰]$`,
  'iu',
);

/** Whether a row is only there to be pressed. */
export function isClutter(row: string): boolean {
  const text = row.trim();
  return IS_CLUTTER.test(text) || (text.length <= LONGEST_MENU && IS_MENU.test(text));
}

const LONGEST_MENU = 240;

const LONGEST = 80;
const MOST = 5;

/** The row of a company and the row of a place, as they stand around the title at the head of a posting. */
export interface BoardHead {
  readonly company: string | null;
  readonly place: string | null;
}

const NOTHING: BoardHead = { company: null, place: null };

/**
 * What job boards show above a text, each in a row: the title, the company and the place, or the company, the title and the place.
 * A place that no list has is one by where it stands, where it looks like one.
 */
export function boardHead(lines: readonly Line[], titleLine: string | null): BoardHead {
  const head = rowsAbove(lines);
  const title = head.indexOf(titleLine ?? '');
  if (title < 0 || title > 1) return NOTHING;
  const [above, first = '', second = ''] = [title === 1 ? head[0]! : null, head[title + 1], head[title + 2]];
  if (above === null && isOfCompany(first) && isOfPlace(second)) return { company: first, place: second };
  if (above !== null && isOfCompany(above) && isOfPlace(first)) return { company: above, place: first };
  return NOTHING;
}

/** The short rows that the lines begin with. */
function rowsAbove(lines: readonly Line[]): readonly string[] {
  const end = lines.findIndex(({ text }) => text.length > LONGEST || /[.!?:]$/.test(text));
  return lines
    .slice(0, Math.min(MOST, end < 0 ? MOST : end))
    .map(({ text }) => text.replace(/\s+- Localiser avec Mappy$/u, '').trim());
}

const isTerms = (text: string) => typeIn(text) !== null || modeIn(text) !== null || kindOfLabel(text) !== undefined;

/** "HEARTH INTERIM CDI CDD": the name of an agency goes on with what it offers. */
const OFFERED = /(?<=\S{3} .*)(?:[ -]+(?:CDI|CDD))+$/u;

function isOfCompany(said: string): boolean {
  const text = said.replace(OFFERED, '');
  const isLegal = LEGAL.test(` ${text}`);
  const isPlain = !isTerms(text) && !namesPosition(text) && !isField(text) && topicOf(text) === 'other';
  return (
    text.split(' ').length <= 7 &&
    /^[\p{L}\d]/u.test(text) &&
    !/[:;|]|\d{4}/.test(text) &&
    (isLegal || isPlain) &&
    isName(text) &&
    !hasGenderMark(text) &&
    !isAddress(text) &&
    !isTownLine(text) &&
    !namesOnlyPlaces(text)
  );
}

/** "Human Resources": a department, where little else is said. */
const isField = (text: string) => namesField(text) && text.split(' ').length <= 2 && !/^\p{Lu}{4,} /u.test(text);

/** "Vösendorf, Wien": rows of places, of which some are known. */
const namesOnlyPlaces = (text: string) => text.includes(', ') && text.split(', ').some(isPlace);

const TOWN =
  /^(?:\d{4,5} )?\p{Lu}[\p{L}.'’-]+(?: (?:am|an der|ob der|im|in|bei|der|sur|en|de|la|le|les|on|upon|of|\p{Lu}[\p{L}.'’-]*|\d{1,2}\.?)){0,5}(?: \([^()]{2,40}\))?$/u;

/** "Linz", "Graz, Wien", "78 - LES MUREAUX", "Wien 2. Bezirk (Leopoldstadt)". */
function isOfPlace(text: string): boolean {
  if (NUMBERED.test(text) || isTownLine(text) || isPlace(text)) return true;
  const parts = text.split(/, | \/ /);
  const isListed = parts.length <= 6 && parts.every((part) => TOWN.test(part));
  return (
    isListed &&
    text.split(' ').length <= 10 &&
    !isTerms(text) &&
    !LEGAL.test(` ${text}`) &&
    !hasGenderMark(text) &&
    (namesPlace(text) || (!namesPosition(text) && !namesField(text) && topicOf(text) === 'other'))
  );
}
