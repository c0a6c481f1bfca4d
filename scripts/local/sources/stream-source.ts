import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { callAws } from '../call-aws.ts';
import type { LocalTable } from '../resources/tables.ts';
import type { EventSource } from '../templates/wiring.ts';
import type { Invoke } from './functions.ts';
import { pause, type Source } from './source.ts';
import { createWindow, type WindowState } from './window.ts';

/** Where a function stands in a stream; kept, so that a restart goes on from there. */
export interface Position {
  read(): string | undefined;
  write(sequenceNumber: string): void;
}

interface Deps {
  readonly endpoint: string;
  readonly table: LocalTable;
  readonly mapping: EventSource;
  readonly invoke: Invoke;
  readonly position: Position;
  /** Kept with the position; needed where the mapping has a window. */
  readonly windowState?: WindowState;
  /** Told of a change that is given up, as Lambda tells the queue for failures. */
  readonly onGivenUp?: (notice: object) => Promise<unknown>;
}

const POLL_MS = 40;
const RETRY_MS = 250;
/** How often whoever waits for the stream to be empty sees the same record fail. */
const PATIENCE = 3;

/** Hands a table's changes to its function, in order; what failed comes again, and all that follows waits for it. */
export function streamSource({ endpoint, table, mapping, invoke, position, windowState, onGivenUp }: Deps): Source {
  const shard = findShard(endpoint, table.name, mapping.functionName);
  const open = iteratorOf(endpoint, shard, mapping.functionName);
  const window = mapping.windowSeconds > 0 && windowState ? createWindow(mapping, windowState) : undefined;
  let iterator: string | undefined;
  let failures = 0;

  const read = async () => {
    iterator ??= await open(position.read());
    const answer = callAws<{ Records?: DynamoDBRecord[]; NextShardIterator?: string }>(
      'streams',
      endpoint,
      'GetRecords',
      { ShardIterator: iterator, Limit: Math.min(mapping.batchSize, 1000) },
      { as: mapping.functionName },
    );
    const { Records = [], NextShardIterator } = await answer.catch((error) => {
      iterator = undefined;
      throw error;
    });
    iterator = NextShardIterator;
    return Records.map((record) => ({ ...record, eventSourceARN: table.streamArn }));
  };

  const call = async (records: readonly DynamoDBRecord[], isFinal = false) => {
    const { ShardId } = await shard();
    const answer = await invoke(mapping.functionName, { Records: records, ...window?.about(ShardId, isFinal) });
    window?.keep(answer);
    return answer as DynamoDBBatchResponse | undefined;
  };

  /** How many of the records, from the first, need not come again. */
  const countDone = async (records: readonly DynamoDBRecord[]) => {
    try {
      const answer = await call(records);
      const failed = new Set(answer?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier) ?? []);
      const first = records.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ''));
      return first === -1 ? (failed.size > 0 ? 0 : records.length) : first;
    } catch (error) {
      console.error(`${mapping.functionName} failed with all of a batch`, error);
      return 0;
    }
  };

  const giveUp = async ({ dynamodb }: DynamoDBRecord) => {
    console.error(`${mapping.functionName} gives a change up after ${failures} tries`, dynamodb?.Keys);
    await onGivenUp?.(noticeOf(table, dynamodb?.SequenceNumber ?? '', failures));
    position.write(dynamodb?.SequenceNumber ?? '');
    failures = 0;
  };

  const endWindow = async () => {
    await call([], true);
    window?.isOver();
    return 1;
  };

  const take = async (waitSeconds: number, signal?: AbortSignal) => {
    if (window?.isDue(false)) return endWindow();
    const records = await read();
    if (records.length === 0) {
      if (window?.isDue(waitSeconds === 0)) return endWindow();
      if (waitSeconds > 0) await pause(POLL_MS, signal);
      return 0;
    }
    const done = await countDone(records);
    const last = records[done - 1]?.dynamodb?.SequenceNumber;
    if (last) position.write(last);
    if (done === records.length) {
      failures = 0;
      return done;
    }
    iterator = undefined;
    failures = done > 0 ? 1 : failures + 1;
    if (failures > PATIENCE && waitSeconds === 0)
      throw new Error(`${mapping.functionName} fails again and again at ${records[done]?.dynamodb?.SequenceNumber}`);
    if (failures > mapping.maximumRetries) await giveUp(records[done]!);
    await pause(waitSeconds > 0 ? RETRY_MS : 0, signal);
    return Math.max(done, 1);
  };

  return { name: `Stream of ${table.name}`, take };
}

/** What Lambda writes of changes that it gives up: where they stand in the stream, and nothing of what they hold. */
const noticeOf = (table: LocalTable, sequenceNumber: string, tries: number) => ({
  version: '1.0',
  timestamp: new Date().toISOString(),
  requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: tries },
  DDBStreamBatchInfo: {
    shardId: `shardId-00000001-${table.name}`,
    startSequenceNumber: sequenceNumber,
    endSequenceNumber: sequenceNumber,
    batchSize: 1,
    streamArn: table.streamArn,
  },
});

interface FoundShard {
  readonly StreamArn: string;
  readonly ShardId: string;
}

/** A table's one shard, looked for once. */
function findShard(endpoint: string, tableName: string, as: string): () => Promise<FoundShard> {
  let shard: Promise<FoundShard> | undefined;
  const find = async () => {
    const { Table } = await callAws<{ Table: { LatestStreamArn: string } }>('dynamodb', endpoint, 'DescribeTable', {
      TableName: tableName,
    });
    const StreamArn = Table.LatestStreamArn;
    const { StreamDescription } = await callAws<{ StreamDescription: { Shards: { ShardId: string }[] } }>(
      'streams',
      endpoint,
      'DescribeStream',
      { StreamArn },
      { as },
    );
    return { StreamArn, ShardId: StreamDescription.Shards[0]!.ShardId };
  };
  return () => {
    shard ??= find();
    return shard;
  };
}

/** Opens a shard after a sequence number, or at its beginning. */
function iteratorOf(endpoint: string, shard: () => Promise<FoundShard>, as: string) {
  return async (after: string | undefined) => {
    const from = after
      ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }
      : { ShardIteratorType: 'TRIM_HORIZON' };
    const { ShardIterator } = await callAws<{ ShardIterator: string }>(
      'streams',
      endpoint,
      'GetShardIterator',
      { ...(await shard()), ...from },
      { as },
    );
    return ShardIterator;
  };
}
