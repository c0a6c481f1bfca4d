import { splitTrailingPlace } from '../contact/places.ts';
import type { Line } from '../lines/lines.ts';
import type { Row } from '../lines/rows.ts';
import { isPhrase } from '../word-kinds.ts';
import type { Facts } from './education-row.ts';

/** A row of a section with what was read of it. */
export type ReadRow = { row: Row; facts: Facts };

type Kind = 'school' | 'degree';

const kindOf = ({ school, degree }: Facts): Kind | null =>
  school !== null && degree === null ? 'school' : degree !== null && school === null ? 'degree' : null;

/** A part of the school that is named above it. */
export const FACULTY =
  /^(?:faculty|department|dept\.|school|division|fakultät|fachbereich|facult[éa]|facultad|faculdade|wydział|faculteit)(?!\p{L})/iu;

const isHead = ({ row }: ReadRow) => !row.body && !row.line.bullet && !(row.line.full && row.cells.length === 1);

/**
 * Entries of a section are set alike: where a row of one names something that no word shows to be a school or a degree,
 * the rows in the same place of the other entries say which it is.
 */
export function withHabits(rows: readonly ReadRow[]): ReadRow[] {
  const dated = rows.flatMap((each, at) => (each.row.date ? [at] : []));
  if (dated.length < 2) return [...rows];
  const places = placesOfEntries(rows, dated);
  const kindsAt = (place: readonly number[]) => place.map((at) => likelyKind(rows[at]!));
  const kinds = places.map((place) => mostFrequent(kindsAt(place)));
  const lead = places.findIndex((place, at) => isHabit(kindsAt(place), kinds[at]!, dated.length));
  const habit = kinds[lead];
  if (!habit) return [...rows];
  const other = habit === 'school' ? 'degree' : 'school';
  const isOther = (place: readonly number[]) =>
    kindsAt(place).filter((kind) => kind === habit).length < place.length / 2;
  const named = new Map(
    places.flatMap((place, at) =>
      at === lead || isOther(place) ? place.map((index) => [index, at === lead ? habit : other] as const) : [],
    ),
  );
  return rows.map((each, at) => {
    const kind = named.get(at);
    if (kind && isUnclear(each.facts))
      return kind === other && isNamedNear(rows, at, kind) ? each : withKind(each, kind);
    const isStudied = kind === 'degree' && lead === 0 && each.facts.school !== null && !FACULTY.test(each.facts.school);
    return isStudied && !each.row.line.spaced && named.get(at - 1) === 'school' ? asStudied(each) : each;
  });
}

/** Whether the row above or below names a school or degree, as the row itself might. */
const isNamedNear = (rows: readonly ReadRow[], at: number, kind: Kind) =>
  [rows[at - 1], rows[at + 1]].some((each) => each && !each.row.date && kindOf(each.facts) === kind);

/** Half of the entries show what stands in a place, or several do, and few show something else. */
const isHabit = (kinds: readonly (Kind | null)[], habit: Kind | null, entries: number) => {
  const shown = kinds.filter((kind) => kind === habit).length;
  return (
    habit !== null &&
    shown >= Math.min(entries / 2, Math.max(2, entries / 3)) &&
    kinds.filter((kind) => kind !== null).length < shown * 1.5
  );
};

/** The rows of all entries that stand in one place: beside the date and next to that, or first and second under it. */
function placesOfEntries(rows: readonly ReadRow[], dated: readonly number[]): [number[], number[]] {
  const isOwn = (at: number) => rows[at] !== undefined && isHead(rows[at]) && !rows[at].row.date;
  const beside = dated.filter((at) => rows[at]!.row.cells.length > 0);
  const from = (lines: readonly number[], step: number) => lines.map((at) => at + step).filter(isOwn);
  if (beside.length === 0 && dated[0] === 0) return [from(dated, 1), from(dated, 2)];
  const known = (step: number) => from(beside, step).filter((at) => kindOf(rows[at]!.facts) !== null).length;
  const isAbove = known(-1) + (beside[0] !== undefined && isOwn(beside[0] - 1) ? 0.5 : 0) > known(1) + 0.25;
  return [beside, from(beside, isAbove ? -1 : 1)];
}

const isUnclear = ({ school, degree, other }: Facts) =>
  school === null && degree === null && other !== null && /^\p{Lu}[^:.]{1,70}$/u.test(other) && !isPhrase(other);

/** A text that ends in a town, or has one beside it, is a school rather than what is studied there. */
const likelyKind = ({ row: { cells }, facts }: ReadRow): Kind | null =>
  kindOf(facts) ??
  (isUnclear(facts) && (splitTrailingPlace(facts.other!).place !== null || (cells.length === 2 && TOWN.test(cells[1]!)))
    ? 'school'
    : null);

/** Also a town that no list has. */
const TOWN = /^\p{Lu}\p{Ll}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u;

const withKind = ({ row, facts }: ReadRow, kind: Kind): ReadRow => ({
  row,
  facts: { ...facts, [kind]: kind === 'school' ? splitTrailingPlace(facts.other!).rest : facts.other, other: null },
});

/** "Commercial school, lower certificate" under a school: what was studied there. */
const asStudied = ({ row, facts }: ReadRow): ReadRow => ({
  row,
  facts: { ...facts, school: null, degree: facts.degree ?? facts.school },
});

function mostFrequent(kinds: readonly (Kind | null)[]): Kind | null {
  const [schools, degrees] = [kinds.filter((kind) => kind === 'school'), kinds.filter((kind) => kind === 'degree')];
  if (schools.length === degrees.length) return null;
  return schools.length > degrees.length ? 'school' : 'degree';
}

/** The only bullet under a dated school that has no degree, where several schools have one: what was studied there. */
export function withStudiedBullet(each: ReadRow, at: number, rows: readonly ReadRow[]): ReadRow {
  if (!isStudiedBullet(each, at, rows) || rows.filter(isStudiedBullet).length < 2) return each;
  const { row, facts } = each;
  const line = { ...row.line, bullet: false };
  return { row: { ...row, line, body: false }, facts: { ...facts, degree: row.line.text, other: null } };
}

function isStudiedBullet({ row, facts }: ReadRow, at: number, rows: readonly ReadRow[]): boolean {
  const [above, below] = [rows[at - 1], rows[at + 1]];
  const isOnly = above?.row.line.bullet === false && below?.row.line.bullet !== true;
  const isUnderSchool = above !== undefined && above.row.date !== null && above.facts.school !== null;
  const isName = /^\p{Lu}[^:.;]{2,50}$/u.test(row.line.text) && row.line.text.split(' ').length < 7;
  return row.line.bullet && isOnly && isUnderSchool && above.facts.degree === null && !facts.school && isName;
}

/** A bullet that is nothing but the name of a school. */
export const isSchoolInBullet = ({ bullet, text }: Line, { school }: Facts): boolean =>
  bullet && school !== null && text.startsWith(school) && text.length < 60 && !DESCRIBES.test(text);

/** A word in small letters that no name has within it. */
const DESCRIBES = / (?!(?:and|the|der|des|für|und|del)(?!\p{L}))\p{Ll}{3,}/u;
