import type { Profile } from '../../../model/candidate.ts';
import { nameWords } from '../../text/names.ts';
import type { SectionKind } from './sections.ts';
import { tokensOf } from './tokens.ts';

/** Bounded, so that a long word without a sign of a link costs no more than reading it. */
const LINK = /\S{1,64}@\S{1,190}|https?:\/\/\S+|www\.\S+|\b[\w-]{1,63}\.(?:com|org|net|io|de|fr|dev)\/\S*/gi;
/** A name before the letters of a company: Java House Ltd, Excel Systems GmbH. */
const COMPANY =
  /(?:\p{Lu}[\p{L}\d&-]{0,30} ){1,4}(?:Inc|LLC|Ltd|Limited|GmbH|AG|SA|SAS|SARL|Corp|Corporation|PLC|LLP|KG|Co)\b\.?/gu;
const SCHOOL = /(?:\p{Lu}[\p{L}\d&-]{0,30} ){1,4}(?:University|College|Academy|High School|Hospital|Institute)\b/gu;

/** What a blank that may not break becomes when a file is read in another encoding. */
const STRAY = /Â(?=\s|$)|(?<=\s)Â/g;

const blank = (text: string) => '|'.repeat(text.length);

/**
 * Blanks what names somebody and says nothing of what they can: the person's own name, links, companies and schools. Texts
 * keep their length, so that places found in them hold in the text as it was written.
 */
export function maskOf({ firstName, lastName, employmentHistory, location }: Profile) {
  const own = [nameWords(firstName), nameWords(lastName)].filter((words) => words.length > 0);
  const employers = employmentHistory
    .map((position) => ({ name: position.employerName, title: position.jobTitle }))
    .filter(({ name }) => name.length > 1);
  const things = (text: string) => text.replace(STRAY, ' ').replace(LINK, blank).replace(COMPANY, blank);
  const people = (text: string) => withoutOwnName(things(text), own);
  return {
    people,
    /** A line of the file; a list of skills names nobody, and the row it stands in says whether it is the head of a position or an address. */
    line(text: string, row: string, kind: SectionKind | undefined): string {
      const isList = kind === 'skills' || kind === 'certificates';
      let masked = (isList ? things(text) : people(text)).replace(SCHOOL, blank);
      if (location && location.length > 3) masked = masked.replaceAll(location, blank);
      for (const { name, title } of employers) if (isHead(row, name, title)) masked = masked.replaceAll(name, blank);
      return masked;
    },
  };
}

/** The line of a position that names its employer: short, with a year, the title or nothing else. */
const isHead = (row: string, employer: string, title: string) =>
  row.length < 160 &&
  row.includes(employer) &&
  (row.startsWith(employer) || /\b(?:19|20)\d\d\b/.test(row) || (title !== '' && row.includes(title)));

/** Blanks the person's names where the first and the last stand within a few words of each other. */
function withoutOwnName(text: string, own: readonly (readonly string[])[]): string {
  if (own.length < 2) return text;
  const [first = [], last = []] = own;
  const tokens = tokensOf(text);
  const at = (names: readonly string[]) =>
    tokens.flatMap((token, index) => (names.includes(token.text) ? [index] : []));
  const firsts = at(first);
  const lasts = at(last);
  const isLast = new Set(lasts);
  const near = firsts.flatMap((one) => {
    const other = NEIGHBOURS.map((step) => one + step).find((place) => isLast.has(place));
    return other === undefined ? [] : [one, other];
  });
  const parts: string[] = [];
  let done = 0;
  for (const index of [...new Set(near)].sort((a, b) => a - b)) {
    const { start, end } = tokens[index] ?? { start: done, end: done };
    parts.push(text.slice(done, start), '|'.repeat(end - start));
    done = end;
  }
  return parts.join('') + text.slice(done);
}

const NEIGHBOURS = [1, -1, 2, -2, 3, -3];
