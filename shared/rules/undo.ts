import { TIMES } from '../product.ts';

/** Until when a move made at `at` can be taken back. Nothing leaves before. */
export const undoUntil = (at: Date) => new Date(at.getTime() + TIMES.undoSeconds * 1_000).toISOString();

/** Whether a move can still be taken back. */
export const canUndo = (until: string | null | undefined, now: Date) =>
  Boolean(until) && now.toISOString() < `${until}`;

/** Whether the move that someone wants to take back, named by when it was made, is still the last one of the candidate. */
export const isLastMove = (lastMovedAt: string, movedAt: string) => Date.parse(lastMovedAt) === Date.parse(movedAt);

/** Whole seconds left to take a move back, for the button that counts them down; 0 when it is too late. */
export const secondsToUndo = (until: string | null | undefined, now: Date) =>
  until ? Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1_000)) : 0;
