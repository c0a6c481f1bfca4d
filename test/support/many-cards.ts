import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Table } from '../../functions/platform/table.ts';
import { PutCommand, UpdateCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import type { Head } from '../../functions/records/submission/head.ts';
import { requireKnown } from '../../functions/records/submission/known-head.ts';
import { toHeadItem } from '../../functions/records/submission/stored-head.ts';
import type { ColumnName } from '../../shared/model/funnel.ts';
import type { AccountId, JobId, SubmissionId } from '../../shared/model/ids.ts';
import { addCounts, type Counts, countsOf } from '../../shared/rules/funnel/counters.ts';
import { nameWords } from '../../shared/rules/text/names.ts';
import type { World } from './world.ts';

/** How many cards each column gets. */
export type Sizes = Partial<Record<ColumnName, number>>;

export interface ManyCards {
  readonly accountId: AccountId;
  readonly jobId: JobId;
  readonly sizes: Sizes;
  /** The number of the first card, where others were put before. */
  readonly from?: number;
}

const DAY = 86_400_000;

/** The last name of a card: letters alone, in the order of its number. */
const lastNameOf = (number: number) =>
  `V${[...number.toString(26).padStart(4, '0')].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')}`;

/**
 * Puts cards straight into the table, with the counters and the words they are found by, as if each had come its way. One
 * of each column goes in by the front door, all others are copies of its rows in the table's own file: the front door takes
 * minutes for so many. Within a column the first stands above. Answers the names of the cards, by column.
 */
export async function putManyCards({ table, tableFile }: Pick<World, 'table' | 'tableFile'>, wanted: ManyCards) {
  const names = new Map<ColumnName, string[]>();
  const database = new DatabaseSync(tableFile);
  database.exec('pragma busy_timeout=10000; pragma synchronous=off');
  let counts: Counts = {};
  let number = wanted.from ?? 0;
  for (const [column, size] of Object.entries(wanted.sizes) as [ColumnName, number][]) {
    const heads = Array.from({ length: size }, (_, place) => aHead(wanted, column, number++, place));
    const [first] = heads;
    if (!first) continue;
    await write(table, [toHeadItem(first), ...wordsOf(first)]);
    copyRows(database, table.name, heads);
    for (const [name, value] of Object.entries(countsOf(requireKnown(first))))
      counts = addCounts(counts, { [name]: value * size });
    names.set(
      column,
      heads.map(({ name }) => name),
    );
  }
  database.close();
  await count(table, wanted.accountId, wanted.jobId, counts);
  return names;
}

/** Copies all rows of the first of these, in the table and its indexes, for each of the others. */
function copyRows(database: DatabaseSync, tableName: string, [first, ...others]: readonly Head[]) {
  if (!first) return;
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and (name = ? or name like ?)")
    .all(tableName, `${tableName}::gsi::%`)
    .map(({ name }) => String(name));
  database.exec('begin immediate');
  for (const table of tables) {
    const rows = database.prepare(`select * from "${table}" where instr(item_json, ?) > 0`).all(first.id);
    for (const row of rows as Record<string, SQLInputValue>[]) {
      const columns = Object.keys(row);
      const places = columns.map(() => '?').join(', ');
      const insert = database.prepare(`insert into "${table}" (${columns.join(', ')}) values (${places})`);
      for (const other of others) insert.run(...columns.map((column) => renamed(row[column] ?? null, first, other)));
    }
  }
  database.exec('commit');
}

/** All that tells one card from another; as long in each. */
const marksOf = ({ id, name, columnAt }: Head) => {
  const lastName = name.split(' ')[1] ?? '';
  // Its place in a column names it without the prefix.
  return [id.slice('sub_'.length), lastName, lastName.toLowerCase(), columnAt];
};

function renamed(value: SQLInputValue, from: Head, to: Head): SQLInputValue {
  if (typeof value !== 'string') return value;
  const marks = marksOf(to);
  return marksOf(from).reduce((text, mark, at) => text.replaceAll(mark, marks[at] ?? ''), value);
}

function aHead(of: Pick<Head, 'accountId' | 'jobId'>, column: ColumnName, number: number, place: number): Head {
  const at = (daysAgo: number, seconds = 0) => new Date(Date.now() - daysAgo * DAY - seconds * 1_000).toISOString();
  const wasContacted = column !== 'NEW' && column !== 'SAVED';
  return {
    accountId: of.accountId,
    jobId: of.jobId,
    id: `sub_${number.toString(36).padStart(16, '0')}` as SubmissionId,
    version: 1,
    column,
    columnAt: at(3.5, place),
    name: `Robin ${lastNameOf(number)}`,
    title: 'Backend Engineer',
    employer: 'Northwind',
    origin: 'crowd',
    submittedAt: at(30),
    huntDone: true,
    hasEmail: true,
    verdicts: 'ccuoc',
    ...(column !== 'NEW' && { reviewedAt: at(29) }),
    ...(wasContacted && { contactedAt: at(28) }),
    ...(wasContacted && column !== 'CONTACTED' && { repliedAt: at(27), interestedAt: at(27) }),
  };
}

const wordsOf = ({ accountId, jobId, id, name }: Head) =>
  nameWords(name).map((word) => ({ ...keys.nameToken(accountId, jobId, word, id), id, name }));

async function write({ db, name }: Table, items: readonly Record<string, unknown>[]) {
  for (const Item of items) await db.send(new PutCommand({ TableName: name, Item }));
}

async function count({ db, name: TableName }: Table, accountId: AccountId, jobId: JobId, counts: Counts) {
  const entries = Object.entries(counts);
  await db.send(
    new UpdateCommand({
      TableName,
      Key: keys.counters(accountId, jobId),
      UpdateExpression: `ADD ${entries.map((_, at) => `#c${at} :c${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([key], at) => [`#c${at}`, key])),
      ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], at) => [`:c${at}`, value])),
    }),
  );
}
