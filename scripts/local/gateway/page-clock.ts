import { clockSpeed, hasOwnClock } from '../clock.ts';

/** Where a page finds the clock of this program, as long as it is not that of the machine. */
export const CLOCK_PATH = '/local-clock.js';

/** The page with that clock before everything else; as it is where the clock is that of the machine. */
export const withClock = (html: Buffer): Buffer | string =>
  hasOwnClock() ? html.toString().replace('<head>', `<head><script src="${CLOCK_PATH}"></script>`) : html;

/** Lets a page's time pass as it does here, from now on: else all that happened would be to come. */
export const clockScript = (): string => `{
  const Real = Date;
  const since = performance.now();
  const now = () => Math.floor(${Date.now()} + (performance.now() - since) * ${clockSpeed()});
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
`;
