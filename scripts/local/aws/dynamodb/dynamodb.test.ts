import { join } from 'node:path';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { DynamoDBDocumentClient, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../database.ts';
import { aFolder, clientOf, refusalOf, untilTheEnd } from '../testing.ts';
import { startDynamoDb } from './index.ts';

const TABLE = 'Things';

async function aTable(options: Partial<Parameters<typeof startDynamoDb>[0]> = {}) {
  const dir = aFolder();
  const { endpoint } = untilTheEnd(await startDynamoDb({ dir, ...options }));
  const client = new DynamoDBClient(clientOf(endpoint));
  const table = DynamoDBDocumentClient.from(client);
  const create = new CreateTableCommand({
    TableName: TABLE,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
  await client.send(create);
  const TimeToLiveSpecification = { Enabled: true, AttributeName: 'ttl' };
  await client.send(new UpdateTimeToLiveCommand({ TableName: TABLE, TimeToLiveSpecification }));
  const put = (pk: string, more: object = {}) =>
    table.send(new PutCommand({ TableName: TABLE, Item: { pk, ...more } }));
  const keys = async () =>
    ((await table.send(new ScanCommand({ TableName: TABLE }))).Items ?? []).map((item) => item.pk);
  return { dir, endpoint, client, table, put, keys };
}

/** What the stream remembers, from its beginning. */
async function changesOf(client: DynamoDBClient, endpoint: string) {
  const streams = new DynamoDBStreamsClient(clientOf(endpoint));
  const { Table } = await client.send(new DescribeTableCommand({ TableName: TABLE }));
  const StreamArn = Table?.LatestStreamArn;
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
  const ShardId = StreamDescription?.Shards?.[0]?.ShardId;
  const start = new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' });
  const { ShardIterator } = await streams.send(start);
  const { Records = [] } = await streams.send(new GetRecordsCommand({ ShardIterator }));
  return Records.map(({ eventName, dynamodb }) => `${dynamodb?.SequenceNumber} ${eventName} ${dynamodb?.Keys?.pk?.S}`);
}

test('keeps items and lets one of two conditional writes win', async () => {
  const { table, put } = await aTable();
  const claim = () =>
    table.send(
      new PutCommand({ TableName: TABLE, Item: { pk: 'one' }, ConditionExpression: 'attribute_not_exists(pk)' }),
    );
  const outcomes = await Promise.allSettled([claim(), claim()]);
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await refusalOf(claim())).toBe('ConditionalCheckFailedException');
  await put('two', { nested: { list: [1, 'a'] } });
  const { Item } = await table.send(new GetCommand({ TableName: TABLE, Key: { pk: 'two' } }));
  expect(Item).toEqual({ pk: 'two', nested: { list: [1, 'a'] } });
});

test('removes what has expired, and the stream tells of it', async () => {
  const { client, endpoint, put, keys } = await aTable({ upkeepEveryMs: 20 });
  const nowSeconds = Math.floor(Date.now() / 1000);
  await put('stays', { ttl: nowSeconds + 3600 });
  await put('forever');
  await put('goes', { ttl: nowSeconds - 1 });
  await vi.waitFor(async () => expect((await keys()).sort()).toEqual(['forever', 'stays']));
  expect(await changesOf(client, endpoint)).toContain('4 REMOVE goes');
});

test('forgets old changes of a stream and goes on counting', async () => {
  const { client, endpoint, put } = await aTable({ upkeepEveryMs: 20, keepStreamRecords: 2 });
  for (const pk of ['a', 'b', 'c', 'd']) await put(pk);
  await vi.waitFor(async () => expect(await changesOf(client, endpoint)).toEqual(['3 INSERT c', '4 INSERT d']));
  await put('e');
  expect(await changesOf(client, endpoint)).toContain('5 INSERT e');
});

/** What the server asks of the stream at each write and at each read of it, in its own letters. */
const STREAM_QUERIES = [
  `SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = 'Things'`,
  `SELECT event_name FROM _stream_records
   WHERE table_name = 'Things' AND shard_id = 'shard' AND CAST(sequence_number AS INTEGER) > 1
   ORDER BY CAST(sequence_number AS INTEGER) ASC LIMIT 10`,
];

test.each(STREAM_QUERIES)('finds a place in the stream by an index, however long it is: %s', async (query) => {
  const { dir } = await aTable();
  const database = openDatabase(join(dir, 'tables.db'), '');
  const plan = database.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${query}`).map(({ detail }) => detail);
  database.close();
  expect(plan).toEqual([expect.stringMatching(/^SEARCH _stream_records USING (COVERING )?INDEX local_stream_/)]);
  expect(plan[0]).toMatch(query.includes('shard_id') ? /<expr>>\?/ : /COVERING INDEX local_stream_order/);
});

test('ends a server that an earlier run left behind on the same folder', async () => {
  const dir = aFolder();
  const first = await startDynamoDb({ dir });
  const second = untilTheEnd(await startDynamoDb({ dir, port: Number(new URL(first.endpoint).port) }));
  expect(second.endpoint).toBe(first.endpoint);
  expect((await new DynamoDBClient(clientOf(second.endpoint)).send(new ListTablesCommand())).TableNames).toEqual([]);
  await first.close();
});
