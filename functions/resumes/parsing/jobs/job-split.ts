import { isPlace, splitTrailingPlace } from '../contact/places.ts';
import { employerScore, isPhrase, isUnit, titleScore } from '../word-kinds.ts';
import type { Head, Order } from './job-reading.ts';

/** "Title at Employer" in the languages that are read. */
export const AT =
  /^(.+?)\s+(?:at|@|chez|bei|bij|presso|en|na|no|with)(?: the| der| dem| la| il)?(?: Firma)?\s+(?=["'\p{Lu}\d])(.+)$/u;

/** Title and employer within one text: "Title at Employer", "Employer, City, Title", "Title, Employer (City)". */
export function splitPart(text: string, order: Order): Head | null {
  const at = AT.exec(text);
  if (
    at &&
    titleScore(at[1]!) > 0 &&
    !/ (?:en|na|no) /.test(text.slice(at[1]!.length, at[1]!.length + 4) + (titleScore(at[2]!) > 1 ? ' en ' : ''))
  ) {
    const { rest, place } = splitTrailingPlace(at[2]!);
    return { title: at[1]!, employer: rest, location: place };
  }
  const inBrackets = /^([^()]{3,80}?)\s*\(([^()]{2,70})\)$/u.exec(text);
  if (inBrackets && employerScore(inBrackets[1]!) < 2 && isOrganisation(inBrackets[2]!))
    return { title: inBrackets[1]!, employer: inBrackets[2]!, location: null };
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

const isOrganisation = (text: string) =>
  ((/^\p{Lu}/u.test(text) && employerScore(text) > 0) || /^[\w-]+(?:\.[\w-]+)+$/.test(text)) &&
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
    if (joined.length > 0 && /^(?:inc|llc|ltd|corp|co|gmbh|s\.?a\.?|l\.?p|plc|n\.a|p\.c)\.?(?:\s|$)/i.test(piece))
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
