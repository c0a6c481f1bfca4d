import type { EventRule } from '../templates/wiring.ts';
import type { Events } from './events.ts';
import type { Invoke } from './functions.ts';
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
  /** Runs all there is to do now, schedules included, until nothing is left. For a cloud whose work was not started. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** AWS runs our schedule once a minute. Here it runs every two seconds, so that a person sees what follows. */
const SCHEDULE_MS = 2_000;

export function createWork({ sources, rules, functionNames, events, invoke }: Deps): Work {
  const stopping = new AbortController();
  const running: Promise<void>[] = [];
  const scheduled = rules.filter(({ schedule }) => schedule).flatMap(({ targets }) => targets);

  const runSchedules = async () => {
    const time = new Date().toISOString();
    for (const arn of scheduled)
      await invoke(functionNames.get(arn) ?? arn, { source: 'aws.events', 'detail-type': 'Scheduled Event', time });
  };

  const keepScheduling = async () => {
    while (!stopping.signal.aborted) {
      await runSchedules().catch((error) => console.error('A scheduled function failed', error));
      await pause(SCHEDULE_MS, stopping.signal);
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
      running.push(keepScheduling());
    },
    drain,
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
      await events.settled();
    },
  };
}
