import * as z from 'zod';
import { AppError } from '../../shared/contract/errors.ts';
import type { Access } from './access.ts';
import { log } from './log.ts';
import { loggedKey } from './logged-key.ts';
import { cancellationOf, DynamoDb, isItemInTransaction, isRefusedCondition, type TableClient } from './table-calls.ts';

/** What the log says of a stored item that its schema refuses. */
const UNREADABLE = 'A stored record does not parse';

/** A table and what calls it; what every repository is built on. */
export interface Table {
  readonly db: TableClient;
  readonly name: string;
}

/** Connects to the table. Undefined attributes are left out, so that sparse indexes stay sparse. */
export const connectTable = (name: string, access?: () => Access): Table => ({ db: new DynamoDb(access), name });

/** Runs a conditional write: true when it took place, false when its condition did not hold. */
export async function wasWritten(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isRefusedCondition(error)) return false;
    throw error;
  }
}

/** Whether a write only lost a race with another writer of the same items. */
export function isConflict(error: unknown): boolean {
  if (isItemInTransaction(error)) return true;
  const codes = cancellationOf(error) ?? [];
  return codes.includes('TransactionConflict') && !codes.includes('ConditionalCheckFailed');
}

/** A conditional write of several items did not take place where somebody was writing one of them just then. */
export function falseInConflict(error: unknown): false {
  if (isConflict(error)) return false;
  throw error;
}

/** The same where nothing was written, and whoever asked is told to try again. */
export function refuseInConflict(error: unknown): never {
  throw isConflict(error) ? new AppError('CONFLICT') : error;
}

/** Retries what lost a race with another writer of the same items; a condition that failed is not retried. */
export async function retryingConflicts<T>(run: () => Promise<T>, tries = 8): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error) || attempt === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * (0.5 + Math.random())));
    }
  }
}

type Item = Record<string, unknown>;

/** What an item is found by, in the table or an index, or let go of: none of it is what the record says. */
const PLACES: ReadonlySet<string> = new Set([
  ...['pk', 'sk', 'boardKey', 'boardSort', 'listKey', 'listSort', 'ownerKey'],
  ...['openKey', 'openSort', 'dueShard', 'expiresAt'],
]);

/** What an item says. A shape that keeps what it does not know would keep its place too, and carry it to another item. */
function contentOf(schema: z.ZodType, item: Item): Item {
  if (!(schema instanceof z.ZodObject) || !schema.def.catchall) return item;
  const content: Item = {};
  for (const [name, value] of Object.entries(item))
    if (!PLACES.has(name) || name in schema.shape) content[name] = value;
  return content;
}

/** Parses a stored item. One that does not parse is logged with its key, and whoever asked for it is told so. */
export function parseItem<S extends z.ZodType>(schema: S, item: Item): z.output<S> {
  const result = schema.safeParse(contentOf(schema, item));
  if (result.success) return result.data;
  logUnreadable(item, result.error);
  throw new AppError('RECORD_UNREADABLE');
}

/** A stored record could not be read, or a newer version wrote what this one does not know. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'RECORD_UNREADABLE' || error.code === 'RECORD_NEWER');

/** Does what needs stored records as far as they can be read: asking again would not make them readable, and others wait. */
export async function asFarAsReadable(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!isUnreadable(error)) throw error;
  }
}

/** Parses the items of a list. One that does not parse is left out and logged with its key: it never takes down the rest. */
export function parseItems<S extends z.ZodType>(schema: S, items: readonly Item[]): z.output<S>[] {
  return items.flatMap((item) => {
    const result = schema.safeParse(contentOf(schema, item));
    if (result.success) return [result.data];
    logUnreadable(item, result.error);
    return [];
  });
}

/** One line per record, which an alarm counts: its key and what is wrong where, none of its contents. */
function logUnreadable(item: Item, { issues }: z.ZodError) {
  const problems = issues.slice(0, 5).map(({ path, code }) => `${path.map(String).join('.') || 'all of it'}: ${code}`);
  log.error(UNREADABLE, problems.join(', '), loggedKey(item));
}

const Cursor = z.record(z.string(), z.string());

/**
 * Where a page ended, for the caller to send back. It names keys only, and is checked against its partition. The table names them
 * in any order: the same page has the same marker each time, so that whoever reads it again sees that nothing changed.
 */
export const toCursor = (key: Record<string, unknown> | undefined) =>
  key ? Buffer.from(JSON.stringify(key, Object.keys(key).sort())).toString('base64url') : null;

/**
 * Reads a cursor of an index back. `partition` is the attribute and value that the query is for, `sort` the attribute it
 * is sorted by: a cursor of another partition, another account's for instance, or of another form is refused.
 */
export function fromCursor(
  text: string | undefined,
  partition: Record<string, string>,
  sort: string,
): Record<string, string> | undefined {
  if (!text) return undefined;
  try {
    const key = Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    const names = new Set(['pk', 'sk', sort, ...Object.keys(partition)]);
    const isWhole = Object.keys(key).length === names.size && [...names].every((name) => key[name]);
    if (isWhole && Object.entries(partition).every(([name, value]) => key[name] === value)) return key;
  } catch {
    // Fall through: whatever is wrong with it, the answer is the same.
  }
  throw new AppError('BAD_REQUEST', { after: ['This page marker is not valid. Please start from the first page.'] });
}
