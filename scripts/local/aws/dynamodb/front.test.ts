import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import type { Attempt } from '../access.ts';
import { aFolder, clientOf, refusalOf, untilTheEnd } from '../testing.ts';
import { wantedBy } from './attempts.ts';
import { startDynamoDb } from './index.ts';
import { createReader } from './requests.ts';

const T = 'arn:aws:dynamodb:us-east-1:000000000000:table/T';
const iterator = Buffer.from('{"table_name":"T"}').toString('base64');

it.each<[string, string, object, string[]]>([
  ['a single call', 'GetItem', { TableName: 'T' }, [`dynamodb:GetItem ${T}`]],
  ['a query of an index', 'Query', { TableName: 'T', IndexName: 'list' }, [`dynamodb:Query ${T}/index/list`]],
  ['a table named by its ARN', 'PutItem', { TableName: T }, [`dynamodb:PutItem ${T}`]],
  [
    'a batch',
    'BatchGetItem',
    { RequestItems: { T: {}, U: {} } },
    [`dynamodb:BatchGetItem ${T}`, `dynamodb:BatchGetItem ${T.slice(0, -1)}U`],
  ],
  [
    'each part of a transaction',
    'TransactWriteItems',
    { TransactItems: [{ Put: { TableName: 'T' } }, { ConditionCheck: { TableName: 'T' } }] },
    [`dynamodb:PutItem ${T}`, `dynamodb:ConditionCheckItem ${T}`],
  ],
  [
    'a stream',
    'DescribeStream',
    { StreamArn: 'arn:x:table/T/stream/1' },
    [`dynamodb:DescribeStream ${T}/stream/local`],
  ],
  ['what a stream holds', 'GetRecords', { ShardIterator: iterator }, [`dynamodb:GetRecords ${T}/stream/local`]],
  ['what has no table', 'ListTables', {}, ['dynamodb:ListTables *']],
])('asks what %s needs', (_, operation, input, wanted) => {
  const asked = wantedBy(operation, input as Record<string, unknown>);
  expect(asked.map(({ action, resource }) => `${action} ${resource}`)).toEqual(wanted);
});

it('cuts requests out of what comes, however it is cut on the way', () => {
  const text = (body: string) =>
    `POST / HTTP/1.1\r\nX-Amz-Target: D.${body}\r\nAuthorization: me\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const all = Buffer.from(text('one') + text('') + text('three'));
  for (const size of [1, 7, 60, all.length]) {
    const seen: string[] = [];
    const read = createReader(({ target, body }) => seen.push(`${target} ${body}`));
    for (let at = 0; at < all.length; at += size) expect(read(all.subarray(at, at + size))).toBe(true);
    expect(seen).toEqual(['D.one one', 'D. ', 'D.three three']);
  }
  expect(createReader(() => undefined)(Buffer.from('POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n'))).toBe(
    false,
  );
});

it('hands on what may be done, refuses the rest as DynamoDB does, and goes on serving the same connection', async () => {
  const asked: Attempt[] = [];
  const judge = (attempt: Attempt) => {
    asked.push(attempt);
    return attempt.action === 'dynamodb:PutItem' || attempt.action === 'dynamodb:*' ? 'not you' : undefined;
  };
  const { endpoint } = untilTheEnd(await startDynamoDb({ dir: aFolder(), judge }));
  const client = new DynamoDBClient(clientOf(endpoint));
  const db = DynamoDBDocumentClient.from(client);
  await client.send(
    new CreateTableCommand({
      TableName: 'Tab',
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    }),
  );
  const Item = { pk: 'ü'.repeat(50_000) };
  expect(await refusalOf(db.send(new PutCommand({ TableName: 'Tab', Item })))).toBe('AccessDeniedException');
  expect((await db.send(new GetCommand({ TableName: 'Tab', Key: { pk: 'ü' } }))).Item).toBeUndefined();
  expect(asked.every(({ who }) => who === 'anybody')).toBe(true);
  const unsigned = await fetch(endpoint, { method: 'POST', body: '{}' });
  expect([unsigned.status, await unsigned.text()]).toEqual([
    400,
    expect.stringContaining('MissingAuthenticationToken'),
  ]);
});
