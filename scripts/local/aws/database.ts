import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** One SQLite file. What a call has written is there after the process was killed. */
export interface Database {
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined;
  run(sql: string, ...values: SQLInputValue[]): void;
  /** All of what `work` writes, or nothing. */
  atOnce<Result>(work: () => Result): Result;
  close(): void;
}

/** Opens the file, creating it and its folder; `schema` must be repeatable. */
export function openDatabase(file: string, schema: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(`pragma journal_mode=wal; pragma synchronous=normal; pragma busy_timeout=5000; ${schema}`);

  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };

  return {
    all: <Row>(sql: string, ...values: SQLInputValue[]) => statement(sql).all(...values) as Row[],
    one: <Row>(sql: string, ...values: SQLInputValue[]) => statement(sql).get(...values) as Row | undefined,
    run: (sql, ...values) => void statement(sql).run(...values),
    atOnce: (work) => {
      database.exec('begin immediate');
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (error) {
        database.exec('rollback');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
