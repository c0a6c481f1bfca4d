import { anyOf, words } from '../../../../shared/rules/any-of.ts';
import { isPlace, isRegion, splitTrailingPlace } from '../contact/places.ts';
import { isSchool, withoutStop } from '../word-kinds.ts';

/** Universities with several campuses have the town in their name. */
const STATES_WITH_SEATS = words`
  California, Texas, Wisconsin, Maryland, Illinois, Michigan, North Carolina, Massachusetts, Minnesota, Colorado
  Missouri, Nebraska, Tennessee, Alabama, Hawaii, Alaska, Nevada, Houston, Arkansas, Louisiana, Maine
`;
const SEATED = new RegExp(
  anyOf(words`
    ^(?:The )?University of ${anyOf(STATES_WITH_SEATS)}$
    State University$, ^Indiana University$, ^Rutgers, ^Penn State, ^Texas A&M
  `),
);

/** A grade beside a school. */
const MARK = /^(?:c?gpa|grade|note|average|avg|media|moyenne|\d+[.,]\d+\s*\/)/i;
const OPEN_MARK = /\s*\((?:c?gpa|grade|\d+[.,]\d+\s*\/)[^()]*$/i;

/** The name of a school without marks, towns and departments after it. */
export function tidySchool(raw: string): string {
  const text = withoutStop(
    raw
      .replace(/^\d[\d.,]*\s?(?:of|von|\/)\s?\d+\.?\s+/, '')
      .replace(/\.\s+\p{Lu}\p{L}+\s?:.*$/u, '')
      .replace(/\s+(?:with|mit|avec|con)\s+\d.*$/i, '')
      .replace(/,\s+(?:mention|magna|summa|cum laude|gpa)\b.*$/i, ''),
  );
  const [name, seat, ...more] = text.split(/,\s+/);
  const seated =
    SEATED.test(name ?? '') &&
    seat !== undefined &&
    !isRegion(seat) &&
    (SEATED.source.includes(name!.split(' ').at(-1)!) || more.length === 0);
  const full =
    seated && !(more.length > 0 && isRegion(more[0]!) && /State University$/.test(name!)) ? `${name}, ${seat}` : null;
  const school = full ?? schoolPieces(text);
  return school
    .replace(OPEN_MARK, '')
    .replace(/\s*\(([^)]*)\)$/, (all, inside: string) => (isPlace(inside) || MARK.test(inside) ? '' : all))
    .replace(/^[,;:\s–—-]+|[,;:\s–—-]+$/g, '');
}

/** "Some University, Computer Science": the subject of a degree that is named elsewhere without one. */
export function fieldAfter(text: string): string | null {
  const [, field, ...more] = splitTrailingPlace(text).rest.split(/,\s+/);
  const isSubjectName =
    field !== undefined &&
    /^\p{Lu}\p{L}+(?: \p{L}+){1,4}$|^\p{Lu}\p{L}*(?:ics|ing|og[yi]e?|omy|phy|try|ment|ces?|ies|ik|tion|ura|ria|mia|law|arts?)$/iu.test(
      field,
    );
  return isSubjectName && more.length === 0 && !isSchool(field) ? field : null;
}

/** The pieces up to the last one that names a school; towns, grades and such follow it. */
function schoolPieces(text: string): string {
  const pieces = text.split(/,\s+(?![^(]*\))/);
  const last = pieces.findLastIndex((piece) => isSchool(piece));
  if (last < 0) return splitTrailingPlace(text).rest;
  const upTo = pieces.slice(0, last + 1);
  const named = upTo.filter((piece) => !/(?<!\p{L})(?:department|dept\.)(?!\p{L})/iu.test(piece));
  return (named.some(isSchool) ? named : upTo).join(', ');
}

/** A degree without marks. */
export function tidyDegree(text: string): string {
  return text
    .replace(/^(?:\d{1,2}[.)]?\s+)?(?:passed|completed|pursuing|done|cleared)\s*:?\s+/i, '')
    .replace(
      /\s*[,;(]\s*(?:gpa|cgpa|grade|note|minor|magna cum laude|summa cum laude|cum laude|mention|with honou?rs)\b.*$/i,
      '',
    )
    .replace(/[.,]\s+\d+[.,]\d+(?:\s.*)?$/, '')
    .replace(/\s+(?:passed|completed)$/i, '')
    .replace(/,\s+(?:distinction|merit|first|pass)\.?$/i, '')
    .replace(/\s*\([^()]*$/, '')
    .replace(/^[,;:\s]+|[,;:\s]+$/g, '')
    .replace(/,?\s(?:from|at|bei|an der|from the|at the)$/i, '');
}
