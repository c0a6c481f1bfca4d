import { CreateTableCommand, DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeleteCommand, GetCommand, PutCommand } from '../../functions/platform/table-calls.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { ScanCommand as ReadAll } from '../ops/scan.ts';
import { type Copying, copyItems } from './copy-items.ts';

const RESTORED = 'Restored';
let table: TestTable;
let client: DynamoDBClient;

beforeAll(async () => {
  table = await aTable();
  const credentials = { accessKeyId: 'anybody', secretAccessKey: 'local' };
  client = new DynamoDBClient({ endpoint: table.endpoint, region: 'us-east-1', credentials });
  await client.send(
    new CreateTableCommand({
      TableName: RESTORED,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
    }),
  );
  const put = (Item: Record<string, unknown>) => table.db.send(new PutCommand({ TableName: RESTORED, Item }));
  for (let job = 0; job < 130; job++)
    await put({ pk: 'A#acc_a#JOBS', sk: `job_${job}`, title: `Job ${job}`, version: 3, tags: ['a', { b: null }] });
  await put({ pk: 'A#acc_b', sk: 'ACCOUNT', name: 'Other', version: 1 });
  await client.send(
    new PutItemCommand({
      TableName: RESTORED,
      Item: {
        pk: { S: 'A#acc_a' },
        sk: { S: 'ACCOUNT' },
        huge: { N: '12345678901234567890123' },
        set: { SS: ['x', 'y'] },
      },
    }),
  );
});
afterAll(async () => {
  client.destroy();
  await table.close();
});
beforeEach(async () => {
  const { Items = [] } = await table.db.send(new ReadAll({ TableName: table.name, ProjectionExpression: 'pk, sk' }));
  for (const Key of Items) await table.db.send(new DeleteCommand({ TableName: table.name, Key }));
});

const copy = (over: Partial<Copying> = {}) =>
  copyItems({ client, from: RESTORED, to: table.name, writes: true, ...over });
const nameOf = ({ input: { Item } }: PutItemCommand) => ({ pk: Item?.pk?.S, sk: Item?.sk?.S });
const raw = async (TableName: string) =>
  ((await client.send(new ScanCommand({ TableName }))).Items ?? []).toSorted((a, b) =>
    `${a.pk?.S} ${a.sk?.S}` < `${b.pk?.S} ${b.sk?.S}` ? -1 : 1,
  );

describe('restoring from a table aside', () => {
  it('puts every missing item back as it was stored, numbers and sets to the last digit', async () => {
    expect(await copy()).toEqual({ picked: 132, missing: 132, differing: 0, written: 132 });
    expect(await raw(table.name)).toEqual(await raw(RESTORED));
  });

  it('writes nothing the second time, and goes on where a run broke off', async () => {
    let pages = 0;
    const interrupted = copyItems({ client, from: RESTORED, to: table.name, writes: true }, () => {
      if (++pages === 1) throw new Error('The connection is gone');
    });
    await expect(interrupted).rejects.toThrow('The connection is gone');
    const rest = await copy();
    expect(rest.written).toBe(32);
    expect(await copy()).toEqual({ picked: 132, missing: 0, differing: 0, written: 0 });
    expect(await raw(table.name)).toEqual(await raw(RESTORED));
  });

  it('only counts until it is told to write', async () => {
    expect(await copy({ writes: false })).toEqual({ picked: 132, missing: 132, differing: 0, written: 0 });
    expect(await raw(table.name)).toEqual([]);
  });

  it('leaves alone what people wrote since, unless it is told to overwrite', async () => {
    const Item = { pk: 'A#acc_b', sk: 'ACCOUNT', name: 'Renamed', version: 2 };
    await table.db.send(new PutCommand({ TableName: table.name, Item }));
    const nameNow = async () =>
      (await table.db.send(new GetCommand({ TableName: table.name, Key: { pk: Item.pk, sk: Item.sk } }))).Item?.name;
    expect(await copy({ prefix: 'A#acc_b' })).toEqual({ picked: 1, missing: 0, differing: 1, written: 0 });
    expect(await nameNow()).toBe('Renamed');
    expect(await copy({ prefix: 'A#acc_b', overwrites: true })).toMatchObject({ differing: 1, written: 1 });
    expect(await nameNow()).toBe('Other');
  });

  it('goes on past what somebody writes while it copies, and leaves that alone', async () => {
    const Item = { pk: 'A#acc_b', sk: 'ACCOUNT', name: 'Written meanwhile', version: 3 };
    const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;
    let isFirst = true;
    const racing = Object.create(client, {
      send: {
        value: async (command: unknown) => {
          if (command instanceof PutItemCommand && isFirst) {
            isFirst = false;
            await table.db.send(new PutCommand({ TableName: table.name, Item: { ...Item, ...nameOf(command) } }));
          }
          return send(command);
        },
      },
    });
    expect(await copy({ client: racing })).toEqual({ picked: 132, missing: 132, differing: 0, written: 131 });
    expect(await copy()).toMatchObject({ missing: 0, differing: 1, written: 0 });
  });

  it('takes only the partitions that were asked for', async () => {
    expect(await copy({ prefix: 'A#acc_b' })).toMatchObject({ picked: 1, written: 1 });
    expect(await raw(table.name)).toHaveLength(1);
  });
});
