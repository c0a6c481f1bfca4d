import type { Table } from '../../functions/platform/table.ts';

/** The program ended at this very moment, as far as whoever sees this can tell. */
export class Killed extends Error {}

/** How long a run of a worker lives, counted in steps: one before each call of another service, and one after it. */
export interface Fate {
  /** How many steps were taken. */
  steps(): number;
  around<T>(call: () => Promise<T>): Promise<T>;
}

/** Ends the run at its n-th step, from 0: before a call that then never happens, or after one whose answer is lost. */
export function killedAt(end: number): Fate {
  let taken = 0;
  const step = () => {
    if (taken >= end) throw new Killed(`Killed at step ${end}`);
    taken++;
  };
  return {
    steps: () => taken,
    async around(call) {
      step();
      const answer = await call();
      step();
      return answer;
    },
  };
}

/** A run that nothing happens to. */
export const unharmed = (): Fate => killedAt(Number.POSITIVE_INFINITY);

/** The table as seen by a run that may end at any of its calls. */
export function mortalTable(table: Table, fate: Fate): Table {
  const send = table.db.send.bind(table.db) as (...args: unknown[]) => Promise<unknown>;
  const db = Object.create(table.db, { send: { value: (...args: unknown[]) => fate.around(() => send(...args)) } });
  return { db, name: table.name };
}
