import type { Row } from '../lines/rows.ts';
import { isPhrase } from '../word-kinds.ts';
import type { Facts } from './education-row.ts';

/** A row of a section with what was read of it. */
export type ReadRow = { row: Row; facts: Facts };

type Kind = 'school' | 'degree';

const kindOf = ({ school, degree }: Facts): Kind | null =>
  school !== null && degree === null ? 'school' : degree !== null && school === null ? 'degree' : null;

const isHead = ({ row }: ReadRow) => !row.body && !row.line.bullet && !(row.line.full && row.cells.length === 1);

/**
 * Entries of a section are set alike. Where a dated row or the row beside it names something that no word shows to be a
 * school or a degree, the rows of the other entries say which it is.
 */
export function withHabits(rows: readonly ReadRow[]): ReadRow[] {
  const dated = rows.flatMap((each, at) => (each.row.date && each.row.cells.length > 0 ? [at] : []));
  const habit = mostFrequent(dated.map((at) => kindOf(rows[at]!.facts)));
  const known = dated.filter((at) => kindOf(rows[at]!.facts) === habit);
  if (!habit || dated.length < 2 || known.length < dated.length / 2) return [...rows];
  const other = habit === 'school' ? 'degree' : 'school';
  const beside = (step: number) =>
    dated.filter((at) => isBeside(rows[at + step]) && kindOf(rows[at + step]!.facts) === other);
  const lead = beside(-1).length - beside(1).length + (isBeside(rows[dated[0]! - 1]) ? 0.5 : -0.5);
  const step = lead > 0 ? -1 : 1;
  const isUsual = beside(step).length > 0;
  const unclear = dated.filter((at) => kindOf(rows[at]!.facts) === null && isUnclear(rows[at]!.facts));
  return rows.map((each, at) => {
    if (unclear.includes(at)) return named(each, habit);
    const isNeighbour = isUsual && isBeside(each) && dated.includes(at - step) && isUnclear(each.facts);
    return isNeighbour ? named(each, other) : each;
  });
}

const isBeside = (each: ReadRow | undefined): each is ReadRow => each !== undefined && isHead(each) && !each.row.date;

const isUnclear = ({ school, degree, other }: Facts) =>
  school === null && degree === null && other !== null && /^\p{Lu}[^:.]{1,70}$/u.test(other) && !isPhrase(other);

const named = ({ row, facts }: ReadRow, kind: Kind): ReadRow => ({
  row,
  facts: { ...facts, [kind]: facts.other, other: null },
});

function mostFrequent(kinds: readonly (Kind | null)[]): Kind | null {
  const [schools, degrees] = [kinds.filter((kind) => kind === 'school'), kinds.filter((kind) => kind === 'degree')];
  if (schools.length === degrees.length) return null;
  return schools.length > degrees.length ? 'school' : 'degree';
}
