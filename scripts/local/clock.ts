/** A day passes in some five minutes, a week in half an hour. */
export const FAST = 300;

let speed = 1;

/** How much faster than outside time passes in this program. */
export const clockSpeed = (): number => speed;

/**
 * Lets time pass faster from now on, for everything that runs in this program and asks what time it is: days, working hours and
 * delays of emails go by while one looks. Timers keep their pace. Answers how to set it back.
 */
export function runFast(factor: number): () => void {
  const Real = Date;
  const [start, since] = [Real.now(), performance.now()];
  const now = () => Math.floor(start + (performance.now() - since) * factor);
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  speed = factor;
  return () => {
    globalThis.Date = Real;
    speed = 1;
  };
}
