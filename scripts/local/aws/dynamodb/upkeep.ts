import { openDatabase } from '../database.ts';
import { call } from './call.ts';

interface Upkeep {
  /** Removes what has expired and shortens the streams. */
  run(): Promise<void>;
  /** Waits for a run under way. */
  close(): Promise<void>;
}

/**
 * Without these two, each write to a table with a stream reads all of its stream. SQLite uses an index of an expression only
 * for the same expression in the same letters, so CAST is written as the server writes it. Earlier names had it otherwise.
 */
const STREAM_INDEXES = `
  drop index if exists local_stream_seq;
  drop index if exists local_stream_shard;
  create index if not exists local_stream_order on _stream_records(table_name, CAST(sequence_number AS INTEGER));
  create index if not exists local_stream_shard_order
    on _stream_records(table_name, shard_id, CAST(sequence_number AS INTEGER));`;

interface Options {
  readonly file: string;
  readonly endpoint: string;
  readonly keepStreamRecords: number;
  readonly now: () => Date;
}

/** What the server leaves to us, done over its own file while it runs. */
export function openUpkeep({ file, endpoint, keepStreamRecords, now }: Options): Upkeep {
  const database = openDatabase(file, STREAM_INDEXES);

  /** The last record stays whatever happens, or the stream would start again at 1. */
  const shortenStreams = () =>
    database.run(
      `delete from _stream_records where id in (
         select id from (
           select id, row_number() over (partition by table_name order by CAST(sequence_number AS INTEGER) desc) place
           from _stream_records)
         where place > ?)`,
      Math.max(keepStreamRecords, 1),
    );

  const deleteExpired = async () => {
    const nowSeconds = Math.floor(now().getTime() / 1000);
    const tables = database.all<ExpiringTable>(
      'select table_name name, key_schema keySchema, ttl_attribute attribute from _tables where ttl_enabled = 1',
    );
    for (const table of tables) {
      const keyNames = (JSON.parse(table.keySchema) as { AttributeName: string }[]).map((key) => key.AttributeName);
      const expired = database.all<{ item: string }>(
        `select item_json item from "${table.name}"
         where instr(item_json, ?) > 0 and cast(json_extract(item_json, ?) as integer) <= ?`,
        `"${table.attribute}"`,
        `$."${table.attribute}".N`,
        nowSeconds,
      );
      for (const { item } of expired) await deleteIfStillExpired(table, keysOf(item, keyNames), nowSeconds);
    }
  };

  /** Through the front door, so that indexes and the stream hear of it; unless it was given more time meanwhile. */
  const deleteIfStillExpired = (table: ExpiringTable, key: object, nowSeconds: number) =>
    call(endpoint, 'DeleteItem', {
      TableName: table.name,
      Key: key,
      ConditionExpression: '#ttl <= :now',
      ExpressionAttributeNames: { '#ttl': table.attribute },
      ExpressionAttributeValues: { ':now': { N: `${nowSeconds}` } },
    }).catch((error: Error) => {
      if (!error.message.includes('ConditionalCheckFailed')) throw error;
    });

  let underWay: Promise<void> | undefined;
  const work = async () => {
    await deleteExpired();
    shortenStreams();
  };
  return {
    run: () => {
      underWay ??= work().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    close: async () => {
      await underWay?.catch(() => undefined);
      database.close();
    },
  };
}

interface ExpiringTable {
  readonly name: string;
  readonly keySchema: string;
  readonly attribute: string;
}

function keysOf(item: string, names: string[]) {
  const attributes = JSON.parse(item) as Record<string, unknown>;
  return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
