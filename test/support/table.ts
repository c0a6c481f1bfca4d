import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../functions/platform/table.ts';
import { startDynamoDb } from '../../scripts/local/aws/dynamodb/index.ts';

const INDEXES = [
  ['board', 'boardKey', 'boardSort'],
  ['list', 'listKey', 'listSort'],
  ['owner', 'ownerKey', 'listSort'],
  ['due', 'dueShard', 'dueAt'],
  ['open', 'openKey', 'openSort'],
] as const;

/** An empty table with its indexes on a DynamoDB of its own, for tests of what reads and writes it. */
export interface TestTable extends Table {
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
  const db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  const TableName = 'Main';
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
    name: TableName,
    get: async (Key) => (await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item,
    async query(pk) {
      const ExpressionAttributeValues = { ':pk': pk };
      const query = new QueryCommand({ TableName, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues });
      return (await db.send(query)).Items ?? [];
    },
    scan: async () => (await db.send(new ScanCommand({ TableName }))).Items ?? [],
    async close() {
      db.destroy();
      await server.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const keySchema = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];
