import * as z from 'zod';

/**
 * What can go wrong with a call: it is refused for its rate, fails before or after it took effect (`lost`), is broken off in the
 * middle of its answer, takes long, is answered with errors although it is 201, or is refused for its access: to all of the ATS, or to what this call is of (`closed`).
 * Or a list has a page with nothing on it, and a cursor to what it was to have (`empty`).
 */
export const Fault = z.object({
  kind: z.enum(['limited', 'failing', 'lost', 'reset', 'slow', 'errors', 'revoked', 'closed', 'empty']),
  /** How many calls it befalls. */
  times: z.number().int().min(1).default(1),
  /** Which calls: a part of `GET jobs`, `POST candidates` and the like. */
  on: z.string().default(''),
  /** For `limited`: seconds to wait; for `slow`: how long it takes. */
  seconds: z.number().min(0).optional(),
});
export type Fault = z.infer<typeof Fault>;

export interface Faults {
  /** Lets this happen from now on. */
  add(fault: z.input<typeof Fault>): void;
  /** What befalls a call, if anything does. */
  take(call: string): Fault | undefined;
  list(): readonly Fault[];
  clear(): void;
}

export function createFaults(): Faults {
  let waiting: Fault[] = [];
  return {
    add: (fault) => {
      waiting.push(Fault.parse(fault));
    },
    take(call) {
      const found = waiting.find(({ on }) => call.includes(on));
      if (!found) return undefined;
      found.times--;
      waiting = waiting.filter(({ times }) => times > 0);
      return found;
    },
    list: () => waiting,
    clear: () => {
      waiting = [];
    },
  };
}
