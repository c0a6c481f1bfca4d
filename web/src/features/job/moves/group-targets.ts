import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { columnsOfBoard } from '../../../../../shared/reference/funnel.ts';
import { columnsToMoveTo, type OnBoard, standsAt } from '../../../../../shared/rules/funnel/moves.ts';
import { whyStays } from './group.ts';

/** A column that some of a group may go to, and how many of them. */
export interface GroupTarget {
  readonly to: ColumnName;
  readonly count: number;
  /** Why nobody goes there. */
  readonly why: string | undefined;
}

/** Where a group may go: first the columns for most of them, in the order in which one thinks of them. */
export function groupTargets(cards: readonly Card[], on: OnBoard): GroupTarget[] {
  const [first] = cards;
  if (!first) return [];
  const order = [
    ...new Set([
      ...columnsToMoveTo(standsAt(first.columnName, first.atsExport), on.funnel),
      ...columnsOfBoard(on.funnel === 'ats'),
    ]),
  ];
  const targets = order
    .filter((to) => to !== 'NEW' && cards.some(({ columnName }) => columnName !== to))
    .map((to) => {
      const reasons = cards.flatMap((card) => whyStays(card, to, on) ?? []);
      const count = cards.length - reasons.length;
      return { to, count, why: count === 0 ? reasons[0] : undefined };
    });
  return targets.toSorted((one, other) => Number(other.count > 0) - Number(one.count > 0));
}
