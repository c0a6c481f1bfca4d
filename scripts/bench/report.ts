import { type BundleRow, isApi } from './bundles.ts';
import { type CapacityRow, growthOf, LARGEST_GROWTH } from './capacity.ts';
import type { CpuRow } from './cpu.ts';
import type { EngineRow } from './engine.ts';
import { PAGE_LIMIT, type PageRow } from './pages.ts';

export interface Measured {
  readonly capacity: readonly CapacityRow[];
  readonly bundles: readonly BundleRow[];
  readonly pages: readonly PageRow[];
  readonly cpu: readonly CpuRow[];
  readonly engine: readonly EngineRow[];
}

/** The figures alone, for machines. */
export const toJson = ({ capacity, bundles, pages, cpu, engine }: Measured) => ({
  engine,
  capacity: capacity.map(({ pattern, unit, at }) => ({ pattern, unit, at })),
  bundles,
  pages,
  cpu: cpu.map(({ route, ratio }) => ({ route, ratio })),
});

const KB = 1_024;
const API_GOAL = 230 * KB;
const API_LIMIT = KB * KB;
const CPU_GOAL = 1.5;
/** What a route's JavaScript should weigh at most, gzipped. */
const PAGE_GOALS: Readonly<Record<string, number>> = {
  '/login': 120 * KB,
  '/jobs': 100 * KB,
  '/jobs/:id': 130 * KB,
  '/jobs/:id/review': 125 * KB,
  '/jobs/create': 130 * KB,
  '/reports': 105 * KB,
  '/jobs/:id/reports': 105 * KB,
};

const CAPACITY = `Capacity units of the table, with all that follows from the stream and the queues. Apart: the caller's own record, 0.5 read with every
call, and the note that a session is used, 0.5 read and at most 1 written once an hour in each process`;

type Print = (line: string) => void;

/** The figures with what was aimed at. Only growth fails the run; a goal that is missed is said. */
export function printTables({ capacity, bundles, pages, cpu, engine }: Measured, print: Print): void {
  table(print, CAPACITY, [
    ['pattern', 'unit', ...Object.keys(capacity[0]?.at ?? {}), 'growth', 'aim', ''],
    ...capacity.map((row) => [
      row.pattern,
      row.unit,
      ...Object.values(row.at).map(String),
      growthOf(row).toFixed(2),
      row.goal === undefined ? '' : String(row.goal),
      verdict(growthOf(row) <= LARGEST_GROWTH, row.goal === undefined || largest(row) <= row.goal),
    ]),
  ]);
  table(print, 'Bundles, minified', [
    ['function', 'KB', 'aim', ''],
    ...bundles.map((row) => [
      row.name,
      (row.minifiedBytes / KB).toFixed(0),
      isApi(row) ? '230' : '',
      isApi(row) ? verdict(row.minifiedBytes <= API_LIMIT, row.minifiedBytes <= API_GOAL) : '',
    ]),
  ]);
  table(print, 'JavaScript of a route, gzipped', [
    ['route', 'files', 'KB', 'aim', ''],
    ...pages.map(({ route, jsGzipBytes, scripts }) => {
      const goal = PAGE_GOALS[route];
      const size = (jsGzipBytes / KB).toFixed(1);
      return goal === undefined
        ? [route, String(scripts), size]
        : [
            route,
            String(scripts),
            size,
            (goal / KB).toFixed(0),
            verdict(jsGzipBytes <= PAGE_LIMIT, jsGzipBytes <= goal),
          ];
    }),
  ]);
  table(print, 'User CPU of a request over its bare calls of the table', [
    ['route', 'ms', 'ratio', 'aim', ''],
    ...cpu.map(({ route, ratio, handlerMs }) => [
      route,
      handlerMs.toFixed(2),
      ratio.toFixed(2),
      String(CPU_GOAL),
      verdict(true, ratio <= CPU_GOAL),
    ]),
  ]);
  table(print, 'Emails in a second of CPU', [['what', 'a second', 'calls', 'units', 'aim', ''], ...engineRows(engine)]);
}

const ENGINE_GOAL = 300;

function engineRows(engine: readonly EngineRow[]): string[][] {
  return engine.map(({ what, perCpuSecond, calls, units }, index) => [
    what,
    String(perCpuSecond),
    ...(index === 0
      ? [String(calls), String(units), String(ENGINE_GOAL), verdict(true, perCpuSecond >= ENGINE_GOAL)]
      : []),
  ]);
}

const largest = ({ at }: CapacityRow) => Math.max(...Object.values(at));
const verdict = (holds: boolean, isReached: boolean) => (!holds ? 'FAILS' : isReached ? 'reached' : 'above the aim');

function table(print: Print, title: string, rows: readonly (readonly string[])[]) {
  if (rows.length < 2) return;
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  print(`\n${title}`);
  for (const row of rows)
    print(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
