import { isHalfForLong } from '../../shared/rules/ats/trouble.ts';
import { MOST_BEGINS } from '../records/ats/gone-store.ts';
import type { AtsReading, StoredAtsImport, StoredAtsLink } from '../records/ats/stored-ats.ts';
import { isLookedFor, noteGone } from './gone.ts';
import { type LookDeps, lookForSent } from './look-for-sent.ts';
import type { Turn } from './turn.ts';

/** How far Merge is with the people of an ATS. */
export interface MergeState {
  /** In words to compare; undefined while it looks into the ATS itself. */
  readonly asOf: string | undefined;
  readonly hasAllPeople: boolean;
  /** When it had finished its last syncs, in words to compare, also while it looks into the ATS; and whether those brought all. */
  readonly finished: string | undefined;
  readonly hadAll: boolean;
}

/** A reading as far as its end is concerned: who is gone, and who is there. */
export interface EndOfReading {
  readonly deps: LookDeps;
  readonly turn: Turn;
  readonly link: StoredAtsLink;
  readonly startedAt: string;
  readonly imported: readonly StoredAtsImport[];
  /** How far Merge was with people as the reading began; `asOf` is undefined where it looked into the ATS itself then. */
  readonly asOf: string | undefined;
  readonly finished: string | undefined;
  readonly hadAll: boolean;
  /** Whether it had all people then, so that who is not found is not there. */
  readonly hasAllPeople: boolean;
  /** Asks Merge how far it is by now. */
  readonly stateNow: () => Promise<MergeState>;
  /** Who was sent before is looked for at the end. */
  looksForSent: boolean;
  /** What `finished` was as those readings began after which they could not be looked for. */
  begins: readonly string[];
  /** Whether anybody is noted as gone of whom it is not said yet. */
  looksForGone: boolean;
  /** What Merge says of its own sync at the end, once it was asked. */
  isOneState?: boolean;
}

/** Merge has all people as of a later time than by the readings before, though it looks into the ATS again by now. */
export const isFarther = ({ begins, finished, hadAll }: EndOfReading) =>
  hadAll && finished !== undefined && !begins.includes(finished);

/**
 * Whether all that was read is of one state of the ATS: Merge was at rest as the reading began, and did not look into the ATS itself
 * since. It is asked once more, and only where something follows from it.
 */
async function isOfOneState(run: EndOfReading): Promise<boolean> {
  run.isOneState ??= run.asOf !== undefined && (await run.stateNow()).asOf === run.asOf;
  return run.isOneState;
}

/** At the end who is gone is said to be, then those are looked for, job by job, who were sent before. */
export async function readSent(
  run: EndOfReading,
  { job, cursor }: AtsReading,
): Promise<{ readonly next: AtsReading | undefined }> {
  const { deps, link, imported, turn, startedAt } = run;
  if (job === undefined) await sayWhoIsGone(run);
  if (!run.looksForSent) return { next: undefined };
  if (!(await isAllKnown(run, run.begins))) {
    if (isFarther(run) && run.finished) run.begins = [...run.begins, run.finished].slice(-MOST_BEGINS);
    return { next: undefined };
  }
  const one = imported.find(({ mergeDevId }) => mergeDevId === job);
  await turn.take();
  if (one) {
    const rest = await lookForSent(deps, link, one, cursor);
    if (rest) return { next: { startedAt, part: 'sent', job: one.mergeDevId, cursor: rest } };
  }
  const next = imported.find(({ mergeDevId }) => mergeDevId > (job ?? ''));
  if (next) return { next: { startedAt, part: 'sent', job: next.mergeDevId } };
  run.looksForSent = false;
  // Some were on their way.
  run.looksForGone ||= await deps.gone.isAny(link);
  return { next: undefined };
}

/** Whether who is not found is not there: at the latest after the third reading for which Merge had all that it ever has. */
const isAllKnown = async (run: EndOfReading, begins: readonly string[] | undefined) =>
  (run.hasAllPeople && (await isOfOneState(run))) || (run.hadAll && isLookedFor(begins, run.finished));

async function sayWhoIsGone(run: EndOfReading): Promise<void> {
  const { deps, link, imported, turn, startedAt } = run;
  if (!(await deps.gone.isAny(link))) return;
  await turn.take();
  run.looksForGone = await noteGone(deps, {
    ...{ link, imported, startedAt, begin: run.finished },
    // Where Merge never is at rest, its own word that somebody was deleted is believed after hours of reading all else.
    isOneState: async () => isHalfForLong(link, deps.now()) || (await isOfOneState(run)),
    isAllKnown: (begins) => isAllKnown(run, begins),
  });
}
