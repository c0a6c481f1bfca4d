import { anyOf, words } from '../../../../shared/rules/any-of.ts';
import { isPlace, splitTrailingPlace } from '../contact/places.ts';
import { employerScore, isPhrase, isUnit, titleScore } from '../word-kinds.ts';
import type { Head, Order } from './job-reading.ts';

/** "Title at Employer" in the languages that are read. */
export const AT = new RegExp(
  `^(.+?)\\s+${anyOf(words`
    at, @, à l['’], chez, beim?, bij, presso, en, na, no, with, in der Firma, dans l['’]entreprise, w firmie
    im(?= \p{Lu}\p{Ll}+(?:haus|amt|institut|zentrum)(?!\p{L}))
  `)}(?: the| der| dem| la| il)?(?: (?:Firma|company|empresa|société|azienda))?(?:\\s+|(?<=l['’]))(?=["'\\p{Lu}\\d]|\\p{Ll}\\p{Lu})(.+)$`,
  'u',
);

/** "... en la empresa Quay" says itself that an employer follows. */
const NAMED_EMPLOYER = /^\s+(?:en la empresa|na empresa|in der Firma|at the company|w firmie)\s/;

/** "Data Scientist for Quay (Bristol, UK)": the town shows that somebody's employer is named. */
const FOR = /^(.+?)\s+for\s+(\p{Lu}[^()]{1,50}?)\s*\(([^()]+)\)$/u;

/** "Quay Bank, Bangalore : Manager", "Quay Ltd, Pune, as Engineer": the employer, its town and then the position. */
const NAMED_AS = /^(\p{Lu}[^:]{2,70}?)(?:\s?:\s+|,?\s+as (?:an? )?)(\p{L}[^:]{2,70})$/u;

/** "Developer at quaybrite": a name in lower case is one word at the end. */
const AT_LOWER =
  /^(.+?)\s+(?:at|bei|chez|@)\s+(?!home|large|night|sea|school|work|uni|university|college|uns)(\p{Ll}[\p{L}\d.-]{2,})$/u;

/** "Developer, at Quay, located in Bristol": the comma shows that no field of work follows. */
const COMMA_AT = /^([^,]+),\s+(?:at|en|bei|chez|presso|na|no|w)\s+(?=\p{Lu})(.+)$/u;

/** "App Developer “Quay”": the employer in quotation marks. */
const QUOTED = /^([^"“”„«»]{3,60}?)\s+[“„"«]\s?([^"“”„«»]{2,50}?)\s?[”“"»]$/u;

/** Title and employer within one text: "Title at Employer", "Employer, City, Title", "Title, Employer (City)". */
export function splitPart(text: string, order: Order): Head | null {
  const [, lead, small] = AT_LOWER.exec(text) ?? [];
  if (small && titleScore(lead!) >= 2) return { title: lead!, employer: small, location: null };
  const [, post, quoted] = QUOTED.exec(text) ?? [];
  if (quoted && titleScore(post!) >= 2 && titleScore(quoted) < 2)
    return { title: post!, employer: quoted, location: null };
  const [, position, name, town] = FOR.exec(text) ?? [];
  if (name && titleScore(position!) >= 2 && isPlace(town!))
    return { title: position!, employer: name, location: town! };
  const [, what, where] = COMMA_AT.exec(text) ?? [];
  if (where && titleScore(what!) >= 2 && !AT.test(what!) && !isPlace(where.split(', ')[0]!))
    return { title: what!, ...ofPlace(where) };
  const at = AT.exec(text);
  if (
    at &&
    (titleScore(at[1]!) > 0 || isSureEmployer(at)) &&
    (NAMED_EMPLOYER.test(text.slice(at[1]!.length)) ||
      !/ (?:en|na|no) /.test(text.slice(at[1]!.length, at[1]!.length + 4) + (titleScore(at[2]!) > 1 ? ' en ' : '')))
  ) {
    const { rest, place } = splitTrailingPlace(at[2]!);
    return { title: at[1]!, employer: rest, location: place };
  }
  const [, named, said] = NAMED_AS.exec(text) ?? [];
  if (said && titleScore(said) >= 2 && titleScore(named!) < 2 && (employerScore(named!) > 0 || /,/.test(named!)))
    return { title: said, ...ofPlace(named!) };
  const inBrackets = /^([^()]{3,80}?)\s*\(([^()]{2,70})\)$/u.exec(text);
  if (inBrackets && employerScore(inBrackets[1]!) < 2 && isOrganisation(inBrackets[2]!))
    return { title: inBrackets[1]!, employer: inBrackets[2]!, location: null };
  const glued = splitAfterPosition(text);
  if (glued) return glued;
  const pieces = withLegalForms(text.split(/,\s+|\s*@\s*|;\s+/));
  if (pieces.length < 2) return null;
  const { kept, location } = withoutPlaces(pieces);
  if (kept.length < 2) return null;
  const scores = kept.map((piece) => titleScore(piece) - employerScore(piece));
  const titled = scores.map((score, at2) => ({ score, at: at2 })).sort((a, b) => b.score - a.score)[0]!;
  if (titled.score <= 0) return null;
  const isFirst = titled.at === 0 || (order === 'title-first' && titled.at < kept.length / 2 && scores[0]! >= 0);
  const employerPieces = isFirst ? kept.slice(titled.at + 1) : kept.slice(0, titled.at);
  const titlePieces = isFirst ? kept.slice(0, titled.at + 1) : kept.slice(titled.at);
  if (employerPieces.length === 0) return null;
  const company = employerPieces.findIndex((piece) => employerScore(piece) > 0);
  if (isFirst && company > 0) titlePieces.push(...employerPieces.splice(0, company));
  while (employerPieces.length > 1 && isUnit(employerPieces.at(-1)!.replace(/\s*\([^)]*\)$/, ''))) employerPieces.pop();
  return { title: titlePieces.join(', '), employer: employerPieces.join(', '), location };
}

/** "Sales Clerk Quay Ltd": nothing but a space parts the position from an employer that is clearly one. */
function splitAfterPosition(text: string): Head | null {
  const [lead, ...places] = text.split(/(?=,\s)/);
  const words = lead!.split(' ');
  const at = words.findLastIndex((_word, index) => titleScore(words.slice(0, index + 1).join(' ')) === 3);
  const [title, name] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
  const isName =
    at >= 0 && /^\p{Lu}\S* /u.test(name) && employerScore(name) >= 2 && employerScore(title) < 2 && !isUnit(name);
  return isName ? { title, ...ofPlace(name + places.join('')) } : null;
}

function ofPlace(text: string): Pick<Head, 'employer' | 'location'> {
  const { rest, place } = splitTrailingPlace(text);
  return { employer: rest, location: place };
}

/** "Werkstudententätigkeit bei Quay GmbH": what is an employer beyond doubt needs no known position before it. */
const isSureEmployer = ([, title, employer]: RegExpExecArray) =>
  employerScore(employer!) >= 3 &&
  /^\p{Lu}[^,.:]{3,60}$/u.test(title!) &&
  !isPhrase(title!) &&
  title!.split(' ').length < 5;

const isOrganisation = (text: string) =>
  ((/^\p{Lu}/u.test(text) && text.includes(' ') && employerScore(text) > 0) || /^[\w-]+(?:\.[\w-]+)+$/.test(text)) &&
  titleScore(text) < 2 &&
  !isPlace(text);

/** "X, Y" where neither is a known word: the two are read in the order that the resume has elsewhere. */
export function splitByHabit(text: string, order: Order): Head | null {
  const pieces = withLegalForms(text.split(/,\s+/));
  const { kept, location } = withoutPlaces(pieces);
  const isNames =
    kept.length === 2 && kept.every((piece) => /^\p{Lu}/u.test(piece) && piece.length < 60 && !isPlace(piece));
  if (!isNames || isPhrase(text)) return null;
  const [title, employer] = order === 'title-first' ? kept : kept.toReversed();
  return { title: title!, employer: employer!, location };
}

function withLegalForms(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    if (
      joined.length > 0 &&
      /^(?:inc|llc|ltd|corp|co|gmbh|s\.?a\.?|s\.?\s?l\.?(?:u\.?)?|s\.?r\.?l|s\.?p\.?a|sarl|sas|b\.?v|n\.?v|pty|pte|oy|l\.?p|plc|n\.a|p\.c)\.?(?:\s|$)/i.test(
        piece,
      )
    )
      joined[joined.length - 1] += `, ${piece}`;
    else joined.push(piece);
  }
  return joined;
}

/** Removes a location such as "Palo Alto, CA" from anywhere in the pieces. */
export function withoutPlaces(pieces: readonly string[]): { kept: string[]; location: string | null } {
  for (const length of [3, 2, 1]) {
    for (let at = 0; at + length <= pieces.length; at += 1) {
      const run = pieces.slice(at, at + length);
      const plain = run.every(
        (piece) => titleScore(piece) < 2 && employerScore(piece) < 2 && piece.split(' ').length < 5,
      );
      if (
        pieces.length - length >= 2 &&
        plain &&
        isPlace(run.join(', ')) &&
        (length < 3 || isPlace(run.slice(1).join(', ')))
      ) {
        return { kept: [...pieces.slice(0, at), ...pieces.slice(at + length)], location: run.join(', ') };
      }
    }
  }
  return { kept: [...pieces], location: null };
}
