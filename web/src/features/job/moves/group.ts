import type { Outcome } from '../../../../../shared/contract/submissions.ts';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { COLUMNS } from '../../../../../shared/reference/funnel.ts';
import { columnsToMoveTo, decideMove } from '../../../../../shared/rules/funnel/moves.ts';

/** What is asked of each by itself: reasons, and whether it is so. */
const ONE_BY_ONE: readonly ColumnName[] = ['INTERESTED', 'NOT_INTERESTED'];
const ONE_AT_A_TIME = 'One at a time: it is asked of each candidate';

/** Why a card does not move there with others; undefined where it does. */
export function whyStays(card: Card, to: ColumnName, isClosed: boolean): string | undefined {
  if (card.isBeingUpdated) return 'Being updated';
  const decision = decideMove(card.columnName, to, { isClosed });
  if (!decision.allowed) return decision.why;
  return ONE_BY_ONE.includes(to) ? ONE_AT_A_TIME : undefined;
}

/** A column that some of a group may go to, and how many of them. */
export interface GroupTarget {
  readonly to: ColumnName;
  readonly count: number;
  /** Why nobody goes there. */
  readonly why: string | undefined;
}

/** Where a group may go: first the columns for most of them, in the order in which one thinks of them. */
export function groupTargets(cards: readonly Card[], isClosed: boolean): GroupTarget[] {
  const [first] = cards;
  if (!first) return [];
  const order = [...new Set([...columnsToMoveTo(first.columnName), ...COLUMNS])];
  const targets = order
    .filter((to) => to !== 'NEW' && cards.some(({ columnName }) => columnName !== to))
    .map((to) => {
      const reasons = cards.flatMap((card) => whyStays(card, to, isClosed) ?? []);
      const count = cards.length - reasons.length;
      return { to, count, why: count === 0 ? reasons[0] : undefined };
    });
  return targets.toSorted((one, other) => Number(other.count > 0) - Number(one.count > 0));
}

/** What is said of those who stay because no call is made for them. */
export const staysOf = (card: Card, why: string): Outcome => ({
  submissionId: card.id,
  ok: false,
  code: 'MOVE_NOT_ALLOWED',
  why,
  card: null,
});
