import { type Begun, begun } from '../records/ats/link.ts';
import type { AtsLinks } from '../records/ats/link-store.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';

/** A run that only reads goes on so long before others are kept out: less than the time between two looks of the schedule. */
const QUIET_MS = 30_000;

/** Another run was faster: what this one has read may be older than what that one wrote. */
export class Overtaken extends Error {}

/** A run's right to read an ATS and write what it found. */
export interface Turn {
  /** The link as it is stored, with this reading: what comes after it is written over that. */
  link(): Begun;
  /** Whether a run before did not come to its end: the copy may be ahead of what is noted of what its people are like. */
  readonly isAhead: boolean;
  /** Keeps others out, before the first thing is written. Throws Overtaken where another run was faster. */
  take(): Promise<void>;
  /** The same once it lasts. */
  takeIfLong(): Promise<void>;
}

/**
 * A reading that finds nothing new writes nothing but its end, over the version that it began with: so there is nothing to keep others
 * from. One that goes on, the first one, and one that is to write takes its turn. So does one that was asked for, at its beginning:
 * what was heard comes in crowds, of which one reads.
 */
export async function turnOf(
  { links, now }: { readonly links: Pick<AtsLinks, 'save'>; readonly now: () => Date },
  known: StoredAtsLink,
  isAskedFor: boolean,
): Promise<Turn> {
  const start = now();
  const own = begun(known, start);
  let isTaken = false;
  const turn: Turn = {
    isAhead: known.isAhead ?? false,
    link: () => (isTaken ? own : { ...known, reading: own.reading }),
    async take() {
      if (isTaken) return;
      if (!(await links.save(known, { ...own, dueAt: begun(known, now()).dueAt }))) throw new Overtaken();
      isTaken = true;
    },
    async takeIfLong() {
      if (now().getTime() - start.getTime() > QUIET_MS) await turn.take();
    },
  };
  if (isAskedFor || known.reading || !known.readTo) await turn.take();
  return turn;
}
