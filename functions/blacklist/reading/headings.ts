import { foldText } from '../../../shared/rules/text/names.ts';
import { CLIENT_WORDS, CURRENT_WORDS, FORMER_WORDS, LEGAL_WORDS } from '../words/companies.ts';
import {
  CANDIDATE_WORDS,
  COMPANY_WORDS,
  CONTACT_WORDS,
  EMAIL_WORDS,
  FIRST_NAME_WORDS,
  JOINING_WORDS,
  LAST_NAME_WORDS,
  NAME_WORDS,
  OTHERS_WORDS,
  THINGS_WORDS,
} from '../words/headings.ts';

/**
 * What a heading says stands below it. `other` is somebody else, or something that is nobody's; `unknown` may be anything, and so
 * may `thing` where addresses stand in it ("Email ID").
 */
export type Heading =
  | { readonly kind: 'email' | 'firstName' | 'lastName' | 'other' | 'thing' | 'unknown' }
  | { readonly kind: 'company'; readonly rank: CompanyRank }
  | { readonly kind: 'name'; readonly rank: number };

/** Which of several companies of somebody is meant: the one to be known by stands first. */
export const COMPANY_RANKS = ['current', 'plain', 'legal', 'former', 'client'] as const;
export type CompanyRank = (typeof COMPANY_RANKS)[number];

/** No heading is longer, but notes above a list are, and speak of addresses too. */
const LONGEST = 80;
const MOST_WORDS = 8;

const asWords = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a heading has one of these words. Where words are written without spaces, anywhere in it. */
function listOf(list: readonly string[]) {
  const folded = list.map(asWords);
  const joined = folded.filter((word) => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word));
  const spaced = folded.filter((word) => !joined.includes(word));
  /** Where the last of them ends in a heading; -1 where it has none. */
  const lastIn = (heading: string): number =>
    Math.max(
      ...spaced.map((word) => ` ${heading} `.lastIndexOf(` ${word} `)),
      ...joined.map((word) => heading.lastIndexOf(word)),
      -1,
    );
  return {
    lastIn,
    isIn: (heading: string) => lastIn(heading) !== -1,
    is: (heading: string) => folded.includes(heading),
  };
}
type List = ReturnType<typeof listOf>;

const EMAIL = listOf(EMAIL_WORDS);
const FIRST = listOf(FIRST_NAME_WORDS);
const LAST = listOf(LAST_NAME_WORDS);
/** "Nom et prénom" is a whole name. */
const WHOLE = listOf(CANDIDATE_WORDS.filter((words) => words.includes(' ')));
const CANDIDATE = listOf(CANDIDATE_WORDS);
const NAME = listOf(NAME_WORDS);
const CONTACT = listOf(CONTACT_WORDS);
const COMPANY = listOf(COMPANY_WORDS);
const OTHERS = listOf(OTHERS_WORDS);
const THINGS = listOf(THINGS_WORDS);
const JOINING = listOf(JOINING_WORDS);
const CURRENT = listOf(CURRENT_WORDS);
const LEGAL = listOf(LEGAL_WORDS);
const FORMER = listOf(FORMER_WORDS);
const CLIENT = listOf(CLIENT_WORDS);

const UNKNOWN: Heading = { kind: 'unknown' };

/** Words about an address, beside which it still is one. */
const OF_ADDRESSES = /(?<!\p{L})(?:add?resse?|adres|direccion|indirizzo|endereco)(?!\p{L})/gu;

/** A heading as it stands there and with `firstName` in two words. */
const spellings = (cell: string) => {
  const spaced = asWords(cell.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' '));
  return { spaced, both: [spaced, asWords(cell)] };
};

/** Whether a heading is a first or last name and says nothing else, so that whatever stands below it is one. */
export const isExactlyName = (cell: string): boolean =>
  spellings(cell).both.some((words) => FIRST.is(words) || LAST.is(words));

/** Reads the heading of a column, as it stands there and with `firstName` in two words. */
export function readHeading(cell: string): Heading {
  const { spaced, both } = spellings(cell);
  if (!spaced || cell.length > LONGEST || spaced.split(' ').length > MOST_WORDS) return UNKNOWN;
  const is = (list: List) => both.some(list.is);
  const has = (list: List) => both.some(list.isIn);
  if (is(EMAIL)) return { kind: 'email' };
  if (is(FIRST)) return { kind: 'firstName' };
  if (is(LAST)) return { kind: 'lastName' };
  if (has(OTHERS)) return { kind: 'other' };
  if (has(EMAIL)) return { kind: THINGS.isIn(spaced.replace(OF_ADDRESSES, ' ')) ? 'thing' : 'email' };
  return has(THINGS) ? { kind: 'thing' } : ofPersonOrCompany(spaced);
}

function ofPersonOrCompany(heading: string): Heading {
  const person = Math.max(CANDIDATE.lastIn(heading), CONTACT.lastIn(heading));
  const company = COMPANY.lastIn(heading);
  if (company !== -1 && (person === -1 || company > person !== JOINING.isIn(heading)))
    return { kind: 'company', rank: rankOf(heading) };
  if (person === -1 && (LEGAL.isIn(heading) || CLIENT.isIn(heading))) return { kind: 'company', rank: rankOf(heading) };
  const [isFirst, isLast] = [FIRST.isIn(heading), LAST.isIn(heading)];
  if (WHOLE.isIn(heading) || (isFirst && isLast)) return { kind: 'name', rank: 3 };
  if (isFirst || isLast) return { kind: isFirst ? 'firstName' : 'lastName' };
  if (CANDIDATE.isIn(heading)) return { kind: 'name', rank: 3 };
  if (CONTACT.isIn(heading)) return { kind: 'name', rank: 1 };
  return NAME.isIn(heading) ? { kind: 'name', rank: 2 } : UNKNOWN;
}

/** A client of a former employer is a client, and a legal name of a company its legal name. */
function rankOf(heading: string): CompanyRank {
  if (CLIENT.isIn(heading)) return 'client';
  if (FORMER.isIn(heading)) return 'former';
  if (LEGAL.isIn(heading)) return 'legal';
  return CURRENT.isIn(heading) ? 'current' : 'plain';
}

/** How many columns of a row are headed by what we look for; 0 where it holds an address, which no heading does. */
export const headingsIn = (cells: readonly string[]): number =>
  cells.some((cell) => cell.includes('@'))
    ? 0
    : cells.filter((cell) => !['unknown', 'other', 'thing'].includes(readHeading(cell).kind)).length;
