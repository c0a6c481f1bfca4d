import { piecesOf, stopsOf } from './pieces.ts';
import { partsOf, sentencesOf } from './sentences.ts';
import type { Line } from './types.ts';
import { wholeWords } from './whole-words.ts';
import { ADDRESSED } from './words/addressed.ts';
import { OF_DUTIES } from './words/qualities.ts';
import { NEEDED, NOT_NEEDED } from './words/requirements.ts';
import { TRAITS } from './words/traits.ts';

const OPTIONAL = wholeWords(NOT_NEEDED);
const NECESSARY = wholeWords(NEEDED);
const DUTY = wholeWords(OF_DUTIES);
const TALK = wholeWords(ADDRESSED);
const TRAIT = wholeWords(TRAITS);
/** "For many of our roles", "We know that": what a company says of itself. */
const OF_THE_WORK = /^(?:there (?:is|are)|you(?:['’]ll| will) (?!have|need|be|bring|possess|hold|know))(?!\p{L})/iu;
const OF_US =
  /^(?:\p{L}+ ){0,3}(?:we|wir|nous|our|unser\p{L}*|notre|nos)(?!\p{L})(?! (?:are |['’]re )?(?:look|need|want|seek|expect|ask|requir|suchen|erwarten|setzen|cherch|recherch|attend|demand))/iu;

type Row = Pick<Line, 'text'>;

const LONGEST_ROW = 160;
const LONGEST_PART = 60;
const LONGEST_LABELLED = 100;

/** Lines of a list without signs are entries; a paragraph is its sentences. */
export function rowsIn(lines: readonly Line[]): readonly Row[] {
  const short = lines.filter(({ text }) => text.length <= LONGEST_ROW && sentencesOf(text).length === 1).length;
  const isOfNames = lines.every(({ text, isLabelled }) => text.length <= 60 && !isLabelled && !/[.!?]$/.test(text));
  const isList = (short >= 3 && short * 2 > lines.length) || isOfNames;
  // Where most entries end as sentences do, all may.
  const isOfSentences = lines.filter(({ text }) => /[.!?]$/.test(text)).length * 2 > lines.length;
  return lines.flatMap((line) => {
    const { text } = line;
    const stops = line.isLabelled ? [text] : stopsOf(text);
    if (stops.length > 1) return stops.flatMap(piecesOf).map((one) => ({ text: one }));
    const glued = sentencesOf(text);
    if (!line.isLabelled && glued.length >= FEWEST_GLUED && isGlued(text, glued))
      return glued.map((one) => ({ text: one }));
    if (isList && text.length <= LONGEST_ROW && (isOfSentences || !/[.!?]$/.test(text)))
      return /[:：]$/.test(text) ? [] : [line];
    const parts = line.isLabelled ? labelled(text) : listed(text);
    return parts.length > 0 ? parts : asking(sentencesOf(text));
  });
}

const FEWEST_GLUED = 3;
/** Sentences that stand without a blank between them were rows of a list. */
const isGlued = (text: string, sentences: readonly string[]) =>
  sentences.slice(1).every((one) => !/\s/.test(text[text.indexOf(one) - 1] ?? ' ')) &&
  sentences.every((one) => one.length <= LONGEST_ROW);

const asking = (sentences: readonly string[]): readonly Row[] =>
  sentences
    .filter(
      (text) =>
        (NECESSARY.test(text) && !DUTY.test(text) && !TALK.test(text)) || OPTIONAL.test(text) || isShortly(text),
    )
    .filter((text) => !OF_US.test(text) && !OF_THE_WORK.test(text))
    .flatMap((text) => (OPTIONAL.test(text) ? [text] : piecesOf(text)))
    .map((text) => ({ text }));

/** "Computer literate.": a few words with what people are like, and no verb of ours. */
const isShortly = (text: string) => text.split(' ').length <= 8 && TRAIT.test(text) && !/\?$/.test(text);

/** What stands before a colon is a name of what is listed, and no text with one somewhere. */
const LONGEST_NAME = 100;

/** "Skills: Java, SQL, Docker" on one line. */
function listed(text: string): readonly Row[] {
  const [, label = '', behind = ''] = /^(.*?):\s+(.+)$/.exec(text) ?? [];
  if (label.length > LONGEST_NAME) return [];
  const after = behind === '' ? text : behind;
  const parts = partsOf(after, /[;,]\s+/g);
  if (isOneOf(parts)) return [{ text }];
  const isList = parts.length >= 3 || (parts.length === 2 && parts.every((part) => part.split(' ').length <= 2));
  return isList && parts.every((part) => part.length <= LONGEST_PART) ? parts.map((part) => ({ text: part })) : [];
}

/** What stands behind a label: all that its first sentence lists, and of the others those that ask for something. */
function labelled(text: string): readonly Row[] {
  const [first = '', ...rest] = sentencesOf(text);
  if (SUBJECT.test(first)) return [];
  const parts = partsOf(first, PARTS);
  const isList = !isOneOf(parts) && parts.every((part) => part.length <= LONGEST_LABELLED && !RELATIVE.test(part));
  return [...(isList ? parts : [first]).map((part) => ({ text: part })), ...asking(rest)];
}

/** "Java, Python or similar", "management that is needed to plan, organize and direct": one thing, and no list of what all must be. */
function isOneOf([first = '', ...rest]: readonly string[]): boolean {
  const last = rest.at(-1);
  if (last === undefined) return false;
  const wordsOf = (part: string) => part.split(' ').length;
  if (/^(?:or|oder|ou|bzw\.)\s/iu.test(last)) return true;
  if (OR.test(last) && !OR.test(first) && [first, ...rest].every((part) => wordsOf(part) <= FEW)) return true;
  if (rest.some((part) => /^(?:to|when|if|as|zu|wenn|falls|si|lorsque) /iu.test(part))) return true;
  if (OF.test(first) && rest.every((part) => wordsOf(part) < FEW && !OWN.test(part))) return true;
  return wordsOf(first) > FEW && rest.length > 1 && rest.slice(0, -1).every((part) => wordsOf(part) < 2);
}

/** "Understanding of laws, rules, and payroll": what follows is of the first, where it begins nothing of its own. */
const OF = /^\S+(?: \S+)? (?:of|in|with|about|über|von|mit|im|de|du|des|en) /iu;
/** How a thing of one's own begins: "strong …", "5 years …", "une …". */
const OWN_FIRST = [
  ...['an?', 'good', 'strong', 'excellent', 'solid', 'proven', 'fluent', 'valid', 'clear', '\\d.*'],
  ...['sehr', 'gute[rs]?', 'sichere[rs]?', 'eine?n?', 'une?', 'bonnes?'],
].join('|');
/** The one word, or the end of it, that names a kind of thing. */
const OWN_WORD = [
  ...['skills?', 'ability', 'abilities', 'experience', 'knowledge', 'degree', 'diploma', 'licen[cs]e'],
  ...['erfahrung', 'kenntnisse', 'ausbildung', 'fähigkeit', 'bereitschaft', 'führerschein', 'arbeitsweise'],
  ...['diplôme', 'permis', 'maîtrise', 'capacité'],
].join('|');
const OWN = new RegExp(
  `^(?:${OWN_FIRST}|\\p{L}*(?:${OWN_WORD}))(?!\\p{L})|(?:skills?|licen[cs]e|experience|degree)$| (?:of|in|with|mit|von|de) `,
  'iu',
);

const OR = /\s(?:or|oder|ou|bzw\.)\s/iu;
const FEW = 4;
/** "A, B and a C", where each part names something of its own. */
const PARTS = /;\s+(?:(?:and|und|et)\s+)?|,\s+(?:(?:and|und|et)\s+)?|\s(?:and|und|et)\s(?=(?:an?|eine?n?|une?)\s)/gu;
/** A sentence with a subject is no list; a part that says more of the one before is none of its own. */
const SUBJECT = /^(?:you|we|if|when|du|sie|wir|wer|wenn|vous|tu|nous|il|on|si)(?!\p{L})/iu;
const RELATIVE =
  /^(?:who|which|that|where|because|so|but|the|die|der|das|den|dem|denen|weil|damit|aber|qui|que|dont|où|car|mais|afin)(?!\p{L})/iu;
