import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { shortcutOf } from '../../../ui/actions/shortcut.ts';
import { columnLabel } from '../ats/ats-context.ts';
import type { Announcer } from './announcer.ts';
import { type Board, carriedWith } from './board-context.ts';
import type { DragStore } from './drag-store.ts';
import { dropWords } from './drop-words.ts';

/** What the keys of the board work on. */
export interface KeyTargets {
  readonly board: Board;
  readonly drag: DragStore;
  readonly announcer: Announcer;
  /** Columns on the screen, in order, and those a card in hand can be carried to. */
  readonly shown: readonly ColumnName[];
  readonly reachable: readonly ColumnName[];
  readonly requestMove: (card: Card, to: ColumnName) => void;
  /** Whether the columns stand beside each other, so that a card can be carried; otherwise the menu opens instead. */
  readonly canCarry: boolean;
}

type Key = (card: Card, at: KeyTargets, element: Element) => void;

const NONE: readonly SubmissionId[] = [];
/** The cards of a column that are shown, in their order. */
const shownIn = ({ board }: KeyTargets, column: ColumnName) => board.lists.get(column)?.ids() ?? NONE;
const labelOf = (column: ColumnName, { board }: KeyTargets) => columnLabel(column, board.rules.atsName);
const placeOf = (card: Card, at: KeyTargets) => shownIn(at, card.columnName).indexOf(card.id);

const focusAt = (at: KeyTargets, column: ColumnName, index: number) => {
  const last = shownIn(at, column).length - 1;
  at.board.lists.get(column)?.focus(Math.min(Math.max(index, 0), last));
};

const step =
  (by: number): Key =>
  (card, at) =>
    focusAt(at, card.columnName, placeOf(card, at) + by);

/** To the next column that has cards; the same height, or its last card. */
const across =
  (by: number): Key =>
  (card, at) => {
    const index = at.shown.indexOf(card.columnName);
    const rest = by > 0 ? at.shown.slice(index + 1) : at.shown.slice(0, Math.max(index, 0)).reverse();
    const column = rest.find((each) => shownIn(at, each).length > 0);
    if (column) focusAt(at, column, placeOf(card, at));
  };

const open: Key = (card, { board }) => board.open(card.id);
const openMoves: Key = (card, { board }, element) => board.openMoves(card.id, element.closest('article') ?? element);

const pickUp: Key = (card, at, element) => {
  const { drag, announcer } = at;
  if (!at.canCarry) return openMoves(card, at, element);
  drag.start({ id: card.id, name: card.name, from: card.columnName, by: 'keyboard' });
  announcer.say(
    `${card.name} picked up from ${labelOf(card.columnName, at)}. Arrow keys choose where to, Space drops, Escape cancels.`,
  );
};

const select: Key = (card, { board, announcer }) => {
  board.selection.toggle(card.id);
  const isOn = board.selection.has(card.id);
  announcer.say(`${card.name} ${isOn ? 'selected' : 'no longer selected'}, ${board.selection.read().size} in all.`);
};

/** Takes the next card into the selection, and goes there. */
const extend =
  (by: number): Key =>
  (card, at) => {
    const ids = shownIn(at, card.columnName);
    const { selection } = at.board;
    if (!selection.has(card.id)) selection.toggle(card.id);
    const next = ids[placeOf(card, at) + by];
    if (next) selection.extendTo(next, ids);
    at.announcer.say(`${selection.read().size} selected.`);
    step(by)(card, at, document.body);
  };

const clear: Key = (_card, { board, announcer }) => {
  if (board.selection.read().size === 0) return;
  board.selection.clear();
  announcer.say('Nobody is selected.');
};

const resting: Readonly<Record<string, Key>> = {
  ArrowDown: step(1),
  ArrowUp: step(-1),
  j: step(1),
  k: step(-1),
  ArrowRight: across(1),
  ArrowLeft: across(-1),
  Home: (card, at) => focusAt(at, card.columnName, 0),
  End: (card, at) => focusAt(at, card.columnName, Number.POSITIVE_INFINITY),
  Space: pickUp,
  Enter: open,
  m: openMoves,
  x: select,
  'shift+ArrowDown': extend(1),
  'shift+ArrowUp': extend(-1),
  Escape: clear,
};

const showColumn = (column: ColumnName) =>
  document.querySelector(`[data-column="${column}"]`)?.scrollIntoView({ inline: 'nearest', block: 'nearest' });

const carry =
  (by: number): Key =>
  (card, at) => {
    const { drag, reachable, announcer, board } = at;
    const over = drag.read()?.over ?? card.columnName;
    const to = reachable[Math.min(Math.max(reachable.indexOf(over) + by, 0), reachable.length - 1)];
    if (!to) return;
    drag.over(to);
    showColumn(to);
    const words = dropWords(carriedWith(board, card.id), to, board.rules);
    announcer.say(`${labelOf(to, at)}: ${words.allowed ? `${words.what}, ${words.how}` : words.why}.`);
  };

const drop: Key = (card, { drag, announcer, requestMove, board }) => {
  const to = drag.read()?.over;
  drag.end();
  const words = to ? dropWords(carriedWith(board, card.id), to, board.rules) : null;
  if (!words?.allowed) showColumn(card.columnName);
  if (!to || !words) announcer.say(`${card.name} stays where it was.`);
  else if (words.allowed) requestMove(card, to);
  else announcer.say(`Not moved: ${words.why}.`);
};

const cancel: Key = (card, at) => {
  const { drag, announcer } = at;
  drag.end();
  showColumn(card.columnName);
  announcer.say(`${card.name} stays in ${labelOf(card.columnName, at)}.`);
};

const inHand: Readonly<Record<string, Key>> = {
  ArrowRight: carry(1),
  ArrowDown: carry(1),
  ArrowLeft: carry(-1),
  ArrowUp: carry(-1),
  Space: drop,
  Enter: drop,
  Escape: cancel,
};

/** Acts on a key pressed on a card, or while the focus is on its way to one: moves the focus, opens, or carries the card. Says whether it was one of the board's. */
export function pressKey(event: KeyboardEvent, at: KeyTargets): boolean {
  const element = event.target instanceof Element ? event.target.closest('[data-card]') : null;
  const id = at.board.going.current ?? (element?.getAttribute('data-card') as SubmissionId | undefined);
  const card = id && at.board.store.read().cards.get(id);
  if (!element || !card) return false;
  const drag = at.drag.read();
  const key = (drag ? (drag.by === 'keyboard' ? inHand : {}) : resting)[shortcutOf(event)];
  if (!key) return false;
  key(card, at, element);
  return true;
}
