import { anyOf } from '../../../../shared/rules/any-of.ts';
import { PLACE_LABELS } from '../../words/labels.ts';
import type { Line } from '../lines/lines.ts';
import { isProse } from '../lines/lines.ts';
import type { Section } from '../lines/sections.ts';
import { EMAIL } from './email.ts';
import { isPlace, isRegion, isStreet, splitTrailingPlace } from './places.ts';

const PLACE_LABEL = new RegExp(`^${anyOf(PLACE_LABELS)}\\s*(?:\\([^)]*\\))?\\s*[:–-]?\\s+(.+)$`, 'iu');

/** Town and country may each be on their own line under the street. */
const MOST_BELOW = 3;

/** Where the person lives, as printed with the contact details. */
export function findLocation(sections: readonly Section[]): string | null {
  const personal = sections.filter((section) => section.kind === 'head' || section.kind === 'contact');
  const lines = personal.flatMap((section) => section.lines.slice(0, 25));
  for (const line of lines) {
    const labelled = PLACE_LABEL.exec(line.text)?.[1];
    if (labelled && labelled.length < 90 && !/@/.test(labelled)) return cleanPlace(placeParts(labelled)[0] ?? labelled);
    const part = line.text
      .split(/\s*\|\s*/)
      .map((each) => PLACE_LABEL.exec(each)?.[1])
      .find((each) => each !== undefined);
    if (part) return cleanPlace(part.replace(/\s*\((?:home|work)\)$/i, ''));
  }
  for (const [at, line] of lines.entries()) {
    if (isProse(line)) continue;
    const below = lines.slice(at + 1, at + 1 + MOST_BELOW).map((next) => next.cells[0]!);
    const place = placeOf(line, lines[at - 1], below);
    if (place) return place;
  }
  return null;
}

function placeParts(text: string): string[] {
  return text
    .replace(EMAIL, '|')
    .split(/\s*(?:[|•·●■▪⋄◦∙—]|\s[-–/]\s|\s{2,})\s*/u)
    .map((part) => part.replace(/^[^\p{L}\p{Nd}(]+/u, '').trim())
    .filter((part) => part !== '' && !/@|https?:|www\./.test(part));
}

function placeOf(line: Line, before: Line | undefined, after: readonly string[]): string | null {
  const parts = line.cells.flatMap(placeParts);
  for (const [at, part] of parts.entries()) {
    const { rest, place } = splitTrailingPlace(part);
    const pieces = part.split(/,\s*/);
    const street = pieces.findIndex((piece, index) => index < pieces.length - 1 && isStreet(piece) && /\d/.test(piece));
    if (street > 0 && place) return cleanPlace(pieces.slice(street).join(', '));
    if (pieces.length >= 4 && /\d/.test(part) && isRegion(capitalised(pieces.at(-1)!.split(' ').at(-1) ?? '')))
      return cleanPlace(part);
    if (isStreet(part) || (place && isStreet(rest))) {
      const next = isPlace(parts[at + 1] ?? '') ? [...parts.slice(at + 1), ...after] : after;
      const end = next.findIndex((each) => !isPlace(each));
      const below = next.slice(0, end < 0 ? MOST_BELOW : Math.min(end, MOST_BELOW));
      if (!place && !/,/.test(part.replace(/^\d+\w?,/, '')) && below.length > 0)
        return cleanPlace([part, ...below].join(', '));
      if (place || isPlace(part) || /,/.test(part)) return cleanPlace(part);
      continue;
    }
    if (isPlace(part)) {
      const above = at > 0 ? parts[at - 1] : before?.cells.at(-1);
      return cleanPlace(above && isStreet(above) ? `${above}, ${part}` : part);
    }
    if (place && isRegion(part.split(', ').at(-1) ?? '') && part.length < 70) return cleanPlace(part);
    const isNames = pieces.every((piece) => /^\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3}$/u.test(piece));
    if (pieces.length > 1 && pieces.length < 6 && isNames && pieces.some(isPlace)) return cleanPlace(part);
  }
  return null;
}

const capitalised = (word: string) => (word.length > 3 ? word[0]!.toUpperCase() + word.slice(1).toLowerCase() : word);
const cleanPlace = (place: string) => place.replace(/^[,;:\s]+|[,;:\s]+$/g, '').replace(/\s+/g, ' ');
