import { atsPatterns, endAts } from './ats-patterns.ts';
import { beginChat, chatPatterns } from './chat-patterns.ts';
import { type Copies, createCopier } from './copies.ts';
import { inboxPatterns } from './inbox-patterns.ts';
import { jobPatterns } from './job-patterns.ts';
import { listPatterns } from './list-patterns.ts';
import { fillReports } from './many-jobs.ts';
import {
  describeCalls,
  isNotice,
  isOfAtsLink,
  isOwnRecord,
  isSessionNote,
  isSweep,
  isSyncNote,
  isToldOnceAMinute,
  type Meter,
  type MeteredCall,
  sumOf,
} from './meter.ts';
import { makeOriginals } from './originals.ts';
import { type Pattern, patternsOn } from './patterns.ts';
import { reportPatterns } from './report-patterns.ts';
import { searchPatterns } from './search-patterns.ts';
import type { Stage } from './stage.ts';
import { teamPatterns } from './team-patterns.ts';

export const SIZES = [1_000, 10_000, 100_000, 1_000_000] as const;
/** A million is measured where somebody asks for it. */
export const USUAL_SIZE = 100_000;

/** What a pattern costs with so many candidates in the account. */
export interface CapacityRow {
  readonly pattern: string;
  readonly unit: 'read' | 'write' | 'calls';
  readonly goal: number | undefined;
  readonly at: Record<string, number>;
}

/** A pattern costs the same however many candidates there are; a tenth more is rounding. */
export const growthOf = ({ at }: CapacityRow) => {
  const sizes = SIZES.filter((size) => at[String(size)] !== undefined);
  const [small = 0, large = 0] = [at[String(sizes[0])], at[String(sizes.at(-1))]];
  return small === 0 ? (large === 0 ? 1 : Number.POSITIVE_INFINITY) : large / small;
};
export const LARGEST_GROWTH = 1.1;

export interface CapacityOptions {
  readonly sizes: readonly number[];
  /** Told about every call of every pattern. */
  readonly explain?: (line: string) => void;
  readonly say: (line: string) => void;
  /** Runs when the smallest size was measured. */
  readonly between?: (copies: Copies) => Promise<void>;
}

/** Fills one job step by step and measures every pattern at each size: the request, and all that follows from it. */
export async function measureCapacity(stage: Stage, meter: Meter, options: CapacityOptions): Promise<CapacityRow[]> {
  const rows = new Map<string, CapacityRow>();
  const copier = await createCopier(stage, await makeOriginals(stage));
  await fillReports(stage);
  await beginChat(stage);
  try {
    for (const [index, size] of options.sizes.entries()) {
      const start = performance.now();
      const copies = await copier.fillTo(size);
      await stage.cloud.drain();
      options.say(`${size} candidates after ${((performance.now() - start) / 1_000).toFixed(1)} s`);
      const ofJob = patternsOn(stage, withNew(copies, index), size);
      for (const pattern of [
        ...ofJob,
        ...reportPatterns(stage),
        ...searchPatterns(stage, copies),
        ...teamPatterns(stage, size),
        ...chatPatterns(stage),
        ...inboxPatterns(stage, size),
        ...atsPatterns(stage),
        ...jobPatterns(stage),
        ...listPatterns(stage),
      ]) {
        const calls = await measure(stage, meter, pattern);
        for (const line of describeCalls(calls)) options.explain?.(`${size} ${pattern.name}: ${line}`);
        const told = calls.filter(isToldOnceAMinute);
        const notices = pattern.follows ? calls.filter(isNotice) : [];
        const syncs = calls.filter(isSyncNote);
        const apart = new Set([...told, ...notices, ...syncs]);
        note(
          rows,
          pattern,
          size,
          calls.filter((call) => !apart.has(call)),
        );
        if (told.length > 0) note(rows, TOLD, size, told);
        if (notices.length > 0) note(rows, NOTICE, size, notices);
        if (syncs.length > 0) note(rows, SYNC_NOTE, size, syncs);
      }
      // Whoever was contacted gets their first email, so that nothing is due when the next size is measured.
      await stage.live(3);
      await endAts(stage);
      if (index === 0) await options.between?.(copies);
    }
  } finally {
    copier.close();
  }
  return [...rows.values()].filter(({ at }) => Object.values(at).some((units) => units > 0));
}

/** A job of a thousand candidates with nothing due, for what is measured at one size only. */
export async function aThousand(stage: Stage): Promise<Copies> {
  const copier = await createCopier(stage, await makeOriginals(stage));
  const copies = await copier.fillTo(SIZES[0]);
  copier.close();
  await stage.live(3);
  return copies;
}

let newcomers: Copies | undefined;
/** The new ones are the same 300 at every size. */
function withNew(copies: Copies, index: number): Copies {
  if (index === 0) newcomers = copies;
  const fresh = newcomers?.get('NEW')?.slice(index * 50, (index + 1) * 50) ?? [];
  return new Map([...copies, ['NEW', fresh]]);
}

async function measure(stage: Stage, meter: Meter, pattern: Pattern): Promise<MeteredCall[]> {
  stage.pass(1);
  await pattern.prepare?.();
  const calls = await meter.record(async () => {
    await pattern.run();
    if (pattern.follows) await settle(stage, pattern.seconds ?? 0);
  });
  const { counts = (call: MeteredCall) => !isSweep(call) && !isOfAtsLink(call) } = pattern;
  return calls.filter((call) => counts(call) && !isOwnRecord(call) && !isSessionNote(call));
}

async function settle({ cloud, pass }: Stage, seconds: number) {
  await cloud.drain();
  for (let waited = 0; waited < seconds; waited += 5) {
    pass(5);
    await cloud.drain();
  }
}

/** Beside each pattern that counts something, at most once a minute for each job. */
const TOLD = { name: 'told once a minute', goal: { write: 6 } };
/** At most every ten minutes for each person; an answer that comes meanwhile is noted by one write. */
const NOTICE = { name: 'told by mail', goal: { read: 4, write: 6 } };
/** Every five minutes for each account that has an ATS, however many stand in it. */
const SYNC_NOTE = { name: 'noted by a sync of an ATS', goal: { write: 3 } };

const isBeside = (name: string) => [TOLD, NOTICE, SYNC_NOTE].some((beside) => beside.name === name);

function note(
  rows: Map<string, CapacityRow>,
  { name, goal }: Pick<Pattern, 'name' | 'goal'>,
  size: number,
  calls: readonly MeteredCall[],
) {
  for (const unit of ['read', 'write', 'calls'] as const) {
    const row = rows.get(`${name} ${unit}`) ?? { pattern: name, unit, goal: goal[unit], at: {} };
    const units = unit === 'calls' ? calls.length : sumOf(calls, unit);
    // What is told beside many patterns is as much as beside the dearest of them.
    row.at[String(size)] = Math.max(units, isBeside(name) ? (row.at[String(size)] ?? 0) : 0);
    rows.set(`${name} ${unit}`, row);
  }
}
