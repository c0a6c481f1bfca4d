import type { BoardColumn } from '../../../../../shared/contract/submissions.ts';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { COLUMNS, HIDDEN_COLUMNS } from '../../../../../shared/reference/funnel.ts';
import { beyondOf, cameFrom, columnOf, countsWait, withCount, without, withoutStrangers } from './board-counts.ts';

/** A column as far as it is known here: its first cards by latest change, and where the rest begins. */
export interface ColumnState {
  readonly ids: readonly SubmissionId[];
  readonly count: number;
  readonly next: string | null;
  readonly isLoaded: boolean;
  /** How many more the counters say there are than are known here. */
  readonly beyond: number;
  /** The counters say that cards came or went further down than the latest answer reaches: see `read-anew.ts`. */
  readonly isBehind: boolean;
}

/** The board of a job. Cards that did not change keep their identity, so that nothing is drawn twice. */
export interface BoardState {
  readonly columns: Readonly<Record<ColumnName, ColumnState>>;
  readonly cards: ReadonlyMap<SubmissionId, Card>;
  /** Cards moved here and when, in ms; infinite while the server has not answered. */
  readonly touched: ReadonlyMap<SubmissionId, number>;
}

/** How long an answer that may be older than a move made here does not undo it on the screen. */
const CARD_GRACE_MS = 10_000;
const unknown: ColumnState = { ids: [], count: 0, next: null, isLoaded: false, beyond: 0, isBehind: false };

export const emptyBoard = (): BoardState => ({
  columns: Object.fromEntries(COLUMNS.map((column) => [column, unknown])) as Record<ColumnName, ColumnState>,
  cards: new Map(),
  touched: new Map(),
});

const orderOf = (card: Card) => `${card.columnUpdatedAt}#${card.id}`;
const byLatest = (a: Card, b: Card) => (orderOf(a) < orderOf(b) ? 1 : -1);

const isSame = (a: Card, b: Card) => (Object.keys(b) as (keyof Card)[]).every((key) => a[key] === b[key]);

const isTouched = ({ touched }: BoardState, id: SubmissionId, now: number, grace: number) =>
  now - (touched.get(id) ?? Number.NEGATIVE_INFINITY) < grace;

/** Whether what is known of a card outlives what an answer says of it: it is newer, or was moved here a moment ago. */
function isKnownBetter(state: BoardState, known: Card, answered: Card, now: number) {
  if (known.version > answered.version) return true;
  const isMovedHere = known.columnName !== answered.columnName && known.version === answered.version;
  return isMovedHere && isTouched(state, known.id, now, CARD_GRACE_MS);
}

/** The cards with those of an answer; the very same where none of them says anything new. */
function takeCards(state: BoardState, answered: readonly Card[], now: number): BoardState['cards'] {
  const isNews = (card: Card) => {
    const known = state.cards.get(card.id);
    return !known || (!isKnownBetter(state, known, card, now) && !isSame(known, card));
  };
  const news = answered.filter(isNews);
  return news.length === 0 ? state.cards : new Map([...state.cards, ...news.map((card) => [card.id, card] as const)]);
}

/** Whether an answer has the cards that are known already, in their order, and says nothing new of any card. */
function isAsBefore(state: BoardState, cards: BoardState['cards'], { column, cards: answered, next }: BoardColumn) {
  const { ids, isLoaded } = state.columns[column];
  const isWhole = next !== null || answered.length === ids.length;
  return isLoaded && cards === state.cards && isWhole && answered.every(({ id }, place) => id === ids[place]);
}

function mergeColumn(state: BoardState, cards: BoardState['cards'], answer: BoardColumn, now: number) {
  const { column, next } = answer;
  const before = state.columns[column];
  if (isAsBefore(state, cards, answer)) {
    const beyond = beyondOf(before, before.ids, answer, countsWait(state, now));
    const same = { ids: before.ids, next: next === null ? null : before.next, count: answer.count, ...beyond };
    return columnOf(before, same, countsWait(state, now));
  }
  const answered = new Set(answer.cards.map(({ id }) => id));
  const isFresh = (id: SubmissionId) => isTouched(state, id, now, CARD_GRACE_MS);
  const last = answer.cards.at(-1);
  const joins = next === null || before.ids.some((id) => answered.has(id) && !isFresh(id));
  const keeps = (id: SubmissionId) => {
    const card = cards.get(id);
    if (!card || answered.has(id)) return false;
    return isFresh(id) || (next !== null && joins && last !== undefined && orderOf(card) < orderOf(last));
  };
  const ids = [...answered, ...before.ids.filter(keeps)]
    .flatMap((id) => cards.get(id) ?? [])
    .filter((card) => card.columnName === column)
    .sort(byLatest)
    .map(({ id }) => id);
  const rest = next !== null && before.isLoaded && joins ? before.next : next;
  return columnOf(
    before,
    { ids, next: rest, count: answer.count, ...beyondOf(before, ids, answer, countsWait(state, now)) },
    countsWait(state, now),
    cameFrom(state, ids, column),
  );
}

/** Takes in an answer: the first cards of each column, or with `isSearch` all that were found in every column. */
export function mergeBoard(
  state: BoardState,
  answer: readonly BoardColumn[],
  { now, isSearch = false }: { now: number; isSearch?: boolean },
): BoardState {
  const isAnswered = ({ column }: BoardColumn) => isSearch || !HIDDEN_COLUMNS.includes(column);
  const cards = takeCards(
    state,
    answer.filter(isAnswered).flatMap((column) => column.cards),
    now,
  );
  const columns = { ...state.columns };
  for (const column of answer) {
    columns[column.column] = isAnswered(column)
      ? mergeColumn(state, cards, column, now)
      : withCount(state, column, now);
  }
  return changed(state, withoutGone(state, cards, answer.filter(isAnswered), columns), columns, now);
}

/**
 * The cards without those that an answer no longer has where it would have to: they are in a column it says nothing of, on
 * another job, or deleted. Whoever may only stand further down than it reaches is kept.
 */
function withoutGone(
  { columns: before }: BoardState,
  cards: BoardState['cards'],
  answers: readonly BoardColumn[],
  after: BoardState['columns'],
): BoardState['cards'] {
  const gone = answers.flatMap(({ column, cards: answered, next }) => {
    if (after[column].ids === before[column].ids) return [];
    const stay = new Set(after[column].ids);
    const last = next === null ? undefined : answered.at(-1);
    return before[column].ids.filter((id) => {
      const card = cards.get(id);
      return card?.columnName === column && !stay.has(id) && !(last && orderOf(card) < orderOf(last));
    });
  });
  if (gone.length === 0) return cards;
  const left = new Map(cards);
  for (const id of gone) left.delete(id);
  return left;
}

/** The state with what is new; the very same where nothing is, so that nobody looks at it again. */
function changed(
  state: BoardState,
  cards: BoardState['cards'],
  columns: Record<ColumnName, ColumnState>,
  now: number,
): BoardState {
  const isWaiting = cards !== state.cards && countsWait(state, now);
  if (cards !== state.cards)
    for (const column of COLUMNS) columns[column] = withoutStrangers(columns[column], column, cards, isWaiting);
  const isSameBoard = cards === state.cards && COLUMNS.every((column) => columns[column] === state.columns[column]);
  return isSameBoard ? state : { ...state, cards, columns };
}

/** Takes in one column from its beginning. */
export function mergeOneColumn(state: BoardState, answer: BoardColumn, now: number): BoardState {
  const cards = takeCards(state, answer.cards, now);
  const columns = { ...state.columns, [answer.column]: mergeColumn(state, cards, answer, now) };
  return changed(state, withoutGone(state, cards, [answer], columns), columns, now);
}

/** Adds the page of a column that follows what is known; a page that was asked for twice changes nothing. */
export function appendPage(state: BoardState, after: string, answer: BoardColumn, now: number): BoardState {
  const before = state.columns[answer.column];
  if (before.next !== after) return state;
  const cards = takeCards(state, answer.cards, now);
  const known = new Set(before.ids);
  const added = answer.cards.filter(({ id }) => !known.has(id) && cards.get(id)?.columnName === answer.column);
  const ids = [...before.ids, ...added.map(({ id }) => id)];
  const beyond = { beyond: answer.count - ids.length, isBehind: before.isBehind };
  const longer = { ids, next: answer.next, count: answer.count, ...beyond };
  const column = columnOf(before, longer, countsWait(state, now), cameFrom(state, ids, answer.column));
  return changed(state, cards, { ...state.columns, [answer.column]: column }, now);
}

/** Takes in some cards that were asked for by themselves: of these, whoever is not answered is on the job no more. */
export function mergeCards(
  state: BoardState,
  { asked, answered }: { readonly asked: readonly SubmissionId[]; readonly answered: readonly Card[] },
  now: number,
): BoardState {
  const there = new Set(answered.map(({ id }) => id));
  const gone = asked.filter((id) => state.cards.has(id) && !there.has(id) && !isTouched(state, id, now, CARD_GRACE_MS));
  const taken = takeCards(state, answered, now);
  const cards = gone.length === 0 ? taken : new Map([...taken].filter(([id]) => !gone.includes(id)));
  return changed(state, cards, { ...state.columns }, now);
}

/**
 * Puts a card where it says it belongs, and remembers until `touchedAt` plus a grace that this happened here. `from` is where
 * it was, should it not be known here.
 */
export function placeCard(state: BoardState, card: Card, touchedAt: number, from?: ColumnName): BoardState {
  const was = state.cards.get(card.id)?.columnName ?? from;
  const cards = new Map(state.cards).set(card.id, card);
  const touched = new Map(state.touched).set(card.id, touchedAt);
  const columns = { ...state.columns };
  const isMove = was !== card.columnName;
  if (was && isMove) columns[was] = without(columns[was], card.id);
  const to = columns[card.columnName];
  if (isMove || !to.ids.includes(card.id)) columns[card.columnName] = withCard(to, card, cards, isMove);
  return { cards, columns, touched };
}

function withCard(column: ColumnState, card: Card, cards: ReadonlyMap<SubmissionId, Card>, counts: boolean) {
  const others = column.ids.filter((id) => id !== card.id);
  const at = others.findIndex((id) => orderOf(cards.get(id) ?? card) < orderOf(card));
  const ids = at < 0 ? [...others, card.id] : [...others.slice(0, at), card.id, ...others.slice(at)];
  return { ...column, ids, count: counts ? column.count + 1 : column.count };
}

/** Takes a card off the board: it was deleted, or is on another job. */
export function dropCard(state: BoardState, id: SubmissionId): BoardState {
  const card = state.cards.get(id);
  if (!card) return state;
  const cards = new Map(state.cards);
  cards.delete(id);
  const columns = { ...state.columns, [card.columnName]: without(state.columns[card.columnName], id) };
  // Gone by a hand of this page, and no move that anything waits for.
  return { cards, columns, touched: new Map(state.touched).set(id, Number.NEGATIVE_INFINITY) };
}

/** Shows a move before the server has answered. */
export const moveCard = (state: BoardState, card: Card, to: ColumnName, now: number): BoardState =>
  placeCard(
    state,
    { ...card, columnName: to, columnUpdatedAt: new Date(now).toISOString(), undoableUntil: null },
    Number.POSITIVE_INFINITY,
  );
