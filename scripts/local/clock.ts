import { readFileSync, statSync, writeFileSync } from 'node:fs';

/** A day passes in some five minutes, a week in half an hour. */
export const FAST = 300;

let speed = 1;
let isOwn = false;

/** How much faster than outside time passes in this program. */
export const clockSpeed = (): number => speed;
/** Whether it is another time here than outside. */
export const hasOwnClock = (): boolean => isOwn;

/**
 * Lets time pass faster from now on, or from the instant that is given, for everything that runs in this program and asks what time
 * it is: days, working hours and delays of emails go by while one looks. Timers keep their pace. Answers how to set it back.
 */
export function runFast(factor: number, start = Date.now()): () => void {
  const Real = Date;
  const since = performance.now();
  const now = () => Math.floor(start + (performance.now() - since) * factor);
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  speed = factor;
  isOwn = true;
  return () => {
    globalThis.Date = Real;
    speed = 1;
    isOwn = false;
  };
}

const NOTED_MS = 1_000;

/**
 * Runs the clock at this speed and, once told to, notes in a file what time it is. A clock that was ahead when the program ended goes
 * on from there: else what is stored would be still to come, and what is due would wait for days.
 */
export function keepClock(file: string, { factor, fresh }: { factor: number; fresh: boolean }) {
  const from = fresh ? 0 : timeIn(file);
  const real = Date.now();
  const back = factor > 1 || from > real ? runFast(factor, Math.max(from, real)) : () => undefined;
  // One that is killed was not noted for a while: it may have jumped ahead then, and never goes back.
  const write = (aheadMs: number) => writeFileSync(file, new Date(Date.now() + aheadMs).toISOString());
  let noting: NodeJS.Timeout | undefined;
  return {
    /** To be called once the folder is this program's: another that runs on it notes its own time. */
    note() {
      const ahead = () => write(2 * NOTED_MS * factor);
      ahead();
      noting = setInterval(ahead, NOTED_MS).unref();
    },
    end() {
      if (noting) write(0);
      clearInterval(noting);
      noting = undefined;
      back();
    },
  };
}

/**
 * Follows the clock that another program keeps in a file at this speed, from now on: what is said to be now is now there. Does
 * nothing where none is kept, or it is the time outside.
 */
export function followClock(file: string, factor: number): void {
  const noted = timeIn(file);
  if (!noted) return;
  const ago = Date.now() - statSync(file).mtimeMs;
  const there = noted - 2 * NOTED_MS * factor + ago * factor;
  if (factor > 1 || there > Date.now() + NOTED_MS) runFast(factor, there);
}

function timeIn(file: string): number {
  try {
    return Date.parse(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
}
