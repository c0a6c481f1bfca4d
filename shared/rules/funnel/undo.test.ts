import { describe, expect, it } from 'vitest';
import { canUndo, isLastMove, isTakenBack, undoUntil } from './undo.ts';

const moved = new Date('2026-03-02T10:00:00.000Z');
const later = (ms: number) => new Date(moved.getTime() + ms);

describe('taking a move back', () => {
  it('is possible for 30 seconds and not a moment longer', () => {
    const until = undoUntil(moved);
    expect(until).toBe('2026-03-02T10:00:30.000Z');
    expect(canUndo(until, later(29_999))).toBe(true);
    expect(canUndo(until, later(30_000))).toBe(false);
  });

  it('is not possible where nothing was moved', () => {
    expect(canUndo(undefined, moved)).toBe(false);
    expect(canUndo(null, moved)).toBe(false);
  });

  it('is possible for the last move alone, which is named by when it was made', () => {
    expect(isLastMove('2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00Z')).toBe(true);
    expect(isLastMove('2026-03-02T10:00:00.001Z', '2026-03-02T10:00:00Z')).toBe(false);
  });

  it('was done where the last move is from before it', () => {
    expect(isTakenBack('2026-03-02T09:00:00.000Z', '2026-03-02T10:00:00Z')).toBe(true);
    expect(isTakenBack('2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00Z')).toBe(false);
    expect(isTakenBack('2026-03-02T10:00:00.001Z', '2026-03-02T10:00:00Z')).toBe(false);
  });
});
