import { isAddress, isTownLine } from './addresses.ts';
import { cleaned, isName } from './company-names.ts';
import { LEGAL, namesInstitution } from './company-sayings.ts';
import { isPlace, NUMBERED, namesPlace } from './gazetteer.ts';
import { namesField } from './kinds.ts';
import { hasGenderMark, namesPosition } from './positions.ts';
import { modeIn, typeIn } from './terms.ts';
import { topicOf } from './topics.ts';
import type { Found, Line } from './types.ts';

/** A name of its own in the lines below the title: with a legal form, or beside the place. */
export function belowTitle(head: readonly Line[]): Found<string> | null {
  for (const { text } of head) {
    const line = text.replace(ABOUT, '');
    if (isAddress(line) || isTownLine(line) || isPlace(line)) continue;
    if (line.length > 140 || /[.!?]$/.test(line.replace(/\b(?:Inc|Ltd|Co|Corp|S\.A|e\.V)\.$/u, ''))) continue;
    const whole = LEGAL.exec(line)?.[1];
    if (whole && line.startsWith(whole) && whole.length <= 60 && isName(whole))
      return { value: cleaned(whole), quote: line };
    const parts = line.split(/\s*[|·•–—]\s*|\s-\s|,\s/u);
    const legal = parts.find((one) => LEGAL.test(` ${one}`) && one.length <= 60);
    if (legal && isName(legal)) return { value: cleaned(LEGAL.exec(legal)?.[1] ?? legal), quote: line };
    const [first = '', ...rest] = line.split(line.split(' ').length <= 8 ? /\s+[|·•–—-]\s+|,\s+/u : /\s+[|·•–—-]\s+/u);
    const isTerms = namesPosition(first) || hasGenderMark(first) || modeIn(first) !== null || typeIn(first) !== null;
    if (isName(first) && !isTerms && first.length <= 60 && (rest.some(saysPlace) || NUMBERED.test(line)))
      return { value: first.replace(/\s*\(\p{Ll}[^()]*\)$/u, ''), quote: line };
  }
  return null;
}

/** "About Acme, Inc.": what stands before the name. */
const ABOUT = /^(?:About|Über(?: die)?|À propos de) (?=\p{Lu})/u;

/** A name on a line of its own above the street or the town that it is in. */
export function aboveAddress(head: readonly Line[], titleLine: string | null): Found<string> | null {
  const address = head.findIndex(({ text }, at) => isAddress(text) || (at > 1 && (isTownLine(text) || isPlace(text))));
  const isStreet = isAddress(head[address]?.text ?? '');
  const line = head
    .slice(Math.max(0, address - (isStreet ? 2 : 1)), Math.max(0, address))
    .findLast(({ text }) => modeIn(text) === null && typeIn(text) === null);
  const isAlone = line && line.text !== titleLine && line.text.includes(' ') && line.text.length <= 60;
  if (!isAlone || /\d{3}|[.!?:|]/.test(line.text) || !/^\p{Lu}/u.test(line.text) || !isName(line.text)) return null;
  // Above a town alone a department may stand as well.
  if (!isStreet && (namesField(line.text) || !line.text.split(' ').every((word) => NAMED.test(word)))) return null;
  return namesPosition(line.text) || hasGenderMark(line.text) ? null : { value: line.text, quote: line.text };
}

/** An institution that begins one of the first lines, alone or before its place or department: "St. Mary's Hospital - Nursing". */
export function institutionAbove(head: readonly Line[]): Found<string> | null {
  for (const { text } of head) {
    if (text.length > 100 || /[.!?:]$/.test(text)) continue;
    const [first = ''] = text.split(/\s*[|·•–—(]\s*|\s-\s|,\s/u);
    const isAlone = namesInstitution(first) && first.length <= 60 && first.split(' ').length <= 7;
    if (isAlone && isName(first) && !namesPosition(first) && topicOf(first) === 'other')
      return { value: first, quote: text };
  }
  return null;
}

const saysPlace = (text: string) =>
  namesPlace(text) || /^(?:remote|anywhere|worldwide)\b/iu.test(text) || /^\p{Lu}[\p{L} .'-]+,\s\p{Lu}/u.test(text);

const LAST = 6;
/** "06484 Quedlinburg": a town behind its postcode. */
const POSTED = /(?<!\d)\d{5} \p{Lu}\p{L}+/u;
const NAMED = /^(?:\p{Lu}.*|&|und|et|zur|zum|am|an|im|der|die|das|de|du|des|la|le|les|of|the|von)$/u;
/** Who is written to, and what they are reached by. */
const REACHED = /^(?:Herrn?|Frau|Madame|Mme|M\.|Mr|Mrs|Ms|Kontakt|Tel|z\. ?Hd|Inh|An)(?![\p{L}])/u;

/** The name that an address at the foot of a text begins with, in its row or above it. */
export function footed(lines: readonly Line[]): Found<string> | null {
  const from = Math.max(1, lines.length - LAST);
  const at = lines.findIndex(({ text }, index) => index >= from && text.length <= 140 && POSTED.test(text));
  if (at < 0) return null;
  for (const { text, kind } of lines.slice(Math.max(from, at - 2), at + 1)) {
    if (kind !== 'text') continue;
    const [name = ''] = text.split(/,\s|\s[•·|–—-]\s/u);
    const isOwn = name.includes(' ') && name.length <= 50 && !/\d|[.!?:@]/.test(name) && !REACHED.test(name);
    if (
      isOwn &&
      name.split(' ').every((word) => NAMED.test(word)) &&
      isName(name) &&
      !isAddress(text) &&
      !namesPosition(name)
    )
      return { value: name, quote: text };
  }
  return null;
}

/** "© 2026 Acme": whose the page is. */
export function owned(lines: readonly Line[]): Found<string> | null {
  for (const { text } of lines.slice(-FOOT)) {
    const name = OWNED.exec(text)?.[1]?.trim() ?? '';
    if (name !== '' && name.split(' ').length <= 6 && isName(name) && !namesPosition(name))
      return { value: cleaned(name), quote: text };
  }
  return null;
}

const FOOT = 30;
const OWNED =
  /^(?:(?:©|\(c\)|copyright)\s*)+(?:(?:19|20)\d{2}(?:\s?[-–]\s?(?:19|20)\d{2})?)?[\s,·:–-]*(\p{Lu}[^.|·,–—:]{1,50}?)(?=\s*(?:[.|·,–—:]|all rights|alle rechte|tous droits|$)|\s-\s)/iu;
