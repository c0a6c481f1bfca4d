import { anyOf } from '../../../shared/rules/any-of.ts';
import { CLOSINGS } from '../words/closings.ts';
import { FOOTERS, GET } from '../words/footers.ts';
import { CARD_WORDS, DISCLAIMER_BEGINNINGS, DISCLAIMERS } from '../words/signatures.ts';
import { beginsWithName, isNameOf } from './people.ts';

const FOOTER = new RegExp(`^${anyOf(FOOTERS)}$`, 'i');
const OUTLOOK_FOOTER = new RegExp(
  `^(?:${anyOf(GET)}\\b.{0,25}\\boutlook\\b.{0,60}|outlook (?:für|pour|para|per|voor|для|dla|för|til) (?:ios|android).{0,60})$`,
  'i',
);
const closing = anyOf(CLOSINGS);
/** Those who write in two languages close in both. */
const CLOSING = new RegExp(`^${closing}(?:\\s?[/|]\\s?${closing})?[\\s,.!–—-]{0,4}$`, 'i');
const CONTACT = /https?:\/\/|www\.|[\w.+-]{1,64}@[\w-]{1,63}\.|(?:^|[\s:])\+?\(?\d[\d\s()./-]{6,20}\d/i;
const CARD = new RegExp(`(?<!\\p{L})${anyOf(CARD_WORDS)}(?!\\p{L})`, 'iu');
const DISCLAIMER = new RegExp(anyOf(DISCLAIMERS), 'i');
const DISCLAIMER_BEGINNING = new RegExp(`^[*_\\s]{0,3}${anyOf(DISCLAIMER_BEGINNINGS)}`, 'i');
const MOST_CARD_LINES = 14;

/**
 * The lines without signature and mobile footer: from the "-- " line, a footer such as "Sent from my iPhone", a legal notice,
 * or a card below a closing phrase or the writer's own name.
 */
export function withoutSignature(lines: readonly string[], writer: string): string[] {
  const delimited = cutAt(
    lines,
    lines.findIndex((line, at) => isDelimiter(line) || (isRule(line) && isBelowRule(lines.slice(at + 1)))),
  );
  const written = withoutFirstFooter(delimited);
  const footer = written.findIndex((line, at) => isFooter(line) && isTail(written, at));
  const shortened = withoutPictures(withoutNotice(cutAt(written, footer)));
  return withoutPictures(cutAt(shortened, cardStart(shortened, writer)));
}

const isDelimiter = (line: string) => /^(?:--|—|––)\s*$/.test(line);
/** A line drawn across the text: what follows is a signature only when it looks like one. */
const isRule = (line: string) => /^\s{0,3}(?:-{3,}|_{2,}|={4,}|\*{4,}|[—–─━]{2,}|(?:[*-] ){2,20}[*-])\s*$/.test(line);

const isFooter = (line: string) => {
  const bare = line.replace(/^[*_\-–—<(\s]+|[*_\s)>]+$/g, '');
  return bare.length > 0 && bare.length < 140 && (FOOTER.test(bare) || OUTLOOK_FOOTER.test(bare));
};

/** A footer is at the end. Only a few short lines, such as a link, may follow it. */
const isTail = (lines: readonly string[], at: number) =>
  lines.slice(at + 1).filter((line) => line.trim() !== '' && !isFooter(line)).length <= 4;

/** Some telephones put their line above the text. */
function withoutFirstFooter(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  return first >= 0 && isFooter(lines[first]!) ? lines.slice(first + 1) : lines;
}

/** A picture of a signature, where a text can only name it. */
const isPicture = (line: string) =>
  /^(?:\[(?:image|cid|bild|immagine|imagen)\b[^\]]{0,120}\]|<image\d{3}\.\w{3,4}>)$/i.test(line);

const withoutPictures = (lines: readonly string[]) =>
  trimEnd(lines.slice(0, lines.findLastIndex((line) => line.trim() !== '' && !isPicture(line.trim())) + 1));

/** Without a legal notice at the end: its paragraph is long, and begins and speaks as such notices do. */
function withoutNotice(lines: readonly string[]): readonly string[] {
  for (let at = 1; at < lines.length; at += 1) {
    if (lines[at - 1]!.trim() !== '' || !DISCLAIMER_BEGINNING.test(lines[at]!.slice(0, 100))) continue;
    const rest = lines.slice(at).join(' ').slice(0, 3_000);
    if (rest.length > 100 && DISCLAIMER.test(rest)) return trimEnd(lines.slice(0, at));
  }
  return lines;
}

/**
 * Where a visiting card begins: at a closing phrase or the writer's name, followed only by short lines that say how to reach
 * somebody or what they do. A name alone is how a letter ends, and stays.
 */
function cardStart(lines: readonly string[], writer: string): number {
  const from = Math.max(0, lines.length - MOST_CARD_LINES - 3);
  for (let at = lines.length - 1; at >= from; at -= 1) {
    const line = lines[at]!.replace(/^[*_\s]+|[*_,\s]+$/g, '');
    if (CLOSING.test(line)) return isCard(lines.slice(at + 1), writer) ? at : -1;
    if (isNameOf(line, writer) && isCard(lines.slice(at), writer)) return closingAbove(lines, at);
  }
  return lines.findIndex((_line, at) => at >= from && isCardOfSomebody(lines, at));
}

/** A last paragraph under what looks like a name, of at least three lines with two ways to reach its owner. */
function isCardOfSomebody(lines: readonly string[], at: number): boolean {
  const above = lines[at - 1];
  const before = lines.slice(0, at).findLast((line) => line.trim() !== '');
  if (above === undefined || above.trim() !== '' || before === undefined || /[:：]\s*$/.test(before)) return false;
  const first = lines[at]!.replace(/^[*_#\s]+/, '').trim();
  if (/\d/.test(first) || first.split(/\s+/).length > 6 || !first.includes(' ') || !beginsWithName(first)) return false;
  const rest = lines.slice(at).filter((line) => line.trim() !== '');
  const ways = rest.filter((line) => CONTACT.test(line)).length;
  return rest.length >= 3 && ways >= 2 && !rest.some(isSentence) && isCard(lines.slice(at), '');
}

function closingAbove(lines: readonly string[], at: number): number {
  const above = lines.slice(0, at).findLastIndex((line) => line.trim() !== '');
  return above >= 0 && at - above <= 3 && CLOSING.test(lines[above]!.trim()) ? above : at;
}

/** Whether the lines below a rule end the mail: very few lines, contact details, or a legal notice. */
function isBelowRule(lines: readonly string[]): boolean {
  const rest = lines.filter((line) => line.trim() !== '');
  if (rest.length <= 3 && !rest.some(isSentence)) return true;
  const namesContact = rest.slice(0, 8).some((line) => line.length < 90 && CONTACT.test(line));
  const namesTrade =
    rest.length <= 8 &&
    !rest.some((line) => isSpoken(line) || line.length > 60) &&
    rest.some((line) => CARD.test(line));
  return rest.length <= 25 && (namesContact || namesTrade || DISCLAIMER.test(rest.join(' ')));
}

const isSentence = (line: string) => /(?:\S+\s+){4}.*\p{L}{3}\.\s*$/u.test(line.slice(0, 300));

/** What a person says to another, and no card does. */
const isSpoken = (line: string) => /[?!]\s*$|^(?:ps|p\.s\.)\b/i.test(line);

/** A few short lines: besides the name, one with contact details, a trade or a company. */
function isCard(lines: readonly string[], writer: string): boolean {
  const rest = lines.filter((line) => line.trim() !== '');
  const isShort = rest.length > 0 && rest.length <= MOST_CARD_LINES && rest.every((line) => line.length < 90);
  if (!isShort || rest.some(isSpoken)) return false;
  const besides = rest.filter((line) => !isNameOf(line.replace(/[*_]/g, ''), writer));
  return besides.some((line) => CONTACT.test(line)) || (rest.length > 1 && besides.some((line) => CARD.test(line)));
}

function cutAt(lines: readonly string[], at: number): string[] {
  const hasTextBefore = lines.slice(0, Math.max(at, 0)).some((line) => line.trim() !== '');
  return at >= 0 && (at === 0 || hasTextBefore || isFooter(lines[at]!)) ? lines.slice(0, at) : [...lines];
}

function trimEnd(lines: readonly string[]): string[] {
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1);
}
