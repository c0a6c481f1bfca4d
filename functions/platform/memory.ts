import type { Table } from './table.ts';

/** Facts of a table that never cease to hold, as far as this process has seen them. */
export interface Memory {
  has(table: Table, fact: string): boolean;
  add(table: Table, facts: readonly string[]): void;
}

/** Remembers up to so many facts of each table; then it begins anew, which costs no more than asking again. */
export function createMemory(most: number): Memory {
  const known = new WeakMap<Table['db'], Set<string>>();
  return {
    has: ({ db }, fact) => known.get(db)?.has(fact) ?? false,
    add({ db }, facts) {
      const before = known.get(db);
      const all = before && before.size + facts.length <= most ? before : new Set<string>();
      for (const fact of facts.slice(0, most)) all.add(fact);
      known.set(db, all);
    },
  };
}
