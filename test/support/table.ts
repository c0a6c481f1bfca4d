import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { accessOf } from '../../functions/platform/access.ts';
import { connectTable, type Table } from '../../functions/platform/table.ts';
import { GetCommand, QueryCommand } from '../../functions/platform/table-calls.ts';
import { startDynamoDb } from '../../scripts/local/aws/dynamodb/index.ts';
import { ScanCommand } from '../../scripts/ops/scan.ts';

const INDEXES = [
  ['board', 'boardKey', 'boardSort'],
  ['list', 'listKey', 'listSort'],
  ['owner', 'ownerKey', 'listSort'],
  ['due', 'dueShard', 'dueAt'],
  ['open', 'openKey', 'openSort'],
] as const;

/** An empty table with its indexes on a DynamoDB of its own, for tests of what reads and writes it. */
export interface TestTable extends Table {
  readonly endpoint: string;
  get(key: Record<string, unknown>): Promise<Record<string, unknown> | undefined>;
  query(pk: string): Promise<Record<string, unknown>[]>;
  scan(): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** Starts one; `close` it when the test file is over. */
export async function aTable(): Promise<TestTable> {
  const dir = mkdtempSync(join(tmpdir(), 'bramble-table-'));
  const server = await startDynamoDb({ dir });
  const credentials = { accessKeyId: 'anybody', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint: server.endpoint, region: 'us-east-1', credentials });
  const environment = {
    AWS_ENDPOINT_URL: server.endpoint,
    AWS_ACCESS_KEY_ID: 'anybody',
    AWS_SECRET_ACCESS_KEY: 'local',
  };
  const TableName = 'Main';
  const { db } = connectTable(TableName, () => accessOf(environment));
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keySchema('pk', 'sk'),
      AttributeDefinitions: [...new Set(['pk', 'sk', ...INDEXES.flatMap(([, hash, range]) => [hash, range])])].map(
        (AttributeName) => ({ AttributeName, AttributeType: 'S' as const }),
      ),
      GlobalSecondaryIndexes: INDEXES.map(([IndexName, hash, range]) => ({
        IndexName,
        KeySchema: keySchema(hash, range),
        Projection: { ProjectionType: 'ALL' as const },
      })),
    }),
  );
  return {
    db,
    endpoint: server.endpoint,
    name: TableName,
    get: async (Key) => (await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item,
    async query(pk) {
      const ExpressionAttributeValues = { ':pk': pk };
      const query = new QueryCommand({ TableName, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues });
      return (await db.send(query)).Items ?? [];
    },
    async scan() {
      const all: Record<string, unknown>[] = [];
      let from: Record<string, unknown> | undefined;
      do {
        const page = await db.send(new ScanCommand({ TableName, ExclusiveStartKey: from }));
        all.push(...(page.Items ?? []));
        from = page.LastEvaluatedKey;
      } while (from);
      return all;
    },
    async close() {
      client.destroy();
      await server.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const keySchema = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];
