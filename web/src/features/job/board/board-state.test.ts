import { describe, expect, test } from 'vitest';
import type { BoardColumn } from '../../../../../shared/contract/submissions.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { COLUMNS, type ColumnName } from '../../../../../shared/reference/funnel.ts';
import { holdCounts, isNobodyShown, isSettled } from './board-counts.ts';
import {
  appendPage,
  type BoardState,
  emptyBoard,
  mergeBoard,
  mergeCards,
  mergeOneColumn,
  moveCard,
  placeCard,
} from './board-state.ts';
import { mergeAnew } from './read-anew.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

/** A card that came to its column `age` minutes ago; its number is its name. */
const aCard = (number: number, column: ColumnName, change: Partial<Card> = {}): Card => ({
  id: `sub_${String(number).padStart(4, '0')}`,
  jobId: 'job_1',
  columnName: column,
  columnUpdatedAt: new Date(NOW - number * 60_000).toISOString(),
  version: 1,
  name: `Candidate ${number}`,
  jobTitle: 'Engineer',
  currentEmployer: 'Kestrel',
  origin: 'crowd',
  isEmailHuntDone: true,
  hasEmailToContact: true,
  isDuplicate: false,
  ...{ isAutoContact: false, isSourcerTrial: false, fromCompanyNotToSourceFrom: false },
  isBenchmarked: false,
  hasUnreadReply: false,
  mailStatus: null,
  mailStep: null,
  nextMailAt: null,
  verdicts: '',
  undoableUntil: null,
  atsExport: null,
  exportedToAtsAt: null,
  isBeingUpdated: false,
  ...change,
});

const aColumn = (column: ColumnName, cards: Card[], change: Partial<BoardColumn> = {}): BoardColumn => ({
  column,
  count: cards.length,
  cards,
  next: null,
  ...change,
});

const anAnswer = (...columns: BoardColumn[]) =>
  COLUMNS.map((name) => columns.find(({ column }) => column === name) ?? aColumn(name, []));

const take = (state: BoardState, columns: BoardColumn[], now = NOW) => mergeBoard(state, anAnswer(...columns), { now });
const idsIn = (state: BoardState, column: ColumnName) => state.columns[column].ids.map((id) => Number(id.slice(4)));
const cardOf = (state: BoardState, number: number) => state.cards.get(aCard(number, 'SAVED').id)!;

const saved = [1, 2, 3].map((number) => aCard(number, 'SAVED'));
const board = take(emptyBoard(), [aColumn('SAVED', saved), aColumn('CONTACTED', [aCard(9, 'CONTACTED')])]);

describe('the board as it is answered', () => {
  test('has the cards of each column, the latest first', () => expect(idsIn(board, 'SAVED')).toEqual([1, 2, 3]));

  test('keeps the identity of what did not change, so that it is not drawn again', () => {
    const again = take(board, [
      aColumn(
        'SAVED',
        [1, 2, 3].map((number) => aCard(number, 'SAVED')),
      ),
      aColumn('CONTACTED', [aCard(9, 'CONTACTED')]),
    ]);
    expect(again.columns.SAVED).toBe(board.columns.SAVED);
    expect(cardOf(again, 2)).toBe(cardOf(board, 2));
  });

  test('is the very same board where nothing is new, so that nothing is sorted, copied or drawn', () => {
    const twin = (card: Card) => ({ ...card });
    const again = take(board, [aColumn('SAVED', saved.map(twin)), aColumn('CONTACTED', [aCard(9, 'CONTACTED')])]);
    expect(again).toBe(board);
    expect(mergeOneColumn(board, aColumn('SAVED', saved.map(twin)), NOW)).toBe(board);
  });

  test('is settled except shortly after a move made here', () => {
    const settled = placeCard(board, aCard(2, 'CONTACTED', { version: 2 }), NOW);
    expect(isSettled(board, NOW)).toBe(true);
    expect(isSettled(moveCard(board, cardOf(board, 2), 'CONTACTED', NOW), NOW + 60_000)).toBe(false);
    expect(isSettled(settled, NOW + 9_000)).toBe(false);
    expect(isSettled(settled, NOW + 11_000)).toBe(true);
  });

  test('changes only the card that changed', () => {
    const changed = aCard(2, 'SAVED', { hasUnreadReply: true });
    const again = take(board, [
      aColumn('SAVED', [saved[0]!, changed, saved[2]!]),
      aColumn('CONTACTED', [aCard(9, 'CONTACTED')]),
    ]);
    expect(again.columns.SAVED).toBe(board.columns.SAVED);
    expect(cardOf(again, 2)).toBe(changed);
    expect(cardOf(again, 1)).toBe(cardOf(board, 1));
  });

  test('drops a card that is gone and takes in one that is new', () => {
    const again = take(board, [aColumn('SAVED', [aCard(0, 'SAVED'), saved[0]!, saved[2]!])]);
    expect(idsIn(again, 'SAVED')).toEqual([0, 1, 3]);
    expect(idsIn(again, 'CONTACTED')).toEqual([]);
  });

  test('knows nobody who has left a column for one that is hidden', () => {
    const again = take(board, [
      aColumn('SAVED', [saved[0]!, saved[2]!]),
      aColumn('CONTACTED', [aCard(9, 'CONTACTED')]),
    ]);
    expect([...again.cards.keys()].toSorted()).toEqual(['sub_0001', 'sub_0003', 'sub_0009']);
    const hidden = mergeOneColumn(board, aColumn('DISCARDED', [aCard(20, 'DISCARDED'), aCard(21, 'DISCARDED')]), NOW);
    const left = mergeOneColumn(hidden, aColumn('DISCARDED', [aCard(21, 'DISCARDED')]), NOW);
    expect([cardOf(left, 20), cardOf(left, 21)?.columnName]).toEqual([undefined, 'DISCARDED']);
  });

  test('says nothing of the hidden columns but their count', () => {
    const hidden = mergeOneColumn(board, aColumn('DISCARDED', [aCard(20, 'DISCARDED')]), NOW);
    const again = take(hidden, [aColumn('SAVED', saved), aColumn('REJECTED', [], { count: 7 })]);
    expect(idsIn(again, 'DISCARDED')).toEqual([20]);
    expect(again.columns.REJECTED).toMatchObject({ count: 7, isLoaded: false });
  });

  test('with a search says everything of every column', () => {
    const found = mergeBoard(emptyBoard(), anAnswer(aColumn('DISCARDED', [aCard(5, 'DISCARDED')])), {
      now: NOW,
      isSearch: true,
    });
    expect(idsIn(found, 'DISCARDED')).toEqual([5]);
    expect(found.columns.SAVED.isLoaded).toBe(true);
  });
});

describe('a column of many cards', () => {
  const first = aColumn('SAVED', saved, { count: 6, next: 'after-3' });
  const rest = aColumn(
    'SAVED',
    [4, 5, 6].map((number) => aCard(number, 'SAVED')),
    { count: 6 },
  );
  const long = appendPage(take(emptyBoard(), [first]), 'after-3', rest, NOW);

  test('grows page by page', () => {
    expect(idsIn(long, 'SAVED')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(long.columns.SAVED.next).toBeNull();
  });

  test('does not grow twice by the same page', () => expect(appendPage(long, 'after-3', rest, NOW)).toBe(long));

  test('keeps what was read, and the place of whoever looks at it, where somebody further down is gone', () => {
    const all = [1, 2, 3, 4].map((number) => aCard(number, 'SAVED'));
    const first = all.slice(0, 2);
    const whole = take(emptyBoard(), [aColumn('SAVED', all)]);
    // A teammate moved the fourth to another job, or the counters are one too low.
    const less = take(whole, [aColumn('SAVED', first, { count: 3, next: 'after 2' })]);
    expect(less.columns.SAVED.ids).toBe(whole.columns.SAVED.ids);
  });

  test('keeps what was read further down when its beginning is read again', () => {
    const again = take(long, [
      aColumn('SAVED', [aCard(0, 'SAVED'), saved[0]!, saved[2]!], { count: 6, next: 'after-3b' }),
    ]);
    expect(idsIn(again, 'SAVED')).toEqual([0, 1, 3, 4, 5, 6]);
    expect(again.columns.SAVED.next).toBeNull();
  });

  describe('of which the counters say otherwise than its cards', () => {
    const cards = (...numbers: number[]) => numbers.map((number) => aCard(number, 'SAVED'));
    const begins = (count: number) => aColumn('SAVED', saved, { count, next: 'after-3' });
    const isBehind = (state: BoardState) => state.columns.SAVED.isBehind;
    const anew = (state: BoardState, count: number, ...numbers: number[]) =>
      mergeAnew(state, aColumn('SAVED', cards(...numbers), { count }), NOW);

    test('is read anew, and shows whom a teammate put back in the middle of it', () => {
      expect(isBehind(long)).toBe(false);
      const behind = take(long, [begins(7)]);
      expect(isBehind(behind)).toBe(true);
      const back = anew(behind, 7, 1, 2, 3, 4, 4.5, 5, 6);
      expect(idsIn(back, 'SAVED')).toEqual([1, 2, 3, 4, 4.5, 5, 6]);
      expect([back.columns.SAVED.count, isBehind(back)]).toEqual([7, false]);
    });

    test('counts nobody who has left further down', () => {
      const behind = take(long, [begins(5)]);
      expect(isBehind(behind)).toBe(true);
      const left = anew(behind, 5, 1, 2, 3, 4, 6);
      expect([idsIn(left, 'SAVED'), left.columns.SAVED.count]).toEqual([[1, 2, 3, 4, 6], 5]);
    });

    test('is read anew once where the counters are wrong', () => {
      const known = anew(take(long, [begins(5)]), 5, 1, 2, 3, 4, 5, 6);
      expect(known.columns.SAVED.count).toBe(6);
      expect(take(known, [begins(5)])).toBe(known);
      expect(isBehind(take(known, [begins(6)]))).toBe(true);
    });

    test('is so too where its end was not read', () => {
      const page = aColumn('SAVED', cards(4, 5, 6), { count: 20, next: 'after-6' });
      const part = appendPage(take(emptyBoard(), [{ ...begins(20) }]), 'after-3', page, NOW);
      expect(isBehind(take(part, [begins(20)]))).toBe(false);
      expect(isBehind(take(part, [begins(21)]))).toBe(true);
    });

    test('is not while a move made here is counted', () => {
      const moved = moveCard(long, cardOf(long, 5), 'CONTACTED', NOW);
      expect(isBehind(take(moved, [begins(6)]))).toBe(false);
      const settled = placeCard(moved, aCard(5, 'CONTACTED', { version: 2 }), NOW);
      const later = take(
        settled,
        [begins(5), aColumn('CONTACTED', [aCard(5, 'CONTACTED', { version: 2 })])],
        NOW + 60_000,
      );
      expect([isBehind(later), later.columns.SAVED.count]).toEqual([false, 5]);
    });
  });

  test('is the very same column where its beginning is read again and nothing is new', () => {
    const again = take(long, [aColumn('SAVED', saved, { count: 6, next: 'after-3' })]);
    expect(again).toBe(long);
  });

  test('begins anew where so many came that the two no longer meet', () => {
    const newer = [-3, -2, -1].map((number) => aCard(number, 'SAVED', { id: `sub_n${-number}` }));
    const again = take(long, [aColumn('SAVED', newer, { count: 40, next: 'after-n1' })]);
    expect(again.columns.SAVED.ids).toEqual(['sub_n3', 'sub_n2', 'sub_n1']);
    // They may stand below what was read.
    expect(cardOf(again, 6).columnName).toBe('SAVED');
    expect(again.columns.SAVED).toMatchObject({ next: 'after-n1', count: 40 });
  });

  test('is counted by the counters until its last card is known', () => {
    expect(take(emptyBoard(), [first]).columns.SAVED.count).toBe(6);
    expect(take(emptyBoard(), [aColumn('SAVED', saved, { count: 1 })]).columns.SAVED.count).toBe(3);
  });
});

describe('a move made here', () => {
  const moved = moveCard(board, cardOf(board, 2), 'CONTACTED', NOW);

  test('is seen at once, on top of its new column, and counted', () => {
    expect(idsIn(moved, 'SAVED')).toEqual([1, 3]);
    expect(idsIn(moved, 'CONTACTED')).toEqual([2, 9]);
    expect([moved.columns.SAVED.count, moved.columns.CONTACTED.count]).toEqual([2, 2]);
  });

  test('is not undone by an answer from before it', () => {
    const stale = take(moved, [aColumn('SAVED', saved), aColumn('CONTACTED', [aCard(9, 'CONTACTED')])], NOW + 60_000);
    expect(idsIn(stale, 'SAVED')).toEqual([1, 3]);
    expect(idsIn(stale, 'CONTACTED')).toEqual([2, 9]);
  });

  test('goes back to where it was when it is refused', () => {
    const back = placeCard(moved, cardOf(board, 2), NOW);
    expect(idsIn(back, 'SAVED')).toEqual([1, 2, 3]);
    expect(idsIn(back, 'CONTACTED')).toEqual([9]);
    expect([back.columns.SAVED.count, back.columns.CONTACTED.count]).toEqual([3, 1]);
  });

  test('gives way to what a teammate did with the card since', () => {
    const settled = placeCard(moved, aCard(2, 'CONTACTED', { version: 2 }), NOW);
    const later = take(settled, [aColumn('INTERESTED', [aCard(2, 'INTERESTED', { version: 3 })])], NOW + 1_000);
    expect(idsIn(later, 'INTERESTED')).toEqual([2]);
    expect(idsIn(later, 'CONTACTED')).not.toContain(2);
  });

  test('is forgotten after its grace, so that the board is what the server says', () => {
    const settled = placeCard(moved, aCard(2, 'CONTACTED', { version: 2 }), NOW);
    const later = take(settled, [aColumn('SAVED', [saved[0]!, saved[2]!])], NOW + 11_000);
    expect(idsIn(later, 'CONTACTED')).toEqual([]);
  });
});

describe('the counts while many are moved', () => {
  const many = Array.from({ length: 30 }, (_, number) => aCard(number, 'SAVED'));
  const answerOf = (discarded: number) => [
    aColumn('SAVED', many.slice(discarded, discarded + 10), { count: 130 - discarded, next: 'more' }),
    aColumn('DISCARDED', [], { count: discarded }),
  ];
  const whole = appendPage(
    take(emptyBoard(), answerOf(0)),
    'more',
    aColumn('SAVED', many.slice(10), { count: 130, next: 'yet more' }),
    NOW,
  );
  const ids = many.map(({ id }) => id);
  const counts = ({ columns }: BoardState) => [columns.SAVED.count, columns.DISCARDED.count];
  const gone = many.map((card) => ({ ...card, columnName: 'DISCARDED' as const, version: 2 }));
  const settled = (state: BoardState, at: number) =>
    gone.reduce((now, card) => placeCard(now, card, at), holdCounts(state, ids, at));

  test('are those of before until the moves are answered, and never count one twice', () => {
    const held = holdCounts(whole, ids, Number.POSITIVE_INFINITY);
    const halfWay = take(held, answerOf(14), NOW + 60_000);
    expect(counts(halfWay)).toEqual([130, 0]);
    expect(counts(settled(halfWay, NOW + 61_000))).toEqual([100, 30]);
  });

  test('are right too where the hidden column is read for the first time half way', () => {
    const held = holdCounts(whole, ids, Number.POSITIVE_INFINITY);
    const shown = mergeOneColumn(held, aColumn('DISCARDED', gone.slice(0, 14), { count: 14, next: 'a' }), NOW + 60_000);
    expect(counts(shown)).toEqual([116, 14]);
    expect(counts(settled(shown, NOW + 61_000))).toEqual([100, 30]);
  });

  test('wait for counters that follow many slowly, and are the server’s in the end', () => {
    const moved = settled(holdCounts(whole, ids, Number.POSITIVE_INFINITY), NOW);
    const late = take(moved, answerOf(21), NOW + 12_000);
    expect(counts(late)).toEqual([100, 30]);
    expect(isSettled(late, NOW + 12_000)).toBe(false);
    const after = take(late, answerOf(29), NOW + 16_000);
    expect([counts(after), isSettled(after, NOW + 16_000)]).toEqual([[101, 29], true]);
  });

  test('let go of what broke off, and take what the server counts', () => {
    const broken = holdCounts(holdCounts(whole, ids, Number.POSITIVE_INFINITY), ids, NOW);
    expect(counts(take(broken, answerOf(30), NOW + 16_000))).toEqual([100, 30]);
  });

  test('take one from where somebody was who is not known here', () => {
    const stranger = aCard(99, 'SAVED', { version: 3 });
    const back = placeCard(take(emptyBoard(), answerOf(30)), stranger, NOW, 'DISCARDED');
    expect(counts(back)).toEqual([101, 29]);
  });
});

test('a board on which nobody passes the filters has nobody to go to with the keys', () => {
  const board = placeCard(emptyBoard(), aCard(1, 'SAVED'), NOW);
  const isEmpty = (shows?: (card: Card) => boolean) => isNobodyShown(board, ['NEW', 'SAVED', 'CONTACTED'], shows);
  expect(isEmpty()).toBe(false);
  expect(isEmpty(() => true)).toBe(false);
  expect(isEmpty(() => false)).toBe(true);
  expect(isNobodyShown(board, ['CONTACTED'], undefined)).toBe(true);
  const inReview = placeCard(emptyBoard(), aCard(1, 'NEW'), NOW);
  expect(isNobodyShown(inReview, ['NEW', 'SAVED'], () => false)).toBe(false);
});

test('a card that a column of its own brings leaves the one it was put back in', () => {
  const [card, other] = [aCard(1, 'SAVED'), aCard(2, 'SAVED')];
  const before = take(emptyBoard(), [aColumn('SAVED', [card, other])]);
  // Its move was refused here, since a teammate had discarded it.
  const putBack = placeCard(moveCard(before, card, 'DISCARDED', NOW), card, NOW);
  const discarded = aColumn('DISCARDED', [aCard(1, 'DISCARDED', { version: 2 })]);
  for (const state of [
    mergeOneColumn(putBack, discarded, NOW),
    appendPage(mergeOneColumn(putBack, aColumn('DISCARDED', [], { next: 'a' }), NOW), 'a', discarded, NOW),
  ]) {
    expect([idsIn(state, 'SAVED'), idsIn(state, 'DISCARDED')]).toEqual([[2], [1]]);
    expect(state.columns.SAVED.count).toBe(1);
  }
});

describe('cards that are asked for by themselves', () => {
  const long = take(emptyBoard(), [
    aColumn('CONTACTED', [aCard(1, 'CONTACTED'), aCard(2, 'CONTACTED')], { next: 'p', count: 4 }),
  ]);
  const before = appendPage(
    long,
    'p',
    aColumn('CONTACTED', [aCard(3, 'CONTACTED'), aCard(4, 'CONTACTED')], { count: 4 }),
    NOW,
  );
  const asked = [3, 4].map((number) => aCard(number, 'CONTACTED').id);
  const answered = (...cards: Card[]) => mergeCards(before, { asked, answered: cards }, NOW);

  test('are drawn as they are now', () => {
    const after = answered(aCard(3, 'CONTACTED', { version: 2, hasUnreadReply: true }), aCard(4, 'CONTACTED'));
    expect(cardOf(after, 3).hasUnreadReply).toBe(true);
    expect(idsIn(after, 'CONTACTED')).toEqual([1, 2, 3, 4]);
    expect(after.columns).toEqual(before.columns);
  });

  test('leave the column in which they stand no more, and the board where they are on the job no more', () => {
    const after = answered(aCard(3, 'DISCARDED', { version: 2 }));
    expect(idsIn(after, 'CONTACTED')).toEqual([1, 2]);
    expect(after.cards.has(aCard(4, 'CONTACTED').id)).toBe(false);
  });

  test('change nothing where they are known as they are', () => {
    expect(answered(aCard(3, 'CONTACTED'), aCard(4, 'CONTACTED'))).toBe(before);
  });

  test('do not take off who was moved here a moment ago', () => {
    const moved = moveCard(before, cardOf(before, 4), 'INTERESTED', NOW);
    expect(mergeCards(moved, { asked, answered: [aCard(3, 'CONTACTED'), aCard(4, 'CONTACTED')] }, NOW)).toBe(moved);
    expect(mergeCards(moved, { asked, answered: [aCard(3, 'CONTACTED')] }, NOW)).toBe(moved);
  });
});
