import type { EventRule } from '../templates/wiring.ts';
import type { Events } from './events.ts';
import type { Invoke } from './functions.ts';
import { parseSchedule } from './schedule.ts';
import { SCHEDULE_SPEED } from './schedule-speed.ts';
import { keepTaking, pause, type Source } from './source.ts';

interface Deps {
  readonly sources: readonly Source[];
  readonly rules: readonly EventRule[];
  readonly functionNames: ReadonlyMap<string, string>;
  readonly events: Events;
  readonly invoke: Invoke;
}

/** All that happens without anybody asking. */
export interface Work {
  /** Lets everything run as it comes. */
  start(): void;
  /**
   * Runs all there is to do now until nothing is left, and schedules as if a minute went by: one that runs once a day runs when
   * the time was set forward by a day. For a cloud whose work was not started.
   */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** A timer takes no more than some 24 days. */
const LONGEST_WAIT_MS = 86_400_000;

/** How long whoever waits for everything to be done waits for schedules: those that run once a minute always run. */
const DRAINED_MS = 60_000;

export function createWork({ sources, rules, functionNames, events, invoke }: Deps): Work {
  const stopping = new AbortController();
  const running: Promise<void>[] = [];
  const scheduled = rules.flatMap(({ schedule, targets }) =>
    schedule ? [{ ...parseSchedule(schedule), targets, last: Date.now() }] : [],
  );

  const run = async (targets: readonly string[]) => {
    const time = new Date().toISOString();
    for (const arn of targets)
      await invoke(functionNames.get(arn) ?? arn, { source: 'aws.events', 'detail-type': 'Scheduled Event', time });
  };

  /** The clock of schedules: it starts at the time it is, and then goes faster. */
  const clock = () => {
    const [start, since] = [Date.now(), performance.now()];
    return () => start + (performance.now() - since) * SCHEDULE_SPEED;
  };

  const keepScheduling = async ({ next, targets }: Pick<(typeof scheduled)[number], 'next' | 'targets'>) => {
    const now = clock();
    for (let at = next(now()); !stopping.signal.aborted; at = Math.max(next(at), now())) {
      // The clock is read once: a time that comes between two readings would be waited for in the past.
      for (let left = at - now(); left > 0 && !stopping.signal.aborted; left = at - now())
        await pause(Math.min(left / SCHEDULE_SPEED, LONGEST_WAIT_MS), stopping.signal);
      if (stopping.signal.aborted) return;
      await run(targets).catch((error) => console.error('A scheduled function failed', error));
    }
  };

  /** Runs what comes round within a minute of the time it is now. */
  const runSchedules = async () => {
    for (const one of scheduled) {
      const now = Date.now();
      one.last = Math.min(one.last, now);
      if (one.next(one.last) > now + DRAINED_MS) continue;
      one.last = now;
      await run(one.targets);
    }
  };

  /** Takes what is there, everywhere, until nothing comes any more. */
  const empty = async () => {
    for (let taken = 0; ; ) {
      await new Promise((resolve) => setImmediate(resolve));
      await events.settled();
      let now = 0;
      for (const source of sources) now += await source.take(0);
      if (now === 0) return taken;
      taken += now;
    }
  };

  const drain = async () => {
    do {
      await empty();
      await runSchedules();
    } while ((await empty()) > 0);
  };

  return {
    start: () => {
      for (const source of sources) running.push(keepTaking(source, stopping.signal));
      for (const one of scheduled) running.push(keepScheduling(one));
    },
    drain,
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
      await events.settled();
    },
  };
}
