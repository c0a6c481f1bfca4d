import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { TIMES } from '../../../../../shared/product.ts';
import { COLUMN_LABELS } from '../../../../../shared/reference/funnel.ts';
import { decideMove, type OnBoard, standsAt } from '../../../../../shared/rules/funnel/moves.ts';
import { whyStays } from '../moves/group.ts';

/** What decides where cards may go, and the ATS to which they are sent by name. */
export interface BoardRules extends OnBoard {
  readonly atsName?: string | undefined;
}

const WHAT: Partial<Record<ColumnName, string>> = {
  CONTACTED: 'Contact',
  INTERESTED: 'Mark as Interested',
  NOT_INTERESTED: 'Not Interested',
  WITHDRAWN: 'Withdrawn',
  REJECTED: 'Reject',
  DISCARDED: 'Discard',
};

const HOW: Partial<Record<ColumnName, string>> = {
  CONTACTED: 'shows who is emailed, and when',
  INTERESTED: 'opens a short dialog',
  NOT_INTERESTED: 'asks for a reason',
  EXPORTED: 'asks whether they agreed',
};

const undo = `can be taken back for ${TIMES.undoSeconds} s`;

/** What dropping cards somewhere does, or why it does nothing. */
export type DropWords =
  | { readonly allowed: true; readonly what: string; readonly how: string }
  | { readonly allowed: false; readonly why: string };

const whatOf = (to: ColumnName, atsName: string | undefined) =>
  WHAT[to] ?? `Move to ${to === 'EXPORTED' && atsName ? atsName : COLUMN_LABELS[to]}`;

/** The words of a place while a card is in hand, alone or with others that are selected. */
export function dropWords(cards: readonly Card[], to: ColumnName, rules: BoardRules): DropWords {
  const [card] = cards;
  if (!card) return { allowed: false, why: 'No longer on this board' };
  const what = whatOf(to, rules.atsName);
  if (cards.length > 1) {
    const reasons = cards.flatMap((each) => whyStays(each, to, rules) ?? []);
    const count = cards.length - reasons.length;
    if (count === 0) return { allowed: false, why: reasons[0] ?? '' };
    const how = HOW[to] ?? undo;
    return { allowed: true, what, how: reasons.length > 0 ? `${count} of ${cards.length}: ${how}` : how };
  }
  const decision = decideMove(standsAt(card.columnName, card.atsExport), to, rules);
  return decision.allowed ? { allowed: true, what, how: HOW[to] ?? undo } : decision;
}
