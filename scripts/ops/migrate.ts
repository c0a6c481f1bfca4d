import * as z from 'zod';
import { writeItems } from '../../functions/platform/batch.ts';
import { type Item, putItem, queryAll } from '../../functions/platform/items.ts';
import { parseItems, type Table } from '../../functions/platform/table.ts';
import type { Office } from './environment.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { ItemBusy, type Migration } from './migrations/migration.ts';
import { noteOffice } from './office-log.ts';
import { ScanCommand } from './scan.ts';

export interface MigrateOptions {
  /** Writes nothing and says how many items there are to change. */
  readonly isDryRun?: boolean;
  /** Begins anew where an earlier run was broken off, instead of going on there. */
  readonly fromStart?: boolean;
  /** How many items are looked at in a second, so that people who work meanwhile notice nothing. */
  readonly perSecond?: number;
  readonly pageSize?: number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  readonly say?: (line: string) => void;
}

/** The table is read in so many parts at a time. A run that goes on must have as many as the one that broke off. */
const SEGMENTS = 4;

/** How far one part has come: `from` is where its next page begins. */
const Progress = z.object({
  sk: z.string(),
  from: z.record(z.string(), z.string()).optional(),
  isDone: z.boolean(),
  seen: z.number().int(),
  toChange: z.number().int(),
  changed: z.number().int(),
  busy: z.number().int(),
});
type Progress = z.infer<typeof Progress>;

const progressPartition = (name: string) => `MIGRATION#${name}`;
const segmentKey = (segment: number) => `SEGMENT#${segment}`;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function migrationOf(name: string, migrations = MIGRATIONS): Migration {
  const migration = migrations.find((each) => each.name === name);
  if (migration) return migration;
  const all = migrations.map((each) => `  ${each.name}: ${each.about}`).join('\n');
  throw new Error(`There is no migration ${name}. Migrations:\n${all}`);
}

/**
 * Runs a migration over the whole table, page by page, and notes after each page how far it came: a run that broke off goes
 * on there. One that came to its end begins anew, and finds nothing to change.
 */
export async function migrate(table: Table, migration: Migration, options: MigrateOptions = {}) {
  const { isDryRun = false, say = () => undefined } = options;
  const parts = isDryRun ? newParts() : await partsToRun(table, migration, options.fromStart ?? false);
  const before = sumOf(parts);
  if (before.seen > 0) say(`goes on after ${before.seen} items`);
  await runAll(parts, (part, isBroken) => runPart(table, migration, { part, parts, isBroken }, options));
  const { seen, toChange, changed, busy } = sumOf(parts);
  if (isDryRun) return { migration: migration.name, seen, toChange, written: false };
  if (busy === 0 && changed === 0) await migration.finish?.(table);
  const next =
    busy > 0 ? 'Some items changed all the time. Run it again.' : 'Run it again to see that nothing is left.';
  return { migration: migration.name, seen, toChange, changed, busy, ...(toChange > 0 && { next }) };
}

/** Runs a migration, with lines in the back office's log of when it began and what it came to. */
export async function runMigration(office: Office, name: string, options: MigrateOptions) {
  const migration = migrationOf(name);
  if (options.isDryRun) return migrate(office.table, migration, options);
  await noteOffice(office, { subject: `Migration begun: ${name}` });
  const done = await migrate(office.table, migration, options);
  await noteOffice(office, { subject: `Migration ended: ${name}`, after: done });
  return done;
}

/** Runs all parts that are not done. Where one breaks off the others end after their page, and then it is thrown. */
async function runAll(parts: readonly Progress[], run: (part: Progress, isBroken: () => boolean) => Promise<void>) {
  const errors: unknown[] = [];
  const isBroken = () => errors.length > 0;
  const running = parts.filter(({ isDone }) => !isDone).map((part) => run(part, isBroken));
  await Promise.all(running.map((part) => part.catch((error) => errors.push(error))));
  if (isBroken()) throw errors[0];
}

const newParts = (): Progress[] =>
  Array.from({ length: SEGMENTS }, (_, segment) => ({
    ...{ sk: segmentKey(segment), isDone: false },
    ...{ seen: 0, toChange: 0, changed: 0, busy: 0 },
  }));

async function partsToRun(table: Table, { name }: Migration, fromStart: boolean): Promise<Progress[]> {
  const query = { where: 'pk = :pk', values: { ':pk': progressPartition(name) }, strongly: true };
  const stored = parseItems(Progress, await queryAll(table, query));
  const goesOn = !fromStart && stored.some(({ isDone }) => !isDone);
  if (!goesOn) {
    const Keys = stored.map(({ sk }) => ({ pk: progressPartition(name), sk }));
    await writeItems(
      table,
      Keys.map((Key) => ({ DeleteRequest: { Key } })),
    );
    return newParts();
  }
  return newParts().map((part) => stored.find(({ sk }) => sk === part.sk) ?? part);
}

interface Running {
  readonly part: Progress;
  readonly parts: readonly Progress[];
  readonly isBroken: () => boolean;
}

async function runPart(
  table: Table,
  migration: Migration,
  { part, parts, isBroken }: Running,
  options: MigrateOptions,
) {
  const { isDryRun = false, perSecond = 200, wait = pause, say = () => undefined } = options;
  while (!part.isDone && !isBroken()) {
    const { items, next } = await readPage(table, part, options.pageSize ?? 100);
    for (const item of items.filter((each) => migration.takes(each))) {
      part.toChange++;
      if (!isDryRun) await migrateItem(table, migration, item, part);
    }
    part.seen += items.length;
    part.isDone = next === undefined;
    if (next) part.from = next;
    else delete part.from;
    if (!isDryRun) await putItem(table, { pk: progressPartition(migration.name), ...part });
    const { seen, toChange, changed } = sumOf(parts);
    say(`${seen} items, ${toChange} to change, ${changed} changed`);
    if (!part.isDone) await wait((items.length * SEGMENTS * 1_000) / perSecond);
  }
}

async function migrateItem(table: Table, migration: Migration, item: Item, part: Progress) {
  try {
    if (await migration.migrate(table, item)) part.changed++;
  } catch (error) {
    if (!(error instanceof ItemBusy)) throw error;
    part.busy++;
  }
}

async function readPage({ db, name: TableName }: Table, part: Progress, Limit: number) {
  const Segment = Number(part.sk.split('#')[1]);
  const { Items = [], LastEvaluatedKey } = await db.send(
    new ScanCommand({
      TableName,
      Segment,
      TotalSegments: SEGMENTS,
      Limit,
      ConsistentRead: true,
      ExclusiveStartKey: part.from,
    }),
  );
  return { items: Items, next: LastEvaluatedKey };
}

const sumOf = (parts: readonly Progress[]) => ({
  seen: sum(parts, 'seen'),
  toChange: sum(parts, 'toChange'),
  changed: sum(parts, 'changed'),
  busy: sum(parts, 'busy'),
});
const sum = (parts: readonly Progress[], name: 'seen' | 'toChange' | 'changed' | 'busy') =>
  parts.reduce((total, part) => total + part[name], 0);
