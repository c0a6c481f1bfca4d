import type { BoardColumn } from '../../../../../shared/contract/submissions.ts';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import type { BoardState, ColumnState } from './board-state.ts';

/** How long the counters may take to follow a move; they follow many one after the other. */
const COUNT_GRACE_MS = 6_000;
const COUNTS_OF_MANY_GRACE_MS = 15_000;
const MANY = 20;
/** As long as an answer may be older than a move made here. */
const SETTLED_AFTER_MS = 10_000;

const sameIds = (a: readonly SubmissionId[], b: readonly SubmissionId[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

const movedWithin = ({ touched }: BoardState, now: number, grace: number) =>
  [...touched.values()].filter((at) => now - at < grace).length;

/**
 * Whether what is counted here is truer than the counters of an answer, which may stand half way: a move has just been made
 * here, or is being made. What nobody has counted yet is taken as it comes.
 */
export const countsWait = (state: BoardState, now: number): boolean =>
  isCounted(state) &&
  (movedWithin(state, now, COUNT_GRACE_MS) > 0 || movedWithin(state, now, COUNTS_OF_MANY_GRACE_MS) >= MANY);

/** Every answer counts all columns, also those of which it has no cards. */
const isCounted = ({ columns }: BoardState) => columns.SAVED.isLoaded;

/** Whether an answer is taken as it comes: nothing was moved here so lately that the server may not know of it. */
export const isSettled = (state: BoardState, now: number): boolean =>
  movedWithin(state, now, SETTLED_AFTER_MS) === 0 && !countsWait(state, now);

/** How many of these were known to be in another column. */
export const cameFrom = ({ cards }: BoardState, ids: readonly SubmissionId[], column: ColumnName) =>
  ids.filter((id) => (cards.get(id)?.columnName ?? column) !== column).length;

/**
 * A column whose last card is known is counted by its cards; otherwise by the counters once they have followed, and until then
 * by what came and went here.
 */
export function columnOf(
  before: ColumnState,
  after: Omit<ColumnState, 'isLoaded'>,
  isWaiting: boolean,
  came = 0,
): ColumnState {
  const ids = sameIds(before.ids, after.ids) ? before.ids : after.ids;
  const counted = Math.max(isWaiting ? before.count + came : after.count, ids.length);
  const count = after.next === null ? ids.length : counted;
  const column: ColumnState = { ...after, ids, count, isLoaded: true };
  const isUnchanged = (Object.keys(column) as (keyof ColumnState)[]).every((key) => column[key] === before[key]);
  return isUnchanged ? before : column;
}

/** Whether an answer that leaves out the end of what is known counts more or fewer there than was known until now. */
export function beyondOf(
  before: ColumnState,
  ids: readonly SubmissionId[],
  answer: BoardColumn,
  isWaiting: boolean,
): Pick<ColumnState, 'beyond' | 'isBehind'> {
  const beyond = answer.count - ids.length;
  if (answer.next === null || ids.length <= answer.cards.length) return { beyond, isBehind: false };
  return { beyond: before.beyond, isBehind: isWaiting ? before.isBehind : beyond !== before.beyond };
}

/** A column of which an answer says nothing but how many it has. */
export function withCount(state: BoardState, { column, count }: BoardColumn, now: number): ColumnState {
  const before = state.columns[column];
  const isExact = before.isLoaded && before.next === null;
  return isExact || count === before.count || countsWait(state, now) ? before : { ...before, count };
}

/** A card that turned up in another column leaves this one, which the counters say by themselves unless they wait. */
export function withoutStrangers(
  state: ColumnState,
  column: ColumnName,
  cards: ReadonlyMap<SubmissionId, Card>,
  isWaiting: boolean,
): ColumnState {
  if (state.ids.every((id) => cards.get(id)?.columnName === column)) return state;
  const ids = state.ids.filter((id) => cards.get(id)?.columnName === column);
  const counted = isWaiting ? Math.max(ids.length, state.count - (state.ids.length - ids.length)) : state.count;
  return { ...state, ids, count: state.isLoaded && state.next === null ? ids.length : counted };
}

/** A column that somebody has left. */
export const without = (column: ColumnState, id: SubmissionId): ColumnState => ({
  ...column,
  ids: column.ids.filter((other) => other !== id),
  count: Math.max(0, column.count - 1),
});

/** While these are being moved, no answer counts them half way; once it is over they are as if just moved. */
export function holdCounts(state: BoardState, ids: readonly SubmissionId[], until: number): BoardState {
  const held = ids.filter(
    (id) => until === Number.POSITIVE_INFINITY || state.touched.get(id) === Number.POSITIVE_INFINITY,
  );
  if (held.length === 0) return state;
  return { ...state, touched: new Map([...state.touched, ...held.map((id) => [id, until] as const)]) };
}

/**
 * Whether no card of these columns is shown, so that the keys find none: of the one to be reviewed only that there are some is seen.
 */
export const isNobodyShown = (
  { columns, cards }: BoardState,
  of: readonly ColumnName[],
  shows: ((card: Card) => boolean) | undefined,
): boolean =>
  !of.some((column) => {
    const { ids, count } = columns[column];
    if (!shows || column === 'NEW') return count > 0;
    return ids.some((id) => {
      const card = cards.get(id);
      return card !== undefined && shows(card);
    });
  });
