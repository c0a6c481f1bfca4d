import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import { TIMES } from '../../../../../shared/product.ts';
import { COLUMN_LABELS } from '../../../../../shared/reference/funnel.ts';
import { decideMove, type OnBoard } from '../../../../../shared/rules/funnel/moves.ts';

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

/** What dropping a card somewhere does, or why it does nothing. */
export type DropWords =
  | { readonly allowed: true; readonly what: string; readonly how: string }
  | { readonly allowed: false; readonly why: string };

/** The words of a place while a card is in hand. */
export function dropWords(from: ColumnName, to: ColumnName, job: OnBoard): DropWords {
  const decision = decideMove(from, to, job);
  if (!decision.allowed) return decision;
  return { allowed: true, what: WHAT[to] ?? `Move to ${COLUMN_LABELS[to]}`, how: HOW[to] ?? undo };
}
