import type { SubmissionId } from '../../../../../shared/model/ids.ts';

export type DrawnCards = ReturnType<typeof createDrawnCards>;

/**
 * Which cards are drawn, and of which version of the board each is known. A reading has the first cards of a column only: those
 * further down that somebody looks at are then older than it.
 */
export function createDrawnCards() {
  const drawn = new Map<SubmissionId, number>();
  const knownOf = new Map<SubmissionId, number>();
  let latest = 0;
  let tell = () => {};
  const isOld = (id: SubmissionId) => (knownOf.get(id) ?? 0) < latest;
  return {
    /** A card is drawn, until what this answers is called. */
    draw: (id: SubmissionId): (() => void) => {
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
      if (isOld(id)) tell();
      return () => {
        const left = (drawn.get(id) ?? 0) - 1;
        if (left > 0) drawn.set(id, left);
        else drawn.delete(id);
      };
    },
    /** Some cards were read, as of a version of the board or of the latest that is known. */
    note: (ids: Iterable<SubmissionId>, version = latest): void => {
      for (const id of ids) knownOf.set(id, version);
    },
    /** The board was read, and has this version. */
    noteLatest: (version: number): void => {
      latest = version;
      tell();
    },
    /** Those drawn that are older than the latest reading of the board. */
    old: (): SubmissionId[] => [...drawn.keys()].filter(isOld),
    latest: () => latest,
    /** Told whenever there may be such, until what this answers is called. */
    listen: (told: () => void): (() => void) => {
      tell = told;
      return () => {
        tell = () => {};
      };
    },
  };
}
