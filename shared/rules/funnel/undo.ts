import { TIMES } from '../../product.ts';

/** Until when a move made at `at` can be taken back. Nothing leaves before. */
export const undoUntil = (at: Date) => new Date(at.getTime() + TIMES.undoSeconds * 1_000).toISOString();

/** Whether a move can still be taken back. */
export const canUndo = (until: string | null | undefined, now: Date) =>
  Boolean(until) && now.toISOString() < `${until}`;

/** Whether the move that someone wants to take back, named by when it was made, is still the last one of the candidate. */
export const isLastMove = (lastMovedAt: string, movedAt: string) => Date.parse(lastMovedAt) === Date.parse(movedAt);

/** Whether that move was taken back already: none leads to a time before it but that. */
export const isTakenBack = (lastMovedAt: string, movedAt: string) => Date.parse(lastMovedAt) < Date.parse(movedAt);
