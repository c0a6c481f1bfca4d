import type { EventSource } from '../templates/wiring.ts';
import { SCHEDULE_SPEED } from './schedule-speed.ts';

/** What a function of a stream answered last, which it is given back until the window is over. */
export interface WindowState {
  read(): unknown;
  write(state: unknown): void;
}

/** A tumbling window, as Lambda keeps one for each shard: from the first change on, as much shorter as schedules are faster. */
export function createWindow({ functionName, windowSeconds }: EventSource, state: WindowState) {
  const length = (windowSeconds * 1_000) / SCHEDULE_SPEED;
  let since: number | undefined;
  /** After a restart it may go on from the one before. */
  const isOpen = () => since !== undefined || state.read() !== undefined;

  return {
    /** What the event says beside its records. */
    about: (shardId: string, isFinalInvokeForWindow: boolean) => {
      since ??= performance.now();
      const [start, end] = [Date.now(), Date.now() + windowSeconds * 1_000];
      return {
        shardId,
        state: state.read() ?? {},
        window: { start: new Date(start).toISOString(), end: new Date(end).toISOString() },
        isFinalInvokeForWindow,
        isWindowTerminatedEarly: false,
      };
    },
    /** Lambda takes an answer without a state for a failure. */
    keep: (answer: unknown) => {
      if (typeof answer !== 'object' || answer === null || !('state' in answer))
        throw new Error(`${functionName} has a tumbling window and answered no state`);
      state.write(answer.state);
    },
    isDue: (isWaitedFor: boolean) =>
      isOpen() && (isWaitedFor || since === undefined || performance.now() - since >= length),
    isOver: () => {
      since = undefined;
      state.write(undefined);
    },
  };
}
